// What Japanese and Chinese cards say in one phrase, and what such a text must not lose.
#include <string>

#include "tests/support/catch.hpp"
#include "tests/wording/said.hpp"

using namespace cubenight;
using test::said;
using wording::TextOf;

namespace {

// A text in each of the three languages.
void check_said(const std::string& notation, TextOf of, const std::string& japanese, const std::string& simplified,
                const std::string& traditional) {
    CHECK(said(notation, of, Language::japanese) == japanese);
    CHECK(said(notation, of, Language::simplified_chinese) == simplified);
    CHECK(said(notation, of, Language::traditional_chinese) == traditional);
}

}  // namespace

TEST_CASE("cards of the opponent's that were looked at go to the opponent's Bench") {
    check_said("{ look their.hand as $a to both; put 1 $a[basic] -> bench }", TextOf::attack,
               "相手の手札を見て、その中からたねポケモンを1枚選び、相手のベンチに出す。",
               "查看对手的手牌，选择其中1张【基础】宝可梦，放于对手的备战区。",
               "查看對手的手牌，從其中選擇1張【基礎】寶可夢卡，放置於對手的備戰區。");
    CHECK(said("{ look top 5 of their.deck as $a to both; put any number $a[basic] -> bench; shuffle their.deck }",
               TextOf::attack, Language::traditional_chinese)
              .find("放置於對手的備戰區") != std::string::npos);
    CHECK(said("{ look top 5 of my.deck as $a; put any number $a[basic] -> bench; shuffle my.deck }", TextOf::attack,
               Language::traditional_chinese)
              .find("對手") == std::string::npos);
}

TEST_CASE("damage counters of two Pokémon change places in one sentence") {
    const std::string text =
        "{ discard 1 energy on this; then { choose $a = counters(this); choose $b = counters(their.active); move "
        "counters max(0, $a - $b) from this to their.active; move counters max(0, $b - $a) from their.active to this } "
        "}";
    check_said(
        text, TextOf::attack,
        "このポケモンについているエネルギーを1個選び、トラッシュする。その後、このポケモンにのっているダメカンと、"
        "相手のバトルポケモンにのっているダメカンを、すべて入れ替える。",
        "选择这只宝可梦身上附着的1个能量，放于弃牌区。然后，将这只宝可梦身上放置的伤害指示物，与对手的战斗宝可梦"
        "身上放置的伤害指示物全部互换。",
        "選擇1個這隻寶可夢身上附加的能量，將其丟棄。然後，將這隻寶可夢身上放置的傷害指示物，與對手的戰鬥寶可夢身上"
        "放置的傷害指示物全部互換。");
}

TEST_CASE("of two numbers that were counted it is said which is which") {
    const std::string text =
        "{ choose $a = counters(this); choose $b = counters(their.active); more 10 * $a; heal 10 * $b this }";
    CHECK(said(text, TextOf::attack, Language::japanese).find("数えた数") == std::string::npos);
    CHECK(said(text, TextOf::attack, Language::simplified_chinese).find("那个数量") == std::string::npos);
    CHECK(said(text, TextOf::attack, Language::traditional_chinese).find("那個數量") == std::string::npos);
    CHECK(said("{ choose $a = counters(this); more 10 * $a }", TextOf::attack, Language::traditional_chinese)
              .find("那個數量") != std::string::npos);
}

TEST_CASE("in Japanese the GX attack of the match is no Ability") {
    CHECK(said("{ if spent \"GX\" of me { more 60 } }", TextOf::attack, Language::japanese) ==
          "自分がすでにGXワザを使っていたなら、60ダメージ追加。");
    CHECK(said("{ if not spent \"GX\" of them { more 60 } }", TextOf::attack, Language::japanese) ==
          "相手がすでにGXワザを使っていなかったなら、60ダメージ追加。");
    CHECK(said("{ if spent \"VSTAR\" of me { more 60 } }", TextOf::attack, Language::japanese) ==
          "自分がすでにVSTARパワーを使っていたなら、60ダメージ追加。");
}

