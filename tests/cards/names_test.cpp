// Names in other languages: the table is read or refused with its line, names are made of names in each language's own
// order, and what a card calls itself stands before everything else.
#include <sstream>

#include "engine/cards/naming/lexicon.hpp"
#include "engine/cards/notation.hpp"
#include "engine/cards/rules_text/rules_text.hpp"
#include "tests/cards/mistakes.hpp"
#include "tests/support/texts.hpp"

using namespace cubenight;
using namespace cubenight::test;
using naming::Lexicon;

namespace {

const std::string head = "kind\ten\tja\tzh-hans\tzh-hant\n";

std::string refused(const std::string& rows) {
    const auto read = Lexicon::read(head + rows, "names.tsv");
    return read.ok() ? "it is read" : read.error().english();
}

// A small table of invented creatures.
Lexicon invented() {
    const auto read = Lexicon::read(head +
                                        "pokemon\tLumo\tルモ\t灯灯\t燈燈\n"
                                        "pokemon\tUmbra\tウンブラ\t\t影影\n"
                                        "card\tTide Chart\tしおのず\t潮图\t潮圖\n"
                                        "text\tGlow\tひかる\t发光\t發光\n"
                                        "trait\tDeep Sea\tしんかい\t深海\t深海\n"
                                        "owner\tAino\tアイノ\t爱诺\t愛諾\n"
                                        "form\t{0} ex\t{0}ex\t{0}ex\t{0}ex\n"
                                        "form\t{0} of Dawn\tあけぼのの{0}\t黎明{0}\t黎明{0}\n"
                                        "team\t{0} & {1}\t{0}&{1}\t{0}&{1}\t{0}&{1}\n"
                                        "owned\t{1}'s {0}\t{1}の{0}\t{1}的{0}\t{1}的{0}\n"
                                        "form\tCoastal {0}\tかいがん {0}\t沿海 {0}\t沿海 {0}\n",
                                    "names.tsv");
    REQUIRE(read.ok());
    return *read;
}

CardSet set_of(const std::string& cards) {
    const auto read = read_cards(cards);
    INFO((read.ok() ? std::string() : read.error().english()));
    REQUIRE(read.ok());
    CardSet set;
    for (const Card& card : *read) REQUIRE(set.add(card));
    set.name_by(naming::names_of(set, invented()));
    return set;
}

using Three = naming::Translated;

}  // namespace

