// What words of printed texts mean where they could be taken for something else. Every sentence here is invented.
#include <string>

#include "engine/cards/notation.hpp"
#include "engine/cards/printed/card_reader.hpp"
#include "engine/cards/printed/facts.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;
using namespace cubenight::printed;

namespace {

std::string notation(std::string_view text, PrintedDamage damage = {}, TextKind kind = TextKind::attack,
                     std::string_view name = "Mud Otter") {
    const TextReading reading = read_printed(english(), {kind, text, name, damage, "Lure"});
    return reading.effect ? write_effect(*reading.effect) : "";
}

constexpr PrintedDamage times_20{20, DamageSign::times};

}  // namespace

TEST_CASE("namesakes in the plural are of the card's own name", "[printed]") {
    CHECK(notation("Flip a number of coins equal to the number of Mud Otters on your Bench. This attack does 20 damage "
                   "times the number of heads.",
                   times_20) == "{ flip count(my.bench[name \"Mud Otter\"]) { after: times heads } }");
    CHECK(notation("Search your deck for a Moss and put it onto your Bench. Shuffle your deck afterward.") ==
          "{ search my.deck for 1 my.deck[name \"Moss\"] -> bench; shuffle my.deck }");
}

TEST_CASE("Unown without a letter are the Unown of every letter", "[printed]") {
    CHECK(notation("Put 2 damage counters on 1 of your Pok\u00e9mon (excluding any Unown).", {}, TextKind::attack,
                   "Unown [B]") == "{ counters 2 on 1 my.pokemon[!name with \"Unown\"] }");
    CHECK(notation("Put 2 damage counters on 1 of your Pok\u00e9mon (excluding any Unown).") ==
          "{ counters 2 on 1 my.pokemon[!name \"Unown\"] }");
}

TEST_CASE("a name may begin with a word of the game where the text says that it is a name", "[printed]") {
    CHECK(notation("If 1 of your Pok\u00e9mon used Water Lantern during your last turn, draw a card.") ==
          "{ if happened attacks \"Water Lantern\" of my.pokemon last turn of me { draw 1 } }");
    CHECK(notation("During your next turn, this Pok\u00e9mon's Lost Lantern attack's base damage is 90.") ==
          "{ lasting next turn of me { give this { base \"Lost Lantern\" = 90 } } }");
}

TEST_CASE("a Pok\u00e9mon with a sign behind its name is found by the sign", "[printed]") {
    CHECK(notation("Search your deck for a Pok\u00e9mon that has \u03b4 on its card and put it into your hand. Shuffle "
                   "your deck afterward.") ==
          "{ search my.deck for 1 my.deck[pokemon, trait \"\u03b4\"] -> my.hand; shuffle my.deck }");
    PrintedCard card;
    card.name = "Mud Otter \u03b4";
    card.supertype = "Pok\u00e9mon";
    std::vector<Saying> faults;
    CHECK(facts_of(card, faults).traits == std::vector<std::string>{"\u03b4"});
    card.name = "Mud Otter";
    CHECK(facts_of(card, faults).traits.empty());
}

TEST_CASE("damage times something under a condition is none otherwise", "[printed]") {
    CHECK(
        notation("Flip a coin. If heads, this attack does 20 damage times the number of damage counters on Mud Otter.",
                 times_20) == "{ flip 1 { heads: times counters(this); tails: times 0 } }");
    CHECK(notation("If the Defending Pok\u00e9mon is Asleep, this attack does 20 damage for each of your Benched "
                   "Pok\u00e9mon.",
                   times_20) == "{ if their.active is asleep { times count(my.bench) } else { times 0 } }");
}

TEST_CASE("if you do asks for all that was said, if you discarded any for a part", "[printed]") {
    CHECK(notation("Discard 3 cards from your hand. If you do, draw 4 cards.") ==
          "{ discard exactly 3 my.hand; then draw 4 }");
    CHECK(notation("Discard 3 cards from your hand. If you discarded any cards in this way, draw 4 cards.") ==
          "{ discard 3 my.hand; then draw 4 }");
}

TEST_CASE("not having none is having some, and what the opponent does in two sentences is one deed", "[printed]") {
    CHECK(notation("This attack can't be used if your opponent has no Benched Pok\u00e9mon. Draw a card.") ==
          "{ only if any their.bench; draw 1 }");
    CHECK(notation("Your opponent shuffles their hand into their deck. Your opponent draws 3 cards.") ==
          "{ by them { put own.hand -> into own.deck; shuffle own.deck; draw 3 } }");
    CHECK(notation("If you have any cards in your hand, discard all Energy attached to Mud Otter.") ==
          "{ if any my.hand { discard energy on this } }");
}

