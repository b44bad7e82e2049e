#include "src/library/query.hpp"

#include <array>
#include <utility>
#include <vector>

#include "src/library/folding.hpp"

namespace cubenight::library {
namespace {

constexpr std::size_t most_words = 32;

// What people call a column, and what the table calls it (schema.cpp).
constexpr std::array<std::pair<std::string_view, std::string_view>, 5> columns = {
    {{"name:", "name"}, {"text:", "text"}, {"type:", "type"}, {"set:", "set_words"}, {"kind:", "kind"}}};

// Takes the column off the front of what was typed; empty where it names none.
std::string_view take_column(std::string_view& typed) {
    for (const auto& [written, column] : columns)
        if (typed.size() >= written.size() && name_key(typed.substr(0, written.size())) == written) {
            typed.remove_prefix(written.size());
            return column;
        }
    return {};
}

// Takes what stands up to the next blank, or between quotes; a quote that stays open goes to the end.
std::string_view take_piece(std::string_view& typed) {
    const bool quoted = typed.starts_with('"');
    if (quoted) typed.remove_prefix(1);
    const std::size_t end = typed.find_first_of(quoted ? "\"" : " \t\r\n\"");
    const std::string_view piece = typed.substr(0, end);
    typed.remove_prefix(end == typed.npos ? typed.size() : quoted ? end + 1 : end);
    return piece;
}

// ASCII letters and digits, and whatever is beyond ASCII, make words, as they do for the search itself.
bool in_word(char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || static_cast<unsigned char>(c) >= 0x80;
}

std::vector<std::string> words_of(std::string_view piece) {
    const std::string key = words_key(piece);
    std::vector<std::string> words(1);
    for (const char c : key) {
        if (in_word(c)) words.back() += c;
        else if (!words.back().empty()) words.emplace_back();
    }
    if (words.back().empty()) words.pop_back();
    return words;
}

}  // namespace

std::string match_query(std::string_view typed) {
    std::string query;
    std::size_t count = 0;
    while (!typed.empty() && count < most_words) {
        if (std::string_view(" \t\r\n").find(typed.front()) != std::string_view::npos) {
            typed.remove_prefix(1);
            continue;
        }
        const std::string_view column = take_column(typed);
        // Nothing but letters and digits is left of them, so that no word ends its quotes. The last may go on.
        const std::vector<std::string> words = words_of(take_piece(typed));
        if (words.empty()) continue;
        if (!query.empty()) query += " AND ";
        if (!column.empty()) query.append(column).append(" : ");
        query += '"';
        for (std::size_t i = 0; i < words.size(); ++i) query += (i == 0 ? "" : " ") + words[i];
        query += "\" *";
        count += words.size();
    }
    return query;
}

}  // namespace cubenight::library
