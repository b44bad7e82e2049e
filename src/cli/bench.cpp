// cubenight bench: how fast this machine drafts, builds and plays. Times are the machine's; what is done is fixed by
// the seed.
#include <CLI/CLI.hpp>

#include <chrono>
#include <iostream>

#include "engine/bots/bot.hpp"
#include "engine/bots/random_bot.hpp"
#include "engine/pokemon/game.hpp"
#include "engine/pokemon/view.hpp"
#include "src/cli/commands.hpp"
#include "src/cli/terminal.hpp"
#include "src/night/conductor.hpp"
#include "src/night/names.hpp"

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

std::optional<Conductor> drafted_night(const Conductor::Cube& cube, std::uint64_t seed) {
    std::vector<SeatSettings> seats;
    for (int seat = 0; seat < 8; ++seat) seats.push_back({bot_name(seat), SeatKind::bot});
    const DraftCards cards{&cube->cube, cube->cards.get()};
    auto night = Conductor::begin(cube, usual_settings(cards, "bench", seats, seed));
    if (!night) return std::nullopt;
    while (night->night().rounds.empty())
        if (const auto advance = night->advance(); !advance || *advance != Advance::worked) return std::nullopt;
    return std::move(*night);
}

struct Playouts {
    std::size_t steps = 0;
    std::size_t matches = 0;
};

// Who plays: options drawn from the match itself, the least that a step can cost, or a bot that sees its view.
using Player = std::optional<bots::MatchBot>;

Playouts play_out(const pokemon::Rulebook& book, const std::vector<CardId>& first, const std::vector<CardId>& second,
                  std::uint64_t seed, Player player) {
    auto match = pokemon::start_match(book, {{first, second}, seed});
    if (!match) return {};
    Generator chance(seed);
    Playouts played{0, 1};
    while (pokemon::to_act(*match) != pokemon::Actor::nobody) {
        const auto seat = SeatId{static_cast<std::uint8_t>(pokemon::to_act(*match))};
        const auto option = player ? bot_option(*player, book, view_for(book, *match, seat), chance)
                                   : bots::random_option(match->choice, chance);
        if (pokemon::choose(book, *match, option)) return played;
        ++played.steps;
    }
    return played;
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
    const auto night = drafted_night(cube, seed);
    if (!night) {
        std::cerr << "no night of eight bots can be drafted from this cube\n";
        return failed;
    }
    std::vector<std::vector<CardId>> decks;
    for (const auto& seat : night->night().seats)
        if (auto deck = match_cards(night->night().cards, seat.deck)) decks.push_back(std::move(*deck));
    const auto book = pokemon::Rulebook::make(*cube->cards, night->night().rules);
    if (!book || decks.size() < 2) return failed;

    std::vector<std::vector<std::string>> rows = {{"What", "A second"}};
    const auto row = [&rows](const std::string& what, double number) { rows.push_back({what, rounded(number)}); };
    row("cubes read", rate(arguments.seconds, [&] { return store::load_cube(*file, request.data).ok() ? 1u : 0u; }));
    row("drafts of eight with decks", rate(arguments.seconds, [&] { return drafted_night(cube, ++seed) ? 1u : 0u; }));
    for (const Player player : {Player(), Player(bots::MatchBot::random), Player(bots::MatchBot::steady)}) {
        Playouts all;
        const std::string how = player ? " by the bot \"" + std::string(match_bot_name(*player)) + "\"" : " at random";
        const auto start = Clock::now();
        rate(arguments.seconds, [&] {
            const auto first = seed % decks.size();
            const auto played = play_out(*book, decks[first], decks[(first + 1) % decks.size()], ++seed, player);
            all.steps += played.steps;
            return all.matches += played.matches, 1u;
        });
        const double passed = std::chrono::duration<double>(Clock::now() - start).count();
        row("matches" + how, static_cast<double>(all.matches) / passed);
        row("steps" + how, static_cast<double>(all.steps) / passed);
    }
    row("matches copied (" + std::to_string(sizeof(pokemon::Match)) + " bytes)", rate(arguments.seconds, [&] {
        static pokemon::Match from, to;
        for (int i = 0; i < 1000; ++i) {
            from.serial = static_cast<std::uint16_t>(to.serial + i);
            to = from;
        }
        return 1000u;
    }));
    std::cout << as_table(rows, {1});
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
    command->callback([arguments, &request] {
        request.action = [arguments, &request] { return bench(*arguments, request); };
    });
}

}  // namespace cubenight::cli