TEST_CASE("numbers that are asked for in other words are asked for in the program's words", "[printed]") {
    CHECK(notation("If you have fewer than 3 cards in your hand, draw a card.") ==
          "{ if count(my.hand) <= 2 { draw 1 } }");
    CHECK(notation("If your opponent has 4 or more Prize cards left, Mud Otter can't attack.", {}, TextKind::ability) ==
          "{ while prizes left them >= 4 give this { can't attack } }");
    CHECK(notation("Discard 2 Fire Energy cards attached to Mud Otter or this attack does nothing.") ==
          "{ if this is cards[energy, fire] <= 1 { fail } else { discard 2 cards[energy, fire] on this } }");
}

TEST_CASE("the Defending Pok\u00e9mon stays the one that it is, the Active Pok\u00e9mon is who is Active then",
          "[printed]") {
    const std::string next_turn = " during his or her next turn.";
    CHECK(notation("Your opponent can't attach Energy cards from his or her hand to the Defending Pok\u00e9mon" +
                   next_turn) ==
          "{ lasting next turn of them { give their.active { can't attach their.hand[energy] } } }");
    CHECK(notation("Your opponent can't attach Energy cards from his or her hand to his or her Active Pok\u00e9mon" +
                   next_turn) ==
          "{ lasting next turn of them { give live their.active { can't attach their.hand[energy] } } }");
    CHECK(notation("The Defending Pok\u00e9mon can't attack Mud Otter during your opponent's next turn. (Benching "
                   "either Pok\u00e9mon ends this effect.)") ==
          "{ lasting next turn of them { while this is at my.active give their.active { can't attack } } }");
}

TEST_CASE("what comes to the Bench as a Basic Pok\u00e9mon counts as one while it is there", "[printed]") {
    CHECK(
        notation("Search your deck for up to 2 Baby Pok\u00e9mon and put them onto your Bench. Shuffle your deck "
                 "afterward. Treat the new Benched Pok\u00e9mon as Basic Pok\u00e9mon.") ==
        "{ search my.deck for up to 2 my.deck[pokemon, trait \"Baby\"] as $a -> bench; lasting rest of game { give $a "
        "{ counts as basic } }; shuffle my.deck }");
}

TEST_CASE("what holds for a Pok\u00e9mon that was put out of play before is unread", "[printed]") {
    CHECK(notation("Draw a card. This Pok\u00e9mon can't attack during your next turn.") ==
          "{ draw 1; lasting next turn of me { give this { can't attack } } }");
    CHECK(notation("Shuffle this Pok\u00e9mon and all cards attached to it into your deck. This Pok\u00e9mon can't "
                   "attack during your next turn.")
              .empty());
}

TEST_CASE("what an attack says of its own use inside an Ability is not passed over", "[printed]") {
    CHECK(notation("Once during your turn, you may draw a card. If you go first, you can use this attack during your "
                   "first turn.",
                   {}, TextKind::ability) !=
          notation("Once during your turn, you may draw a card.", {}, TextKind::ability));
}

TEST_CASE("the line of a Tera Pok\u00e9mon is a reminder on a Tera Pok\u00e9mon alone", "[printed]") {
    PrintedCard card;
    card.id = "reef-7";
    card.name = "Mud Otter ex";
    card.supertype = "Pok\u00e9mon";
    card.subtypes = {"Basic", "ex", "Tera"};
    card.hp = 200;
    card.types = {"Water"};
    card.rules = {
        "As long as this Pok\u00e9mon is on your Bench, prevent all damage done to this Pok\u00e9mon by attacks (both "
        "yours and your opponent's)."};
    CHECK(read_card(english(), card).whole());
    card.subtypes = {"Basic", "ex"};
    CHECK_FALSE(read_card(english(), card).whole());
}

TEST_CASE("a Tool that lessens damage once goes whatever is left of the damage", "[printed]") {
    CHECK(notation("If the Pok\u00e9mon this card is attached to is damaged by an attack from your opponent's Grass "
                   "Pok\u00e9mon, it takes 40 less damage (after applying Weakness and Resistance), and discard this "
                   "card.",
                   {}, TextKind::tool) ==
          "{ instead of damaged of holder by their.pokemon[grass] { lasting this turn { give holder { takes -40 from "
          "their.pokemon[grass] } }; discard this; proceed } }");
}

TEST_CASE("an attack that can't be used again can't after a stay on the Bench either", "[printed]") {
    CHECK(notation("Draw a card. Either way, you can't use this attack again as long as Mud Otter stays in play.") ==
          "{ draw 1; lasting while this is at my.pokemon { give live this { can't use \"Lure\" } } }");
}

