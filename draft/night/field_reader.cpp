#include "draft/night/field_reader.hpp"

namespace cubenight::draft {

void FieldReader::energy(const char* key, EnergyCounts& counts) {
    with(key, [&](std::string_view text) {
        const auto parts = split_value(text, ',');
        if (!parts) return false;
        for (const auto part : *parts) {
            const auto both = pair(part);
            Type type{};
            if (!both || !set_word(type, both->first, types)) return false;
            auto& count = counts[static_cast<std::size_t>(type)];
            if (count > 0 || !set(count, whole_number(both->second, 1, 99))) return false;
        }
        return true;
    });
}

void FieldReader::tables(const char* key, std::vector<Pairing>& tables) {
    list(key, tables, [](std::string_view text, Pairing& table) {
        const auto seats = split_value(text, '-');
        if (!seats || seats->empty() || seats->size() > 2) return false;
        if (!set(table.first.value, whole_number((*seats)[0], 0, most_players - 1))) return false;
        if (seats->size() == 1) return true;
        table.second.emplace();
        return set(table.second->value, whole_number((*seats)[1], 0, most_players - 1));
    });
}

void FieldReader::seats(const char* key, std::vector<SeatSettings>& seats) {
    list(key, seats, [](std::string_view text, SeatSettings& seat) {
        const auto parts = split_value(text, ':');
        if (!parts || parts->size() < 2 || parts->size() > 3) return false;
        if (!set(seat.name, unquoted_value((*parts)[0])) || !set_word(seat.kind, (*parts)[1], seat_kinds)) return false;
        return parts->size() == 2 || set_word(seat.skill, (*parts)[2], skills);
    });
}

void FieldReader::decks_if_any(const char* key, std::vector<BroughtDeck>& decks) {
    if (!fields_.of.contains(key)) return;
    list(key, decks, [](std::string_view text, BroughtDeck& deck) {
        const auto both = pair(text);
        return both && set(deck.name, unquoted_value(both->first)) &&
               set(deck.cards, whole_number(both->second, 1, most_deck_cards));
    });
}

void FieldReader::changes(const char* key, std::vector<RuleChange>& changes) {
    list(key, changes, [](std::string_view text, RuleChange& change) {
        const auto both = pair(text);
        return both && set(change.option, unquoted_value(both->first)) &&
               set(change.value, whole_number(both->second, -1'000'000, 1'000'000));
    });
}

}  // namespace cubenight::draft
