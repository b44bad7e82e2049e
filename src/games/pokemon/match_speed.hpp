// How fast matches of Pokémon are played on this machine. Times are the machine's; what is played is fixed.
#pragma once

#include <string>
#include <vector>

#include "src/night/match_runner.hpp"

namespace cubenight {

// Who plays: options drawn from the match itself, the least that a step can cost, or a bot that sees its view.
enum class SpeedPlayer : std::uint8_t { options_at_random, random_bot, steady_bot };
// The bot's name in commands. REQUIRES: it is one.
std::string bot_name_of(SpeedPlayer player);

struct Playouts {
    std::size_t steps = 0;
    std::size_t matches = 0;
    double passed = 0;  // seconds
};

// Plays matches of neighbouring decks for some time. REQUIRES: two decks or more.
Playouts play_out(const MatchRules& rules, const std::vector<std::vector<CardId>>& decks, SpeedPlayer player,
                  double seconds);

// Where the time of matches at random goes, by what was answered; each step includes listing what may be done next.
struct TimeSpent {
    std::string answered;
    double share = 0;  // per cent of the time
    double each = 0;   // nanoseconds a step
};
std::vector<TimeSpent> where_time_goes(const MatchRules& rules, const std::vector<std::vector<CardId>>& decks,
                                       double seconds);

// A match's size in bytes, and how many of them are copied in a second.
std::size_t match_bytes();
double copies_a_second(double seconds);

}  // namespace cubenight
