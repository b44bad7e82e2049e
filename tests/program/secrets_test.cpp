// What a night with people keeps to itself until it is over, and what it announces.
#include <sys/stat.h>

#include <regex>

#include "src/store/digest.hpp"
#include "tests/support/folder.hpp"
#include "tests/support/program.hpp"
#include "tests/support/texts.hpp"

using namespace cubenight::test;
namespace fs = std::filesystem;

namespace {

// The program at a terminal of its own, with that typed in.
std::string at_a_terminal(const std::string& keys) { return "printf '" + keys + "' | script -qec \"$0 $*\" /dev/null"; }

struct RunningNight {
    Folder folder;
    Program::Environment home{{"XDG_DATA_HOME", folder.path().string()}};
    Ran told;
    fs::path file;

    // A person against a bot; two picks are made, then the person leaves.
    RunningNight() {
        told = run({"night", "--players", "2", "--bots", "1", "--save", "--follow", "--seed", "771188"}, home,
                   at_a_terminal("1\\n1\\nq\\n"));
        for (const auto& entry : fs::directory_iterator(folder / "cubenight" / "nights"))
            if (entry.path().extension() == ".night") file = entry.path();
        REQUIRE(!file.empty());
    }
};

std::size_t count(const std::string& text, const std::string& part) {
    std::size_t n = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++n;
    return n;
}

}  // namespace

TEST_CASE("a night with people tells neither seed nor picks while it is played", "[secrets]") {
    const RunningNight night;
    CAPTURE(night.told.out);
    CHECK(count(night.told.out, "> pick seat=1 card=*") >= 1);
    CHECK_FALSE(std::regex_search(night.told.out, std::regex("card=[0-9]")));
    CHECK(night.told.out.find("771188") == std::string::npos);
    CHECK(text_of(night.file).find("seed=771188") != std::string::npos);
}

TEST_CASE("a running night is shown as far as everybody may see it", "[secrets]") {
    const RunningNight night;
    const auto plain = run({"replay", night.file.string()}, night.home);
    CHECK(plain.status == 0);
    CHECK(plain.out.find("771188") == std::string::npos);
    const auto json = run({"replay", night.file.string(), "--json"}, night.home);
    CHECK(json.status == 0);
    CHECK(json.out.find("771188") == std::string::npos);
    CHECK(std::regex_search(json.out, std::regex("\"packs\": \\[\\]")));
    CHECK(count(json.out, "\"picks\": []") == 2);
    const auto match = run({"replay", night.file.string(), "--match", "1.1"}, night.home);
    CHECK(match.status == 1);
    CHECK(match.err.find("--host") != std::string::npos);
    const auto decks = run({"deck", "export", night.file.string()}, night.home);
    CHECK(decks.status == 1);
    CHECK(decks.out.empty());
    const auto results = run({"replay", night.file.string(), "--tdf"}, night.home);
    CHECK(results.status == 0);
    CHECK(results.out.find("771188") == std::string::npos);
}

TEST_CASE("the host's look at everything is written into the night", "[secrets]") {
    const RunningNight night;
    const auto looked = run({"replay", night.file.string(), "--host", "two cards were swapped"}, night.home);
    CHECK(looked.status == 0);
    CHECK(text_of(night.file).find("two cards were swapped") != std::string::npos);
}

TEST_CASE("the host's word is written into no night that is damaged or has no secrets", "[secrets]") {
    const RunningNight night;
    const std::string whole = text_of(night.file);
    std::string damaged = whole;
    damaged[whole.rfind('\n', whole.size() - 2) + 3] ^= 1;  // in the last line
    put_bytes(night.file, damaged);
    const auto looked = run({"replay", night.file.string(), "--host", "a look"}, night.home);
    CHECK(looked.status == 1);
    CHECK(looked.err.find("damaged") != std::string::npos);
    CHECK(text_of(night.file) == damaged);

    const Ran bots = run({"night", "--players", "2", "--bots", "all", "--save", "--seed", "5"}, night.home);
    REQUIRE(bots.status == 0);
    for (const auto& entry : fs::directory_iterator(night.folder / "cubenight" / "nights"))
        if (entry.path().extension() == ".night" && entry.path() != night.file) {
            const std::string before = text_of(entry.path());
            CHECK(run({"replay", entry.path().string(), "--host", "a look"}, night.home).status == 0);
            CHECK(text_of(entry.path()) == before);
        }
}

TEST_CASE("a picture of a running night shows what everybody may see and leaves the night as it is", "[secrets]") {
    const RunningNight night;
    const std::string before = text_of(night.file);
    const std::string picture = (night.folder / "p.png").string();
    const auto drawn = [&](std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), {"screen"});
        arguments.insert(arguments.end(), {"--night", night.file.string(), "--out", picture});
        return run(arguments, night.home);
    };
    if (drawn({"night"}).status == 2) return;  // a program without a window
    for (const char* screen : {"draft", "deck", "match"}) {
        const auto refused = drawn({screen});
        CHECK(refused.status == 1);
        CHECK(refused.err.find("--host") != std::string::npos);
    }
    CHECK(drawn({"night", "--press", "night.table.0"}).status == 1);
    CHECK(drawn({"home", "--press", "home.night.0"}).status == 1);
    CHECK(text_of(night.file) == before);
    CHECK(drawn({"draft", "--host", "a poster", "--press", "draft.card.0", "--press", "draft.pick"}).status == 0);
    const std::string after = text_of(night.file);
    CHECK(count(after, "\n") == count(before, "\n") + 1);
    CHECK(after.find("a poster") != std::string::npos);
}

TEST_CASE("the announced deal is the digest of seed and salt, and another seed is noticed", "[secrets]") {
    const RunningNight night;
    const auto journal = text_of(night.file);
    std::smatch salt, seal;
    REQUIRE(std::regex_search(journal, salt, std::regex("deal_salt=\"([0-9a-f]{32})\"")));
    REQUIRE(std::regex_search(journal, seal, std::regex("deal_seal=\"([0-9a-f]{32})\"")));
    CHECK(seal[1] == cubenight::store::digest_of("cubenight deal 771188 " + salt[1].str()));
    CHECK(night.told.out.find(seal[1].str().substr(0, 4)) != std::string::npos);
}

TEST_CASE("a night's file is for its owner alone", "[secrets]") {
    const RunningNight night;
    struct stat about {};
    REQUIRE(::stat(night.file.c_str(), &about) == 0);
    CHECK((about.st_mode & 0777) == 0600);
}

TEST_CASE("seeds and salts are new each time", "[secrets]") {
    CHECK(cubenight::store::fresh_number() != cubenight::store::fresh_number());
    CHECK(cubenight::store::fresh_salt() != cubenight::store::fresh_salt());
    CHECK(cubenight::store::fresh_salt().size() == 32);
    // BLAKE2b with 128 bits, as `printf abc | b2sum -l 128` says.
    CHECK(cubenight::store::digest_of("abc") == "cf4ab791c62b8d2b2109c90275287816");
}
