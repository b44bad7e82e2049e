// Invented cards of the Ultraman Card Game and cubes of them, for the draft's tests.
#pragma once

#include <string_view>

#include "draft/pool/copies.hpp"
#include "engine/cards/ultraman/cube_notation.hpp"
#include "engine/cards/ultraman/notation.hpp"
#include "tests/support/catch.hpp"

namespace cubenight::test {

// A hero of three levels, a kaiju that stands alone, and a scene.
inline constexpr std::string_view small_ultraman_cards = R"(
card "C-1" "Comet" { ultraman level 1 basic character "COMET" bp 5000 }
card "C-2" "Comet" { ultraman level 2 basic character "COMET" bp 7000 10000 }
card "C-3" "Comet" { ultraman level 3 basic character "COMET" bp 9000 12000 17000 }
card "K-1" "Grumblesaur" { kaiju level 6 hazard character "GRUMBLESAUR" bp 10000 }
card "S-1" "The Observatory" { scene round 1 text { activate 1; draw 1 } }
card "Q-4" "Comet" { ultraman level 4 basic character "COMET" bp - 12000 17000 20000 }
)";

// A cube without copies of them yet.
struct SmallUltraman {
    CardSet set;
    Cube cube;
    ultraman::CubeContents contents;

    SmallUltraman() {
        auto read = ultraman::read_cards(small_ultraman_cards, "cards");
        REQUIRE(read.ok());
        for (auto& card : *read) {
            const auto id = set.add(ultraman::cover_of(card));
            REQUIRE(contents.cards.add(std::move(card)) == id);
        }
        contents.rules = ultraman::usual_rules();
        cube.name = "Small";
        cube.table = ultraman::usual_table(contents.rules);
    }
    SmallUltraman(const SmallUltraman&) = delete;
    SmallUltraman& operator=(const SmallUltraman&) = delete;
    void add(std::string_view number, int copies) {
        const auto id = set.find_key(number);
        REQUIRE(id.has_value());
        cube.cards.insert(cube.cards.end(), static_cast<std::size_t>(copies), *id);
    }
    draft::DraftCards cards() const { return {&cube, &set, &contents}; }
};

}  // namespace cubenight::test
