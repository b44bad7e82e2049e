// What a text asks for besides one thing is said besides it, in every language.
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/catch.hpp"
#include "tests/wording/said.hpp"

using namespace cubenight;
using test::said;
using wording::TextOf;

namespace {

std::string searched(const std::string& filters, Language language = Language::english) {
    return said("{ search my.deck for up to 2 my.deck[" + filters + "] -> my.hand; shuffle my.deck }", TextOf::play,
                language);
}

// In every language each of the texts has words of its own.
void check_each_has_its_words(const std::vector<std::string>& texts, TextOf of) {
    for (int language = 0; language < language_count; ++language) {
        std::set<std::string> all;
        for (const std::string& text : texts) {
            const std::string words = said(text, of, static_cast<Language>(language));
            INFO(language << " " << text << "\n" << words);
            CHECK(all.insert(words).second);
        }
    }
}

}  // namespace

TEST_CASE("what kind of card it has to be stands before each rule box that it may have") {
    CHECK(searched("basic, V or GX").starts_with("Search your deck for up to 2 Basic Pokémon V or Basic Pokémon-GX "));
    CHECK(searched("evolution, fire, V or GX")
              .starts_with("Search your deck for up to 2 Evolution {R} Pokémon V or Evolution {R} Pokémon-GX "));
    CHECK(searched("item, ace-spec").starts_with("Search your deck for up to 2 ACE SPEC Item cards "));
    CHECK(searched("energy, prism-star").starts_with("Search your deck for up to 2 Prism Star Energy cards "));
    CHECK(searched("V, name \"Rex\"").starts_with("Search your deck for up to 2 Pokémon V named Rex "));
    CHECK(said("{ discard all tools[ace-spec] on their.active }", TextOf::attack) ==
          "Discard all ACE SPEC Pokémon Tools from your opponent's Active Pokémon.");
}

TEST_CASE("law - a rule box and what else a card has to be are both said, in every language") {
    for (const std::string box : {"V or GX", "ace-spec", "prism-star"}) {
        std::vector<std::string> texts = {box};
        const bool of_pokemon = box == "V or GX";
        const std::vector<std::string> pokemon = {"basic, ", "evolution, ", "fire, ", "hp <= 90, "};
        const std::vector<std::string> cards = {"energy, ",  "basic energy, ", "item, ",   "tool, ",
                                                "stadium, ", "supporter, ",    "trainer, "};
        for (const std::string& sort : of_pokemon ? pokemon : cards) texts.push_back(sort + box);
        if (of_pokemon)
            for (const char* more : {", tera", ", radiant", ", ultra-beast"}) texts.push_back(box + more);
        for (std::string& text : texts)
            text = "{ search my.deck for up to 2 my.deck[" + text + "] -> my.hand; shuffle my.deck }";
        check_each_has_its_words(texts, TextOf::play);
    }
}

TEST_CASE("law - what is asked of something that was named before is said, in every language") {
    const std::vector<std::pair<std::string, std::string>> named = {
        {"look top 1 of my.deck as $a", "attach $a# to my.active"},
        {"look top 1 of my.deck as $a", "draw count($a#)"},
        {"look top 3 of my.deck as $a", "draw count($a#)"},
        {"look top 3 of my.deck as $a", "attach 1 $a# to my.active"},
        {"discard 1 my.hand as $a", "draw count($a#)"},
        {"choose $a = 1 my.bench", "heal 30 $a#"},
        {"choose $a = my.bench", "heal 30 $a#"},
        {"choose $a = my.bench", "heal 30 2 $a#"},
        {"choose $a = their.active", "discard energy on $a#"},
        {"choose $a = 1 my.bench", "put $a# -> my.hand"},
        {"choose $a = 1 my.pokemon", "move 1 energy on my.active to $a#"}};
    for (const auto& [before, then] : named) {
        std::vector<std::string> texts;
        const std::size_t place = then.find('#');
        for (const std::string filter : {"", "[fire]", "[water]"})
            texts.push_back("{ " + before + "; " + then.substr(0, place) + filter + then.substr(place + 1) + " }");
        check_each_has_its_words(texts, TextOf::play);
    }
}

