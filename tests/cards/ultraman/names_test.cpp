// Names of the cards of the Ultraman Card Game in other languages: the table is read or refused with its line, no row of
// it is idle, names are made of names, and how many are known stands in docs/names.md.
#include <algorithm>
#include <array>
#include <functional>
#include <set>
#include <sstream>

#include "engine/cards/naming/lexicon.hpp"
#include "engine/cards/ultraman/cube.hpp"
#include "engine/cards/ultraman/notation.hpp"
#include "engine/cards/ultraman/rules_text/rules_text.hpp"
#include "engine/language/tree.hpp"
#include "tests/support/card_files.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/texts.hpp"

using namespace cubenight;
using namespace cubenight::test;
using naming::Lexicon;
using naming::named_languages;

namespace {

using Three = naming::Translated;

const std::string head = "kind\ten\tja\tzh-hans\tzh-hant\n";
constexpr const char* table_path = CUBENIGHT_SOURCE_DIR "/assets/ultraman_names.tsv";

Result<Lexicon> read(const std::string& rows) {
    return Lexicon::read(head + rows, "names.tsv", naming::ultraman_kinds);
}

std::string refused(const std::string& rows) {
    const auto table = read(rows);
    return table.ok() ? "it is read" : table.error().english();
}

const Lexicon& known() {
    static const Lexicon lexicon = [] {
        auto table = Lexicon::read(text_of(table_path), "ultraman_names.tsv", naming::ultraman_kinds);
        INFO((table.ok() ? std::string() : table.error().english()));
        REQUIRE(table.ok());
        return std::move(*table);
    }();
    return lexicon;
}

std::vector<ultraman::Card> read_or_fail(const std::string& text) {
    auto cards = ultraman::read_cards(text);
    INFO((cards.ok() ? std::string() : cards.error().english()));
    REQUIRE(cards.ok());
    return std::move(*cards);
}

void name(std::vector<ultraman::Card>& cards, Lexicon lexicon) {
    std::vector<const ultraman::Card*> all;
    for (const ultraman::Card& card : cards) all.push_back(&card);
    const auto book = naming::names_of(all, std::move(lexicon));
    for (ultraman::Card& card : cards) card.names.book = book;
}

// Every name that the cards of the program use, once.
struct Used {
    std::vector<ultraman::Card> cards;
    std::set<std::string> heroes, scenes;  // names of cards
    std::set<std::string> characters, teams, parts;

    Used() {
        for (const auto& file : files_of(Game::ultraman, CUBENIGHT_SOURCE_DIR "/cubes", ".cards"))
            for (ultraman::Card& card : read_or_fail(text_of(file))) cards.push_back(std::move(card));
        for (const ultraman::Card& card : cards) use(card);
    }

private:
    void use(const ultraman::Card& card) {
        (card.is_scene() ? scenes : heroes).insert(card.name);
        if (!card.character.empty()) characters.insert(card.character);
        if (!card.form.empty()) parts.insert(card.form);
        teams.insert(card.teams.begin(), card.teams.end());
        for (const ultraman::Text& text : card.texts)
            for (const Node& node : text.effect.nodes)
                if (node.kind == NodeKind::name) use(node, text.effect.words[static_cast<std::size_t>(node.number)]);
    }
    void use(const Node& node, const std::string& word) {
        switch (sub_as<ultraman::NameOf>(node)) {
            case ultraman::NameOf::part: parts.insert(word); break;
            case ultraman::NameOf::character: characters.insert(word); break;
            case ultraman::NameOf::team: teams.insert(word); break;
        }
    }
};

const Used& used() {
    static const Used names;
    return names;
}

struct Row {
    std::string kind, english;
    std::array<std::string, named_languages.size()> names;
};

std::vector<Row> rows() {
    std::vector<Row> all;
    std::istringstream table(text_of(table_path));
    for (std::string line; std::getline(table, line);) {
        if (line.starts_with('#') || line + "\n" == head) continue;
        std::vector<std::string> fields(1);
        for (const char c : line)
            if (c == '\t') fields.emplace_back();
            else fields.back() += c;
        REQUIRE(fields.size() == 5);
        all.push_back({fields[0], fields[1], {fields[2], fields[3], fields[4]}});
    }
    return all;
}

// Whether a card is called so with the name of one of the characters in the place.
bool is_title(const std::string& pattern) {
    const auto place = pattern.find("{0}");
    const std::string before = pattern.substr(0, place), behind = pattern.substr(place + 3);
    return std::ranges::any_of(used().heroes, [&](const std::string& card) {
        if (!card.starts_with(before) || !card.ends_with(behind)) return false;
        std::string inside = card.substr(before.size(), card.size() - before.size() - behind.size());
        for (char& c : inside) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
        return used().characters.contains(inside);
    });
}

bool is_used(const Row& row) {
    if (row.kind == "character") return used().characters.contains(row.english);
    if (row.kind == "team") return used().teams.contains(row.english);
    if (row.kind == "part") return used().parts.contains(row.english);
    if (row.kind == "title") return is_title(row.english);
    return used().heroes.contains(row.english) || used().scenes.contains(row.english);
}

// A line of the page: how many of these names are known in each language.
std::string counted(const std::string& what, const std::set<std::string>& names,
                    const std::function<Three(std::string_view)>& lookup) {
    std::array<int, named_languages.size()> known{};
    for (const std::string& english : names) {
        const Three found = lookup(english);
        for (std::size_t i = 0; i < known.size(); ++i) known[i] += found[i].empty() ? 0 : 1;
    }
    std::string line = "| " + what + " | " + std::to_string(names.size()) + " |";
    for (const int count : known) line += " " + std::to_string(count) + " |";
    return line;
}

// The same of cards, where the form has to be known as well.
std::string counted_cards() {
    std::array<int, named_languages.size()> whole{};
    for (const ultraman::Card& card : used().cards) {
        const Three name = known().card(card.name), form = known().part(card.form);
        for (std::size_t i = 0; i < whole.size(); ++i)
            whole[i] += !name[i].empty() && (card.form.empty() || !form[i].empty()) ? 1 : 0;
    }
    std::string line = "| cards with their forms | " + std::to_string(used().cards.size()) + " |";
    for (const int count : whole) line += " " + std::to_string(count) + " |";
    return line;
}

}  // namespace

