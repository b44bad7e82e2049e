// Whole nights through the program: same seed, same night; killed at any moment, nothing that was told is lost.
#include "src/store/journal.hpp"

#include <memory>
#include <set>
#include <thread>

#include "engine/core/chance.hpp"
#include "tests/support/folder.hpp"
#include "tests/support/program.hpp"

using namespace cubenight;
using namespace cubenight::test;

namespace {

std::vector<std::string> night_of(int players, int seed) {
    return {"night", "--bots", "all", "--players", std::to_string(players), "--seed", std::to_string(seed)};
}

std::vector<std::string> with(std::vector<std::string> arguments, const std::vector<std::string>& more) {
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
}

}  // namespace

TEST_CASE("the same seed gives the same night and another seed another", "[night]") {
    const auto first = run(night_of(4, 7));
    REQUIRE(first.status == 0);
    CHECK(first.out == run(night_of(4, 7)).out);
    CHECK(first.out != run(night_of(4, 8)).out);
    for (const char* part : {"== Packs ==", "== Decks ==", "Deck check: legal", "== Round 1 ==", "== Standings =="})
        CHECK(first.out.find(part) != std::string::npos);
}

TEST_CASE("a night of eight bots has the same decks and standings on every run", "[night]") {
    const auto first = run(night_of(8, 7));
    REQUIRE(first.status == 0);
    CHECK(first.out.find("== Round 3 ==") != std::string::npos);
    CHECK(first.out == run(night_of(8, 7)).out);
}

TEST_CASE("every number of players of the table makes a whole night of legal decks", "[night]") {
    const int players = GENERATE(4, 5, 6, 8, 9, 10, 12);
    CAPTURE(players);
    const auto ran = run(with(night_of(players, 3), {"--json"}));
    CAPTURE(ran.err);
    REQUIRE(ran.status == 0);
    CHECK(ran.out.find("\"result\": \"none\"") == std::string::npos);
    CHECK(ran.out.find("\"standings\"") != std::string::npos);
    std::size_t legal = 0;
    for (auto at = ran.out.find("\"broken_rules\": []"); at != std::string::npos;
         at = ran.out.find("\"broken_rules\": []", at + 1))
        ++legal;
    CHECK(legal == static_cast<std::size_t>(players));
}

TEST_CASE("packs, sizes, rules and names are set by hand", "[night][CUBE.draft.table]") {
    const auto ran =
        run({"night",  "--bots",      "all",          "--players", "3",       "--packs",  "4", "--pack-size",
             "12",     "--deck-size", "40",           "--prizes",  "2",       "--rounds", "1", "--rules",
             "zh-2.2", "--rule",      "bench_size=4", "--names",   "Ann,Ben", "--seed",   "2"});
    REQUIRE(ran.status == 0);
    for (const char* part :
         {"3 players, seed 2", "4 packs of 12 cards each, decks of 40 cards, 2 Prize cards, 1 round, rules: zh-2.2",
          "but bench_size = 4", "Ann: cards 40", "Ben: cards 40"})
        CHECK(ran.out.find(part) != std::string::npos);
    const auto small = run({"night", "--bots", "all", "--players", "16", "--packs", "20", "--pack-size", "30"});
    CHECK(small.status == 1);
    CHECK(small.err == "The packs need 9600 cards; the cube has 402. (CUBE draft.table)\n");
}

TEST_CASE("a saved night is replayed from its file alone and the file stays as it is", "[night]") {
    Folder folder;
    const Program::Environment home = {{"XDG_DATA_HOME", folder.path().string()}};
    const auto played = run(with(night_of(4, 5), {"--save", "--json"}), home);
    REQUIRE(played.status == 0);
    const auto file = only_night_in(folder);
    const auto bytes = text_of(file);
    const auto replayed = run({"replay", file.string(), "--json"}, home);
    CHECK(replayed.status == 0);
    CHECK(replayed.out == played.out);
    CHECK(text_of(file) == bytes);
}

TEST_CASE("a match of a saved night is told step by step, with clauses, and verified", "[night]") {
    Folder folder;
    const Program::Environment home = {{"XDG_DATA_HOME", folder.path().string()}};
    REQUIRE(run(with(night_of(4, 5), {"--save"}), home).status == 0);
    const auto file = only_night_in(folder);
    const auto told = run({"replay", file.string(), "--match", "2.1"}, home);
    CHECK(told.status == 0);
    for (const char* part : {"== Set-up ==", "== Turn 1 ", "[CUBE setup.7]", "    1  ",
                             " wins the match. Why: ", ", all as the match lists them; state "})
        CHECK(told.out.find(part) != std::string::npos);
    CHECK(run({"replay", file.string(), "--match", "4.1"}, home).err == "there is no round 4; the night has 3\n");
    CHECK(run({"replay", file.string(), "--match", "1.3"}, home).status == 1);
    CHECK(run({"replay", file.string(), "--match", "1"}, home).status == 2);
    CHECK(run({"replay", file.string(), "--match", "1.1", "--json"}, home).status == 2);
}