TEST_CASE("if you do is asked for between a search and the shuffle", "[printed]") {
    CHECK(notation("Search your deck for a Water Energy card and attach it to this Pok\u00e9mon. If you do, heal 20 "
                   "damage from this Pok\u00e9mon. Shuffle your deck afterward.") ==
          "{ search my.deck for 1 my.deck[energy, water] as $a; attach $a to this; then heal 20 this; shuffle my.deck "
          "}");
    CHECK(notation("You may discard an Energy from this Pok\u00e9mon and have this attack do 20 more damage.",
                   {30, DamageSign::plus}) == "{ may { discard 1 energy on this; then more 20 } }");
}

TEST_CASE("the program's own sentences about few cards are read", "[printed]") {
    CHECK(notation("Discard your Active Pok\u00e9mon and your opponent's Active Pok\u00e9mon.") ==
          "{ discard my.active and their.active }");
    CHECK(notation("This attack does 20 damage to 1 of your opponent's Pok\u00e9mon for each Energy attached to that "
                   "Pok\u00e9mon. This damage isn't affected by Weakness or Resistance.") ==
          "{ choose $a = 1 their.pokemon; damage 20 * count(energy on $a) to $a plain }");
    CHECK(notation("Discard up to 2 of these: Pok\u00e9mon Tools attached to Pok\u00e9mon in play (both yours and your "
                   "opponent's) and the Stadium in play.",
                   {}, TextKind::play) == "{ choose $a = tools on any.pokemon and stadium; discard up to 2 $a }");
    CHECK(notation("If you have no Benched Moss or you have no Benched Fern, this attack does nothing.") ==
          "{ if not any my.bench[name \"Moss\"] or not any my.bench[name \"Fern\"] { fail } }");
}

TEST_CASE("sorts of cards that are written like names are none", "[printed]") {
    CHECK(notation("Search your deck for up to 2 Prism Star cards, reveal them, and put them into your hand. Then, "
                   "shuffle your deck.") ==
          "{ search my.deck for up to 2 my.deck[prism-star] -> my.hand reveal; shuffle my.deck }");
    CHECK(notation("All Pok\u00e9mon-GX in play (both yours and your opponent's) that have any damage counters on them "
                   "have no Abilities.",
                   {}, TextKind::ability) == "{ give any.pokemon[GX, counters >= 1] { without abilities } }");
}

TEST_CASE("an Ability that is used once by its name may also give something", "[printed]") {
    CHECK(notation("Once during your turn, you may draw a card. If you go second, your opponent can have up to 3 "
                   "Pok\u00e9mon on their Bench. This power can't be used if you have already used another Reef "
                   "Warden's Glimmer Ability this turn.",
                   {}, TextKind::ability) == "{ once by name; while second me give them { bench size = 3 }; draw 1 }");
}

TEST_CASE("different types of Energy are counted, one type is asked of the Pok\u00e9mon", "[printed]") {
    CHECK(notation("If this Pok\u00e9mon has 3 or more different types of basic Energy attached to it, draw a card.") ==
          "{ if count(energy[basic energy, distinct types] on this) >= 3 { draw 1 } }");
    CHECK(notation("If this Pok\u00e9mon has any {W} Energy attached to it, draw a card.") ==
          "{ if this is energy[water] >= 1 { draw 1 } }");
}

TEST_CASE("the cards of one Pok\u00e9mon are of one that is chosen first", "[printed]") {
    CHECK(notation("Choose 1 of your opponent's Pok\u00e9mon. Discard 2 Energy from that Pok\u00e9mon.") ==
          "{ choose $a = 1 their.pokemon; discard 2 energy on $a }");
    CHECK(notation("Choose 1 of your opponent's Pok\u00e9mon. This attack does 20 damage to that Pok\u00e9mon. Before "
                   "doing damage, discard all Pok\u00e9mon Tools from that Pok\u00e9mon.") ==
          "{ choose $a = 1 their.pokemon; damage 20 to $a; before damage { discard tools on $a } }");
}

TEST_CASE("an Ability that is left out stays, whoever has it, and a sort of Pokémon keeps all of its own",
          "[printed]") {
    const auto ability = [](std::string_view text) { return notation(text, {}, TextKind::ability); };
    CHECK(ability("Your opponent's Pokémon in play have no Abilities, except for Dim Glow.") ==
          "{ give their.pokemon { without abilities except \"Dim Glow\" } }");
    CHECK(ability("As long as this Pokémon is in the Active Spot, your opponent's Active Pokémon has no Abilities, "
                  "except for Dim Glow.") ==
          "{ while this is at my.active give their.active { without abilities except \"Dim Glow\" } }");
    CHECK(ability("Each Pokémon in play, in each player's hand, and in each player's discard pile has no Abilities "
                  "(except for Dim Glow).") ==
          "{ give any.pokemon and any.hand[pokemon] and any.discard[pokemon] { without abilities except \"Dim Glow\" } "
          "}");
    CHECK(ability("Your opponent's Pokémon in play have no Abilities, except for Pokémon ex.") ==
          "{ give their.pokemon[!ex] { without abilities } }");
    CHECK(
        ability("As long as this Pokémon is in the Active Spot, ignore all Poké-Powers and Poké-Bodies other than "
                "Dim Glow.") ==
        "{ while this is at my.active give any.pokemon { without poke-powers except \"Dim Glow\"; without poke-bodies "
        "except \"Dim Glow\" } }");
}

