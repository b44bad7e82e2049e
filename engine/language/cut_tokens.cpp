// Cutting a text into tokens: the only place that looks at single characters.
#include <algorithm>
#include <string>

#include "engine/core/digit.hpp"
#include "engine/core/utf8.hpp"
#include "engine/language/tokens.hpp"

namespace cubenight {
namespace {

constexpr std::size_t most_digits = 5;  // of any game; each reader has bounds of its own

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool is_word_part(char c) { return is_letter(c) || is_digit(c) || c == '\'' || c == '_'; }

constexpr std::string_view single_marks = "{}[]();,.:|&!+-*/=<>";

class Cutter {
public:
    Cutter(std::string_view text, std::string_view file, int line) : text_(text), file_(file), line_(line) {}

    Result<std::vector<Token>> cut() {
        if (text_.size() > largest_text) return error(saying("the text is larger than 4 MiB"));
        if (text_.starts_with("\xEF\xBB\xBF")) at_ = 3;  // byte order mark of some editors
        tokens_.reserve(text_.size() / 4);
        for (skip_blanks(); at_ < text_.size(); skip_blanks())
            if (Saying reason = cut_one(); !reason.empty()) return error(std::move(reason));
        add(TokenKind::end, 0);
        return std::move(tokens_);
    }

private:
    Error error(Saying reason) const { return {std::string(file_), line_, std::move(reason), column_of(text_, at_)}; }

    void skip_blanks() {
        while (at_ < text_.size()) {
            const char c = text_[at_];
            if (c == '\n') ++line_;
            if (c == '#') at_ = std::min(text_.find('\n', at_), text_.size());
            else if (c == ' ' || c == '\t' || c == '\r' || c == '\n') ++at_;
            else return;
        }
    }

    void add(TokenKind kind, std::size_t length) {
        tokens_.push_back({static_cast<std::uint32_t>(at_), static_cast<std::uint32_t>(length), line_, kind});
        at_ += length;
    }

    std::size_t run(std::size_t from, bool (*belongs)(char)) const {
        std::size_t end = from;
        while (end < text_.size() && belongs(text_[end])) ++end;
        return end - from;
    }

    // Nothing, or why there is no token here.
    Saying cut_one() {
        const char c = text_[at_];
        if (is_letter(c)) return add(TokenKind::word, run(at_, is_word_part)), Saying();
        if (is_digit(c)) return cut_number();
        if (c == '"') return cut_string();
        if (c == '$') {
            const std::size_t length = run(at_ + 1, is_word_part);
            if (length == 0) return saying("a variable needs a name after $, such as $x");
            return add(TokenKind::variable, length + 1), Saying();
        }
        const auto pair = text_.substr(at_, 2);
        if (pair == "->" || pair == ">=" || pair == "<=") return add(TokenKind::mark, 2), Saying();
        if (single_marks.find(c) != std::string_view::npos) return add(TokenKind::mark, 1), Saying();
        const auto sign = text_.substr(at_, utf8_length(text_.substr(at_)));
        if (sign == "\u201C" || sign == "\u201D" || sign == "\u201E" || sign == "\u00AB" || sign == "\u2018" ||
            sign == "\u2019")
            return saying("these are not the quotes that names stand in: write \", and ' in can't");
        return saying("this character has no meaning outside of quotes and remarks");
    }

    Saying cut_number() {
        const std::size_t length = run(at_, is_digit);
        if (length > most_digits) return saying("numbers go up to 99999");
        return add(TokenKind::number, length), Saying();
    }

    Saying cut_string() {
        std::size_t end = at_ + 1;
        while (end < text_.size() && text_[end] != '"') {
            const auto c = static_cast<unsigned char>(text_[end]);
            if (c == '\n') return saying("the quotes are not closed in this line");
            if (c < 0x20 || c == 0x7F) return saying("a control character stands between quotes");
            if (c == '\\') {
                if (end + 1 == text_.size() || (text_[end + 1] != '"' && text_[end + 1] != '\\'))
                    return saying("a \\ between quotes stands before \" or \\ only");
                end += 2;
                continue;
            }
            const std::size_t length = utf8_length(text_.substr(end));
            if (length == 0) return saying("what stands between quotes is not UTF-8");
            end += length;
        }
        if (end >= text_.size()) return saying("the quotes are not closed in this line");
        if (end - at_ - 1 > largest_string) return saying("more than 2000 bytes stand between quotes");
        return add(TokenKind::string, end + 1 - at_), Saying();
    }

    std::string_view text_;
    std::string_view file_;
    int line_;
    std::size_t at_ = 0;
    std::vector<Token> tokens_;
};

}  // namespace

Result<std::vector<Token>> cut_tokens(std::string_view text, std::string_view file, int line) {
    return Cutter(text, file, line).cut();
}

int column_of(std::string_view text, std::size_t at) {
    int column = 1;
    for (std::size_t i = at; i > 0 && text[i - 1] != '\n'; --i) column += (text[i - 1] & 0xC0) != 0x80;
    return column;
}

}  // namespace cubenight
