// What the sentences of the Ultraman Card Game keep in every language.
#include <algorithm>
#include <map>
#include <string>

#include "engine/cards/ultraman/notation.hpp"
#include "engine/cards/ultraman/rules_text/rules_text.hpp"
#include "engine/language/tree.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/random_ultraman.hpp"
#include "tests/wording/ultraman/pages.hpp"

using namespace cubenight;
using namespace cubenight::ultraman::wording;

namespace {

std::string said(const std::string& notation, Language language = Language::english, Source source = {}) {
    const auto effect = ultraman::read_effect(notation);
    INFO(notation);
    INFO((effect ? std::string() : effect.error().english()));
    REQUIRE(effect);
    return rules_text(*effect, source, language);
}

// What no sentence has: a hole where words were to stand, marks that do not follow each other.
std::string fault_in(const std::string& words) {
    for (const char* mark : {"  ", " .", " ,", ",,", "..", ",.", "%", "，，", "。。", "、、", "，。", "、。", "的的",
                             "のの", "をを", "がが", "of of", "\x01"})
        if (words.find(mark) != std::string::npos) return mark;
    return words.empty() ? "nothing is said" : "";
}

}  // namespace

TEST_CASE("UCG 11.4 11.14 11.19 11.20 - the wordings that look alike read differently in every language") {
    constexpr const char* texts[] = {
        "{ when enters { pay { discard 1 my.hand } to { draw 1 } } }",          // by doing A, B
        "{ when enters { pay { discard 1 my.hand } to { may { draw 1 } } } }",  // by doing A, B is free
        "{ when enters { discard 1 my.hand; may { draw 1 } } }",                // A, and you may B
        "{ when enters { may { discard 1 my.hand; fully draw 1 } } }",          // you may A; if you do, B
        "{ when enters { may { discard 1 my.hand }; may { draw 1 } } }",        // A; in addition, B
        "{ when enters { may { discard 1 my.hand; draw 1 } } }",
        "{ when enters { discard 1 my.hand; draw 1 } }",
    };
    for (int language = 0; language < language_count; ++language) {
        std::map<std::string, const char*> seen;
        for (const char* text : texts) {
            const auto [other, is_new] = seen.emplace(said(text, static_cast<Language>(language)), text);
            INFO(text << "\n" << other->second << "\n" << other->first);
            CHECK(is_new);
        }
    }
    CHECK(said(texts[0]) ==
          "When this character enters play, you can, by discarding 1 card from your hand, draw 1 card.");
    CHECK(said(texts[2]) == "When this character enters play, discard 1 card from your hand, and you may draw 1 card.");
    CHECK(said(texts[3]) ==
          "When this character enters play, you may discard 1 card from your hand. If you do, draw 1 card.");
    CHECK(said(texts[4]) ==
          "When this character enters play, you may discard 1 card from your hand. In addition, you may draw 1 card.");
    constexpr auto hant = Language::traditional_chinese;
    CHECK(said(texts[0], hant) == "《當本角色登場時》可透過將我方手牌中的1張牌放置到棄牌區，抽1張牌。");
    CHECK(said(texts[1], hant) == "《當本角色登場時》可透過將我方手牌中的1張牌放置到棄牌區，即可抽1張牌。");
    CHECK(said(texts[2], hant) == "《當本角色登場時》將我方手牌中的1張牌放置到棄牌區，並可抽1張牌。");
    CHECK(said(texts[3], hant) == "《當本角色登場時》可將我方手牌中的1張牌放置到棄牌區。若進行此操作，則抽1張牌。");
    CHECK(said(texts[4], hant) == "《當本角色登場時》可將我方手牌中的1張牌放置到棄牌區。此外，可抽1張牌。");
}

// Two ways to write one thing: a text with the first means what it means with the second.
constexpr std::pair<std::string_view, std::string_view> alike[] = {
    {"under my.characters", "under 1 my.characters"},  // charge and stack choose one of them
    {"on my.characters }", "on 1 my.characters }"},
    {"my.characters[character]", "my.characters"},  // what is on the field is a character
    {"not count(my.hand) >= 3", "count(my.hand) < 3"},
    {"not level(foe) < 3", "level(foe) >= 3"},
    {"count(my.hand) > 3", "count(my.hand) >= 4"},
};

std::string meaning_of(std::string notation) {
    for (const auto& [written, means] : alike)
        for (std::size_t at = notation.find(written); at != std::string::npos;
             at = notation.find(written, at + means.size()))
            notation.replace(at, written.size(), means);
    return notation;
}

