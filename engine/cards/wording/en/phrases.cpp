#include "engine/cards/wording/en/phrases.hpp"

#include <algorithm>

#include "engine/cards/type_letters.hpp"

namespace cubenight::wording {

std::string with_article(std::string_view noun) {
    std::string_view word = noun;
    if (word.starts_with("other ")) return "an" + std::string(noun);
    if (word.starts_with('[')) word.remove_prefix(1);
    // A letter by itself is spelt: "an [X]".
    const bool letter = word.size() == 1 || (word.size() > 1 && word[1] == ']');
    const bool vowel = word.starts_with("Ultra") || word.starts_with("Un") ||
                       (letter && std::string_view("FHLMNRSX").find(word.front()) != std::string_view::npos) ||
                       (!word.empty() && std::string_view("AEIOaeio").find(word.front()) != std::string_view::npos);
    return (vowel ? "an " : "a ") + std::string(noun);
}

std::string capitalised(std::string words) {
    if (!words.empty() && words.front() >= 'a' && words.front() <= 'z')
        words.front() = static_cast<char>(words.front() - 'a' + 'A');
    return words;
}

std::string listed(const std::vector<std::string>& items, std::string_view joint) {
    std::string out;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const bool last = i + 1 == items.size();
        if (i > 0 && items.size() > 2) out += ",";
        if (i > 0) out += last ? " " + std::string(joint) + " " : " ";
        out += items[i];
    }
    return out;
}

std::string possessive(const std::string& words) {
    if (words == "it") return "its";
    if (words == "you") return "your";
    return words + (words.ends_with("s") ? "'" : "'s");
}

std::string to_be(bool plural, bool negated) { return std::string(plural ? "are" : "is") + (negated ? "n't" : ""); }

std::string to_have(bool plural, bool negated) {
    if (negated) return plural ? "don't have" : "doesn't have";
    return plural ? "have" : "has";
}

Person person(Player player) {
    switch (player) {
        case Player::me: return {"you", "have", "are", "your"};
        case Player::them: return {"your opponent", "has", "is", "your opponent's"};
        case Player::both: return {"both players", "have", "are", "each player's"};
        case Player::owner: return {"its owner", "has", "is", "its owner's"};
    }
    return {};
}

std::string energy_symbol(int type) { return type_symbol(static_cast<Type>(type)); }

std::string type_symbols(int bits) {
    std::string out;
    for (int type = 0; type < type_count; ++type)
        if ((bits >> type) & 1) out += (out.empty() ? "" : "/") + energy_symbol(type);
    return out;
}

std::string_view condition_word(int condition) {
    constexpr std::string_view words[] = {"Asleep", "Burned", "Confused", "Paralyzed", "Poisoned"};
    return words[condition];
}

std::string conditions_in(int bits, std::string_view none) {
    std::vector<std::string> names;
    for (int condition = 0; condition < condition_count; ++condition)
        if ((bits >> condition) & 1) names.emplace_back(condition_word(condition));
    return names.empty() ? std::string(none) : listed(names, "or");
}

std::string how_many(Relation relation, int number, bool countable) {
    // Of things "fewer than 3" is "2 or fewer".
    if (countable && relation == Relation::less && number > 1) --number, relation = Relation::at_most;
    if (countable && relation == Relation::greater) ++number, relation = Relation::at_least;
    const std::string n = std::to_string(number);
    switch (relation) {
        case Relation::at_least: return n + " or more";
        case Relation::at_most: return n + (countable ? " or fewer" : " or less");
        case Relation::equal: return number == 0 ? "no" : "exactly " + n;
        case Relation::greater: return "more than " + n;
        case Relation::less: return (countable ? "fewer than " : "less than ") + n;
        case Relation::odd: return "an odd number of";
        case Relation::even: return "an even number of";
    }
    return "";
}

std::string limited(Relation relation, const std::string& number, bool countable, const std::string& unit) {
    const bool strict = relation == Relation::less || relation == Relation::greater;
    const bool whole = !number.empty() && std::ranges::all_of(number, [](char c) { return c >= '0' && c <= '9'; });
    if (strict && whole && unit != "HP") {
        const int next = std::stoi(number) + (relation == Relation::less ? -1 : 1);
        if (next > 0)
            return limited(relation == Relation::less ? Relation::at_most : Relation::at_least, std::to_string(next),
                           countable, unit);
    }
    const std::string of = unit.empty() ? "" : " " + unit;
    switch (relation) {
        case Relation::at_least: return countable ? number + " or more" + of : number + of + " or more";
        case Relation::at_most: return countable ? number + " or fewer" + of : number + of + " or less";
        case Relation::equal: return "exactly " + number + of;
        case Relation::greater: return "more than " + number + of;
        case Relation::less: return (countable ? "fewer than " : "less than ") + number + of;
        case Relation::odd: return "an odd number of" + of;
        case Relation::even: return "an even number of" + of;
    }
    return "";
}

Relation opposite(Relation relation) {
    switch (relation) {
        case Relation::at_least: return Relation::less;
        case Relation::at_most: return Relation::greater;
        case Relation::greater: return Relation::at_most;
        case Relation::less: return Relation::at_least;
        case Relation::odd: return Relation::even;
        case Relation::even: return Relation::odd;
        case Relation::equal: break;
    }
    return Relation::equal;
}

}  // namespace cubenight::wording
