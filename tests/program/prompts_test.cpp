// What is answered at a prompt of the terminal: to a word that was nearly a command, to the host, to Ctrl-C; and lines that are
// no wider than the terminal.
#include "src/cli/terminal.hpp"
#include "tests/support/program.hpp"

using namespace cubenight;
using namespace cubenight::test;

namespace {

// A terminal at which these lines are typed, one after the other.
std::string at_terminal(const std::string& lines, const std::string& before = "") {
    return "printf '" + lines + "' | script -qec \"" + before + "$0 $*\" /dev/null";
}

const std::vector<std::string> small_night = {"night",  "--players", "2",       "--bots", "1",
                                              "--seed", "7",         "--names", "Ada"};

const std::vector<std::string> brought_decks = {"night", "--game", "ucg", "--constructed", "--players",
                                                "2",     "--bots", "1",   "--seed",        "7"};

bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("a line that is too wide goes on below its words", "[talk]") {
    CHECK(cli::fitted("  3  one two three four five six", 25) == "  3  one two three four\n     five six");
    CHECK(cli::fitted("         one two three four five six", 33) == "         one two three four five\n         six");
    CHECK(cli::fitted("one two\n\nthree\n", 25) == "one two\n\nthree\n");
    CHECK(cli::fitted("one two three four five six", std::nullopt) == "one two three four five six");
    CHECK(cli::fitted("abcdefghijklmnopqrstuvwxyz", 20) == "abcdefghijklmnopqrst\nuvwxyz");
    // Between Chinese signs, but no mark begins a line and no bracket ends one.
    CHECK(cli::fitted("一二三四五六七八九十一二三。", 26) == "一二三四五六七八九十一二\n三。");
    CHECK(cli::fitted("一二三四五六七八九（十）", 20) == "一二三四五六七八九\n（十）");
}

TEST_CASE("what is told of a match is no wider than the terminal", "[talk]") {
    for (const auto& [columns, widest] : {std::pair{"stty cols 60; ", 60}, {"stty cols 44; ", 44}}) {
        const auto ran = run(brought_decks, {}, at_terminal("p\\nwhy\\n1\\n1\\n1\\n1\\n1\\n1\\n1\\nq\\n", columns));
        const auto begin = ran.out.find("== Set-up ==");
        REQUIRE(begin != std::string::npos);
        int lines = 0;
        std::string_view rest = std::string_view(ran.out).substr(begin);
        for (auto end = rest.find("\r\n"); end != rest.npos; end = rest.find("\r\n"), ++lines) {
            const std::string line(rest.substr(0, end));
            CAPTURE(line);
            // What is asked stands in front of the answer, which the terminal itself takes to the next line.
            if (!says(line, " > ") && !says(line, "--save")) CHECK(cli::width_of(line) <= widest);
            rest.remove_prefix(end + 2);
        }
        CHECK(lines > 40);
    }
}

TEST_CASE("a word that is nearly a command is answered with it", "[talk]") {
    const auto picks = run(small_night, {}, at_terminal("hosst note x\\nxyzzy\\nhost stadings\\nhost\\nq\\n"));
    CAPTURE(picks.out);
    CHECK(says(picks.out, "to see that card whole; did you mean `host`?"));
    CHECK(says(picks.out, "that was not understood; did you mean `standings`?\r\n  host bot SEAT"));
    CHECK_FALSE(says(picks.out, "did you mean `quit`"));
    const auto match = run(brought_decks, {}, at_terminal("p\\nconceed\\nundoo\\nq\\n"));
    CAPTURE(match.out);
    CHECK(says(match.out, "; ? says what else there is; did you mean `concede`?"));
    CHECK(says(match.out, "; ? says what else there is; did you mean `undo`?"));
}

TEST_CASE("the host is told what was done", "[talk]") {
    const auto draft = run(small_night, {}, at_terminal("host person 2 Bea\\nq\\n"));
    CAPTURE(draft.out);
    CHECK(says(draft.out, "  Bea: a person plays there now\r\n"));
    const auto rounds = run(brought_decks, {},
                            at_terminal("host out 2 late train\\nhost back 2 here again\\nhost note tea\\nhost bot 1 "
                                        "Robo\\nq\\n"));
    CAPTURE(rounds.out);
    CHECK(says(rounds.out, " sits out from the next round on\r\n"));
    CHECK(says(rounds.out, " plays again from the next round on\r\n"));
    CHECK(says(rounds.out, "  In the journal now: tea\r\n"));
    CHECK(says(rounds.out, "  Robo: a bot plays there now\r\n"));
    const auto adjusted = run(brought_decks, {}, at_terminal("host adjust 1.1 draw rain\\nq\\n"));
    CAPTURE(adjusted.out);
    CHECK(says(adjusted.out, "  Round 1, table 1: a draw\r\n"));
}

TEST_CASE("Ctrl-C at a prompt says how to go on", "[talk]") {
    const Folder folder;
    std::vector<std::string> night = small_night;
    night.emplace_back("--save");
    // It is pressed once the prompt stands there.
    const std::string shown = (folder / "shown").string();
    const std::string press = "{ for i in $(seq 300); do grep -q ' > ' " + shown +
                              " 2>/dev/null && break; sleep 0.1; done; sleep 0.2; printf '\\003'; sleep 1; } | script "
                              "-qfec \"exec $0 $*\" " +
                              shown;
    const auto ran = run(night, {{"XDG_DATA_HOME", folder.path().string()}}, press);
    CAPTURE(ran.out);
    CHECK(says(ran.out, "\nThe night waits. To go on: cubenight night --resume "));
    CHECK(ran.status == 130);
}

TEST_CASE("one's own deck is told before a match and in it, and how many battles win it", "[talk][ucg]") {
    for (const char* keys : {"deck\\nq\\n", "p\\ndeck\\nq\\n"}) {
        const auto ran = run(brought_decks, {}, at_terminal(keys));
        CAPTURE(ran.out);
        CHECK(says(ran.out, ": cards 50, characters "));
        CHECK(says(ran.out, "battles won last turn 0 of the 3 that win") == (keys[0] == 'p'));
    }
    std::vector<std::string> two = brought_decks;
    two[7] = "0";  // bots
    const auto hidden = run(two, {}, at_terminal("deck\\nq\\n"));
    CAPTURE(hidden.out);
    CHECK(says(hidden.out, "each reads their deck in the match"));
    CHECK_FALSE(says(hidden.out, ": cards 50, characters "));
}
