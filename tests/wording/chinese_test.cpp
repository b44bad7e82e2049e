// What the pages of golden/ do not show of the Chinese sentences: attacks without a printed number, and what a sentence
// says of the one before it.
#include <string>

#include "engine/cards/notation.hpp"
#include "engine/cards/rules_text/rules_text.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;
using wording::Source;
using wording::TextOf;

namespace {

std::string said(const std::string& notation, TextOf of, int damage, Language language) {
    Source source;
    source.of = of;
    source.on_pokemon = of == TextOf::attack || of == TextOf::ability;
    source.name = "Lure";
    source.damage = damage;
    const auto effect = read_effect(notation);
    REQUIRE(effect);
    return wording::rules_text(*effect, source, language);
}

std::string mainland(const std::string& notation, TextOf of, int damage = 0) {
    return said(notation, of, damage, Language::simplified_chinese);
}

std::string taiwan(const std::string& notation, TextOf of, int damage = 0) {
    return said(notation, of, damage, Language::traditional_chinese);
}

}  // namespace

TEST_CASE("Chinese - an attack without a printed number does what it does, and no more than that") {
    CHECK(mainland("{ more 20 * count(my.bench) }", TextOf::attack) == "造成自己备战宝可梦数量×20伤害。");
    CHECK(mainland("{ more 20 * count(my.bench) }", TextOf::attack, 30) == "追加造成自己备战宝可梦数量×20伤害。");
    CHECK(taiwan("{ more 20 * count(my.bench) }", TextOf::attack) == "造成自己的備戰寶可夢的數量×20點傷害。");
    CHECK(taiwan("{ more 20 * count(my.bench) }", TextOf::attack, 30) == "增加自己的備戰寶可夢的數量×20點傷害。");
}

TEST_CASE("Chinese - what such an attack does behind that is more, whichever of two things it did before") {
    CHECK(taiwan("{ more 30; more 20 }", TextOf::attack) == "造成30點傷害。增加20點傷害。");
    CHECK(taiwan("{ flip 1 { heads: more 30; tails: more 10 }; more 20 }", TextOf::attack) ==
          "擲1次硬幣若為正面，則造成30點傷害。若為反面，則造成10點傷害。增加20點傷害。");
    CHECK(taiwan("{ if any my.bench { more 30 } else { more 10 } }", TextOf::attack) ==
          "若自己的備戰區有寶可夢，則造成30點傷害。否則，造成10點傷害。");
    CHECK(mainland("{ more 30; damage 20 to this }", TextOf::attack) == "造成30伤害。给这只宝可梦也造成20伤害。");
    CHECK(mainland("{ damage 20 to this }", TextOf::attack) == "给这只宝可梦造成20伤害。");
}

TEST_CASE("Chinese - what may evolve early says when") {
    const std::string first = "{ give this { can evolve when first turn of me } }";
    const std::string later = "{ give this { can evolve when not first turn of me } }";
    CHECK(taiwan("{ give this { can evolve } }", TextOf::ability) ==
          "這隻寶可夢就算在自己的最初回合或者剛使出的回合，也可進化。");
    CHECK(taiwan(first, TextOf::ability) == "這隻寶可夢就算在自己的最初回合，也可進化。");
    CHECK(taiwan(later, TextOf::ability) == "這隻寶可夢就算在剛使出或剛進化的回合，也可進化。");
    CHECK(mainland(later, TextOf::ability) == "这只宝可梦即使在刚出场或刚进化的回合，也可以进化。");
}

TEST_CASE("Chinese - several Pokémon go with what is on them, not one") {
    CHECK(taiwan("{ put up to 2 my.bench -> my.hand }", TextOf::play) ==
          "選擇最多2隻自己的備戰寶可夢，將那些寶可夢與附加的卡全部放回手牌。");
    CHECK(taiwan("{ put 1 my.bench -> my.hand }", TextOf::play) ==
          "選擇1隻自己的備戰寶可夢，將那隻寶可夢與附加的卡全部放回手牌。");
}

