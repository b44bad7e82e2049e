// What the program says to its arguments: exit status 2 and one line for a wrong one.
#include "tests/support/folder.hpp"
#include "tests/support/program.hpp"

using namespace cubenight::test;

TEST_CASE("a wrong argument is answered with one line and exit status 2", "[arguments]") {
    const std::vector<std::string> wrong = GENERATE(
        std::vector<std::string>{"nigth"}, std::vector<std::string>{"--no-such"},
        std::vector<std::string>{"night", "--players", "1"}, std::vector<std::string>{"night", "--players", "17"},
        std::vector<std::string>{"night", "--players", "eight"}, std::vector<std::string>{"night", "--players"},
        std::vector<std::string>{"night", "--bots", "some"}, std::vector<std::string>{"night", "--bots", "-1"},
        std::vector<std::string>{"night", "--bots", "9"}, std::vector<std::string>{"night", "--bots", "3"},
        std::vector<std::string>{"night", "--seed", "x", "--bots", "all"},
        std::vector<std::string>{"night", "--seed", "-1", "--bots", "all"},
        std::vector<std::string>{"night", "--seed", "99999999999999999999", "--bots", "all"},
        std::vector<std::string>{"night", "--resume", "a", "--save"}, std::vector<std::string>{"night", "more"},
        std::vector<std::string>{"night", "--bots", "all", "--cube", "no such cube"},
        std::vector<std::string>{"night", "--bots", "all", "--packs", "0"},
        std::vector<std::string>{"night", "--bots", "all", "--rules", "house"},
        std::vector<std::string>{"night", "--bots", "all", "--rule", "bench_size"},
        std::vector<std::string>{"night", "--bots", "all", "--rule", "bench_size=99"},
        std::vector<std::string>{"replay", "x", "--match", "1"}, std::vector<std::string>{"replay", "x", "--wait"},
        std::vector<std::string>{"replay"}, std::vector<std::string>{"check-cube"},
        std::vector<std::string>{"--data", "/no/such/folder", "night"},
        std::vector<std::string>{"night", "replay", "x"}, std::vector<std::string>{""});
    CAPTURE(wrong);
    const auto ran = run(wrong);
    CHECK(ran.status == 2);
    CHECK(ran.out.empty());
    CHECK(std::count(ran.err.begin(), ran.err.end(), '\n') == 1);
    CHECK(ran.err.starts_with("cubenight"));
}

TEST_CASE("help and version are answered on standard output with exit status 0", "[arguments]") {
    CHECK(run({"--version"}).out.starts_with("CubeNight "));
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{"--help"}, {"night", "--help"}, {"replay", "--help"}, {"check-cube", "--help"}}) {
        const auto ran = run(arguments);
        CHECK(ran.status == 0);
        CHECK(ran.err.empty());
        CHECK(ran.out.find("--help") != std::string::npos);
    }
}

TEST_CASE("a file that cannot be read is told with its name and exit status 1", "[arguments]") {
    Folder folder;
    put_bytes(folder / "bad.cube", "cube \"Bad\" {\n  nonsense\n}\n");
    put_bytes(folder / "outside.cube", "cube \"Out\" {\n  use \"../secret.cards\"\n}\n");
    for (const auto& file : {folder / "none.cube", folder / "bad.cube", folder / "outside.cube", folder.path()}) {
        const auto ran = run({"check-cube", file.string()});
        CAPTURE(ran.err);
        CHECK(ran.status == 1);
        CHECK(ran.err.starts_with(file.string()));
    }
    CHECK(run({"check-cube", (folder / "bad.cube").string()}).err.starts_with((folder / "bad.cube").string() + ":2"));
    CHECK(run({"replay", (folder / "none.night").string()}).status == 1);
    CHECK(run({"night", "--bots", "all", "--cube", (folder / "bad.cube").string()}).status == 1);
}

TEST_CASE("the program's own cubes are without fault", "[arguments]") {
    const auto ran = run({"check-cube", CUBENIGHT_SOURCE "/cubes/lantern.cube"});
    CAPTURE(ran.err);
    CHECK(ran.status == 0);
    CHECK(ran.out.find("Lantern Cube") != std::string::npos);
    CHECK(ran.out.find("by hand") == std::string::npos);
}
