// Tokens of the notation, and a reader that walks them. Card files, cube files and single effects share both.
// Invariant of TokenReader: the first failure is kept and every token after it reads as the end of the text, so
// that parsing functions need no checks of their own and unwind by themselves.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/result.hpp"
#include "engine/language/bounds.hpp"

namespace cubenight {

enum class TokenKind : std::uint8_t {
    word,      // letters, digits and ', beginning with a letter
    number,    // digits
    string,    // with its quotes and escapes
    variable,  // $ and a word
    mark,      // one of { } [ ] ( ) ; , . : | & ! + - * / = < > and the pairs -> >= <=
    end,
};

struct Token {
    std::uint32_t at = 0;  // offset in the text
    std::uint32_t length = 0;
    std::int32_t line = 0;
    TokenKind kind = TokenKind::end;
};

// Cuts a text into tokens; the last one is `end`. An error names line and column.
Result<std::vector<Token>> cut_tokens(std::string_view text, std::string_view file, int line);

// The place of a byte in its line, in characters from 1. REQUIRES: at is no more than the size.
int column_of(std::string_view text, std::size_t at);

class TokenReader {
public:
    // REQUIRES: the tokens are cut from the text, which outlives the reader.
    TokenReader(std::string_view text, std::string_view file, std::vector<Token> tokens);

    const Token& peek(std::size_t ahead = 0) const;
    std::string_view text_of(const Token& token) const { return text_.substr(token.at, token.length); }
    bool at_end() const { return peek().kind == TokenKind::end; }
    bool is_kind(TokenKind kind, std::size_t ahead = 0) const { return peek(ahead).kind == kind; }
    bool is_word(std::string_view word, std::size_t ahead = 0) const;
    bool is_any_word(std::initializer_list<std::string_view> words, std::size_t ahead = 0) const;
    bool is_mark(std::string_view mark, std::size_t ahead = 0) const;
    // Words with single blanks between them stand here.
    bool is_phrase(std::string_view phrase) const;

    void skip(std::size_t tokens = 1);
    // Takes what stands here if it is that.
    bool accept_word(std::string_view word);
    bool accept_mark(std::string_view mark);
    bool accept_phrase(std::string_view phrase);
    // The index of the longest phrase that stands here, taken; nothing taken where none does.
    std::optional<int> accept_one_of(std::span<const std::string_view> phrases);

    // Each fails where something else stands here.
    void expect_mark(std::string_view mark);
    void expect_phrase(std::string_view phrase);
    int expect_one_of(std::span<const std::string_view> phrases, const Saying& what);
    int expect_number(const Saying& what, int least, int most);
    std::string expect_string(const Saying& what);
    // A name made of tokens without blanks between them, such as TAG-TEAM or ja-3.0.
    std::string_view expect_joined_word(const Saying& what);
    std::optional<int> accept_joined_one_of(std::span<const std::string_view> names);
    void expect_end();

    // The failure "expected WHAT, found ..." at this token; where a word stands here that is nearly one of those that were
    // looked for, it is asked whether that was meant.
    void expected(const Saying& what);
    // A failure of the token that stands here, of what was taken last, or of the token at a position.
    void fail_here(Saying reason) { fail_at(at_, std::move(reason)); }
    void fail(Saying reason) { fail_at(at_ > 0 ? at_ - 1 : 0, std::move(reason)); }
    void fail_at(std::size_t position, Saying reason);
    void fail_in_line(int line, Saying reason);
    bool failed() const { return error_.has_value(); }
    // REQUIRES: failed().
    const Error& error() const { return *error_; }
    // The error, after which reading may go on elsewhere. REQUIRES: failed().
    Error take_error() { return *std::exchange(error_, std::nullopt); }
    // Line of the token that stands here.
    int line() const { return peek().line; }
    // REQUIRES: a position that the reader was at.
    int line_at(std::size_t position) const { return tokens_[position].line; }

    // The token that stands here, by its number: to fail there later, or, for looking ahead further than a token, to go
    // back to it. REQUIRES of going back: not failed().
    std::size_t position() const { return at_; }
    void go_back(std::size_t position) { at_ = position; }

private:
    std::string_view joined_word() const;
    void skip_joined(std::string_view word);
    void looked_for(std::string_view word) const;
    std::string_view nearly() const;
    std::string_view words_here(std::size_t many) const;

    std::string_view text_;
    std::string file_;
    std::vector<Token> tokens_;
    std::size_t at_ = 0;
    std::optional<Error> error_;
    // What was looked for at one token and was not there.
    mutable std::size_t sought_at_ = 0;
    mutable std::vector<std::string> sought_;
};

// The string between quotes with \" and \\, as it is written.
std::string quoted(std::string_view text);

}  // namespace cubenight
