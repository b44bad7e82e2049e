#include "src/night/deck_list.hpp"

#include <map>

namespace cubenight {
namespace {

using Counts = std::map<std::string, int>;

struct Counted {
    Counts pokemon, trainers, energy;
};

Counted count_deck(const Night& night, SeatId seat) {
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

DeckParts deck_parts(const Night& night, SeatId seat) {
    const auto counted = count_deck(night, seat);
    return {named(counted.pokemon), named(counted.trainers), named(counted.energy)};
}

std::string deck_list(const Night& night, SeatId seat) {
    const auto counted = count_deck(night, seat);
    return part("Pokémon", counted.pokemon) + part("Trainer", counted.trainers) + part("Energy", counted.energy) +
           "Total Cards: " + std::to_string(night.seats[seat.value].deck.size()) + "\n";
}

std::string file_name(const std::string& name) {
    std::string made;
    for (const char c : name.substr(0, 60)) {
        const auto byte = static_cast<unsigned char>(c);
        made += byte < 0x20 || byte == 0x7F || std::string("/\\:*?\"<>|.").find(c) != std::string::npos ? '-' : c;
    }
    return made.empty() ? "deck" : made;
}

}  // namespace cubenight
