#include "engine/language/tokens.hpp"

#include <algorithm>
#include <charconv>

namespace cubenight {
namespace {

// The first word of a phrase, cut off it.
std::string_view next_word(std::string_view& phrase) {
    const auto blank = std::min(phrase.find(' '), phrase.size());
    const auto word = phrase.substr(0, blank);
    phrase.remove_prefix(std::min(blank + 1, phrase.size()));
    return word;
}

std::size_t words_in(std::string_view phrase) {
    return 1 + static_cast<std::size_t>(std::count(phrase.begin(), phrase.end(), ' '));
}

std::string unquoted(std::string_view quoted_text) {
    std::string text;
    text.reserve(quoted_text.size());
    for (std::size_t i = 1; i + 1 < quoted_text.size(); ++i) {
        if (quoted_text[i] == '\\') ++i;
        text += quoted_text[i];
    }
    return text;
}

}  // namespace

TokenReader::TokenReader(std::string_view text, std::string_view file, std::vector<Token> tokens)
    : text_(text), file_(file), tokens_(std::move(tokens)) {
    ENSURE(!tokens_.empty() && tokens_.back().kind == TokenKind::end);
}

const Token& TokenReader::peek(std::size_t ahead) const {
    const std::size_t last = tokens_.size() - 1;
    return failed() ? tokens_[last] : tokens_[std::min(at_ + ahead, last)];
}

bool TokenReader::is_word(std::string_view word, std::size_t ahead) const {
    return is_kind(TokenKind::word, ahead) && text_of(peek(ahead)) == word;
}

bool TokenReader::is_any_word(std::initializer_list<std::string_view> words, std::size_t ahead) const {
    return std::any_of(words.begin(), words.end(), [&](auto word) { return is_word(word, ahead); });
}

bool TokenReader::is_mark(std::string_view mark, std::size_t ahead) const {
    return is_kind(TokenKind::mark, ahead) && text_of(peek(ahead)) == mark;
}

bool TokenReader::is_phrase(std::string_view phrase) const {
    for (std::size_t ahead = 0; !phrase.empty(); ++ahead)
        if (!is_word(next_word(phrase), ahead)) return false;
    return true;
}

void TokenReader::skip(std::size_t tokens) { at_ = std::min(at_ + tokens, tokens_.size() - 1); }

bool TokenReader::accept_word(std::string_view word) {
    const bool here = is_word(word);
    if (here) skip();
    return here;
}

bool TokenReader::accept_mark(std::string_view mark) {
    const bool here = is_mark(mark);
    if (here) skip();
    return here;
}

bool TokenReader::accept_phrase(std::string_view phrase) {
    const bool here = is_phrase(phrase);
    if (here) skip(words_in(phrase));
    return here;
}

std::optional<int> TokenReader::accept_one_of(std::span<const std::string_view> phrases) {
    std::optional<int> best;
    std::size_t length = 0;
    for (std::size_t i = 0; i < phrases.size(); ++i) {
        if (phrases[i].empty() || words_in(phrases[i]) <= length || !is_phrase(phrases[i])) continue;
        best = static_cast<int>(i);
        length = words_in(phrases[i]);
    }
    skip(length);
    return best;
}

void TokenReader::expect_mark(std::string_view mark) {
    if (!accept_mark(mark)) expected("`" + std::string(mark) + "`");
}

void TokenReader::expect_phrase(std::string_view phrase) {
    if (!accept_phrase(phrase)) expected("`" + std::string(phrase) + "`");
}

int TokenReader::expect_one_of(std::span<const std::string_view> phrases, std::string_view what) {
    if (const auto found = accept_one_of(phrases)) return *found;
    std::string list(what);
    const char* joint = ": ";
    for (auto phrase : phrases) {
        if (phrase.empty()) continue;
        list.append(joint).append(phrase);
        joint = ", ";
    }
    expected(list);
    return 0;
}

int TokenReader::expect_number(std::string_view what, int least, int most) {
    if (!is_kind(TokenKind::number)) {
        expected(what);
        return least;
    }
    const auto digits = text_of(peek());
    if (digits.size() > 1 && digits[0] == '0') {  // cut as a token, since clauses have such numbers
        fail_here("a number does not begin with 0");
        return least;
    }
    int number = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (number < least || number > most) {
        fail_here(std::string(what) + " goes from " + std::to_string(least) + " to " + std::to_string(most) + ", not " +
                  std::to_string(number));
        return least;
    }
    skip();
    return number;
}

std::string TokenReader::expect_string(std::string_view what) {
    if (!is_kind(TokenKind::string)) {
        expected(std::string(what) + " in quotes");
        return {};
    }
    std::string text = unquoted(text_of(peek()));
    if (text.empty()) fail_here(std::string(what) + " is empty");
    skip();
    return text;
}

std::string_view TokenReader::expect_joined_word(std::string_view what) {
    if (!is_kind(TokenKind::word)) {
        expected(what);
        return {};
    }
    const std::string_view word = joined_word();
    skip_joined(word);
    return word;
}

std::optional<int> TokenReader::accept_joined_one_of(std::span<const std::string_view> names) {
    if (!is_kind(TokenKind::word)) return std::nullopt;
    const std::string_view word = joined_word();
    const auto found = std::find(names.begin(), names.end(), word);
    if (found == names.end()) return std::nullopt;
    skip_joined(word);
    return static_cast<int>(found - names.begin());
}

std::string_view TokenReader::joined_word() const {
    const std::size_t begin = peek().at;
    std::size_t end = begin;
    for (std::size_t ahead = 0; !is_kind(TokenKind::end, ahead) && peek(ahead).at == end &&
                                (is_kind(TokenKind::word, ahead) || is_kind(TokenKind::number, ahead) ||
                                 is_mark("-", ahead) || is_mark(".", ahead));
         ++ahead)
        end += peek(ahead).length;
    return text_.substr(begin, end - begin);
}

void TokenReader::skip_joined(std::string_view word) {
    for (const std::size_t end = peek().at + word.size(); !at_end() && peek().at < end;) skip();
}

void TokenReader::expect_end() {
    if (!at_end()) expected("the end of the text");
}

void TokenReader::expected(std::string_view what) {
    const Token& token = peek();
    std::size_t longest = std::min<std::size_t>(40, token.length);
    while (longest < token.length && (text_of(token)[longest] & 0xC0) == 0x80) --longest;  // no half of a character
    std::string found(text_of(token).substr(0, longest));
    if (token.kind == TokenKind::end) found = "the end of the text";
    else if (token.kind == TokenKind::string && token.length > longest) found += "...";
    else if (token.kind != TokenKind::string) found = "`" + found + "`";
    fail_here("expected " + std::string(what) + ", found " + found);
}

void TokenReader::fail(std::string reason) { fail_in_line(tokens_[at_ > 0 ? at_ - 1 : 0].line, std::move(reason)); }

void TokenReader::fail_in_line(int line, std::string reason) {
    if (!error_) error_ = Error{file_, line, std::move(reason)};
}

std::string quoted(std::string_view text) {
    std::string out = "\"";
    for (char c : text) {
        if (c == '"' || c == '\\') out += '\\';
        out += c;
    }
    return out += '"';
}

}  // namespace cubenight
