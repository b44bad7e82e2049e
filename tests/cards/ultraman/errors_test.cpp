// What the reader refuses in cards and texts of the Ultraman Card Game, and whether it says where and why.
#include "engine/language/card_list.hpp"
#include "tests/cards/ultraman/mistakes.hpp"

using namespace cubenight;
using namespace cubenight::ultraman;
using namespace cubenight::test;

namespace {

std::string repeated(const std::string& part, int times) {
    std::string out;
    for (int i = 0; i < times; ++i) out += part;
    return out;
}

std::string hero(const std::string& fields) {
    return "card \"A-1\" \"Ultraman\" {\n ultraman level 2 basic\n character \"TIGA\"\n " + fields + "\n}";
}

}  // namespace

TEST_CASE("UCG - a text stands or waits or is used and nothing else", "[notation]") {
    check_texts({
        {"{}", 1, 1, "an empty text is left out"},
        {"{ draw 1 }", 1, 1, "behind `activate`"},
        {"{ give this { bp +1000 }; when enters { draw 1 } }", 1, 1, "these are texts of their own"},
        {"{ activate 1; give this { bp +1000 } }", 1, 1, "nothing is done when this text is used"},
        {"{ activate 1; cost { discard 1 my.hand } }", 1, 1, "nothing is done when this text is used"},
        {"{ when enters { draw 1 }; draw 1 }", 1, 1, "these are texts of their own"},
        {"{ cost { discard 1 my.hand }; when enters { draw 1 } }", 1, 1, "belong to a text with `activate`"},
        {"{ only if lead me; give this { bp +1000 } }", 1, 1, "belong to a text with `activate`"},
        {"{ once; activate 1; draw 1 }", 1, 18, "in this order: activate, once"},
        {"{ activate 1; activate 1; draw 1 }", 1, 24, "stand once each"},
        {"{ once; give this { bp +1000 } }", 1, 1, "`once` belongs to a text that waits"},
        {"{ no stack; when enters { draw 1 } }", 1, 1, "`no stack` belongs to a text that stands"},
        {"{ activate 1; no stack; draw 1 }", 1, 1, "`no stack` belongs to a text that stands"},
        {"{ activate 1; draw 1; only if lead me }", 1, 23, "limits come first"},
        {"{ when enters { once; draw 1 } }", 1, 17, "opens a text and stands nowhere else"},
        {"{ activate 0; draw 1 }", 1, 12, "goes from 1 to 9"},
    });
}

TEST_CASE("UCG - statements that mean nothing where they stand are refused", "[notation]") {
    check_texts({
        {"{ activate 1; give this { bp +1000 }; draw 1 }", 1, 1, "these are texts of their own"},
        {"{ when enters { give this { bp +1000 } } }", 1, 17, "stands at the head of a text or directly in `lasting`"},
        {"{ when enters { lasting this turn { draw 1 } } }", 1, 37, "in `lasting` stand give, while and when"},
        {"{ when enters { fully draw 1 } }", 1, 17, "`fully` follows other statements"},
        {"{ when enters { draw 1; fully fully draw 1 } }", 1, 31, "`fully` follows other statements"},
        {"{ when enters { draw 1; fully { draw 1 } } }", 1, 40, "braces are for two statements or more"},
        {"{ when enters { may {} } }", 1, 22, "nothing stands between these braces"},
        {"{ activate 1; cost { use enter text of foe }; draw 1 }", 1, 22, "not by another text"},
        {"{ when enters { pay { use enter text of foe } to { draw 1 } } }", 1, 23, "not by another text"},
        {"{ when enters { pay { may { draw 1 } } to { draw 1 } } }", 1, 23, "a price is paid in full"},
        {"{ activate 1; cost { pay { draw 1 } to { draw 1 } }; draw 1 }", 1, 22, "a price is paid in full"},
        {"{ when enters { by me { draw 1 } } }", 1, 20, "is left out"},
        {"{ when enters { look my.hand to me } }", 1, 33, "is left out"},
        {"{ when turn ends { draw 1 } }", 1, 13, "is waited for in `lasting"},
        {"{ when enters { lasting this turn { when enters { draw 1 } } } }", 1, 42, "only the end of the turn"},
        {"{ when enters { lasting this turn { when turn ends by effects { draw 1 } } } }", 1, 52, "nobody ends a turn"},
        {"{ when enters of this { draw 1 } }", 1, 18, "is left out"},
        {"{ when enters at my.hand { draw 1 } }", 1, 15, "asked of `discarded` alone"},
        {"{ when enters { discard own.hand } }", 1, 25, "inside `by them` and `by both`"},
        {"{ when enters { either { { draw 1 } } } }", 1, 37, "two parts or more"},
        {"{ when enters { either 1 { { draw 1 } | { draw 2 } } } }", 1, 24, "without a number"},
        {"{ when enters { discard $x } }", 1, 25, "nothing is called $x yet"},
        {"{ when enters { draw 1 as $a }; when enters { discard $a } }", 1, 24, "`;` and another statement"},
        {"{ when enters { discard 1 my.hand as $a }; when enters { discard $a } }", 1, 66, "nothing is called $a yet"},
        {"{ when enters { choose $t = basic } }", 1, 29, "two TYPEs or more are offered"},
        {"{ when enters { choose $t = power or basic } }", 1, 38, "stand in their order"},
    });
}

