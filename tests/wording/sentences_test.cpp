// What holds of the sentences of every text, whatever it says.
#include <string>

#include "engine/cards/effect_tree.hpp"
#include "engine/cards/notation.hpp"
#include "engine/cards/rules_text/rules_text.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/random_effect.hpp"
#include "tests/support/sparse.hpp"

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

TEST_CASE("an attack that prints no damage does what is added, and only then more") {
    CHECK(
        said("{ if their.active is poisoned { more 40 }; more 20 }", attack(0)) ==
        "If your opponent's Active Pokémon is Poisoned, this attack does 40 damage. This attack does 20 more damage.");
    CHECK(said("{ flip 1 { heads: more 20; tails: more 30 } }", attack(0)) ==
          "Flip a coin. If heads, this attack does 20 damage. If tails, this attack does 30 damage.");
    CHECK(said("{ more half left(their.active) }", attack(0)) ==
          "This attack does damage equal to half of your opponent's Active Pokémon's remaining HP (rounded down).");
    CHECK(said("{ more 20 }", attack(10)) == "This attack does 20 more damage.");
}

TEST_CASE("what is done only if something was done before stands in one sentence, and what is done anyway behind it") {
    CHECK(said("{ discard 1 my.hand; then { draw 2; heal 20 my.active } }") ==
          "Discard a card from your hand. If you do, draw 2 cards and heal 20 damage from your Active Pokémon.");
    CHECK(said("{ discard 1 my.hand; then draw 2; heal 20 my.active }") ==
          "Discard a card from your hand. If you do, draw 2 cards. Heal 20 damage from your Active Pokémon.");
}

TEST_CASE("what hangs on one of two conditions is told from what hangs on both") {
    CHECK(said("{ if any my.bench { flip 1 { heads: draw 1 }; heal 20 my.active } }") ==
          "If you have any Benched Pokémon, flip a coin. If heads, draw a card. Either way, heal 20 damage from your "
          "Active Pokémon.");
    CHECK(said("{ may { flip 1 { heads: draw 1 }; heal 20 my.active } }") ==
          "You may flip a coin. If heads, draw a card. If you chose to do this, heal 20 damage from your Active "
          "Pokémon.");
    CHECK(said("{ flip 1 { heads: if any my.bench { draw 1 } } }") ==
          "Flip a coin. If heads, and if you have any Benched Pokémon, draw a card.");
    CHECK(said("{ may { draw 1 } else { draw 2 } }") == "You may draw a card. If you don't, draw 2 cards.");
}

TEST_CASE("a player who does two things is named once") {
    CHECK(said("{ by them { discard 1 own.hand; then { draw 1; put 1 own.hand -> bottom of own.deck } } }") ==
          "Your opponent discards a card from their hand. If they do, your opponent draws a card and puts a card from "
          "their hand on the bottom of their deck.");
}

TEST_CASE("cards that were named are asked what they are") {
    CHECK(said("{ look top 5 of my.deck as $t; if any $t[pokemon] { draw 1 } }") ==
          "Look at the top 5 cards of your deck. If you find any Pokémon there, draw a card.");
    CHECK(said("{ discard 2 my.hand as $t; if not any $t[pokemon] { draw 1 } }") ==
          "Discard 2 cards from your hand. If none of those cards are Pokémon, draw a card.");
}

