// What a night is set with on the command line, besides its seats and its cube.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "draft/night/settings.hpp"
#include "engine/cards/ultraman/deck_rules.hpp"

namespace CLI {
class App;
}

namespace cubenight::cli {

// What is wrong with a seed, as the parser is told it; empty where nothing is. The parser itself takes numbers beyond 64
// bits for the largest one without a word, and a minus sign for a way to write them.
std::string is_seed(const std::string& text);

struct TableOptions {
    std::optional<int> packs, pack_size, deck_size, prizes, leave, rounds;
    std::optional<int> pick_clock, build_clock, round_clock;  // seconds, minutes, minutes
    int random_bots = 0;                                      // of the bots, from the last seat on
    std::string pairing, lines, rules;
    std::vector<std::string> changes;  // "bench_size=4"
    std::vector<std::string> names;    // of the seats, in table order

    // Adds the options to the parser. What it leaves unsaid stays as the cube has it.
    void add_to(CLI::App& command);
    // What is wrong with the names of so many seats.
    std::optional<std::string> wrong_names(int seats) const;
    // Why these changes of rules cannot stand beside each other: one option twice.
    std::optional<std::string> wrong_changes() const;
    void apply_to(draft::NightSettings& settings) const;
    // What decks of the Ultraman Card Game must keep to under these options.
    ultraman::DeckLimits deck_limits() const;
};

}  // namespace cubenight::cli
