#include "engine/cards/printed/one_way.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

#include "engine/cards/notation/words.hpp"
#include "engine/cards/printed/statements.hpp"
#include "engine/core/digit.hpp"

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

// Where a comparison with a number ends that begins there, as " >= 2"; npos where there is none or it goes on.
std::size_t end_of_comparison(std::string_view text, std::size_t from) {
    for (const std::string_view relation : {" >= ", " <= ", " = ", " > "}) {
        if (text.compare(from, relation.size(), relation) != 0) continue;
        std::size_t end = from + relation.size();
        const std::size_t number = end;
        while (end < text.size() && is_digit(text[end])) ++end;
        const std::string_view behind = text.substr(end);
        const bool reckons = behind.starts_with(" + ") || behind.starts_with(" - ") || behind.starts_with(" * ");
        return end == number || reckons ? std::string_view::npos : end;
    }
    return std::string_view::npos;
}

// One Pokémon that is there by itself.
bool is_one_pokemon(std::string_view selection) {
    static constexpr std::string_view places[] = {"this", "holder", "attacker", "my.active", "their.active"};
    if (std::find(std::begin(places), std::end(places), selection) != std::end(places)) return true;
    return selection.starts_with('$') && selection.find_first_of(" [") == std::string_view::npos;
}

// "count(energy[E] on this) >= 1" there becomes "this is energy[E] >= 1".
void ask_of_carrier(std::string& text, std::size_t at) {
    static constexpr std::string_view opening = "count(", on = " on ";
    const std::size_t open = at + opening.size() - 1, close = end_of_bracket(text, open);
    if (close == std::string::npos || end_of_comparison(text, close + 1) == std::string_view::npos) return;
    const std::string inside = text.substr(open + 1, close - open - 1);
    const std::size_t filters = end_of_bracket(inside, inside.find('['));
    if (filters == std::string::npos || inside.compare(filters + 1, on.size(), on) != 0) return;
    const std::string whom = inside.substr(filters + 1 + on.size());
    // Different types of Energy are counted, and one Pokémon isn't asked for them.
    if (inside.substr(0, filters).find("distinct") != std::string::npos) return;
    if (is_one_pokemon(whom)) text.replace(at, close + 1 - at, whom + " is " + inside.substr(0, filters + 1));
}

// Whether a condition begins there.
bool is_asked_at(std::string_view text, std::size_t at) {
    const std::string_view before = text.substr(0, at);
    for (const std::string_view word : {"if ", "and ", "or ", "not ", "while ", "("})
        if (before.ends_with(word)) return true;
    return false;
}

// "left(this) > 10" there becomes "this is left > 10"; whether any HP are left is asked otherwise.
void ask_what_is_left(std::string& text, std::size_t at) {
    static constexpr std::string_view left = "left";
    const std::size_t open = at + left.size(), close = end_of_bracket(text, open);
    if (close == std::string::npos) return;
    const std::size_t end = end_of_comparison(text, close + 1);
    const std::string whom = text.substr(open + 1, close - open - 1);
    if (end == std::string_view::npos || text[end - 1] != '0' || text[end - 2] == ' ' || !is_one_pokemon(whom)) return;
    text.replace(at, close + 1 - at, whom + " is left");
}

// "heads < 2" is "heads <= 1".
void put_heads_at_most(std::string& text) {
    static constexpr std::string_view fewer = "heads < ";
    for (std::size_t at = text.find(fewer); at != std::string::npos; at = text.find(fewer, at + 1)) {
        const std::size_t from = at + fewer.size();
        std::size_t end = from;
        while (end < text.size() && end < from + 4 && is_digit(text[end])) ++end;
        if (end == from) continue;
        text.replace(at, end - at, "heads <= " + std::to_string(std::stoi(text.substr(from, end - from)) - 1));
    }
}

// "not count(S) + 1 > 7" is "count(S) + 1 <= 7".
void put_sums_without_negation(std::string& text) {
    static constexpr std::string_view turned = "not count(", negation = "not ";
    for (std::size_t at = text.find(turned); at != std::string::npos; at = text.find(turned, at + 1)) {
        const std::size_t close = end_of_bracket(text, at + turned.size() - 1);
        if (close == std::string::npos) return;
        if (text.compare(close + 1, 3, " + ") != 0 && text.compare(close + 1, 3, " - ") != 0) continue;
        std::size_t relation = close + 4;
        while (relation < text.size() && is_digit(text[relation])) ++relation;
        if (end_of_comparison(text, relation) == std::string_view::npos) continue;
        if (text.compare(relation, 4, " >= ") == 0) text.replace(relation, 4, " < ");
        else if (text.compare(relation, 3, " > ") == 0) text.replace(relation, 3, " <= ");
        else continue;
        text.erase(at, negation.size());
    }
}

