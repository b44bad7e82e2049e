// A line asked for at the terminal, and what is said to it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cubenight::cli {

// A line of the input without spaces around it; nothing at its end, or where nobody can read the prompt.
std::optional<std::string> ask(std::string_view prompt);

// What was answered or refused, set in.
void tell(std::string_view words);

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
