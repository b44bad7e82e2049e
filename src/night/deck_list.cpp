#include "src/night/deck_list.hpp"

#include <algorithm>
#include <map>
#include <string_view>

#include "engine/core/utf8.hpp"

namespace cubenight {
namespace {

using Counts = std::map<std::string, int>;

struct Counted {
    Counts pokemon, trainers, energy;
};

Counted count_deck(const draft::Night& night, SeatId seat) {
    const auto& deck = night.seats[seat.value].deck;
    Counted counted;
    const auto count = [&counted](const Card& card) {
        ++(card.kind == CardKind::pokemon ? counted.pokemon
           : is_trainer(card.kind)        ? counted.trainers
                                          : counted.energy)[card.name];
    };
    for (const auto copy : deck.cards) count(night.cards[copy]);
    for (const auto card : deck.lower_stages) count((*night.cards.set)[card]);
    for (int type = 0; type < type_count; ++type)
        if (const int units = deck.energy[static_cast<std::size_t>(type)])
            counted.energy[basic_energy(static_cast<Type>(type)).name] += units;
    return counted;
}

std::vector<std::string> named(const Counts& counts) {
    std::vector<std::string> items;
    for (const auto& [name, count] : counts) items.push_back((count > 1 ? std::to_string(count) + " " : "") + name);
    return items;
}

std::string part(const char* heading, const Counts& counts) {
    int cards = 0;
    std::string lines;
    for (const auto& [name, count] : counts) {
        cards += count;
        lines += std::to_string(count) + " " + name + "\n";
    }
    return std::string(heading) + ": " + std::to_string(cards) + "\n" + lines + "\n";
}

}  // namespace

DeckParts deck_parts(const draft::Night& night, SeatId seat) {
    const auto counted = count_deck(night, seat);
    return {named(counted.pokemon), named(counted.trainers), named(counted.energy)};
}

// The headings are those of a format that other programs read, in every language.
std::string deck_list(const draft::Night& night, SeatId seat) {
    const auto counted = count_deck(night, seat);
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

}  // namespace cubenight
