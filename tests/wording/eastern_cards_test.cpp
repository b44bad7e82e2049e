// What players read otherwise than it is played, or than cards say it, in Japanese and Chinese texts.
#include <string>

#include "engine/cards/rules_text/rules_text.hpp"
#include "tests/support/catch.hpp"
#include "tests/wording/said.hpp"

using namespace cubenight;
using test::said;
using wording::TextOf;

namespace {

void check_texts(const std::string& notation, TextOf of, const std::string& japanese, const std::string& simplified,
                 const std::string& traditional) {
    CHECK(said(notation, of, Language::japanese) == japanese);
    CHECK(said(notation, of, Language::simplified_chinese) == simplified);
    CHECK(said(notation, of, Language::traditional_chinese) == traditional);
}

}  // namespace

TEST_CASE("what is carried out by hand is said to be English, where it is") {
    check_texts("{ by hand \"Sing to Pokémon.\" }", TextOf::play,
                "カードに英語で書かれている次の文のとおりに、手動で行う：「Sing to Pokémon.」。",
                "请按照卡牌上的英文原文自行处理：「Sing to Pokémon.」。",
                "請依照卡上的英文原文自行處理：「Sing to Pokémon.」。");
    check_texts("{ by hand \"歌う。\" }", TextOf::play, "次の文のとおりに、手動で行う：「歌う。」。",
                "请按照以下文字自行处理：「歌う。」。", "請依照以下文字自行處理：「歌う。」。");
}

TEST_CASE("with how much a Weakness is multiplied has its sign") {
    check_texts("{ give any.pokemon { weakness value = 3 } }", TextOf::stadium,
                "おたがいのポケモン全員の弱点は、「×3」としてダメージ計算をする。",
                "双方场上所有宝可梦的弱点，以「×3」计算伤害。", "雙方的所有寶可夢的弱點以「×3」計算傷害。");
}

TEST_CASE("an attack that may be used although something holds it says so of itself alone") {
    const std::string text = "{ give this { can attack when this is asleep } }";
    check_texts(text, TextOf::attack, "このワザは、このポケモンがねむりでも、使える。",
                "这个招式，即使这只宝可梦处于【睡眠】状态也可以使用。", "就算這隻寶可夢【睡眠】，這個招式也可使用。");
    CHECK(said(text, TextOf::ability, Language::japanese) == "このポケモンは、ねむりでも、ワザが使える。");
    CHECK(said(text, TextOf::ability, Language::traditional_chinese) == "這隻寶可夢就算【睡眠】，也可使用招式。");
}

TEST_CASE("a Pokémon that is put on another by levelling up does not evolve it") {
    const auto effect = read_effect("{ when evolved of this at my.active from hand { may { draw 1 } } }");
    REQUIRE(effect);
    wording::Source source;
    source.of = TextOf::ability;
    source.on_pokemon = true;
    const auto in = [&](Language language) { return wording::rules_text(*effect, source, language); };
    CHECK(in(Language::japanese).find("進化させたとき") != std::string::npos);
    source.levels_up = "Grub";
    CHECK(in(Language::japanese) ==
          "自分の番に、このカードを手札から出して、バトル場の「Grub」をレベルアップさせたとき、1回使える。"
          "自分の山札を1枚引く。");
    CHECK(in(Language::simplified_chinese) ==
          "在自己的回合，当将这张卡牌从手牌使出，放于自己战斗场上的「Grub」身上进行升级时，可使用1次。"
          "从自己牌库上方抽取1张卡牌。");
    CHECK(in(Language::traditional_chinese) ==
          "在自己的回合，當從手牌將這張卡放置於自己的戰鬥場的「Grub」身上時，可使用1次。從自己的牌庫抽出1張卡。");
}

TEST_CASE("the Pokémon of a card that levels up is told with its name") {
    Card card;
    card.kind = CardKind::pokemon;
    card.stage = Stage::level_up;
    card.evolves_from = "Grub";
    card.abilities.resize(1);
    CHECK(wording::source_of(card, TextOf::ability, 0).levels_up == "Grub");
    card.stage = Stage::stage1;
    CHECK(wording::source_of(card, TextOf::ability, 0).levels_up.empty());
}

