// Printed texts in words that few cards have, with the program's own rules. Every sentence here is invented.
#include <string>

#include "engine/cards/notation.hpp"
#include "engine/cards/printed/reader.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;
using namespace cubenight::printed;

namespace {

std::string notation_of(std::string_view text, TextKind kind, PrintedDamage damage = {}) {
    const TextReading reading = read_printed(english(), {kind, text, "Lantern Fish", damage});
    return reading.effect ? write_effect(*reading.effect) : "";
}

}  // namespace

TEST_CASE("a Trainer says when it may be played in several words", "[printed]") {
    const auto play = [](std::string_view text) { return notation_of(text, TextKind::play); };
    CHECK(play("You may play this card only if you have fewer Prize cards left than your opponent. Draw 4 cards.") ==
          "{ only if prizes left me < prizes left them; draw 4 }");
    CHECK(play("Draw 4 cards. If any Lantern Fish is in your discard pile, you can't play this card.") ==
          "{ only if not any my.discard[name \"Lantern Fish\"]; draw 4 }");
    CHECK(play("Shuffle your deck. You can play this card only if your Bench is full. Draw 4 cards.") ==
          "{ only if bench room me = 0; shuffle my.deck; draw 4 }");
    CHECK(
        play("Search your discard pile for a Supporter card, show it to your opponent, and put it into your hand. You "
             "can't choose Lantern Fish with the effect of this card.") ==
        "{ put 1 my.discard[supporter, !name \"Lantern Fish\"] -> my.hand reveal }");
}

TEST_CASE("what a Trainer does in several steps", "[printed]") {
    const auto play = [](std::string_view text) { return notation_of(text, TextKind::play); };
    CHECK(play("Switch your Active Water Pok\u00e9mon with 1 of your Benched Fire Pok\u00e9mon. If you do, draw 2 "
               "cards.") == "{ only if my.active is water; switch mine[fire]; then draw 2 }");
    CHECK(play("At the end of this turn, draw cards until you have 9 cards in your hand.") ==
          "{ lasting this turn { when turn ends { draw until 9 } } }");
    CHECK(play("Draw a card. If you drew any cards in this way, your opponent discards Pok\u00e9mon from their Bench "
               "until they "
               "have 2.") ==
          "{ draw 1; then by them { choose $a = max(0, count(own.bench) - 2); discard exactly $a own.bench } }");
}

TEST_CASE("what is traded for a card of the deck, and Energy that goes to the Bench", "[printed]") {
    CHECK(
        notation_of("Trade 1 of the Basic Pok\u00e9mon or Evolution cards in your hand for 1 of the Basic Pok\u00e9mon "
                    "or Evolution cards from your deck. "
                    "Show both cards to your opponent. Shuffle your deck afterward.",
                    TextKind::play) ==
        "{ put 1 my.hand[pokemon] -> into my.deck reveal; search my.deck for 1 "
        "my.deck[pokemon] -> my.hand reveal; shuffle my.deck }");
    CHECK(notation_of(
              "If you have any Benched Pok\u00e9mon and if there are any Water Energy cards attached to Lantern Fish, "
              "take 1 of those Energy cards and attach it to 1 of those Pok\u00e9mon.",
              TextKind::attack) == "{ move 1 energy[water] on this to 1 my.bench }");
    CHECK(notation_of(
              "Move 2 Fire Energy cards attached to Lantern Fish to 1 or 2 of your Benched Pok\u00e9mon. (You may "
              "put both "
              "on the same Pok\u00e9mon or 1 each on 2 different Pok\u00e9mon.) If you have no Benched "
              "Pok\u00e9mon, ignore "
              "this effect.",
              TextKind::attack) == "{ move 2 cards[energy, fire] on this to my.bench spread }");
}

TEST_CASE("Baby Pok\u00e9mon that are named beside Basic Pok\u00e9mon are Pok\u00e9mon like all", "[printed]") {
    CHECK(notation_of("Put a Baby Pok\u00e9mon, Basic Pok\u00e9mon, or Evolution card from your discard pile into your "
                      "hand.",
                      TextKind::attack) == "{ put 1 my.discard[pokemon] -> my.hand }");
    CHECK(notation_of("Put a Baby Pok\u00e9mon, Basic Pok\u00e9mon, Evolution card, or basic Energy card from your "
                      "discard pile into your hand.",
                      TextKind::attack) == "{ put 1 my.discard[pokemon or basic energy] -> my.hand }");
}

TEST_CASE("two sorts of Energy are both attached", "[printed]") {
    CHECK(
        notation_of("Search your deck for a {W} Energy card and a {P} Energy card and attach them to your Pok\u00e9mon "
                    "in any way you like. Then, shuffle your deck.",
                    TextKind::attack) ==
        "{ attach 1 my.deck[energy, water] and 1 my.deck[energy, psychic] to my.pokemon spread; shuffle my.deck }");
}

