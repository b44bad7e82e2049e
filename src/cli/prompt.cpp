#include "src/cli/prompt.hpp"

#include <algorithm>
#include <charconv>
#include <iostream>

namespace cubenight::cli {

std::optional<std::string> ask(std::string_view prompt) {
    std::cout << prompt << " > " << std::flush;
    std::string line;
    if (!std::cout || !std::getline(std::cin, line)) return std::nullopt;
    const auto begin = line.find_first_not_of(" \t\r");
    if (begin == std::string::npos) return std::string();
    return line.substr(begin, line.find_last_not_of(" \t\r") - begin + 1);
}

void tell(std::string_view words) { std::cout << "  " << words << "\n"; }

std::optional<int> number_in(std::string_view text, int most) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number < 1 || number > most) return std::nullopt;
    return number;
}

std::optional<std::vector<int>> numbers_in(std::string_view text, int most) {
    std::vector<int> numbers;
    for (auto begin = text.find_first_not_of(", "); begin != text.npos; begin = text.find_first_not_of(", ", begin)) {
        const auto end = std::min(text.find_first_of(", ", begin), text.size());
        const auto number = number_in(text.substr(begin, end - begin), most);
        if (!number) return std::nullopt;
        if (std::ranges::find(numbers, *number) == numbers.end()) numbers.push_back(*number);
        begin = end;
    }
    if (numbers.empty()) return std::nullopt;
    return numbers;
}

bool asks_for_help(std::string_view answer) { return answer == "?" || answer == "h" || answer == "help"; }

bool leaves(const std::optional<std::string>& answer) {
    return !answer || *answer == "q" || *answer == "quit" || *answer == "exit";
}

std::string line_number(std::size_t number) { return (number < 10 ? "  " : " ") + std::to_string(number) + "  "; }

}  // namespace cubenight::cli
