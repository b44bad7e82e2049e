// What the pages of golden/ do not show of the Japanese sentences: set phrases that cards print.
#include <string>

#include "tests/support/catch.hpp"
#include "tests/wording/said.hpp"

using namespace cubenight;
using test::said;
using wording::TextOf;

namespace {

std::string said_in_japanese(const std::string& notation, TextOf of, int damage = 0) {
    return said(notation, of, damage, Language::japanese);
}

}  // namespace

TEST_CASE("in Japanese a hand that is shown is looked at by who does not hold it") {
    CHECK(said_in_japanese("{ look their.hand as $a to both; discard 1 $a[trainer] }", TextOf::play) ==
          "相手の手札を見て、その中からトレーナーズを1枚選び、トラッシュする。");
    CHECK(said_in_japanese("{ look any.hand to both; draw 3 }", TextOf::play) ==
          "おたがいの手札を見せ合う。その後、自分の山札を3枚引く。");
}

TEST_CASE("in Japanese what is drawn for a hand that goes into the deck comes behind it") {
    CHECK(said_in_japanese("{ put my.hand -> into my.deck; shuffle my.deck; draw 6 }", TextOf::play) ==
          "自分の手札をすべて山札にもどして切る。その後、山札を6枚引く。");
    CHECK(
        said_in_japanese("{ by both { put own.hand -> into own.deck; shuffle own.deck }; draw 6; by them { draw 2 } }",
                         TextOf::play) ==
        "おたがいのプレイヤーは、それぞれ手札をすべて山札にもどして切る。その後、自分は6枚、相手は2枚、山札を引く。");
}

TEST_CASE("in Japanese the new Active Pokémon is hit behind the switch that brings it there") {
    CHECK(said_in_japanese("{ switch theirs by me as $a; damage 30 to $a }", TextOf::attack) ==
          "相手のベンチポケモンを1匹選び、バトルポケモンと入れ替える。その後、新しく出てきたポケモンに、30ダメージ。");
}

TEST_CASE(
    "in Japanese cards that are put in order lie on top of the deck again, in one sentence with the look at them") {
    CHECK(said_in_japanese("{ look top 3 of my.deck as $a; order $a }", TextOf::play) ==
          "自分の山札を上から3枚見て、好きな順番に入れ替えて、山札の上にもどす。");
    CHECK(said_in_japanese("{ look top 5 of their.deck as $a; order $a; put $a -> bottom of their.deck }",
                           TextOf::play) ==
          "相手の山札を上から5枚見て、好きな順番に入れ替えて、相手の山札の下にもどす。");
}

TEST_CASE("in Japanese Pokémon that are counted or asked for are those in play") {
    CHECK(said_in_japanese("{ more 50 * count(energy on their.pokemon) }", TextOf::attack, 10) ==
          "相手の場のポケモンについているエネルギーの数×50ダメージ追加。");
    CHECK(said_in_japanese("{ if any my.pokemon[name \"Lunatone\"] { more 50 } }", TextOf::attack, 10) ==
          "自分の場に「Lunatone」がいるなら、50ダメージ追加。");
}

TEST_CASE("in Japanese who is asked for is on the Bench") {
    CHECK(said_in_japanese("{ if any my.bench[name \"Solosis\"] { more 30 } }", TextOf::attack, 10) ==
          "自分のベンチに「Solosis」がいるなら、30ダメージ追加。");
}

TEST_CASE("in Japanese one number of two Pokémon is said once") {
    CHECK(said_in_japanese("{ if count(energy on this) = count(energy on their.active) { more 80 } }", TextOf::attack,
                           10) ==
          "このポケモンと相手のバトルポケモンについているエネルギーの数が同じなら、80ダメージ追加。");
}

TEST_CASE("in Japanese a Checkup comes again and again, as long as the Pokémon is where it has to be") {
    CHECK(said_in_japanese("{ when checkup { if this is at my.active { heal 10 my.bench } } }", TextOf::ability) ==
          "このポケモンがバトル場にいるかぎり、ポケモンチェックのたび、自分のベンチポケモン全員のHPを、それぞれ「10」回"
          "復する。");
}

TEST_CASE("in Japanese the number alone is said that hangs on a condition") {
    CHECK(said_in_japanese("{ if happened knocked out of my.pokemon last turn { draw until 8 } else { draw until 5 } }",
                           TextOf::play) ==
          "自分の手札が5枚になるように、山札を引く。前の相手の番に、自分のポケモンがきぜつしていたなら、8枚になるように"
          "引く。");
    CHECK(said_in_japanese("{ if any my.bench { draw 4 } else { draw 2 } }", TextOf::play) ==
          "自分の山札を2枚引く。自分のベンチポケモンがいるなら、引く枚数は4枚になる。");
    CHECK(
        said_in_japanese("{ if any my.bench { draw 4 } else { heal 20 1 my.pokemon } }", TextOf::play) ==
        "自分のベンチポケモンがいるなら、自分の山札を4枚引く。そうでないなら、自分のポケモン1匹のHPを「20」回復する。");
}

TEST_CASE("in Japanese a special Energy is not called basic") {
    CHECK(said_in_japanese("{ search my.deck for 1 my.deck[special energy, !name \"基本悪エネルギー\"] -> my.hand }",
                           TextOf::play) ==
          "自分の山札から特殊エネルギー（「悪エネルギー」をのぞく）を1枚選び、手札に加える。");
    CHECK(said_in_japanese("{ search my.deck for 1 my.deck[basic energy, !name \"基本悪エネルギー\"] -> my.hand }",
                           TextOf::play) ==
          "自分の山札から基本エネルギー（「基本悪エネルギー」をのぞく）を1枚選び、手札に加える。");
}

TEST_CASE("in Japanese what may be done once in one's own turn is used when it comes") {
    CHECK(said_in_japanese(
              "{ once; when moved of my.pokemon[name \"Mega Latias ex\"] at my.active { if turn of me { may { "
              "draw 1 } } } }",
              TextOf::ability) ==
          "自分の番に、自分の「Mega Latias ex」がベンチからバトル場に出たとき、1回使える。自分の山札を1枚引く。");
}
