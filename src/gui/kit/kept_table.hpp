// How a night was set up last with a cube, so that the next one begins with the same numbers.
#pragma once

#include <string>
#include <vector>

#include "engine/cards/cube.hpp"

namespace cubenight::gui {

struct KeptTable {
    std::string cube;  // its id; empty: everybody brought a deck
    DraftTableRow row{};
    int pick_seconds = 0, build_minutes = 0, round_minutes = 0;
    int pairing = 0;                       // draft::PairingSystem
    int rounds = 0;                        // 0: as many as the pairing takes
    std::vector<std::string> people = {};  // as the seats of people were called, in their order
    friend bool operator==(const KeptTable&, const KeptTable&) = default;
};

// The last one first, each cube once.
using KeptTables = std::vector<KeptTable>;
inline constexpr std::size_t most_kept_tables = 40;

// Null: no night was set up with that cube.
const KeptTable* kept_table(const KeptTables& all, const std::string& cube);
void keep_table(KeptTables& all, KeptTable last);

}  // namespace cubenight::gui
