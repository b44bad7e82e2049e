// A test's board with the cards and the rules of the Lantern Cube. A card is called by its name with `_` for blanks
// ("Poké_Ball"). Beside them there are, all Colorless, with 300 HP and without Weakness: "Wall" (Basic, retreat 2),
// "Tower" (its Stage 1, retreat 3) and "Spire" (its Stage 2), each with the attacks "Hit" [] 20, "Push" [] 90 and
// "Hex" [] 10, which leaves the Active Pokémon Confused. The other seat's Active Pokémon is a Wall.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/support/board.hpp"

namespace cubenight::test {

// The cube's cards, as read from cubes/lantern.cube; keys are their names in tests.
const CardSet& lantern_cards();
const RuleSet& lantern_rules();
const Card& lantern_card(std::string_view name);

// A Pokémon as a board reads it, with energy that pays that attack and no more: Darkness for Colorless.
std::string paid(std::string_view pokemon, std::string_view attack);

class CubeBoard : public Board {
public:
    explicit CubeBoard(std::string_view more_cards = {});

    // -- the position, as of a Board
    template <class... Pokemon>
    CubeBoard& mine(const Pokemon&... pokemon) {
        return Board::mine(pokemon...), *this;
    }
    template <class... Pokemon>
    CubeBoard& theirs(const Pokemon&... pokemon) {
        return Board::theirs(pokemon...), *this;
    }
    CubeBoard& my(Where zone, std::string_view cards) { return Board::my(zone, cards), *this; }
    CubeBoard& their(Where zone, std::string_view cards) { return Board::their(zone, cards), *this; }
    CubeBoard& stadium(std::string_view card, Side owner = Side::mine) { return Board::stadium(card, owner), *this; }
    CubeBoard& coins(std::string_view faces) { return Board::coins(faces), *this; }
    CubeBoard& turn(int number, Side whose = Side::mine) { return Board::turn(number, whose), *this; }
    CubeBoard& their_turn() { return Board::their_turn(), *this; }
    std::string my(Where zone) { return Board::my(zone); }
    std::string their(Where zone) { return Board::their(zone); }
    std::string stadium() { return Board::stadium(); }

    // Places that Pokémon with the energy for the attack in my Active Spot, and uses the attack.
    template <class... Bench>
    CubeBoard& strike(std::string_view pokemon, std::string_view name, const Bench&... bench) {
        Board::mine(paid(pokemon, name), bench...).attack(name);
        return *this;
    }
    // The Pokémon evolves from my hand: `below` in my Active Spot, the other card on top.
    template <class... Bench>
    CubeBoard& grow(std::string_view below, std::string_view card, const Bench&... bench) {
        Board::mine(below, bench...).my(Where::hand, card).play(card, "my active");
        return *this;
    }
    // The cards that a text attaches, in whatever order it asks for them: each to the Pokémon named after it.
    CubeBoard& spread(std::vector<std::pair<std::string, std::string>> targets);
    // What the running choice offers, in alphabetical order.
    std::string offered();
    int hit() { return damage("their active"); }
};

// The Item in my hand would do nothing and is refused.
void check_unplayable(const char* card, CubeBoard& board);

}  // namespace cubenight::test