TEST_CASE("a card that is played as a Pokémon says where, and each rule of it in a sentence") {
    check_texts(
        "{ give this { counts as basic; hp = 50; type = metal; can't be ill; can't retreat; prizes none; can discard } "
        "}",
        TextOf::play,
        "このカードは、HP50の{M}タイプのたねポケモンとして、場に出せる。このカードは、特殊状態にならず、にげられない。"
        "このカードがきぜつしても、相手はサイドをとれない。自分の番の中でなら、場に出ているこのカードをトラッシュでき"
        "る。",
        "这张卡牌，可以作为HP为50的{M}属性的【基础】宝可梦，放于场上。这张卡牌不会陷入特殊状态，无法撤退。即使这张卡牌"
        "【昏厥】，对手也无法拿取奖赏卡。如果在自己的回合的话，则可将处于场上的这张卡牌放于弃牌区。",
        "這張卡可作為HP50的{M}屬性的【基礎】寶可夢放置於場上。這張卡不會陷入特殊狀態，無法撤退。就算這張卡【昏厥】，"
        "對手也無法獲得獎賞卡。若在自己的回合中，則可將場上的這張卡丟棄。");
}

TEST_CASE("a card that changes places with one of a deck, a hand or the discard pile goes there") {
    check_texts(
        "{ once; search my.deck for 1 my.deck[pokemon] as $a; exchange this with $a; shuffle my.deck }",
        TextOf::ability,
        "自分の番に1回使える。自分の山札からポケモンを1枚選ぶ。このポケモンを、そのカードと入れ替える。入れ替えた"
        "なら、このカードは山札にもどす。そして山札を切る。",
        "在自己的回合可以使用1次。选择自己牌库中的1张宝可梦。将这只宝可梦与那张卡牌互换。如果互换了的话，则将这张"
        "卡牌放回牌库。并重洗牌库。",
        "在自己的回合時可使用1次。從自己的牌庫選擇1張寶可夢卡。將這隻寶可夢與那張卡互換。若互換了，則將這張卡放回"
        "牌庫。並且重洗牌庫。");
    check_texts(
        "{ exchange 1 my.bench with 1 my.discard[pokemon] }", TextOf::play,
        "自分のベンチポケモンを1匹選び、自分のトラッシュにあるポケモン1枚と入れ替える。入れ替えたなら、もとのカードは"
        "トラッシュする。",
        "选择自己弃牌区中的1张宝可梦，与自己的1只备战宝可梦互换。如果互换了的话，则将原本的卡牌放于弃牌区。",
        "從自己的棄牌區選擇1張寶可夢卡，與自己的1隻備戰寶可夢互換。若互換了，則將原本的卡丟棄。");
}

TEST_CASE("of cards that were moved a moment ago it is said that they are counted") {
    check_texts(
        "{ discard top 4 of my.deck as $a; discard top 2 * count($a[energy]) of their.deck }", TextOf::attack,
        "自分の山札を上から4枚トラッシュし、その中にあるエネルギーの枚数×2枚ぶん、相手の山札を上からトラッシュする。",
        "将自己牌库上方4张卡牌放于弃牌区，将与其中的能量张数×2张相同数量的卡牌从对手牌库上方放于弃牌区。",
        "將自己的牌庫上方4張卡丟棄，將對手的牌庫上方與其中的能量卡的張數×2張相同數量的卡丟棄。");
    check_texts("{ look their.hand; more 10 * count(their.hand[item]) }", TextOf::attack,
                "相手の手札を見て、その中にあるグッズの枚数×10ダメージ追加。",
                "查看对手的手牌，追加造成其中物品张数×10伤害。", "查看對手的手牌，增加其中物品卡的張數×10點傷害。");
}

TEST_CASE("counters that are moved from any of several are so many in all") {
    check_texts("{ move counters up to 3 from my.pokemon to their.pokemon spread }", TextOf::attack,
                "自分の場のポケモンにのっているダメカンを3個まで選び、相手のポケモンに好きなようにのせ替える。",
                "选择自己场上宝可梦身上放置的最多3个伤害指示物，以任意方式转放于对手的宝可梦身上。",
                "選擇最多3個自己的場上寶可夢身上放置的傷害指示物，以任意方式改放於對手的寶可夢身上。");
    check_texts("{ move counters any number from my.bench to this }", TextOf::attack,
                "自分のベンチポケモンにのっているダメカンを好きなだけ選び、このポケモンにのせ替える。",
                "选择自己备战宝可梦身上放置的任意数量的伤害指示物，转放于这只宝可梦身上。",
                "選擇任意數量的自己的備戰寶可夢身上放置的傷害指示物，改放於這隻寶可夢身上。");
}

