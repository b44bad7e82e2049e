// Set phrases of today's cards, where sentences put together from their parts would be taken otherwise or read badly.
#include <string>

#include "tests/support/catch.hpp"
#include "tests/wording/said.hpp"

using namespace cubenight;
using test::said;
using wording::TextOf;

namespace {

std::string english_play(const std::string& notation) { return said(notation, TextOf::play); }
std::string english_attack(const std::string& notation) { return said(notation, TextOf::attack); }
std::string english_ability(const std::string& notation) { return said(notation, TextOf::ability); }

}  // namespace

TEST_CASE("effects of cards that are played are prevented whenever they are played") {
    CHECK(
        english_ability("{ give this { no effects of trainers from their.hand[item] and their.hand[supporter] } }") ==
        "Whenever your opponent plays an Item or Supporter card from their hand, prevent all effects of that card done "
        "to this Pokémon.");
    CHECK(
        english_ability(
            "{ while this is at my.bench give my.active { no effects of trainers from their.hand[item] } }") ==
        "As long as this Pokémon is on your Bench, whenever your opponent plays an Item card from their hand, prevent "
        "all effects of that card done to your Active Pokémon.");
}

TEST_CASE("from whom a Pokémon evolved is one condition with when it did") {
    CHECK(
        english_attack("{ if happened evolved of this this turn and any earlier[name \"Rex\"] on this { more 20 } }") ==
        "If this Pokémon evolved from Rex during this turn, this attack does 20 more damage.");
    CHECK(
        english_attack("{ if happened evolved of this this turn and any my.bench { more 20 } }") ==
        "If this Pokémon evolved during this turn and you have any Benched Pokémon, this attack does 20 more damage.");
}

TEST_CASE("a factor of Weakness is said as a factor") {
    CHECK(said("{ give any.pokemon { weakness value = 2 } }", TextOf::stadium) ==
          "Apply Weakness for each Pokémon (both yours and your opponent's) as ×2 instead.");
    CHECK(said("{ give any.pokemon { weakness value +10 } }", TextOf::stadium)
              .starts_with("The amount of the Weakness of each Pokémon in play "));
}

TEST_CASE("what is counted of discarded cards is those that you discarded in this way") {
    CHECK(
        english_attack("{ discard top 3 of my.deck as $a; discard top 2 * count($a[energy, water]) of their.deck }") ==
        "Discard the top 3 cards of your deck. For each {W} Energy card you discarded in this way, discard the top 2 "
        "cards of your opponent's deck.");
    CHECK(english_attack("{ discard top 3 of my.deck as $a; more 20 * count($a[energy]) }") ==
          "Discard the top 3 cards of your deck. This attack does 20 more damage for each Energy card you discarded in "
          "this way.");
    // Of two such groups it would not be known which.
    CHECK(english_attack(
              "{ discard top 3 of my.deck as $a; discard top 3 of their.deck as $b; more 20 * count($a[energy]) }")
              .ends_with("for each Energy card among those cards."));
    CHECK(english_attack("{ may { choose $a = a number up to 5; discard top $a of my.deck; then more 40 * done } }") ==
          "You may discard up to 5 cards from the top of your deck. This attack does 40 more damage for each card you "
          "discarded in this way.");
}

TEST_CASE("Energy that the cost does not need is counted as such behind the first of it, too") {
    CHECK(
        english_attack("{ more min(20, 10 * min(extra energy(this), max(0, count(energy[water] on this) - 2))) }") ==
        "This attack does 10 more damage for each {W} Energy attached to this Pokémon beyond the first 2 but not used "
        "to pay for this attack's Energy cost. You can't add more than 20 damage in this way.");
    CHECK(
        english_attack(
            "{ more min(10 * 2, 10 * min(extra energy(this), max(0, count(energy[water] on this) - 1))) }") ==
        "This attack does 10 more damage for each {W} Energy attached to this Pokémon beyond the first but not used to "
        "pay for this attack's Energy cost. Extra {W} Energy after the 2nd doesn't count.");
    CHECK(
        english_attack("{ if min(extra energy(this), max(0, count(energy[water] on this) - 1)) >= 3 { more 50 } }") ==
        "If this Pokémon has at least 3 extra {W} Energy attached to it beyond the first (in addition to this attack's "
        "cost), this attack does 50 more damage.");
}

TEST_CASE("what is used once in a game has its name") {
    CHECK(english_attack("{ if spent \"VSTAR\" of them { more 100 } }") ==
          "If your opponent has used their VSTAR Power during this game, this attack does 100 more damage.");
    CHECK(english_attack("{ if not spent \"GX\" of me { more 60 } }") ==
          "If you haven't used your GX attack during this game, this attack does 60 more damage.");
}

