// What the pages of golden/ do not show of the Chinese sentences: attacks without a printed number, and what a sentence
// says of the one before it.
#include <string>

#include "tests/support/catch.hpp"
#include "tests/wording/said.hpp"

using namespace cubenight;
using test::said;
using wording::TextOf;

namespace {

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
          "若自己的備戰區有寶可夢，則造成30點傷害。若沒有，則造成10點傷害。");
    CHECK(mainland("{ more 30; damage 20 to this }", TextOf::attack) == "造成30伤害。给这只宝可梦也造成20伤害。");
    CHECK(mainland("{ damage 20 to this }", TextOf::attack) == "给这只宝可梦造成20伤害。");
}

TEST_CASE("Chinese - what may evolve early says when") {
    const std::string first = "{ give this { can evolve when first turn of me } }";
    const std::string later = "{ give this { can evolve when not first turn of me } }";
    CHECK(taiwan("{ give this { can evolve } }", TextOf::ability) ==
          "這隻寶可夢就算在自己的最初回合或者剛使出的回合，也可進化。");
    CHECK(taiwan(first, TextOf::ability) == "這隻寶可夢就算在自己的最初回合，也可進化。");
    CHECK(taiwan(later, TextOf::ability) == "這隻寶可夢就算在剛使出或剛進化的回合（自己的最初回合除外），也可進化。");
    CHECK(mainland(later, TextOf::ability) ==
          "这只宝可梦即使在刚出场或刚进化的回合（自己的最初回合除外），也可以进化。");
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
                      found = "從自己的牌庫選擇1張物品卡加入手牌",
                      so_many = "從自己的牌庫選擇與正面出現的次數相同數量的物品卡加入手牌";
    CHECK(taiwan("{ flip 1 { heads: { " + search + "; shuffle my.deck } } }", TextOf::play) ==
          "擲1次硬幣若為正面，則" + found + "。並且重洗牌庫。");
    CHECK(taiwan("{ flip 1 { heads: " + search + " }; shuffle my.deck }", TextOf::play) ==
          "擲1次硬幣若為正面，則" + found + "。不論何種情況，都重洗牌庫。");
    CHECK(taiwan("{ flip 1 { heads: draw 1; tails: { " + search + "; shuffle my.deck } } }", TextOf::play) ==
          "擲1次硬幣若為正面，則從自己的牌庫抽出1張卡。若為反面，則" + found + "，並且重洗牌庫。");
    CHECK(taiwan("{ flip 1 { heads: draw 1; tails: " + search + " }; shuffle my.deck }", TextOf::play) ==
          "擲1次硬幣若為正面，則從自己的牌庫抽出1張卡。若為反面，則" + found + "。並且重洗牌庫。");
    CHECK(taiwan("{ flip 2 { heads: { " + search + "; shuffle my.deck } } }", TextOf::play) ==
          "擲2次硬幣，" + so_many + "，並且重洗牌庫。");
    CHECK(taiwan("{ flip 2 { heads: " + search + " }; shuffle my.deck }", TextOf::play) ==
          "擲2次硬幣，" + so_many + "。並且重洗牌庫。");
    CHECK(taiwan("{ discard 1 my.hand; then { " + search + "; shuffle my.deck } }", TextOf::play) ==
          "將自己的1張手牌丟棄。然後，" + found + "，並且重洗牌庫。");
    CHECK(taiwan("{ discard 1 my.hand; then " + search + "; shuffle my.deck }", TextOf::play) ==
          "將自己的1張手牌丟棄。然後，" + found + "。並且重洗牌庫。");
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
          "查看自己的牌庫上方5張卡，以任意順序排列，放回牌庫上方。將其中的{R}寶可夢卡或者{R}能量卡全部放回牌庫下方。");
}