TEST_CASE("cards that are found and put on top are taken out before the rest is shuffled") {
    check_texts("{ search my.deck for 3 my.deck as $a; shuffle my.deck; put $a -> top of my.deck; order $a }",
                TextOf::play,
                "自分の山札から好きなカードを3枚選ぶ。残りの山札を切り、選んだカードを好きな順番に入れ替えて、山札の上"
                "にもどす。",
                "选择自己牌库中任意3张卡牌。将剩余的牌库重洗，将所选的卡牌以任意顺序重新排列，放回牌库上方。",
                "從自己的牌庫任意選擇3張卡。重洗剩餘牌庫，將所選的卡以任意順序排列，放回牌庫上方。");
    CHECK(said("{ search my.deck for 1 my.deck as $a; shuffle my.deck; put $a -> top of my.deck }", TextOf::play,
               Language::japanese) ==
          "自分の山札から好きなカードを1枚選ぶ。残りの山札を切り、選んだカードを山札の上にもどす。");
}

TEST_CASE("what is done only if a named Pokémon came up says so, and as many as one likes may be none") {
    check_texts(
        "{ choose $a = this; switch mine[$a]; then may { move any number energy on my.pokemon[other] to this } }",
        TextOf::ability,
        "このポケモンをバトルポケモンと入れ替える。入れ替えた場合、このポケモン以外の自分のポケモンについている"
        "エネルギーを好きなだけ選び、このポケモンにつけ替える。",
        "将这只宝可梦与自己的战斗宝可梦互换。如果互换了的话，则选择自己场上的其他宝可梦身上附着的任意数量的能量，"
        "转附于这只宝可梦身上。",
        "將這隻寶可夢與自己的戰鬥寶可夢互換。互換的情況下，選擇自己的場上的其他寶可夢身上附加的任意數量的能量，"
        "改附於這隻寶可夢身上。");
    CHECK(said("{ switch mine; then draw 1 }", TextOf::play, Language::japanese).find("その後、") != std::string::npos);
}

TEST_CASE("of up to so many cards from the top of a deck no number is chosen") {
    check_texts("{ may { choose $a = a number up to 3; discard top $a of my.deck; then more 20 * done } }",
                TextOf::attack,
                "のぞむなら、自分の山札を上から3枚までトラッシュする。その場合、その枚数×20ダメージ追加。",
                "若希望，可将自己牌库上方最多3张卡牌放于弃牌区。在这种情况下，追加造成其张数×20伤害。",
                "若希望，將自己的牌庫上方最多3張卡丟棄。這個情況下，增加其張數×20點傷害。");
}

TEST_CASE("a coin for each of several decides for each, and the Bench counts no Weakness") {
    check_texts(
        "{ each $a in their.pokemon { flip 1 { heads: damage 20 to $a } } }", TextOf::attack,
        "相手のポケモン全員に対して、それぞれ1回ずつコインを投げ、オモテが出たポケモン全員に、それぞれ20ダメージ。"
        "［ベンチは弱点・抵抗力を計算しない。］",
        "为对手所有的宝可梦各抛掷1次硬币，给结果为正面的宝可梦也各造成20伤害。[备战宝可梦不计算弱点、抗性。]",
        "為對手的所有寶可夢各擲1次硬幣，結果為正面的寶可夢也各受到20點傷害。[在備戰區不計算弱點・抵抗力。]");
}

TEST_CASE("what a text asks for anyway is said with where its Pokémon has to be") {
    check_texts(
        "{ only if not this is ill; while this is at my.active give my.bench { takes -10 } }", TextOf::ability,
        "このポケモンがバトル場にいて、特殊状態でないかぎり、自分のベンチポケモンが受けるワザのダメージは「-10」"
        "される。",
        "如果这只宝可梦不处于特殊状态的话，则能生效。只要这只宝可梦在战斗场上，自己所有的备战宝可梦所受到的招式的伤害"
        "「-10」。",
        "只要這隻寶可夢在戰鬥場上並且沒有處於特殊狀態，自己的所有備戰寶可夢受到招式的傷害「-10」點。");
}

