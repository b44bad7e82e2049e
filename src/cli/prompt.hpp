// A line asked for at the terminal, and what is said to it.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cubenight::cli {

// While one of these lives, Ctrl-C at a prompt ends the input, so that it can be said how to go on; elsewhere it ends the
// program, as it does without.
class InterruptEndsInput {
public:
    InterruptEndsInput();
    InterruptEndsInput(const InterruptEndsInput&) = delete;
    InterruptEndsInput& operator=(const InterruptEndsInput&) = delete;
    ~InterruptEndsInput();
    bool has_come() const;
};

// A line of the input without spaces around it; nothing at its end, or where nobody can read the prompt.
std::optional<std::string> ask(std::string_view prompt);

// What was answered or refused, set in.
void tell(std::string_view words);

// What is wanted instead of that answer, and which of the commands it nearly is.
std::string or_command(std::string_view wanted, std::string_view answer, std::span<const std::string_view> commands);

// The whole number that the text is, from 1 to `most`.
std::optional<int> number_in(std::string_view text, int most);

// Several such numbers with spaces or commas between them, each once, in their order; nothing where a word is none.
std::optional<std::vector<int>> numbers_in(std::string_view text, int most);

// "?", "h", "help".
bool asks_for_help(std::string_view answer);
// "q", "quit", "exit", or the input has ended.
bool leaves(const std::optional<std::string>& answer);

// Before a line of a list: " 3  ".
std::string line_number(std::size_t number);

}  // namespace cubenight::cli
