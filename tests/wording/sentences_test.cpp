// What holds of the sentences of every text, whatever it says.
#include <string>

#include "engine/cards/effect_tree.hpp"
#include "engine/cards/notation.hpp"
#include "engine/cards/rules_text/rules_text.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/random_effect.hpp"

using namespace cubenight;
using wording::Source;
using wording::TextOf;

namespace {

std::string said(const std::string& notation, Source source = {}, Language language = Language::english) {
    const auto effect = read_effect(notation);
    REQUIRE(effect);
    return wording::rules_text(*effect, source, language);
}

Source attack(int damage) {
    Source source;
    source.of = TextOf::attack;
    source.on_pokemon = true;
    source.damage = damage;
    return source;
}

Source ability() {
    Source source;
    source.of = TextOf::ability;
    source.on_pokemon = true;
    source.name = "Lure";
    return source;
}

}  // namespace

TEST_CASE("a text is said as one reads it, its energy as symbols") {
    CHECK(said("{ discard 1 my.hand; then draw 3 }") == "Discard a card from your hand. If you do, draw 3 cards.");
    CHECK(said("{ discard 2 energy[water] on this }", attack(60)) == "Discard 2 {W} Energy from this Pokémon.");
}

TEST_CASE("an attack says the number that is printed before its times") {
    CHECK(said("{ flip 3 { after: times heads } }", attack(40)) ==
          "Flip 3 coins. This attack does 40 damage for each heads.");
}

TEST_CASE("an Ability that is used says how often, and that its player may") {
    CHECK(said("{ once; draw 1 }", ability()) == "Once during your turn, you may draw a card.");
    CHECK(
        said("{ once; flip 1 { heads: draw 2 }; end turn }", ability()) ==
        "Once during your turn, you may flip a coin. If heads, draw 2 cards. If you use this Ability, your turn ends.");
}

TEST_CASE("what was named before is not described again") {
    CHECK(said("{ choose $p = 1 my.bench; attach 1 my.discard[basic energy] to $p; cure $p }") ==
          "Attach a Basic Energy card from your discard pile to 1 of your Benched Pokémon. That Pokémon recovers from "
          "all "
          "Special Conditions.");
}

TEST_CASE("in Finnish an attack that prints no damage does no more of it than it says") {
    CHECK(said("{ if their.active is poisoned { more 40 } }", attack(0), Language::finnish) ==
          "Jos vastustajasi aktiivinen Pokémon on Poisoned-tilassa, tämä hyökkäys tekee 40 vauriota.");
    CHECK(said("{ more 10 * counters(this); more 40 }", attack(0), Language::finnish) ==
          "Tämä hyökkäys tekee 10 vauriota jokaista tällä Pokémonilla olevaa vauriomerkkiä kohden. Tämä hyökkäys tekee "
          "40 vauriota enemmän.");
}

TEST_CASE("in Finnish a clause stands behind whom it tells apart and what lasts says its time where it ends") {
    CHECK(said("{ give my.pokemon[has ability] { deals +10 to their.active } }", ability(), Language::finnish) ==
          "Niiden Pokémoniesi, joilla on Ability, hyökkäykset tekevät vastustajasi aktiiviseen Pokémoniin 10 vauriota "
          "enemmän (ennen heikkouden ja vastustuskyvyn huomioimista).");
    CHECK(said("{ lasting next turn of them { give them { can't play their.hand[item] } } }", attack(10),
               Language::finnish) == "Vastustajasi ei voi pelata Item-kortteja kädestään seuraavan vuoronsa aikana.");
}

TEST_CASE("a part of a text can be said alone") {
    const auto effect = read_effect("{ draw 1; may { discard 1 my.hand; then heal 30 this } }");
    REQUIRE(effect);
    const NodeIndex may = find_child(effect->nodes, 0, NodeKind::may);
    CHECK(wording::words_of(*effect, ability(), may, Language::english) ==
          "You may discard a card from your hand. If you do, heal 30 damage from this Pokémon.");
}

namespace {

// Whether the sentence ends as sentences of that language do, or opens a list of parts.
bool has_an_end(const std::string& words) {
    for (const std::string_view end : {".", ")", ":", "]", "。", "）", "：", "］"})
        if (words.ends_with(end)) return true;
    return false;
}

}  // namespace

TEST_CASE("law - every random text has sentences in every language, each with an end and a statement that it says") {
    Generator generator(20);
    constexpr TextOf places[] = {TextOf::attack,  TextOf::ability,  TextOf::play,
                                 TextOf::stadium, TextOf::attached, TextOf::use};
    for (int i = 0; i < 900; ++i) {
        const Effect effect = random_effect(generator);
        Source source;
        source.of = places[i % 6];
        source.on_pokemon = source.of == TextOf::attack || source.of == TextOf::ability;
        source.name = "Lure";
        source.damage = i % 2 == 0 ? 30 : 0;
        for (int language = 0; language < language_count; ++language)
            for (const wording::Sentence& sentence :
                 wording::sentences_of(effect, source, static_cast<Language>(language))) {
                INFO(language << "\n" << write_effect(effect) << "\n" << sentence.words);
                REQUIRE(sentence.node < effect.nodes.size());
                REQUIRE(sentence.words.size() > 1);
                REQUIRE(has_an_end(sentence.words));
                for (const std::string_view slip : {"  ", " ,", " .", "%", "。。", "，，", "、、"})
                    REQUIRE(sentence.words.find(slip) == std::string::npos);
            }
    }
}