TEST_CASE("who holds the card is named once, unless another Pokémon stands between") {
    const std::string text = "{ when checkup { if holder is ill { cure holder; heal 10 holder } } }";
    CHECK(said(text, TextOf::attached, Language::japanese)
              .ends_with("なら、そのポケモンの特殊状態を、すべて回復し、そのポケモンの"
                         "HPを「10」回復する。"));
    CHECK(said(text, TextOf::attached, Language::simplified_chinese).find("则将那只宝可梦的特殊状态") !=
          std::string::npos);
    CHECK(said(text, TextOf::attached, Language::traditional_chinese).find("則將那隻寶可夢的特殊狀態") !=
          std::string::npos);
    const std::string apart = "{ when damaged of my.bench { counters 1 on attacker; heal 10 holder } }";
    CHECK(said(apart, TextOf::attached, Language::japanese).find("このカードをつけているポケモンのHP") !=
          std::string::npos);
}

TEST_CASE("rule boxes stand in one bracket, in the order of cards") {
    check_texts("{ damage 30 to 1 their.pokemon[EX or GX] }", TextOf::attack,
                "相手の「ポケモンGX・EX」1匹に、30ダメージ。［ベンチは弱点・抵抗力を計算しない。］",
                "给对手的1只「宝可梦【GX】・【EX】」也造成30伤害。[备战宝可梦不计算弱点、抗性。]",
                "對手的1隻「寶可夢【GX】・【EX】」也受到30點傷害。[在備戰區不計算弱點・抵抗力。]");
    CHECK(said("{ if their.active is V { more 10 } }", TextOf::attack, Language::japanese).find("「ポケモンV」") !=
          std::string::npos);
}

TEST_CASE("in Japanese what is attached to several Pokémon, or several sorts to one, is said once") {
    CHECK(said("{ times count(energy on this and energy on their.active) }", TextOf::attack, Language::japanese) ==
          "このポケモンと相手のバトルポケモンについているエネルギーの数×30ダメージ。");
    CHECK(said("{ choose $a = tools on their.pokemon and energy[special energy] on their.pokemon; discard 1 $a }",
               TextOf::play, Language::japanese)
              .starts_with("相手のポケモンについている「ポケモンのどうぐ」と特殊エネルギーから"));
}

TEST_CASE("in Traditional Chinese a further deed has its subject behind a longer word") {
    CHECK(said("{ flip 1 { heads: { more 20; inflict asleep on their.active; damage 10 to this } } }", TextOf::attack,
               Language::traditional_chinese) ==
          "擲1次硬幣若為正面，則增加20點傷害，並將對手的戰鬥寶可夢【睡眠】，並且這隻寶可夢也受到10點傷害。");
}

TEST_CASE("in Chinese when it happened stands before the condition") {
    CHECK(said("{ if happened played of my.hand[supporter] this turn { more 20 } }", TextOf::attack,
               Language::traditional_chinese) == "在這個回合，若自己使出了支援者卡，則增加20點傷害。");
    CHECK(said("{ if their.active is ill { more 20 } }", TextOf::attack, Language::traditional_chinese)
              .starts_with("若對手的戰鬥寶可夢處於特殊狀態，則"));
}

TEST_CASE("a Pokémon that has to be somewhere whenever something comes is named with as long as") {
    const std::string text =
        "{ when attached of energy on this from hand { if this is at my.active { heal 10 this } } }";
    CHECK(said(text, TextOf::ability, Language::traditional_chinese) ==
          "只要這隻寶可夢在戰鬥場上，每次從自己的手牌將能量附於這隻寶可夢身上時，將這隻寶可夢恢復「10」HP。");
    CHECK(said(text, TextOf::ability, Language::simplified_chinese)
              .starts_with("只要这只宝可梦在战斗场上，每当从手牌将能量附着于这只宝可梦身上时，"));
}

