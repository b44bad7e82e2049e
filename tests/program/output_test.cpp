// What becomes of the program's output where it cannot be written or nobody reads it, and that a night's file is never where it
// goes.
#include "src/store/journal.hpp"

#include <algorithm>

#include "tests/support/folder.hpp"
#include "tests/support/program.hpp"

using namespace cubenight;
using namespace cubenight::test;

namespace {

const std::vector<std::string> saved_night = {"night", "--players", "4", "--bots", "all", "--seed", "7", "--save"};

}  // namespace

TEST_CASE("a closed output or error does not lead into the night's file", "[output]") {
    const std::string closed = GENERATE(">&-", "2>&-", "<&-", ">&- 2>&-", "<&- >&- 2>&-");
    CAPTURE(closed);
    Folder folder, whole_folder;
    const Program::Environment home = {{"XDG_DATA_HOME", folder.path().string()}};
    REQUIRE(run(saved_night, {{"XDG_DATA_HOME", whole_folder.path().string()}}).status == 0);
    const auto whole = store::read_journal(only_night_in(whole_folder));
    const bool output_is_lost = closed.find(" >&-") != std::string::npos || closed.starts_with(">");
    const std::string shell = "exec \"$0\" \"$@\" " + closed;
    CHECK(run(saved_night, home, shell).status == (output_is_lost ? 3 : 0));
    const auto file = only_night_in(folder);
    REQUIRE_FALSE(file.empty());
    const auto text = store::read_journal(file);
    REQUIRE(text.ok());
    CHECK_FALSE(text->damage);
    CHECK(text->entries.size() == whole->entries.size());
    // A sound night that is gone on with stays sound.
    put_bytes(file, text_of(file).substr(0, text->whole_bytes / 2));
    run({"night", "--resume", file.string()}, home, shell);
    CHECK_FALSE(store::read_journal(file)->damage);
    CHECK(run({"replay", file.string()}, home).status == 0);
}

TEST_CASE("output that cannot be written is told on standard error and has a status of its own", "[output]") {
    Folder folder;
    const Program::Environment home = {{"XDG_DATA_HOME", folder.path().string()}};
    REQUIRE(run(saved_night, home).status == 0);
    const auto file = only_night_in(folder).string();
    const std::string scenario = CUBENIGHT_SOURCE "/tests/scenarios/retreat";
    const std::string cards = CUBENIGHT_SOURCE "/cubes/lantern/fire.cards";
    const std::vector<std::vector<std::string>> commands = {
        {"--help"},
        {"--version"},
        {"night", "--help"},
        {"rules"},
        {"check-cube", CUBENIGHT_SOURCE "/cubes/lantern.cube"},
        {"cards", "check", cards},
        {"cards", "text", cards, "--json"},
        {"scenario", "--all", scenario},
        {"replay", file},
        {"replay", file, "--json"},
        {"replay", file, "--match", "1.1"},
        {"night", "--players", "4", "--bots", "all", "--seed", "7"},
        {"night", "--players", "4", "--bots", "all", "--seed", "7", "--json"},
        {"night", "--players", "4", "--bots", "all", "--seed", "7", "--follow"},
        {"bench", "--seconds", "0.01"}};
    for (const auto& command : commands) {
        CAPTURE(command);
        const auto ran = run(command, home, "exec \"$0\" \"$@\" >/dev/full");
        CHECK(ran.status == 3);
        CHECK(ran.err.find("The output could not be written: No space left on device\n") != std::string::npos);
        CHECK(run(command, home).status == 0);
    }
}

TEST_CASE("who closes a pipe early hears nothing of it", "[output]") {
    // More than a pipe holds, so that the program still writes when the reader has gone. Where the signal is ignored it ends by
    // itself.
    const std::vector<std::string> command = {"cards", "text", CUBENIGHT_SOURCE "/cubes/lantern.cube", "--json"};
    REQUIRE(run(command).out.size() > 100'000);
    for (const char* signal : {"", "trap '' PIPE; "}) {
        const auto ran = run(command, {}, std::string(signal) + "{ \"$0\" \"$@\"; echo $? >&2; } | true");
        CHECK(ran.err == (*signal ? "3\n" : "141\n"));
    }
}

TEST_CASE("a limit on the size of files is told like a full disk and loses nothing", "[output]") {
    const std::vector<std::string> night = {"night", "--players", "8", "--bots", "all", "--seed", "7", "--save"};
    const auto size_of_largest = [](const std::filesystem::path& folder) {
        std::uintmax_t size = 0;
        for (const auto& entry : std::filesystem::directory_iterator(folder))
            if (entry.is_regular_file()) size = std::max(size, entry.file_size());
        return size;
    };
    Folder whole;
    REQUIRE(run(night, {{"XDG_DATA_HOME", whole.path().string()}}).status == 0);
    const auto nights = only_night_in(whole).parent_path();
    const auto cube = size_of_largest(nights / "cubes"), journal = size_of_largest(nights);
    REQUIRE(cube < journal);
    // First the cube does not fit, then not the whole night, then all does.
    const std::uintmax_t limits[] = {cube / 2, (cube + journal) / 2, journal + 1024};
    for (const std::uintmax_t limit : limits) {
        CAPTURE(limit);
        Folder folder;
        const Program::Environment home = {{"XDG_DATA_HOME", folder.path().string()}};
        const auto ran = run(night, home, "ulimit -f " + std::to_string(limit / 512) + "; exec \"$0\" \"$@\"");
        const auto file = only_night_in(folder);
        CHECK(file.empty() == (limit == limits[0]));
        CHECK(ran.status == (limit == limits[2] ? 0 : 1));
        CHECK((ran.err.find("File too large") != std::string::npos) == (limit != limits[2]));
        if (file.empty()) continue;
        CHECK_FALSE(store::read_journal(file)->damage);
        CHECK(run({"night", "--resume", file.string()}, home).status == 0);
        CHECK(text_of(file).size() >= journal);
    }
}
