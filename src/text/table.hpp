// For the sources of src/text that hold a table: what a phrase is in each language. English is complete; what another
// language lacks is said in English.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "src/text/language.hpp"

namespace cubenight::text {

// What one language says, by phrase; empty where it lacks something.
template <class Phrase, std::size_t count>
class Sayings {
public:
    constexpr std::string_view& operator[](Phrase phrase) { return all_[static_cast<std::size_t>(phrase)]; }
    constexpr std::string_view operator[](Phrase phrase) const { return all_[static_cast<std::size_t>(phrase)]; }
    // Whether each phrase from `first` on has words.
    constexpr bool complete(std::size_t first = 0) const {
        return std::all_of(all_.begin() + first, all_.end(), [](std::string_view said) { return !said.empty(); });
    }

private:
    std::array<std::string_view, count> all_;
};

template <class Phrase, std::size_t count>
class Table {
public:
    // `write(language, sayings)` puts in what that language says.
    template <class Write>
    constexpr explicit Table(Write write) {
        for (std::size_t i = 0; i < language_count; ++i) write(static_cast<Language>(i), all_[i]);
    }
    constexpr std::string_view words(Phrase phrase, Language language) const {
        const std::string_view own = all_[static_cast<std::size_t>(language)][phrase];
        return own.empty() ? english()[phrase] : own;
    }
    constexpr const Sayings<Phrase, count>& english() const { return all_[0]; }
    // Whether that language has words wherever English has some.
    constexpr bool complete(Language language) const {
        const Sayings<Phrase, count>& own = all_[static_cast<std::size_t>(language)];
        for (std::size_t i = 0; i < count; ++i) {
            const auto phrase = static_cast<Phrase>(i);
            if (!english()[phrase].empty() && own[phrase].empty()) return false;
        }
        return true;
    }
    // Whether every language has.
    constexpr bool complete_in_all() const {
        for (std::size_t i = 1; i < language_count; ++i)
            if (!complete(static_cast<Language>(i))) return false;
        return true;
    }

private:
    static_assert(static_cast<int>(Language::english) == 0);
    std::array<Sayings<Phrase, count>, language_count> all_;
};

// Where one file of sentences fills several tables: `written_in(language)` gives all that it says, and `part` is the
// member of that which becomes this table.
template <auto written_in, class Words, class Phrase, std::size_t count>
constexpr Table<Phrase, count> table_of(Sayings<Phrase, count> Words::*part) {
    return Table<Phrase, count>([part](Language language, auto& said) { said = written_in(language).*part; });
}

}  // namespace cubenight::text
