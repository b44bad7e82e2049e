// Reads the fields of a journal line: the twin of FieldWriter.
#pragma once

#include <algorithm>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "draft/night/entry_values.hpp"
#include "draft/night/line_fields.hpp"
#include "draft/night/night.hpp"

namespace cubenight::draft {

class FieldReader {
public:
    explicit FieldReader(const LineFields& fields) : fields_(fields) {}
    // What is wrong with the line, after all its fields have been read.
    Saying fault() const {
        if (!fault_.empty()) return fault_;
        return read_ == fields_.of.size() ? Saying()
                                          : saying("there is a field that does not belong to {0}", fields_.word);
    }

    void number(const char* key, int& value, int least, int most) {
        with(key, [&](std::string_view text) { return set(value, whole_number(text, least, most)); });
    }
    void big(const char* key, std::uint64_t& value) {
        with(key, [&](std::string_view text) {
            return set(value, natural_number(text, std::numeric_limits<std::uint64_t>::max()));
        });
    }
    void step(const char* key, std::uint32_t& value) {
        with(key, [&](std::string_view text) {
            return set(value, natural_number(text, std::numeric_limits<std::uint32_t>::max()));
        });
    }
    void text(const char* key, std::string& value) {
        with(key, [&](std::string_view text) { return set(value, unquoted_value(text)); });
    }
    void seat(const char* key, SeatId& value) {
        with(key, [&](std::string_view text) { return set(value.value, whole_number(text, 0, most_players - 1)); });
    }
    void card(const char* key, CubeCopyId& value) {
        with(key, [&](std::string_view text) { return set(value.value, whole_number(text, 0, highest_id)); });
    }
    template <class Enum>
    void word(const char* key, Enum& value, Names names) {
        with(key, [&](std::string_view text) { return set_word(value, text, names); });
    }
    template <class Item>
    void ids(const char* key, std::vector<Item>& items) {
        list(key, items,
             [](std::string_view text, Item& item) { return set(item.value, whole_number(text, 0, highest_id)); });
    }
    void energy(const char* key, EnergyCounts& counts);
    void energy_if_any(const char* key, EnergyCounts& counts) {
        if (fields_.of.contains(key)) energy(key, counts);
    }
    void tables(const char* key, std::vector<Pairing>& tables);
    void seats(const char* key, std::vector<SeatSettings>& seats);
    void decks_if_any(const char* key, std::vector<BroughtDeck>& decks);
    void changes(const char* key, std::vector<RuleChange>& changes);
    // A night may say its line policy in a field of its own.
    void lines_beside_rules(const char* key, std::vector<RuleChange>& changes) {
        LinePolicy lines = LinePolicy::single_cards;
        if (fields_.of.contains(key)) word(key, lines, line_policies);
        if (lines != LinePolicy::single_cards) changes.push_back({"lines", static_cast<int>(lines)});
    }
    void text_if_any(const char* key, std::string& value) {
        if (fields_.of.contains(key)) text(key, value);
    }
    template <class Enum>
    void word_if_any(const char* key, Enum& value, Names names) {
        if (fields_.of.contains(key)) word(key, value, names);
    }
    void time(const char* key, std::uint64_t& value) {
        if (fields_.of.contains(key))
            with(key, [&](std::string_view text) { return set(value, natural_number(text, latest_time)); });
    }

private:
    // Each reads a value and says whether it is sound.
    template <class Value, class Read>
    static bool set(Value& value, const std::optional<Read>& read) {
        if (read) value = static_cast<Value>(*read);
        return read.has_value();
    }
    template <class Enum>
    static bool set_word(Enum& value, std::string_view text, Names names) {
        const auto found = std::find(names.begin(), names.end(), text);
        if (found == names.end()) return false;
        value = static_cast<Enum>(found - names.begin());
        return true;
    }
    // "a:b" as two parts.
    static std::optional<std::pair<std::string_view, std::string_view>> pair(std::string_view text) {
        const auto parts = split_value(text, ':');
        if (!parts || parts->size() != 2) return std::nullopt;
        return std::pair((*parts)[0], (*parts)[1]);
    }
    template <class Read>
    void with(const char* key, Read read) {
        if (!fault_.empty()) return;
        const auto found = fields_.of.find(key);
        if (found == fields_.of.end()) fault_ = saying("{0} is missing", key);
        else if (++read_; !read(found->second)) fault_ = saying("{0} is not sound", key);
    }
    template <class Item, class Read>
    void list(const char* key, std::vector<Item>& items, Read read) {
        with(key, [&](std::string_view text) {
            const auto parts = split_value(text, ',');
            if (!parts) return false;
            for (const auto part : *parts) {
                Item item{};
                if (!read(part, item)) return false;
                items.push_back(std::move(item));
            }
            return true;
        });
    }

    const LineFields& fields_;
    std::size_t read_ = 0;
    Saying fault_;
};

}  // namespace cubenight::draft