TEST_CASE("Chinese - one Pokémon is named once of whom two things are asked") {
    CHECK(taiwan("{ if their.active is full and their.active is basic { draw 1 } }", TextOf::play) ==
          "若對手的戰鬥寶可夢的HP為全滿的狀態，並且為【基礎】寶可夢，則從自己的牌庫抽出1張卡。");
    CHECK(mainland("{ if my.bench is basic and not my.bench is water { draw 1 } }", TextOf::play) ==
          "如果自己所有的备战宝可梦都是【基础】宝可梦，并且并非自己所有的备战宝可梦都是{W}"
          "宝可梦的话，则从自己牌库上方抽取1张卡牌。");
}

TEST_CASE("Chinese - Tools are put on Pokémon, Energy is attached to them") {
    CHECK(mainland("{ attach 1 my.hand[tool] to 1 my.pokemon }", TextOf::play) ==
          "选择自己手牌中的1张「宝可梦道具」，放于自己的1只宝可梦身上。");
    CHECK(mainland("{ attach 1 my.hand[energy] to 1 my.pokemon }", TextOf::play) ==
          "选择自己手牌中的1张能量，附着于自己的1只宝可梦身上。");
}

TEST_CASE("Chinese - so much less for each of something, and so many times so much") {
    CHECK(taiwan("{ give this { cost -C * count(my.bench) } }", TextOf::ability) ==
          "這隻寶可夢使用招式所需的{C}能量，減少與自己的備戰寶可夢的數量相同的數量。");
    CHECK(taiwan("{ give this { cost +RW * 2 } }", TextOf::ability) ==
          "這隻寶可夢使用招式所需的能量增加2個{R}能量與2個{W}能量。");
}

TEST_CASE("Chinese - whether a deck is shuffled in one case or in all of them can be told") {
    const std::string search = "search my.deck for 1 my.deck[item] -> my.hand",
                      found = "從自己的牌庫選擇1張物品卡加入手牌";
    CHECK(taiwan("{ flip 1 { heads: { " + search + "; shuffle my.deck } } }", TextOf::play) ==
          "擲1次硬幣若為正面，則" + found + "。並且重洗牌庫。");
    CHECK(taiwan("{ flip 1 { heads: " + search + " }; shuffle my.deck }", TextOf::play) ==
          "擲1次硬幣若為正面，則" + found + "。不論何種情況，都重洗牌庫。");
    CHECK(taiwan("{ flip 1 { heads: draw 1; tails: { " + search + "; shuffle my.deck } } }", TextOf::play) ==
          "擲1次硬幣若為正面，則從自己的牌庫抽出1張卡。若為反面，則" + found + "，並且重洗牌庫。");
    CHECK(taiwan("{ flip 1 { heads: draw 1; tails: " + search + " }; shuffle my.deck }", TextOf::play) ==
          "擲1次硬幣若為正面，則從自己的牌庫抽出1張卡。若為反面，則" + found + "。並且重洗牌庫。");
    CHECK(taiwan("{ flip 2 { heads: { " + search + "; shuffle my.deck } } }", TextOf::play) ==
          "擲2次硬幣，每出現1次正面，" + found + "，並且重洗牌庫。");
    CHECK(taiwan("{ flip 2 { heads: " + search + " }; shuffle my.deck }", TextOf::play) ==
          "擲2次硬幣，每出現1次正面，" + found + "。並且重洗牌庫。");
    CHECK(taiwan("{ discard 1 my.hand; then { " + search + "; shuffle my.deck } }", TextOf::play) ==
          "將自己的1張手牌丟棄。這個情況下，" + found + "，並且重洗牌庫。");
    CHECK(taiwan("{ discard 1 my.hand; then " + search + "; shuffle my.deck }", TextOf::play) ==
          "將自己的1張手牌丟棄。這個情況下，" + found + "。並且重洗牌庫。");
    CHECK(mainland("{ if any my.bench { " + search + " }; shuffle my.deck }", TextOf::play) ==
          "如果自己备战区中有宝可梦的话，则选择自己牌库中的1张物品，加入手牌。无论何种情况，都重洗牌库。");
}

