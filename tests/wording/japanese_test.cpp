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

TEST_CASE("in Japanese a coin decides whether damage is done before anything else is said of it") {
    CHECK(
        said_in_japanese("{ instead of damaged of this { flip 1 { tails: proceed } } }", TextOf::ability) ==
        "このポケモンがワザのダメージを受けるとき、自分はコインを1回投げる。オモテなら、このポケモンはそのダメージを受"
        "けない。");
    CHECK(said_in_japanese("{ instead of damaged of this { if this is confused { flip 1 { tails: proceed } } else { "
                           "proceed } } }",
                           TextOf::ability)
              .starts_with("このポケモンがこんらんなら、このポケモンがワザのダメージを受けるとき、自分はコインを"));
    CHECK(said_in_japanese("{ instead of knocked out of this by any.pokemon { flip 1 { heads: heal until left 10 this; "
                           "tails: proceed } } }",
                           TextOf::ability)
              .ends_with("自分はコインを1回投げる。オモテなら、このポケモンはきぜつせず、残りHPが「10」の状態で場に残"
                         "る。"));
    CHECK(said_in_japanese("{ instead of damaged of this by their.pokemon { if done < 200 { proceed } } }",
                           TextOf::ability) ==
          "このポケモンは、相手のポケモンから「200」以上のワザのダメージを受けない。");
}

TEST_CASE("in Japanese what happens in the opponent's turn ends that turn, and the opponent attaches") {
    CHECK(said_in_japanese("{ choose $a = their.active; lasting next turn of them { when attached of energy on $a from "
                           "hand { end turn } } }",
                           TextOf::attack, 10) ==
          "次の相手の番、相手が手札からエネルギーをこのワザを受けたポケモンにつけるたび、相手の番は終わる。");
}

TEST_CASE("in Japanese a card of the opponent's hand is looked at, and one's own is shown") {
    CHECK(said_in_japanese("{ put 1 random their.hand -> into their.deck reveal; shuffle their.deck }", TextOf::attack,
                           10) ==
          "相手の手札からオモテを見ないで1枚選び、そのカードのオモテを見て、相手の山札にもどして切る。");
    CHECK(said_in_japanese("{ put 1 my.discard[item] -> my.hand reveal }", TextOf::play) ==
          "自分のトラッシュからグッズを1枚選び、相手に見せて、手札に加える。");
}

TEST_CASE("in Japanese a Knock Out and what becomes of the Prize cards are one sentence") {
    CHECK(said_in_japanese("{ when knocked out of this by their.pokemon[ex] { lasting this turn { give this { prizes "
                           "none } } } }",
                           TextOf::ability) ==
          "このポケモンが、相手の「ポケモンex」からワザのダメージを受けてきぜつしたとき、相手はサイドをとれない。");
    CHECK(said_in_japanese("{ lasting next turn of them { give this { prizes none } } }", TextOf::attack, 10) ==
          "次の相手の番、このポケモンがきぜつしても、相手はサイドをとれない。");
}

TEST_CASE("in Japanese the same things of both players are those of both") {
    CHECK(said_in_japanese("{ inflict asleep & poisoned on my.active and their.active }", TextOf::attack, 10) ==
          "おたがいのバトルポケモンを、それぞれどくとねむりにする。");
    CHECK(said_in_japanese("{ discard my.active and their.active }", TextOf::attack, 10) ==
          "おたがいのバトルポケモンと、ついているすべてのカードを、トラッシュする。");
    CHECK(said_in_japanese("{ more 20 * count(energy on my.active and energy on their.active) }", TextOf::attack, 10) ==
          "おたがいのバトルポケモンについているエネルギーの数×20ダメージ追加。");
}

