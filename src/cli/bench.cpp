// cubenight bench: how fast this machine drafts, builds and plays. Times are the machine's; what is done is fixed by
// the seed.
#include <CLI/CLI.hpp>

#include <chrono>
#include <iostream>
#include <map>

#include "engine/bots/bot.hpp"
#include "engine/bots/random_bot.hpp"
#include "engine/pokemon/game.hpp"
#include "engine/pokemon/view.hpp"
#include "src/cli/bench_decks.hpp"
#include "src/cli/commands.hpp"
#include "src/cli/terminal.hpp"
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

// Who plays: options drawn from the match itself, the least that a step can cost, or a bot that sees its view.
using Player = std::optional<bots::MatchBot>;

struct Playouts {
    std::size_t steps = 0;
    std::size_t matches = 0;
    double passed = 0;  // seconds
};

// Plays matches of neighbouring decks for some time. `answer` carries out each option; false where it was refused.
template <class Answer>
Playouts play_out(double seconds, const pokemon::Rulebook& book, const std::vector<MatchDeck>& decks, Player player,
                  Answer answer) {
    Playouts all;
    std::uint64_t seed = 0;
    const auto start = Clock::now();
    rate(seconds, [&] {
        auto match = pokemon::start_match(book, {{decks[seed % decks.size()], decks[(seed + 1) % decks.size()]}, seed});
        Generator chance(seed++);
        while (match && pokemon::to_act(*match) != pokemon::Actor::nobody) {
            const auto seat = SeatId{static_cast<std::uint8_t>(pokemon::to_act(*match))};
            const auto option = player ? bot_option(*player, book, view_for(book, *match, seat), chance)
                                       : bots::random_option(match->choice, chance);
            if (!answer(*match, option)) break;
            ++all.steps;
        }
        return ++all.matches, 1u;
    });
    all.passed = std::chrono::duration<double>(Clock::now() - start).count();
    return all;
}

// What was measured, row by row.
class Table {
public:
    explicit Table(double seconds) : seconds_(seconds) {}

    void row(const std::string& what, double number) { rows_.push_back({what, rounded(number)}); }

    // Plays matches for some time; adds matches and steps a second.
    void matches(const std::string& what, const pokemon::Rulebook& book, const std::vector<MatchDeck>& decks,
                 Player player) {
        if (decks.size() < 2) return;
        const auto answer = [&](pokemon::Match& match, pokemon::Option option) {
            return !pokemon::choose(book, match, option);
        };
        const Playouts all = play_out(seconds_, book, decks, player, answer);
        row("matches " + what, static_cast<double>(all.matches) / all.passed);
        row("steps " + what, static_cast<double>(all.steps) / all.passed);
    }

    std::string text() const { return as_table(rows_, {1}); }

private:
    double seconds_;
    std::vector<std::vector<std::string>> rows_ = {{"What", "A second"}};
};

// What a step answers: a turn's action by its kind, or another choice.
const char* name_of(const pokemon::Choice& choice, pokemon::Option option) {
    if (choice.kind != pokemon::ChoiceKind::main) return "other choices";
    switch (option.kind) {
        case pokemon::OptionKind::play: return "cards from hand";
        case pokemon::OptionKind::ability: return "Abilities";
        case pokemon::OptionKind::use_stadium: return "the Stadium's effect";
        case pokemon::OptionKind::retreat: return "retreats";
        case pokemon::OptionKind::attack: return "attacks, to the next turn's actions";
        case pokemon::OptionKind::end_turn: return "turns ended, to the next turn's actions";
        default: return "other actions";
    }
}

// Where the time of matches at random goes, by what was answered; each step includes listing what may be done next.
std::string where_time_goes(const pokemon::Rulebook& book, const std::vector<MatchDeck>& decks, double seconds) {
    struct Spent {
        double time = 0;
        std::size_t steps = 0;
    };
    std::map<std::string, Spent> all;
    double total = 0;
    play_out(seconds, book, decks, {}, [&](pokemon::Match& match, pokemon::Option option) {
        Spent& spent = all[name_of(match.choice, option)];
        const auto start = Clock::now();
        if (pokemon::choose(book, match, option)) return false;
        const double passed = std::chrono::duration<double>(Clock::now() - start).count();
        spent.time += passed, total += passed, ++spent.steps;
        return true;
    });
    std::vector<std::vector<std::string>> rows = {{"Where the time goes", "Share", "Each, ns"}};
    for (const auto& [name, spent] : all)
        rows.push_back({name, rounded(100 * spent.time / total) + " %",
                        rounded(1e9 * spent.time / static_cast<double>(spent.steps))});
    return as_table(rows, {1, 2});
}

std::size_t copy_matches() {
    static pokemon::Match from, to;
    for (int i = 0; i < 1000; ++i) {
        from.serial = static_cast<decltype(from.serial)>(to.serial + i);
        to = from;
    }
    return 1000;
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
    const auto book = pokemon::Rulebook::make(*cube->cards, eight->night().rules);
    const auto long_book = pokemon::Rulebook::make(*cube->cards, four->night().rules);
    if (!book || !long_book) return failed;

    Table table(arguments.seconds);
    table.row("cubes read",
              rate(arguments.seconds, [&] { return store::load_cube(*file, request.data).ok() ? 1u : 0u; }));
    table.row("drafts of eight with decks",
              rate(arguments.seconds, [&] { return drafted_night(cube, 8, ++seed) ? 1u : 0u; }));
    const auto decks = decks_of(eight->night());
    table.matches("at random", *book, decks, {});
    table.matches("at random, decks of 60", *long_book, decks_of(four->night()), {});
    table.matches("at random, long texts, decks of 40", *book, wordy_decks(*eight, 40), {});
    table.matches("at random, long texts, decks of 60", *long_book, wordy_decks(*four, 60), {});
    for (const auto bot : {bots::MatchBot::random, bots::MatchBot::steady})
        table.matches("by the bot \"" + std::string(match_bot_name(bot)) + "\"", *book, decks, bot);
    table.row("matches copied (" + std::to_string(sizeof(pokemon::Match)) + " bytes)",
              rate(arguments.seconds, copy_matches));
    std::cout << table.text() << "\n" << where_time_goes(*book, decks, arguments.seconds);
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