TEST_CASE("what can't be played from hand to evolve may come from elsewhere", "[printed]") {
    const auto ability = [](std::string_view text) { return notation_of(text, TextKind::ability); };
    CHECK(ability("Each player can't play any Pok\u00e9mon from their hand to evolve their Pok\u00e9mon.") ==
          "{ give any.pokemon { can't evolve with any.hand } }");
    CHECK(
        ability(
            "Pok\u00e9mon can't be played from your opponent's hand to evolve your opponent's Active Pok\u00e9mon.") ==
        "{ give their.active { can't evolve with their.hand } }");
    CHECK(
        notation_of("Your opponent can't play any Pok\u00e9mon from their hand to evolve or to Level-Up the Defending "
                    "Pok\u00e9mon during their next turn.",
                    TextKind::attack) ==
        "{ lasting next turn of them { give their.active { can't evolve with their.hand } } }");
    CHECK(ability("Your opponent's Pok\u00e9mon can't evolve.") == "{ give their.pokemon { can't evolve } }");
}

TEST_CASE("what a Tool, a Stadium or an Energy card says of a sort of Pok\u00e9mon", "[printed]") {
    CHECK(notation_of(
              "If this card is attached to a Water Pok\u00e9mon, each of the attacks of that Pok\u00e9mon does 10 more "
              "damage to the Active Pok\u00e9mon (before applying Weakness and Resistance).",
              TextKind::tool) == "{ give holder[water] { deals +10 to their.active } }");
    CHECK(notation_of(
              "If the Pok\u00e9mon this card is attached to is in the Active Spot at the end of your turn, heal 40 "
              "damage from it.",
              TextKind::tool) == "{ when turn ends { if turn of me and holder is at my.active { heal 40 holder } } }");
    CHECK(notation_of(
              "The attacks of Water Pok\u00e9mon (both yours and your opponent's) do 30 more damage to the Defending "
              "Pok\u00e9mon-EX (before applying Weakness and Resistance).",
              TextKind::stadium) ==
          "{ give my.pokemon[water] { deals +30 to their.active[EX] }; give "
          "their.pokemon[water] { deals +30 to my.active[EX] } }");
    CHECK(notation_of("Put 3 more damage counters on Poisoned Pok\u00e9mon between turns.", TextKind::stadium) ==
          "{ give any.pokemon { poison +3 } }");
    CHECK(notation_of(
              "You can attach this card to 1 of your Pok\u00e9mon only if you discard another card from your hand. "
              "This card provides Water Energy.",
              TextKind::energy) == "{ cost { discard 1 my.hand[other] }; give this { provides W } }");
}

TEST_CASE("more is healed or put for what is true of the Pok\u00e9mon that is meant", "[printed]") {
    CHECK(
        notation_of("Heal 20 damage from your Active Pok\u00e9mon. If that Pok\u00e9mon is a Water Pok\u00e9mon, heal "
                    "90 damage "
                    "from it instead.",
                    TextKind::play) == "{ if my.active is water { heal 90 my.active } else { heal 20 my.active } }");
    CHECK(notation_of("Put 2 damage counters on 1 of your opponent's Pok\u00e9mon. If that Pok\u00e9mon has any "
                      "Pok\u00e9-Powers, "
                      "put 5 damage counters on that Pok\u00e9mon instead.",
                      TextKind::attack) ==
          "{ choose $a = 1 their.pokemon; if $a is has poke-power { counters 5 on $a } else { counters 2 on $a } }");
}

TEST_CASE("what is used for a price, and what is done to one of several", "[printed]") {
    const auto ability = [](std::string_view text) { return notation_of(text, TextKind::ability); };
    CHECK(ability("Once during your turn, you must discard a card from your hand in order to use this Ability. Draw 3 "
                  "cards.") == "{ once; cost { discard 1 my.hand }; draw 3 }");
    CHECK(
        ability(
            "Once during your turn (before your attack), if your opponent has 3 or more Benched Pok\u00e9mon, you may "
            "choose 1 of them and shuffle that Pok\u00e9mon and all cards attached to it into his or her deck.") ==
        "{ once; only if count(their.bench) >= 3; put 1 their.bench -> into their.deck; shuffle their.deck }");
    CHECK(ability("If you don't have 3 or more Water Pok\u00e9mon in play, this Pok\u00e9mon can't attack.") ==
          "{ while count(my.pokemon[water]) <= 2 give this { can't attack } }");
    CHECK(
        ability("If your opponent has no Pok\u00e9mon ex or Pok\u00e9mon V in play, this Pok\u00e9mon can't attack.") ==
        "{ while not any their.pokemon[ex or V] give this { can't attack } }");
    // Whether it may be used would tell what the opponent holds.
    CHECK(ability("Once during your turn, if your opponent has any cards with the same name as a card in your hand in "
                  "their hand, you may draw a card.")
              .empty());
    // What cannot stand in a text that waits is not left out of it.
    CHECK(ability(
              "When you play this Pok\u00e9mon from your hand to evolve 1 of your Pok\u00e9mon, you may draw 2 cards. "
              "(You can't use this attack if your Bench is full.)")
              .empty());
}

TEST_CASE("what was taken from a Pokémon on the Bench comes back when it leaves the Bench", "[printed]") {
    CHECK(notation_of("Once during your turn, you may choose 1 of your opponent's Benched Pok\u00e9mon that has a "
                      "Pok\u00e9mon Power. That power stops working until the end of this turn. This effect ends if "
                      "that Pok\u00e9mon leaves the Bench.",
                      TextKind::ability) ==
          "{ once; choose $a = 1 their.bench[has pokemon-power]; lasting this turn { while $a is at their.bench give "
          "$a { without pokemon-powers } } }");
}
