// The table of names on disk, and that every name in the program's own cube is known in every language.
#include "src/store/names.hpp"

#include "src/store/library.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

using namespace cubenight;
using test::Folder;

namespace {

constexpr Language others[] = {Language::simplified_chinese, Language::traditional_chinese, Language::japanese};

// A data folder with a cube of one card and this table of names.
void make_data(const Folder& folder, const std::string& table) {
    std::filesystem::create_directories(folder / "cubes");
    std::filesystem::create_directories(folder / "assets");
    test::put_bytes(folder / "cubes" / "one.cards", "card \"1\" \"Lumo\" { pokemon basic fire hp 60 }\n");
    test::put_bytes(folder / "cubes" / "one.cube", "cube \"One\" { rules ja-3.0 use \"one.cards\" }\n");
    test::put_bytes(folder / "assets" / "names.tsv", table);
}

}  // namespace

TEST_CASE("a cube knows what its cards are called from the table in the data folder", "[names]") {
    Folder folder;
    make_data(folder, "kind\ten\tja\tzh-hans\tzh-hant\npokemon\tLumo\t\u30EB\u30E2\t\t\n");
    const auto cube = store::load_cube(folder / "cubes" / "one.cube", folder.path());
    INFO((cube.ok() ? std::string() : cube.error().english()));
    REQUIRE(cube.ok());
    const Card& card = (*cube->cards)[*cube->cards->find_key("1")];
    CHECK(name_in(card, Language::japanese) == "\u30EB\u30E2");
    CHECK(name_in(card, Language::simplified_chinese) == "Lumo");
}

TEST_CASE("a damaged table of names is an error with its file and line", "[names]") {
    Folder folder;
    make_data(folder, "kind\ten\tja\tzh-hans\tzh-hant\npokemon\tLumo\n");
    const auto cube = store::load_cube(folder / "cubes" / "one.cube", folder.path());
    REQUIRE_FALSE(cube.ok());
    CHECK(cube.error().english() ==
          (folder / "assets" / "names.tsv").string() + ":2: a row has five fields, cut by tabulators");
    make_data(folder, std::string((2u << 20) + 1, '#'));
    CHECK_FALSE(store::load_cube(folder / "cubes" / "one.cube", folder.path()).ok());
}

TEST_CASE("every name in the Lantern Cube is known in Japanese and Chinese", "[names]") {
    const auto cube = store::load_cube(*store::find_cube("lantern", CUBENIGHT_SOURCE), CUBENIGHT_SOURCE);
    REQUIRE(cube.ok());
    std::string unknown;
    for (const Language language : others)
        for (const Card& card : *cube->cards) {
            const auto look = [&](std::string_view english, std::string_view said) {
                if (english == said) unknown += std::string(english) + "\n";
            };
            look(card.name, name_in(card, language));
            if (!card.evolves_from.empty()) look(card.evolves_from, ancestor_in(card, language));
            for (const Attack& attack : card.attacks) look(attack.name, name_in(card, attack, language));
            for (const Ability& ability : card.abilities) look(ability.name, name_in(card, ability, language));
        }
    CHECK(unknown == "");
}
