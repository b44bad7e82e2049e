#include "src/cli/commands.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <iostream>

#include "engine/core/printable.hpp"
#include "engine/language/slips.hpp"
#include "src/cli/languages.hpp"
#include "src/cli/plain_output.hpp"
#include "src/cli/standard_files.hpp"
#include "src/cli/terminal.hpp"
#include "src/cli/words.hpp"
#include "src/cli/wrong_arguments.hpp"

namespace cubenight::cli {
namespace {

constexpr std::size_t longest_told = 1000;  // bytes of what is repeated of an argument

// What is wrong with the arguments as one line on stderr.
int complain_of_arguments(const CLI::App& app, std::string reason) {
    std::ranges::replace(reason, '\n', ' ');
    // Its own help page has what there is.
    std::string command = app.get_name();
    for (auto deepest = app.get_subcommands(); !deepest.empty(); deepest = deepest.front()->get_subcommands())
        command += " " + deepest.front()->get_name();
    std::cerr << say(Word::see_help, {command, shortened(reason, longest_told)}) << "\n";
    return wrong_argument;
}

// The subcommand that was nearly written where an argument is not expected; empty where none was.
std::string meant_command(const CLI::App& app) {
    const std::vector<std::string> rest = app.remaining(true);
    if (rest.empty()) return {};
    std::vector<std::string> commands;
    const CLI::App* deepest = &app;
    while (!deepest->get_subcommands().empty()) deepest = deepest->get_subcommands().front();
    for (const CLI::App* command : deepest->get_subcommands([](const CLI::App*) { return true; }))
        commands.push_back(command->get_name());
    const std::vector<std::string_view> words(commands.begin(), commands.end());
    return std::string(nearest(rest.front(), words));
}

// The first option or argument that is given without anything in it, as `--cube ""`: no command means anything by that.
std::optional<std::string> left_empty(const CLI::App& app) {
    for (const CLI::Option* option : app.get_options())
        if (const auto& values = option->results(); std::ranges::find(values, "") != values.end())
            return option->get_name();
    for (const CLI::App* command : app.get_subcommands())
        if (auto found = left_empty(*command)) return found;
    return std::nullopt;
}

// The language that the arguments ask for, found before the parser is made: its own texts are in that language too. What
// is wrong with it is the parser's to say.
std::optional<text::Language> asked_language(int argc, char** argv) {
    constexpr std::string_view option = "--language";
    std::optional<text::Language> asked;
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        const bool joined = word.starts_with(option) && word.size() > option.size() && word[option.size()] == '=';
        if (!joined && (word != option || i + 1 == argc)) continue;
        asked = language_called(joined ? word.substr(option.size() + 1) : std::string_view(argv[i + 1]));
    }
    return asked;
}

std::string language_names() {
    std::vector<std::string> names;
    for (const auto& [name, language] : languages()) names.push_back(name);
    return say.row(names);
}

// Cubes are looked for there, so that another folder would only be passed over.
std::string is_data_folder(const std::string& folder) {
    if (folder.empty()) return {};  // that is told of any argument
    std::error_code ignored;
    return std::filesystem::is_directory(std::filesystem::path(folder) / "cubes", ignored)
               ? ""
               : say(Word::no_data_folder, {folder});
}

// The page that --help prints speaks the language of everything else. Subcommands that are added afterwards do too.
void speak(CLI::App& app) {
    app.set_help_flag("-h,--help", help(Help::help))->group(help(Help::options));
    app.option_defaults()->group(help(Help::options));
    const auto page = app.get_formatter();
    page->label("Usage", help(Help::usage));
    page->label("OPTIONS", help(Help::usage_options));
    page->label("Positionals", help(Help::positionals));
    page->label("SUBCOMMAND", help(Help::usage_command));
    page->label("REQUIRED", help(Help::required));
    page->label("Needs", help(Help::needs));
    page->label("Excludes", help(Help::excludes));
}

// What a check of CLI11 says of the numbers that are allowed, "INT in [2 - 16]", as "2-16".
void name_range(CLI::Option& option) {
    const std::string type = option.get_type_name();
    const auto open = type.find(" in ["), close = type.rfind(']');
    if (open == type.npos || close == type.npos) return;
    std::string range = type.substr(open + 5, close - open - 5);
    std::erase(range, ' ');
    option.get_validator(0)->description("");
    option.type_name(range);
}

// A subcommand and all below it stand under the headings of the language.
void say_headings(CLI::App& command) {
    command.group(help(Help::commands));
    if (CLI::Option* const help_flag = command.get_help_ptr()) help_flag->group(help(Help::options));
    for (CLI::Option* option : command.get_options()) name_range(*option);
    for (CLI::App* each : command.get_subcommands({})) say_headings(*each);
}

// Every subcommand; the window's own come last.
void add_commands(CLI::App& app, Request& request, const WindowPart* window) {
    add_night(app, request);
    add_replay(app, request);
    add_bench(app, request);
    add_cards(app, request);
    add_check_cube(app, request);
    add_cube(app, request);
    add_deck(app, request);
    add_rulebook(app, request);
    add_rules(app, request);
    add_scenario(app, request);
    if (window) window->add(app, request);
    for (CLI::App* command : app.get_subcommands({})) say_headings(*command);
}

// Reads the arguments and does what they say.
int follow(int argc, char** argv, const WindowPart* window) {
    const auto chosen = window ? window->kept_language() : text::Language::english;
    say.speak(asked_language(argc, argv).value_or(chosen));
    CLI::App app{help(Help::program), "cubenight"};
    Request request;
    speak(app);
    app.set_version_flag("--version", "CubeNight " CUBENIGHT_VERSION, help(Help::version));
    app.add_option("--data", request.data, help(Help::data))->check(is_data_folder);
    app.add_option_function<std::string>(
           "--language", [&request](const std::string& name) { request.language = language_called(name); },
           help(Help::language))
        ->take_last()
        ->check([](const std::string& name) {
            return language_called(name) ? "" : say(Word::no_language, {name, language_names()});
        });
    app.fallthrough();
    app.require_subcommand(0, 1);
    request.action = [&app] {
        std::cerr << say(Word::no_window_built, {app.get_name()}) << "\n";
        return failed;
    };
    add_commands(app, request, window);
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& wish) {
        return app.exit(wish);  // --help, --version
    } catch (const CLI::ParseError& error) {
        const Saying wrong = wrong_arguments(error.get_name(), error.what());
        return complain_of_arguments(app, say(or_meant(wrong, meant_command(app))));
    }
    if (const auto option = left_empty(app)) return complain_of_arguments(app, say(Word::left_empty, {*option}));
    return request.action();
}

}  // namespace

std::uint64_t milliseconds_now() {
    using namespace std::chrono;
    return static_cast<std::uint64_t>(duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count());
}

int complain(std::string_view subcommand, std::string_view reason) {
    std::cerr << "cubenight " << subcommand << ": " << printable(shortened(reason, longest_told)) << "\n";
    return wrong_argument;
}

int run(int argc, char** argv, const WindowPart* window) {
    StandardOutput output;
    const PlainOutput plain_output(std::cout), plain_errors(std::cerr);
    const int status = follow(argc, argv, window);
    const int problem = output.finish();
    if (problem == 0) return status;
    // Who closed a pipe has read enough.
    if (problem != EPIPE) std::cerr << say(Word::output_lost, {std::strerror(problem)}) << "\n";
    return unwritten;
}

}  // namespace cubenight::cli
