// Printed texts of Trainers, Stadiums, Tools and Special Energy, with the program's own rules. Every sentence is invented.
#include <string>

#include "engine/cards/notation.hpp"
#include "engine/cards/printed/card_reader.hpp"
#include "engine/cards/printed/words.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;
using namespace cubenight::printed;

namespace {

TextReading read(std::string_view text, TextKind kind, int hp = 0) {
    return read_printed(english(), {kind, text, "Reef Lamp", {hp, DamageSign::none}});
}

std::string notation(std::string_view text, TextKind kind = TextKind::play, int hp = 0) {
    const TextReading reading = read(text, kind, hp);
    return reading.effect ? write_effect(*reading.effect) : "";
}

std::string words(std::string_view printed) {
    std::string all;
    for (const Word& word : words_of(printed)) all += (all.empty() ? "" : " ") + word.text;
    return all;
}

}  // namespace

TEST_CASE("what is printed without a blank is several words", "[printed]") {
    CHECK(words("FireFire Energy") == "fire fire energy");
    CHECK(words("a non-Water Pok\u00e9mon") == "a non - water pokemon");
    CHECK(words("into your hand.Draw a card.") == "into your hand . draw a card .");
    CHECK(words("50-HP") == "50 - hp");
    CHECK(words("Items and/or Tools") == "items or tools");
    CHECK(words("Mr. Mime and T.V. and Firefly") == "mr. mime and t.v . and firefly");
}

TEST_CASE("their hand is of whom the sentence speaks", "[printed]") {
    CHECK(notation("Your opponent discards 2 cards from their hand.") == "{ by them { discard 2 own.hand } }");
    CHECK(notation("Each player shuffles their hand into their deck. Then, you draw 5 cards, and your opponent draws 4 "
                   "cards.") ==
          "{ by both { put own.hand -> into own.deck; shuffle own.deck }; draw 5; by them { draw 4 } }");
    CHECK(notation("Put a Special Energy attached to 1 of your opponent's Pok\u00e9mon on top of their deck.") ==
          "{ put 1 energy[special energy] on 1 their.pokemon -> top of their.deck }");
    CHECK(notation("Put a card on top of their deck.").empty());
}

TEST_CASE("a price and a limit of a Trainer stand before what it does", "[printed]") {
    CHECK(notation("You can play this card only if you discard 3 other cards from your hand. Draw 6 cards.") ==
          "{ cost { discard 3 my.hand[other] }; draw 6 }");
    CHECK(notation("You can use this card only when it is the last card in your hand. Draw 6 cards.") ==
          "{ only if not any my.hand[other]; draw 6 }");
    CHECK(notation("Draw 2 cards. If your opponent has 2 or fewer Prize cards remaining, draw 6 cards instead.") ==
          "{ if prizes left them <= 2 { draw 6 } else { draw 2 } }");
}

TEST_CASE("cards of either kind are searched for by filters that say nothing twice", "[printed]") {
    CHECK(notation(
              "Search your deck for a Basic Fire Pok\u00e9mon or a Fire Energy card, reveal it, and put it into your "
              "hand. Then, shuffle your deck.") ==
          "{ search my.deck for 1 my.deck[basic or energy, fire] -> my.hand reveal; shuffle my.deck }");
    CHECK(notation(
              "Search your deck for a Fire Pok\u00e9mon and a Stadium card, reveal them, and put them into your hand. "
              "Then, shuffle your deck.") ==
          "{ search my.deck for 1 my.deck[pokemon, fire] and 1 my.deck[stadium] -> my.hand reveal; shuffle my.deck }");
}

TEST_CASE("of the cards that are looked at some are taken and the others go on", "[printed]") {
    CHECK(notation("Look at the top 9 cards of your deck and put 3 of them into your hand. Discard the other cards.") ==
          "{ look top 9 of my.deck as $a; put 3 $a -> my.hand; discard $a }");
    CHECK(
        notation("Look at the bottom 5 cards of your deck. You may reveal up to 2 Stadium cards you find there and put "
                 "them into your hand. Shuffle the other cards back into your deck.") ==
        "{ look bottom 5 of my.deck as $a; may { put up to 2 $a[stadium] -> my.hand reveal }; shuffle my.deck }");
}