TEST_CASE("what cards of a hand do is kept off when they are played") {
    check_texts("{ give this { no effects of trainers from their.hand[item] and their.hand[stadium] } }",
                TextOf::ability,
                "このポケモンは、相手が手札からグッズまたはスタジアムを出して使ったとき、その効果を受けない。",
                "当对手从手牌使出物品或竞技场时，这只宝可梦不会受到其效果影响。",
                "對手從手牌使出物品卡或者競技場卡時，這隻寶可夢不會受到那個效果的影響。");
}

TEST_CASE("set phrases of Japanese cards for several at once") {
    const auto japanese = [](const std::string& text, TextOf of) { return said(text, of, Language::japanese); };
    CHECK(japanese("{ heal all my.bench }", TextOf::play) == "自分のベンチポケモン全員のHPを、すべて回復する。");
    CHECK(japanese("{ inflict asleep on this and their.active }", TextOf::attack) ==
          "このポケモンと相手のバトルポケモンを、それぞれねむりにする。");
    CHECK(japanese("{ times count(cards[basic energy] on this) }", TextOf::attack) ==
          "このポケモンについている基本エネルギーの数×30ダメージ。");
    CHECK(japanese("{ discard 2 cards[basic energy] on this }", TextOf::attack) ==
          "このポケモンについている基本エネルギーを2枚選び、トラッシュする。");
    CHECK(japanese("{ discard 1 cards[trainer] on 1 their.pokemon }", TextOf::attack) ==
          "相手のポケモン1匹についているトレーナーズを1枚選び、トラッシュする。");
    CHECK(japanese("{ search my.deck for 1 my.deck[name \"A\"] and 1 my.deck[name \"B\"] -> my.hand; shuffle my.deck }",
                   TextOf::play) == "自分の山札から「A」「B」を1枚ずつ選び、手札に加える。そして山札を切る。");
    CHECK(japanese("{ draw until 5; if first turn of me { draw until 7 } }", TextOf::play) ==
          "自分の手札が5枚になるように、山札を引く。最初の自分の番に使ったなら、7枚になるように引く。");
    CHECK(japanese("{ either { { draw 1 } | { switch mine } } }", TextOf::play)
              .starts_with("このカードは、2つの効果から1つを選んで使う。"));
    CHECK(japanese("{ by them { put own.hand -> into own.deck; shuffle own.deck; draw 4 } }", TextOf::play)
              .ends_with("切る。その後、相手は、山札を4枚引く。"));
}

TEST_CASE("set phrases of Chinese cards for cards, Energy and what goes back") {
    const auto in = [](const std::string& text, TextOf of) {
        return said(text, of, Language::simplified_chinese) + "/" + said(text, of, Language::traditional_chinese);
    };
    CHECK(in("{ times count(cards[basic energy] on this) }", TextOf::attack) ==
          "造成这只宝可梦身上附着的基本能量数量×30伤害。/造成這隻寶可夢身上附加的基本能量的數量×30點傷害。");
    CHECK(in("{ less 20 }", TextOf::attack) == "这个招式的伤害，减少20。/減少20點傷害。");
    CHECK(in("{ once; devolve this 1 -> my.hand }", TextOf::ability)
              .ends_with("從這隻寶可夢身上，移除1張「進化卡」使其退化。將移除的卡放回手牌。"));
    CHECK(
        in("{ put 1 their.bench -> into their.deck; shuffle their.deck }", TextOf::play)
            .starts_with("选择对手的1只备战宝可梦，将那只宝可梦，以及放于其身上的所有卡牌，放回对手牌库并重洗牌库。"));
    CHECK(in("{ by them { put own.hand -> into own.deck; shuffle own.deck; draw 4 } }", TextOf::play) ==
          "对手将其所有的手牌放回牌库并重洗牌库。然后，对手从牌库上方抽取4张卡牌。/"
          "對手將對手自己的手牌全部放回牌庫並重洗。"
          "然後，對手從牌庫抽出4張卡。");
    CHECK(in("{ evolve this with 1 my.deck[name \"A\"] unrelated; shuffle my.deck }", TextOf::attack)
              .find("就算那張卡無法從這隻寶可夢進化而來") != std::string::npos);
    CHECK(in("{ draw until 5; if first turn of me { draw until 7 } }", TextOf::play)
              .ends_with("若在自己的最初回合使用，則抽卡直到滿7張為止。"));
    CHECK(in("{ either { { draw 1 } | { switch mine } } }", TextOf::play).find("這張卡從2種效果中選擇1種使用：") !=
          std::string::npos);
    CHECK(in("{ when checkup { if this is at my.active { heal 10 my.bench } } }", TextOf::ability)
              .find("/只要這隻寶可夢在戰鬥場上，每次寶可夢檢查時，") != std::string::npos);
    CHECK(in("{ if spent \"VSTAR\" of them { more 10 } }", TextOf::attack)
              .ends_with("若對手已經使出了【VSTAR】力量，則增加10點傷害。"));
}

