// Set phrases of Chinese cards, in both editions.
#include <memory>
#include <string>

#include "engine/cards/names.hpp"
#include "tests/support/catch.hpp"
#include "tests/wording/said.hpp"

using namespace cubenight;
using test::said;
using wording::TextOf;

namespace {

std::string simplified(const std::string& notation, TextOf of) {
    return said(notation, of, Language::simplified_chinese);
}

std::string traditional(const std::string& notation, TextOf of) {
    return said(notation, of, Language::traditional_chinese);
}

}  // namespace

TEST_CASE("in Chinese a coin decides whether damage is done before anything else is said of it") {
    const std::string coin = "{ instead of damaged of this { flip 1 { tails: proceed } } }";
    CHECK(traditional(coin, TextOf::ability) ==
          "這隻寶可夢受到招式的傷害時，自己擲1次硬幣。若為正面，則這隻寶可夢不會受到那個傷害。");
    CHECK(simplified(coin, TextOf::ability) ==
          "当这只宝可梦受到招式的伤害时，自己抛掷1次硬币。如果为正面，则这只宝可梦不会受到那个伤害。");
    CHECK(
        traditional(
            "{ instead of damaged of this { if this is confused { flip 1 { tails: proceed } } else { proceed } } }",
            TextOf::ability) ==
        "這隻寶可夢受到招式的傷害時，若這隻寶可夢【混亂】，則自己擲1次硬幣。若為正面，則這隻寶可夢不會受到那個傷害。");
    const std::string much = "{ instead of damaged of this by their.pokemon { if done < 200 { proceed } } }";
    CHECK(traditional(much, TextOf::ability) == "這隻寶可夢不會受到對手的寶可夢「200」以上的招式的傷害。");
}

TEST_CASE("in Chinese what happens in the opponent's turn ends that turn, and the opponent attaches") {
    const std::string text =
        "{ choose $a = their.active; lasting next turn of them { when attached of energy on $a from hand { end turn } "
        "} }";
    CHECK(traditional(text, TextOf::attack)
              .ends_with("每次對手從手牌將能量附於受到這個招式的寶可夢身上時，對手的回合結束。"));
    CHECK(simplified(text, TextOf::attack)
              .ends_with("每当对手从手牌将能量附着于受到这个招式影响的宝可梦身上时，对手的回合结束。"));
}

TEST_CASE("in Chinese a card of the opponent's hand is looked at, and cards of a deck are turned face up") {
    const std::string hand = "{ put 1 random their.hand -> into their.deck reveal; shuffle their.deck }";
    CHECK(traditional(hand, TextOf::attack) ==
          "在不看正面的情況下，選擇1張對手的手牌，查看那張卡的正面後放回對手的牌庫並重洗。");
    CHECK(simplified(hand, TextOf::attack) ==
          "在不看正面的情况下，选择对手的1张手牌，查看那张卡牌的正面之后，放回对手牌库并重洗牌库。");
    CHECK(traditional("{ look top 3 of my.deck to both }", TextOf::play) == "將自己的牌庫上方3張卡翻到正面。");
    CHECK(simplified("{ choose $a = 1 my.prizes[!face up]; put $a -> my.prizes face up }", TextOf::play)
              .ends_with("将那张卡牌翻到正面。"));
    CHECK(traditional("{ look top 3 of my.deck as $a; may { attach any number $a[energy] to this }; order $a }",
                      TextOf::attack)
              .ends_with("將剩餘卡以任意順序排列，放回牌庫上方。"));
}

TEST_CASE("in Chinese a Knock Out and what becomes of the Prize cards are one sentence") {
    const std::string none =
        "{ when knocked out of this by their.pokemon[ex] { lasting this turn { give this { prizes none } } } }";
    CHECK(traditional(none, TextOf::ability) ==
          "這隻寶可夢受到對手的「寶可夢【ex】」招式的傷害而【昏厥】時，對手無法獲得獎賞卡。");
    CHECK(simplified(none, TextOf::ability) ==
          "当这只宝可梦受到对手的「宝可梦【ex】」的招式的伤害而【昏厥】时，对手无法拿取奖赏卡。");
    CHECK(traditional("{ lasting next turn of them { give this { prizes none } } }", TextOf::attack) ==
          "在下個對手的回合，就算這隻寶可夢【昏厥】，對手也無法獲得獎賞卡。");
}

TEST_CASE("in Chinese the same things of both players are those of both") {
    CHECK(traditional("{ inflict asleep & poisoned on my.active and their.active }", TextOf::attack) ==
          "將雙方的戰鬥寶可夢【中毒】與【睡眠】。");
    CHECK(simplified("{ more 20 * count(energy on my.active and energy on their.active) }", TextOf::attack) ==
          "追加造成双方战斗宝可梦身上附着的能量数量×20伤害。");
}

