#include "src/gui/sessions/listed_cards.hpp"

#include "draft/pool/copies.hpp"
#include "engine/cards/lists/resolve.hpp"
#include "src/lists/set_index.hpp"

namespace cubenight::gui {

std::optional<CardId> listed_card_of(const ListEntry& entry, const CardSet& cards, const CardIndex& index) {
    const Resolution found = resolve(entry, index, StandIns::other_printings);
    if (found.verdict == Verdict::basic_energy && found.energy) return draft::energy_card(cards, *found.energy);
    return found.printing ? cards.find_key(found.printing->id) : std::nullopt;
}

ListedDeck listed_cards(std::string_view list, const CardSet& cards, std::string_view file) {
    const auto read = read_card_list(list, std::nullopt, file);
    if (!read) return {{}, {read.error()}};
    ListedDeck deck{{}, read->errors};
    const SetIndex index(cards);
    for (const ListEntry& entry : read->entries) {
        const auto card = listed_card_of(entry, cards, index);
        if (card) deck.cards.insert(deck.cards.end(), static_cast<std::size_t>(entry.count), *card);
        else
            deck.errors.push_back({std::string(file), entry.line, saying("this cube has no card \"{0}\"", entry.name)});
    }
    if (deck.cards.empty() && deck.errors.empty())
        deck.errors.push_back({std::string(file), 0, saying("the list names no card")});
    return deck;
}

}  // namespace cubenight::gui
