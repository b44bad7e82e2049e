#include "src/cli/terminal.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <iostream>

#include "engine/core/printable.hpp"
#include "src/cli/words.hpp"
#include "src/text/line_breaks.hpp"

namespace cubenight::cli {
namespace {

bool is_wide(char32_t sign) {
    return (sign >= 0x1100 && sign <= 0x115F) || (sign >= 0x2E80 && sign <= 0xA4CF) ||
           (sign >= 0xAC00 && sign <= 0xD7A3) || (sign >= 0xF900 && sign <= 0xFAFF) ||
           (sign >= 0xFE30 && sign <= 0xFE4F) || (sign >= 0xFF00 && sign <= 0xFF60);
}

std::string spaces(int count) { return std::string(static_cast<std::size_t>(std::max(count, 0)), ' '); }

std::vector<int> column_widths(const std::vector<std::vector<std::string>>& rows) {
    std::vector<int> widths;
    for (const auto& row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], width_of(row[i]));
    }
    return widths;
}

// Where the words of a line begin: behind its blanks, and behind a sign with two blanks after it.
std::size_t words_begin(std::string_view line) {
    constexpr std::size_t longest_sign = 4;
    const auto begin = std::min(line.find_first_not_of(' '), line.size());
    const auto gap = line.find("  ", begin);
    if (gap == line.npos || gap > begin + longest_sign) return begin;
    return std::min(line.find_first_not_of(' ', gap), line.size());
}

// The pieces of a word that is wider than a line: each as many signs as fit.
void break_word(std::vector<std::string_view>& into, std::string_view word, int room) {
    std::size_t size = 0;
    int width = 0;
    for (std::string_view rest = word; !rest.empty();) {
        const auto [sign, bytes] = first_sign(rest);
        const int wide = is_wide(sign) ? 2 : 1;
        if (size > 0 && width + wide > room && sign != ' ') {
            into.push_back(word.substr(0, size));
            word.remove_prefix(size);
            size = 0, width = 0;
        }
        size += bytes, width += wide;
        rest.remove_prefix(bytes);
    }
    into.push_back(word);
}

std::string_view without_blanks(std::string_view text) { return text.substr(0, text.find_last_not_of(' ') + 1); }

std::string fitted_line(std::string_view line, int columns) {
    constexpr int fewest = 20;  // columns for the words
    const std::size_t begin = words_begin(line);
    const int room = columns - static_cast<int>(begin);
    if (width_of(line) <= columns || room < fewest) return std::string(line);
    std::vector<std::string_view> pieces;
    for (const std::string_view piece : text::pieces_of(line.substr(begin))) break_word(pieces, piece, room);
    std::string all(line.substr(0, begin)), words;
    for (const std::string_view piece : pieces) {
        if (width_of(words) + width_of(without_blanks(piece)) > room) {
            all.append(without_blanks(words)) += "\n" + spaces(static_cast<int>(begin));
            words.clear();
        }
        words += piece;
    }
    return all.append(without_blanks(words));
}

}  // namespace

int width_of(std::string_view text) {
    int width = 0;
    while (!text.empty()) {
        const auto [sign, size] = first_sign(text);
        width += is_wide(sign) ? 2 : 1;
        text.remove_prefix(size);
    }
    return width;
}

std::string shortened(std::string_view text, std::size_t most) {
    if (text.size() <= most) return std::string(text);
    while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xC0) == 0x80) --most;
    return std::string(text.substr(0, most)) + "\xE2\x80\xA6";
}

std::string as_table(const std::vector<std::vector<std::string>>& rows, const std::vector<std::size_t>& right) {
    const auto widths = column_widths(rows);
    int whole = 0;
    for (const int width : widths) whole += width + 2;
    std::string text;
    for (std::size_t r = 0; r < rows.size(); ++r) {
        std::string line;
        for (std::size_t i = 0; i < rows[r].size(); ++i) {
            const auto gap = spaces(widths[i] - width_of(rows[r][i]));
            const bool to_right = std::ranges::find(right, i) != right.end();
            line += (to_right ? gap + rows[r][i] : rows[r][i] + gap) + "  ";
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + "\n";
        if (r == 0) text += std::string(static_cast<std::size_t>(std::max(whole - 2, 0)), '-') + "\n";
    }
    return text;
}

std::optional<int> terminal_columns() {
    winsize size{};
    const bool told = ::isatty(STDOUT_FILENO) && ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
    return told ? std::optional<int>(size.ws_col) : std::nullopt;
}

std::string fitted(std::string_view text, std::optional<int> columns) {
    if (!columns) return std::string(text);
    std::string all;
    while (!text.empty()) {
        const auto end = text.find('\n');
        all += fitted_line(text.substr(0, end), *columns);
        if (end == text.npos) break;
        all += '\n';
        text.remove_prefix(end + 1);
    }
    return all;
}

std::string as_list(const std::vector<std::string>& items, int indent) {
    const int widest = std::min(100, terminal_columns().value_or(100));
    const std::string next = say.row({"", ""});  // what stands between two items; a line ends without its blank
    const std::string comma = next.substr(0, next.find_last_not_of(' ') + 1);
    const std::string blank = next.substr(comma.size());
    std::string text = spaces(indent);
    int column = indent;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const std::string item = items[i] + (i + 1 < items.size() ? comma : "");
        if (column > indent && column + width_of(blank) + width_of(item) > widest) {
            text += "\n" + spaces(indent);
            column = indent;
        }
        if (column > indent) text += blank, column += width_of(blank);
        text += item;
        column += width_of(item);
    }
    return text + "\n";
}

void clear_screen() {
    std::cout.flush();
    std::fputs("\033[2J\033[3J\033[H", stdout);
    std::fflush(stdout);
}

Progress::Progress(std::string what, OffTerminal off_terminal)
    : what_(std::move(what)), terminal_(::isatty(STDERR_FILENO) == 1),
      quiet_(!terminal_ && off_terminal == OffTerminal::nothing), next_(Clock::now() + std::chrono::seconds(1)) {}

Progress::~Progress() {
    if (drawn_ && terminal_) std::fputs("\r\033[K", stderr);
}

void Progress::show(std::size_t ready, std::size_t all) {
    const auto now = Clock::now();
    if (now < next_ || all == 0 || quiet_) return;
    next_ = now + (terminal_ ? std::chrono::milliseconds(100) : std::chrono::milliseconds(10000));
    drawn_ = true;
    const std::string count = say(Word::done_of, {std::to_string(ready), std::to_string(all)});
    if (!terminal_) {
        std::fprintf(stderr, "%s: %s\n", what_.c_str(), count.c_str());
        return;
    }
    constexpr std::size_t length = 30;
    const auto filled = std::min(length, ready * length / all);
    std::fprintf(stderr, "\r\033[K%s [%s%s] %s", what_.c_str(), std::string(filled, '#').c_str(),
                 std::string(length - filled, '.').c_str(), count.c_str());
    std::fflush(stderr);
}

}  // namespace cubenight::cli