TEST_CASE("Chinese - the rest is all of the rest, and what a Pokémon has no part in isn't said of it") {
    CHECK(taiwan("{ look top 5 of my.deck as $a; put 1 $a -> my.hand; discard $a[at my.deck] }", TextOf::play) ==
          "查看自己的牌庫上方5張卡，從其中選擇1張卡加入手牌。將剩餘卡丟棄。");
    CHECK(taiwan("{ give this { no effects of all from their.pokemon } }", TextOf::ability) ==
          "這隻寶可夢不會受到對手的寶可夢招式・特性的效果的影響。");
}

TEST_CASE("Chinese - that counters lie where some are taken is not said, that there are more of them is") {
    CHECK(taiwan("{ choose $a = 1 my.pokemon[counters >= 1]; move counters 2 from $a to my.active }", TextOf::play) ==
          "選擇自己的1隻寶可夢身上放置的2個傷害指示物，改放於自己的戰鬥寶可夢身上。");
    CHECK(taiwan("{ choose $a = 1 my.pokemon[counters >= 3]; move counters 2 from $a to my.active }", TextOf::play) ==
          "選擇自己的1隻身上放置有3個以上的傷害指示物的寶可夢身上放置的2個傷害指示物，改放於自己的戰鬥寶可夢身上。");
}

TEST_CASE("Chinese - all of somebody's Pokémon, in the order of each wording") {
    CHECK(mainland("{ heal 20 my.bench }", TextOf::play) == "给自己所有的备战宝可梦各回复「20」HP。");
    CHECK(mainland("{ heal 20 my.pokemon[water] }", TextOf::play) == "给自己所有{W}宝可梦各回复「20」HP。");
    CHECK(mainland("{ discard all energy on my.pokemon }", TextOf::play) ==
          "将自己所有宝可梦身上附着的能量全部放于弃牌区。");
    CHECK(taiwan("{ heal 20 my.bench }", TextOf::play) == "將自己的所有備戰寶可夢各恢復「20」HP。");
}

TEST_CASE("Chinese - over how many Pokémon something is spread is said") {
    CHECK(taiwan("{ counters 3 on 2 their.pokemon spread }", TextOf::attack) ==
          "將3個傷害指示物以任意方式放置於對手的2隻寶可夢身上。");
    CHECK(mainland("{ attach up to 4 my.discard[basic energy] to up to 2 my.bench spread }", TextOf::play) ==
          "选择自己弃牌区中最多4张基本能量，以任意方式附着于自己的最多2只备战宝可梦身上。");
    CHECK(mainland("{ move counters any number from my.active to 2 their.pokemon spread }", TextOf::play) ==
          "将自己的战斗宝可梦身上放置的任意数量的伤害指示物，以任意方式转放于对手的2只宝可梦身上。");
}

TEST_CASE("Chinese - what chance chooses, and which of the cards go back, is not lost in what comes next") {
    CHECK(taiwan("{ choose $a = 1 random my.pokemon[counters >= 1]; move counters 2 from $a to my.active }",
                 TextOf::play) ==
          "隨機選擇1隻自己的身上放置有傷害指示物的寶可夢。將那隻寶可夢身上放置的2個傷害指示物，改放於自己的戰鬥寶可夢身"
          "上。");
    CHECK(taiwan("{ move counters 2 from my.active to 1 random my.bench }", TextOf::play) ==
          "將自己的戰鬥寶可夢身上放置的2個傷害指示物，改放於隨機選擇的自己的1隻備戰寶可夢身上。");
    CHECK(taiwan("{ put this -> under 1 random my.pokemon }", TextOf::play) ==
          "將這張卡放置於隨機選擇的自己的1隻寶可夢的下方。");
    CHECK(taiwan("{ look top 5 of my.deck as $a; order $a; put all $a[fire] -> bottom of my.deck }", TextOf::play) ==
          "查看自己的牌庫上方5張卡。將那些卡以任意順序排列。將其中的{R}寶可夢卡或{R}能量卡全部放回牌庫下方。");
}