TEST_CASE("a deck that is shuffled whatever comes is told from one that is shuffled in one branch") {
    const std::string to_bench = "search your deck for a Basic Pokémon and put it onto your Bench";
    const std::string search = "search my.deck for 1 my.deck[basic] -> bench", shuffle = "shuffle my.deck";
    CHECK(said("{ flip 1 { heads: { " + search + "; " + shuffle + " } } }") ==
          "Flip a coin. If heads, " + to_bench + ". Then, shuffle your deck.");
    CHECK(said("{ flip 1 { heads: " + search + " }; " + shuffle + " }") ==
          "Flip a coin. If heads, " + to_bench + ". Either way, shuffle your deck.");
    CHECK(said("{ flip 1 { heads: { " + search + "; " + shuffle + " }; tails: draw 1 } }") ==
          "Flip a coin. If heads, " + to_bench + ", and shuffle your deck. If tails, draw a card.");
    CHECK(said("{ flip 2 { heads: { " + search + "; " + shuffle + " } } }") ==
          "Flip 2 coins. For each heads, " + to_bench + ", and shuffle your deck.");
    CHECK(said("{ flip 2 { heads: " + search + " }; " + shuffle + " }") ==
          "Flip 2 coins. For each heads, " + to_bench + ". Then, shuffle your deck.");
    CHECK(said("{ may { " + search + " }; " + shuffle + " }") ==
          "You may " + to_bench + ". Either way, shuffle your deck.");
    CHECK(said("{ may { " + search + "; " + shuffle + " } else { draw 1 } }") ==
          "You may " + to_bench + ", and shuffle your deck. If you don't, draw a card.");
    CHECK(said("{ discard 1 my.hand; then " + search + "; " + shuffle + " }") ==
          "Discard a card from your hand. If you do, " + to_bench + ". Either way, shuffle your deck.");
}

TEST_CASE("what the player does is no part of what the attack does") {
    CHECK(said("{ if any my.bench { more 20; draw 1 } }", attack(10)) ==
          "If you have any Benched Pokémon, this attack does 20 more damage, and draw a card.");
}

TEST_CASE("one search for more cards or for fewer is one sentence and its exception") {
    const std::string fewer = "{ search my.deck for 1 my.deck[item] -> my.hand reveal }";
    CHECK(
        said(
            "{ if first turn of me and second me { search my.deck for up to 3 my.deck[item] -> my.hand reveal } else " +
            fewer + "; shuffle my.deck }") ==
        "Search your deck for an Item card, reveal it, and put it into your hand. If you go second and it's your "
        "first turn, search for up to 3 Item cards instead of 1. Then, shuffle your deck.");
    CHECK(
        said("{ if any my.bench { search my.deck for up to 3 my.deck[pokemon] -> my.hand reveal } else " + fewer +
             "; shuffle my.deck }") ==
        "If you have any Benched Pokémon, search your deck for up to 3 Pokémon, reveal them, and put them into your "
        "hand. Otherwise, search your deck for an Item card, reveal it, and put it into your hand. Then, shuffle your "
        "deck.");
}

TEST_CASE("a text that lets something be done says which limits of the rules it lifts") {
    CHECK(said("{ give this { can evolve } }", ability()) ==
          "This Pokémon can evolve during your first turn or the turn you play it.");
    CHECK(said("{ give this { can evolve when not first turn of me } }", ability()) ==
          "This Pokémon can evolve the turn you play it, except during your first turn.");
    CHECK(said("{ give this { can evolve when first turn of me } }", ability()) ==
          "This Pokémon can evolve even during your first turn.");
    CHECK(said("{ give this { can evolve when this is poisoned } }", ability()) ==
          "This Pokémon can evolve during your first turn or the turn you play it if it is Poisoned.");
    CHECK(said("{ give this { can retreat when this is asleep } }", ability()) ==
          "This Pokémon can retreat even if it's Asleep.");
    CHECK(said("{ give their.pokemon { can evolve } }", ability()) ==
          "Your opponent's Pokémon can evolve during their first turn or the turn they play them.");
    CHECK(said("{ give this { can play when first turn of me }; draw 1 }") ==
          "You can play this card even during your first turn. Draw a card.");
}

