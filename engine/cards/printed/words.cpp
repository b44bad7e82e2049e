#include "engine/cards/printed/words.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

#include "engine/cards/notation/words.hpp"
#include "engine/core/digit.hpp"

namespace cubenight::printed {
namespace {

// What is printed in several ways, and how it is read.
constexpr std::pair<std::string_view, std::string_view> same_signs[] = {
    {"\u00e9", "e"},  {"\u00c9", "e"}, {"\u2019", "'"}, {"\u2018", "'"}, {"\u201c", "\""},
    {"\u201d", "\""}, {"\u2013", "-"}, {"\u2014", "-"}, {"\u2212", "-"}, {"\u00d7", "x"},
    {"\u00a0", " "},  {"\u2022", "*"}, {"\u2010", "-"}, {"\u2011", "-"},
};

// Short forms whose point is no end of a sentence.
constexpr std::string_view short_forms[] = {"mr", "mrs", "ms", "dr", "jr", "lt", "st", "vs"};

bool is_letter(unsigned char c) { return std::isalnum(c) != 0 || c >= 0x80; }
class Cutter {
public:
    explicit Cutter(std::string_view printed) : printed_(printed) {}

    std::vector<Word> words() {
        while (at_ < printed_.size()) {
            const auto [sign, length] = sign_at(at_);
            listed_ = listed_ || sign == "*";
            if (sign == "\n" && listed_ && !lists_more()) add("\u00b6", length);
            else if (sign == " " || sign == "\t" || sign == "\n" || sign == "\r") at_ += length;
            else if (sign == "{" || sign == "[") symbol();
            else if (is_letter(static_cast<unsigned char>(sign.front()))) word();
            else if (sign == "'" && possessive(at_ + length)) add("'s", length + 1);
            else add(sign, length);
        }
        return std::move(words_);
    }

private:
    // The sign that begins there as it is read, and its bytes.
    std::pair<std::string_view, std::size_t> sign_at(std::size_t at) const {
        for (const auto& [printed, read] : same_signs)
            if (printed_.substr(at).starts_with(printed)) return {read, printed.size()};
        return {printed_.substr(at, 1), 1};
    }

    // Whether what stands behind an apostrophe is an s alone.
    bool possessive(std::size_t behind) const {
        if (behind >= printed_.size() || sign_at(behind).first != "s") return false;
        return behind + 1 >= printed_.size() ||
               !is_letter(static_cast<unsigned char>(sign_at(behind + 1).first.front()));
    }

    void add(std::string_view text, std::size_t length) {
        words_.push_back({std::string(text), at_, length, true});
        at_ += length;
    }

    // {R}, or [R].
    void symbol() {
        const char close = printed_[at_] == '{' ? '}' : ']';
        if (at_ + 2 < printed_.size() && printed_[at_ + 2] == close &&
            std::isupper(static_cast<unsigned char>(printed_[at_ + 1])))
            add(std::string("{") + static_cast<char>(std::tolower(static_cast<unsigned char>(printed_[at_ + 1]))) + "}",
                3);
        else add(printed_.substr(at_, 1), 1);
    }

    // Whether a sign inside a word belongs to it: a letter stands behind it.
    bool joins(std::string_view sign, std::size_t behind, std::string_view so_far) const {
        if (sign == "/") return so_far == "and";
        if (sign != "-" && sign != "." && sign != "'" && sign != "&") return false;
        if (sign == "." && std::find(std::begin(short_forms), std::end(short_forms), so_far) != std::end(short_forms))
            return true;
        if (behind >= printed_.size()) return false;
        const auto next = sign_at(behind).first;
        if (!is_letter(static_cast<unsigned char>(next.front()))) return false;
        if (sign == "-" && (so_far == "non" || so_far.find_first_not_of("0123456789") == std::string_view::npos))
            return false;
        if (sign == "." && begins_sentence(behind)) return false;
        if (sign == "'") return !possessive(behind);  // don't, but not opponent's
        return true;
    }

    // A blank is missing there: a small letter, a point and a capital with small letters.
    bool begins_sentence(std::size_t at) const {
        const auto is_small = [&](std::size_t i) {
            return i < printed_.size() && std::islower(static_cast<unsigned char>(printed_[i])) != 0;
        };
        return at >= 2 && is_small(at - 2) && std::isupper(static_cast<unsigned char>(printed_[at])) != 0 &&
               is_small(at + 1);
    }

    void word() {
        Word made{"", at_, 0,
                  std::isupper(static_cast<unsigned char>(printed_[at_])) != 0 || is_digit(printed_[at_]) ||
                      static_cast<unsigned char>(printed_[at_]) >= 0x80};
        const bool number = is_digit(printed_[at_]);
        while (at_ < printed_.size()) {
            const auto [sign, length] = sign_at(at_);
            const bool letter = is_letter(static_cast<unsigned char>(sign.front()));
            if (number && letter && !is_digit(sign.front()) &&
                made.text.find_first_not_of("0123456789") == std::string::npos && sign == "x")
                break;  // 20x
            // Symbols, where a card has them, are printed as words without a blank between them.
            if (std::isupper(static_cast<unsigned char>(sign.front())) != 0 && type_called(made.text)) break;
            if (!letter && !joins(sign, at_ + length, made.text)) break;
            for (const char c : sign) made.text += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
            at_ += length;
        }
        made.length = at_ - made.at;
        if (made.text == "and/or") made.text = "or";
        const std::size_t before = words_.size();
        if (made.text == "or" && before > 1 && words_[before - 1].text == "/" && words_[before - 2].text == "and") {
            made.length += made.at - words_[before - 2].at;
            made.at = words_[before - 2].at;
            words_.resize(before - 2);
        }
        // Pokémon-EX and Pokémon-ex are two things.
        if (printed_.substr(made.at, made.length).ends_with("-EX")) made.text.replace(made.text.size() - 2, 2, "EX");
        words_.push_back(std::move(made));
    }

    // Whether the next line is one more of a list, or there is none.
    bool lists_more() const {
        const std::size_t next = printed_.find_first_not_of(" \n\r\t", at_);
        return next == std::string_view::npos || sign_at(next).first == "*";
    }

    std::string_view printed_;
    std::size_t at_ = 0;
    bool listed_ = false;  // behind the first point of a list
    std::vector<Word> words_;
};

}  // namespace

std::optional<Type> type_called(std::string_view word) {
    const auto found = std::find(words::type.begin(), words::type.end(), word);
    if (found == words::type.end()) return std::nullopt;
    return static_cast<Type>(found - words::type.begin());
}

std::vector<Word> words_of(std::string_view printed) { return Cutter(printed).words(); }

}  // namespace cubenight::printed
