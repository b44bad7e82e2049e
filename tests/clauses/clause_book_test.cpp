// The rulebook says every clause in every language, in its own words, and is searched in them.
#include "src/clauses/clause_book.hpp"

#include <algorithm>

#include "src/text/clause_text.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/signs.hpp"

using namespace cubenight;
using namespace cubenight::clauses;

namespace {

constexpr Language translated[] = {Language::finnish, Language::japanese, Language::simplified_chinese,
                                   Language::traditional_chinese};

const ClauseBook& whole_book() {
    static const auto loaded = ClauseBook::load(CUBENIGHT_SOURCE_DIR);
    INFO((loaded ? std::string() : loaded.error().english()));
    REQUIRE(loaded);
    return *loaded;
}

const std::string& told(std::string_view clause, Language language) {
    const auto row = whole_book().find(clause);
    INFO(clause);
    REQUIRE(row);
    return whole_book().told(*row, language);
}

bool finds(std::string_view words, Language language, std::string_view clause) {
    const auto found = whole_book().search(words, language);
    return std::ranges::any_of(found, [&](std::size_t row) { return whole_book().rows()[row].name() == clause; });
}

}  // namespace

TEST_CASE("Every clause that is shown says what it says in every language and not in English", "[clauses]") {
    REQUIRE(whole_book().rows().size() > 1300);
    for (std::size_t i = 0; i < whole_book().rows().size(); ++i) {
        const std::string& english = whole_book().told(i, Language::english);
        INFO(whole_book().rows()[i].name() << ": " << english);
        CHECK_FALSE(english.empty());
        for (const Language language : translated) {
            CHECK_FALSE(whole_book().told(i, language).empty());
            CHECK(whole_book().told(i, language) != english);
        }
    }
}

TEST_CASE("What clauses say is written in the signs of its language and ends as its sentences do", "[clauses]") {
    for (std::size_t i = 0; i < whole_book().rows().size(); ++i) {
        const std::string& en = whole_book().told(i, Language::english);
        const std::string& fi = whole_book().told(i, Language::finnish);
        const std::string& ja = whole_book().told(i, Language::japanese);
        const std::string& hans = whole_book().told(i, Language::simplified_chinese);
        const std::string& hant = whole_book().told(i, Language::traditional_chinese);
        INFO(whole_book().rows()[i].name() << "\n" << en << "\n" << fi << "\n" << ja << "\n" << hans << "\n" << hant);
        const bool heading = whole_book().rows()[i].not_a_rule == "heading";
        for (const std::string* text : {&en, &fi}) {
            CHECK(text->ends_with('.') != heading);
            CHECK_FALSE(text->ends_with(".."));
        }
        for (const std::string* text : {&ja, &hans, &hant}) {
            CHECK(text->ends_with("。") != heading);
            CHECK_FALSE(text->ends_with("。。"));
        }
        CHECK((heading || test::has_kana(ja)));
        CHECK_FALSE(test::has_kana(fi + hans + hant));
        CHECK_FALSE(test::has_traditional(hans));
        CHECK_FALSE(test::has_simplified(hant));
    }
}

TEST_CASE("Chapters say in every language as many different things as in English", "[clauses]") {
    for (const std::string& document : whole_book().documents())
        for (const Language language : translated) {
            std::vector<std::pair<std::string_view, std::string>> english, own;
            for (std::size_t i = 0; i < whole_book().rows().size(); ++i)
                if (const auto& row = whole_book().rows()[i]; row.document == document && row.not_a_rule.empty()) {
                    english.emplace_back(ClauseBook::chapter_of(row), whole_book().told(i, Language::english));
                    own.emplace_back(ClauseBook::chapter_of(row), whole_book().told(i, language));
                }
            for (std::size_t i = 0; i < own.size(); ++i)
                for (std::size_t k = i + 1; k < own.size() && own[k].first == own[i].first; ++k) {
                    INFO(document << " " << own[i].first << ": " << english[i].second << "\n" << own[i].second);
                    if (english[i] != english[k]) CHECK(own[i] != own[k]);
                }
        }
}

TEST_CASE("Documents differ in a clause where an option decides", "[clauses]") {
    const ClauseBook& book = whole_book();
    CHECK_FALSE(book.differs(*book.find("CUBE setup.2")));
    CHECK(book.differs(*book.find("ZH II-A.b4")));
}

TEST_CASE("A clause says its own words before those of another that says nearly the same", "[clauses]") {
    CHECK(told("JA A-05.b3", Language::english) ==
          "Attached Energy, Pokémon Tools and damage counters stay on a Pokémon that evolves.");
    CHECK(told("JA A-05.b3", Language::finnish) ==
          "Liitetyt energiat, Pokémon Toolit ja vauriomerkit säilyvät kehittyessä.");
    CHECK(told("JA A-05.b3", Language::japanese) == "進化しても、エネルギー、どうぐ、ダメカンはそのまま残る。");
    CHECK(told("ZH A-03.b4", Language::traditional_chinese) == told("JA A-03.b4", Language::traditional_chinese));
    CHECK(told("UCG 5.4", Language::simplified_chinese) == "先攻方场景牌设置阶段");
    CHECK(told("UCG 5.9.4.1", Language::finnish) ==
          text::clause_sentence("UCG 5.9.4.1", Language::finnish));  // an engine cites it
}

TEST_CASE("A clause without words says those of the one that its row names and of no other", "[clauses]") {
    for (const Language language : {Language::english, Language::finnish, Language::japanese,
                                    Language::simplified_chinese, Language::traditional_chinese})
        for (const auto& row : whole_book().rows())
            if (row.same.size() == 1 && row.summary.empty() &&
                text::clause_sentence(row.name(), Language::english).empty()) {
                INFO(row.name());
                CHECK(told(row.name(), language) == told(row.same.front(), language));
            }
    CHECK(told("ZH A-05.b3", Language::english) == told("JA A-05.b3", Language::english));
    CHECK(told("ZH A-05.b5", Language::finnish) ==
          "Edellisen kehitysasteen hyökkäyksiä ja Abilityjä ei voi enää käyttää.");
}

TEST_CASE("Clauses are found by words of the language and by English ones", "[clauses]") {
    CHECK(finds("vauriomerkit säilyvät", Language::finnish, "JA A-05.b3"));
    CHECK(finds("stay on a Pokémon that evolves", Language::finnish, "JA A-05.b3"));
    CHECK_FALSE(finds("vauriomerkit säilyvät", Language::english, "JA A-05.b3"));
    CHECK(finds("ウルトラビースト", Language::japanese, "FI liite-k"));
    CHECK(finds("究极异兽", Language::simplified_chinese, "FI liite-k"));
    CHECK(finds("究極異獸", Language::traditional_chinese, "FI liite-k"));
    CHECK_FALSE(finds("究極異獸", Language::simplified_chinese, "FI liite-k"));
}