TEST_CASE("UCG - selections and destinations that mean nothing are refused", "[notation]") {
    check_texts({
        {"{ give 1 my.characters { bp +1000 } }", 1, 8, "nobody chooses here"},
        {"{ give my.characters as $a { bp +1000 } }", 1, 22, "nothing is named here"},
        {"{ while any 1 my.characters give this { bp +1000 } }", 1, 13, "nobody chooses here"},
        {"{ give this[basic] { bp +1000 } }", 1, 12, "filters stand behind characters"},
        {"{ give my.hand { bp +1000 } }", 1, 22, "that is given to characters"},
        {"{ when enters { stack my.hand on my.hand } }", 1, 37, "characters are meant here"},
        {"{ when enters { swap my.hand } }", 1, 25, "characters are meant here"},
        {"{ when enters { put my.hand -> my.discard } }", 1, 35, "is `discard`"},
        {"{ when enters { put my.hand -> my.exiled } }", 1, 35, "is `exile`"},
        {"{ when enters { put my.hand -> my.deck } }", 1, 35, "`top of` or `bottom of`"},
        {"{ when enters { put my.hand -> my.scene } }", 1, 35, "there is one place for a scene"},
        {"{ when enters { discard any.scene } }", 1, 29, "there is one scene"},
        {"{ when enters { put my.hand -> top of my.hand } }", 1, 42, "only a deck has a top"},
        {"{ when enters { shuffle my.hand } }", 1, 28, "a deck is shuffled"},
        {"{ when enters { discard foe of 1 my.characters } }", 1, 32, "how many stands in front"},
        {"{ when enters { discard 1 foe } }", 1, 27, "no number stands before it"},
        {"{ when enters { discard 1 their.scene } }", 1, 27, "no number stands before it"},
        {"{ when enters { discard foe of this } }", 1, 32, "is `foe`"},
        {"{ when enters { discard top card on my.hand } }", 1, 40, "characters are meant here"},
        {"{ when enters { discard 0 my.hand } }", 1, 25, "goes from 1 to 99"},
        {"{ give my.characters[kaiju & basic] { bp +1000 } }", 1, 30, "have a comma between them"},
        {"{ while foe is kaiju & basic give this { bp +1000 } }", 1, 24, "have `and` between them"},
        {"{ give my.characters[kaiju or distinct names] { bp +1000 } }", 1, 40, "it stands alone"},
        {"{ give my.characters[!distinct names] { bp +1000 } }", 1, 32, "it stands alone"},
        {"{ while foe is distinct names give this { bp +1000 } }", 1, 25, "it stands alone"},
        {"{ give my.characters[!!kaiju] { bp +1000 } }", 1, 23, "turned around twice"},
    });
}

TEST_CASE("UCG - changes and conditions that mean nothing are refused", "[notation]") {
    check_texts({
        {"{ give this { bp = 5000 } }", 1, 20, "BP becomes `extra`"},
        {"{ give this { grade = 2 } }", 1, 21, "`+` or `-` and a number"},
        {"{ give this { columns +1 } }", 1, 23, "expected `=`"},
        {"{ give this { type = speed & power } }", 1, 30, "stand in their order"},
        {"{ give this { type also power & power } }", 1, 33, "a TYPE stands once"},
        {"{ give this { bp +40000 } }", 1, 19, "goes from 0 to 32000"},
        {"{ give this { bp +100000 } }", 1, 19, "numbers go up to 99999"},
        {"{ give this { bp +count(my.hand) / 1 } }", 1, 36, "goes from 2"},
        {"{ give this { unaffected by level } }", 1, 29, "grade +, grade -, bp + or bp -"},
        {"{ while not lead me give this { bp +1000 } }", 1, 13, "`lead them`"},
        {"{ while lead both give this { bp +1000 } }", 1, 14, "one player is Lead"},
        {"{ while happened turn ends this turn give this { bp +1 } }", 1, 23, "has not ended"},
        {"{ while foe power give this { bp +1000 } }", 1, 13, "expected `is` and a filter"},
        {"{ while count(my.hand) give this { bp +1000 } }", 1, 24, "a comparison"},
        {"{ give this { colums = 1000 } }", 1, 15, "did you mean `columns`?"},
    });
}