TEST_CASE("UCG - a table of names that is malformed is refused with file - line and reason", "[names]") {
    CHECK(refused("pokemon\tTIGA\t\t\t\n") ==
          "names.tsv:2: there is no kind \"pokemon\"; there are: character, card, team, part, title");
    CHECK(refused("# a remark\n\ncharacter\tTIGA\tティガ\t迪迦\n") ==
          "names.tsv:4: a row has five fields, cut by tabulators");
    CHECK(refused("character\t\tティガ\t\t\n") == "names.tsv:2: the English name is missing");
    CHECK(refused("part\tV1\tA\t\t\npart\tV1\tB\t\t\n") == "names.tsv:3: \"V1\" stands twice");
    CHECK(refused("team\tT\t\xFF\t\t\n") ==
          "names.tsv:2: a name has at most 200 bytes of UTF-8 without control characters");
    CHECK(refused("title\tUltraman\tX\t\t\n") == "names.tsv:2: a pattern of this kind has {0} once");
    CHECK(refused("title\tUltraman {0}\t{0}{0}\t\t\n") == "names.tsv:2: a pattern of this kind has {0} once");
    CHECK(refused("title\t{0}\t{0}\t\t\n") == "names.tsv:2: a pattern has words of its own");
    CHECK(refused("title\tUltraman {0}\tウルトラマン{0}\t\t\n") == "it is read");
}

TEST_CASE("UCG - every row of the table of names names something that a card has", "[names]") {
    std::string idle;
    for (const Row& row : rows()) {
        if (!is_used(row)) idle += row.kind + " " + row.english + ": no card has it\n";
        if (std::ranges::all_of(row.names, [](const std::string& name) { return name.empty(); }))
            idle += row.kind + " " + row.english + ": known in no language\n";
    }
    CHECK(idle == "");
    CHECK(rows().size() > 300);
}

