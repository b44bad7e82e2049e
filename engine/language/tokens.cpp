#include "engine/language/tokens.hpp"

#include <algorithm>
#include <charconv>

#include "engine/language/slips.hpp"

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
    if (!is_kind(TokenKind::word, ahead)) return false;
    const bool here = text_of(peek(ahead)) == word;
    if (!here && ahead == 0) looked_for(word);
    return here;
}

bool TokenReader::is_any_word(std::initializer_list<std::string_view> words, std::size_t ahead) const {
    return std::any_of(words.begin(), words.end(), [&](auto word) { return is_word(word, ahead); });
}

bool TokenReader::is_mark(std::string_view mark, std::size_t ahead) const {
    return is_kind(TokenKind::mark, ahead) && text_of(peek(ahead)) == mark;
}

bool TokenReader::is_phrase(std::string_view phrase) const {
    std::string_view rest = phrase;
    for (std::size_t ahead = 0; !rest.empty(); ++ahead) {
        const std::string_view word = next_word(rest);
        if (is_kind(TokenKind::word, ahead) && text_of(peek(ahead)) == word) continue;
        if (is_kind(TokenKind::word)) looked_for(phrase);
        return false;
    }
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
    if (!accept_mark(mark)) expected(saying("`{0}`", mark));
}

void TokenReader::expect_phrase(std::string_view phrase) {
    if (!accept_phrase(phrase)) expected(saying("`{0}`", phrase));
}

int TokenReader::expect_one_of(std::span<const std::string_view> phrases, const Saying& what) {
    if (const auto found = accept_one_of(phrases)) return *found;
    std::string list;
    for (auto phrase : phrases)
        if (!phrase.empty()) list.append(list.empty() ? "" : ", ").append(phrase);
    expected(saying("{0}: {1}", what, list));
    return 0;
}

int TokenReader::expect_number(const Saying& what, int least, int most) {
    if (!is_kind(TokenKind::number)) {
        expected(what);
        return least;
    }
    const auto digits = text_of(peek());
    if (digits.size() > 1 && digits[0] == '0') {  // cut as a token, since clauses have such numbers
        fail_here(saying("a number does not begin with 0"));
        return least;
    }
    int number = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (number < least || number > most) {
        fail_here(saying("{0} goes from {1} to {2}, not {3}", what, least, most, number));
        return least;
    }
    skip();
    return number;
}

std::string TokenReader::expect_string(const Saying& what) {
    if (!is_kind(TokenKind::string)) {
        expected(saying("{0} in quotes", what));
        return {};
    }
    std::string text = unquoted(text_of(peek()));
    if (text.empty()) fail_here(saying("{0} is empty", what));
    skip();
    return text;
}

std::string_view TokenReader::expect_joined_word(const Saying& what) {
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
    if (found == names.end()) {
        for (const std::string_view name : names) looked_for(name);
        return std::nullopt;
    }
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
    if (!at_end()) expected(saying("the end of the text"));
}

void TokenReader::expected(const Saying& what) {
    const Token& token = peek();
    std::size_t longest = std::min<std::size_t>(40, token.length);
    while (longest < token.length && (text_of(token)[longest] & 0xC0) == 0x80) --longest;  // no half of a character
    const std::string_view begin = text_of(token).substr(0, longest);
    Saying found = saying("`{0}`", begin);
    if (token.kind == TokenKind::end) found = saying("the end of the text");
    else if (token.kind == TokenKind::string)
        found = Saying::as_is(std::string(begin) + (token.length > longest ? "..." : ""));
    fail_here(or_meant(saying("expected {0}, found {1}", what, found), nearly()));
}

void TokenReader::fail_at(std::size_t position, Saying reason) {
    if (error_) return;
    const Token& token = tokens_[std::min(position, tokens_.size() - 1)];
    error_ = Error{file_, token.line, std::move(reason), column_of(text_, token.at)};
}

void TokenReader::fail_in_line(int line, Saying reason) {
    if (!error_) error_ = Error{file_, line, std::move(reason)};
}

void TokenReader::looked_for(std::string_view word) const {
    if (sought_at_ != at_) sought_.clear();
    sought_at_ = at_;
    sought_.emplace_back(word);
}

// What was looked for that the words that stand here nearly are; empty where they are not.
std::string_view TokenReader::nearly() const {
    if (sought_at_ != at_ || !is_kind(TokenKind::word)) return {};
    const std::string_view joined = joined_word();
    std::string_view best;
    std::size_t least = std::string_view::npos;
    for (const std::string& word : sought_) {
        const std::string_view written = word.find('-') != std::string::npos ? joined : words_here(words_in(word));
        // `knockout` is nearly `knock out`, and so is `knock oup`.
        const std::size_t distance = std::min(slips_between(written, word), slips_between(text_of(peek()), word));
        if (distance > slips_forgiven(word) || distance >= least) continue;
        least = distance;
        best = word;
    }
    return best;
}

// So many words as they stand here, fewer where something else follows.
std::string_view TokenReader::words_here(std::size_t many) const {
    std::size_t ahead = 0;
    while (ahead + 1 < many && is_kind(TokenKind::word, ahead + 1)) ++ahead;
    const std::size_t begin = peek().at;
    return text_.substr(begin, peek(ahead).at + peek(ahead).length - begin);
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
