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
        std::vector<std::string>{"--data", CUBENIGHT_SOURCE "/tests", "rules"},
        std::vector<std::string>{"--language", "", "rules"}, std::vector<std::string>{"--language", "xx", "rules"},
        std::vector<std::string>{"night", "--resume", ""},
        std::vector<std::string>{"night", "--resume", "a", "--players", "4"},
        std::vector<std::string>{"night", "--resume", "a", "--seed", "5"},
        std::vector<std::string>{"night", "--resume", "a", "--cube", "lantern"},
        std::vector<std::string>{"night", "--resume", "a", "--names", "Aino"},
        std::vector<std::string>{"night", "--resume", "a", "--packs", "3"},
        std::vector<std::string>{"night", "--players", "2", "--bots", "all", "--names", "A,B,C"},
        std::vector<std::string>{"night", "--players", "2", "--bots", "all", "--names", "A,A"},
        std::vector<std::string>{"night", "--players", "2", "--bots", "all", "--names", "A,,B"},
        std::vector<std::string>{"night", "--players", "2", "--bots", "all", "--names", std::string(121, 'a')},
        std::vector<std::string>{"bench", "--seconds", "nan"}, std::vector<std::string>{"bench", "--seconds", "inf"},
        std::vector<std::string>{"night", "--players", "8", "--bots", "all", "--random-bots", "9"},
        std::vector<std::string>{"night", "--players", "2", "--bots", "1", "--random-bots", "2"},
        std::vector<std::string>{"rulebook", "--learn", "ucg", "UCG 4.1.1"},
        std::vector<std::string>{"bench", "--seed", "-1"}, std::vector<std::string>{"night", "replay", "x"},
        std::vector<std::string>{""});
    CAPTURE(wrong);
    const auto ran = run(wrong);
    CHECK(ran.status == 2);
    CHECK(ran.out.empty());
    CHECK(std::count(ran.err.begin(), ran.err.end(), '\n') == 1);
    CHECK(ran.err.starts_with("cubenight"));
}

