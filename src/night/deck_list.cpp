#include "src/night/deck_list.hpp"

#include <algorithm>
#include <map>
#include <string_view>

#include "engine/cards/names.hpp"
#include "engine/core/utf8.hpp"

namespace cubenight {
namespace {

struct Copies {
    std::string said;  // the name in the reader's language
    int count = 0;
};
using Counts = std::map<std::string, Copies>;  // by English name

struct Counted {
    Counts pokemon, trainers, energy;
};

Counted count_deck(const draft::Night& night, SeatId seat, Language language) {
    const auto& deck = night.seats[seat.value].deck;
    Counted counted;
    const auto count = [&](const Card& card) {
        Copies& copies = (card.kind == CardKind::pokemon ? counted.pokemon
                          : is_trainer(card.kind)        ? counted.trainers
                                                         : counted.energy)[card.name];
        copies.said = name_in(card, language), ++copies.count;
    };
    for (const auto copy : deck.cards) count(night.cards[copy]);
    for (const auto card : deck.lower_stages) count((*night.cards.set)[card]);
    for (int type = 0; type < type_count; ++type)
        if (const int units = deck.energy[static_cast<std::size_t>(type)]) {
            const std::string name = basic_energy(static_cast<Type>(type)).name;
            Copies& copies = counted.energy[name];
            copies.said = name_in(night.cards.set->names().get(), language, NameOf::card, name);
            copies.count += units;
        }
    return counted;
}

std::vector<std::string> named(const Counts& counts) {
    std::vector<std::string> items;
    for (const auto& [name, copies] : counts)
        items.push_back((copies.count > 1 ? std::to_string(copies.count) + " " : "") + copies.said);
    return items;
}

std::string part(const char* heading, const Counts& counts) {
    int cards = 0;
    std::string lines;
    for (const auto& [name, copies] : counts) {
        cards += copies.count;
        lines += std::to_string(copies.count) + " " + name + "\n";
    }
    return std::string(heading) + ": " + std::to_string(cards) + "\n" + lines + "\n";
}

}  // namespace

DeckParts deck_parts(const draft::Night& night, SeatId seat, Language language) {
    const auto counted = count_deck(night, seat, language);
    return {named(counted.pokemon), named(counted.trainers), named(counted.energy)};
}

// The headings are those of a format that other programs read, in every language.
std::string deck_list(const draft::Night& night, SeatId seat) {
    const auto counted = count_deck(night, seat, Language::english);
    return part("Pokémon", counted.pokemon) + part("Trainer", counted.trainers) + part("Energy", counted.energy) +
           "Total Cards: " + std::to_string(night.seats[seat.value].deck.size()) + "\n";
}

std::string file_name(const std::string& name) {
    constexpr std::size_t longest = 60;  // bytes
    constexpr std::string_view unfit = "/\\:*?\"<>|.\x7F";
    std::string made;
    for (std::string_view rest = name; !rest.empty();) {
        const std::size_t size = std::max<std::size_t>(1, utf8_length(rest));
        if (made.size() + size > longest) break;
        const bool fits = static_cast<unsigned char>(rest[0]) >= 0x20 && unfit.find(rest[0]) == std::string_view::npos;
        made += fits ? rest.substr(0, size) : "-";
        rest.remove_prefix(size);
    }
    return made.empty() ? "deck" : made;
}

std::string deck_file_name(const draft::Night& night, SeatId seat) {
    const std::string own = file_name(night.seats[seat.value].name);
    const auto same = [&](const draft::Seat& other) { return file_name(other.name) == own; };
    return std::ranges::count_if(night.seats, same) > 1 ? own + " (" + std::to_string(seat.value + 1) + ")" : own;
}

}  // namespace cubenight