TEST_CASE("UCG - a card that is wrong says where", "[notation]") {
    check_cards({
        {"card \"A\" { scene round 1 }", 1, 10, "the card's name"},
        {"card \"A\" \"B\" { scene round 10 }", 1, 28, "goes from 0 to 9"},
        {"card \"A\" \"B\" { hero level 1 basic }", 1, 16, "ultraman, kaiju, mech, scene"},
        {"card \"A\" \"B\" { ultraman level 0 basic }", 1, 31, "goes from 1 to 99"},
        {"card \"A\" \"B\" { kaiju & ultraman level 1 basic }", 1, 24, "in their order: ultraman, kaiju, mech"},
        {"card \"A\" \"B\" { ultraman & scene level 1 basic }", 1, 27, "a character card is no scene"},
        {"card \"A\" \"B\" { ultraman level 1 basic bp 1000 }", 1, 39, "expected `character`"},
        {hero(""), 5, 1, "expected `bp`"},
        {hero("bp"), 5, 1, "a BP, or `-`"},
        {hero("bp 7000 -"), 4, 10, "are left out"},
        {hero("bp 7000 10000 14000 17000 20000"), 4, 28, "the next field of the card in its order"},
        {hero("bp 40000"), 4, 5, "goes from 0 to 32000"},
        {hero("bp 7000 text double/single { give this { bp +1000 } }"), 4, 22, "in their order: single, double"},
        {hero("bp 7000 text single { }"), 4, 22, "an empty text is left out"},
        {hero("bp 7000 team \"A\""), 4, 10, "the next field of the card in its order"},
        {hero("team \"A\" team \"B\" team \"C\" team \"D\" team \"E\" bp 7000"), 4, 43, "at most 4 teams"},
        {hero("bp 1 " + repeated("text { give this { bp +1 } } ", 5)), 4, 123, "at most 4 texts"},
        {"card \"A\" \"B\" { scene round 1 text single { activate 1; draw 1 } }", 1, 35, "a scene has no state"},
        {"card \"A\" \"B\" { scene round 1 name ja \"x\" name ja \"y\" }", 1, 50, "stands once"},
        {"card \"A\" \"B\" { scene round 1 }\ncard \"A\" \"C\" { scene round 2 }", 2, 1,
         "the number \"A\" belongs to the card of line 1"},
        {"card \"A\" \"B\" { scene round 1\ncard \"C\" \"D\" { scene round 1 }", 2, 1, "is not closed"},
    });
}

TEST_CASE("UCG - one mistake a card is told and the other cards are read", "[notation]") {
    const auto read =
        read_card_file("card \"A\" \"B\" { scene }\ncard \"C\" \"D\" { scene round 1 }\ncard \"E\" \"F\" { }\n");
    CHECK(read.cards.size() == 1);
    REQUIRE(read.errors.size() == 2);
    CHECK(read.errors[0].line == 1);
    CHECK(read.errors[1].line == 3);
    CHECK(read_card_file(repeated("card \"A\" \"B\" { scene }\n", 100)).errors.size() == most_errors_told);
}

TEST_CASE("UCG - hostile texts end in an error", "[notation]") {
    const auto reason = [](const std::string& text) {
        const auto effect = read_effect(text);
        return effect.ok() ? std::string() : effect.error().reason.english();
    };
    CHECK_THAT(reason("{ when enters { " + repeated("may { ", 5'000)), Catch::Contains("nested too deeply"));
    CHECK_THAT(reason("{ while " + repeated("(", 5'000)), Catch::Contains("nested too deeply"));
    CHECK_THAT(reason("{ while " + repeated("not ", 5'000)), Catch::Contains("nested too deeply"));
    CHECK_THAT(reason("{ give my.characters[" + repeated("!", 5'000)), Catch::Contains("turned around twice"));
    CHECK_THAT(reason("{ give this { bp +" + repeated("min(", 5'000)), Catch::Contains("nested too deeply"));
    CHECK_THAT(reason("{ when enters { " + repeated("may { ", 60) + "draw 1" + repeated(" }", 60) + " } }"),
               Catch::Contains("nested deeper than 48"));
    CHECK_THAT(reason("{ when enters { draw 1" + repeated("; draw 1", 2'000) + " } }"),
               Catch::Contains("more than 1024 parts"));
    CHECK_THAT(
        reason("{ when enters { discard " + repeated("1 my.hand as $", 1) +
               "a; discard 1 my.hand as $b; discard 1 "
               "my.hand as $c; discard 1 my.hand as $d; discard 1 my.hand as $e; discard 1 my.hand as $f; discard 1 "
               "my.hand as $g; discard 1 my.hand as $h; discard 1 my.hand as $i } }"),
        Catch::Contains("at most 8 variables"));
}