TEST_CASE("Chinese - what follows on what has to be done comes then, on what may be left undone in that case") {
    CHECK(taiwan("{ discard 1 my.hand; then draw 3 }", TextOf::play) ==
          "將自己的1張手牌丟棄。然後，從自己的牌庫抽出3張卡。");
    CHECK(taiwan("{ may { discard 1 my.hand; then draw 3 } }", TextOf::play) ==
          "若希望，將自己的1張手牌丟棄。這個情況下，從自己的牌庫抽出3張卡。");
    CHECK(taiwan("{ put my.hand -> into my.deck; shuffle my.deck; draw 6 }", TextOf::play) ==
          "將自己的手牌全部放回牌庫並重洗。然後，從牌庫抽出6張卡。");
    CHECK(mainland("{ switch mine; then draw 3 }", TextOf::play) ==
          "将自己的战斗宝可梦与备战宝可梦互换。然后，从自己牌库上方抽取3张卡牌。");
}

TEST_CASE("Chinese - where a condition does not hold is said by what does not hold") {
    const std::string look = "{ look top 1 of their.deck as $a; ";
    CHECK(taiwan(look + "if any $a[trainer] { discard $a } else { put $a -> their.hand } }", TextOf::play) ==
          "查看對手的牌庫上方1張卡。若那張卡為訓練家卡，則將那張卡丟棄。若不為訓練家卡，則將那張卡加入對手的手牌。");
    CHECK(mainland("{ if any my.hand[item] { draw 1 } else { heal 20 1 my.pokemon } }", TextOf::play) ==
          "如果自己手牌中有物品的话，则从自己牌库上方抽取1张卡牌。如果没有的话，则回复自己的1只宝可梦「20」HP。");
    CHECK(taiwan("{ if not their.active is basic { more 20 } else { draw 1 } }", TextOf::attack) ==
          "若對手的戰鬥寶可夢不為【基礎】寶可夢，則造成20點傷害。若為【基礎】寶可夢，則從自己的牌庫抽出1張卡。");
    CHECK(taiwan("{ if any my.bench and any their.bench { more 20 } else { draw 1 } }", TextOf::attack) ==
          "若自己的備戰區有寶可夢，並且對手的備戰區有寶可夢，則造成20點傷害。若不符合這個條件，則從自己的牌庫抽出1張卡"
          "。");
}

TEST_CASE("Chinese - the number alone is said that hangs on a condition") {
    CHECK(taiwan("{ if any my.bench { draw 8 } else { draw 5 } }", TextOf::play) ==
          "從自己的牌庫抽出5張卡。若自己的備戰區有寶可夢，則改為抽出8張卡。");
    CHECK(mainland("{ if any my.bench { draw until 8 } else { draw until 5 } }", TextOf::play) ==
          "从牌库上方抽取卡牌，直到自己的手牌变为5张为止。如果自己备战区中有宝可梦的话，则改为抽取到8张为止。");
    const std::string three = "search my.deck for up to 3 my.deck[basic energy] -> my.hand",
                      one = "search my.deck for 1 my.deck[basic energy] -> my.hand";
    CHECK(taiwan("{ if first turn of me and second me { " + three + " } else { " + one + " }; shuffle my.deck }",
                 TextOf::play) ==
          "從自己的牌庫選擇1張基本能量卡加入手牌。若在後攻玩家的最初回合使用，則選擇的張數改為最多3張。並且重洗牌庫。");
}

TEST_CASE("Chinese - who flips is said in a sentence of its own") {
    CHECK(taiwan("{ by them { flip 1 { tails: discard 1 own.hand } } }", TextOf::play) ==
          "對手擲1次硬幣。若為反面，則對手選擇1張對手自己的手牌，將其丟棄。");
}

