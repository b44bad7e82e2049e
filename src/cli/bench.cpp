// cubenight bench: how fast this machine drafts, builds and plays. Times are the machine's; what is done is fixed by
// the seed.
#include <CLI/CLI.hpp>

#include <chrono>
#include <iostream>

#include "engine/bots/names/bot.hpp"
#include "src/cli/bench_decks.hpp"
#include "src/cli/commands.hpp"
#include "src/cli/complaint.hpp"
#include "src/cli/cube_choice.hpp"
#include "src/cli/table_options.hpp"
#include "src/cli/terminal.hpp"
#include "src/cli/words.hpp"
#include "src/games/games.hpp"
#include "src/night/conductor.hpp"

namespace cubenight::cli {
namespace {

using Clock = std::chrono::steady_clock;

struct BenchArguments {
    double seconds = 2;
    std::uint64_t seed = 1;
    CubeChoice cube;
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
class SpeedTable {
public:
    explicit SpeedTable(double seconds) : seconds_(seconds) {}

    void row(std::string_view what, double number) { rows_.push_back({std::string(what), rounded(number)}); }

    // Plays matches for some time; adds matches and steps a second.
    void matches(std::string_view what, const MatchRules& rules, const std::vector<MatchDeck>& decks,
                 SpeedPlayer player = std::nullopt) {
        if (decks.size() < 2) return;
        const Playouts all = match_speed(rules)->play_out(decks, player, seconds_);
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

// Of Pokémon: decks of two sizes, and those with the most to read.
void long_decks(SpeedTable& table, const Conductor& eight, const Conductor& four) {
    table.matches(say(Word::at_random_60), four.rules(), decks_of(four.night()));
    table.matches(say(Word::at_random_long_40), eight.rules(), wordy_decks(eight, 40));
    table.matches(say(Word::at_random_long_60), four.rules(), wordy_decks(four, 60));
}

int measure(const Conductor::Cube& cube, const BenchArguments& arguments, const Request& request) {
    auto seed = arguments.seed;
    const auto eight = drafted_night(cube, 8, seed), four = drafted_night(cube, 4, seed);
    if (!eight || !four) {
        std::cerr << say(Word::no_nights) << "\n";
        return failed;
    }
    const double seconds = arguments.seconds;
    SpeedTable table(seconds);
    table.row(say(Word::cubes_read),
              rate(seconds, [&] { return store::load_cube(cube->path, request.data).ok() ? 1u : 0u; }));
    table.row(say(Word::drafts), rate(seconds, [&] { return drafted_night(cube, 8, ++seed) ? 1u : 0u; }));
    const auto decks = decks_of(eight->night());
    const auto speed = match_speed(eight->rules());
    table.matches(say(Word::at_random), eight->rules(), decks);
    if (!cube->ucg) long_decks(table, *eight, *four);
    for (const auto bot : {bots::MatchBot::random, bots::MatchBot::steady})
        table.matches(say(Word::by_bot, {bots::match_bot_name(bot)}), eight->rules(), decks, bot);
    table.row(say(Word::copied, {std::to_string(speed->match_bytes())}), speed->copies_a_second(seconds));
    std::cout << table.text() << "\n" << time_text(speed->where_time_goes(decks, seconds, say.language()));
    return done;
}

int bench(const BenchArguments& arguments, const Request& request) {
    const auto file = arguments.cube.find(request.data);
    if (!file) return complain("bench", "--cube: " + say(file.error()));
    auto cube = store::load_cube(*file, request.data);
    if (!cube) {
        std::cerr << in_one_line(cube.error()) << "\n";
        return failed;
    }
    if (const auto wrong = arguments.cube.wrong_game(*cube)) {
        std::cerr << in_one_line(*wrong) << "\n";
        return failed;
    }
    return measure(std::make_shared<const store::LoadedCube>(std::move(*cube)), arguments, request);
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
    arguments->cube.add_to(*command);
    command->callback(
        [arguments, &request] { request.action = [arguments, &request] { return bench(*arguments, request); }; });
}

}  // namespace cubenight::cli
