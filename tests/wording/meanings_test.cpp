// What a player would understand otherwise, were it said in other words.
#include <string>

#include "tests/support/catch.hpp"
#include "tests/wording/said.hpp"

using namespace cubenight;
using test::said;
using wording::TextOf;

TEST_CASE("of two things asked of a Pokémon neither is said of the card that is attached to it") {
    const std::string text =
        "{ while holder is darkness or holder is name with \"Dark\" give holder { deals +10 to their.active } }";
    CHECK(said(text, TextOf::attached) ==
          "If the Pokémon this card is attached to is a {D} Pokémon or has “Dark” in its name, its attacks do 10 more "
          "damage to your opponent's Active Pokémon (before applying Weakness and Resistance).");
    CHECK(said(text, TextOf::attached, Language::simplified_chinese).find("或者其名称中带有「Dark」") !=
          std::string::npos);
}

TEST_CASE("a turn that does not end names what the Pokémon becomes") {
    const std::string text = "{ give holder[name \"M Mew-EX\"] { can keep turn } }";
    CHECK(said(text, TextOf::attached) ==
          "Your turn does not end if the Pokémon this card is attached to becomes M Mew-EX.");
    CHECK(said(text, TextOf::attached, Language::finnish) ==
          "Vuorosi ei pääty, jos Pokémonista, johon tämä kortti on liitetty, tulee M Mew-EX.");
    CHECK(said(text, TextOf::attached, Language::japanese) ==
          "このカードをつけているポケモンが「M Mew-EX」になっても、自分の番は終わらない。");
}

TEST_CASE("what may be done with more damage stands in one sentence with it, and both lead to what follows") {
    CHECK(said("{ may { more 50; inflict paralyzed on their.active; damage 30 to this } }", TextOf::attack) ==
          "You may do 50 more damage and make your opponent's Active Pokémon Paralyzed. If you do, this Pokémon also "
          "does 30 damage to itself.");
}

TEST_CASE("how often is not said of your own turn where the text waits for another's") {
    const std::string played = "when played of their.hand[supporter] { counters 1 on their.pokemon } }";
    CHECK(said("{ once by name; " + played, TextOf::ability) ==
          "Whenever your opponent plays a Supporter card from their hand, put 1 damage counter on each of your "
          "opponent's Pokémon. You can't use more than 1 Lure Ability each turn.");
    CHECK(said("{ once; " + played, TextOf::ability).starts_with("Once each turn, when your opponent plays "));
    CHECK(said("{ once; " + played, TextOf::ability, Language::finnish).starts_with("Kerran vuorossa, kun "));
    CHECK(said("{ once; when attacks of this { again attack } }", TextOf::ability, Language::finnish)
              .starts_with("Kerran vuorosi aikana, kun tämä Pokémon hyökkää"));
    CHECK(said("{ once; when benched of this from hand { may { draw 1 } } }", TextOf::ability) ==
          "Once during your turn, when you play this Pokémon from your hand onto your Bench, you may draw a card.");
    CHECK(said("{ once; when damaged of this { if turn of them { may { draw 1 } } } }", TextOf::ability) ==
          "Once during your opponent's turn, if this Pokémon is damaged by an attack, you may draw a card.");
}

TEST_CASE("Special Conditions are counted by that name") {
    const std::string text =
        "{ more 50 * max(0, count(their.active[asleep or confused or paralyzed]) + count(their.active[burned]) + "
        "count(their.active[poisoned])) }";
    CHECK(said(text, TextOf::attack) ==
          "This attack does 50 more damage for each Special Condition affecting your opponent's Active Pokémon.");
    CHECK(said(text, TextOf::attack, Language::japanese) ==
          "相手のバトルポケモンが受けている特殊状態の数×50ダメージ追加。");
    CHECK(
        said("{ more min(40, 20 * min(extra energy(this), max(0, count(energy[water] on this)))) }", TextOf::attack) ==
        "This attack does 20 more damage for each {W} Energy attached to this Pokémon but not used to pay for this "
        "attack's Energy cost. You can't add more than 40 damage in this way.");
}

TEST_CASE("whose coins are flipped once more is said, and that all are") {
    const std::string text = "{ once by name; when flipped of my.pokemon { may { again flip } } }";
    CHECK(said(text, TextOf::ability) ==
          "Once during your turn, after you flip any coins for an attack or Ability of 1 of your Pokémon, you may "
          "ignore all results of those coin flips and begin flipping those coins again. You can't use more than 1 Lure "
          "Ability each turn.");
}

