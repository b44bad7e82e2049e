#include "engine/cards/printed/one_way.hpp"

#include <algorithm>
#include <regex>
#include <string_view>
#include <vector>

#include "engine/cards/notation/words.hpp"
#include "engine/cards/printed/statements.hpp"

namespace cubenight::printed {
namespace {

std::vector<std::string> parts_between(std::string_view text, std::string_view between) {
    std::vector<std::string> parts;
    int deep = 0;
    bool quoted = false;
    std::size_t from = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        quoted = quoted != (c == '"');
        if (quoted) continue;
        deep += (c == '(' || c == '[') - (c == ')' || c == ']');
        if (deep != 0 || text.compare(at, between.size(), between) != 0) continue;
        parts.emplace_back(text.substr(from, at - from));
        from = at + between.size();
    }
    parts.emplace_back(text.substr(from));
    return parts;
}

std::size_t order_of(std::string_view condition) {
    const std::string_view word = condition.substr(0, condition.find('('));
    return static_cast<std::size_t>(std::find(words::condition.begin(), words::condition.end(), word) -
                                    words::condition.begin());
}

std::string turned(const std::string& condition) {
    static constexpr std::string_view negation = "not ";
    return condition.starts_with(negation) ? condition.substr(negation.size()) : std::string(negation) + condition;
}

// Whether each of them asks something of the same Pokémon.
bool asks_of_one(const std::vector<std::string>& conditions) {
    static constexpr std::string_view is = " is ";
    const std::string whom = conditions.front().substr(0, conditions.front().find(is));
    return std::all_of(conditions.begin(), conditions.end(),
                       [&](const std::string& each) { return each.starts_with(whom + std::string(is)); });
}

// Where the statement that begins there does its damage to the Bench alone and says nothing more.
bool hits_the_bench(std::string_view statement) {
    const std::size_t to = statement.rfind(" to ");
    if (to == std::string_view::npos) return false;
    std::string_view whom = statement.substr(to + 4);
    while (whom.ends_with(' ')) whom.remove_suffix(1);
    const std::size_t place = whom.find(".bench");
    if (place == std::string_view::npos || whom.find(" and ") != std::string_view::npos) return false;
    const std::string_view behind = whom.substr(place + std::string_view(".bench").size());
    return behind.empty() || (behind.front() == '[' && behind.find(']') == behind.size() - 1);
}

}  // namespace

std::string with_conditions_in_order(std::string text) {
    static constexpr std::string_view opening = "inflict ", behind = " on ";
    for (std::size_t at = text.find(opening); at != std::string::npos; at = text.find(opening, at + 1)) {
        const std::size_t from = at + opening.size(), end = text.find(behind, from);
        if (end == std::string::npos) return text;
        std::vector<std::string> conditions =
            parts_between(std::string_view(text).substr(from, end - from), " & ");
        std::stable_sort(conditions.begin(), conditions.end(), [](const auto& a, const auto& b) {
            return order_of(a) < order_of(b);
        });
        std::string made;
        for (const std::string& each : conditions) made += (made.empty() ? "" : " & ") + each;
        text.replace(from, end - from, made);
    }
    return text;
}

std::string with_negations_inside(std::string text) {
    static constexpr std::string_view negation = "not (";
    for (std::size_t at = text.find(negation); at != std::string::npos; at = text.find(negation, at + 1)) {
        const std::size_t open = at + negation.size() - 1, close = end_of_bracket(text, open);
        if (close == std::string::npos) return text;
        const std::string_view inside = std::string_view(text).substr(open + 1, close - open - 1);
        std::vector<std::string> parts = parts_between(inside, " and ");
        const std::vector<std::string> choices = parts_between(inside, " or ");
        if ((parts.size() > 1) == (choices.size() > 1)) continue;
        std::string_view between = " or ";
        if (choices.size() > 1) {
            // Of one Pokémon "isn't this and isn't that" is one question.
            if (asks_of_one(choices)) continue;
            parts = choices;
            between = " and ";
        }
        std::string made;
        for (const std::string& each : parts) made.append(made.empty() ? "(" : between).append(turned(each));
        text.replace(at, close + 1 - at, made + ")");
    }
    return text;
}

std::string with_questions_of_one(std::string text) {
    static const std::regex carried(R"(count\((energy\[[^\]()]*\]) on (this|holder|attacker|my\.active|their\.active|\$\w+)\))"
                                    R"( (>=|<=|=|>) (\d+)(?! *[-+*\d]))");
    static const std::regex left(R"((if |and |or |not |while |\()left\((this|holder|attacker|my\.active|their\.active|\$\w+)\))"
                                 R"( (>=|<=|=|>) ([1-9]\d*)(?! *[-+*\d]))");
    static const std::regex fewer_heads(R"(heads < (\d+))");
    static const std::regex more_than(R"(not (count\([^()]*\) [-+] \d+) > (\d+))");
    static const std::regex at_least(R"(not (count\([^()]*\) [-+] \d+) >= (\d+))");
    text = std::regex_replace(text, carried, "$2 is $1 $3 $4");
    text = std::regex_replace(text, left, "$1$2 is left $3 $4");
    text = std::regex_replace(text, more_than, "$1 <= $2");
    text = std::regex_replace(text, at_least, "$1 < $2");
    for (std::smatch found; std::regex_search(text, found, fewer_heads);)
        text.replace(static_cast<std::size_t>(found.position()), static_cast<std::size_t>(found.length()),
                     "heads <= " + std::to_string(std::stoi(found[1]) - 1));
    return text;
}

std::string with_chosen_asked(std::string text) {
    static const std::regex chosen(R"(choose (\$\w+) = (?:1 )?(?:my|their|any)\.(?:pokemon|bench|active))");
    std::vector<std::string> names;
    for (std::sregex_iterator i(text.begin(), text.end(), chosen), end; i != end; ++i) names.push_back((*i)[1]);
    for (const std::string& name : names) {
        const std::string asked = "any " + name + "[";
        for (std::size_t at = text.find(asked); at != std::string::npos; at = text.find(asked, at + 1)) {
            const std::size_t open = at + asked.size() - 1, close = end_of_bracket(text, open);
            if (close == std::string::npos) return text;
            const std::vector<std::string> kinds =
                parts_between(std::string_view(text).substr(open + 1, close - open - 1), " or ");
            std::string made;
            for (const std::string& kind : kinds) made += (made.empty() ? "" : " or ") + name + " is " + kind;
            if (made.find(", ") != std::string::npos) continue;
            text.replace(at, close + 1 - at, made);
        }
    }
    return text;
}

std::string with_names_together(std::string text) {
    static const std::regex two(
        R"re(any\.pokemon\[(name "[^"]*"(?: or name "[^"]*")*)\] and any\.pokemon\[(name "[^"]*")\])re");
    for (std::string before; before != text;) {
        before = text;
        text = std::regex_replace(text, two, "any.pokemon[$1 or $2]");
    }
    return text;
}

std::string with_plain_bench_damage(std::string text) {
    static constexpr std::string_view opening = "damage ";
    for (std::size_t at = text.find(opening); at != std::string::npos; at = text.find(opening, at + 1)) {
        if (at > 0 && std::string_view(" {").find(text[at - 1]) == std::string_view::npos) continue;
        const std::size_t end = end_of_statement(text, at);
        std::string_view statement = std::string_view(text).substr(at, end - at);
        if (statement.starts_with("damage {")) continue;  // before damage
        while (statement.ends_with(' ')) statement.remove_suffix(1);
        if (hits_the_bench(statement)) text.insert(at + statement.size(), " plain");
    }
    return text;
}

}  // namespace cubenight::printed
