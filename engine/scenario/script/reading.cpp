#include "engine/scenario/script/reading.hpp"

#include <algorithm>

namespace cubenight::scenario {

bool in_same_line(TokenReader& in) {
    const std::size_t here = in.position();
    if (here == 0 || in.failed()) return false;
    const int line = in.line();
    in.go_back(here - 1);
    const bool same = in.line() == line;
    in.go_back(here);
    return same;
}

bool at_number_check(const TokenReader& in) {
    return in.is_kind(TokenKind::number) || in.is_mark(">") || in.is_mark("<") || in.is_mark(">=") ||
           in.is_mark("<=") || in.is_mark("=") || in.is_phrase("at least") || in.is_phrase("at most") ||
           in.is_phrase("more than") || in.is_phrase("less than");
}

Number read_number_check(TokenReader& in, int most) {
    Number number;
    if (in.accept_mark(">=") || in.accept_phrase("at least")) number.relation = Relation::at_least;
    else if (in.accept_mark("<=") || in.accept_phrase("at most")) number.relation = Relation::at_most;
    else if (in.accept_mark(">") || in.accept_phrase("more than")) number.relation = Relation::greater;
    else if (in.accept_mark("<") || in.accept_phrase("less than")) number.relation = Relation::less;
    else in.accept_mark("=");
    number.value = in.expect_number(saying("a number"), 0, most);
    return number;
}

bool at_times(const TokenReader& in) {
    if (in.is_mark("*") || in.is_word("x")) return true;
    if (!in.is_kind(TokenKind::word)) return false;
    const std::string_view word = in.text_of(in.peek());
    return word.size() >= 2 && word.size() <= 3 && word[0] == 'x' &&
           std::all_of(word.begin() + 1, word.end(), [](char c) { return c >= '0' && c <= '9'; });
}

int read_times(TokenReader& in) {
    if (!at_times(in)) return 1;
    if (in.accept_mark("*") || in.accept_word("x")) return in.expect_number(saying("how many copies"), 1, 60);
    const int count = std::stoi(std::string(in.text_of(in.peek()).substr(1)));
    if (count < 1 || count > 60) in.fail_here(saying("how many copies goes from 1 to 60"));
    in.skip();
    return std::clamp(count, 1, 60);
}

std::string read_joined(TokenReader& in) {
    std::string text;
    std::size_t end = in.peek().at;
    while (!in.at_end() && in.peek().at == end &&
           (in.is_kind(TokenKind::word) || in.is_kind(TokenKind::number) || in.is_mark("-") || in.is_mark("."))) {
        text += in.text_of(in.peek());
        end += in.peek().length;
        in.skip();
    }
    return text;
}

std::string written_since(TokenReader& in, std::string_view text, std::size_t begin) {
    const std::size_t here = in.position();
    in.go_back(here - 1);
    const std::size_t end = in.peek().at + in.peek().length;
    in.go_back(here);
    std::string written(text.substr(begin, std::min<std::size_t>(end - begin, 300)));
    std::replace_if(
        written.begin(), written.end(), [](char c) { return c == '\n' || c == '\r' || c == '\t'; }, ' ');
    const auto twice = [](char a, char b) { return a == ' ' && b == ' '; };
    written.erase(std::unique(written.begin(), written.end(), twice), written.end());
    return written;
}

}  // namespace cubenight::scenario
