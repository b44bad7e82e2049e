#include "engine/cards/notation/unit_reader.hpp"

#include <algorithm>

#include "engine/cards/notation/words.hpp"

namespace cubenight {
namespace {

bool is_letters(const TokenReader& in) {
    if (!in.is_kind(TokenKind::word)) return false;
    const auto word = in.text_of(in.peek());
    return std::all_of(word.begin(), word.end(), [](char c) { return type_of_letter(c).has_value(); });
}

void take_letters(TokenReader& in, std::vector<TypeSet>& units) {
    const auto letters = in.text_of(in.peek());
    if (units.size() + letters.size() > most_units)
        return in.fail_here(saying("at most {0} units of energy", most_units));
    for (char c : letters) units.push_back(TypeSet::of(*type_of_letter(c)));
    in.skip();
}

// (GRW): one unit that counts for each of these types.
void take_group(TokenReader& in, std::vector<TypeSet>& units) {
    TypeSet types;
    in.expect_mark("(");
    std::vector<TypeSet> letters = read_letters(in);
    in.expect_mark(")");
    for (TypeSet one : letters) {
        if (types.has_any(one)) in.fail(saying("a type stands once in a unit"));
        types = types | one;
    }
    if (letters.size() == 1) in.fail(saying("a unit of one type is written without ( )"));
    if (types == TypeSet::all()) in.fail(saying("a unit of every type is `any 1`"));
    units.push_back(types);
}

}  // namespace

std::optional<Type> type_of_letter(char letter) {
    const auto found = words::type_letters.find(letter);
    if (found == std::string_view::npos) return std::nullopt;
    return static_cast<Type>(found);
}

std::vector<TypeSet> read_letters(TokenReader& in) {
    std::vector<TypeSet> units;
    if (!is_letters(in)) in.expected(saying("energy letters out of {0}", words::type_letters));
    while (is_letters(in)) take_letters(in, units);
    return units;
}

std::vector<TypeSet> read_units(TokenReader& in) {
    std::vector<TypeSet> units;
    while (!in.failed()) {
        if (is_letters(in)) {
            take_letters(in, units);
        } else if (in.is_mark("(")) {
            take_group(in, units);
        } else if (in.is_word("any") && in.is_kind(TokenKind::number, 1)) {
            in.skip();
            const int count = in.expect_number(saying("the number of units"), 1, static_cast<int>(most_units));
            units.insert(units.end(), static_cast<std::size_t>(count), TypeSet::all());
        } else {
            break;
        }
    }
    if (units.empty()) in.expected(saying("units of energy: letters, (GRW) or `any 1`"));
    if (units.size() > most_units) in.fail(saying("at most {0} units of energy", most_units));
    return units;
}

std::string write_units(const std::vector<TypeSet>& units) {
    std::string out;
    bool letters_before = false;
    for (std::size_t i = 0; i < units.size(); ++i) {
        const bool letter = units[i].size() == 1;
        if (!out.empty() && !(letter && letters_before)) out += ' ';
        letters_before = letter;
        if (units[i] == TypeSet::all()) {
            std::size_t end = i;
            while (end < units.size() && units[end] == TypeSet::all()) ++end;
            out += "any " + std::to_string(end - i);
            i = end - 1;
            continue;
        }
        if (!letter) out += '(';
        for (int type = 0; type < type_count; ++type)
            if (units[i].has(static_cast<Type>(type))) out += words::type_letters[static_cast<std::size_t>(type)];
        if (!letter) out += ')';
    }
    return out;
}

namespace {

// The factor of a word such as x2, or 0.
int factor_of(const TokenReader& in) {
    const auto word = in.is_kind(TokenKind::word) ? in.text_of(in.peek()) : std::string_view();
    return word.size() == 2 && word[0] == 'x' && word[1] >= '2' && word[1] <= '9' ? word[1] - '0' : 0;
}

}  // namespace

bool at_amount(const TokenReader& in) { return in.is_mark("+") || in.is_mark("-") || factor_of(in) != 0; }

void read_amount(TokenReader& in, Affinity& affinity) {
    if (in.accept_mark("+") || in.is_mark("-")) {
        affinity.op = in.accept_mark("-") ? Affinity::Op::minus : Affinity::Op::plus;
        affinity.value = in.expect_number(saying("the number of points"), 1, 999);
        return;
    }
    const int factor = factor_of(in);
    if (factor == 0) return in.expected(saying("x2, +20 or -30"));
    affinity.op = Affinity::Op::times;
    affinity.value = factor;
    in.skip();
}

std::string write_amount(const Affinity& affinity) {
    constexpr const char* signs[] = {"x", "+", "-"};
    return signs[static_cast<int>(affinity.op)] + std::to_string(affinity.value);
}

}  // namespace cubenight
