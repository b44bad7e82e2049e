// The rulebook at the terminal: told and searched in the reader's language; a damaged table is named.
#include "tests/support/program.hpp"

using namespace cubenight::test;

TEST_CASE("The terminal tells clauses in the chosen language and finds their words", "[program.rulebook]") {
    const Ran clause = run({"--language", "fi", "rulebook", "ZH A-05.b5"});
    CHECK(clause.status == 0);
    CHECK(clause.out.find("Edellisen kehitysasteen hyökkäyksiä ja Abilityjä ei voi enää käyttää.") !=
          std::string::npos);
    CHECK(clause.out.find("previous stage") == std::string::npos);
    const Ran found = run({"--language", "ja", "rulebook", "ウルトラビースト"});
    CHECK(found.status == 0);
    CHECK(found.out.find("FI liite-k") != std::string::npos);
    CHECK(found.out.find("Ultra Beast") == std::string::npos);
    CHECK(run({"--language", "zh-Hans", "rulebook", "ウルトラビースト"}).status != 0);
}

TEST_CASE("The terminal names the line of a table of clauses that is damaged", "[program.rulebook]") {
    const Folder folder;
    std::filesystem::create_directories(folder / "cubes");
    std::filesystem::create_directories(folder / "assets");
    put_bytes(folder / "assets" / "rulebook.ja.tsv", "document\tclause\tsummary\nJA\tZ-99\tなし\n");
    const Ran ran = run({"--language", "fi", "--data", folder.path().string(), "rulebook", "JA A-05"});
    CHECK(ran.status != 0);
    CHECK(ran.out == "");
    CHECK(ran.err == (folder / "assets" / "rulebook.ja.tsv").string() + ":2: kohtaa \"JA Z-99\" ei ole\n");
}