TEST_CASE("HP that are left are said as a Knock Out that did not come of this damage") {
    check_said(
        "{ if left(their.active) > 0 { put their.active -> their.hand } }", TextOf::attack,
        "このワザのダメージで、相手のバトルポケモンがきぜつしていないなら、相手のバトルポケモンと、ついているすべての"
        "カードを、相手の手札にもどす。",
        "如果对手的战斗宝可梦没有因这个招式的伤害而【昏厥】的话，则将对手的战斗宝可梦，以及放于其身上的所有卡牌，放回"
        "对手的手牌。",
        "若對手的戰鬥寶可夢沒有因這個招式的傷害而【昏厥】，則將對手的戰鬥寶可夢與附加的卡，全部放回對手的手牌。");
    check_said(
        "{ counters 3 on this; if left(this) > 0 { draw 2 } }", TextOf::attack,
        "このポケモンにダメカンを3個のせる。これによって、このポケモンがきぜつしていないなら、自分の山札を2枚引く。",
        "给这只宝可梦身上放置3个伤害指示物。如果这只宝可梦没有因此【昏厥】的话，则从自己牌库上方抽取2张卡牌。",
        "在這隻寶可夢身上放置3個傷害指示物。若這隻寶可夢沒有因此【昏厥】，則從自己的牌庫抽出2張卡。");
    CHECK(said("{ if not left(their.active) > 0 { draw 2 } }", TextOf::attack, Language::traditional_chinese) ==
          "若對手的戰鬥寶可夢因這個招式的傷害而【昏厥】了，則從自己的牌庫抽出2張卡。");
    CHECK(said("{ if not left(their.active) > 0 { draw 2 } }", TextOf::attack, Language::japanese) ==
          "このワザのダメージで、相手のバトルポケモンがきぜつしているなら、自分の山札を2枚引く。");
    // What has nothing to do with an attack is asked as it stands.
    CHECK(said("{ once; if left(this) > 0 { draw 2 } }", TextOf::ability, Language::traditional_chinese)
              .find("剩餘HP超過「0」") != std::string::npos);
}

TEST_CASE("a Stadium of a name is asked for once, wherever the notation looks for it") {
    check_said("{ if any any.pokemon[name \"Fair\"] or any stadium[name \"Fair\"] { more 30 } }", TextOf::attack,
               "場に「Fair」が出ているなら、30ダメージ追加。", "如果场上有「Fair」的话，则追加造成30伤害。",
               "若場上有「Fair」，則增加30點傷害。");
    check_said("{ if not (any stadium[name \"Fair\"] or any any.pokemon[name \"Fair\"]) { more 30 } }", TextOf::attack,
               "場に「Fair」が出ていないなら、30ダメージ追加。", "如果场上没有「Fair」的话，则追加造成30伤害。",
               "若場上沒有「Fair」，則增加30點傷害。");
    // Two names are two questions.
    CHECK(said("{ if any any.pokemon[name \"Fair\"] or any stadium[name \"Feast\"] { more 30 } }", TextOf::attack,
               Language::traditional_chinese)
              .find("「Feast」") != std::string::npos);
}

TEST_CASE("what is done whichever effect is chosen stands under all of them") {
    const std::string text =
        "{ either { { search my.deck for 1 my.deck[basic] -> my.hand reveal } | { search my.deck for 1 my.deck[item] "
        "-> my.hand reveal } }; shuffle my.deck }";
    CHECK(said(text, TextOf::play, Language::japanese).ends_with("手札に加える。\nいずれの場合も、山札を切る。"));
    CHECK(said(text, TextOf::play, Language::simplified_chinese).ends_with("加入手牌。\n无论何种情况，都重洗牌库。"));
    CHECK(said(text, TextOf::play, Language::traditional_chinese).ends_with("加入手牌。\n不論何種情況，都重洗牌庫。"));
}

TEST_CASE("Pokémon that were discarded are counted, not the cards that went with them") {
    const std::string text = "{ may { discard any number my.bench; then more 40 * done } }";
    CHECK(said(text, TextOf::attack, Language::japanese).ends_with("トラッシュしたポケモンの数×40ダメージ追加。"));
    CHECK(
        said(text, TextOf::attack, Language::simplified_chinese).ends_with("追加造成放于弃牌区的宝可梦数量×40伤害。"));
    CHECK(said(text, TextOf::attack, Language::traditional_chinese).ends_with("增加丟棄的寶可夢的數量×40點傷害。"));
    const std::string cards = "{ may { discard any number my.hand[item]; then more 40 * done } }";
    CHECK(said(cards, TextOf::attack, Language::japanese).ends_with("その枚数×40ダメージ追加。"));
    CHECK(said(cards, TextOf::attack, Language::traditional_chinese).ends_with("增加其張數×40點傷害。"));
}

