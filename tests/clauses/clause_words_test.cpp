// The tables of what clauses say in other languages: what is wrong with one is told with its file and line.
#include "src/clauses/clause_words.hpp"

#include <algorithm>

#include "src/clauses/clause_book.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/folder.hpp"

using namespace cubenight;
using namespace cubenight::clauses;

namespace {

// Three clauses that their list tells, one that the engine cites and one that says the same as another.
constexpr const char* list =
    "document\tclause\tsame\tdecides\tnot a rule\tsummary\n"
    "JA\tA-01.b3\t\t\t\tSteps\n"
    "JA\tA-01.2b\t\t\t\t\n"
    "JA\tA-01.2\t\t\t\tState\n"
    "ZH\tA-01.2\tJA A-01.2\t\t\t\n"
    "UCG\t5.4\t\t\theading\tScene phase\n";
constexpr const char* columns = "document\tclause\tsummary\n";
constexpr const char* whole = "JA\tA-01.b3\tVaiheet\nJA\tA-01.2\tTila\nUCG\t5.4\tKohtausvaihe\n";

// Nothing, or what is wrong.
std::string refused(const std::string& table) {
    auto rows = store::read_clause_rows(list, "rulebook.tsv");
    REQUIRE(rows);
    const auto summaries = store::read_clause_summaries(table, "rulebook.fi.tsv");
    if (!summaries) return summaries.error().english();
    const auto error = give_words(*rows, told_by_their_lists(*rows), Language::finnish, *summaries);
    return error ? error->english() : std::string();
}

std::string refused_below_columns(const std::string& rows) { return refused(columns + rows); }

}  // namespace

TEST_CASE("A whole table gives its words to the clauses that need them", "[clauses]") {
    auto rows = store::read_clause_rows(list, "rulebook.tsv");
    REQUIRE(rows);
    CHECK(told_by_their_lists(*rows) == std::vector<std::size_t>{0, 2, 4});
    const auto summaries = store::read_clause_summaries(std::string(columns) + whole, "rulebook.fi.tsv");
    REQUIRE(summaries);
    REQUIRE_FALSE(give_words(*rows, told_by_their_lists(*rows), Language::finnish, *summaries));
    constexpr auto finnish = static_cast<std::size_t>(Language::finnish);
    CHECK((*rows)[0].own[finnish] == "Vaiheet");
    CHECK((*rows)[1].own[finnish].empty());
    CHECK((*rows)[2].own[finnish] == "Tila");
    CHECK((*rows)[4].own[finnish] == "Kohtausvaihe");
    CHECK((*rows)[0].own[static_cast<std::size_t>(Language::japanese)].empty());
    const ClauseBook book(*rows);
    CHECK(book.told(*book.find("ZH A-01.2"), Language::finnish) == "Tila.");
    CHECK(book.told(*book.find("UCG 5.4"), Language::finnish) == "Kohtausvaihe");
}

TEST_CASE("A row that names no clause or needs no words is an error with its file and line", "[clauses]") {
    CHECK(refused_below_columns("JA\tA-01.b3\tVaiheet\nJA\tZ-99\tTila\n") ==
          "rulebook.fi.tsv:3: there is no clause \"JA Z-99\"");
    CHECK(refused_below_columns("JA\tA-01.b3\tVaiheet\nJA\tA-01.2b\tKolikko\n") ==
          "rulebook.fi.tsv:3: JA A-01.2b has its words elsewhere");
    CHECK(refused_below_columns("JA\tA-01.b3\tVaiheet\n\nZH\tA-01.2\tTila\n") ==
          "rulebook.fi.tsv:4: ZH A-01.2 has its words elsewhere");
    CHECK(refused_below_columns("JA\tA-01.b3\tVaiheet\nJA\tA-01.b3\tVaiheet\n") ==
          "rulebook.fi.tsv:3: JA A-01.b3 stands here a second time");
    CHECK(refused_below_columns(std::string(whole) + "UCG\t5.4\tKohtausvaihe\n") ==
          "rulebook.fi.tsv:5: UCG 5.4 stands here a second time");
}

TEST_CASE("A clause that is missing is an error with the file and the line where it is wanted", "[clauses]") {
    CHECK(refused_below_columns("JA\tA-01.2\tTila\nUCG\t5.4\tKohtausvaihe\n") ==
          "rulebook.fi.tsv:2: JA A-01.b3 is missing here");
    CHECK(refused_below_columns("JA\tA-01.b3\tVaiheet\nUCG\t5.4\tKohtausvaihe\n") ==
          "rulebook.fi.tsv:3: JA A-01.2 is missing here");
    CHECK(refused_below_columns("JA\tA-01.b3\tVaiheet\nJA\tA-01.2\tTila\n") ==
          "rulebook.fi.tsv:4: UCG 5.4 is missing here");
    CHECK(refused_below_columns("") == "rulebook.fi.tsv:2: JA A-01.b3 is missing here");
    CHECK(refused_below_columns("JA\tA-01.b3\t\n") == "rulebook.fi.tsv:2: JA A-01.b3 has no summary here");
}

TEST_CASE("A table of other columns is an error", "[clauses]") {
    CHECK(refused("") == "rulebook.fi.tsv:1: the columns are document, clause, summary");
    CHECK(refused("clause\tsummary\n") == "rulebook.fi.tsv:1: the columns are document, clause, summary");
    CHECK(refused_below_columns("JA\tA-01.b3\n") == "rulebook.fi.tsv:2: three columns are wanted, here are 2");
    CHECK(refused_below_columns("JA\tA-01.b3\tVaiheet\tSteps\n") ==
          "rulebook.fi.tsv:2: three columns are wanted, here are 4");
}

TEST_CASE("The rulebook is not opened with a damaged table and says which line is at fault", "[clauses]") {
    const std::filesystem::path assets = std::filesystem::path(CUBENIGHT_SOURCE_DIR) / "assets";
    for (const char* name : {"rulebook.fi.tsv", "rulebook.ja.tsv", "rulebook.zh-hans.tsv", "rulebook.zh-hant.tsv"}) {
        INFO(name);
        test::Folder folder;
        std::filesystem::create_directories(folder / "cubes");  // else it is no data folder
        std::filesystem::create_directories(folder / "assets");
        std::string table = test::text_of(assets / name);
        REQUIRE(table.ends_with('\n'));
        test::put_bytes(folder / "assets" / name, table);
        CHECK(ClauseBook::load(folder.path()));
        const auto lines = std::ranges::count(table, '\n');
        table.erase(table.rfind('\n', table.size() - 2) + 1);
        test::put_bytes(folder / "assets" / name, table);
        const auto book = ClauseBook::load(folder.path());
        REQUIRE_FALSE(book);
        CHECK(book.error().english() ==
              (folder / "assets" / name).string() + ":" + std::to_string(lines) + ": UCG 12.4.2 is missing here");
        test::put_bytes(folder / "assets" / name, std::string((2u << 20) + 1, ' '));
        CHECK_FALSE(ClauseBook::load(folder.path()));
    }
}