TEST_CASE("an empty argument is refused by every command", "[arguments]") {
    const std::vector<std::string> empty =
        GENERATE(std::vector<std::string>{"night", "--bots", "all", "--cube", ""},
                 std::vector<std::string>{"bench", "--cube", ""},
                 std::vector<std::string>{"night", "--game", "ucg", "--bots", "all", "--constructed", "--deck", ""},
                 std::vector<std::string>{"night", "--bots", "all", "--names", ""},
                 std::vector<std::string>{"night", "--resume", ""}, std::vector<std::string>{"--data", "", "rules"},
                 std::vector<std::string>{"rulebook", ""}, std::vector<std::string>{"replay", ""},
                 std::vector<std::string>{"replay", "x", "--host", ""}, std::vector<std::string>{"cards", "text", ""},
                 std::vector<std::string>{"cards", "show", ""}, std::vector<std::string>{"cards", "import", ""},
                 std::vector<std::string>{"check-cube", ""}, std::vector<std::string>{"cube", "show", ""},
                 std::vector<std::string>{"deck", "check", ""}, std::vector<std::string>{"scenario", ""},
                 std::vector<std::string>{"scenario", "x", "--clause", ""});
    CAPTURE(empty);
    const auto ran = run(empty);
    CHECK(ran.status == 2);
    CHECK(ran.out.empty());
    CHECK(ran.err.find(" is empty (cubenight ") != std::string::npos);
    CHECK(std::count(ran.err.begin(), ran.err.end(), '\n') == 1);
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

TEST_CASE("an argument is not repeated beyond a thousand bytes", "[arguments]") {
    const std::string large(100'000, 'x');
    for (const std::vector<std::string>& arguments : {std::vector<std::string>{large},
                                                      {"night", "--seed", large},
                                                      {"replay", large},
                                                      {"check-cube", large},
                                                      {"night", "--bots", "all", "--cube", large},
                                                      {"night", "--resume", large}}) {
        const auto ran = run(arguments);
        CHECK(ran.status != 0);
        CHECK(ran.err.size() < 2000);
    }
}

namespace {

// A small cube of that many Basic Pokemon with that table.
std::filesystem::path cube_of(const Folder& folder, int cards, const std::string& stage, const std::string& table) {
    std::string text;
    for (int i = 0; i < cards; ++i)
        text += "card \"k" + std::to_string(i) + "\" \"Fish " + std::to_string(i) + "\" { pokemon " + stage +
                " attack \"Nibble\" [C] 10 }\n";
    put_bytes(folder / "fish.cards", text);
    put_bytes(folder / "fish.cube",
              "cube \"Fish\" {\n  rules cube\n  " + table + "\n  energy water\n  use \"fish.cards\"\n}\n");
    return folder / "fish.cube";
}

Ran check_cube(const std::filesystem::path& file) { return run({"check-cube", file.string()}); }

}  // namespace

TEST_CASE("check-cube says what a night would refuse", "[arguments]") {
    Folder folder;
    const std::string fair = "players 2 packs 1 of 10 deck 40 prizes 4";
    CHECK(check_cube(cube_of(folder, 24, "basic water hp 60", fair)).status == 0);
    for (const auto& bad : {cube_of(folder, 0, "basic water hp 60", fair)}) CHECK(check_cube(bad).status == 1);
    const auto few_cards =
        check_cube(cube_of(folder, 24, "basic water hp 60", "players 2 packs 1 of 10 deck 9 prizes 6"));
    CHECK(few_cards.status == 1);
    CHECK(few_cards.err.starts_with((folder / "fish.cube").string() + ": 2 players: "));
    const auto ten_picks = cube_of(folder, 24, "basic water hp 60", fair);
    put_bytes(ten_picks, "cube \"Fish\" {\n  rules cube\n  " + fair + "\n  use \"fish.cards\"\n}\n");  // without energy
    const auto few_picks = check_cube(ten_picks);
    CHECK(few_picks.status == 1);
    CHECK(few_picks.err.find("A deck takes 40 cards, a seat gets 10 at most") != std::string::npos);
    const auto no_basic = check_cube(cube_of(folder, 24, "stage1 water hp 60 evolves from \"Fry\"", fair));
    CHECK(no_basic.status == 1);
    CHECK(no_basic.err.find("no Basic") != std::string::npos);
}

TEST_CASE("a use stays in its folder, by links too", "[arguments]") {
    Folder folder, other;
    cube_of(other, 24, "basic water hp 60", "players 2 packs 1 of 10 deck 40 prizes 4");
    cube_of(folder, 24, "basic water hp 60", "players 2 packs 1 of 10 deck 40 prizes 4");
    std::filesystem::rename(folder / "fish.cards", folder / "real.cards");
    std::filesystem::create_symlink(folder / "real.cards", folder / "fish.cards");
    CHECK(check_cube(folder / "fish.cube").status == 0);
    std::filesystem::remove(folder / "fish.cards");
    std::filesystem::create_symlink(other / "fish.cards", folder / "fish.cards");
    const auto out = check_cube(folder / "fish.cube");
    CHECK(out.status == 1);
    CHECK(out.err.find("leads out of its folder") != std::string::npos);
}

TEST_CASE("a text between quotes has up to 2000 bytes", "[arguments]") {
    Folder folder;
    const auto named = [&](std::size_t bytes) {
        put_bytes(folder / "a.cards", "card \"k\" \"" + std::string(bytes, 'n') + "\" { pokemon basic water hp 60 }\n");
        return run({"cards", "check", (folder / "a.cards").string()}).status;
    };
    CHECK(named(2000) == 0);
    CHECK(named(2001) == 1);
}

TEST_CASE("a wrong argument is told in the language that is spoken", "[arguments]") {
    struct Told {
        std::vector<std::string> arguments;
        std::map<std::string, std::string> lines;  // by language
    };
    const Told all[] = {
        {{"night", "--players", "17"},
         {{"en",
           "cubenight night: --players: Value 17 not in range 2 to 16 (cubenight night --help says what there is)"},
          {"fi", "cubenight night: --players: arvo 17 ei ole väliltä 2–16 (cubenight night --help kertoo, mitä on)"},
          {"ja", "cubenight night：--players: 値17は2から16までではありません（使い方は cubenight night --help）"},
          {"zh-Hans", "cubenight night：--players: 值17不在2到16的范围内（用法见 cubenight night --help）"},
          {"zh-Hant", "cubenight night：--players: 值17不在2到16的範圍內（用法見 cubenight night --help）"}}},
        {{"--no-such"},
         {{"en", "cubenight: The following argument was not expected: --no-such (cubenight --help says what there is)"},
          {"fi", "cubenight: argumentti ei kuulu tähän: --no-such (cubenight --help kertoo, mitä on)"},
          {"ja", "cubenight：余分な引数があります：--no-such（使い方は cubenight --help）"},
          {"zh-Hans", "cubenight：多余的参数：--no-such（用法见 cubenight --help）"},
          {"zh-Hant", "cubenight：多餘的引數：--no-such（用法見 cubenight --help）"}}},
        {{"check-cube"},
         {{"en", "cubenight check-cube: FILE is required (cubenight check-cube --help says what there is)"},
          {"fi", "cubenight check-cube: FILE puuttuu (cubenight check-cube --help kertoo, mitä on)"},
          {"ja", "cubenight check-cube：FILEが必要です（使い方は cubenight check-cube --help）"},
          {"zh-Hans", "cubenight check-cube：缺少FILE（用法见 cubenight check-cube --help）"},
          {"zh-Hant", "cubenight check-cube：缺少FILE（用法見 cubenight check-cube --help）"}}},
    };
    for (const Told& told : all)
        for (const auto& [language, line] : told.lines) {
            std::vector<std::string> arguments = {"--language", language};
            arguments.insert(arguments.end(), told.arguments.begin(), told.arguments.end());
            const auto ran = run(arguments);
            CHECK(ran.status == 2);
            CHECK(ran.err == line + "\n");
        }
}

TEST_CASE("a wrong argument names what there is in its place", "[arguments]") {
    const auto language = run({"--language", "xx", "rules"});
    CHECK(language.status == 2);
    CHECK(language.err.find("there is no language xx; there are: en, fi, ja, zh-Hans, zh-Hant") != std::string::npos);
    const auto rule = run({"night", "--rule", "foo=1"});
    CHECK(rule.err.find("(cubenight rules") == std::string::npos);
    CHECK(rule.err.find("; cubenight rules lists them (cubenight night --help says what there is)") !=
          std::string::npos);
    CHECK(run({"night", "--help"}).out.find("cubenight/nights") != std::string::npos);
    const auto how = run({"rulebook", "--learn", "pokemon"});
    CHECK(how.out.find("cubenight rulebook CLAUSE tells one") != std::string::npos);
    CHECK(how.out.find("chip") == std::string::npos);
    const auto command = run({"cube", "show"});
    CHECK(command.err == "cubenight cube show: CUBE is required (cubenight cube show --help says what there is)\n");
}

TEST_CASE("a command that was nearly written is asked after", "[arguments]") {
    CHECK(run({"nigth"}).err ==
          "cubenight: The following argument was not expected: nigth; did you mean `night`? (cubenight --help says "
          "what there is)\n");
    CHECK(run({"cube", "exprot", "lantern"}).err.find("did you mean `export`?") != std::string::npos);
    CHECK(run({"--language", "fi", "cube"}).err.find("komento puuttuu") != std::string::npos);
    CHECK(run({"--language", "ja", "--language", "fi", "cube"}).err.find("komento puuttuu") != std::string::npos);
}

TEST_CASE("the help of every command has its headings in the language that is spoken", "[arguments]") {
    for (const char* command : {"cube", "cards", "night", "deck"}) {
        const Ran ran = run({"--language", "ja", command, "--help"});
        INFO(ran.out);
        for (const char* english : {"Options:", "Subcommands:", " in ["})
            CHECK(ran.out.find(english) == std::string::npos);
    }
}

TEST_CASE("a saved night that is not there is told with those that are", "[arguments]") {
    const Folder folder;
    const Program::Environment home{{"XDG_DATA_HOME", folder.path().string()}};
    const auto none = run({"replay", "nope"}, home);
    CHECK(none.status == 1);
    CHECK(none.err.ends_with("; no night is saved yet, cubenight night --save keeps one\n"));
    REQUIRE(run({"night", "--bots", "all", "--players", "2", "--save"}, home).status == 0);
    std::string name;
    for (const auto& entry : std::filesystem::directory_iterator(folder / "cubenight" / "nights"))
        if (entry.path().extension() == ".night") name = entry.path().stem().string();
    REQUIRE_FALSE(name.empty());
    for (const std::vector<std::string>& command :
         {std::vector<std::string>{"night", "--resume", "nope"}, {"replay", "nope"}, {"deck", "export", "nope"}}) {
        const auto ran = run(command, home);
        CAPTURE(ran.err);
        CHECK(ran.status == 1);
        CHECK(ran.err.ends_with("; saved nights: " + name + "\n"));
    }
    CHECK(run({"replay", name}, home).err.empty());
}

TEST_CASE("nothing that the parser complains of is English in another language", "[arguments]") {
    const std::vector<std::string> wrong = GENERATE(
        std::vector<std::string>{"nigth"}, std::vector<std::string>{"night", "more"},
        std::vector<std::string>{"one", "two"}, std::vector<std::string>{"night", "--players", "eight"},
        std::vector<std::string>{"night", "--players"}, std::vector<std::string>{"night", "--players", "1"},
        std::vector<std::string>{"night", "--pairing", "chess"}, std::vector<std::string>{"night", "--json=9x"},
        std::vector<std::string>{"night", "--resume", "a", "--players", "4"},
        std::vector<std::string>{"replay", "x", "--wait"}, std::vector<std::string>{"replay"},
        std::vector<std::string>{"night", "--seed", "1", "--seed", "2"},
        std::vector<std::string>{"night", "--resume", "a", "--save"});
    std::vector<std::string> arguments = {"--language", "ja"};
    arguments.insert(arguments.end(), wrong.begin(), wrong.end());
    const auto ran = run(arguments);
    CAPTURE(wrong, ran.err);
    CHECK(ran.status == 2);
    for (const char* english : {"requires", "required", "excludes", "expected", "range", "convert", "given"})
        CHECK(ran.err.find(english) == std::string::npos);
}

TEST_CASE("what is wrong with a file is told in the language that is spoken", "[arguments]") {
    Folder folder;
    const std::string bad = (folder / "bad.cube").string(), none = (folder / "none.cube").string();
    put_bytes(folder / "bad.cube", "cube \"Bad\" {\n  rules house\n}\n");
    const std::map<std::string, std::string> lines = {
        {"en", "there is no rule set called \"house\"; there are cube, ja-3.0, zh-2.2 and fi-swsh"},
        {"fi", "sääntökokoelmaa \"house\" ei ole; kokoelmat ovat cube, ja-3.0, zh-2.2 ja fi-swsh"},
        {"ja", "「house」というルールセットはありません。cube、ja-3.0、zh-2.2、fi-swshがあります"},
        {"zh-Hans", "没有名为“house”的规则集；有cube、ja-3.0、zh-2.2和fi-swsh"},
        {"zh-Hant", "沒有名為「house」的規則集；有cube、ja-3.0、zh-2.2和fi-swsh"}};
    for (const auto& [language, line] : lines) {
        const auto ran = run({"check-cube", bad, "--language", language});
        CHECK(ran.status == 1);
        CHECK(ran.err == bad + ":2:9: " + line + "\n    rules house\n          ^\n");
    }
    CHECK(run({"check-cube", none, "--language", "ja"}).err ==
          none + ": 読めません: そのようなファイルやフォルダーはありません\n");
    CHECK(run({"replay", none, "--language", "fi"}).err == none + ": ei voida lukea: Tiedostoa tai kansiota ei ole\n");
}

TEST_CASE("what a scenario finds is told in the language that is spoken", "[arguments]") {
    Folder folder;
    put_bytes(folder / "a.scn",
              "scenario \"Unhurt\" {\n  me { active \"Bystander\" }\n  expect my active damage 30\n}\n");
    const auto told = [&](const char* language) {
        return run({"scenario", (folder / "a.scn").string(), "--language", language}).out;
    };
    CHECK(told("en").find("  expected: my active damage 30\n  but damage is 0\n") != std::string::npos);
    CHECK(told("fi").find("  pitäisi olla: my active damage 30\n  mutta damage on 0\n") != std::string::npos);
    CHECK(told("ja").find("  期待したこと：my active damage 30\n  実際は、damageは0です\n") != std::string::npos);
}
