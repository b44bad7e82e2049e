// The one way in which sentences are made of tables and arguments.
#include "src/text/say.hpp"
#include "src/text/names.hpp"
#include "src/text/screen_words.hpp"
#include "src/text/terminal_words.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;
using namespace cubenight::text;

TEST_CASE("Arguments stand where the pattern wants them", "[text.say]") {
    CHECK(filled("{1} takes {0}.", {"a card", "Aino"}) == "Aino takes a card.");
    CHECK(filled("{0} and {0}", {"x"}) == "x and x");
    CHECK(filled("nothing", {"x"}) == "nothing");
    CHECK(filled("{0}{1}", {"{1}", "y"}) == "{1}y");
}

TEST_CASE("A place without an argument stays visible", "[text.say]") {
    CHECK(filled("{0} of {1}", {"2"}) == "2 of {1}");
    CHECK(filled("{0", {"2"}) == "{0");
}

TEST_CASE("Lists are told with their last item apart", "[text.say]") {
    const Say say;
    CHECK(say.list({}).empty());
    CHECK(say.list({"A"}) == "A");
    CHECK(say.list({"A", "B"}) == "A and B");
    CHECK(say.list({"A", "B", "C"}) == "A, B and C");
    CHECK(say.row({"A", "B", "C"}) == "A, B, C");
}

TEST_CASE("What a language lacks is said in English", "[text.say]") {
    for (int language = 0; language < language_count; ++language) {
        const Say say(static_cast<Language>(language));
        CHECK_FALSE(say(Type::fire).empty());
        CHECK_FALSE(say(ScreenText::home_draft_at).empty());
    }
    CHECK(Say()(ScreenText::home_draft_at, {"2", "3", "1"}) == "pack 2 of 3, pick 1");
}

TEST_CASE("The draft's numbers are counted in words of their own", "[text.say]") {
    const Say say;
    CHECK(say.count(ScreenText::rulings_count_one, ScreenText::rulings_count, 1) == "1 scenario");
    CHECK(say.count(ScreenText::rulings_count_one, ScreenText::rulings_count, 0) == "0 scenarios");
}

TEST_CASE("What a player has left is told with numbers that fit one card as well as many", "[text.say]") {
    CHECK(Say()(TerminalPhrase::pokemon_half, {"Aino", "1", "3", "1", "19"}) ==
          "Aino: Prize cards 1, deck 3, hand 1, discard pile 19");
}