TEST_CASE("UCG law - texts of the sample and of the cards that differ differ in their sentences in every language") {
    for (int language = 0; language < language_count; ++language) {
        std::map<std::string, std::string> seen;  // by sentence: the first notation that says it
        const auto check = [&](const Effect& effect, const Source& source) {
            const std::string heading = meaning_of(test::ultraman_heading(effect, source));
            const auto [other, is_new] =
                seen.emplace(rules_text(effect, source, static_cast<Language>(language)), heading);
            if (is_new || other->second == heading) return;
            UNSCOPED_INFO(heading << "\n" << other->second << "\n" << other->first);
            CHECK(other->second == heading);
        };
        for (const test::UltramanSample& sample : test::ultraman_samples()) {
            const auto effect = ultraman::read_effect(sample.notation);
            REQUIRE(effect);
            check(*effect, sample.source);
        }
        for (const ultraman::Card& card : test::ultraman_cards_in(CUBENIGHT_SOURCE_DIR "/cubes"))
            for (const CardText& text : texts_of(card)) check(*text.effect, text.source);
    }
}

TEST_CASE("UCG law - sentences have no holes and their nodes are those of the text in their order") {
    const auto check = [](const Effect& effect, const Source& source) {
        for (int language = 0; language < language_count; ++language) {
            NodeIndex last = 0;
            for (const auto& sentence : sentences_of(effect, source, static_cast<Language>(language))) {
                INFO(ultraman::write_effect(effect) << "\n" << sentence.words);
                CHECK(fault_in(sentence.words) == "");
                CHECK(sentence.node < effect.nodes.size());
                const bool no_stack = effect.nodes[sentence.node].kind == NodeKind::no_stack;  // said last
                CHECK((no_stack || sentence.node >= last));
                last = sentence.node;
            }
        }
    };
    for (const test::UltramanSample& sample : test::ultraman_samples())
        check(*ultraman::read_effect(sample.notation), sample.source);
    for (const ultraman::Card& card : test::ultraman_cards_in(CUBENIGHT_SOURCE_DIR "/cubes"))
        for (const CardText& text : texts_of(card)) check(*text.effect, text.source);
    Generator generator(17);
    for (int i = 0; i < 1500; ++i) {
        const auto effect = ultraman::read_effect(test::random_ultraman_text(generator));
        REQUIRE(effect);
        check(*effect, {});
    }
}

TEST_CASE("UCG 2.3.5.2 - the states of a text stand before it") {
    const auto effect = ultraman::read_effect("{ while foe is power give this { grade +1 } }");
    Source source;
    source.states = ultraman::StateSet::of(ultraman::State::single) | ultraman::StateSet::of(ultraman::State::double_);
    CHECK(
        rules_text(*effect, source, Language::english) ==
        "[SINGLE] [DOUBLE] While this character's battle opponent is POWER, this character's BP grade increases by 1.");
    CHECK(rules_text(*effect, source, Language::traditional_chinese) ==
          "[SINGLE] [DOUBLE] 只要對戰對手角色為TYPE【力量】，本角色上升一級。");
}

TEST_CASE("UCG - a part of a text says what that part does") {
    const auto effect = *ultraman::read_effect(
        "{ when enters { may { discard 1 my.hand; fully draw 1 }; either { { draw 1 } | { may { draw 2 } } | { if foe "
        "is "
        "kaiju { draw 3 } } } } }");
    const auto find = [&](NodeKind kind, int number) {
        NodeIndex at = 0;
        for (NodeIndex i = 0; i < effect.nodes.size(); ++i)
            if (effect.nodes[i].kind == kind && number-- == 0) at = i;
        return at;
    };
    CHECK(words_of(effect, {}, find(NodeKind::fully, 0), Language::english) == "If you do, draw 1 card.");
    CHECK(words_of(effect, {}, find(NodeKind::if_, 0), Language::english) ==
          "If this character's battle opponent is a Kaiju, draw 3 cards.");
    CHECK(words_around(effect, {}, find(NodeKind::discard, 0), Language::english) ==
          "When this character enters play, you may discard 1 card from your hand.");
    const NodeIndex either = find(NodeKind::either, 0);
    CHECK(words_of(effect, {}, child(effect.nodes, either, 1), Language::finnish) == "Voit nostaa 2 korttia.");
}

TEST_CASE("UCG - names are those of the book in its language") {
    NameBook book;
    book.put(cubenight::NameOf::trait, "TIGA", Language::japanese, "ティガ");
    book.put(cubenight::NameOf::part, "Trigger", Language::japanese, "トリガー");
    const auto effect = *ultraman::read_effect(
        "{ when enters { exile 1 my.hand[character \"TIGA\"] and 1 my.hand[name with \"Trigger\"] } }");
    const std::string words = rules_text(effect, {}, Language::japanese, &book);
    CHECK(words.find("【ティガ】") != std::string::npos);
    CHECK(words.find("「トリガー」") != std::string::npos);
    CHECK(rules_text(effect, {}, Language::english, &book).find("[TIGA]") != std::string::npos);
}