// The names of Pokémon that are chosen, one each.
std::vector<std::string> chosen_pokemon(std::string_view text) {
    static constexpr std::string_view opening = "choose $", is = " = ";
    std::vector<std::string> names;
    for (std::size_t at = text.find(opening); at != std::string_view::npos; at = text.find(opening, at + 1)) {
        const std::size_t end = text.find(is, at);
        if (end == std::string_view::npos) break;
        std::string_view selection = text.substr(end + is.size());
        if (selection.starts_with("1 ")) selection.remove_prefix(2);
        for (const std::string_view place : {"my.pokemon", "my.bench", "my.active", "their.pokemon", "their.bench",
                                             "their.active", "any.pokemon", "any.bench", "any.active"})
            if (selection.starts_with(place))
                names.emplace_back(text.substr(at + opening.size() - 1, end - at - opening.size() + 1));
    }
    return names;
}

// Names of cards with "or" between them, and nothing else.
bool holds_names(std::string_view filters) {
    const std::vector<std::string> parts = parts_between(filters, " or ");
    return std::all_of(parts.begin(), parts.end(), [](const std::string& part) {
        return part.starts_with("name \"") && part.find('"', 6) == part.size() - 1;
    });
}

// Whether all of what lies at the place is meant, and no number of it.
bool is_without_number(std::string_view text, std::size_t place) {
    std::string_view before = text.substr(0, place);
    while (before.ends_with(' ')) before.remove_suffix(1);
    if (before.empty()) return true;
    return !is_digit(before.back()) && !before.ends_with("number") && !before.ends_with("random");
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
        std::vector<std::string> conditions = parts_between(std::string_view(text).substr(from, end - from), " & ");
        std::stable_sort(conditions.begin(), conditions.end(),
                         [](const auto& a, const auto& b) { return order_of(a) < order_of(b); });
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
    static constexpr std::string_view counted = "count(energy[", left = "left(";
    for (std::size_t at = text.find(counted); at != std::string::npos; at = text.find(counted, at + 1))
        ask_of_carrier(text, at);
    for (std::size_t at = text.find(left); at != std::string::npos; at = text.find(left, at + 1))
        if (is_asked_at(text, at)) ask_what_is_left(text, at);
    put_heads_at_most(text);
    put_sums_without_negation(text);
    return text;
}

std::string with_chosen_asked(std::string text) {
    for (const std::string& name : chosen_pokemon(text)) {
        const std::string asked = "any " + name + "[";
        for (std::size_t at = text.find(asked); at != std::string::npos; at = text.find(asked, at + 1)) {
            const std::size_t open = at + asked.size() - 1, close = end_of_bracket(text, open);
            if (close == std::string::npos) return text;
            std::string made;
            for (const std::string& kind :
                 parts_between(std::string_view(text).substr(open + 1, close - open - 1), " or "))
                made.append(made.empty() ? "" : " or ").append(name).append(" is ").append(kind);
            if (made.find(", ") != std::string::npos) continue;
            text.replace(at, close + 1 - at, made);
        }
    }
    return text;
}

std::string with_names_together(std::string text) {
    static constexpr std::string_view named = "[name \"";
    for (std::size_t at = text.find(named); at != std::string::npos; at = text.find(named, at + 1)) {
        const std::size_t place = text.find_last_of(" {(", at) + 1;
        const std::string next = " and " + text.substr(place, at - place) + std::string(named);
        for (std::size_t close = end_of_bracket(text, at);
             close != std::string::npos && text.compare(close + 1, next.size(), next) == 0 &&
             holds_names(std::string_view(text).substr(at + 1, close - at - 1)) && is_without_number(text, place);
             close = end_of_bracket(text, at)) {
            const std::size_t open = close + next.size() + 1 - named.size(), end = end_of_bracket(text, open);
            if (end == std::string::npos || !holds_names(std::string_view(text).substr(open + 1, end - open - 1)))
                break;
            text.replace(close, open + 1 - close, " or ");
        }
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