TEST_CASE("of several sorts each is at its place") {
    CHECK(said("{ give holder { deals +30 to their.active[ex or V] } }", TextOf::attached) ==
          "Attacks used by the Pokémon this card is attached to do 30 more damage to your opponent's Active Pokémon ex "
          "and Active Pokémon V (before applying Weakness and Resistance).");
    CHECK(english_attack("{ more 10 * count(energy on my.active and energy on their.active) }") ==
          "This attack does 10 more damage for each Energy attached to both Active Pokémon.");
    CHECK(english_attack("{ more 10 * count(energy on my.active and tools on their.active) }").find("both Active") ==
          std::string::npos);
    CHECK(english_attack("{ inflict confused on this and their.active }") ==
          "Both this Pokémon and your opponent's Active Pokémon are now Confused.");
}

TEST_CASE("a Pokémon that a card of the deck takes the place of goes into the deck") {
    CHECK(english_ability("{ once; exchange this with 1 my.deck[name \"Rex\"] inheriting; shuffle my.deck }") ==
          "Once during your turn, you may search your deck for a Rex and switch it with this Pokémon. Any attached "
          "cards, "
          "damage counters, Special Conditions, turns in play, and any other effects remain on the new Pokémon. If you "
          "switched a Pokémon in this way, put this card into your deck. Then, shuffle your deck.");
    CHECK(english_ability(
              "{ once; search my.deck for 1 my.deck[name \"Rex\"] as $a; exchange this with $a inheriting; shuffle "
              "my.deck }")
              .ends_with(
                  "If you switched a Pokémon in this way, put this card into your deck. Then, shuffle your deck."));
    CHECK(english_ability("{ once; exchange this with 1 my.hand[name \"Rex\"] inheriting }").find("into your deck") ==
          std::string::npos);
}

TEST_CASE("a type that follows the Energy is said once for all types") {
    const std::string follows =
        "when attached of energy[basic energy, {}] on this from hand { lasting this turn { give this { type = {} } } }";
    const auto of = [&](std::string_view type) {
        std::string words = follows;
        for (std::size_t cut = words.find("{}"); cut != std::string::npos; cut = words.find("{}"))
            words.replace(cut, 2, type);
        return words;
    };
    CHECK(
        english_ability("{ " + of("water") + "; " + of("lightning") + "; " + of("fighting") + " }") ==
        "Whenever you attach a Basic {W}, {L}, or {F} Energy card from your hand to this Pokémon, this Pokémon's type "
        "becomes the same as that type of Energy until the end of the turn.");
    CHECK(
        english_ability("{ " + of("water") + " }") ==
        "Whenever you attach a Basic {W} Energy card from your hand to this Pokémon, during this turn, this Pokémon is "
        "{W} type.");
}

TEST_CASE("who else was named is not it") {
    CHECK(
        english_ability("{ when damaged of this at my.active by their.pokemon { counters 3 on attacker } }") ==
        "If this Pokémon is in the Active Spot and is damaged by an attack from your opponent's Pokémon (even if this "
        "Pokémon is Knocked Out), put 3 damage counters on the Attacking Pokémon.");
    CHECK(english_attack("{ if left(their.active) < left(this) { inflict confused on their.active } }")
              .ends_with(", your opponent's Active Pokémon is now Confused."));
}

TEST_CASE("no Prize cards are taken for the one that was Knocked Out") {
    CHECK(
        english_play(
            "{ give this { counts as basic; hp = 40; type = colorless; can't be ill; can't retreat; prizes none; can "
            "discard } }") ==
        "Play this card as if it were a 40-HP Basic {C} Pokémon. This card can't be affected by any Special Conditions "
        "and can't retreat. If this card is Knocked Out, your opponent can't take any Prize cards for it. At any time "
        "during your turn, you may discard this card from play.");
    CHECK(english_ability("{ when knocked out of this { lasting this turn { give this { prizes none } } } }") ==
          "If this Pokémon is Knocked Out, your opponent can't take any Prize cards for it.");
    CHECK(english_ability("{ when knocked out of this { lasting this turn { give this { prizes -1 } } } }")
              .find("during this turn") != std::string::npos);
}

TEST_CASE("what was named in the sentence is it, they or that Pokémon") {
    CHECK(said("{ when checkup { if holder is ill { cure holder; discard this } } }", TextOf::attached) ==
          "During Pokémon Checkup, if the Pokémon this card is attached to is affected by a Special Condition, it "
          "recovers from all Special Conditions, and discard this card.");
    CHECK(said("{ when turn ends { if turn of me { if holder is at my.active { may { attach 1 my.discard[basic energy] "
               "to holder } } } } }",
               TextOf::attached)
              .ends_with("you may attach a Basic Energy card from your discard pile to it."));
    CHECK(
        english_ability("{ once; only if this is at my.bench; put this -> into my.deck; shuffle my.deck }") ==
        "Once during your turn, if this Pokémon is on your Bench, you may shuffle it and all attached cards into your "
        "deck.");
    CHECK(english_attack(
              "{ flip 1 { heads: { inflict paralyzed on their.active; discard 1 energy on their.active } } }") ==
          "Flip a coin. If heads, your opponent's Active Pokémon is now Paralyzed, and discard an Energy from that "
          "Pokémon.");
    CHECK(english_attack("{ lasting next turn of them { give them { can't play their.hand[item] } } }") ==
          "During your opponent's next turn, they can't play any Item cards from their hand.");
}

