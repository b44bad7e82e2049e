#include "engine/cards/printed/tidy.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/cards/printed/form.hpp"
#include "engine/cards/printed/statements.hpp"
#include "engine/core/digit.hpp"

namespace cubenight::printed {
namespace {

std::vector<std::string_view> parts_of(std::string_view text, std::string_view between) {
    std::vector<std::string_view> parts;
    for (std::size_t at = 0;;) {
        const std::size_t end = text.find(between, at);
        parts.push_back(text.substr(at, end == std::string_view::npos ? end : end - at));
        if (end == std::string_view::npos) return parts;
        at = end + between.size();
    }
}

using Clause = std::vector<std::string_view>;

// "Basic Pokémon or Evolution card" is what older texts call a Pokémon.
void with_all_pokemon(Clause& clause) {
    const auto basic = std::find(clause.begin(), clause.end(), "basic");
    if (basic == clause.end() || std::find(clause.begin(), clause.end(), "evolution") == clause.end()) return;
    *basic = "pokemon";
    std::erase(clause, "evolution");
}

// "Trainer, Supporter, and Stadium cards" are all Trainer cards of today.
void with_all_trainers(Clause& clause) {
    const auto has = [&](std::string_view kind) {
        return std::find(clause.begin(), clause.end(), kind) != clause.end();
    };
    if (!has("trainer")) return;
    for (std::string_view kind : {"item", "tool", "supporter", "stadium"}) std::erase(clause, kind);
}

// Kinds of card in the order in which they are said: Pokémon, Trainers, Energy.
void in_order(Clause& clause) {
    static constexpr std::string_view kinds[] = {"pokemon", "basic",        "stage1",        "stage2",    "evolution",
                                                 "trainer", "item",         "tool",          "supporter", "stadium",
                                                 "energy",  "basic energy", "special energy"};
    const auto place = [](std::string_view kind) { return std::find(std::begin(kinds), std::end(kinds), kind); };
    if (std::any_of(clause.begin(), clause.end(),
                    [&](std::string_view kind) { return place(kind) == std::end(kinds); }))
        return;
    std::stable_sort(clause.begin(), clause.end(),
                     [&](std::string_view a, std::string_view b) { return place(a) < place(b); });
    // A Basic Pokémon is a Pokémon.
    if (clause.front() == "pokemon")
        for (const std::string_view stage : {"basic", "stage1", "stage2", "evolution"}) std::erase(clause, stage);
}

// "Trainer cards (excluding Supporter cards)" are Items, Tools and Stadiums.
std::string_view with_other_trainers(std::string_view filters) {
    return filters == "trainer, !supporter" ? "item or tool or stadium" : filters;
}

// Filters of which one says all that another says, and less than that: "a, a or b" is "a".
std::string without_repeats(std::string_view filters) {
    std::vector<Clause> clauses;
    for (const std::string_view part : parts_of(with_other_trainers(filters), ", ")) {
        Clause clause;
        for (const std::string_view each : parts_of(part, " or "))
            if (std::find(clause.begin(), clause.end(), each) == clause.end()) clause.push_back(each);
        with_all_pokemon(clause);
        with_all_trainers(clause);
        in_order(clause);
        clauses.push_back(std::move(clause));
    }
    const auto covers = [](const Clause& less, const Clause& more) {
        return std::all_of(less.begin(), less.end(), [&](std::string_view each) {
            return std::find(more.begin(), more.end(), each) != more.end();
        });
    };
    std::string made;
    for (std::size_t i = 0; i < clauses.size(); ++i) {
        bool said = false;
        for (std::size_t j = 0; j < clauses.size(); ++j)
            said = said || (i != j && covers(clauses[j], clauses[i]) && (!covers(clauses[i], clauses[j]) || j < i));
        if (said) continue;
        for (std::size_t k = 0; k < clauses[i].size(); ++k)
            made.append(k > 0 ? " or " : made.empty() ? "" : ", ").append(clauses[i][k]);
    }
    return made;
}

// "not (A)" is "not A", where A is one condition.
void put_bare_negations(std::string& text) {
    static constexpr std::string_view turned = "not (";
    for (std::size_t at = text.find(turned); at != std::string::npos; at = text.find(turned, at + 1)) {
        const std::size_t open = at + turned.size() - 1, close = end_of_bracket(text, open);
        if (close == std::string::npos) return;
        const std::string_view inner = std::string_view(text).substr(open, close - open);
        if (inner.find(" and ") != std::string::npos || inner.find(" or ") != std::string::npos) continue;
        text.erase(close, 1);
        text.erase(open, 1);
    }
}

// Where the number that stands there ends; npos where none does.
std::size_t end_of_number(const std::string& text, std::size_t from) {
    std::size_t end = from;
    while (end < text.size() && is_digit(text[end])) ++end;
    return end == from ? std::string::npos : end;
}

// " < 3" behind it is " <= 2", and " < 1" is " = 0".
void put_at_most(std::string& text, std::size_t at) {
    static constexpr std::string_view less = " < ";
    const std::size_t from = at + less.size();
    if (text.compare(at, less.size(), less) != 0) return;
    const std::size_t end = end_of_number(text, from);
    if (end == std::string::npos) return;
    const int most = std::stoi(text.substr(from, end - from)) - 1;
    text.replace(at, end - at, most == 0 ? " = 0" : " <= " + std::to_string(most));
}

// "not count(S) = 0" is "any S".
bool put_any(std::string& text, std::size_t open, std::size_t close) {
    static constexpr std::string_view turned = "not count", none = " = 0";
    const bool asked = open >= turned.size() && text.compare(open - turned.size(), turned.size(), turned) == 0;
    const std::size_t behind = close + 1 + none.size();
    if (!asked || text.compare(close + 1, none.size(), none) != 0) return false;
    if (behind < text.size() && is_digit(text[behind])) return false;
    text.erase(close, none.size() + 1);
    text.replace(open - turned.size(), turned.size() + 1, "any ");
    return true;
}

// "not this is counters = 0" is "this is counters >= 1".
void put_some(std::string& text, std::string_view none) {
    static constexpr std::string_view turned = "not ";
    for (std::size_t at = text.find(none); at != std::string::npos; at = text.find(none, at + 1)) {
        const std::size_t subject = at == 0 ? std::string::npos : text.rfind(' ', at - 1);
        if (subject == std::string::npos || subject + 1 < turned.size()) continue;
        const std::size_t from = subject + 1 - turned.size();
        if (text.compare(from, turned.size(), turned) != 0) continue;
        text.replace(at + none.size() - 3, 3, ">= 1");
        text.erase(from, turned.size());
    }
}

// "not prizes left them <= 3" is "prizes left them >= 4".
void put_prizes_left(std::string& text) {
    static constexpr std::string_view turned = "not ", left = "not prizes left ", most = " <= ";
    for (std::size_t at = text.find(left); at != std::string::npos; at = text.find(left, at + 1)) {
        const std::size_t compared = text.find(most, at), whose = at + left.size();
        if (compared == std::string::npos || text.find(' ', whose) != compared) continue;
        const std::size_t from = compared + most.size(), end = end_of_number(text, from);
        if (end == std::string::npos) continue;
        const int least = std::stoi(text.substr(from, end - from)) + 1;
        text.replace(compared, end - compared, " >= " + std::to_string(least));
        text.erase(at, turned.size());
    }
}

}  // namespace

std::string without_double_negation(std::string text) {
    static constexpr std::string_view twice = "not (not ";
    for (std::size_t at = text.find(twice); at != std::string::npos; at = text.find(twice, at + 1)) {
        const std::size_t open = at + 4, from = at + twice.size(), close = end_of_bracket(text, open);
        if (close == std::string::npos) return text;
        const std::string inner = text.substr(from, close - from);
        if (inner.find(" and ") != std::string::npos || inner.find(" or ") != std::string::npos) continue;
        text.replace(at, close + 1 - at, inner);
    }
    return text;
}

std::string with_sort_of_holder(std::string text) {
    static constexpr std::string_view opening = "while holder is ", behind = " give holder {";
    for (std::size_t at = text.find(opening); at != std::string::npos; at = text.find(opening, at + 1)) {
        const std::size_t from = at + opening.size(), end = text.find(behind, from);
        if (end == std::string::npos) return text;
        const std::string sort = text.substr(from, end - from);
        if (sort.find_first_of("{};") != std::string::npos || sort.find(" and ") != std::string::npos ||
            sort.find(" or ") != std::string::npos || sort.find("at ") != std::string::npos)
            continue;
        text.replace(at, end + behind.size() - at, "give holder[" + sort + "] {");
    }
    return text;
}

std::string with_deeds_together(std::string text) {
    static constexpr std::string_view opening = "by them { ", next = " }; by them { ", then = " }; then by them { ";
    for (std::size_t at = text.find(opening); at != std::string::npos;) {
        const std::size_t close = end_of_bracket(text, at + opening.size() - 2);
        if (close == std::string::npos) return text;
        if (text.compare(close - 1, next.size(), next) == 0) {
            text.replace(close - 1, next.size(), "; ");
        } else if (text.compare(close - 1, then.size(), then) == 0) {
            const std::size_t from = close - 1 + then.size(), end = end_of_bracket(text, from - 2);
            if (end == std::string::npos) return text;
            text.replace(close - 1, end - close, "; then " + as_body(text.substr(from, end - 1 - from)));
        } else {
            at = text.find(opening, at + 1);
        }
    }
    return text;
}

std::string without_doubled_conditions(std::string text) {
    static constexpr std::string_view opening = "if ";
    for (std::size_t at = text.find(opening); at != std::string::npos; at = text.find(opening, at + 1)) {
        const std::size_t open = text.find('{', at);
        if (open == std::string::npos) return text;
        const std::string asked = text.substr(at, open + 1 - at);
        if (text.compare(open + 1, asked.size() + 1, " " + asked) != 0) continue;
        const std::size_t inner = open + 1 + asked.size(), end = end_of_bracket(text, inner),
                          outer = end_of_bracket(text, open);
        // The inner one is all that stands in the outer one.
        if (end == std::string::npos || outer == std::string::npos || text.find_first_not_of(' ', end + 1) != outer)
            continue;
        text.erase(end, outer - end);
        text.erase(open + 1, asked.size() + 1);
    }
    return text;
}

std::string with_plain_comparisons(std::string text) {
    put_bare_negations(text);
    for (std::string_view counting : {"count(", "cards["})
        for (std::size_t at = text.find(counting); at != std::string::npos; at = text.find(counting, at + 1)) {
            const std::size_t open = at + counting.size() - 1, close = end_of_bracket(text, open);
            if (close == std::string::npos) return text;
            if (!put_any(text, open, close)) put_at_most(text, close + 1);
        }
    for (std::string_view none : {" is counters = 0", " is energy = 0", " is tools = 0"}) put_some(text, none);
    put_prizes_left(text);
    return text;
}

std::string tidy(std::string text) {
    static constexpr std::pair<std::string_view, std::string_view> rules[] = {
        {"[ ", "["},  {" ]", "]"},   {"[, ", "["}, {"[,", "["},  {", ]", "]"},   {",]", "]"},
        {", ,", ","}, {",,", ","},   {"[]", ""},   {"; ;", ";"}, {";;", ";"},    {"{ ;", "{"},
        {"{;", "{"},  {"; }", " }"}, {";}", "}"},  {"  ", " "},  {" 1 * ", " "},
    };
    for (bool changed = true; changed;) {
        changed = false;
        for (const auto& [from, to] : rules)
            for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at)) {
                text.replace(at, from.size(), to);
                changed = true;
            }
    }
    return text;
}

std::string with_short_filters(const std::string& text) {
    std::string made;
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        quoted = quoted != (text[i] == '"');
        const std::size_t close = !quoted && text[i] == '[' ? text.find_first_of("[]", i + 1) : std::string::npos;
        if (close == std::string::npos || text[close] == '[') {
            made += text[i];
            continue;
        }
        made += "[" + without_repeats(std::string_view(text).substr(i + 1, close - i - 1)) + "]";
        i = close;
    }
    return made;
}

}  // namespace cubenight::printed