TEST_CASE("numbers are said as cards print them") {
    CHECK(said("{ knock out 1 their.bench[attacks < 2] }") ==
          "Knock Out 1 of your opponent's Benched Pokémon with 1 or fewer attacks.");
    CHECK(said("{ knock out 1 their.bench[retreat > 2] }") ==
          "Knock Out 1 of your opponent's Benched Pokémon with a Retreat Cost of 3 or more.");
    CHECK(said("{ knock out 1 their.bench[left < 60] }") ==
          "Knock Out 1 of your opponent's Benched Pokémon that has less than 60 HP remaining.");
    CHECK(
        said("{ flip 3 { after: choose $n = heads }; lasting this turn { give my.active { deals +10 * $n } } }",
             attack(30)) ==
        "Flip 3 coins. During this turn, attacks used by your Active Pokémon do 10 more damage for each heads (before "
        "applying Weakness and Resistance).");
}

TEST_CASE("an amount to heal stands together, behind whom it is healed from") {
    CHECK(said("{ heal half done my.pokemon }", attack(60)) ==
          "Heal from each of your Pokémon an amount of damage equal to half of the damage you did to your opponent's "
          "Active Pokémon (rounded down).");
}

TEST_CASE("effects of attacks that are prevented are told from damage") {
    CHECK(said("{ lasting next turn of them { give this { no effects of attacks } } }", attack(30)) ==
          "During your opponent's next turn, prevent all effects of attacks done to this Pokémon. (Damage is not an "
          "effect.)");
    CHECK(said("{ give this { no damage; no effects of attacks } }", ability()) ==
          "Prevent all damage from and effects of attacks done to this Pokémon.");
}

TEST_CASE("in Japanese an attack that prints no damage does what is added and only then more") {
    const auto in_japanese = [](const std::string& notation, int damage) {
        return said(notation, attack(damage), Language::japanese);
    };
    CHECK(in_japanese("{ if their.active is poisoned { more 40 }; more 20 }", 0) ==
          "相手のバトルポケモンがどくなら、40ダメージ。20ダメージ追加。");
    CHECK(in_japanese("{ flip 1 { heads: more 20; tails: more 30 } }", 0) ==
          "コインを1回投げオモテなら、20ダメージ。ウラなら、30ダメージ。");
    CHECK(in_japanese("{ if any my.bench { more 20 } else { more 30 } }", 0) ==
          "自分のベンチポケモンがいるなら、20ダメージ。そうでないなら、30ダメージ。");
    CHECK(in_japanese("{ discard any number my.hand; more 10 * done }", 0) ==
          "自分の手札を好きなだけトラッシュし、その枚数×10ダメージ。");
    CHECK(in_japanese("{ discard any number energy on this; more 10 * done }", 30) ==
          "このポケモンについているエネルギーを好きなだけ選び、トラッシュし、その数×10ダメージ追加。");
}

TEST_CASE("in Japanese a deck that is shuffled whatever comes is told from one that is shuffled in one branch") {
    const auto in_japanese = [](const std::string& notation) { return said(notation, {}, Language::japanese); };
    const std::string search = "search my.deck for 1 my.deck[basic] -> bench", shuffle = "shuffle my.deck";
    const std::string found = "自分の山札からたねポケモンを1枚選び、ベンチに出す。";
    CHECK(in_japanese("{ flip 1 { heads: { " + search + "; " + shuffle + " } } }") ==
          "コインを1回投げオモテなら、" + found + "そして山札を切る。");
    CHECK(in_japanese("{ flip 1 { heads: " + search + " }; " + shuffle + " }") ==
          "コインを1回投げオモテなら、" + found + "いずれの場合も、山札を切る。");
    CHECK(in_japanese("{ if any my.bench { " + search + " }; " + shuffle + " }") ==
          "自分のベンチポケモンがいるなら、" + found + "いずれの場合も、山札を切る。");
    CHECK(in_japanese("{ may { " + search + "; " + shuffle + " } }") == "のぞむなら、" + found + "そして山札を切る。");
    CHECK(in_japanese("{ discard 1 my.hand; then " + search + "; " + shuffle + " }") ==
          "自分の手札を1枚トラッシュする。その後、" + found + "最後に、山札を切る。");
    CHECK(in_japanese("{ put 1 my.hand -> into my.deck; then " + search + "; " + shuffle + " }") ==
          "自分の手札を1枚選び、山札にもどす。その後、" + found + "そして山札を切る。");
}

