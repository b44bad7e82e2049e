// Every card that this repository writes in its notation: the cubes, the scenarios, the guide and the tests of the
// rules. For laws that must hold of all of them, in any company.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "engine/cards/card.hpp"
#include "engine/cards/rule_set.hpp"
#include "engine/core/result.hpp"

namespace cubenight::test {

// The cards of one file, which know each other's names.
struct CardSource {
    std::string file;
    std::vector<CardId> cards;
};

struct EveryCard {
    CardSet cards;                    // a card's key is "FILE/KEY"
    std::vector<CardSource> sources;  // by file; a card that stands in a file twice is there once
    std::vector<CardId> all;
    std::vector<WeaknessRule> house;  // of the cube
};

// Reads the folder of the repository. An error names the file that cannot be read.
Result<EveryCard> read_every_card(const std::filesystem::path& repository);

}  // namespace cubenight::test
