// What comes from outside is printed as text, whatever it is: no command reaches the terminal, and nothing reorders a line.
#include "engine/core/hash.hpp"
#include "engine/core/printable.hpp"
#include "tests/support/folder.hpp"
#include "tests/support/program.hpp"

using namespace cubenight;
using namespace cubenight::test;

namespace {

// The window's title, a cleared screen, a colour by C1, a reversed line, a line that is none.
const std::string hostile =
    "\x1B]0;x\x07\x1B[2J\xC2\x9B"
    "31m\xE2\x80\xAEoniA\xE2\x80\xA8z";
constexpr const char* shown = "\\u001B]0;x\\u0007\\u001B[2J\\u009B31m\\u202EoniA\\u2028z";

void check_plain(const std::string& text) {
    CAPTURE(text);
    CHECK(printable(text, Breaks::kept) == text);
}

bool says(const std::string& text, std::string_view part) { return text.find(part) != text.npos; }

// One Basic Pokémon and a text whose name is not what it seems.
std::string small_cube(const std::string& name) {
    std::string cards;
    for (int i = 0; i < 24; ++i)
        cards += "card \"k" + std::to_string(i) + "\" \"" + name + std::to_string(i) +
                 "\" { pokemon basic water hp 60 attack \"Nibble\" [C] 10 }\n";
    return cards;
}

}  // namespace

TEST_CASE("names of seats are printed as text and in JSON", "[hostile]") {
    Folder home;
    const Program::Environment here{{"XDG_DATA_HOME", home.path().string()}};
    const std::string names = hostile + ",line\nbreak";
    const auto night =
        run({"night", "--players", "2", "--bots", "all", "--seed", "1", "--save", "--names", names}, here);
    CHECK(night.status == 0);
    check_plain(night.out);
    check_plain(night.err);
    CHECK(says(night.out, shown));
    CHECK(says(night.out, "line\\u000Abreak"));
    const auto file = only_night_in(home).string();
    for (const std::vector<std::string>& more : {std::vector<std::string>{}, {"--json"}, {"--match", "1.1"}}) {
        std::vector<std::string> words = {"replay", file};
        words.insert(words.end(), more.begin(), more.end());
        const auto replay = run(words, here);
        CHECK(replay.status == 0);
        check_plain(replay.out);
        CHECK(says(replay.out, "\\u202EoniA\\u2028z"));
    }
}

TEST_CASE("names of cards and cubes and files are printed as text", "[hostile]") {
    Folder folder;
    const std::string turned =
        "Fish \xC2\x9B"
        "2J\xE2\x80\xAE ";
    put_bytes(folder / "reef.cards", small_cube(turned));
    const std::string cube = "cube \"" + turned +
                             "\" {\n  rules cube\n  players 2 packs 1 of 10 deck 40 prizes 4\n"
                             "  energy water\n  use \"reef.cards\"\n}\n";
    const auto file = folder / "re\x1B[2Jef\n.cube";
    put_bytes(file, cube);
    const auto checked = run({"check-cube", "--texts", file.string()});
    CHECK(checked.status == 0);
    check_plain(checked.out);
    CHECK(says(checked.out, "re\\u001B[2Jef\\u000A.cube"));
    CHECK(says(checked.out, "Fish \\u009B2J\\u202E"));
    check_plain(run({"cards", "text", file.string()}).out);
    check_plain(run({"cards", "text", "--json", file.string()}).out);

    put_bytes(file, "cube \"x\" { nonsense \xE2\x80\xAE }");
    const auto wrong = run({"check-cube", file.string()});
    CHECK(wrong.status == 1);
    check_plain(wrong.err);
    CHECK(says(wrong.err, "re\\u001B[2Jef\\u000A.cube:1"));
}

TEST_CASE("arguments are repeated as text, one line of them", "[hostile]") {
    const std::string word = hostile + "\nline";
    const std::vector<std::string> wrong = GENERATE_COPY(
        std::vector<std::string>{word}, std::vector<std::string>{"--language", word, "rules"},
        std::vector<std::string>{"night", "--players", word},
        std::vector<std::string>{"night", "--bots", "all", "--seed", word},
        std::vector<std::string>{"night", "--bots", "all", "--cube", word},
        std::vector<std::string>{"night", "--resume", word}, std::vector<std::string>{"replay", word},
        std::vector<std::string>{"check-cube", word}, std::vector<std::string>{"scenario", word},
        std::vector<std::string>{"--data", word, "rules"}, std::vector<std::string>{"cards", "check", word});
    CAPTURE(wrong);
    const auto ran = run(wrong);
    CHECK(ran.status != 0);
    check_plain(ran.err);
    CHECK(says(ran.err, "\\u001B[2J\\u009B31m\\u202EoniA\\u2028z"));
    CHECK(std::count(ran.err.begin(), ran.err.end(), '\n') == 1);
}

TEST_CASE("a night's reason and version and a scenario's title are printed as text", "[hostile]") {
    Folder folder;
    const std::string format = "cubenight-night ", version = "\x1B[2J\xC2\x9B";
    char check[17];
    std::snprintf(check, sizeof check, "%016llx",
                  static_cast<unsigned long long>(hash_text(version, hash_text(format))));
    put_bytes(folder / "new.night", format + version + " " + check + "\n");
    const auto newer = run({"replay", (folder / "new.night").string()});
    CHECK(newer.status == 1);
    check_plain(newer.err);
    CHECK(says(newer.err, "\\u001B[2J\\u009B"));
    put_bytes(folder / "one.scn", "scenario \"a \xC2\x9B title\xE2\x80\xAE\" {\n}\n");
    const auto played = run({"scenario", "--verbose", (folder / "one.scn").string()});
    check_plain(played.out);
    check_plain(played.err);
}

TEST_CASE("help is plain text in every language", "[hostile]") {
    for (const std::string language : {"en", "fi", "ja", "zh-Hans", "zh-Hant"})
        for (const std::string command : {"", "night", "replay", "bench", "cards", "check-cube", "rules", "scenario"}) {
            std::vector<std::string> words = {"--language", language};
            if (!command.empty()) words.push_back(command);
            words.push_back("--help");
            const auto ran = run(words);
            CHECK(ran.status == 0);
            CHECK_FALSE(says(ran.out, "\\u00"));
            check_plain(ran.out);
        }
}
