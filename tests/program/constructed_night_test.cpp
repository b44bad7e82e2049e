// Constructed nights through the program: everybody brings a deck, and the rest is as in every night.
#include "src/store/journal.hpp"
#include "tests/support/folder.hpp"
#include "tests/support/program.hpp"
#include "tests/support/texts.hpp"

using namespace cubenight;
using namespace cubenight::test;

namespace {

std::size_t count_of(const std::string& text, const std::string& part) {
    std::size_t count = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
    return count;
}

std::vector<std::string> night_of(int players, const std::vector<std::string>& more = {}) {
    std::vector<std::string> words = {
        "night", "--game", "ucg", "--constructed", "--players", std::to_string(players), "--bots",
        "all",   "--seed", "5"};
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

// A home of its own, with a deck of somebody's in it.
struct Home {
    Folder folder;
    Program::Environment environment = {{"XDG_DATA_HOME", folder.path().string()}};
    std::string deck = (folder / "mine.deck").string();

    explicit Home(const std::string& text = text_of(CUBENIGHT_SOURCE "/cubes/ultraman/decks/zero-geed-z.deck")) {
        put_deck(text);
    }
    // The name of the deck is another one, so that it can be told from the starter deck.
    void put_deck(std::string text) const {
        const auto name = text.find("Zero, Geed and Z");
        if (name != std::string::npos) text.replace(name, std::string("Zero, Geed and Z").size(), "My Own");
        put_bytes(deck, text);
    }
    std::filesystem::path night() const { return only_night_in(folder); }
    std::string standings() const {
        const auto told = run({"replay", night().string()}, environment);
        CAPTURE(told.err);
        REQUIRE(told.status == 0);
        return told.out.substr(told.out.find("== Standings =="));
    }
};

std::string changed(std::string text, const std::string& from, const std::string& to) {
    const auto at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

}  // namespace

TEST_CASE("every number of seats plays a whole constructed night with the starter decks", "[night][ucg][constructed]") {
    const int players = GENERATE(2, 3, 8, 16);
    CAPTURE(players);
    const auto ran = run(night_of(players, {"--json"}));
    CAPTURE(ran.err);
    REQUIRE(ran.status == 0);
    const auto seats = static_cast<std::size_t>(players);
    CHECK(ran.out.find("\"result\": \"none\"") == std::string::npos);
    CHECK(ran.out.find("\"form\": \"constructed\"") != std::string::npos);
    CHECK(ran.out.find("\"packs\": []") != std::string::npos);
    CHECK(count_of(ran.out, "\"picks\": []") == seats);
    CHECK(count_of(ran.out, "\"broken_rules\": []") == seats);
    CHECK(count_of(ran.out, "\"deck_size\": 50") == seats + 1);
    CHECK(count_of(ran.out, "\"deck\": \"Tiga, Dyna and Gaia\"") == (seats + 1) / 2);
    CHECK(count_of(ran.out, "\"deck\": \"Zero, Geed and Z\"") == seats / 2);
    CHECK(count_of(ran.out, "\"rank\":") == seats);
}

TEST_CASE("decks are brought by file and by name and the other seats get starter decks", "[night][ucg][constructed]") {
    const Home home;
    const auto arguments = night_of(4, {"--deck", home.deck, "--deck", "zero-geed-z"});
    const auto ran = run(arguments, home.environment);
    CAPTURE(ran.err);
    REQUIRE(ran.status == 0);
    for (const char* part : {"Everybody brings a deck of 50 cards; 3 rounds, rules: ucg-1.6", "Aino    My Own",
                             "Bo      Zero, Geed and Z", "Chika   Tiga, Dyna and Gaia", "Dmitri  Zero, Geed and Z",
                             "4 Ultraman Tiga Multi Type SD01-005,", "== Round 3 ==", "== Standings =="})
        CHECK(ran.out.find(part) != std::string::npos);
    CHECK(count_of(ran.out, ": cards 50, ") == 3);  // each deck once
    CHECK(count_of(ran.out, "Deck check: legal") == 3);
    CHECK(ran.out.find("== Packs ==") == std::string::npos);
    CHECK(ran.out == run(arguments, home.environment).out);
}

TEST_CASE("a constructed night that was cut goes on as if undisturbed", "[night][ucg][constructed]") {
    const Home home;
    REQUIRE(run(night_of(3, {"--deck", home.deck, "--save"}), home.environment).status == 0);
    const auto file = home.night();
    const auto lines = store::read_journal(file)->entries;
    const auto undisturbed = home.standings();
    CHECK(undisturbed.find("My Own") != std::string::npos);
    std::filesystem::remove(home.deck);  // the night has kept it
    for (const std::size_t left : {std::size_t{2}, std::size_t{3}, lines.size() / 2}) {
        CAPTURE(left);
        std::filesystem::remove(file);
        REQUIRE(store::Journal::create(file, std::span(lines).first(left)).ok());
        const auto resumed = run({"night", "--resume", file.string()}, home.environment);
        CAPTURE(resumed.err);
        REQUIRE(resumed.status == 0);
        CHECK(home.standings() == undisturbed);
    }
    const auto match = run({"replay", file.string(), "--match", "2.1"}, home.environment);
    CAPTURE(match.err);
    CHECK(match.status == 0);
    CHECK(match.out.find("all as the match lists them") != std::string::npos);
}

TEST_CASE("a wrong deck is refused with file and line and reason and nothing is begun", "[ucg][constructed]") {
    const std::string good = text_of(CUBENIGHT_SOURCE "/cubes/ultraman/decks/zero-geed-z.deck");
    struct Wrong {
        std::string text, line, reason;
    };
    const Wrong wrongs[] = {
        {"deck \"Broken\" {", ":1", "expected a card's number in quotes"},
        {changed(good, "\"SD02-012\" x 2", "\"SD02-012\" x 3"), "", "51 cards, and 50 are wanted (UCG 4.1.1)"},
        {changed(good, ",\n  \"SD02-012\" x 2", ""), "", "48 cards, and 50 are wanted (UCG 4.1.1)"},
        {changed(changed(good, "\"SD02-012\" x 2", "\"SD02-012\""), "\"SD02-005\" x 4", "\"SD02-005\" x 5"), ":3",
         "5 of the card \"SD02-005\", and 4 are allowed (UCG 4.1.2)"},
        {changed(good, "\"SD02-012\"", "\"SD99-012\""), ":13", "there is no card \"SD99-012\""},
        {changed(good, "\"SD02-006\" x 4", "\"SD02-004\" x 4"), ":4", "stands in the deck already"},
        {changed(good, "Zero, Geed and Z", std::string(121, 'Z')), "", "the name of the deck has 121 bytes"},
    };
    for (const auto& wrong : wrongs) {
        const Home home(wrong.text);
        CAPTURE(wrong.reason);
        const auto ran = run(night_of(4, {"--deck", "zero-geed-z", "--deck", home.deck, "--save"}), home.environment);
        CAPTURE(ran.err);
        CHECK(ran.status == 1);
        CHECK(ran.out.empty());
        CHECK(ran.err.starts_with(home.deck + wrong.line + ":"));
        CHECK(ran.err.find(wrong.reason) != std::string::npos);
        CHECK(home.night().empty());
    }
}

TEST_CASE("decks of one's own folder have names there and wrong cards there are told", "[ucg][constructed]") {
    const Home home;
    const auto own = home.folder.path() / "cubenight" / "cubes" / "ultraman";
    std::filesystem::create_directories(own / "decks");
    std::filesystem::rename(home.deck, own / "decks" / "mine.deck");
    put_bytes(own / "decks" / "broken.deck", "no deck");
    put_bytes(own / "wrong.cards", "no card");
    const auto ran = run(night_of(3, {"--deck", "mine"}), home.environment);
    CHECK(ran.status == 0);
    CHECK(ran.err.starts_with((own / "wrong.cards").string() + ":1:"));
    CHECK(ran.out.find("Aino    My Own") != std::string::npos);
    CHECK(ran.out.find("Bo      Zero, Geed and Z") != std::string::npos);  // one's own are no starter decks
    CHECK(run(night_of(3, {"--deck", "broken"}), home.environment).status == 1);
}

TEST_CASE("house rules hold for decks that are brought", "[ucg][constructed]") {
    const Home home;
    CHECK(run(night_of(2, {"--rule", "copy_limit=3"}), home.environment).status == 1);
    CHECK(run(night_of(2, {"--deck-size", "40"}), home.environment).err.find("40 are wanted") != std::string::npos);
    home.put_deck("deck \"Small\" {\n  \"SD02-004\" x 5,\n  \"SD02-005\" x 5\n}\n");
    const auto small =
        run(night_of(2, {"--deck", home.deck, home.deck, "--deck-size", "10", "--rule", "copy_limit=5"}));
    CAPTURE(small.err);
    CHECK(small.status == 0);
    CHECK(run(night_of(2, {"--rule", "bench_size=4"})).err == "A rule option or its value is not known.\n");
}

TEST_CASE("decks that cannot be brought are told before anything is done", "[ucg][constructed]") {
    const auto many = run(night_of(2, {"--deck", "zero-geed-z", "zero-geed-z", "zero-geed-z"}));
    CHECK(many.status == 2);
    CHECK(many.err.find("--deck: there are 3 decks for 2 seats") != std::string::npos);
    const auto unknown = run(night_of(2, {"--deck", "unknown"}));
    CHECK(unknown.status == 2);
    CHECK(unknown.err.find("there is no deck \"unknown\"; there are: tiga-dyna-gaia, zero-geed-z") !=
          std::string::npos);
    for (const std::vector<std::string>& game : {std::vector<std::string>{}, {"--game", "pokemon"}}) {
        std::vector<std::string> words = {"night", "--constructed", "--bots", "all"};
        words.insert(words.end(), game.begin(), game.end());
        const auto pokemon = run(words);
        CHECK(pokemon.status == 2);
        CHECK(pokemon.err.find("Ultraman Card Game alone") != std::string::npos);
    }
    CHECK(run(night_of(2, {"--packs", "3"})).status == 2);
    CHECK(run(night_of(2, {"--cube", "ultra"})).status == 2);
    CHECK(run(night_of(2, {"--resume", "some.night"})).status == 2);
    CHECK(run({"night", "--game", "ucg", "--bots", "all", "--deck", "zero-geed-z"}).status == 2);
}

TEST_CASE("forged decks of a saved night are refused with the clause", "[hostile][ucg][constructed]") {
    const Home home;
    REQUIRE(run(night_of(2, {"--rounds", "1", "--save"}), home.environment).status == 0);
    const auto file = home.night();
    const auto lines = store::read_journal(file)->entries;
    const std::string brought = R"(decks="Tiga, Dyna and Gaia":50,"Zero, Geed and Z":50)";
    const std::pair<std::string, std::string> forged[] = {
        {R"(decks="A":49,"B":51)", "The deck of Seat 1 breaks 1 rule. (UCG 4.1.1)"},
        {R"(decks="A":50)", "Decks that are brought: 1. Seats: 2."},
        {R"(decks="A":50,"B":49)", "The cube has 100 cards; the decks that are brought have 99."},
        {R"(decks="A":50,"B":65535)", "decks is not sound"},
        {"", "Packs for each player: 0 is too few; the least is 1."},
    };
    for (const auto& [decks, reason] : forged) {
        CAPTURE(decks);
        auto with = lines;
        with[1] = changed(with[1], decks.empty() ? " " + brought : brought, decks);
        std::filesystem::remove(file);
        REQUIRE(store::Journal::create(file, with).ok());
        for (const std::vector<std::string>& command :
             {std::vector<std::string>{"replay", file.string()}, {"night", "--resume", file.string()}}) {
            const auto ran = run(command, home.environment);
            CHECK(ran.status == 1);
            CHECK(ran.err == file.string() + ":3: " + reason + "\n");
        }
    }
}

TEST_CASE("a person brings a deck and plays, and others see its name alone", "[secrets][ucg][constructed]") {
    const Home home;
    const auto ran = run({"night", "--game", "ucg", "--constructed", "--players", "2", "--bots", "1", "--deck",
                          home.deck, "--save", "--names", "Veera"},
                         home.environment, "printf 'p\\nconcede\\nconcede\\n' | script -qec \"$0 $*\" /dev/null");
    CAPTURE(ran.out);
    CHECK(ran.out.find("Veera   My Own") != std::string::npos);
    CHECK(ran.out.find("Round 1, table 1") != std::string::npos);
    CHECK(ran.out.find("Turn 0, ") == std::string::npos);
    CHECK(ran.out.find("== Standings ==") != std::string::npos);
    CHECK(ran.out.find("The deal was as announced") != std::string::npos);
    // As it stood before its first match.
    const auto file = home.night();
    const auto lines = store::read_journal(file)->entries;
    std::filesystem::remove(file);
    REQUIRE(store::Journal::create(file, std::span(lines).first(3)).ok());
    const auto told = run({"replay", file.string(), "--json"}, home.environment);
    CAPTURE(told.err);
    CHECK(told.status == 0);
    CHECK(told.out.find("\"deck\": \"My Own\"") != std::string::npos);
    CHECK(count_of(told.out, "\"characters\": []") == 2);
}