TEST_CASE("in Japanese of discarded cards it is asked what is among them, and of one card what it is") {
    CHECK(said_in_japanese("{ discard top 3 of my.deck as $a; if any $a[energy] { more 100 } }", TextOf::attack, 10) ==
          "自分の山札を上から3枚トラッシュする。その中にエネルギーがあるなら、100ダメージ追加。");
    CHECK(said_in_japanese("{ discard top 1 of my.deck as $a; if any $a[energy] { more 100 } }", TextOf::attack, 10) ==
          "自分の山札を上から1枚トラッシュする。そのカードがエネルギーなら、100ダメージ追加。");
    CHECK(said_in_japanese("{ look top 1 of their.deck; may { shuffle their.deck } }", TextOf::play)
              .ends_with("のぞむなら、相手の山札を切る。"));
}

TEST_CASE("in Japanese the rest of the cards that were looked at goes where it lay") {
    CHECK(said_in_japanese("{ look top 3 of my.deck as $a; may { attach any number $a[energy] to this }; order $a }",
                           TextOf::attack, 10)
              .ends_with("残りのカードは好きな順番に入れ替えて、山札の上にもどす。"));
    CHECK(said_in_japanese("{ discard top max(0, count(my.deck) - 1) of my.deck }", TextOf::attack, 10) ==
          "自分の山札を上から残り1枚になるようにトラッシュする。");
    CHECK(said_in_japanese("{ shuffle my.hand; put my.hand -> bottom of my.deck; then draw 4 }", TextOf::play) ==
          "自分の手札をすべてウラにして切り、山札の下にもどす。その後、山札を4枚引く。");
    CHECK(said_in_japanese("{ may { put energy on this -> into my.deck; then { shuffle my.deck; more 80 } } }",
                           TextOf::attack, 10) ==
          "のぞむなら、このポケモンについているエネルギーを、すべて山札にもどして切る。その場合、80ダメージ追加。");
}

TEST_CASE("in Japanese one card goes to each of several Pokémon") {
    CHECK(said_in_japanese("{ each $a in my.bench { attach 1 my.discard[basic energy, fighting] to $a } }",
                           TextOf::attack, 10) ==
          "自分のベンチポケモン全員に、自分のトラッシュから「基本{F}エネルギー」を1枚ずつつける。");
    CHECK(said_in_japanese("{ each $a in up to 2 my.bench { search my.deck for 1 my.deck[basic energy] as $b; attach "
                           "$b to $a }; shuffle my.deck }",
                           TextOf::attack, 10) ==
          "自分のベンチポケモンを2匹まで選び、自分の山札から基本エネルギーを1枚ずつつける。そして山札を切る。");
}

TEST_CASE("in Japanese names at one place stand in one row, and what is not so is said of each") {
    CHECK(said_in_japanese("{ if any my.bench[name \"Uxie\"] and any my.bench[name \"Azelf\"] { more 70 } }",
                           TextOf::attack, 10) == "自分のベンチに「Uxie」「Azelf」がいるなら、70ダメージ追加。");
    CHECK(said_in_japanese("{ if not (prizes left them = 3 or prizes left them = 4) { fail } }", TextOf::attack, 10) ==
          "相手のサイドの残り枚数が3枚・4枚のどれでもないなら、このワザは失敗。");
    CHECK(said_in_japanese("{ if not (any my.bench[name \"Uxie\"] and any my.bench[name \"Azelf\"]) { fail } }",
                           TextOf::attack,
                           10) == "自分のベンチに「Uxie」「Azelf」がそろっていないなら、このワザは失敗。");
    CHECK(said_in_japanese("{ if happened evolved of this this turn and any earlier[name \"Burmy\"] on this { more 90 "
                           "} }",
                           TextOf::attack,
                           10) == "この番、このポケモンが「Burmy」から進化していたなら、90ダメージ追加。");
    CHECK(said_in_japanese("{ more 20 * count(their.pokemon[trait \"A\" or trait \"B\"]) }", TextOf::attack, 10) ==
          "相手の場の「A」「B」のポケモンの数×20ダメージ追加。");
}

