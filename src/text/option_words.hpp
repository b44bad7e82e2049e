// For the tables of rule options: what an option is about, and what each of its values means.
#pragma once

#include "src/text/table.hpp"

namespace cubenight::text {

inline constexpr int most_option_values = 8;

// Where the words of an option's value stand in a table of all of them.
template <class OptionKey>
constexpr int value_place(OptionKey key, int value) {
    return static_cast<int>(key) * most_option_values + value;
}

// Of all values of all options of a game.
template <int options>
using OptionValues = Table<int, static_cast<std::size_t>(options* most_option_values)>;

template <class Values, class OptionKey>
constexpr std::string_view value_words(const Values& values, OptionKey key, int value, Language language) {
    if (value < 0 || value >= most_option_values) return {};
    return values.words(value_place(key, value), language);
}

}  // namespace cubenight::text