TEST_CASE("UCG - names are made of names in the order of each language", "[names]") {
    const auto card = [](std::string_view english) { return known().card(english); };
    CHECK(card("Ultraman Tiga") == Three{"ウルトラマンティガ", "迪迦奥特曼", "超人力霸王迪卡"});
    CHECK(card("Ultraman Dyna") == Three{"ウルトラマンダイナ", "戴拿奥特曼", "超人力霸王帝納"});
    CHECK(card("Ultraman Z") == Three{"ウルトラマンゼット", "泽塔奥特曼", "超人力霸王傑特"});
    CHECK(card("Ultraman X") == Three{"ウルトラマンエックス", "艾克斯奥特曼", ""});
    CHECK(card("Ultraman Omega") == Three{"ウルトラマンオメガ", "奥美迦奥特曼", "超人力霸王奧米加"});
    CHECK(card("The Ancient Monster Gomora") == Three{"古代怪獣 ゴモラ", "古代怪兽 哥莫拉", "古代怪獸哥摩拉"});
    CHECK(card("The Ultra-Ancient Monster Golza") ==
          Three{"超古代怪獣 ゴルザ", "超古代怪兽 哥尔赞", "超古代怪獸 哥爾贊"});
    CHECK(card("The Space Ninja Alien Baltan") ==
          Three{"宇宙忍者 バルタン星人", "宇宙忍者 巴尔坦星人", "宇宙忍者 巴爾坦星人"});
    CHECK(card("The Space Crustacean Kaiju Bazanga") ==
          Three{"宇宙甲殻怪獣 バザンガ", "宇宙甲壳怪兽 巴赞甲", "宇宙甲殼怪 巴贊甲"});
    CHECK(card("Special Airborne Armor-1 Sevenger") == Three{"特空機1号 セブンガー", "特空机1号 赛文加", ""});
    CHECK(card("Zetton") == Three{"ゼットン", "杰顿", "積頓"});
    CHECK(card("C.O.V.") == Three{"コッヴ", "戈布", "戈武"});
    CHECK(card("Darklops Zero") == Three{"ダークロプスゼロ", "黑暗洛普斯赛罗", "黑暗洛普斯傑洛"});
    // A row of its own stands before the patterns.
    CHECK(card("Ultraman Ginga Strium") == Three{"ウルトラマンギンガストリウム", "银河斯特利姆奥特曼", ""});
    CHECK(card("The Dynamic Fusion Monster Spheresaurus") == Three{"精強融合獣 スフィアザウルス", "", "索菲亞龍"});
    CHECK(card("Ultraman Nobody") == Three{});
}

TEST_CASE("UCG - characters and teams and forms and parts of names are known by themselves", "[names]") {
    CHECK(known().trait("TIGA") == Three{"ティガ", "迪迦", "迪卡"});
    CHECK(known().trait("TRI-SQUAD") == Three{"トライスクワッド", "三人小队", ""});
    CHECK(known().part("Flash Type") == Three{"フラッシュタイプ", "闪亮型", "閃光型"});
    CHECK(known().part("V2") == Three{"V2", "V2", "V2"});
    CHECK(known().part("Alien") == Three{"星人", "星人", "星人"});
    // A Kaiju's name stands where a form would.
    CHECK(known().part("Golza") == Three{"ゴルザ", "哥尔赞", "哥爾贊"});
    CHECK(known().part("Darklops") == Three{"ダークロプス", "黑暗洛普斯", "黑暗洛普斯"});
    CHECK(known().part("Nothing Such") == Three{});
}

TEST_CASE("UCG - a card has its form behind its name in every language", "[names]") {
    auto cards = read_or_fail(R"(
        card "A-1" "Ultraman Dyna" { ultraman level 1 basic character "DYNA" form "Flash Type" bp 5000 }
        card "A-2" "The Ultra-Ancient Monster Golza" { kaiju level 6 hazard character "GOLZA" form "Golza" bp 9000 }
        card "A-3" "Ultraman Dyna" { ultraman level 1 basic name ja "ひとつ" character "DYNA" form "Flash Type" bp 5000 }
        card "A-4" "Nobody" { ultraman level 1 basic character "NOBODY" form "Flash Type" bp 5000 }
        card "A-5" "Ultraman Z" { ultraman level 1 basic character "Z" form "Z Slugger" bp 5000 })");
    CHECK(ultraman::whole_name_in(cards[0], Language::japanese) == "Ultraman Dyna Flash Type");
    name(cards, known());
    const auto whole = [&](std::size_t i, Language language) { return ultraman::whole_name_in(cards[i], language); };
    CHECK(whole(0, Language::japanese) == "ひとつ フラッシュタイプ");  // what a card calls itself, others are called
    CHECK(whole(0, Language::simplified_chinese) == "戴拿奥特曼 闪亮型");
    CHECK(whole(0, Language::traditional_chinese) == "超人力霸王帝納 閃光型");
    CHECK(whole(0, Language::finnish) == "Ultraman Dyna Flash Type");
    CHECK(whole(0, Language::english) == ultraman::rules_name(cards[0]));
    // What the name says already is not said again.
    CHECK(whole(1, Language::english) == "The Ultra-Ancient Monster Golza");
    CHECK(whole(1, Language::japanese) == "超古代怪獣 ゴルザ");
    CHECK(whole(2, Language::japanese) == "ひとつ フラッシュタイプ");
    CHECK(whole(3, Language::japanese) == "Nobody フラッシュタイプ");
    // A form that begins with the end of the name stands apart; texts ask for the name without a dash.
    CHECK(whole(4, Language::english) == "Ultraman Z – Z Slugger");
    CHECK(ultraman::rules_name(cards[4]) == "Ultraman Z Z Slugger");
    CHECK(ultraman::character_in(cards[0], Language::traditional_chinese) == "帝納");
    CHECK(ultraman::form_in(cards[0], Language::japanese) == "フラッシュタイプ");
    // A draft shows covers: they are called as their cards are.
    Card cover = ultraman::cover_of(cards[0]);
    cover.names = cards[0].names;
    CHECK(cover.name == "Ultraman Dyna Flash Type");
    CHECK(name_in(cover, Language::japanese) == whole(0, Language::japanese));
    CHECK(name_in(cover, Language::traditional_chinese) == "超人力霸王帝納 閃光型");
}

