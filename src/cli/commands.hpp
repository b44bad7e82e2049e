// The program's arguments. One file per subcommand; each adds itself to the parser and, when it is the one that
// was asked for, leaves behind what is to be done.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string_view>

#include "src/text/language.hpp"

namespace CLI {
class App;
}

namespace cubenight::cli {

// The program's answers to the shell that called it.
inline constexpr int done = 0;
inline constexpr int failed = 1;          // a file, a cube or a night could not be read or written
inline constexpr int wrong_argument = 2;  // nothing was done
inline constexpr int interrupted = 130;   // by Ctrl-C at a prompt, as a shell counts it
inline constexpr int unwritten = 3;       // it was done, but not all that was to be printed could be written

struct Request {
    std::filesystem::path data;              // --data, empty where not given
    std::optional<text::Language> language;  // --language
    std::function<int()> action;
};

// What a build with a window adds: the language that was chosen there, and the subcommands that show it. It is what is done
// without a subcommand, too.
struct WindowPart {
    text::Language (*kept_language)();
    void (*add)(CLI::App& app, Request& request);
};

// Reads the arguments, does what they say and returns the program's exit status. No window: null.
int run(int argc, char** argv, const WindowPart* window);

// The clock of everything that is saved.
std::uint64_t milliseconds_now();

// Says on one line of standard error what is wrong with a subcommand's arguments; returns the exit status.
int complain(std::string_view subcommand, std::string_view reason);

void add_cards(CLI::App& app, Request& request);
void add_card_library(CLI::App& cards, Request& request);
void add_card_coverage(CLI::App& cards, Request& request);
void add_check_cube(CLI::App& app, Request& request);
void add_cube(CLI::App& app, Request& request);
void add_deck(CLI::App& app, Request& request);
void add_night(CLI::App& app, Request& request);
void add_bench(CLI::App& app, Request& request);
void add_replay(CLI::App& app, Request& request);
void add_rulebook(CLI::App& app, Request& request);
void add_rules(CLI::App& app, Request& request);
void add_scenario(CLI::App& app, Request& request);

}  // namespace cubenight::cli
