#include "engine/cards/lists/printed_sets.hpp"

#include <algorithm>
#include <array>

#include "engine/cards/lists/card_names.hpp"
#include "engine/core/digit.hpp"

namespace cubenight {
namespace {

#define CUBENIGHT_SET(id, code, others, name, letters, digits) PrintedSet{id, code, others, name, letters, digits},
constexpr auto sets = std::to_array<PrintedSet>({
#include "engine/cards/lists/printed_sets.def"
});
#undef CUBENIGHT_SET

constexpr std::size_t longest_number = 16;  // bytes; no printed number has half as many

bool is_letter(char sign) { return (sign >= 'A' && sign <= 'Z') || (sign >= 'a' && sign <= 'z'); }
bool is_same(std::string_view one, std::string_view other) { return in_small_letters(one) == in_small_letters(other); }

bool is_among(std::string_view word, std::string_view codes) {
    while (!codes.empty()) {
        const auto end = std::min(codes.find(' '), codes.size());
        if (is_same(codes.substr(0, end), word)) return true;
        codes.remove_prefix(std::min(end + 1, codes.size()));
    }
    return false;
}

bool has_code(const PrintedSet& set, std::string_view word) {
    return (!set.code.empty() && is_same(set.code, word)) || is_among(word, set.others);
}

// Letters, digits and what follows them: SWSH, 001, and nothing.
struct NumberParts {
    std::string letters, digits, rest;
};
NumberParts parts_of(std::string_view number) {
    NumberParts parts;
    std::size_t at = 0;
    for (; at < number.size() && is_letter(number[at]); ++at) {
        const char sign = number[at];
        parts.letters += sign >= 'a' ? static_cast<char>(sign - 'a' + 'A') : sign;
    }
    for (; at < number.size() && is_digit(number[at]); ++at) parts.digits += number[at];
    parts.rest = number.substr(at);
    return parts;
}

std::string without_zeros(std::string digits) {
    digits.erase(0, std::min(digits.find_first_not_of('0'), digits.size() - 1));
    return digits;
}

}  // namespace

std::span<const PrintedSet> printed_sets() { return sets; }

const PrintedSet* set_of_id(std::string_view id) {
    const auto found = std::ranges::find_if(sets, [&](const PrintedSet& set) { return is_same(set.id, id); });
    return found == sets.end() ? nullptr : &*found;
}

std::vector<const PrintedSet*> sets_called(std::string_view word) {
    std::vector<const PrintedSet*> found;
    const auto add = [&](const PrintedSet& set) {
        if (std::ranges::find(found, &set) == found.end()) found.push_back(&set);
    };
    if (word.empty()) return found;
    if (const PrintedSet* set = set_of_id(word)) add(*set);
    for (const PrintedSet& set : sets)
        if (has_code(set, word)) add(set);
    if (const std::string name = folded_name(word); found.empty() && !name.empty())
        for (const PrintedSet& set : sets)
            if (folded_name(set.name) == name) add(set);
    for (std::size_t i = 0; i < found.size(); ++i)
        for (const PrintedSet& set : sets)
            if (!set.code.empty() && set.code == found[i]->code) add(set);
    return found;
}

bool is_set_code(std::string_view word) {
    return !word.empty() && std::ranges::any_of(sets, [&](const PrintedSet& set) {
        return is_same(set.id, word) || has_code(set, word);
    });
}

std::string_view bare_number(std::string_view number) {
    number = trimmed(number);
    if (number.size() > 1 && number.starts_with('#')) number.remove_prefix(1);
    return trimmed(number.substr(0, number.find_first_of("/_")));
}

std::vector<std::string> numbers_in(const PrintedSet& set, std::string_view number) {
    std::vector<std::string> found;
    const auto add = [&](std::string one) {
        if (std::ranges::find(found, one) == found.end()) found.push_back(std::move(one));
    };
    number = bare_number(number);
    if (number.empty() || number.size() > longest_number) return found;
    add(std::string(number));
    const NumberParts parts = parts_of(number);
    if (parts.digits.empty()) {
        add(parts.letters + parts.rest);
        return found;
    }
    const std::string digits = without_zeros(parts.digits);
    if (!set.letters.empty() && (parts.letters.empty() || parts.letters == set.letters)) {
        const std::size_t wanted = static_cast<std::size_t>(set.digits);
        const std::string zeros(digits.size() < wanted ? wanted - digits.size() : 0, '0');
        add(std::string(set.letters) + zeros + digits + parts.rest);
    }
    add(parts.letters + digits + parts.rest);
    add(parts.letters + parts.digits + parts.rest);
    add(parts.letters + digits + in_small_letters(parts.rest));
    return found;
}

}  // namespace cubenight