TEST_CASE("damage to a Pokémon of the Bench that was chosen before says that Weakness does not count") {
    const std::string benched = "{ choose $a = 1 their.bench; flip 1 { heads: damage 20 to $a plain } }";
    const std::string anyone = "{ choose $a = 1 their.pokemon; flip until tails { after: damage 50 * heads to $a } }";
    for (const std::string& text : {benched, anyone}) {
        CHECK(said(text, TextOf::attack, Language::japanese).ends_with("［ベンチは弱点・抵抗力を計算しない。］"));
        CHECK(said(text, TextOf::attack, Language::simplified_chinese).ends_with("[备战宝可梦不计算弱点、抗性。]"));
        CHECK(said(text, TextOf::attack, Language::traditional_chinese).ends_with("[在備戰區不計算弱點・抵抗力。]"));
    }
    const std::string active = "{ choose $a = their.active; damage 50 to $a }";
    CHECK(said(active, TextOf::attack, Language::traditional_chinese).find("備戰區") == std::string::npos);
}

TEST_CASE("in Japanese a coin of the opponent's decides before the attack is used, in a sentence of its own") {
    const std::string text =
        "{ choose $a = their.active; lasting next turn of them { when attacks of $a { by them { flip 1 { tails: fail } "
        "} } } }";
    CHECK(
        said(text, TextOf::attack, Language::japanese) ==
        "次の相手の番、このワザを受けたポケモンがワザを使うとき、相手はコインを1回投げる。ウラなら、そのワザは失敗。");
    CHECK(said("{ when attacks of this { draw 1 } }", TextOf::ability, Language::japanese).find("使ったとき") !=
          std::string::npos);
}

TEST_CASE("in Japanese damage on either of two conditions is the same damage") {
    const std::string text =
        "{ choose $a = their.active; if any my.bench { damage 40 to $a } else { damage 10 to $a } }";
    const std::string words = said(text, TextOf::attack, 0, Language::japanese);
    CHECK(words.find("にも") == std::string::npos);
}

TEST_CASE("conditions are joined, not put into one another") {
    check_said("{ flip 1 { heads: if any my.hand { draw 2 } } }", TextOf::attack,
               "コインを1回投げオモテで、自分の手札があるなら、自分の山札を2枚引く。",
               "抛掷1次硬币，如果为正面，并且自己手牌中有卡牌的话，则从自己牌库上方抽取2张卡牌。",
               "擲1次硬幣若為正面，並且自己的手牌中有卡，則從自己的牌庫抽出2張卡。");
    check_said("{ if their.active is energy >= 1 { flip 1 { heads: draw 2 } } }", TextOf::attack,
               "相手のバトルポケモンにエネルギーがついているなら、コインを1回投げる。オモテなら、自分の山札を2枚引く。",
               "如果对手的战斗宝可梦身上附着有能量的话，则抛掷1次硬币，如果为正面，则从自己牌库上方抽取2张卡牌。",
               "若對手的戰鬥寶可夢身上附有能量，則擲1次硬幣。若為正面，則從自己的牌庫抽出2張卡。");
    // Where nobody is on the Bench, nobody is hit.
    check_said(
        "{ flip 1 { heads: if any their.bench { damage 30 to 1 their.bench plain } } }", TextOf::attack,
        "コインを1回投げオモテなら、相手のベンチポケモン1匹にも、30ダメージ。［ベンチは弱点・抵抗力を計算しない。］",
        "抛掷1次硬币，如果为正面，则给对手的1只备战宝可梦也造成30伤害。[备战宝可梦不计算弱点、抗性。]",
        "擲1次硬幣若為正面，則對手的1隻備戰寶可夢也受到30點傷害。[在備戰區不計算弱點・抵抗力。]");
    CHECK(
        said("{ if any my.bench { damage 30 to 1 their.bench plain } }", TextOf::attack, Language::traditional_chinese)
            .starts_with("若自己的備戰區有寶可夢，則"));
}

TEST_CASE("an attack that fails without what it discards says so behind that") {
    check_said(
        "{ if this is energy[fire] < 2 { fail } else { discard 2 energy[fire] on this } }", TextOf::attack,
        "このポケモンについている{R}エネルギーを2個選び、トラッシュする。2個トラッシュできないなら、このワザは失敗。",
        "选择这只宝可梦身上附着的2个{R}能量，放于弃牌区。如果无法将2个放于弃牌区的话，则这个招式失败。",
        "選擇2個這隻寶可夢身上附加的{R}能量，將其丟棄。若無法丟棄2個，則這個招式失敗。");
    CHECK(said("{ if this is energy = 0 { fail } else { discard 1 energy on this } }", TextOf::attack,
               Language::traditional_chinese)
              .ends_with("將其丟棄。若無法丟棄，則這個招式失敗。"));
    // Other Energy than that which is asked for.
    CHECK(said("{ if this is energy[water] < 2 { fail } else { discard 2 energy[fire] on this } }", TextOf::attack,
               Language::traditional_chinese)
              .starts_with("若"));
}

