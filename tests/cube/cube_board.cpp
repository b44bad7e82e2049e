#include "tests/cube/cube_board.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "engine/cards/notation.hpp"

namespace cubenight::test {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view plain_pokemon = R"(
Wall: pokemon basic colorless hp 300 retreat 2 attack "Hit" [] 20 attack "Push" [] 90 attack "Hex" [] 10 { inflict confused on their.active }
Tower: pokemon stage1 colorless hp 300 evolves from "Wall" retreat 3 attack "Hit" [] 20 attack "Push" [] 90 attack "Hex" [] 10 { inflict confused on their.active }
Spire: pokemon stage2 colorless hp 300 evolves from "Tower" retreat 3 attack "Hit" [] 20 attack "Push" [] 90 attack "Hex" [] 10 { inflict confused on their.active }
)";

constexpr std::string_view energy_words[] = {"grass", "fire", "water", "lightning", "psychic", "fighting",
                                             "darkness", "metal", "fairy", "darkness", "darkness"};

std::string content(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::stringstream text;
    text << in.rdbuf();
    return text.str();
}

struct Lantern {
    CardSet cards;
    RuleSet rules;
};

Lantern read_lantern() {
    const fs::path path = fs::path(CUBENIGHT_SOURCE_DIR) / "cubes" / "lantern.cube";
    const auto cube = read_cube(content(path), path.string());
    if (!cube) FAIL(cube.error().text());
    Lantern lantern;
    lantern.rules = cube->cube.rules;
    for (const std::string& use : cube->uses) {
        auto cards = read_cards(content(path.parent_path() / use), use);
        if (!cards) FAIL(cards.error().text());
        for (Card& card : *cards) {
            card.key = card.name;
            std::replace(card.key.begin(), card.key.end(), ' ', '_');
            if (!lantern.cards.add(card)) FAIL("two cards are called " << card.name);
        }
    }
    return lantern;
}

const Lantern& lantern() {
    static const Lantern read = read_lantern();
    return read;
}

}  // namespace

const CardSet& lantern_cards() { return lantern().cards; }
const RuleSet& lantern_rules() { return lantern().rules; }

const Card& lantern_card(std::string_view name) {
    const auto id = lantern().cards.find_key(name);
    if (!id) FAIL("the cube has no " << name);
    return lantern().cards[*id];
}

std::string paid(std::string_view pokemon, std::string_view attack) {
    std::string text(pokemon);
    std::string top = text.substr(0, text.find(' '));
    top = top.substr(top.find_last_of('/') + 1);
    for (const Attack& printed : lantern_card(top).attacks) {
        if (printed.name != attack) continue;
        for (std::size_t type = 0; type < type_count; ++type)
            for (int i = 0; i < printed.cost.units[type]; ++i) text += " +" + std::string(energy_words[type]);
        return text;
    }
    FAIL(top << " has no attack " << attack);
    return text;
}

CubeBoard::CubeBoard(std::string_view more_cards)
    : Board(lantern_cards(), lantern_rules(), std::string(plain_pokemon) + std::string(more_cards)) {
    theirs("Wall");
}

}  // namespace cubenight::test