TEST_CASE("in Chinese names at one place stand in one row, and so do those that are left out") {
    CHECK(traditional("{ if any my.bench[name \"Uxie\"] and any my.bench[name \"Azelf\"] { more 70 } }",
                      TextOf::attack) == "若自己的備戰區有「Uxie」與「Azelf」，則增加70點傷害。");
    CHECK(traditional("{ if happened evolved of this this turn and any earlier[name \"Burmy\"] on this { more 90 } }",
                      TextOf::attack) == "在這個回合，若這隻寶可夢從「Burmy」進化而來，則增加90點傷害。");
    CHECK(simplified("{ search my.deck for 1 my.deck[basic, !name \"Uxie\", !rule] -> bench; shuffle my.deck }",
                     TextOf::play) ==
          "选择自己牌库中的1张【基础】宝可梦（除「Uxie」和「拥有规则的宝可梦」外），放于备战区。并重洗牌库。");
    CHECK(traditional("{ more 20 * count(their.pokemon[trait \"A\" or trait \"B\"]) }", TextOf::attack) ==
          "增加對手的場上的「A」或者「B」寶可夢的數量×20點傷害。");
    CHECK(traditional("{ discard top 3 of my.deck as $a; if any $a[energy] { more 100 } }", TextOf::attack)
              .ends_with("若其中有能量卡，則增加100點傷害。"));
    CHECK(traditional("{ flip 3 { after: if heads = 1 { more 20 } } }", TextOf::attack) ==
          "擲3次硬幣，若出現1次正面，則增加20點傷害。");
}

TEST_CASE("in Chinese HP are given to each of several, in the words of each edition") {
    CHECK(traditional("{ give my.pokemon { hp +20 } }", TextOf::ability) ==
          "只要這隻寶可夢在場上，自己的所有寶可夢的最大HP各「+20」。");
    CHECK(traditional("{ give this { hp +20 } }", TextOf::ability) == "這隻寶可夢的最大HP「+20」。");
    CHECK(simplified("{ give my.pokemon { hp +20 } }", TextOf::ability) ==
          "只要这只宝可梦在场上，自己所有的宝可梦的最大HP「+20」。");
}

TEST_CASE("a Pokémon that returns alone leaves behind what is attached to it") {
    const std::string text = "{ choose $a = 1 my.pokemon; discard cards on $a; put $a -> my.hand }";
    CHECK(traditional(text, TextOf::play) == "選擇1隻自己的寶可夢。將那隻寶可夢放回手牌。（寶可夢以外的卡全部丟棄。）");
    CHECK(simplified(text, TextOf::play) ==
          "选择自己的1只宝可梦。将那只宝可梦放回手牌。（宝可梦以外的卡牌，全部放于弃牌区。）");
    CHECK(said(text, TextOf::play, Language::japanese) ==
          "自分のポケモンを1匹選び、手札にもどす。（ポケモン以外のカードは、すべてトラッシュする。）");
    CHECK(traditional("{ may { put energy on this -> into my.deck; then { shuffle my.deck; more 80 } } }",
                      TextOf::attack) ==
          "若希望，將這隻寶可夢身上附加的能量全部放回牌庫並重洗。這個情況下，增加80點傷害。");
    CHECK(traditional("{ shuffle my.hand; put my.hand -> bottom of my.deck; then draw 4 }", TextOf::play)
              .starts_with("將自己的手牌全部翻回反面並重洗，放回牌庫下方。"));
}

TEST_CASE("a special Energy is not called basic, whatever basic Energy it shares its English name with") {
    auto book = std::make_shared<NameBook>();
    book->put(NameOf::card, "Darkness Energy", Language::traditional_chinese, "基本【惡】能量");
    Card energy;
    energy.name = "Darkness Energy";
    energy.names.book = book;
    energy.kind = CardKind::special_energy;
    CHECK(name_in(energy, Language::traditional_chinese) == "【惡】能量");
    energy.kind = CardKind::basic_energy;
    CHECK(name_in(energy, Language::traditional_chinese) == "基本【惡】能量");
    // What its own file calls it stands.
    energy.kind = CardKind::special_energy;
    energy.own_names.push_back({Language::traditional_chinese, "基本之力"});
    CHECK(name_in(energy, Language::traditional_chinese) == "基本之力");
}

TEST_CASE("in Chinese Pokémon of somebody are called so, and of cards a part of the name is asked for") {
    CHECK(traditional("{ more 20 * count(my.pokemon[name with \"小霞的\"]) }", TextOf::attack) ==
          "增加自己的場上的「小霞的寶可夢」的數量×20點傷害。");
    CHECK(simplified("{ give my.pokemon[name with \"小霞的\"] { hp +20 } }", TextOf::ability) ==
          "只要这只宝可梦在场上，自己所有「小霞的宝可梦」的最大HP「+20」。");
    CHECK(traditional("{ search my.deck for 1 my.deck[basic, name with \"小霞的\"] -> bench; shuffle my.deck }",
                      TextOf::play)
              .starts_with("從自己的牌庫選擇1張【基礎】寶可夢的「小霞的寶可夢」"));
    CHECK(traditional("{ put 1 my.discard[name with \"小霞的\"] -> my.hand }", TextOf::play)
              .find("名稱中有「小霞的」的卡") != std::string::npos);
    CHECK(traditional("{ if my.active is name with \"小霞的\" { more 20 } }", TextOf::attack) ==
          "若自己的戰鬥寶可夢為「小霞的寶可夢」，則增加20點傷害。");
}
