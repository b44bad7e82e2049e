#include "engine/cards/printed/choices.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <string_view>

#include "engine/cards/printed/statements.hpp"

namespace cubenight::printed {
namespace {

constexpr std::string_view choosing = "choose $";

// What a statement that takes the choice in can begin with, and what stands before the name in it.
constexpr std::array<std::string_view, 10> verbs = {"discard ", "devolve ",   "damage ",  "counters ", "heal ",
                                                    "put ",     "knock out ", "inflict ", "attach ",   "cure "};

bool in_name(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; }

std::size_t uses(std::string_view text, std::string_view name) {
    std::size_t count = 0;
    for (std::size_t at = text.find(name); at != std::string_view::npos; at = text.find(name, at + 1))
        if (at + name.size() >= text.size() || !in_name(text[at + name.size()])) ++count;
    return count;
}

// Pokemon that a player chooses, one or more.
bool is_choice(std::string_view selection) {
    for (const std::string_view range : {"up to ", "exactly ", "any number "})
        if (selection.starts_with(range)) selection.remove_prefix(range.size());
    // "up to count(energy on this) their.bench"
    static constexpr std::string_view counted = "count(";
    if (selection.starts_with(counted)) {
        const std::size_t close = end_of_bracket(selection, counted.size() - 1);
        selection.remove_prefix(close == std::string_view::npos ? selection.size() : close + 1);
    }
    while (!selection.empty() && std::isdigit(static_cast<unsigned char>(selection.front())) != 0)
        selection.remove_prefix(1);
    while (selection.starts_with(' ')) selection.remove_prefix(1);
    for (const std::string_view place :
         {"my.bench", "my.pokemon", "their.bench", "their.pokemon", "any.bench", "any.pokemon"})
        if (selection.starts_with(place)) return selection.find('$') == std::string_view::npos;
    return false;
}

struct Choice {
    std::size_t from = 0;   // of the statement that chooses
    std::size_t next = 0;   // of the statement that uses it
    std::size_t end = 0;    // of that
    std::string name;       // with its sign
    std::string selection;  // what is chosen
};

std::optional<Choice> choice_at(std::string_view text, std::size_t from) {
    Choice choice;
    choice.from = from;
    std::size_t at = from + choosing.size();
    while (at < text.size() && in_name(text[at])) ++at;
    choice.name = text.substr(from + choosing.size() - 1, at - from - choosing.size() + 1);
    if (!text.substr(at).starts_with(" = ")) return std::nullopt;
    const std::size_t end = end_of_statement(text, at);
    if (end >= text.size() || text[end] != ';') return std::nullopt;
    choice.selection = text.substr(at + 3, end - at - 3);
    choice.next = text.find_first_not_of(' ', end + 1);
    choice.end = end_of_statement(text, choice.next);
    while (choice.end > choice.next && text[choice.end - 1] == ' ') --choice.end;
    return choice;
}

// Where the statement has the name, outside of all brackets, or nothing.
std::optional<std::size_t> use_in(std::string_view statement, const Choice& choice) {
    if (std::none_of(verbs.begin(), verbs.end(), [&](std::string_view verb) { return statement.starts_with(verb); }))
        return std::nullopt;
    const std::size_t at = statement.find(choice.name);
    if (at == std::string_view::npos || uses(statement, choice.name) != 1) return std::nullopt;
    int deep = 0;
    for (const char c : statement.substr(0, at))
        deep += c == '{' || c == '(' || c == '[' ? 1 : c == '}' || c == ')' || c == ']' ? -1 : 0;
    const bool behind_more = at + choice.name.size() < statement.size() && statement[at + choice.name.size()] == '[';
    if (deep != 0 || behind_more || statement.substr(0, at).ends_with("energy on ")) return std::nullopt;
    // "up to 2 cards on $a" are of one Pokémon, which is chosen first.
    static constexpr std::string_view discard = "discard ";
    if (statement.starts_with(discard) && at != discard.size()) return std::nullopt;
    return at;
}

// The statement with the selection in place of the name, which is given there where the choice is meant again.
std::string taken_in(std::string_view statement, std::size_t at, const Choice& choice, bool meant_later) {
    std::string made(statement);
    made.replace(at, choice.name.size(), choice.selection + (meant_later ? " as " + choice.name : ""));
    const bool last = at + choice.name.size() == statement.size();
    if (statement.starts_with("damage ") && last && choice.selection.find(".bench") != std::string::npos)
        made += " plain";
    return made;
}

// A block of one statement behind "then" or a face of a coin has no braces.
void strip_braces(std::string& text, std::size_t from, std::size_t end) {
    const std::size_t open = text.find_last_not_of(' ', from - 1);
    const std::size_t close = text.find_first_not_of(' ', end);
    if (open == std::string::npos || close == std::string::npos || text[open] != '{' || text[close] != '}') return;
    const std::string_view before = std::string_view(text).substr(0, open);
    if (!before.ends_with("then ") && !before.ends_with(": ")) return;
    text.erase(end, close + 1 - end);
    text.erase(open, from - open);
}

}  // namespace

std::string with_choices(std::string notation) {
    for (std::size_t at = notation.find(choosing); at != std::string::npos; at = notation.find(choosing, at + 1)) {
        const auto choice = choice_at(notation, at);
        if (!choice || !is_choice(choice->selection)) continue;
        const bool meant_later = uses(notation, choice->name) > 2;
        const std::string statement = notation.substr(choice->next, choice->end - choice->next);
        const auto use = use_in(statement, *choice);
        if (!use || (meant_later && !statement.starts_with("damage "))) continue;
        // What is done before the damage needs the choice before it.
        static constexpr std::string_view sooner = "before damage ";
        const std::size_t before = notation.find(sooner, choice->end);
        if (meant_later && before != std::string::npos &&
            uses(std::string_view(notation).substr(before, end_of_statement(notation, before) - before), choice->name) >
                0)
            continue;
        const std::string made = taken_in(statement, *use, *choice, meant_later);
        notation.replace(choice->from, choice->end - choice->from, made);
        strip_braces(notation, choice->from, choice->from + made.size());
    }
    return notation;
}

}  // namespace cubenight::printed