TEST_CASE("UCG - a text calls characters and parts of names as its reader does", "[names]") {
    auto cards = read_or_fail(R"(card "A-1" "Ultraman Tiga" { ultraman level 1 basic character "TIGA" bp 5000
        text single { when enters { exile 1 my.hand[character "DYNA"] and 1 my.hand[name with "Darklops"] } } })");
    name(cards, known());
    const auto said = [&](Language language) {
        const auto text = ultraman::wording::texts_of(cards[0]).front();
        return ultraman::wording::rules_text(*text.effect, text.source, language, cards[0].names.book.get());
    };
    const auto has = [](const std::string& text, std::string_view part) { return text.find(part) != text.npos; };
    CHECK(has(said(Language::english), "[DYNA]"));
    CHECK(has(said(Language::japanese), "【ダイナ】"));
    CHECK(has(said(Language::japanese), "「ダークロプス」"));
    CHECK(has(said(Language::traditional_chinese), "帝納"));
    CHECK(has(said(Language::simplified_chinese), "戴拿"));
    CHECK_FALSE(has(said(Language::simplified_chinese), "DYNA"));
}

TEST_CASE("UCG - how many names are known stands on the page about names", "[names]") {
    const std::string page = text_of(CUBENIGHT_SOURCE_DIR "/docs/names.md");
    const auto card = [](std::string_view english) { return known().card(english); };
    const auto trait = [](std::string_view english) { return known().trait(english); };
    const auto part = [](std::string_view english) { return known().part(english); };
    for (const std::string& line :
         {counted("names of characters' cards", used().heroes, card), counted("titles of scenes", used().scenes, card),
          counted("characters", used().characters, trait), counted("TEAMs", used().teams, trait),
          counted("forms and other parts of names", used().parts, part), counted_cards()}) {
        INFO("docs/names.md says: " << line);
        CHECK(page.find(line + "\n") != page.npos);
    }
}

TEST_CASE("UCG - a part by which a text asks stands in the names of the same cards in every language", "[names]") {
    std::vector<ultraman::Card> cards = used().cards;
    name(cards, known());
    std::set<std::string> asked;
    for (const ultraman::Card& card : cards)
        for (const ultraman::Text& text : card.texts)
            for (const Node& node : text.effect.nodes)
                if (node.kind == NodeKind::name && sub_as<ultraman::NameOf>(node) == ultraman::NameOf::part)
                    asked.insert(text.effect.words[static_cast<std::size_t>(node.number)]);
    CHECK(asked.size() > 10);
    CHECK(name_in(cards.front().names.book.get(), Language::traditional_chinese, NameOf::part, "Trigger") ==
          "特利卡 / Trigger");
    CHECK(name_in(cards.front().names.book.get(), Language::japanese, NameOf::part, "Trigger") == "トリガー");
    std::string apart;
    for (const std::string& part : asked)
        for (const Language language : named_languages) {
            const std::string said(name_in(cards.front().names.book.get(), language, NameOf::part, part));
            const std::string both = " / " + part;  // where not all the names are known
            const std::string_view own = std::string_view(said).substr(0, said.find(both));
            for (const ultraman::Card& card : cards) {
                if (card.is_scene()) continue;
                const std::string called = ultraman::whole_name_in(card, language);
                const bool fits =
                    called.find(own) != called.npos || (said.ends_with(both) && called.find(part) != called.npos);
                if (fits != (ultraman::rules_name(card).find(part) != part.npos))
                    apart += part + " (" + said + "): " + called + "\n";
            }
        }
    CHECK(apart == "");
}