TEST_CASE("one step behind another is told as such") {
    CHECK(english_play("{ search my.deck for 2 my.deck as $a; shuffle my.deck; put $a -> top of my.deck; order $a }") ==
          "Search your deck for 2 cards, shuffle your deck, then put those cards on top of it in any order.");
    CHECK(english_play("{ search my.deck for 1 my.deck as $a; shuffle my.deck; put $a -> top of my.deck }") ==
          "Search your deck for a card, shuffle your deck, then put that card on top of it.");
    CHECK(english_play("{ put my.hand -> into my.deck; shuffle my.deck; draw 5 }") ==
          "Shuffle your hand into your deck. Then, draw 5 cards.");
    CHECK(english_play("{ by them { put own.hand -> into own.deck; shuffle own.deck; draw 7 } }") ==
          "Your opponent shuffles their hand into their deck and draws 7 cards.");
}

TEST_CASE("who keeps an Ability is said behind those who have none") {
    CHECK(
        english_ability(
            "{ while this is at my.active give their.pokemon[!has ability \"Lazy\"] { without abilities } }") ==
        "As long as this Pokémon is in the Active Spot, your opponent's Pokémon in play have no Abilities, except for "
        "Lazy.");
    CHECK(english_ability("{ give their.pokemon[counters >= 1, !ex] { without abilities } }") ==
          "Your opponent's Pokémon in play that have any damage counters on them have no Abilities, except for Pokémon "
          "ex.");
}

TEST_CASE("of a name one is enough, and several are a list") {
    CHECK(english_attack("{ if any my.pokemon[name \"Rex\"] { draw 1 } }") == "If you have Rex in play, draw a card.");
    CHECK(english_attack("{ if any my.bench[name \"Rex\"] and any my.bench[name \"Lux\"] { draw 1 } }") ==
          "If you have Rex and Lux on your Bench, draw a card.");
    CHECK(english_attack("{ if any my.bench[basic] { draw 1 } }") ==
          "If you have any Benched Basic Pokémon, draw a card.");
}

TEST_CASE("conditions of one Pokémon and Energy that is moved from it are said once") {
    CHECK(
        english_ability("{ often; only if not (this is asleep or this is confused or this is paralyzed); choose $a = 1 "
                        "my.pokemon[energy[grass] >= 1]; move 1 energy[grass] on $a to 1 my.pokemon[!$a] }") ==
        "As often as you like during your turn, if this Pokémon isn't Asleep, Confused, or Paralyzed, you may move a "
        "{G} Energy from 1 of your Pokémon to another of your Pokémon.");
    // Where it may go back to the same Pokémon, who it comes from is chosen before.
    CHECK(english_ability("{ once; choose $a = 1 my.pokemon[energy >= 1]; move 1 energy on $a to 1 my.pokemon }")
              .find("you may choose 1 of your Pokémon that has any Energy attached") != std::string::npos);
    CHECK(english_ability(
              "{ once; choose $a = 1 my.pokemon[energy[fire] >= 1]; move 1 energy on $a to 1 my.pokemon[!$a] }")
              .find("you may choose 1 of your Pokémon that has any {R} Energy attached") != std::string::npos);
}

TEST_CASE("what an attack says of its own use is said of the attack") {
    CHECK(english_attack("{ give this { can attack when this is asleep }; if not this is asleep { fail } }") ==
          "This attack can be used even if this Pokémon is Asleep. If this Pokémon isn't Asleep, this attack does "
          "nothing.");
}

TEST_CASE("what cards say in one way is said in that way") {
    CHECK(english_attack("{ only if second me and first turn of me; draw 1 }") ==
          "You can use this attack only if you go second, and only during your first turn. Draw a card.");
    CHECK(
        english_ability("{ no stack; give my.pokemon { takes -10 } }").ends_with("The effect of Lure doesn't stack."));
    CHECK(english_ability("{ instead of damaged of this { flip 1 { tails: proceed } } }") ==
          "If any damage is done to this Pokémon by attacks, flip a coin. If heads, prevent that damage.");
    CHECK(said("{ each $a in their.pokemon { flip 1 { heads: damage 50 to $a } } }", TextOf::attack, 0,
               Language::english) ==
          "For each of your opponent's Pokémon, flip a coin. If heads, this attack does 50 damage to that Pokémon. "
          "(Don't "
          "apply Weakness and Resistance for Benched Pokémon.)");
    CHECK(english_ability("{ once; heal all my.pokemon[trait \"SP\"] }") ==
          "Once during your turn, you may heal all damage from each of your Pokémon SP.");
    CHECK(english_play("{ lasting this turn { give live my.pokemon { deals +30 } } }")
              .ends_with("(This includes new Pokémon that come into play.)"));
}
