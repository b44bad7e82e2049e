#include "src/cli/complaint.hpp"

#include <algorithm>

#include "engine/core/printable.hpp"
#include "engine/language/bounds.hpp"
#include "src/cli/terminal.hpp"
#include "src/cli/words.hpp"
#include "src/store/files.hpp"
#include "src/store/nights.hpp"

namespace cubenight::cli {
namespace {

constexpr std::size_t longest_before = 90, longest_behind = 60;  // bytes of the line around the column
constexpr std::size_t longest_told = 1000;                       // bytes of a file's name

bool begins_character(char c) { return (c & 0xC0) != 0x80; }

std::string_view line_of(std::string_view text, int number) {
    for (; number > 1; --number) {
        const std::size_t end = text.find('\n');
        if (end == std::string_view::npos) return {};
        text.remove_prefix(end + 1);
    }
    text = text.substr(0, text.find('\n'));
    if (text.ends_with('\r')) text.remove_suffix(1);
    return text;
}

// Where the character of that column begins.
std::size_t byte_of(std::string_view line, int column) {
    std::size_t at = 0;
    for (; at < line.size(); ++at)
        if (begins_character(line[at]) && --column == 0) break;
    return at;
}

}  // namespace

std::string in_one_line(const Error& error) {
    Error one = error;
    one.file = shortened(one.file, longest_told);
    return printable(say(one));
}

std::string complaint(const Error& error) {
    const std::string told = in_one_line(error) + "\n";
    if (error.line == 0 || error.column == 0 || error.file.empty()) return told;
    const auto text = store::read_file(error.file, largest_text);
    if (!text) return told;
    std::string line(line_of(*text, error.line));
    // Blanks for whatever a terminal would not just print.
    std::ranges::replace_if(
        line, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }, ' ');
    const std::size_t at = byte_of(line, error.column);
    std::size_t begin = at > longest_before ? at - longest_before : 0, end = std::min(line.size(), at + longest_behind);
    while (begin < at && !begins_character(line[begin])) ++begin;
    while (end < line.size() && !begins_character(line[end])) ++end;
    if (begin == 0) begin = std::min(at, line.find_first_not_of(' '));
    const auto before = static_cast<std::size_t>(width_of(std::string_view(line).substr(begin, at - begin)));
    return told + "    " + line.substr(begin, end - begin) + "\n    " + std::string(before, ' ') + "^\n";
}

std::string in_one_line(const Error& error, const std::filesystem::path& night) {
    std::string told = in_one_line(error);
    std::error_code ignored;
    if (night.empty() || night.has_parent_path()) return told;  // a file is meant, no name
    if (std::filesystem::exists(store::night_called(night), ignored)) return told;
    constexpr std::size_t most = 10;
    std::vector<std::string> names;
    for (const auto& file : store::night_files())
        if (names.size() < most) names.push_back(file.stem().string());
    return printable(names.empty() ? say(Word::no_nights_saved, {told})
                                   : say(Word::nights_are, {told, say.row(names)}));
}

}  // namespace cubenight::cli
