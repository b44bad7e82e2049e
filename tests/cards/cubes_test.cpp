// Every cube that comes with the program reads, and everything it names exists.
#include <filesystem>

#include "engine/cards/notation.hpp"
#include "tests/support/card_files.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/texts.hpp"

using namespace cubenight;
namespace fs = std::filesystem;

namespace {

const fs::path cubes_folder = fs::path(CUBENIGHT_SOURCE_DIR) / "cubes";

std::vector<fs::path> files_ending(const char* ending) {
    return test::files_of(test::Game::pokemon, cubes_folder, ending);
}

}  // namespace

TEST_CASE("every card file in cubes reads and writes back to the same cards", "[cubes]") {
    const auto files = files_ending(".cards");
    REQUIRE_FALSE(files.empty());
    for (const auto& path : files) {
        const auto cards = read_cards(test::text_of(path), path.string());
        INFO((cards.ok() ? std::string() : cards.error().english()));
        CHECK(cards.ok());
        if (!cards) continue;
        std::string written;
        for (const auto& card : *cards) written += write_card(card);
        const auto again = read_cards(written, "written");
        INFO((again.ok() ? std::string() : again.error().english()));
        CHECK((again.ok() && *again == *cards));
    }
}

TEST_CASE("every cube in cubes reads", "[cubes]") {
    const auto files = files_ending(".cube");
    REQUIRE_FALSE(files.empty());
    for (const auto& path : files) {
        const auto cube = read_cube(test::text_of(path), path.string());
        INFO((cube.ok() ? std::string() : cube.error().english()));
        CHECK(cube.ok());
        if (!cube) continue;
        CardSet set;
        for (const auto& use : cube->uses) {
            const fs::path used = path.parent_path() / use;
            INFO(path.string() << " uses " << use);
            CHECK(fs::exists(used));
            const auto cards = read_cards(test::text_of(used), used.string());
            if (!cards) continue;  // told by the test above
            for (const auto& card : *cards) {
                INFO("key " << card.key);
                CHECK(set.add(card).has_value());
            }
        }
        const auto resolved = resolve_cube(*cube, set, path.string());
        INFO((resolved.ok() ? std::string() : resolved.error().english()));
        CHECK(resolved.ok());
        if (resolved) CHECK_FALSE(resolved->cards.empty());
    }
}
