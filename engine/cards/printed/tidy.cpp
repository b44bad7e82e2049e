#include "engine/cards/printed/tidy.hpp"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

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

// Filters of which one says all that another says, and less than that: "a, a or b" is "a".
std::string without_repeats(std::string_view filters) {
    std::vector<Clause> clauses;
    for (const std::string_view part : parts_of(filters, ", ")) {
        Clause clause;
        for (const std::string_view each : parts_of(part, " or "))
            if (std::find(clause.begin(), clause.end(), each) == clause.end()) clause.push_back(each);
        with_all_pokemon(clause);
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

// Where the bracket that opens there closes again, or npos.
std::size_t closing(std::string_view text, std::size_t open) {
    const char opens = text[open], closes = opens == '(' ? ')' : '}';
    int depth = 0;
    bool quoted = false;
    for (std::size_t i = open; i < text.size(); ++i) {
        quoted = quoted != (text[i] == '"');
        if (quoted) continue;
        depth += (text[i] == opens) - (text[i] == closes);
        if (depth == 0) return i;
    }
    return std::string_view::npos;
}

}  // namespace

std::string without_double_negation(std::string text) {
    static constexpr std::string_view twice = "not (not ";
    for (std::size_t at = text.find(twice); at != std::string::npos; at = text.find(twice, at + 1)) {
        const std::size_t open = at + 4, from = at + twice.size(), close = closing(text, open);
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
    static constexpr std::string_view opening = "by them { ", next = " }; by them { ";
    for (std::size_t at = text.find(opening); at != std::string::npos;) {
        const std::size_t close = closing(text, at + opening.size() - 2);
        if (close == std::string::npos) return text;
        if (text.compare(close - 1, next.size(), next) == 0) text.replace(close - 1, next.size(), "; ");
        else at = text.find(opening, at + 1);
    }
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
