// The files of the Lantern Cube as they are read, before anything is made of them.
#pragma once

#include "engine/cards/notation.hpp"
#include "tests/support/texts.hpp"

namespace cubenight::test {

struct LanternFiles {
    CubeFile file;
    std::vector<Card> cards;  // of all its card files, in their order
};

inline Result<LanternFiles> read_lantern_files() {
    const auto folder = std::filesystem::path(CUBENIGHT_SOURCE_DIR) / "cubes";
    auto file = read_cube(text_of(folder / "lantern.cube"), "lantern.cube");
    if (!file) return file.error();
    LanternFiles lantern{std::move(*file), {}};
    for (const std::string& use : lantern.file.uses) {
        const auto cards = read_cards(text_of(folder / use), use);
        if (!cards) return cards.error();
        lantern.cards.insert(lantern.cards.end(), cards->begin(), cards->end());
    }
    return lantern;
}

}  // namespace cubenight::test
