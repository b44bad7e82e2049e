#include "src/gui/sessions/listed_cards.hpp"

#include "draft/pool/copies.hpp"
#include "engine/cards/lists/resolve.hpp"
#include "src/lists/set_index.hpp"

namespace cubenight::gui {
namespace {

// Nothing where the entry means no card of the set.
std::optional<CardId> card_of(const ListEntry& entry, const CardSet& cards, const SetIndex& index) {
    const Resolution found = resolve(entry, index, StandIns::other_printings);
    if (found.verdict == Verdict::basic_energy && found.energy) return draft::energy_card(cards, *found.energy);
    return found.printing ? cards.find_key(found.printing->id) : std::nullopt;
}

}  // namespace

Result<std::vector<CardId>> listed_cards(std::string_view list, const CardSet& cards, std::string_view file) {
    const auto read = read_card_list(list, std::nullopt, file);
    if (!read) return read.error();
    if (!read->errors.empty()) return read->errors.front();
    const SetIndex index(cards);
    std::vector<CardId> deck;
    for (const ListEntry& entry : read->entries) {
        const auto card = card_of(entry, cards, index);
        if (!card) return Error{std::string(file), entry.line, saying("this cube has no card \"{0}\"", entry.name)};
        deck.insert(deck.end(), static_cast<std::size_t>(entry.count), *card);
    }
    if (deck.empty()) return Error{std::string(file), 0, saying("the list names no card")};
    return deck;
}

}  // namespace cubenight::gui
