#include "engine/cards/lists/deck_line.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <vector>

#include "engine/cards/lists/card_names.hpp"
#include "engine/cards/lists/printed_sets.hpp"
#include "engine/core/digit.hpp"

namespace cubenight {
namespace {

constexpr std::size_t longest_set = 24, longest_number = 12;  // bytes, as written

bool is_capital(char sign) { return sign >= 'A' && sign <= 'Z'; }
bool is_small(char sign) { return sign >= 'a' && sign <= 'z'; }

bool has_digit(std::string_view word) { return std::ranges::any_of(word, is_digit); }

// A number that is none: of Unown, and of the halves of LEGEND cards.
bool is_lettered_number(std::string_view word) {
    static constexpr auto words = std::to_array<std::string_view>({"!", "?", "ONE", "TWO", "THREE"});
    return (word.size() == 1 && is_capital(word[0])) || std::ranges::find(words, word) != words.end();
}

bool is_number(std::string_view word) {
    const std::string_view bare = bare_number(word);
    return !bare.empty() && word.size() <= longest_number && has_digit(bare) &&
           std::ranges::all_of(bare, [](char sign) { return is_digit(sign) || is_capital(sign) || is_small(sign); });
}

// Written like a code: PR-SV, SVI, me4; or the kits of the Pokémon TCG Online, TK-AlolanRaichu.
bool looks_like_a_set(std::string_view word) {
    if (word.size() < 2 || word.size() > longest_set) return false;
    if (word.starts_with("TK-")) return true;
    const bool no_small = std::ranges::none_of(word, is_small);
    if (!std::ranges::all_of(word, [](char s) { return is_digit(s) || is_capital(s) || is_small(s) || s == '-'; }))
        return false;
    if (no_small) return std::ranges::count_if(word, is_capital) >= 2;
    return std::ranges::none_of(word, is_capital) && has_digit(word) && is_small(word[0]);
}

std::string_view without_brackets(std::string_view word) {
    const bool round = word.starts_with('(') && word.ends_with(')');
    const bool square = word.starts_with('[') && word.ends_with(']');
    return word.size() > 2 && (round || square) ? word.substr(1, word.size() - 2) : word;
}

// The last word, which is taken off.
std::string_view take_last(std::string_view& text) {
    const auto blank = text.find_last_of(" \t");
    const std::string_view word = blank == std::string_view::npos ? text : text.substr(blank + 1);
    text = blank == std::string_view::npos ? std::string_view{} : trimmed(text.substr(0, blank));
    return word;
}

std::optional<ListedPrinting> printing_of(std::string_view set, std::string_view number, std::string_view name) {
    set = without_brackets(set);
    // The set of basic energies in the Pokémon TCG Online.
    const bool of_energies = set == "Energy" && name.ends_with("Energy");
    const bool known = is_set_code(set);
    if (is_number(number) && (known || of_energies || looks_like_a_set(set)))
        return ListedPrinting{std::string(set), std::string(bare_number(number))};
    if (known && looks_like_a_set(set) && is_lettered_number(number))
        return ListedPrinting{std::string(set), std::string(number)};
    return std::nullopt;
}

// What stands in brackets at the end: (SVI 181), [SVI-181], (SVI). Cut off if it is a printing.
bool take_bracketed(std::string_view& text, ListedPrinting& printing) {
    if (!text.ends_with(')') && !text.ends_with(']')) return false;
    const auto open = text.rfind(text.back() == ')' ? '(' : '[');
    if (open == std::string_view::npos || open == 0) return false;
    const std::string_view name = trimmed(text.substr(0, open));
    std::string_view inside = trimmed(text.substr(open + 1, text.size() - open - 2));
    std::optional<ListedPrinting> found = joined_printing(inside);
    if (!found && is_set_code(inside) && std::ranges::none_of(inside, is_small))
        found = ListedPrinting{std::string(inside), {}};
    if (!found) {
        const std::string_view number = take_last(inside);
        if (inside.find_first_of(" \t") == std::string_view::npos) found = printing_of(inside, number, name);
    }
    if (!found || name.empty()) return false;
    printing = *found;
    text = name;
    return true;
}

// The last two words, or the last one that holds both, or a code alone.
void take_printing(std::string_view& text, ListedPrinting& printing) {
    if (take_bracketed(text, printing)) return;
    std::string_view rest = text;
    const std::string_view last = take_last(rest);
    if (const auto joined = joined_printing(last); joined && !rest.empty()) {
        printing = *joined, text = rest;
        return;
    }
    std::string_view name = rest;
    const std::string_view before = take_last(name);
    if (name.empty()) return;
    if (const auto found = printing_of(before, last, name)) {
        printing = *found, text = name;
        return;
    }
    // A code alone is three letters at least, in a line that is not written in capitals as a whole: `EX` ends names, too.
    const bool is_code = last.size() >= 3 && is_set_code(last) && std::ranges::none_of(last, is_small);
    if (is_code && std::ranges::any_of(rest, is_small)) printing = {std::string(last), {}}, text = rest;
}

// The digits that a text begins with.
std::string_view leading_digits(std::string_view text) {
    return text.substr(0, std::min(text.find_first_not_of("0123456789"), text.size()));
}

// Takes x or × off the front.
bool take_times(std::string_view& text) {
    for (const std::string_view times : {"x", "X", "×"})
        if (text.starts_with(times)) {
            text.remove_prefix(times.size());
            return true;
        }
    return false;
}

int value_of(std::string_view digits) {
    int value = 0;
    const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return problem == std::errc() ? value : most_copies_listed + 1;
}

// `4`, `4x`, `4 x` or `x4` at the front. Nothing where the text begins otherwise.
std::optional<int> take_leading_count(std::string_view& text) {
    std::string_view rest = text;
    const bool times_first = take_times(rest);
    const std::string_view digits = leading_digits(rest);
    if (digits.empty()) return std::nullopt;
    rest.remove_prefix(digits.size());
    const std::string_view behind = trimmed(rest);
    const bool blank = behind.size() < rest.size() || rest.empty();
    std::string_view after_times = behind;
    const bool times = !times_first && take_times(after_times);
    const bool apart = after_times.empty() || after_times[0] == ' ' || after_times[0] == '\t';
    if (times && (apart || !blank)) text = trimmed(after_times);  // in `4 Xatu` the x begins the name
    else if (blank) text = behind;
    else return std::nullopt;
    return value_of(digits);
}

std::optional<int> take_trailing_count(std::string_view& text) {
    std::string_view rest = text;
    std::string_view last = take_last(rest);
    if (rest.empty() || !take_times(last)) return std::nullopt;
    if (last.empty() || leading_digits(last).size() != last.size()) return std::nullopt;
    text = rest;
    return value_of(last);
}

std::string with_single_blanks(std::string_view text) {
    std::string out;
    for (const char sign : text)
        if (sign != ' ' && sign != '\t') out += sign;
        else if (!out.ends_with(' ')) out += ' ';
    return out;
}

void take_bullet(std::string_view& text) {
    for (const std::string_view bullet : {"* ", "- ", "• ", "+ "})
        if (text.starts_with(bullet)) {
            text = trimmed(text.substr(bullet.size()));
            return;
        }
}

}  // namespace

std::optional<int> count_in(std::string_view word) {
    word = trimmed(word);
    std::string_view rest = word;
    const std::string_view digits = leading_digits(rest);
    if (digits.empty()) return std::nullopt;
    rest.remove_prefix(digits.size());
    if (!rest.empty() && (!take_times(rest) || !rest.empty())) return std::nullopt;
    return value_of(digits);
}

std::optional<Saying> wrong_count(int count) {
    if (count >= 1 && count <= most_copies_listed) return std::nullopt;
    return saying("a list has from 1 to {0} copies of a card in a line", most_copies_listed);
}

std::optional<ListedPrinting> joined_printing(std::string_view word) {
    const auto hyphen = word.rfind('-');
    if (hyphen == std::string_view::npos || word.find(' ') != std::string_view::npos) return std::nullopt;
    const std::string_view set = word.substr(0, hyphen), number = word.substr(hyphen + 1);
    const bool fits = is_number(number) || (looks_like_a_set(set) && is_lettered_number(number));
    if (!is_set_code(set) || !fits) return std::nullopt;
    return ListedPrinting{std::string(set), std::string(bare_number(number))};
}

std::optional<Saying> read_deck_line(std::string_view line, ListEntry& entry) {
    std::string_view rest = trimmed(line);
    take_bullet(rest);
    auto count = take_leading_count(rest);
    if (!count) count = take_trailing_count(rest);
    if (count)
        if (auto wrong = wrong_count(*count)) return wrong;
    entry.count = count.value_or(1);
    if (std::string_view before = rest; take_last(before) == "PH" && !before.empty())
        entry.parallel = true, rest = before;
    take_printing(rest, entry.printing);
    if (folded_name(rest).empty()) return saying("there is no card's name in this line");
    entry.name = with_single_blanks(rest);
    return std::nullopt;
}

}  // namespace cubenight