TEST_CASE("in Japanese a turn is the one of the text's player, whomever the text is about") {
    CHECK(said("{ give their.pokemon { can't evolve when turn of me } }", ability(), Language::japanese) ==
          "このポケモンがいるかぎり、自分の番の間、相手のポケモン全員は、進化できない。");
    CHECK(said("{ give this { can't retreat when turn of them } }", ability(), Language::japanese) ==
          "相手の番の間、このポケモンはにげられない。");
}

TEST_CASE("in Japanese a text that lets something be done says which limits of the rules it lifts") {
    const auto in_japanese = [](const std::string& notation) { return said(notation, ability(), Language::japanese); };
    CHECK(in_japanese("{ give this { can evolve } }") ==
          "このポケモンは、最初の自分の番や、出したばかりの番でも、進化できる。");
    CHECK(in_japanese("{ give this { can evolve when not first turn of me } }") ==
          "このポケモンは、出したばかりの番（最初の自分の番をのぞく）でも、進化できる。");
    CHECK(in_japanese("{ give this { can evolve when first turn of me } }") ==
          "このポケモンは、最初の自分の番でも、進化できる。");
    CHECK(in_japanese("{ give this { can evolve when this is poisoned } }") ==
          "このポケモンは、どくなら、最初の自分の番や、出したばかりの番でも、進化できる。");
    CHECK(in_japanese("{ give this { can retreat when this is asleep } }") ==
          "このポケモンは、ねむりでも、にげられる。");
}

TEST_CASE("in Japanese cards that are looked at and what remains of them are said as cards print it") {
    const auto in_japanese = [](const std::string& notation) { return said(notation, {}, Language::japanese); };
    const std::string look = "{ look top 5 of my.deck as $t; ", seen = "自分の山札を上から5枚見て、その中から";
    CHECK(in_japanese(look + "may { put 1 $t[item] -> my.hand reveal }; shuffle my.deck }") ==
          seen + "グッズを1枚選び、相手に見せて、手札に加えてよい。残りのカードは山札にもどして切る。");
    CHECK(in_japanese(look + "put 1 $t[item] -> my.hand reveal; shuffle my.deck }") ==
          seen + "グッズを1枚選び、相手に見せて、手札に加える。残りのカードは山札にもどして切る。");
    CHECK(in_japanese(look + "put 1 $t -> my.hand; discard $t[at my.deck] }") ==
          seen + "カードを1枚選び、手札に加える。残りのカードはトラッシュする。");
    CHECK(in_japanese("{ look bottom 2 of my.deck to them }") == "自分の山札を下から2枚、相手に見せる。");
}

TEST_CASE("in Japanese who draws is said where another player did what is waited for") {
    const auto in_japanese = [](const std::string& notation) { return said(notation, ability(), Language::japanese); };
    CHECK(in_japanese("{ when benched of any.pokemon from hand { draw 1 } }") ==
          "このポケモンがいるかぎり、どちらかのプレイヤーが手札からポケモンをベンチに出すたび、自分は山札を1枚引く。");
    CHECK(in_japanese("{ when played of their.hand[item] { draw 1 } }") ==
          "このポケモンがいるかぎり、相手が手札からグッズを出して使ったとき、自分は山札を1枚引く。");
    CHECK(in_japanese("{ when attacks of this { draw 1 } }") ==
          "このポケモンがワザを使ったとき、自分の山札を1枚引く。");
}