TEST_CASE("in Japanese a number for each of something is said of each one") {
    CHECK(said_in_japanese("{ give this { hp +50 * prizes taken them } }", TextOf::ability) ==
          "相手がすでにとったサイド1枚につき、このポケモンの最大HPは「+50」される。");
    CHECK(
        said_in_japanese("{ give this { deals +30 * count(energy on this) to their.active } }", TextOf::ability) ==
        "このポケモンが使うワザの、相手のバトルポケモンへのダメージは、このポケモンについているエネルギー1個につき「+3"
        "0」される。");
}

TEST_CASE("in Japanese Prize cards lie face down, and several sorts of cards are not played") {
    CHECK(said_in_japanese("{ choose $a = 1 my.prizes[!face up]; put $a -> my.prizes face up }", TextOf::play) ==
          "ウラになっている自分のサイドを1枚選び、オモテにする。");
    CHECK(said_in_japanese("{ lasting next turn of them { give them { can't play their.hand[item] and "
                           "their.hand[stadium] } } }",
                           TextOf::attack, 10) == "次の相手の番、相手は手札からグッズやスタジアムを出して使えない。");
    CHECK(said_in_japanese("{ only if not happened attacks \"Lure\" of my.pokemon last turn of me; draw 1 }",
                           TextOf::attack, 10)
              .starts_with("前の自分の番に、自分のポケモンが「Lure」を使っていたなら、このワザは使えない。"));
    CHECK(said_in_japanese("{ counters 6 on any.pokemon[has ability] }", TextOf::attack, 10) ==
          "おたがいの特性を持つポケモン全員に、それぞれダメカンを6個のせる。");
}

TEST_CASE(
    "in Japanese an Ability that waits for others does so while its Pokémon is in play, and each time one attaches") {
    CHECK(said_in_japanese("{ when attached of energy on their.pokemon as $a from hand { counters 2 on $a } }",
                           TextOf::ability) ==
          "このポケモンがいるかぎり、相手が手札からエネルギーをポケモンにつけるたび、そのポケモンにダメカンを2個のせる"
          "。");
    CHECK(
        said_in_japanese("{ when attached of energy on my.pokemon as $a from hand { if this is at my.active { heal "
                         "90 $a } } }",
                         TextOf::ability)
            .starts_with("このポケモンがバトル場にいるかぎり、自分の手札からエネルギーを自分のポケモンにつけるたび、"));
    CHECK(said_in_japanese("{ when attached of energy on this from hand { if turn of me { heal 30 this } } }",
                           TextOf::ability)
              .starts_with("自分の番に、自分の手札からエネルギーをこのポケモンにつけるたび、このポケモンのHPを"));
    CHECK(
        said_in_japanese("{ once; when attached of energy on this from hand { if this is at my.active { may { switch "
                         "theirs by me } } } }",
                         TextOf::ability) ==
        "自分の番に、このポケモンがバトル場にいるなら、自分の手札からエネルギーをこのポケモンにつけるたび、1回使える。"
        "相手のベンチポケモンを1匹選び、バトルポケモンと入れ替える。");
    CHECK(said_in_japanese("{ when set up { may { put this -> active } } }", TextOf::ability).find("かぎり") ==
          std::string::npos);
}

TEST_CASE("in Japanese Pokémon of somebody are called so, and of cards a part of the name is asked for") {
    CHECK(said_in_japanese("{ more 20 * count(my.pokemon[name with \"カスミの\"]) }", TextOf::attack, 10) ==
          "自分の場の「カスミのポケモン」の数×20ダメージ追加。");
    CHECK(said_in_japanese("{ search my.deck for 1 my.deck[basic, name with \"カスミの\"] -> bench; shuffle my.deck }",
                           TextOf::play)
              .starts_with("自分の山札からたねポケモンの「カスミのポケモン」を1枚選び、"));
    CHECK(said_in_japanese("{ put 1 my.discard[name with \"カスミの\"] -> my.hand }", TextOf::play)
              .find("名前に「カスミの」とつくカード") != std::string::npos);
    CHECK(said_in_japanese("{ if my.active is name with \"カスミの\" { more 20 } }", TextOf::attack, 10) ==
          "自分のバトルポケモンが「カスミのポケモン」なら、20ダメージ追加。");
}
