// What the subcommands share to be readable in a terminal: columns, wrapped lists, a progress bar, a cleared screen.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cubenight::cli {

// Columns that UTF-8 text takes: two for Chinese and Japanese signs, one for the rest.
int width_of(std::string_view text);

// At most so many bytes of a text, by whole characters, with an ellipsis where something is left out.
std::string shortened(std::string_view text, std::size_t most);

// Rows in columns, two spaces apart, the first row underlined. `right` names the columns with numbers.
std::string as_table(const std::vector<std::vector<std::string>>& rows, const std::vector<std::size_t>& right = {});

// Columns of the terminal that standard output is; nothing where it is none or does not say.
std::optional<int> terminal_columns();

// The lines of a text in a terminal of so many columns: what is too wide goes on below where its line begins, behind a sign or
// a number before it. Broken at blanks and beside Chinese and Japanese signs.
std::string fitted(std::string_view text, std::optional<int> columns = terminal_columns());

// Items with ", " between them, lines at most 100 columns and no wider than the terminal, each begun by `indent` spaces.
std::string as_list(const std::vector<std::string>& items, int indent);

// Clears the screen and what has scrolled out of it: the program's own command, which std::cout would show as text.
void clear_screen();

// What is told of progress where stderr is no terminal.
enum class OffTerminal : std::uint8_t { a_line_now_and_then, nothing };

// A bar on stderr for work that takes longer than a second.
class Progress {
public:
    explicit Progress(std::string what, OffTerminal off_terminal = OffTerminal::a_line_now_and_then);
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    ~Progress();
    void show(std::size_t ready, std::size_t all);

private:
    using Clock = std::chrono::steady_clock;
    std::string what_;
    bool terminal_;
    bool quiet_;
    bool drawn_ = false;
    Clock::time_point next_;
};

}  // namespace cubenight::cli