TEST_CASE("a night killed a hundred times loses nothing that it had told and ends as if undisturbed", "[night]") {
    Generator chance(2026);
    int kills = 0;
    for (int seed = 1; kills < 100; ++seed) {
        Folder folder;
        const Program::Environment home = {{"XDG_DATA_HOME", folder.path().string()}};
        auto arguments = with(night_of(4, seed), {"--save", "--follow"});
        for (int life = 0;; ++life) {
            REQUIRE(life < 1000);
            std::vector<std::string> told;
            const auto lines_to_live = chance.below(400);
            int status = -1;
            {
                Program program(arguments, home);
                std::string line;
                while (told.size() < lines_to_live && program.read_line(line))
                    if (line.starts_with("> ")) told.push_back(line.substr(2));
                if (told.size() < lines_to_live) status = program.wait();
                else std::this_thread::sleep_for(std::chrono::microseconds(chance.below(2000)));
            }
            const auto file = only_night_in(folder);
            if (file.empty()) {
                REQUIRE(told.empty());
                ++kills;
                continue;  // killed before it began: begin again
            }
            const auto text = store::read_journal(file);
            REQUIRE(text.ok());
            REQUIRE(text->entries.size() >= told.size());
            if (!told.empty()) {
                const auto found = std::find(text->entries.begin(), text->entries.end(), told.front());
                REQUIRE(text->entries.end() - found >= static_cast<std::ptrdiff_t>(told.size()));
                CHECK(std::equal(told.begin(), told.end(), found));
            }
            if (status == 0) break;
            REQUIRE(status == -1);
            ++kills;
            arguments = {"night", "--resume", file.string(), "--follow"};
        }
        const auto undisturbed = run(with(night_of(4, seed), {"--json"}));
        CHECK(run({"replay", only_night_in(folder).string(), "--json"}, home).out == undisturbed.out);
    }
}

TEST_CASE("nights that are begun at the same moment all get a file of their own", "[night]") {
    Folder folder;
    const Program::Environment home = {{"XDG_DATA_HOME", folder.path().string()}};
    std::vector<std::unique_ptr<Program>> programs;
    for (int seed = 1; seed <= 12; ++seed)
        programs.push_back(std::make_unique<Program>(with(night_of(2, seed), {"--save", "--json"}), home));
    std::set<std::string> told;
    for (const auto& program : programs) {
        CHECK_FALSE(program->rest_of_output().empty());
        const auto err = program->errors();
        CAPTURE(err);
        CHECK(program->wait() == 0);
        REQUIRE(err.starts_with("Saving to "));
        told.insert(err.substr(10, err.find('\n') - 10));
    }
    std::set<std::string> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder.path() / "cubenight" / "nights"))
        if (!entry.is_directory()) files.insert(entry.path().string());
    CHECK(files.size() == 12);
    CHECK(told == files);
}

TEST_CASE("a damaged night is told of and goes on from what could be read", "[night]") {
    Folder folder;
    const Program::Environment home = {{"XDG_DATA_HOME", folder.path().string()}};
    REQUIRE(run(with(night_of(4, 9), {"--save"}), home).status == 0);
    const auto file = only_night_in(folder);
    const auto whole = text_of(file);
    Generator chance(9);
    for (int round = 0; round < 20; ++round) {
        auto bytes = whole.substr(0, 200 + chance.below(static_cast<std::uint32_t>(whole.size() - 200)));
        if (round % 2) bytes[200 + chance.below(static_cast<std::uint32_t>(bytes.size() - 200))] ^= 1;
        put_bytes(file, bytes);
        const auto seen = run({"replay", file.string()}, home);
        CHECK((seen.status == 0 || seen.status == 1));
        // A file that ends with a whole line is a shorter night, not a damaged one.
        if (store::read_journal(file)->damage) CHECK(seen.err.find(file.string() + ":") != std::string::npos);
        CHECK(text_of(file) == bytes);
    }
    const auto bytes = whole.substr(0, whole.size() / 2 + 3);
    put_bytes(file, bytes);
    const auto resumed = run({"night", "--resume", file.string()}, home);
    CHECK(resumed.status == 0);
    CHECK(resumed.err.find("kept as " + file.string() + ".damaged\n") != std::string::npos);
    CHECK(text_of(file.string() + ".damaged") == bytes);
    CHECK(run({"replay", file.string()}, home).status == 0);
}