TEST_CASE("Chinese - one for each of several coins is as many as there are heads") {
    CHECK(taiwan("{ flip 2 { heads: discard 1 energy on their.active; all tails: fail } }", TextOf::attack) ==
          "擲2次硬幣，選擇與正面出現的次數相同數量的對手的戰鬥寶可夢身上附加的能量，將其丟棄。若全部為反面，則這個招式"
          "失敗。");
    CHECK(taiwan("{ flip 3 { tails: discard top 1 of my.deck } }", TextOf::attack) ==
          "擲3次硬幣，將自己的牌庫上方與反面出現的次數相同數量的卡丟棄。");
    CHECK(taiwan("{ flip 2 { heads: heal 10 this } }", TextOf::attack) ==
          "擲2次硬幣，每出現1次正面，將這隻寶可夢恢復「10」HP。");
    CHECK(taiwan("{ flip 2 { heads: attach 1 my.hand[energy] to 1 my.pokemon } }", TextOf::attack) ==
          "擲2次硬幣，每出現1次正面，從自己的手牌選擇1張能量卡，附於自己的1隻寶可夢身上。");
}

TEST_CASE("Chinese - what is done to each of several is said in one clause") {
    CHECK(taiwan("{ choose $a = 2 my.bench; each $b in $a { attach 1 my.discard[energy] to $b } }", TextOf::attack) ==
          "選擇2隻自己的備戰寶可夢。從自己的棄牌區附給那些寶可夢各1張能量卡。");
    CHECK(mainland("{ each $a in up to 2 my.bench { search my.deck for 1 my.deck[basic energy] as $b; attach $b to $a "
                   "}; shuffle my.deck }",
                   TextOf::attack) ==
          "选择自己的最多2只备战宝可梦，从自己牌库中给那些宝可梦各附着1张基本能量。并重洗牌库。");
    CHECK(taiwan("{ each $a in their.pokemon { discard 1 energy on $a } }", TextOf::attack) ==
          "選擇對手的所有寶可夢身上附加的能量各1個，將其丟棄。");
    CHECK(taiwan("{ each $a in my.bench { evolve $a with 1 my.deck[evolves from $a] }; shuffle my.deck }",
                 TextOf::attack) ==
          "從自己的牌庫選擇從自己的所有備戰寶可夢進化而來的卡各1張，放置於各自身上完成進化。並且重洗牌庫。");
    CHECK(taiwan("{ choose $a = their.active; each $b in my.pokemon { move counters 2 from $b to $a } }",
                 TextOf::attack) == "將自己的所有寶可夢身上放置的各2個傷害指示物，改放於受到這個招式的寶可夢身上。");
    CHECK(taiwan("{ each $a in their.pokemon[evolved] { devolve $a 1 -> their.hand } }", TextOf::attack) ==
          "從對手的所有已經進化的寶可夢身上，各移除1張「進化卡」使其退化。將移除的卡放回對手的手牌。");
    CHECK(taiwan("{ each $a in their.pokemon { flip 1 { heads: damage 50 to $a } } }", TextOf::attack) ==
          "為對手的所有寶可夢各擲1次硬幣，結果為正面的寶可夢各受到50點傷害。[在備戰區不計算弱點・抵抗力。]");
    CHECK(taiwan("{ each $a in their.pokemon { damage 10 * retreat($a) to $a } }", TextOf::attack) ==
          "對對手的所有寶可夢逐一進行：那隻寶可夢受到那隻寶可夢【撤退】所需的能量的數量×10點傷害。[在備戰區不計算弱點・"
          "抵抗力。]");
}

TEST_CASE("Chinese - who heals a Pokémon and cures it says both in one sentence") {
    CHECK(taiwan("{ heal 20 this; cure this }", TextOf::attack) == "將這隻寶可夢恢復「20」HP，特殊狀態也全部恢復。");
    CHECK(mainland("{ heal 60 1 my.pokemon as $a; cure $a }", TextOf::play) ==
          "回复自己的1只宝可梦「60」HP，并将其特殊状态也全部恢复。");
}

