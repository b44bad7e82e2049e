// What a cube is made of: how many cards of each kind, type and stage.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "src/workshop/readiness.hpp"

namespace cubenight::workshop {

// Of Pokémon, by the first type; of the Ultraman Card Game by the first TYPE, and by level.
struct CubeCounts {
    Count all;
    std::map<CardKind, Count> kinds;
    std::map<Type, Count> types;    // of its Pokémon
    std::map<Stage, Count> stages;  // the same
    Count characters, scenes;
    std::map<ultraman::Type, Count> character_types;
    std::map<int, Count> levels;
};

CubeCounts counts_of(const OpenedCube& cube);

// A name from which cards of the cube evolve and that no card of it has.
struct MissingStage {
    std::string name;
    std::vector<CardId> wanted_by;  // in the cube's order
};
// In the order in which the cube first wants them.
std::vector<MissingStage> missing_stages(const OpenedCube& cube);

}  // namespace cubenight::workshop