TEST_CASE("a number that is only chosen to look at so many cards is no step of its own") {
    check_said("{ choose $a = a number up to 5; look top $a of my.deck as $b; order $b }", TextOf::play,
               "自分の山札を上から5枚まで見て、好きな順番に入れ替えて、山札の上にもどす。",
               "查看自己牌库上方最多5张卡牌，以任意顺序排列，放回牌库上方。",
               "查看自己的牌庫上方最多5張卡，以任意順序排列，放回牌庫上方。");
    CHECK(said("{ choose $a = a number up to 9; counters $a on this; times $a }", TextOf::attack,
               Language::traditional_chinese)
              .starts_with("選擇1到9中的1個數字。"));
}

TEST_CASE("a hand is discarded down to a number") {
    check_said("{ once; by them { choose $a = max(0, count(own.hand) - 4); discard exactly $a own.hand } }",
               TextOf::ability, "自分の番に1回使える。相手は、相手自身の手札が4枚になるように、選んでトラッシュする。",
               "在自己的回合可以使用1次。对手将对手自己的手牌放于弃牌区，直到变为4张为止。",
               "在自己的回合時可使用1次。對手將對手自己的手牌丟棄直到變為4張為止。");
}

TEST_CASE("what is moved from a Pokémon is chosen with it") {
    check_said(
        "{ choose $a = 1 my.pokemon[energy[basic energy] >= 1]; move 1 energy[basic energy] on $a to 1 "
        "my.pokemon[!$a] }",
        TextOf::play, "自分の場のポケモンについている基本エネルギーを1個選び、自分の別のポケモン1匹につけ替える。",
        "选择自己场上宝可梦身上附着的1个基本能量，转附于自己的其他宝可梦身上。",
        "選擇1個自己的場上寶可夢身上附加的基本能量，改附於自己的其他寶可夢身上。");
    // A Pokémon of which more is asked is chosen first.
    CHECK(said("{ choose $a = 1 my.pokemon[water]; move 1 energy on $a to 1 my.pokemon[!$a] }", TextOf::play,
               Language::traditional_chinese)
              .find("{W}寶可夢") != std::string::npos);
}

TEST_CASE("the first turn of the player who goes first has its word") {
    check_said("{ give this { can attack when first turn of me and not second me } }", TextOf::attack,
               "このワザは、先攻プレイヤーの最初の番でも、使える。", "这个招式，即使在先攻玩家的最初回合也可以使用。",
               "就算在先攻玩家的最初回合，這個招式也可使用。");
}

TEST_CASE("another text is used as the effect of what says so") {
    const std::string text = "{ look their.hand as $a; then use text of 1 $a[supporter] }";
    CHECK(said(text, TextOf::attack, Language::japanese).ends_with("このワザの効果として使う。"));
    CHECK(said(text, TextOf::ability, Language::japanese).ends_with("この特性の効果として使う。"));
    CHECK(said(text, TextOf::play, Language::japanese).ends_with("このカードの効果として使う。"));
    CHECK(said(text, TextOf::attack, Language::simplified_chinese).ends_with("作为这个招式的效果使用。"));
    CHECK(said(text, TextOf::ability, Language::traditional_chinese).ends_with("作為這個特性的效果使用。"));
    CHECK(said(text, TextOf::play, Language::traditional_chinese).ends_with("作為這張卡的效果使用。"));
}