TEST_CASE("Chinese - as many as one likes may be none") {
    CHECK(taiwan("{ look top 7 of my.deck as $a; may { put any number $a[tool] -> my.hand reveal }; shuffle my.deck }",
                 TextOf::play) ==
          "查看自己的牌庫上方7張卡，從其中選擇任意數量的「寶可夢道具」卡，在給對手看過後加入手牌。將剩餘卡放回牌庫並重"
          "洗。");
    CHECK(taiwan("{ may { discard any number energy on this }; then draw 1 }", TextOf::attack) ==
          "若希望，選擇這隻寶可夢身上附加的任意數量的能量，將其丟棄。這個情況下，從自己的牌庫抽出1張卡。");
}

TEST_CASE("Chinese - how far a number goes is a remark") {
    CHECK(mainland("{ more min(100, 10 * count(my.discard[supporter])) }", TextOf::attack, 10) ==
          "追加造成自己弃牌区中的支援者张数×10伤害。（以这个方式最多追加100伤害。）");
}

TEST_CASE("Chinese - a Pokémon that counts those of its name counts itself") {
    CHECK(taiwan("{ more 10 * count(my.pokemon[shares name with this]) }", TextOf::attack, 10) ==
          "增加自己的場上的與這隻寶可夢名稱相同的寶可夢（包含這隻寶可夢）的數量×10點傷害。");
}

TEST_CASE("Chinese - a card that was put into play is a Pokémon") {
    CHECK(mainland("{ put 1 their.discard[basic] as $a -> bench; counters 3 on $a }", TextOf::attack) ==
          "选择对手弃牌区中的1张【基础】宝可梦，放于对手的备战区。给那只宝可梦身上放置3个伤害指示物。");
}

TEST_CASE("Chinese - cards that are put in order are put back in one sentence with the look at them") {
    CHECK(taiwan("{ look top 3 of my.deck as $a; order $a }", TextOf::play) ==
          "查看自己的牌庫上方3張卡，以任意順序排列，放回牌庫上方。");
}

TEST_CASE("Chinese - a special Energy is not called basic") {
    CHECK(taiwan("{ search my.deck for 1 my.deck[special energy, !name \"基本【惡】能量\"] -> my.hand }",
                 TextOf::play) == "從自己的牌庫選擇1張特殊能量卡（「【惡】能量」除外）加入手牌。");
}

TEST_CASE("Chinese - a Pokémon in none of several states is named once") {
    CHECK(taiwan("{ only if not (this is asleep or this is confused or this is paralyzed); give this { takes -10 } }",
                 TextOf::ability) ==
          "若這隻寶可夢沒有【睡眠】、【混亂】或者【麻痺】，則這隻寶可夢受到招式的傷害「-10」點。");
}

TEST_CASE("Chinese - the first turn of who goes second is that in either order") {
    CHECK(mainland("{ only if second me and first turn of me; draw 1 }", TextOf::play) ==
          "这张卡牌，只有在后攻玩家的最初回合才可使用。从自己牌库上方抽取1张卡牌。");
}

TEST_CASE("Chinese - what is chosen and what is done with it stand in one sentence") {
    CHECK(taiwan("{ may { choose $a = a number up to 9; counters $a on this; more 10 * $a } }", TextOf::attack, 10) ==
          "若希望，選擇1到9中的1個數字，並將與所選的數字相同數量的傷害指示物，放置於這隻寶可夢身上，並增加所選的數字"
          "×10點傷害。");
    CHECK(taiwan("{ choose $a = my.pokemon[counters >= 1]; heal all $a; then discard energy on $a }", TextOf::play) ==
          "將自己的身上放置有傷害指示物的所有寶可夢的HP全部恢復。然後，將那些寶可夢身上附加的能量全部丟棄。");
}

TEST_CASE("Chinese - two numbers are multiplied before they are said") {
    CHECK(taiwan("{ more min(10 * 2, 10 * count(energy[water] on this)) }", TextOf::attack, 10) ==
          "增加這隻寶可夢身上附加的{W}能量的數量×10點傷害。（以這個方式最多增加20點傷害。）");
    CHECK(mainland("{ times 0 }", TextOf::attack, 50) == "造成0伤害。");
}