TEST_CASE("UCG 2.3.6 4.1.2 11.15.1 11.18.1 - what a card says beside its texts is said in every language") {
    ultraman::Card card;
    card.name = "Ultraman Taiga";
    card.categories = ultraman::CategorySet::of(ultraman::Category::ultraman);
    card.bp[0] = 5000;
    CHECK(rules_of(card, Language::english).empty());
    card.teams = {"TRI-SQUAD"};
    card.categories = card.categories | ultraman::CategorySet::of(ultraman::Category::kaiju);
    card.bp[0] = ultraman::no_bp;
    card.copies_any = true;
    const auto english = rules_of(card, Language::english);
    REQUIRE(english.size() == 4);
    CHECK(english[0].find("TEAM [TRI-SQUAD]") == 0);
    CHECK(english[1] == "This card is Ultra Hero and Kaiju at once.");
    CHECK(english[2].find("No SINGLE BP") == 0);
    CHECK(english[3] == "A deck may hold any number of this card.");
    for (int language = 1; language < language_count; ++language) {
        const auto said = rules_of(card, static_cast<Language>(language));
        REQUIRE(said.size() == 4);
        CHECK(said[0].find("TRI-SQUAD") != std::string::npos);
        for (std::size_t i = 0; i < said.size(); ++i) {
            CHECK(said[i] != english[i]);
            CHECK(fault_in(said[i]).empty());
        }
    }
}

TEST_CASE("UCG - numbers noted before and places read as sentences") {
    CHECK(said("{ when enters { choose $a = count(their.characters[distinct characters]); discard $a my.hand } }") ==
          "When this character enters play, note the number of different character names among your opponent's "
          "characters, "
          "then discard that many cards from your hand.");
    CHECK(said("{ while area(this) = 1 give this { grade +1 } }") ==
          "While this character is in battle area 1, this character's BP grade increases by 1.");
    CHECK(said("{ when enters { discard scene } }") ==
          "When this character enters play, discard the scene in the scene area.");
    CHECK(said("{ activate 1; only if any my.characters[character \"X\"]; draw 1 }").find("an [X]") !=
          std::string::npos);
    const std::string placed = said(
        "{ when enters { choose $a = 1 my.characters; put $a -> my.hand; put 2 my.hand as $c -> place of $a; "
        "lasting this turn { give $c { bp +2000 } } } }");
    CHECK(placed.find("give the placed character BP +2000 for this turn") != std::string::npos);
    CHECK(said("{ when enters { choose $a = count(their.characters); discard $a my.hand } }", Language::japanese)
              .find("その数と同じ枚数の自分の手札を") != std::string::npos);
    CHECK(said("{ when enters { choose $a = count(their.characters); discard $a my.hand } }", Language::finnish)
              .find("yhtä monta korttia kädestäsi") != std::string::npos);
}

TEST_CASE("UCG 11.20 - what waits for the end of a turn hangs on what was done before") {
    const std::string text =
        "{ when enters { put 1 my.hand -> bottom of my.deck; fully lasting this turn { when turn ends { draw 1 } } } }";
    CHECK(said(text).ends_with("If you do, at the end of this turn, draw 1 card."));
    CHECK(said(text, Language::japanese).find("そうした場合、このターンの終了時") != std::string::npos);
}

TEST_CASE("UCG - what is given to a zone for a time is given to the cards of this moment") {
    CHECK(
        said("{ when enters { lasting this turn { give my.discard { can't be exiled by them } } } }") ==
        "When this character enters play, keep all cards now in your discard pile from being exiled by your opponent's "
        "effects for this turn.");
}

TEST_CASE("UCG - cards of two kinds are counted together") {
    CHECK(said("{ when enters { exile 10 my.discard[character \"Z\" or name with \"A\"] } }")
              .find("exile a total of 10 ") != std::string::npos);
    const std::string both =
        "{ activate 1; cost { discard top 3 of my.deck as $a and top 3 of their.deck as $b }; lasting this turn { give "
        "this { bp +1000 * count($a[kaiju] and $b[kaiju]) / 2 } } }";
    CHECK(said(both).find("first") == std::string::npos);
    CHECK(said(both, Language::japanese).find("番目") == std::string::npos);
}

