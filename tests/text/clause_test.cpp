// What a clause says is told in every language: no sentence is missing, none is left in English, none is in the signs
// of another language.
#include <set>
#include <vector>

#include "engine/pokemon/match/clauses.hpp"
#include "src/text/clause_text.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/signs.hpp"

using namespace cubenight;
using namespace cubenight::pokemon;
using namespace cubenight::text;
using test::has_han_only, test::has_kana, test::has_simplified, test::has_traditional;

namespace {

constexpr Language translated[] = {Language::simplified_chinese, Language::traditional_chinese, Language::japanese,
                                   Language::finnish};
constexpr const char* documents[] = {"JA A-01.1",   "ZH A-01.1", "FI checkup",
                                     "CUBE turn.2", "UCG 1.2.2", "program: the match is over"};

std::vector<Clause> every_clause() {
#define CUBENIGHT_LISTED(name, ja, zh, fi, cube) Clause::name,
    return {CUBENIGHT_CLAUSES(CUBENIGHT_LISTED)};
#undef CUBENIGHT_LISTED
}

}  // namespace

TEST_CASE("Every clause that the engine cites has a sentence and a document", "[text.clause]") {
    for (const Clause clause : every_clause()) {
        INFO(citation(clause));
        CHECK_FALSE(clause_sentence(citation(clause), Language::english).empty());
        CHECK_FALSE(clause_chip(citation(clause)).empty());
    }
    CHECK(clause_chip("JA A-01.2b") == "A-01.2b");
    CHECK(clause_chip("CUBE turn.2") == "CUBE turn.2");
    CHECK(clause_chip("program: the match is over") == "CubeNight");
    CHECK(clause_sentence("JA Z-99", Language::english).empty());
}

TEST_CASE("Every clause has a sentence of its own in every language", "[text.clause]") {
    for (const Language language : translated) {
        std::set<std::string> english, own;
        for (const Clause clause : every_clause()) {
            const std::string sentence = clause_sentence(citation(clause), language);
            INFO(static_cast<int>(language) << ", " << citation(clause) << ": " << sentence);
            CHECK(sentence != clause_sentence(citation(clause), Language::english));
            CHECK_FALSE(sentence.empty());
            english.insert(clause_sentence(citation(clause), Language::english));
            own.insert(sentence);
        }
        CHECK(own.size() == english.size());  // what two clauses say differently in English they say differently here
    }
}

TEST_CASE("Every document has a name of its own in every language", "[text.clause]") {
    for (const Language language : translated) {
        std::set<std::string_view> names;
        for (const char* document : documents) {
            CHECK(document_name(document, language) != document_name(document, Language::english));
            names.insert(document_name(document, language));
        }
        CHECK(names.size() == std::size(documents));
    }
}

TEST_CASE("Sentences and documents are written in the signs of their language", "[text.clause]") {
    for (const Clause clause : every_clause()) {
        const std::string hans = clause_explained(citation(clause), Language::simplified_chinese);
        const std::string hant = clause_explained(citation(clause), Language::traditional_chinese);
        const std::string ja = clause_explained(citation(clause), Language::japanese);
        const std::string fi = clause_explained(citation(clause), Language::finnish);
        INFO(citation(clause) << "\n" << hans << "\n" << hant << "\n" << ja << "\n" << fi);
        CHECK(has_han_only(hans));
        CHECK_FALSE(has_traditional(hans));
        CHECK(has_han_only(hant));
        CHECK_FALSE(has_simplified(hant));
        CHECK(has_kana(ja));
        CHECK_FALSE(has_kana(fi));
        CHECK_FALSE(has_han_only(fi));
    }
}

TEST_CASE("A clause is explained by its sentence, its document and its number there", "[text.clause]") {
    for (int language = 0; language < language_count; ++language)
        for (const Clause clause : every_clause()) {
            const auto in = static_cast<Language>(language);
            const std::string told = clause_explained(citation(clause), in);
            const std::string_view cited = citation(clause);
            INFO(told);
            CHECK(told.starts_with(clause_sentence(citation(clause), in)));
            CHECK(told.find(document_name(cited, in)) != std::string::npos);
            if (!cited.starts_with("program:"))
                CHECK(told.find(cited.substr(cited.find(' ') + 1)) != std::string::npos);
        }
    CHECK(clause_explained("JA I-E.draw", Language::english) ==
          "A match may end in a draw.\nAdvanced player rule guide 3.0, Japanese, I-E.draw");
    CHECK(clause_explained("ZH Z-99", Language::english) ==
          "Advanced player rule guide 2.2, Traditional Chinese, Z-99");
    CHECK(clause_explained("ZH Z-99", Language::traditional_chinese) == "繁體中文版進階玩家規則手冊2.2，Z-99");
    CHECK(clause_explained("program: the match is over", Language::finnish) == "Peli on ohi.\nCubeNightin oma sääntö");
}

TEST_CASE("A reason is told with its clause and with what the clause says and where", "[text.clause]") {
    CHECK(clause_reason("JA A-05.b2", Language::english) == "too early to evolve");
    CHECK(clause_reason("JA Z-99", Language::english).empty());
    CHECK(with_clause("too early to evolve", "JA A-05.b2") == "too early to evolve (JA A-05.b2)");
    CHECK(with_clause("the match is over", citation(Clause::rule_over)) == "the match is over");
    const std::string told = with_rule("too early to evolve", "JA A-05.b2", Language::english);
    CHECK(told.starts_with("too early to evolve (JA A-05.b2). "));
    CHECK(told.find("Advanced player rule guide 3.0") != std::string::npos);
}
