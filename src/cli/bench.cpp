// cubenight bench: how fast this machine drafts, builds and plays. Times are the machine's; what is done is fixed by
// the seed.
#include <CLI/CLI.hpp>

#include <chrono>
#include <iostream>

#include "src/cli/bench_decks.hpp"
#include "src/cli/commands.hpp"
#include "src/cli/terminal.hpp"
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

    void row(const std::string& what, double number) { rows_.push_back({what, rounded(number)}); }

    // Plays matches for some time; adds matches and steps a second.
    void matches(const std::string& what, const MatchRules& rules, const std::vector<MatchDeck>& decks,
                 SpeedPlayer player = SpeedPlayer::options_at_random) {
        if (decks.size() < 2) return;
        const Playouts all = play_out(rules, decks, player, seconds_);
        row("matches " + what, static_cast<double>(all.matches) / all.passed);
        row("steps " + what, static_cast<double>(all.steps) / all.passed);
    }

    std::string text() const { return as_table(rows_, {1}); }

private:
    double seconds_;
    std::vector<std::vector<std::string>> rows_ = {{"What", "A second"}};
};

std::string time_text(const std::vector<TimeSpent>& all) {
    std::vector<std::vector<std::string>> rows = {{"Where the time goes", "Share", "Each, ns"}};
    for (const TimeSpent& spent : all)
        rows.push_back({spent.answered, rounded(spent.share) + " %", rounded(spent.each)});
    return as_table(rows, {1, 2});
}

int bench(const BenchArguments& arguments, const Request& request) {
    const auto file = store::find_cube(arguments.cube, request.data);
    if (!file) return complain("bench", "--cube: " + file.error().text());
    auto loaded = store::load_cube(*file, request.data);
    if (!loaded) {
        std::cerr << loaded.error().text() << "\n";
        return failed;
    }
    const auto cube = std::make_shared<const store::LoadedCube>(std::move(*loaded));
    auto seed = arguments.seed;
    const auto eight = drafted_night(cube, 8, seed), four = drafted_night(cube, 4, seed);
    if (!eight || !four) {
        std::cerr << "no nights of four and eight bots can be drafted from this cube\n";
        return failed;
    }
    Table table(arguments.seconds);
    table.row("cubes read",
              rate(arguments.seconds, [&] { return store::load_cube(*file, request.data).ok() ? 1u : 0u; }));
    table.row("drafts of eight with decks",
              rate(arguments.seconds, [&] { return drafted_night(cube, 8, ++seed) ? 1u : 0u; }));
    const auto decks = decks_of(eight->night());
    const MatchRules& rules = eight->rules();
    const MatchRules& long_rules = four->rules();
    table.matches("at random", rules, decks);
    table.matches("at random, decks of 60", long_rules, decks_of(four->night()));
    table.matches("at random, long texts, decks of 40", rules, wordy_decks(*eight, 40));
    table.matches("at random, long texts, decks of 60", long_rules, wordy_decks(*four, 60));
    for (const auto bot : {SpeedPlayer::random_bot, SpeedPlayer::steady_bot})
        table.matches("by the bot \"" + bot_name_of(bot) + "\"", rules, decks, bot);
    table.row("matches copied (" + std::to_string(match_bytes()) + " bytes)", copies_a_second(arguments.seconds));
    std::cout << table.text() << "\n" << time_text(where_time_goes(rules, decks, arguments.seconds));
    return done;
}

}  // namespace

void add_bench(CLI::App& app, Request& request) {
    auto* command = app.add_subcommand("bench", "Measure how fast this machine drafts and plays");
    auto arguments = std::make_shared<BenchArguments>();
    command->add_option("--seconds", arguments->seconds, "For each measurement")
        ->check(CLI::Range(0.01, 600.0))
        ->capture_default_str();
    command->add_option("--seed", arguments->seed)->capture_default_str();
    command->add_option("--cube", arguments->cube, "A cube's name or file")->capture_default_str();
    command->callback(
        [arguments, &request] { request.action = [arguments, &request] { return bench(*arguments, request); }; });
}

}  // namespace cubenight::cli