TEST_CASE("a table of names that is malformed is refused with file - line and reason", "[names]") {
    CHECK(Lexicon::read("en\tja\n", "names.tsv").error().english() ==
          "names.tsv:1: the first row is \"kind en ja zh-hans zh-hant\", cut by tabulators");
    CHECK(refused("# a remark\n\npokemon\tLumo\tルモ\t灯灯\n") ==
          "names.tsv:4: a row has five fields, cut by tabulators");
    CHECK(refused("pokemon\tLumo\tルモ\t灯灯\t燈燈\tmore\n") ==
          "names.tsv:2: a row has five fields, cut by tabulators");
    CHECK(refused("beast\tLumo\t\t\t\n") ==
          "names.tsv:2: there is no kind \"beast\"; there are: pokemon, card, text, trait, owner, form, owned, team");
    CHECK(refused("pokemon\t\tルモ\t\t\n") == "names.tsv:2: the English name is missing");
    CHECK(refused("text\tGlow\tA\t\t\ntext\tGlow\tB\t\t\n") == "names.tsv:3: \"Glow\" stands twice");
    CHECK(refused("text\tGlow\t\xFF\t\t\n") ==
          "names.tsv:2: a name has at most 200 bytes of UTF-8 without control characters");
    CHECK(refused("text\t" + std::string(201, 'a') + "\t\t\t\n") ==
          "names.tsv:2: a name has at most 200 bytes of UTF-8 without control characters");
    CHECK(refused("form\tCoastal\tX\t\t\n") == "names.tsv:2: a pattern of this kind has {0} once");
    CHECK(refused("form\tCoastal {0}\t{0}{0}\t\t\n") == "names.tsv:2: a pattern of this kind has {0} once");
    CHECK(refused("owned\t{1}'s {0}\tの{0}\t\t\n") == "names.tsv:2: a pattern of this kind has {0} and {1} once each");
    CHECK(refused("form\t{0}\t{0}\t\t\n") == "names.tsv:2: a pattern has words of its own");
    CHECK(refused("team\t{0}{1} pair\t{0}{1}\t\t\n") == "names.tsv:2: something stands between {0} and {1}");
    std::string many;
    for (int i = 0; i < 20'001; ++i) many += "text\tA" + std::to_string(i) + "\tB\t\t\n";
    CHECK(refused(many) == "names.tsv:20002: there are more than 20000 rows");
}

TEST_CASE("names are made of names in the order of each language", "[names]") {
    const Lexicon names = invented();
    CHECK(names.card("Lumo") == Three{"ルモ", "灯灯", "燈燈"});
    CHECK(names.card("Tide Chart") == Three{"しおのず", "潮图", "潮圖"});
    CHECK(names.card("Lumo ex") == Three{"ルモex", "灯灯ex", "燈燈ex"});
    CHECK(names.card("Lumo of Dawn") == Three{"あけぼののルモ", "黎明灯灯", "黎明燈燈"});
    CHECK(names.card("Coastal Lumo ex") == Three{"かいがん ルモex", "沿海 灯灯ex", "沿海 燈燈ex"});
    CHECK(names.card("Aino's Coastal Lumo") == Three{"アイノのかいがん ルモ", "爱诺的沿海 灯灯", "愛諾的沿海 燈燈"});
    CHECK(names.card("Aino\u2019s Lumo") == names.card("Aino's Lumo"));
    CHECK(names.card("Lumo LV. 12") == Three{"ルモ LV. 12", "灯灯 LV. 12", "燈燈 LV. 12"});
    // A language that lacks one of the parts has no name.
    CHECK(names.card("Lumo & Umbra ex") == Three{"ルモ&ウンブラex", "", "燈燈&影影ex"});
}

TEST_CASE("where a part is not known no name is made up", "[names]") {
    const Lexicon names = invented();
    for (const std::string unknown :
         {"Nobody", "Coastal Nobody", "Bela's Lumo", "Lumo & Nobody", "Lumo GX", "", " ex", "Coastal ", "Tide Charts"})
        CHECK(names.card(unknown) == Three{});
    // However long a name is, it is looked up within a moment.
    std::string towered;
    for (int i = 0; i < 4000; ++i) towered += "Coastal ";
    CHECK(names.card(towered + "Lumo") == Three{});
}

TEST_CASE("a part of a name is known by the pattern that it comes from", "[names]") {
    const Lexicon names = invented();
    CHECK(names.part("Aino's") == Three{"アイノの", "爱诺的", "愛諾的"});
    CHECK(names.part("Coastal") == Three{"かいがん", "沿海", "沿海"});
    CHECK(names.part("Lumo") == Three{"ルモ", "灯灯", "燈燈"});
    CHECK(names.trait("Aino") == Three{"アイノ", "爱诺", "愛諾"});
}

TEST_CASE("what a card calls itself stands before what the table says and is a part of other names", "[names]") {
    const CardSet set = set_of(R"(
        card "1" "Lumo" { pokemon basic fire hp 60 name ja "ひとつ" name fi "Lumonen" attack "Glow" fi "Hehku" [R] 10 }
        card "2" "Coastal Lumo" { pokemon stage1 fire hp 90 evolves from "Lumo" attack "Glow" [R] 30 }
        card "3" "Stranger" { item play { draw 1 } })");
    const auto card = [&](int index) -> const Card& { return set[CardId{static_cast<std::uint16_t>(index)}]; };
    CHECK(name_in(card(0), Language::japanese) == "ひとつ");
    CHECK(name_in(card(0), Language::finnish) == "Lumonen");
    CHECK(name_in(card(0), Language::simplified_chinese) == "灯灯");
    CHECK(name_in(card(0), Language::english) == "Lumo");
    CHECK(name_in(card(1), Language::japanese) == "かいがん ひとつ");
    CHECK(ancestor_in(card(1), Language::japanese) == "ひとつ");
    CHECK(ancestor_in(card(0), Language::japanese).empty());
    CHECK(name_in(card(1), card(1).attacks[0], Language::finnish) == "Hehku");
    CHECK(name_in(card(1), card(1).attacks[0], Language::traditional_chinese) == "發光");
    for (const Language language : {Language::japanese, Language::traditional_chinese, Language::finnish})
        CHECK(name_in(card(2), language) == "Stranger");
    CHECK(is_named_in(card(0), Language::japanese));
    CHECK(is_named_in(card(1), Language::traditional_chinese));
    CHECK_FALSE(is_named_in(card(2), Language::japanese));
    CHECK(is_named_in(card(2), Language::finnish));  // which has the English names
    CHECK(is_named_in(card(2), Language::english));
}

TEST_CASE("a text calls the cards that it names as its reader does", "[names]") {
    const CardSet set = set_of(R"(
        card "1" "Caller" { item play { put 1 my.deck[name "Coastal Lumo"] -> my.hand reveal; shuffle my.deck } }
        card "2" "Seeker" { item play { put 1 my.deck[name with "Aino's"] -> my.hand reveal; shuffle my.deck } }
        card "3" "Diver" { item play { put 1 my.deck[trait "Deep Sea"] -> my.hand reveal; shuffle my.deck } })");
    const auto said = [&](int index, Language language) {
        const Card& card = set[CardId{static_cast<std::uint16_t>(index)}];
        return wording::rules_text(*card.play, wording::source_of(card, wording::TextOf::play), language,
                                   card.names.book.get());
    };
    const auto has = [](const std::string& text, std::string_view part) { return text.find(part) != text.npos; };
    CHECK(has(said(0, Language::english), "Coastal Lumo"));
    CHECK(has(said(0, Language::finnish), "Coastal Lumo"));
    CHECK(has(said(0, Language::japanese), "かいがん ルモ"));
    CHECK(has(said(0, Language::simplified_chinese), "沿海 灯灯"));
    CHECK(has(said(1, Language::japanese), "アイノの"));
    CHECK(has(said(1, Language::traditional_chinese), "愛諾的"));
    CHECK(has(said(2, Language::japanese), "しんかい"));
    CHECK_FALSE(has(said(2, Language::japanese), "Deep Sea"));
}

TEST_CASE("what is wrong with the names of a card file is said with its line", "[names][notation]") {
    const std::string card = "card \"k\" \"n\" {\n pokemon basic fire hp 60\n";
    check_cards({
        {card + " name de \"Licht\" }", 3, "expected a language: fi, ja, zh-hans or zh-hant"},
        {card + " name ja }", 3, "expected the name in that language"},
        {card + " name ja \"\" }", 3, "the name in that language is empty"},
        {card + " name ja \"A\"\n name ja \"B\" }", 4, "the name in ja stands once"},
        {card + " attack \"Glow\" ja \"A\" ja \"B\" [R] 10 }", 3, "the name in ja stands once"},
        {card + " attack \"Glow\" zh \"A\" [R] 10 }", 3, "expected a language: fi, ja, zh-hans or zh-hant"},
        {card + " retreat 1\n name ja \"A\" }", 4, "expected the next field of the card in its order"},
    });
}

TEST_CASE("the table of names is well formed - and what it says of every name of a Pokemon is found", "[names]") {
    const std::string table = text_of(CUBENIGHT_SOURCE_DIR "/assets/names.tsv");
    const auto read = Lexicon::read(table, "assets/names.tsv");
    INFO((read.ok() ? std::string() : read.error().english()));
    REQUIRE(read.ok());
    CHECK(read->card("Misty's Psyduck ex") == Three{"カスミのコダックex", "小霞的可达鸭ex", "小霞的可達鴨ex"});
    CHECK(read->card("Alolan Raichu-GX") == Three{"アローラ ライチュウGX", "阿罗拉 雷丘GX", "阿羅拉 雷丘GX"});
    CHECK(read->card("Team Rocket\u2019s Mewtwo") == Three{"ロケット団のミュウツー", "火箭队的超梦", "火箭隊的超夢"});
    CHECK(read->card("Radiant Charizard") == Three{"かがやくリザードン", "光辉喷火龙", "光輝噴火龍"});
}

TEST_CASE(
    "a card, or a part of a name, may be called after an owner, and names keep what stands in brackets behind them",
    "[names]") {
    const Lexicon lexicon = invented();
    CHECK(lexicon.card("Aino") == Three{"アイノ", "爱诺", "愛諾"});
    CHECK(lexicon.part("Aino") == Three{"アイノ", "爱诺", "愛諾"});
    CHECK(lexicon.card("Lumo [D]") == Three{"ルモ [D]", "灯灯 [D]", "燈燈 [D]"});
    CHECK(lexicon.card("Tide Chart (Aino)") == Three{"しおのず（アイノ）", "潮图（爱诺）", "潮圖（愛諾）"});
    CHECK(lexicon.card("Tide Chart (Nobody)") == Three{"しおのず (Nobody)", "潮图 (Nobody)", "潮圖 (Nobody)"});
}
