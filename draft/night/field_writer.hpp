// Writes the fields of a journal line. It knows the same kinds of field as FieldReader, so that one description of an entry
// serves to write and to read it.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "draft/night/entry_values.hpp"
#include "draft/night/line_fields.hpp"
#include "draft/night/night.hpp"

namespace cubenight::draft {

class FieldWriter {
public:
    explicit FieldWriter(const char* word) : line_(word) {}
    std::string line() && { return std::move(line_); }

    void number(const char* key, int value, int, int) { put(key, std::to_string(value)); }
    void big(const char* key, std::uint64_t value) { put(key, std::to_string(value)); }
    void step(const char* key, std::uint32_t value) { put(key, std::to_string(value)); }
    void text(const char* key, const std::string& value) { put(key, quoted_value(value)); }
    void seat(const char* key, SeatId value) { put(key, std::to_string(value.value)); }
    void card(const char* key, CubeCopyId value) { put(key, std::to_string(value.value)); }
    template <class Enum>
    void word(const char* key, Enum value, Names names) {
        put(key, names[static_cast<std::size_t>(value)]);
    }
    template <class Item>
    void ids(const char* key, const std::vector<Item>& items) {
        put(key, joined(items, [](Item item) { return std::to_string(item.value); }));
    }
    void energy(const char* key, const EnergyCounts& counts) {
        std::string value;
        for (std::size_t i = 0; i < type_count; ++i)
            if (counts[i] > 0)
                value += (value.empty() ? "" : ",") + std::string(types[i]) + ":" + std::to_string(counts[i]);
        put(key, value);
    }
    void energy_if_any(const char* key, const EnergyCounts& counts) {
        if (counts != EnergyCounts{}) energy(key, counts);
    }
    void tables(const char* key, const std::vector<Pairing>& tables) {
        put(key, joined(tables, [](const Pairing& table) {
                const auto first = std::to_string(table.first.value);
                return table.second ? first + "-" + std::to_string(table.second->value) : first;
            }));
    }
    void seats(const char* key, const std::vector<SeatSettings>& seats) {
        put(key, joined(seats, [](const SeatSettings& seat) {
                std::string value = quoted_value(seat.name) + ":" + seat_kinds[static_cast<std::size_t>(seat.kind)];
                if (seat.skill != BotSkill::steady)
                    value += std::string(":") + skills[static_cast<std::size_t>(seat.skill)];
                return value;
            }));
    }
    void decks_if_any(const char* key, const std::vector<BroughtDeck>& decks) {
        if (decks.empty()) return;
        put(key, joined(decks, [](const BroughtDeck& deck) {
                return quoted_value(deck.name) + ":" + std::to_string(deck.cards);
            }));
    }
    void changes(const char* key, const std::vector<RuleChange>& changes) {
        put(key, joined(changes, [](const RuleChange& change) {
                return quoted_value(change.option) + ":" + std::to_string(change.value);
            }));
    }
    // The first of the names needs no field.
    template <class Enum>
    void word_if_any(const char* key, Enum value, Names names) {
        if (value != Enum{}) word(key, value, names);
    }
    void lines_beside_rules(const char*, const std::vector<RuleChange>&) {}  // it is one of the changes
    void time(const char* key, std::uint64_t value) {
        if (value != 0) big(key, value);
    }
    void text_if_any(const char* key, const std::string& value) {
        if (!value.empty()) text(key, value);
    }

protected:
    void put(const char* key, const std::string& value) { line_ += std::string(" ") + key + "=" + value; }

private:
    template <class Items, class Write>
    static std::string joined(const Items& items, Write write) {
        std::string value;
        for (const auto& item : items) value += (value.empty() ? "" : ",") + write(item);
        return value;
    }

    std::string line_;
};

// Writes what everybody may see: a star stands for cards, seeds and steps.
class OpenFieldWriter : public FieldWriter {
public:
    using FieldWriter::FieldWriter;

    void big(const char* key, std::uint64_t) { put(key, "*"); }
    void step(const char* key, std::uint32_t) { put(key, "*"); }
    void card(const char* key, CubeCopyId) { put(key, "*"); }
    template <class Item>
    void ids(const char* key, const std::vector<Item>&) {
        put(key, "*");
    }
    void energy(const char* key, const EnergyCounts&) { put(key, "*"); }
};

}  // namespace cubenight::draft