TEST_CASE("groups of cards have their official words") {
    const std::string text = "{ more 10 * count(my.discard[trait \"Ancient\"]) }";
    check_said(text, TextOf::attack, "自分のトラッシュにある「古代」のカードの枚数×10ダメージ追加。",
               "追加造成自己弃牌区中的「古代」卡牌张数×10伤害。", "增加自己的棄牌區的「古代」卡的張數×10點傷害。");
    const std::string words[][4] = {
        {"Future", "未来", "未来", "未來"},           {"Fusion Strike", "フュージョン", "汇流", "匯流"},
        {"Rapid Strike", "れんげき", "连击", "連擊"}, {"Single Strike", "いちげき", "一击", "一擊"},
        {"Tera", "テラスタル", "太晶", "太晶"},       {"Lava", "Lava", "Lava", "Lava"}};
    for (const auto& [english, japanese, simplified, traditional] : words) {
        const std::string of_group = "{ draw count(my.pokemon[trait \"" + english + "\"]) }";
        CHECK(said(of_group, TextOf::play, Language::japanese).find("「" + japanese + "」") != std::string::npos);
        CHECK(said(of_group, TextOf::play, Language::simplified_chinese).find("「" + simplified + "」") !=
              std::string::npos);
        CHECK(said(of_group, TextOf::play, Language::traditional_chinese).find("「" + traditional + "」") !=
              std::string::npos);
        CHECK(said(of_group, TextOf::play, Language::finnish).find(english) != std::string::npos);
    }
}

TEST_CASE("in Chinese Pokémon of two names that are all meant are those and those") {
    const std::string text =
        "{ times count(my.pokemon[name \"Cone\" or name \"Husk\"]); damage 30 to my.pokemon[name \"Cone\" or name "
        "\"Husk\"] }";
    CHECK(said(text, TextOf::attack, Language::traditional_chinese)
              .starts_with("造成自己的場上的「Cone」與「Husk」的數量×30點傷害。自己的所有「Cone」與「Husk」也各受到"));
    CHECK(said("{ if any my.pokemon[name \"Cone\" or name \"Husk\"] { draw 1 } }", TextOf::play,
               Language::traditional_chinese)
              .find("「Cone」或者「Husk」") != std::string::npos);
}

TEST_CASE("in Chinese each gets a card, and who got it in the Active Spot is told behind that") {
    const std::string text =
        "{ each $a in up to 2 my.pokemon[darkness] { search my.deck for 1 my.deck[basic energy, darkness] as $b; "
        "attach $b to $a; then if $a is at my.active { inflict poisoned on $a } }; shuffle my.deck }";
    CHECK(said(text, TextOf::play, Language::traditional_chinese) ==
          "選擇最多2隻自己的{D}寶可夢，從自己的牌庫附給那些寶可夢各1張「基本{D}"
          "能量」卡。若以這個方式附於戰鬥寶可夢身上，則"
          "將那隻寶可夢【中毒】。並且重洗牌庫。");
    CHECK(said(text, TextOf::play, Language::simplified_chinese).find("逐一") == std::string::npos);
}

TEST_CASE("in Chinese smaller causes: an Ability's effect, damage up to a number, as many as heads") {
    CHECK(said("{ give holder { no effects of abilities from their.pokemon } }", TextOf::attached,
               Language::traditional_chinese)
              .find("對手的寶可夢的特性的效果") != std::string::npos);
    CHECK(said("{ lasting next turn of them { give this { no damage at most 30 } } }", TextOf::attack,
               Language::traditional_chinese) == "在下個對手的回合，這隻寶可夢不會受到「30」以下的招式的傷害。");
    CHECK(said("{ lasting next turn of them { give this { no damage at most 30 } } }", TextOf::attack,
               Language::simplified_chinese) == "在下一个对手的回合，这只宝可梦不会受到「30」及以下的招式的伤害。");
    CHECK(said("{ flip 2 { heads: { put 1 my.discard[item] -> into my.deck; shuffle my.deck } } }", TextOf::play,
               Language::simplified_chinese)
              .find("弃牌区中与正面次数相同数量的") != std::string::npos);
    CHECK(said("{ give this { can evolve when not first turn of me } }", TextOf::ability,
               Language::traditional_chinese) ==
          "這隻寶可夢就算在剛使出或剛進化的回合（自己的最初回合除外），也可進化。");
}

TEST_CASE("in Japanese of three kinds of cards the last two are joined by a word") {
    CHECK(said("{ put 1 my.discard[item or tool or supporter] -> my.hand reveal }", TextOf::play, Language::japanese)
              .find("グッズ、「ポケモンのどうぐ」またはサポートを1枚") != std::string::npos);
}

TEST_CASE("in Japanese what comes with more damage is said in its sentence") {
    CHECK(said("{ if any stadium { more 30; inflict burned on their.active } }", TextOf::attack, Language::japanese) ==
          "場にスタジアムが出ているなら、30ダメージ追加し、相手のバトルポケモンをやけどにする。");
}
