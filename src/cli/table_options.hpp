// What a night is set with on the command line, besides its seats and its cube.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "draft/night/settings.hpp"

namespace CLI {
class App;
}

namespace cubenight::cli {

struct TableOptions {
    std::optional<int> packs, pack_size, deck_size, prizes, leave, rounds;
    std::string pairing, lines, rules;
    std::vector<std::string> changes;  // "bench_size=4"
    std::vector<std::string> names;    // of the seats, in table order

    // Adds the options to the parser. What it leaves unsaid stays as the cube has it.
    void add_to(CLI::App& command);
    void apply_to(draft::NightSettings& settings) const;
};

}  // namespace cubenight::cli
