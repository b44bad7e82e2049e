// cubenight bench: how fast this machine drafts, builds and plays. Times are the machine's; what is done is fixed by
// the seed.
#include <CLI/CLI.hpp>

#include <chrono>
#include <iostream>

#include "src/cli/bench_decks.hpp"
#include "src/cli/commands.hpp"
#include "src/cli/complaint.hpp"
#include "src/cli/table_options.hpp"
#include "src/cli/terminal.hpp"
#include "src/cli/words.hpp"
#include "src/games/pokemon/match_speed.hpp"
#include "src/night/conductor.hpp"

namespace cubenight::cli {
namespace {

using Clock = std::chrono::steady_clock;

struct BenchArguments {
    double seconds = 2;
    std::uint64_t seed = 1;
    std::string cube = "lantern";
};

// Does a piece of work again and again for some time; says how often a second.
template <class Work>
double rate(double seconds, Work work) {
    const auto start = Clock::now();
    std::size_t count = 0;
    double passed = 0;
    do {
        count += work();
        passed = std::chrono::duration<double>(Clock::now() - start).count();
    } while (passed < seconds);
    return static_cast<double>(count) / passed;
}

std::string rounded(double number) {
    return std::to_string(static_cast<long long>(number < 10 ? number * 10 + 0.5 : number + 0.5) /
                          (number < 10 ? 10 : 1));
}

// What was measured, row by row.
class Table {
public:
    explicit Table(double seconds) : seconds_(seconds) {}

    void row(std::string_view what, double number) { rows_.push_back({std::string(what), rounded(number)}); }

    // Plays matches for some time; adds matches and steps a second.
    void matches(std::string_view what, const MatchRules& rules, const std::vector<MatchDeck>& decks,
                 SpeedPlayer player = SpeedPlayer::options_at_random) {
        if (decks.size() < 2) return;
        const Playouts all = play_out(rules, decks, player, seconds_);
        row(say(Word::matches, {what}), static_cast<double>(all.matches) / all.passed);
        row(say(Word::steps, {what}), static_cast<double>(all.steps) / all.passed);
    }

    std::string text() const { return as_table(rows_, {1}); }

private:
    double seconds_;
    std::vector<std::vector<std::string>> rows_ = {
        {std::string(say(Word::column_what)), std::string(say(Word::column_a_second))}};
};

std::string time_text(const std::vector<TimeSpent>& all) {
    std::vector<std::vector<std::string>> rows = {{std::string(say(Word::column_time)),
                                                   std::string(say(Word::column_share)),
                                                   std::string(say(Word::column_each))}};
    for (const TimeSpent& spent : all)
        rows.push_back({spent.answered, rounded(spent.share) + " %", rounded(spent.each)});
    return as_table(rows, {1, 2});
}

// The parser takes "nan" for a number, and each comparison with it fails.
std::string is_time(const std::string& text) {
    return text.find_first_not_of("0123456789.") == text.npos ? "" : say(Word::no_seconds, {text});
}

int bench(const BenchArguments& arguments, const Request& request) {
    const auto file = store::find_cube(arguments.cube, request.data);
    if (!file) return complain("bench", "--cube: " + say(file.error()));
    auto loaded = store::load_cube(*file, request.data);
    if (!loaded) {
        std::cerr << in_one_line(loaded.error()) << "\n";
        return failed;
    }
    const auto cube = std::make_shared<const store::LoadedCube>(std::move(*loaded));
    auto seed = arguments.seed;
    const auto eight = drafted_night(cube, 8, seed), four = drafted_night(cube, 4, seed);
    if (!eight || !four) {
        std::cerr << say(Word::no_nights) << "\n";
        return failed;
    }
    Table table(arguments.seconds);
    table.row(say(Word::cubes_read),
              rate(arguments.seconds, [&] { return store::load_cube(*file, request.data).ok() ? 1u : 0u; }));
    table.row(say(Word::drafts), rate(arguments.seconds, [&] { return drafted_night(cube, 8, ++seed) ? 1u : 0u; }));
    const auto decks = decks_of(eight->night());
    const MatchRules& rules = eight->rules();
    const MatchRules& long_rules = four->rules();
    table.matches(say(Word::at_random), rules, decks);
    table.matches(say(Word::at_random_60), long_rules, decks_of(four->night()));
    table.matches(say(Word::at_random_long_40), rules, wordy_decks(*eight, 40));
    table.matches(say(Word::at_random_long_60), long_rules, wordy_decks(*four, 60));
    for (const auto bot : {SpeedPlayer::random_bot, SpeedPlayer::steady_bot})
        table.matches(say(Word::by_bot, {bot_name_of(bot)}), rules, decks, bot);
    table.row(say(Word::copied, {std::to_string(match_bytes())}), copies_a_second(arguments.seconds));
    std::cout << table.text() << "\n" << time_text(where_time_goes(rules, decks, arguments.seconds));
    return done;
}

}  // namespace

void add_bench(CLI::App& app, Request& request) {
    auto* command = app.add_subcommand("bench", help(Help::bench));
    auto arguments = std::make_shared<BenchArguments>();
    command->add_option("--seconds", arguments->seconds, help(Help::seconds))
        ->check(CLI::Range(0.01, 600.0))
        ->check(is_time)
        ->capture_default_str();
    command->add_option("--seed", arguments->seed)->check(is_seed)->capture_default_str();
    command->add_option("--cube", arguments->cube, help(Help::cube))->capture_default_str();
    command->callback(
        [arguments, &request] { request.action = [arguments, &request] { return bench(*arguments, request); }; });
}

}  // namespace cubenight::cli
