// The table of names on disk, and that every name in the program's own cube is known in every language.
#include "src/store/names.hpp"

#include "src/store/library.hpp"
#include "src/store/ultraman.hpp"
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

// The same of the Ultraman Card Game.
void make_ultraman_data(const Folder& folder, const std::string& table) {
    std::filesystem::create_directories(folder / "cubes" / "ultraman");
    std::filesystem::create_directories(folder / "assets");
    test::put_bytes(folder / "cubes" / "ultraman" / "one.cards",
                    "card \"A-1\" \"Ultraman Tiga\" {\n ultraman level 1 basic\n character \"TIGA\"\n form \"V1\"\n bp "
                    "5000\n}\n");
    test::put_bytes(folder / "cubes" / "one.cube",
                    "cube \"One\" {\n  game ucg\n  rules ucg-1.6\n  use \"ultraman/one.cards\"\n}\n");
    test::put_bytes(folder / "assets" / "ultraman_names.tsv", table);
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

TEST_CASE("a cube and the cards of the Ultraman Card Game know what they are called from a table of their own",
          "[names][ucg]") {
    Folder folder;
    make_ultraman_data(folder,
                       "kind\ten\tja\tzh-hans\tzh-hant\ncharacter\tTIGA\t\u30C6\u30A3\u30AC\t\t\n"
                       "title\tUltraman {0}\t\u30A6{0}\t\t\n");
    const auto cube = store::load_cube(folder / "cubes" / "one.cube", folder.path());
    INFO((cube.ok() ? std::string() : cube.error().english()));
    REQUIRE(cube.ok());
    const CardId id = *cube->cards->find_key("A-1");
    // A draft shows covers, a match the cards themselves.
    CHECK(name_in((*cube->cards)[id], Language::japanese) == "\u30A6\u30C6\u30A3\u30AC V1");
    CHECK(name_in((*cube->cards)[id], Language::simplified_chinese) == "Ultraman Tiga V1");
    CHECK(ultraman::name_in(cube->ucg->cards[id], Language::japanese) == "\u30A6\u30C6\u30A3\u30AC");
    const auto loaded = store::load_ultraman_cards(folder.path());
    CHECK(loaded.errors.empty());
    const auto own = loaded.cards->find_number("A-1");
    REQUIRE(own.has_value());
    CHECK(ultraman::character_in((*loaded.cards)[*own], Language::japanese) == "\u30C6\u30A3\u30AC");
    const store::UltramanDeck deck{"Deck", {*own, *own}};
    const auto night = store::cube_of_decks("Decks", std::span(&deck, 1), *loaded.cards, folder.path());
    REQUIRE(night.ok());
    CHECK(name_in((*night->cards)[CardId{0}], Language::japanese) == "\u30A6\u30C6\u30A3\u30AC V1");
}

TEST_CASE("a damaged table of names of the Ultraman Card Game is an error with its file and line", "[names][ucg]") {
    Folder folder;
    make_ultraman_data(folder, "kind\ten\tja\tzh-hans\tzh-hant\npokemon\tTIGA\t\t\t\n");
    const std::string reason = (folder / "assets" / "ultraman_names.tsv").string() +
                               ":2: there is no kind \"pokemon\"; there are: character, card, team, part, title";
    const auto cube = store::load_cube(folder / "cubes" / "one.cube", folder.path());
    REQUIRE_FALSE(cube.ok());
    CHECK(cube.error().english() == reason);
    const auto loaded = store::load_ultraman_cards(folder.path());
    CHECK(loaded.cards->find_number("A-1").has_value());
    REQUIRE(loaded.errors.size() == 1);
    CHECK(loaded.errors[0].english() == reason);
}