TEST_CASE("UCG - a BP grade increases, characters enter play, and what is done in a row stands in one row") {
    CHECK(said("{ while foe is power give this { grade +1 } }") ==
          "While this character's battle opponent is POWER, this character's BP grade increases by 1.");
    CHECK(said("{ when enters { may { lasting this turn { give 1 their.characters { grade -2 } } } } }") ==
          "When this character enters play, you may decrease the BP grade of 1 of your opponent's characters by 2 for "
          "this turn.");
    CHECK(said("{ when enters { look top 3 of my.deck as $a to both; put 1 $a[scene] -> my.hand; discard $a } }") ==
          "When this character enters play, reveal the top 3 cards of your deck, put 1 scene card from among the "
          "revealed cards into your hand, then discard the rest of the revealed cards.");
    CHECK(said("{ when enters { swap this with 1 my.characters[other] } }") ==
          "When this character enters play, swap the place of this character with that of 1 of your other characters.");
    CHECK(said("{ while foe is kaiju give my.characters[character \"A\" or character \"B\"] { bp +1000 } }")
              .ends_with("each of your [A] and [B] gets BP +1000."));
    CHECK(said("{ when enters { lasting this turn { give this { type also armed } } } }")
              .ends_with("give this character the additional TYPE ARMED for this turn."));
}

TEST_CASE("UCG - in Finnish a BP rises by grades, and what has a clause stands last") {
    const auto finnish = [](const std::string& notation) { return said(notation, Language::finnish); };
    CHECK(finnish("{ while foe is power give this { grade +1 } }")
              .ends_with("on POWER-tyyppinen, tämän hahmon BP nousee yhden asteen."));
    CHECK(finnish("{ when enters { lasting this turn { give foe { grade -1 } } } }")
              .ends_with("laske tämän hahmon taisteluvastustajan BP:tä yhdellä asteella tämän vuoron ajaksi."));
    CHECK(finnish("{ when enters { lasting this turn { give 1 my.characters[name with \"A\"] { grade +1 } } } }")
              .ends_with("nosta BP:tä yhdellä asteella tämän vuoron ajaksi yhdellä hahmollasi, jonka nimessä on "
                         "\"A\"."));
    CHECK(finnish("{ when enters { swap this with 1 my.characters[adjacent] } }")
              .ends_with("vaihda tämän hahmon ja yhden tämän hahmon viereisen hahmosi paikat keskenään."));
    CHECK(finnish("{ when enters { exile 1 my.discard[name with \"A\"] } }")
              .ends_with("siirrä pelin ulkopuolelle poistopinostasi yksi kortti, jonka nimessä on \"A\"."));
    CHECK(finnish("{ activate 1; cost { choose $a = 1 my.discard[level = 1]; choose $b = 1 my.discard[level = 2] }; "
                  "put $a and $b -> my.hand }")
              .find("Valitse yksi tason 1 kortti poistopinostasi ja yksi tason 2 kortti poistopinostasi →") !=
          std::string::npos);
    CHECK(finnish("{ when enters { put 1 my.hand as $a -> bottom of my.deck; draw count($a) } }")
              .find("näin laitettua korttia kohti") != std::string::npos);
    CHECK(finnish("{ when enters { discard top 1 of my.deck as $a; if $a is character \"KEN SATO\" { draw 1 } } }")
              .find("on [KEN SATO] -kortti, ") != std::string::npos);
}

TEST_CASE("UCG - Chinese and Japanese sentences have the set phrases of the game") {
    constexpr auto hant = Language::traditional_chinese, hans = Language::simplified_chinese;
    CHECK(said("{ when enters { draw 1; discard 1 my.hand; discard my.scene } }", hant) ==
          "《當本角色登場時》抽1張牌，再將我方手牌中的1張牌放置到棄牌區，然後將我方的場景放置到棄牌區。");
    CHECK(said("{ when enters { may { swap this with 1 my.characters[adjacent, ultraman] } } }", hans) ==
          "《当本角色登场时》可将本角色与我方1名相邻的奥特曼交换位置。");
    CHECK(said("{ give this { bp +1000 * count(my.characters[kaiju]) } }", hant) ==
          "我方每有1名怪獸宇宙人系列，本角色BP+1000。");
    CHECK(said("{ when enters { lasting this turn { give 1 my.characters[ultraman] { bp +1000 * "
               "count(my.characters[kaiju]) } } } }",
               hant) ==
          "《當本角色登場時》選擇我方1名超人力霸王，我方每有1名怪獸宇宙人系列，使其在此回合期間BP+1000。");
    CHECK(said("{ when enters { if happened bottomed of my.hand this turn { draw 1 } else { draw 2 } } }", hant) ==
          "《當本角色登場時》若此回合中我方手牌中的牌曾被放回牌組下方，則抽1張牌。若不符合該條件，則抽2張牌。");
    CHECK(said("{ when enters { charge 1 under my.characters[character \"GINGA\"] } }", hans) ==
          "《当本角色登场时》充能(1)【GINGA】。");
    CHECK(said("{ while any my.characters[double, kaiju, !character \"ZETTON\"] give this { bp +1000 } }",
               Language::japanese) == "自分のDOUBLEの、【ZETTON】以外の怪獣がいる間、このキャラクターはBP+1000。");
}
