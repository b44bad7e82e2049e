#include "src/night/deck_list.hpp"

#include <algorithm>
#include <map>
#include <string_view>

#include "engine/cards/names.hpp"
#include "engine/core/ensure.hpp"
#include "src/store/file_name.hpp"

namespace cubenight {
namespace {

struct Copies {
    std::string said;  // the name in the reader's language
    int count = 0;
};
using Counts = std::map<std::string, Copies>;  // by English name, and number where that tells cards apart

using Counted = std::array<Counts, deck_part_count>;

DeckPart part_of(const Card& card) {
    if (card.kind == CardKind::pokemon) return DeckPart::pokemon;
    return is_trainer(card.kind) ? DeckPart::trainers : DeckPart::energy;
}

Counted count_deck(const draft::Night& night, SeatId seat, Language language) {
    const auto& deck = night.seats[seat.value].deck;
    Counted counted;
    // Cards of the Ultraman Card Game that share a name are different cards where their numbers differ.
    const auto count = [&](const Card& card, DeckPart part) {
        const std::string number = night.cards.ucg ? " " + card.key : std::string();
        Copies& copies = counted[static_cast<std::size_t>(part)][card.name + number];
        copies.said = std::string(name_in(card, language)) + number, ++copies.count;
    };
    for (const auto copy : deck.cards) {
        const Card& card = night.cards[copy];
        if (!night.cards.ucg) count(card, part_of(card));
        else count(card, night.cards.character(copy).is_scene() ? DeckPart::scenes : DeckPart::characters);
    }
    for (const auto card : deck.offered) count((*night.cards.set)[card], part_of((*night.cards.set)[card]));
    for (int type = 0; type < type_count; ++type)
        if (const int units = deck.energy[static_cast<std::size_t>(type)]) {
            const std::string name = basic_energy(static_cast<Type>(type)).name;
            Copies& copies = counted[static_cast<std::size_t>(DeckPart::energy)][name];
            copies.said = name_in(night.cards.set->names().get(), language, NameOf::card, name);
            copies.count += units;
        }
    return counted;
}

int cards_in(const Counts& counts) {
    int cards = 0;
    for (const auto& [name, copies] : counts) cards += copies.count;
    return cards;
}

std::string part(const char* heading, const Counts& counts) {
    std::string lines;
    for (const auto& [name, copies] : counts) lines += std::to_string(copies.count) + " " + name + "\n";
    return std::string(heading) + ": " + std::to_string(cards_in(counts)) + "\n" + lines + "\n";
}

}  // namespace

DeckParts deck_parts(const draft::Night& night, SeatId seat, Language language) {
    const Counted counted = count_deck(night, seat, language);
    DeckParts parts;
    for (std::size_t i = 0; i < counted.size(); ++i) {
        parts.cards[i] = cards_in(counted[i]);
        for (const auto& [name, copies] : counted[i])
            parts.items[i].push_back((copies.count > 1 ? std::to_string(copies.count) + " " : "") + copies.said);
    }
    return parts;
}

std::vector<ListedCard> listed_deck(const draft::Night& night, SeatId seat) {
    ENSURE(!night.cards.ucg);
    const auto& deck = night.seats[seat.value].deck;
    std::map<std::pair<std::string_view, std::string_view>, ListedCard> by_name_and_key;
    const auto count = [&](const Card& card) {
        auto& listed =
            by_name_and_key.try_emplace({card.name, card.key}, listed_card(card.key, card.name, card.kind, 0))
                .first->second;
        ++listed.count;
    };
    for (const auto copy : deck.cards) count(night.cards[copy]);
    for (const auto card : deck.offered) count((*night.cards.set)[card]);
    std::vector<ListedCard> cards;
    for (auto& [name, listed] : by_name_and_key) cards.push_back(std::move(listed));
    for (int type = 0; type < type_count; ++type)
        if (const int units = deck.energy[static_cast<std::size_t>(type)])
            cards.push_back(listed_energy(static_cast<Type>(type), units));
    return cards;
}

// The headings are English in every language: other programs read them.
std::string deck_list(const draft::Night& night, SeatId seat) {
    if (!night.cards.ucg) return written_live(listed_deck(night, seat));
    const auto counted = count_deck(night, seat, Language::english);
    return part("Characters", counted[static_cast<std::size_t>(DeckPart::characters)]) +
           part("Scenes", counted[static_cast<std::size_t>(DeckPart::scenes)]) +
           "Total Cards: " + std::to_string(night.seats[seat.value].deck.size()) + "\n";
}

std::string deck_file_name(const draft::Night& night, SeatId seat) {
    const std::string own = store::file_name(night.seats[seat.value].name);
    const auto same = [&](const draft::Seat& other) { return store::file_name(other.name) == own; };
    return std::ranges::count_if(night.seats, same) > 1 ? own + " (" + std::to_string(seat.value + 1) + ")" : own;
}

}  // namespace cubenight