TEST_CASE("what only names something does not swallow how the text opens") {
    const std::string text = "{ once; when benched of this from hand { may { choose $a = this; switch mine[$a] } } }";
    CHECK(said(text, TextOf::ability, Language::finnish) ==
          "Kerran vuorosi aikana, kun pelaat tämän Pokémonin kädestäsi penkille, voit vaihtaa tämän Pokémonin "
          "aktiivisen Pokémonisi tilalle.");
    CHECK(said(text, TextOf::ability) ==
          "Once during your turn, when you play this Pokémon from your hand onto your Bench, you may switch it "
          "with your Active Pokémon.");
    CHECK(said("{ draw 1; then { choose $a = this; switch mine[$a] } }", TextOf::ability, Language::simplified_chinese)
              .find("指定") == std::string::npos);
}

TEST_CASE("what was discarded before does not leave play with its Pokémon") {
    const std::string text = "{ choose $a = 1 my.pokemon; discard cards on $a; put $a -> my.hand }";
    for (int language = 0; language < language_count; ++language) {
        const std::string words = said(text, TextOf::play, static_cast<Language>(language));
        INFO(words);
        for (const std::string_view too : {"and all attached", "ja kaikki siihen", "ついているすべてのカードを、手札",
                                           "以及放于其身上", "與附加的卡"})
            CHECK(words.find(too) == std::string::npos);
    }
}

TEST_CASE("a Prize card for a Knock Out is one more than it brings anyway") {
    const std::string text = "{ when knocked out of their.pokemon by this { take prize 1 } }";
    CHECK(said(text, TextOf::ability).ends_with("take 1 more Prize card."));
    CHECK(said(text, TextOf::ability, Language::finnish).ends_with("nosta lisäksi palkintokortti."));
    CHECK(said(text, TextOf::ability, Language::japanese) ==
          "このポケモンが使うワザのダメージで、相手のポケモンがきぜつしたとき、自分のサイドを1枚多くとる。");
    CHECK(said(text, TextOf::ability, Language::simplified_chinese).ends_with("多拿取1张奖赏卡。"));
}

TEST_CASE("a power that is spent once in a game is called by its name") {
    CHECK(said("{ once per game \"VSTAR\"; draw 1 }", TextOf::attack) ==
          "Draw a card. (You can't use more than 1 VSTAR Power in a game.)");
    CHECK(said("{ once per game \"VSTAR\"; draw 1 }", TextOf::attack, Language::finnish)
              .ends_with("vain yhden VSTAR Powerin (hyökkäyksen tai Abilityn)."));
    CHECK(said("{ once per game \"GX\"; draw 1 }", TextOf::attack) ==
          "Draw a card. (You can't use more than 1 GX attack in a game.)");
}

TEST_CASE("players attach cards, not Pokémon, and those left out share one bracket") {
    const std::string text =
        "{ while this is at my.active give their.active { can't attach their.hand[special energy, !name \"A\", !name "
        "\"B\"] } }";
    CHECK(said(text, TextOf::ability, Language::japanese) ==
          "このポケモンがバトル場にいるかぎり、相手は、手札から特殊エネルギー（「A」と「B」をのぞく）をバトルポケモン"
          "につけられない。");
}

TEST_CASE("in Chinese a Pokémon goes back to the hand, and a card that was no part of it comes there") {
    CHECK(said("{ choose $a = 1 my.pokemon; discard cards on $a; put $a -> my.hand }", TextOf::play,
               Language::simplified_chinese)
              .find("将那只宝可梦放回手牌。") != std::string::npos);
    CHECK(said("{ look top 1 of their.deck as $a; put $a -> their.hand }", TextOf::attack, Language::simplified_chinese)
              .ends_with("加入对手的手牌。"));
}

TEST_CASE("in Chinese a single card is asked what it is, not whether it is there") {
    const std::string text = "{ look top 1 of their.deck as $a; if any $a[trainer] { discard $a } }";
    CHECK(said(text, TextOf::attack, Language::simplified_chinese).find("存在") == std::string::npos);
    CHECK(said(text, TextOf::attack, Language::traditional_chinese).find("若那張卡為訓練家卡") != std::string::npos);
}
