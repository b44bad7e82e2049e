// How fast matches of a game are played on this machine. Times are the machine's; what is played is fixed. src/games has what
// stands behind it.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/bots/names/bot.hpp"
#include "engine/core/chance.hpp"
#include "src/night/match_runner.hpp"
#include "src/text/language.hpp"

namespace cubenight {

// Who plays: a bot that sees its view; nobody: options drawn from the match itself, the least that a step can cost.
using SpeedPlayer = std::optional<bots::MatchBot>;

struct Playouts {
    std::size_t steps = 0;
    std::size_t matches = 0;
    double passed = 0;  // seconds
};

// Where the time of matches at random goes, by what was answered; each step includes listing what may be done next.
struct TimeSpent {
    std::string answered;
    double share = 0;  // per cent of the time
    double each = 0;   // nanoseconds a step
};

class MatchSpeed {
public:
    using Decks = std::vector<std::vector<CardId>>;
    MatchSpeed() = default;
    MatchSpeed(const MatchSpeed&) = delete;
    MatchSpeed& operator=(const MatchSpeed&) = delete;
    virtual ~MatchSpeed() = default;

    // Plays matches of neighbouring decks for some time. REQUIRES: two decks or more.
    virtual Playouts play_out(const Decks& decks, SpeedPlayer player, double seconds) const = 0;
    // REQUIRES: two decks or more.
    virtual std::vector<TimeSpent> where_time_goes(const Decks& decks, double seconds,
                                                   text::Language language) const = 0;
    // A match's size in bytes, and how many of them are copied in a second.
    virtual std::size_t match_bytes() const = 0;
    virtual double copies_a_second(double seconds) const = 0;
};

// The same for any game whose matches are values. `Played` says what they are:
//   using Match, Option
//   Result<Match> begin(decks, seed), Option at_random(match, chance), Option by(bot, match, seat, chance)
//   bool answer(match, option): false where it is refused; SeatId or nothing to_act(match)
//   std::string answered(match, option, language): what the step is counted under
template <class Played>
class SpeedOf final : public MatchSpeed {
public:
    explicit SpeedOf(Played played) : played_(std::move(played)) {}

    Playouts play_out(const Decks& decks, SpeedPlayer player, double seconds) const override {
        return play(seconds, decks, player,
                    [&](Match& match, const Option& option) { return played_.answer(match, option); });
    }

    std::vector<TimeSpent> where_time_goes(const Decks& decks, double seconds, text::Language language) const override {
        struct Spent {
            double time = 0;
            std::size_t steps = 0;
        };
        std::map<std::string, Spent> all;
        double total = 0;
        play(seconds, decks, std::nullopt, [&](Match& match, const Option& option) {
            Spent& spent = all[played_.answered(match, option, language)];
            const auto start = Clock::now();
            if (!played_.answer(match, option)) return false;
            const double passed = since(start);
            spent.time += passed, total += passed, ++spent.steps;
            return true;
        });
        std::vector<TimeSpent> told;
        for (const auto& [name, spent] : all)
            told.push_back({name, 100 * spent.time / total, 1e9 * spent.time / static_cast<double>(spent.steps)});
        return told;
    }

    std::size_t match_bytes() const override { return sizeof(Match); }

    double copies_a_second(double seconds) const override {
        static Match from, to;
        const auto start = Clock::now();
        std::size_t copies = 0;
        double passed = 0;
        do {
            for (int i = 0; i < 1000; ++i) {
                from.steps = static_cast<decltype(from.steps)>(to.steps + i);
                to = from;
            }
            copies += 1000;
            passed = since(start);
        } while (passed < seconds);
        return static_cast<double>(copies) / passed;
    }

private:
    using Clock = std::chrono::steady_clock;
    using Match = typename Played::Match;
    using Option = typename Played::Option;

    static double since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

    // `answer` carries out each option; false where it was refused.
    template <class Answer>
    Playouts play(double seconds, const Decks& decks, SpeedPlayer player, Answer answer) const {
        Playouts all;
        std::uint64_t seed = 0;
        const auto start = Clock::now();
        do {
            auto match = played_.begin({decks[seed % decks.size()], decks[(seed + 1) % decks.size()]}, seed);
            Generator chance(seed++);
            while (match) {
                const auto seat = played_.to_act(*match);
                if (!seat) break;
                const Option option =
                    player ? played_.by(*player, *match, *seat, chance) : played_.at_random(*match, chance);
                if (!answer(*match, option)) break;
                ++all.steps;
            }
            ++all.matches;
            all.passed = since(start);
        } while (all.passed < seconds);
        return all;
    }

    Played played_;
};

}  // namespace cubenight
