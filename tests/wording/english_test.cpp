// What the English says wholly and in one way, so that nobody takes it for something else.
#include <string>

#include "tests/support/catch.hpp"
#include "tests/wording/said.hpp"

using namespace cubenight;
using test::said;
using wording::TextOf;

TEST_CASE("cards that were just discarded are left out by those words, not as another card") {
    CHECK(said("{ discard 1 my.hand[other] as $a; put 1 my.discard[pokemon, !$a] -> my.hand }", TextOf::play)
              .ends_with("Put a Pokémon (excluding that card) from your discard pile into your hand."));
    CHECK(said("{ discard 2 my.hand[other] as $a; put 1 my.discard[pokemon, !$a] -> my.hand }", TextOf::play)
              .ends_with("Put a Pokémon (excluding those cards) from your discard pile into your hand."));
}

TEST_CASE("each kind of card that is named is said once and none is left out") {
    CHECK(said("{ put 1 my.discard[GX or ultra-beast] -> my.hand }", TextOf::play) ==
          "Put a Pokémon-GX or Ultra Beast from your discard pile into your hand.");
    CHECK(said("{ search my.deck for 1 my.deck[TAG-TEAM or trait \"TAG TEAM\"] -> my.hand; shuffle my.deck }",
               TextOf::play) ==
          "Search your deck for a TAG TEAM card and put it into your hand. Then, shuffle your deck.");
}

TEST_CASE("both decks, the other player's turn and damage without Weakness are said as such") {
    CHECK(said("{ look top 1 of any.deck }", TextOf::play) == "Look at the top card of each player's deck.");
    CHECK(said("{ by them { end turn } }", TextOf::attack) == "Their turn ends.");
    CHECK(said("{ damage 20 to this plain }", TextOf::attack) ==
          "This Pokémon also does 20 damage to itself. This damage isn't affected by Weakness or Resistance.");
    CHECK(said("{ damage 20 to this }", TextOf::attack) == "This Pokémon also does 20 damage to itself.");
}

TEST_CASE("a coin behind a coin is the second coin") {
    CHECK(said("{ flip 1 { heads: flip 1 { heads: draw 3; tails: draw 1 } } }", TextOf::attack) ==
          "Flip a coin. If heads, flip another coin. If the second coin is heads, draw 3 cards. If the second coin is "
          "tails, draw a card.");
}

TEST_CASE("who is chosen is said before what is done before the damage") {
    CHECK(said("{ choose $a = 1 their.pokemon; damage 20 to $a; before damage { discard tools on $a } }",
               TextOf::attack, 0, Language::english) ==
          "Choose 1 of your opponent's Pokémon. This attack does 20 damage to that Pokémon. (Don't apply Weakness and "
          "Resistance for Benched Pokémon.) Before doing damage, discard all Pokémon Tools from that Pokémon.");
    CHECK(
        said("{ choose $a = 1 their.pokemon; damage 20 to $a }", TextOf::attack, 0, Language::english) ==
        "This attack does 20 damage to 1 of your opponent's Pokémon. (Don't apply Weakness and Resistance for Benched "
        "Pokémon.)");
}

TEST_CASE("what a player may do with a Stadium is said with its price behind it") {
    CHECK(said("{ once either player; cost { discard 1 own.hand }; draw 2 }", TextOf::stadium) ==
          "Once during each player's turn, that player may draw 2 cards. In order to use this effect, that player must "
          "discard a card from their hand.");
    CHECK(
        said("{ often; move 1 energy[water] on 1 own.bench to own.active }", TextOf::stadium) ==
        "During each player's turn, as often as that player likes, they may move a {W} Energy from 1 of their Benched "
        "Pokémon to their Active Pokémon.");
}