TEST_CASE("as much damage as was done in the last turn is counted, whatever it does with it", "[printed]") {
    CHECK(notation("If this Pokémon was damaged by an attack during your opponent's last turn, this attack does that "
                   "much more damage.",
                   {20, DamageSign::plus}) == "{ more points(happened damaged of this last turn) }");
    CHECK(notation("If Mud Otter was damaged by an attack during your opponent's last turn, this attack does the same "
                   "amount of damage done to Mud Otter to the Defending Pokémon.") ==
          "{ damage points(happened damaged of this last turn) to their.active }");
}

TEST_CASE("Weakness and Resistance are asked for in play and in the deck", "[printed]") {
    CHECK(notation("If the Defending Pokémon has any Resistance, this attack does 30 more damage.",
                   {20, DamageSign::plus}) == "{ if their.active is has resistance { more 30 } }");
    CHECK(notation("Search your deck for up to 3 Pokémon with Fire Weakness, reveal them, and put them into your hand. "
                   "Then, shuffle your deck.") ==
          "{ search my.deck for up to 3 my.deck[pokemon, has weakness fire] -> my.hand reveal; shuffle my.deck }");
}

TEST_CASE("a type other than Colorless is one of ten, however the text says so", "[printed]") {
    const std::string_view is_that =
        "{ choose $a = a type but colorless; lasting until end of next turn of me { give "
        "this { type = $a } } }";
    CHECK(notation("Choose Grass, Fire, Water, Lightning, Psychic, Fighting, Darkness, Metal, Fairy, or Dragon type. "
                   "Until the end of your next turn, this Pokémon is that type.") == is_that);
    CHECK(
        notation("Choose a type other than Colorless. The Defending Pokémon's Weakness is now that type until the end "
                 "of your next turn. (The amount of Weakness doesn't change.)") ==
        "{ choose $a = a type but colorless; lasting until end of next turn of me { give their.active { weakness = $a "
        "} } }");
    CHECK(notation("Choose a type other than Colorless. Until the end of your next turn, this Pokémon is that type.") ==
          is_that);
}

TEST_CASE("the attachment of the turn lets a second energy card follow", "[printed]") {
    CHECK(notation("When you attach an Energy card from your hand to this Pokémon (except with an attack, Ability, or "
                   "Trainer card), you may attach 2 Energy cards.",
                   {}, TextKind::ability) ==
          "{ when attached of energy on this for turn { may { attach 1 my.hand[energy] to this } } }");
}

TEST_CASE("an attack that is copied without what it asks for has no cost, and one without its Energy cost has",
          "[printed]") {
    CHECK(notation("Choose 1 of the Defending Pokémon's attacks. Lure copies that attack except for its Energy costs "
                   "and anything else required in order to use that attack, such as discarding Energy cards.") ==
          "{ use attack of their.active without cost }");
    CHECK(
        notation("Choose 1 of the Defending Pokémon's attacks. Lure copies that attack except for its Energy cost.") ==
        "{ use attack of their.active }");
}

TEST_CASE("Trainer cards in play are those that are attached, and the Stadium", "[printed]") {
    CHECK(notation("Discard all Trainer cards your opponent has in play.") ==
          "{ discard cards[trainer] on their.pokemon and their.stadium }");
    CHECK(notation("Discard all of your opponent's Pokémon Tool cards and Stadium cards in play.") ==
          "{ discard tools on their.pokemon and their.stadium }");
}

TEST_CASE("what was discarded in order to use the attack is asked for", "[printed]") {
    CHECK(
        notation("Discard an Energy card attached to Mud Otter in order to use this attack. If the discarded card is a "
                 "Fire Energy card, this attack does 40 damage plus 10 more damage.",
                 {40, DamageSign::plus}) ==
        "{ cost { discard 1 energy on this as $a }; if any $a[energy, fire] { more 10 } }");
}

TEST_CASE("who is Knocked Out by this Pok\u00e9mon's attacks goes to its owner's Lost Zone", "[printed]") {
    CHECK(notation(
              "If your opponent's Pok\u00e9mon is Knocked Out by damage from this Pok\u00e9mon's attacks, put that "
              "Pok\u00e9mon and all cards attached to it in the Lost Zone instead of the discard pile.",
              {}, TextKind::ability) == "{ when knocked out of their.pokemon as $a by this { put $a -> their.lost } }");
}