TEST_CASE("numbers and conditions of what a text changes are said") {
    CHECK(said("{ give my.pokemon { cost -any 2 } }", TextOf::ability) ==
          "Attacks used by your Pokémon cost 2 less Energy of any type.");
    CHECK(said("{ give my.pokemon { cost -any 2 } }", TextOf::ability, Language::finnish) ==
          "Pokémoniesi hyökkäysten hinta on 2 minkä tahansa tyypin energian pienempi.");
    CHECK(said("{ move counters exactly 3 from 1 my.pokemon to 1 my.bench }", TextOf::play) ==
          "Move exactly 3 damage counters from 1 of your Pokémon to 1 of your Benched Pokémon.");
    CHECK(said("{ give their.pokemon { can't attach my.hand[energy] when turn of me } }", TextOf::ability)
              .ends_with(" can't be attached to your opponent's Pokémon during your turn."));
    CHECK(said("{ give this { no damage from their.pokemon; no effects of attacks } }", TextOf::ability,
               Language::finnish)
              .find("näiden") == std::string::npos);
    CHECK(said("{ look top 1 of my.deck to owner }", TextOf::play) == "Look at the top card of your deck.");
}

TEST_CASE("who is left out, what is asked first and how many is said, in every language") {
    // Each with another text of the same words once: the second says something else.
    const std::vector<std::pair<std::string, std::string>> pairs = {
        {"{ damage 20 to any.pokemon[other] plain }", "{ damage 20 to any.pokemon plain }"},
        {"{ damage 20 to my.pokemon[other] plain }", "{ damage 20 to my.pokemon plain }"},
        {"{ damage 30 to 1 their.pokemon as $a; damage 10 to their.pokemon[!$a] }",
         "{ damage 30 to 1 their.pokemon as $a; damage 10 to their.pokemon }"},
        {"{ choose $a = tools on any.pokemon and stadium; discard up to 2 $a }",
         "{ choose $a = tools on any.pokemon and stadium; discard 2 $a }"},
        {"{ each $a in my.bench[name \"Rex\"] { evolve $a with 1 my.deck[name \"Tyr\"] }; shuffle my.deck }",
         "{ each $a in my.bench { evolve $a with 1 my.deck[name \"Tyr\"] }; shuffle my.deck }"},
        {"{ look their.hand as $a; if count(their.hand) >= 4 { choose $b = count(my.hand); put exactly $b $a -> into "
         "their.deck; shuffle their.deck } }",
         "{ look their.hand as $a; if count(their.hand) >= 5 { choose $b = count(my.hand); put exactly $b $a -> into "
         "their.deck; shuffle their.deck } }"},
        {"{ heal 10 this; if any my.bench { choose $a = this; switch mine[$a] } }",
         "{ heal 10 this; if not any my.bench { choose $a = this; switch mine[$a] } }"},
    };
    for (const auto& [one, other] : pairs) check_each_has_its_words({one, other}, TextOf::attack);
    check_each_has_its_words(
        {"{ give this { provides C }; when attached of this from hand { if holder is at my.bench { choose $a = holder; "
         "switch mine[$a] } } }",
         "{ give this { provides C }; when attached of this from hand { choose $a = holder; switch mine[$a] } }"},
        TextOf::attached);
    check_each_has_its_words({"{ when attached of this from hand { if holder is lightning { draw 2 } } }",
                              "{ when attached of holder from hand { if holder is lightning { draw 2 } } }"},
                             TextOf::attached);
    check_each_has_its_words({"{ when attached of energy on any.active[fire] as $a from hand { heal 10 $a } }",
                              "{ when attached of energy on any.bench[fire] as $a from hand { heal 10 $a } }",
                              "{ when attached of energy on any.pokemon[fire] as $a from hand { heal 10 $a } }"},
                             TextOf::ability);
    check_each_has_its_words(
        {"{ when attached of energy on any.bench as $a from hand { heal 10 $a } }",
         "{ once either player; when attached of energy on any.bench as $a from hand { heal 10 $a } }"},
        TextOf::stadium);
}

TEST_CASE("in Japanese one card or counter for each heads is as many as there are heads") {
    const auto japanese = [](const std::string& text) { return said(text, TextOf::attack, Language::japanese); };
    CHECK(japanese("{ flip 3 { heads: discard top 1 of their.deck } }") ==
          "コインを3回投げ、オモテの数ぶん、相手の山札を上からトラッシュする。");
    CHECK(japanese("{ flip until tails { heads: draw 1 } }") ==
          "ウラが出るまでコインを投げ、オモテの数ぶん、自分の山札を引く。");
    CHECK(japanese("{ flip 3 { heads: draw 2 } }") == "コインを3回投げ、オモテ1回につき、自分の山札を2枚引く。");
}