TEST_CASE("a Trainer that is played as a Pokemon has the HP that is printed on it", "[printed]") {
    constexpr std::string_view text =
        "Play Reef Lamp as if it were a Colorless Basic Pok\u00e9mon. Reef Lamp can't be affected by any Special "
        "Conditions and can't retreat.";
    CHECK(notation(text, TextKind::play, 40) ==
          "{ give this { counts as basic; hp = 40; type = colorless; can't be ill; can't retreat } }");
    CHECK(notation(text, TextKind::play, 0).empty());
}

TEST_CASE("a Trainer that attaches itself says what it does there", "[printed]") {
    const TextReading reading = read(
        "Attach this card to 1 of your Water Pok\u00e9mon in play. That Pok\u00e9mon may use this card's attack "
        "instead of "
        "its own. At the end of your turn, discard Reef Lamp.",
        TextKind::play);
    REQUIRE(reading.effect);
    REQUIRE(reading.attached);
    CHECK(write_effect(*reading.effect) == "{ attach this to 1 my.pokemon[water] }");
    CHECK(write_effect(*reading.attached) ==
          "{ give holder { has attacks of this }; when turn ends { if turn of me { discard this } } }");
}

TEST_CASE("this Pokemon of a Tool is its carrier", "[printed]") {
    const auto tool = [](std::string_view text) { return notation(text, TextKind::tool); };
    CHECK(tool("If the Pok\u00e9mon this card is attached to is a Stage 1 Pok\u00e9mon, any damage done to this "
               "Pok\u00e9mon "
               "by attacks is reduced by 50 (after applying Weakness and Resistance).") ==
          "{ give holder[stage1] { takes -50 } }");
    CHECK(tool("The Water Pok\u00e9mon this card is attached to gets +70 HP.") == "{ give holder[water] { hp +70 } }");
    CHECK(tool("When the Water Pok\u00e9mon this card is attached to is Knocked Out by damage from an opponent's "
               "attack, draw "
               "5 cards.") == "{ when knocked out of holder[water] by their.pokemon { draw 5 } }");
}

TEST_CASE("what a Stadium says of both sides is said for each", "[printed]") {
    const auto stadium = [](std::string_view text) { return notation(text, TextKind::stadium); };
    CHECK(
        stadium(
            "Water Pok\u00e9mon (both yours and your opponent's) take 50 less damage from attacks from the opponent's "
            "Pok\u00e9mon (after applying Weakness and Resistance).") ==
        "{ give my.pokemon[water] { takes -50 from their.pokemon }; give their.pokemon[water] { takes -50 from "
        "my.pokemon } }");
    CHECK(
        stadium(
            "Once during each player's turn, that player may discard a card from their hand. If they do, that player "
            "searches their deck for a Stadium card, reveals it, and puts it into their hand. Then, that player "
            "shuffles their deck.") ==
        "{ once either player; discard 1 own.hand; then { search own.deck for 1 own.deck[stadium] -> own.hand reveal; "
        "shuffle own.deck } }");
}

TEST_CASE("Special Energy provides what it says and else one Colorless unit", "[printed]") {
    const auto energy = [](std::string_view text) { return notation(text, TextKind::energy); };
    CHECK(energy("Reef Lamp provides Colorless Energy.") == "{ give this { provides C } }");
    CHECK(energy("This card provides Colorless Energy. If this card is attached to a Stage 1 Pok\u00e9mon, this card "
                 "provides "
                 "every type of Energy but provides only 3 Energy at a time.") ==
          "{ while holder is stage1 give this { provides any 3 } }");
    CHECK(energy("This card can only be attached to Water Pok\u00e9mon. This card provides WaterWaterWater Energy only "
                 "while "
                 "it is attached to a Water Pok\u00e9mon. (If this card is attached to anything other than a Water "
                 "Pok\u00e9mon, discard this card.)") == "{ only if holder is water; give this { provides WWW } }");
}

TEST_CASE("a line that only repeats a rule of the game is a reminder", "[printed]") {
    CHECK(is_reminder(english(), "You may play only 1 Supporter card during your turn (before your attack).",
                      "Reef Lamp"));
    CHECK(is_reminder(
        english(),
        "Attach Reef Lamp to 1 of your Pok\u00e9mon that doesn't already have a Pok\u00e9mon Tool attached to it.",
        "Reef Lamp"));
    CHECK_FALSE(is_reminder(english(), "At the end of your turn, discard this card.", "Reef Lamp"));
}
