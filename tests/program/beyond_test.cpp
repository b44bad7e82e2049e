// What of a damaged night can still be looked at, and that nothing of it is played on with.
#include "src/store/journal.hpp"

#include "tests/support/folder.hpp"
#include "tests/support/program.hpp"

using namespace cubenight;
using namespace cubenight::test;

namespace {

std::string standings_in(const std::string& report) { return report.substr(report.find("== Standings ==")); }

// A night of bots in a home of its own, and what replay tells of it.
struct Played {
    Folder folder;
    Program::Environment home = {{"XDG_DATA_HOME", folder.path().string()}};
    std::filesystem::path file;
    std::string bytes, told;

    Played() {
        REQUIRE(run({"night", "--players", "4", "--bots", "all", "--seed", "5", "--save"}, home).status == 0);
        file = only_night_in(folder);
        bytes = text_of(file);
        told = replay({}).out;
    }
    Ran replay(const std::vector<std::string>& more) const {
        std::vector<std::string> arguments = {"replay", file.string()};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return run(arguments, home);
    }
};

}  // namespace

TEST_CASE("one damaged step of a night leaves the rest of it to be looked at", "[night][beyond]") {
    const Played played;
    auto damaged = played.bytes;
    const auto step = damaged.find(" step round=1 table=1 value=");
    REQUIRE(step != std::string::npos);
    damaged[step + 3] ^= 1;
    put_bytes(played.file, damaged);
    const auto prefix = played.replay({});
    CHECK(prefix.status == 1);
    CHECK(prefix.out.find("== Round 2 ==") == std::string::npos);
    CHECK(prefix.err.find("Whole lines behind it: ") != std::string::npos);
    CHECK(prefix.err.find("; replay --beyond shows what of them still fits.\n") != std::string::npos);
    const auto beyond = played.replay({"--beyond"});
    CHECK(beyond.status == 1);
    CHECK(beyond.out.find("== Round 3 ==") != std::string::npos);
    CHECK(standings_in(beyond.out) == standings_in(played.told));
    CHECK(beyond.err.find("round 1, table 1: the steps do not lead to the result any more") != std::string::npos);
    CHECK(beyond.err.find("The night cannot be gone on with from there.") != std::string::npos);
    CHECK(text_of(played.file) == damaged);
    // Going on is going on from what stands before the damage.
    const auto resumed = run({"night", "--resume", played.file.string()}, played.home);
    CHECK(resumed.status == 0);
    CHECK(standings_in(played.replay({}).out) == standings_in(played.told));
    CHECK(text_of(played.file.string() + ".damaged") == damaged);
}

TEST_CASE("a night with an entry that it refuses can be looked at and is not gone on with", "[night][beyond]") {
    const Played played;
    auto lines = store::read_journal(played.file)->entries;
    const std::vector<std::string> wrong = {"finish reason=\"\" round=9", "pick seat=0 card=65000"};
    for (const std::string& entry : wrong) {
        CAPTURE(entry);
        auto with = lines;
        with.insert(with.begin() + 10, entry);
        std::filesystem::remove(played.file);
        REQUIRE(store::Journal::create(played.file, with).ok());
        const auto bytes = text_of(played.file);
        const auto prefix = played.replay({});
        CHECK(prefix.status == 1);
        CHECK(prefix.err.starts_with(played.file.string() + ":12: "));
        CHECK(prefix.out.find("8 entries\n") != std::string::npos);
        CHECK(standings_in(played.replay({"--beyond"}).out) == standings_in(played.told));
        CHECK(run({"night", "--resume", played.file.string()}, played.home).status == 1);
        CHECK(text_of(played.file) == bytes);
    }
}

TEST_CASE("a sound night is the same with and without a look past damage", "[night][beyond]") {
    const Played played;
    const auto beyond = played.replay({"--beyond"});
    CHECK(beyond.status == 0);
    CHECK(beyond.out == played.told);
    CHECK(beyond.err.empty());
}
