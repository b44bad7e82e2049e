#include "src/cli/prompt.hpp"

#include <signal.h>

#include <algorithm>
#include <charconv>
#include <iostream>

#include "engine/language/slips.hpp"
#include "src/cli/terminal.hpp"
#include "src/cli/words.hpp"

namespace cubenight::cli {
namespace {

bool input_ends_by_interrupt = false;
volatile sig_atomic_t interrupts = 0;

// Hears Ctrl-C while a line is read: the reading ends there.
class Hearing {
public:
    Hearing() {
        if (!input_ends_by_interrupt || ::sigaction(SIGINT, nullptr, &before_) != 0 || before_.sa_handler == SIG_IGN)
            return;
        struct sigaction heard = {};
        heard.sa_handler = [](int) { interrupts = 1; };
        hears_ = ::sigaction(SIGINT, &heard, nullptr) == 0;
    }
    Hearing(const Hearing&) = delete;
    Hearing& operator=(const Hearing&) = delete;
    ~Hearing() {
        if (hears_) ::sigaction(SIGINT, &before_, nullptr);
    }

private:
    struct sigaction before_ = {};
    bool hears_ = false;
};

}  // namespace

InterruptEndsInput::InterruptEndsInput() { input_ends_by_interrupt = true; }
InterruptEndsInput::~InterruptEndsInput() { input_ends_by_interrupt = false; }
bool InterruptEndsInput::has_come() const { return interrupts != 0; }

std::optional<std::string> ask(std::string_view prompt) {
    const Hearing hearing;
    std::cout << prompt << " > " << std::flush;
    std::string line;
    const bool read = std::cout && std::getline(std::cin, line) && interrupts == 0;
    if (interrupts != 0) std::cout << "\n";
    if (!read) return std::nullopt;
    const auto begin = line.find_first_not_of(" \t\r");
    if (begin == std::string::npos) return std::string();
    return line.substr(begin, line.find_last_not_of(" \t\r") - begin + 1);
}

void tell(std::string_view words) { std::cout << fitted("  " + std::string(words)) << "\n"; }

std::string or_command(std::string_view wanted, std::string_view answer, std::span<const std::string_view> commands) {
    const std::string_view meant = nearest(answer.substr(0, answer.find(' ')), commands);
    return say(or_meant(Saying::as_is(std::string(wanted)), meant));
}

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
