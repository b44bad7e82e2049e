// Small words and endings of English: articles, lists, forms of "be" and "have", what things of the game are called.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/effect.hpp"
#include "engine/cards/types.hpp"

namespace cubenight::wording {

// "a" or "an"; symbols begin with a consonant, all of them.
std::string with_article(std::string_view noun);
std::string capitalised(std::string words);
// "a, b, or c"; the joint is "and" or "or".
std::string listed(const std::vector<std::string>& items, std::string_view joint);
// "your opponent's", "its".
std::string possessive(const std::string& words);

// "is", "aren't", "has", "don't have".
std::string to_be(bool plural, bool negated = false);
std::string to_have(bool plural, bool negated = false);
constexpr std::string_view on_it(bool plural) { return plural ? "on them" : "on it"; }
constexpr std::string_view them_or_it(bool plural) { return plural ? "them" : "it"; }

// A player as the subject of a clause, with the forms that go with it.
struct Person {
    std::string_view subject, have, are, possessive;
};
Person person(Player player);

// "{R}"; of several types "{R}/{W}".
std::string energy_symbol(int type);
std::string type_symbols(int bits);

// By SpecialCondition: "Asleep".
std::string_view condition_word(int condition);
// "Asleep or Burned"; bits by SpecialCondition. `none` where no bit is set.
std::string conditions_in(int bits, std::string_view none);

// The relation to a number in front of what is counted: "3 or more", "fewer than 3".
std::string how_many(Relation relation, int number, bool countable);
// The same with its unit behind the number: "90 HP or less", "3 or more damage counters", "exactly 4".
std::string limited(Relation relation, const std::string& number, bool countable, const std::string& unit = "");
Relation opposite(Relation relation);

}  // namespace cubenight::wording