TEST_CASE("what is said of each of several types is said once") {
    const auto when = [](const std::string& type, const std::string& span) {
        return "when attached of energy[basic energy, " + type + "] on this from hand { lasting " + span +
               " { give this { type = " + type + " } } }";
    };
    const std::string turn = "this turn";
    check_texts(
        "{ " + when("water", turn) + "; " + when("fire", turn) + " }", TextOf::ability,
        "自分の手札から「基本{W}エネルギー」「基本{R}"
        "エネルギー」のどれかをこのポケモンにつけるたび、この番、このポケモンは、"
        "つけたエネルギーと同じタイプになる。",
        "每当从手牌将「基本{W}能量」或「基本{R}能量」附着于这只宝可梦身上时，在这个回合，这只宝可梦的属性变为与那个能量"
        "相同的属性。",
        "每次從自己的手牌將「基本{W}能量」或者「基本{R}能量」附於這隻寶可夢身上時，在這個回合，這隻寶可夢的屬性改為與"
        "那個能量相同。");
    // Not for the same time.
    const std::string apart = "{ " + when("water", turn) + "; " + when("fire", "next turn of me") + " }";
    CHECK(said(apart, TextOf::ability, Language::japanese).find("{R}タイプになる") != std::string::npos);
}

TEST_CASE("in Chinese whose attacks are stronger is said of one Pokémon at a time") {
    CHECK(said("{ lasting this turn { give my.pokemon { deals +20 to their.active } } }", TextOf::play,
               Language::traditional_chinese) ==
          "在這個回合，自己的寶可夢使用的招式，對對手的戰鬥寶可夢造成的傷害「+20」點。");
    CHECK(said("{ lasting this turn { give my.pokemon { takes -20 } } }", TextOf::play,
               Language::traditional_chinese) == "在這個回合，自己的所有寶可夢受到招式的傷害「-20」點。");
}

TEST_CASE("in Chinese older Abilities are called as over their own names") {
    CHECK(said("{ lasting this turn { give my.pokemon { without pokemon-powers } } }", TextOf::attack,
               Language::traditional_chinese) == "在這個回合，自己的所有寶可夢的「寶可夢力量」全部消除。");
    CHECK(said("{ lasting this turn { give my.pokemon { without poke-powers } } }", TextOf::attack,
               Language::simplified_chinese) == "在这个回合，自己所有的宝可梦的「POKÉ-POWER」全部消除。");
    CHECK(said("{ damage 20 to their.pokemon[has poke-power or has poke-body] }", TextOf::attack,
               Language::simplified_chinese)
              .find("所有拥有「POKÉ-POWER」或「POKÉ-BODY」的宝可梦") != std::string::npos);
}

TEST_CASE("what is taken of cards that were looked at stands in one sentence with the look, where it may be none") {
    check_texts(
        "{ look top 5 of my.deck as $a; may { attach any number $a[basic energy] to this }; shuffle my.deck }",
        TextOf::attack,
        "自分の山札を上から5枚見て、その中から基本エネルギーを好きなだけ選び、このポケモンにつける。残りのカードは山札"
        "に"
        "もどして切る。",
        "查看自己牌库上方5张卡牌，选择其中任意数量的基本能量，附着于这只宝可梦身上。将剩余的卡牌放回牌库并重洗牌库。",
        "查看自己的牌庫上方5張卡，從其中選擇任意數量的基本能量卡，附於這隻寶可夢身上。將剩餘卡放回牌庫並重洗。");
}
