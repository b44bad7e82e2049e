#include "src/workshop/cube_text.hpp"

#include <algorithm>
#include <array>

#include "engine/core/ensure.hpp"
#include "engine/language/tokens.hpp"

namespace cubenight::workshop {
namespace {

// The words with which statements of a cube file begin (docs/notation.md).
constexpr std::array<std::string_view, 11> beginnings = {"game", "rules",  "option", "weakness", "players", "energy",
                                                         "use",  "copies", "free",   "below",    "line"};

// What stands behind these is a name, which may be one of those words.
bool takes_a_name(std::string_view word) { return word == "option" || word == "rules"; }

constexpr std::size_t head = 3;  // tokens before the first statement: `cube "name" {`

}  // namespace

bool CubeText::Statement::begins_with(std::string_view phrase) const {
    std::size_t at = 0;
    for (const std::string& word : words) {
        if (at >= phrase.size()) return true;
        const std::string_view wanted = phrase.substr(at, std::min(phrase.find(' ', at), phrase.size()) - at);
        if (word != wanted) return false;
        at += wanted.size() + 1;
    }
    return at >= phrase.size();
}

Result<std::vector<CubeText::Statement>> CubeText::statements_in(std::string_view text, std::string_view file) {
    const auto tokens = cut_tokens(text, file, 1);
    if (!tokens) return tokens.error();
    const auto of = [&](std::size_t i) { return text.substr((*tokens)[i].at, (*tokens)[i].length); };
    if (tokens->size() < head + 2 || of(0) != "cube" || (*tokens)[1].kind != TokenKind::string || of(2) != "{")
        return Error{std::string(file), 1, saying("this is no cube")};
    std::vector<Statement> statements;
    bool name_follows = false;
    for (std::size_t i = head; i + 1 < tokens->size() && of(i) != "}"; ++i) {
        const bool is_word = (*tokens)[i].kind == TokenKind::word;
        if (is_word && !name_follows && std::ranges::find(beginnings, of(i)) != beginnings.end())
            statements.push_back({(*tokens)[i].at, 0, {}});
        if (statements.empty()) return Error{std::string(file), (*tokens)[i].line, saying("this is no cube")};
        name_follows = is_word && takes_a_name(of(i)) && statements.back().words.empty();
        statements.back().words.emplace_back(of(i));
        statements.back().end = (*tokens)[i].at + (*tokens)[i].length;
    }
    return statements;
}

Result<CubeText> CubeText::read(std::string text, std::string_view file) {
    auto statements = statements_in(text, file);
    if (!statements) return statements.error();
    CubeText cube(std::move(text), std::move(*statements));
    const Token name = (*cut_tokens(cube.text_, file, 1))[1];
    cube.name_begin_ = name.at;
    cube.name_end_ = name.at + name.length;
    return cube;
}

const CubeText::Statement* CubeText::find(std::string_view begin, std::size_t word, std::string_view is) const {
    const auto found = std::ranges::find_if(statements_, [&](const Statement& one) {
        return one.begins_with(begin) && (is.empty() || (one.words.size() > word && one.words[word] == is));
    });
    return found == statements_.end() ? nullptr : &*found;
}

const CubeText::Statement* CubeText::last_of(const std::vector<std::string_view>& begins) const {
    const Statement* last = nullptr;
    for (const Statement& one : statements_)
        if (std::ranges::any_of(begins, [&](std::string_view begin) { return one.begins_with(begin); })) last = &one;
    return last;
}

void CubeText::rewrite(std::size_t begin, std::size_t end, std::string_view by) {
    std::string text = text_;
    text.replace(begin, end - begin, by);
    auto again = read(std::move(text));
    ENSURE(again.ok());  // every caller writes whole statements
    *this = std::move(*again);
}

std::size_t CubeText::begin_of_line(std::size_t at) const {
    const std::size_t before = at == 0 ? std::string::npos : text_.rfind('\n', at - 1);
    return before == std::string::npos ? 0 : before + 1;
}

// Where the line ends if nothing but blanks and a remark stands behind that place; else the place itself.
std::size_t CubeText::rest_of_line(std::size_t at) const {
    const std::size_t next = text_.find_first_not_of(" \t\r", at);
    if (next == std::string::npos) return text_.size();
    if (text_[next] == '#' || text_[next] == '\n') return std::min(text_.find('\n', next), text_.size());
    return at;
}

// The whole line where the statement has one for itself: a remark in that line is about it.
void CubeText::remove(const Statement& statement) {
    const std::size_t line = begin_of_line(statement.begin), end = rest_of_line(statement.end);
    const bool alone =
        text_.find_first_not_of(" \t", line) == statement.begin && (end == text_.size() || text_[end] == '\n');
    if (alone) return rewrite(line, std::min(end + 1, text_.size()), "");
    rewrite(statement.begin, statement.end, "");
}

void CubeText::insert_behind(const Statement& statement, std::string_view written) {
    const std::size_t end = rest_of_line(statement.end), line = begin_of_line(statement.begin);
    if (end < text_.size() && text_[end] != '\n')
        return rewrite(statement.end, statement.end, " " + std::string(written));
    const std::size_t first = text_.find_first_not_of(" \t", line);
    const std::string indent = first == statement.begin ? text_.substr(line, first - line) : "  ";
    rewrite(end, end, "\n" + indent + std::string(written));
}

void CubeText::set_copies(std::string_view key, int copies) {
    const std::string name = cubenight::quoted(key);
    const Statement* there = find("copies", 1, name);
    if (there && copies == 0) return remove(*there);
    if (copies == 0) return;
    const std::string written = "copies " + name + " " + std::to_string(copies);
    if (there) return rewrite(there->end - there->words.back().size(), there->end, std::to_string(copies));
    const Statement* last = last_of({"use", "copies"});
    ENSURE(last);  // a cube uses a card file at least
    insert_behind(*last, written);
}

void CubeText::list_copies(const std::vector<CubeFile::Line>& lines) {
    const Statement* last = last_of({"use"});
    ENSURE(last);
    std::string written;
    for (const CubeFile::Line& line : lines)
        written += (written.empty() ? "copies " : "\n  copies ") + cubenight::quoted(line.key) + " " +
                   std::to_string(line.copies);
    if (!written.empty()) insert_behind(*last, written);
}

void CubeText::exchange(std::string_view key, std::string_view other) {
    const Statement* there = find("copies", 1, cubenight::quoted(key));
    ENSURE(there);
    const std::size_t at = text_.find('"', there->begin);
    rewrite(at, at + there->words[1].size(), cubenight::quoted(other));
}

void CubeText::use(std::string_view old, std::string_view file) {
    if (const Statement* there = old.empty() ? nullptr : find("use", 1, cubenight::quoted(old)))
        return rewrite(there->end - there->words.back().size(), there->end, cubenight::quoted(file));
    const Statement* last = last_of({"use"});
    ENSURE(last);
    insert_behind(*last, "use " + cubenight::quoted(file));
}

void CubeText::set_statement(std::string_view begin, std::string_view statement, std::vector<std::string_view> behind) {
    const Statement* there = find(begin);
    if (there && statement.empty()) return remove(*there);
    if (statement.empty()) return;
    if (there) return rewrite(there->begin, there->end, statement);
    const Statement* last = last_of(behind);
    ENSURE(last);
    insert_behind(*last, statement);
}

void CubeText::set_name(std::string_view name) { rewrite(name_begin_, name_end_, cubenight::quoted(name)); }

}  // namespace cubenight::workshop
