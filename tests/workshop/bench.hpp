// Cubes of invented cards for the workshop's tests, in a folder of their own.
#pragma once

#include <cstdlib>

#include "src/workshop/opened_cube.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

namespace cubenight::test {

inline constexpr const char* reef_cards = R"(card "r-1" "Lantern Fry" { pokemon basic water hp 50 attack "Nip" [C] 10 }
card "r-2" "Lantern Fish" {
  pokemon stage1 water hp 90 evolves from "Lantern Fry"
  attack "Glow" [W] 30 { by hand "Sing the song of lamps." }
}
card "r-3" "Deep Whale" { pokemon stage2 water hp 150 evolves from "Deep Calf" attack "Ram" [WW] 60 }
card "r-4" "Harbour Cook" { supporter play { draw 3 } }
card "r-5" "Tide Chart" { item unread "Read the tide." }
card "r-6" "Coal Crab" { pokemon basic fire hp 70 attack "Snap" [R] 20 }
)";

// Remarks wherever they may stand, odd blanks and a card that is named twice.
inline constexpr const char* reef_cube = R"(# The Reef Cube, by hand.
cube "Reef Cube" {   # its name
  rules cube
  option bench_size 4   # small reefs
  energy water fire
  use "reef.cards"

  # the small ones
  copies "r-1" 2
    copies   "r-2"  1   # glows
  # the large one
  copies "r-3" 1
  copies "r-4" 3
  copies "r-6" 1
}
# The end.
)";

struct Reef {
    Folder folder;
    std::filesystem::path file;

    explicit Reef(const std::string& cube = reef_cube) {
        ::setenv("XDG_DATA_HOME", folder.path().c_str(), 1);
        std::filesystem::create_directories(folder / "cubenight/cubes");
        file = folder / "cubenight/cubes/reef.cube";
        put_bytes(folder / "cubenight/cubes/reef.cards", reef_cards);
        put_bytes(file, cube);
    }
    workshop::OpenedCube open() const {
        auto cube = workshop::OpenedCube::open(file);
        INFO((cube ? std::string() : cube.error().english()));
        REQUIRE(cube);
        return std::move(*cube);
    }
};

// A text with one part in the place of another.
inline std::string with(std::string text, const std::string& part, const std::string& other) {
    const std::size_t at = text.find(part);
    REQUIRE(at != std::string::npos);
    return text.replace(at, part.size(), other);
}

inline std::string why(const std::optional<Error>& error) { return error ? error->reason.english() : std::string(); }

inline constexpr const char* squid =
    "card \"lib-1\" \"Ink Squid\" { pokemon basic water hp 60 attack \"Ink\" [W] 20 }\n";

}  // namespace cubenight::test