TEST_CASE("in Japanese what is not so of all of them or not so of both is not said as so of none") {
    const auto if_so = [](const std::string& condition) {
        return said("{ if " + condition + " { more 50 } }", attack(50), Language::japanese);
    };
    CHECK(if_so("not my.bench is fire") ==
          "自分のベンチポケモン全員が{R}ポケモンというわけではないなら、50ダメージ追加。");
    CHECK(if_so("not my.bench is full") ==
          "自分のベンチポケモン全員のHPがまんたんというわけではないなら、50ダメージ追加。");
    CHECK(if_so("not (this is full and any my.bench)") ==
          "このポケモンのHPが減っているか、または自分のベンチポケモンがいないなら、50ダメージ追加。");
    CHECK(if_so("not count(my.hand) = 0") == "自分の手札があるなら、50ダメージ追加。");
    CHECK(said("{ if not them agrees { draw 1 } }", {}, Language::japanese) ==
          "相手がのぞまないなら、自分の山札を1枚引く。");
}

TEST_CASE("in Japanese numbers are no formulas") {
    CHECK(said("{ draw min(3, count(my.bench)) }", {}, Language::japanese) ==
          "自分のベンチポケモンの数（最大3）ぶん、自分の山札を引く。");
    CHECK(said("{ counters count(my.bench) + 1 on their.active }", attack(50), Language::japanese) ==
          "自分のベンチポケモンの数に1を足した数ぶんのダメカンを、相手のバトルポケモンにのせる。");
    CHECK(said("{ if extra energy(this) = 2 { more 50 } }", attack(50), Language::japanese) ==
          "追加でエネルギーがちょうど2個ついているなら、50ダメージ追加。");
    CHECK(said("{ give my.pokemon { cost -C * count(my.bench) } }", ability(), Language::japanese) ==
          "このポケモンがいるかぎり、自分のベンチポケモンの数ぶん、自分のポケモンがワザを使うための{C}エネルギーは、そ"
          "れぞれ少なくなる。");
}

TEST_CASE("in Japanese who is not Knocked Out is named once where it was named already") {
    const std::string remains = "{ if this is full { heal until left 10 this } else { proceed } }";
    CHECK(said("{ instead of knocked out of this by any.pokemon " + remains + " }", ability(), Language::japanese) ==
          "このポケモンのHPがまんたんの状態で、このポケモンがワザのダメージを受けてきぜつするとき、きぜつせず、残りHPが"
          "「10」の状態で場に残る。");
    CHECK(said("{ instead of knocked out of my.pokemon by any.pokemon " + remains + " }", ability(),
               Language::japanese) ==
          "このポケモンのHPがまんたんの状態で、自分のポケモンがワザのダメージを受けてきぜつするとき、このポケモンはきぜ"
          "つせず、残りHPが「10」の状態で場に残る。");
}

TEST_CASE("in Japanese one of several types is no Pokémon of both") {
    CHECK(said("{ put 1 my.discard[fire & water] -> my.hand }", {}, Language::japanese) ==
          "自分のトラッシュから{R}または{W}タイプのポケモンかエネルギーを1枚選び、手札に加える。");
    CHECK(said("{ if their.active is fire & water { more 20 } }", attack(10), Language::japanese) ==
          "相手のバトルポケモンが{R}または{W}ポケモンなら、20ダメージ追加。");
}

TEST_CASE("in Japanese who heals a Pokémon and cures it says both in one sentence") {
    CHECK(said("{ heal 60 1 my.pokemon as $a; cure $a }", {}, Language::japanese) ==
          "自分のポケモン1匹のHPを「60」回復し、特殊状態もすべて回復する。");
    CHECK(said("{ heal 60 1 my.pokemon; cure my.active }", {}, Language::japanese) ==
          "自分のポケモン1匹のHPを「60」回復する。自分のバトルポケモンの特殊状態を、すべて回復する。");
}

TEST_CASE("in Japanese a card that ends the turn says so before all it does, as cards print it") {
    CHECK(said("{ draw 1; end turn }", {}, Language::japanese) ==
          "このカードを使ったなら、自分の番は終わる。自分の山札を1枚引く。");
    CHECK(said("{ draw 1; flip 1 { tails: end turn } }", {}, Language::japanese) ==
          "自分の山札を1枚引く。コインを1回投げウラなら、自分の番は終わる。");
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
    for (int i = 0; i < test::Sparse::of(900); ++i) {
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
