// What a person is told at the terminal: cards in lists and whole, the deck builder, the match.
#include <set>

#include "src/cli/card_talk.hpp"
#include "src/cli/terminal.hpp"
#include "src/cli/words.hpp"
#include "src/night/night_cards.hpp"
#include "src/store/library.hpp"
#include "tests/support/program.hpp"

using namespace cubenight;
using namespace cubenight::test;

namespace {

constexpr Language every_language[] = {Language::english, Language::finnish, Language::japanese,
                                       Language::simplified_chinese, Language::traditional_chinese};

// A terminal at which these lines are typed, one after the other.
std::string typed(const std::vector<std::string>& lines) {
    std::string keys;
    for (const std::string& line : lines) keys += line + "\\n";
    return "printf '" + keys + "' | script -qec \"$0 $*\" /dev/null";
}

std::vector<std::string> ucg_night(const std::vector<std::string>& more) {
    std::vector<std::string> words = {"night", "--game", "ucg", "--players", "2", "--bots", "1", "--seed", "7"};
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

// A draft of a few cards, and then these lines.
std::string said_in_deck_builder(const std::vector<std::string>& lines, std::vector<std::string> night) {
    std::vector<std::string> all(16, "1");
    all.insert(all.end(), lines.begin(), lines.end());
    all.emplace_back("q");
    const auto more = {"--packs", "2", "--pack-size", "8"};
    night.insert(night.end(), more.begin(), more.end());
    const std::string out = run(night, {}, typed(all)).out;
    const auto begin = out.find("cards in the deck");
    REQUIRE(begin != std::string::npos);
    return out.substr(begin);
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

std::size_t count(const std::string& text, const std::string& part) {
    std::size_t count = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
    return count;
}

store::LoadedCube cube_named(const char* name) {
    auto cube = store::load_cube(std::filesystem::path(CUBENIGHT_SOURCE) / "cubes" / name, CUBENIGHT_SOURCE);
    REQUIRE(cube.ok());
    return std::move(*cube);
}

// The program speaks English again afterwards.
struct Spoken {
    explicit Spoken(Language language) { cli::say.speak(language); }
    Spoken(const Spoken&) = delete;
    Spoken& operator=(const Spoken&) = delete;
    ~Spoken() { cli::say.speak(Language::english); }
};

}  // namespace

TEST_CASE("lines of cards of the Ultraman Card Game tell every card from the others and are not too wide", "[talk]") {
    const auto cube = cube_named("ultra.cube");
    const auto cards = cards_of(cube);
    for (const Language language : every_language) {
        const Spoken spoken(language);
        std::set<std::string> lines;
        for (std::uint16_t id = 0; id < cards.ucg->cards.size(); ++id) {
            const std::string line = cli::card_line(cards, CardId{id});
            CAPTURE(line);
            const std::string name = ultraman::whole_name_in(cards.ucg->cards[CardId{id}], language);
            CHECK(cli::width_of(line) - cli::width_of(name) <= 85);
            CHECK(cli::width_of(line) <= (cli::width_of(name) > 60 ? 140 : 125));
            CHECK(lines.insert(line).second);
        }
    }
}

TEST_CASE("a line says level, TYPE, BP and whose character it is where the name does not", "[talk]") {
    ultraman::Card card;
    card.number = "XX01-001";
    card.name = "Ultraman Zero";
    card.character = "ZERO";
    card.level = 2;
    card.types = ultraman::TypeSet::of(ultraman::Type::power);
    card.bp = {ultraman::no_bp, 9000, 11000, ultraman::no_bp};
    CHECK(cli::card_line(card) == "Ultraman Zero, Lv 2, POWER, BP -/9000/11000 (XX01-001)");
    card.character = "Z";
    card.extra = 20000;
    CHECK(cli::card_line(card) == "Ultraman Zero [Z], Lv 2, POWER, BP -/9000/11000 EXTRA 20000 (XX01-001)");
}

TEST_CASE("a card is told whole with its texts in every language", "[talk]") {
    const auto ucg = cube_named("ultra.cube"), lantern = cube_named("lantern.cube");
    const auto cards = cards_of(ucg), pokemon = cards_of(lantern);
    const auto tiga = *ucg.ucg->cards.find_number("SD01-005");
    for (const Language language : every_language) {
        const Spoken spoken(language);
        const std::string whole = cli::whole_card(cards, tiga);
        CAPTURE(whole);
        for (const char* part : {"(SD01-005)", "SINGLE ", "DOUBLE ", "[SINGLE] [DOUBLE]"}) CHECK(has(whole, part));
    }
    const std::string whole = cli::whole_card(cards, tiga);
    CAPTURE(whole);
    CHECK(has(whole, "Ultra Hero, TIGA, Lv "));
    for (std::uint16_t id = 0; id < pokemon.set->size(); ++id) {
        const Card& card = (*pokemon.set)[CardId{id}];
        const std::string told = cli::whole_card(pokemon, CardId{id});
        CAPTURE(told);
        CHECK(told.starts_with(card.name + " (" + card.key + ")\n"));
        for (const Attack& attack : card.attacks) CHECK(has(told, "  " + attack.name + " ("));
        if (card.kind == CardKind::pokemon) CHECK(has(told, std::to_string(card.hp) + " HP"));
    }
}

TEST_CASE("a card is asked for by its number, its sign or its name", "[talk]") {
    CHECK(cli::card_asked("? 3") == "3");
    CHECK(cli::card_asked("?3") == "3");
    CHECK(cli::card_asked("3?") == "3");
    CHECK(cli::card_asked("card Tiga Multi") == "Tiga Multi");
    CHECK_FALSE(cli::card_asked("?"));
    CHECK_FALSE(cli::card_asked("3"));
    CHECK_FALSE(cli::card_asked("concede"));
}

TEST_CASE("in a pack a card can be read before it is picked", "[talk][ucg]") {
    const auto ran = run(ucg_night({}), {}, typed({"? 3", "3?", "?", "99", "? Nobody", "1", "p", "q"}));
    CAPTURE(ran.out);
    CHECK(count(ran.out, "  BP: ") + count(ran.out, "  scene, round ") >= 2);
    CHECK(has(ran.out, "  ? 3, ? NAME    the whole card"));
    CHECK(has(ran.out, "  card NAME      any card of the cube"));
    CHECK(has(ran.out, "  host           what the host may do"));
    CHECK(has(ran.out, "a number from 1 to 12, or ? N"));
    CHECK(has(ran.out, "no card shown here is called Nobody"));
    CHECK(has(ran.out, "  1x  "));
}

TEST_CASE("the deck builder of the Ultraman Card Game tells what changes and which rule is broken", "[talk][ucg]") {
    const auto out = said_in_deck_builder({"1 2 3", "2", "e fire 3", "ok", "?", "l", "x"},
                                          ucg_night({"--deck-size", "10", "--names", "Ada"}));
    CAPTURE(out);
    CHECK_FALSE(has(out, "nergy"));
    CHECK(has(out, "the deck has 3 of 10 cards"));
    CHECK(has(out, "the deck has 2 of 10 cards"));
    CHECK(has(out, "the deck has 0 of 10 cards"));
    CHECK(has(out, " +  1  "));
    CHECK(has(out, " -  2  "));
    CHECK(has(out, "numbers from 1 to 16; ? says what else there is"));
    CHECK(has(out, "Ada: the deck cannot be handed in yet\r\n  ! 2 now, 8 cards short"));
    CHECK_FALSE(has(out, "Seat 1"));
    CHECK(has(out, "hands the deck in"));
    CHECK(count(out, "(* = in the deck)") == 2);  // at first, and where it was wished
}

TEST_CASE("the deck builder of Pokemon takes energy and tells no list for it", "[talk]") {
    const auto out = said_in_deck_builder({"e fire 3", "e", "1 2"}, {"night", "--players", "2", "--bots", "1", "--seed",
                                                                     "7", "--deck-size", "20", "--names", "Ada"});
    CAPTURE(out);
    CHECK(has(out, "the deck has 3 of 20 cards"));
    CHECK(has(out, "the deck has 5 of 20 cards"));
    CHECK(has(out, "as in: e fire 5"));
    CHECK(count(out, "(* = in the deck)") == 1);
}

TEST_CASE("a Pokemon's types stand in its line and equal cards of the hand are told apart", "[talk]") {
    const auto out = said_in_deck_builder(
        {"9 10 11 16", "e psychic 16", "ok", "p", "1", "1", "1", "1", "1"},
        {"night", "--players", "2", "--bots", "1", "--seed", "7", "--deck-size", "20", "--names", "Ada"});
    CAPTURE(out);
    CHECK(has(out, "Togepi [Psychic] (50 HP)"));
    CHECK(has(out, "Attach Psychic Energy (h"));
    CHECK_FALSE(has(out, "Attach Psychic Energy\r"));
}

TEST_CASE("the deck builder puts in what the night offers beside the picks", "[talk][lines]") {
    const auto out = said_in_deck_builder({"o 1 3", "o 1 1", "o 9 1", "o 1", "l"},
                                          {"night", "--players", "2", "--bots", "1", "--seed", "7", "--deck-size", "20",
                                           "--lines", "stand-in", "--names", "Ada"});
    CAPTURE(out);
    CHECK(has(out, "  o  1  0/20 Stand-In"));
    CHECK(has(out, "  o  1  3/20 Stand-In"));
    CHECK(has(out, "  o  1  1/20 Stand-In"));
    CHECK(has(out, "the deck has 3 of 20 cards"));
    CHECK(has(out, "the deck has 1 of 20 cards"));
    CHECK(count(out, "as in: o 1 2") == 2);
}

TEST_CASE("a pack tells what goes with a pick where a whole line is one", "[talk][lines]") {
    const auto ran =
        run({"night", "--players", "2", "--bots", "1", "--seed", "7", "--lines", "whole-line"}, {}, typed({"q"}));
    CAPTURE(ran.out);
    CHECK(has(ran.out, " + "));
    CHECK(has(ran.out, "A whole line is one pick"));
    const auto alone = run({"night", "--players", "2", "--bots", "1", "--seed", "7"}, {}, typed({"q"}));
    CHECK_FALSE(has(alone.out, " + "));
}

TEST_CASE("in a match the hand, the options and the open piles can be read", "[talk][ucg]") {
    const auto ran = run(ucg_night({"--constructed"}), {},
                         typed({"p", "99", "?", "? h1", "card ultraman", "discard", "? 7 7", "1", "1", "1", "1", "1",
                                "1", "1", "1", "discard", "? t1", "q"}));
    CAPTURE(ran.out);
    CHECK(has(ran.out, "; ? says what else there is"));
    CHECK(has(ran.out, "what lies in the discard piles"));
    CHECK(has(ran.out, "  h1  "));
    CHECK(count(ran.out, "  BP: ") + count(ran.out, "  scene, round ") >= 1);
    CHECK(has(ran.out, "nothing is discarded or out of the game"));
    CHECK(has(ran.out, "  t1  Area 1, Aino: "));
    CHECK(has(ran.out, "  y1  Area 1, Player 1: "));
    CHECK(has(ran.out, "Aino: deck "));
    CHECK_FALSE(has(ran.out, "They: "));
    CHECK(has(ran.out, "This night was not kept; with --save one can go on later."));
    CHECK(has(ran.out, ", SINGLE, BP "));
}

TEST_CASE("what was picked and what comes by itself is told", "[talk]") {
    const auto night = [](const std::vector<std::string>& lines) {
        return run({"night", "--players", "2", "--bots", "1", "--seed", "4", "--packs", "2", "--pack-size", "4",
                    "--deck-size", "14", "--prizes", "1", "--names", "Ann"},
                   {}, typed(lines))
            .out;
    };
    const std::string out = night({"p", "1", "1", "1", "p", "q"});
    CAPTURE(out);
    CHECK(has(out, "You have no cards yet."));
    CHECK(count(out, "You take ") == 3);
    CHECK(count(out, "The last card of the pack comes by itself: ") == 1);
    // What is told to have come is in the pool, and it is told but once.
    const auto begin = out.find("comes by itself: ") + std::string("comes by itself: ").size();
    CHECK(has(out, "  1x  " + out.substr(begin, out.find('\r', begin) - begin)));
    CHECK(count(night({"1", "1", "1", "p", "? 1", "1", "p", "quit"}), "comes by itself: ") == 1);
    CHECK(has(night({"1", "unknown", "quit"}), "a number from 1 to 3"));
    for (const char* word : {"q", "quit", "exit"}) CHECK(has(night({word}), "This night was not kept"));
}

TEST_CASE("whose turn it is to look sees nothing before an empty line", "[talk][secrets]") {
    const std::vector<std::string> two = {"night", "--players",   "2", "--seed",  "4",   "--packs",
                                          "1",     "--pack-size", "4", "--names", "Ann", "Bea"};
    const auto first = run(two, {}, typed({"", "1", "1", "u", "host note later", "q"}));
    CAPTURE(first.out);
    CHECK(has(first.out, "Ann, pack 1, pick 1"));
    CHECK_FALSE(has(first.out, "Bea, pack 1, pick 1"));
    CHECK(count(first.out, "Enter shows their cards") == 2);
    CHECK(has(first.out, "  In the journal now: later\r\n"));
    CHECK(has(run(two, {}, typed({"", "1", "", "q"})).out, "Bea, pack 1, pick 1"));
    CHECK(has(run(two, {}, typed({"host standings", "", "q"})).out, "Ann, pack 1, pick 1"));
}

TEST_CASE("a seat that nobody named has a name that no other has", "[talk][night]") {
    for (const char* given : {"Aino", "Bo", "Chika", "Ada"}) {
        const auto ran = run({"night", "--players", "4", "--bots", "4", "--seed", "3", "--names", given});
        CAPTURE(ran.out);
        std::set<std::string> names;
        for (auto at = ran.out.find("\nPack 1 of "); at != std::string::npos; at = ran.out.find("\nPack 1 of ", at + 1))
            names.insert(ran.out.substr(at, ran.out.find('\n', at + 1) - at));
        CHECK(names.size() == 4);
    }
    const auto person = run(
        {"night", "--players", "3", "--bots", "2", "--seed", "3", "--constructed", "--game", "ucg", "--names", "Aino"},
        {}, typed({"q"}));
    CAPTURE(person.out);
    for (const char* name : {"\nAino ", "\nBo ", "\nChika "}) CHECK(count(person.out, name) == 1);
}

TEST_CASE("the deck builder takes a type as it is shown, and says what building anew leaves out", "[talk]") {
    const std::vector<std::string> night = {"night", "--players",   "2",  "--bots",  "1",  "--seed",
                                            "7",     "--deck-size", "20", "--names", "Ada"};
    const auto out = said_in_deck_builder({"e Fire 3", "e purple 1", "?"}, night);
    CAPTURE(out);
    CHECK(has(out, "the deck has 3 of 20 cards"));
    CHECK(has(out, "types: grass, fire, water, lightning"));
    CHECK(has(out, "  e fire 5       so many Energy"));
    CHECK_FALSE(has(out, "so many of a card on offer"));
    // Everything goes in; what does not fit is named on its way out.
    const auto built = said_in_deck_builder({"1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16", "a"}, night);
    CAPTURE(built);
    CHECK(has(built, "left out of it now: "));
}

TEST_CASE("an action that is begun can be taken back until it has shown something", "[talk]") {
    const auto out = said_in_deck_builder(
        {"9 10 11 16", "e psychic 16", "ok", "p", "1", "1", "undo", "1", "undo", "why", "1", "1", "undo", "why"},
        {"night", "--players", "2", "--bots", "1", "--seed", "7", "--deck-size", "20", "--names", "Ada"});
    CAPTURE(out);
    CHECK(count(out, "nothing is begun that could be taken back") == 2);
    CHECK(count(out, "number, undo to take it back") == 2);
    CHECK(count(out, "Ada attaches Psychic Energy") == 1);
    // Taken back, nothing is told anew that was told before.
    CHECK(count(out, "== Turn 1") == 1);
    CHECK(count(out, "  Retreat: nobody on the Bench (JA A-03.b5)") == 2);
    CHECK(count(out, "  Psychic Energy: one Energy each turn (CUBE turn.3.energy)") == 1);
    CHECK(has(out, "HP, energy: Psychic"));
}

TEST_CASE("what has shown cards of the deck cannot be taken back any more", "[talk][secrets]") {
    // The seed deals a Janine, who looks at the top of the deck.
    const auto out =
        run({"night", "--players", "2", "--bots", "1", "--seed", "126", "--packs", "1", "--pack-size", "8",
             "--deck-size", "12", "--prizes", "1", "--names", "Ann"},
            {}, typed({"1", "1", "1", "1", "1", "1", "1", "a", "ok", "p", "1", "1", "1", "1", "undo", "q"}))
            .out;
    CAPTURE(out);
    const auto looks = out.find("Janine: Ann looks at ");
    REQUIRE(looks != std::string::npos);
    CHECK(has(out.substr(looks), "nothing is begun that could be taken back"));
    CHECK_FALSE(has(out.substr(looks), "undo to take it back"));
}

TEST_CASE("what a card may be drawn for is told in words, and the hand's cards come in its order", "[talk]") {
    const auto out = run({"night", "--players", "2", "--bots", "1", "--seed", "4", "--packs", "1", "--pack-size", "4",
                          "--deck-size", "14", "--prizes", "1", "--names", "Ann"},
                         {}, typed({"1", "1", "1", "a", "ok", "p", "1", "1", "1", "1", "concede", "concede"}))
                         .out;
    CAPTURE(out);
    CHECK(has(out, "  1  Draw none\r\n  2  Draw 1\r\n"));
    CHECK_FALSE(has(out, "Your hand:\r\n      \r\n"));
    std::size_t last = 0;
    for (const char* option : {"  1  Attach", "  2  Attach", "  3  Attach"}) {
        const auto at = out.find(option);
        REQUIRE(at != std::string::npos);
        CHECK(at > last);
        last = at;
    }
    CHECK(has(out, "(h1)\r\n  2  Attach"));
    CHECK(has(out, "conceded in turn"));
    CHECK(has(out, "shows the hand and puts it back: 5 Grass Energy, "));
}

TEST_CASE("a rule of the program's own is cited in the language that is spoken", "[talk]") {
    const auto out =
        run({"--language", "fi", "night", "--game", "ucg", "--constructed", "--players", "2", "--bots", "1"}, {},
            typed({"p", "concede", "concede"}))
            .out;
    CAPTURE(out);
    CHECK(has(out, "[CubeNightin oma sääntö]"));
    CHECK_FALSE(has(out, "[program"));
}

TEST_CASE("a symbol of a type is a word in the terminal", "[talk]") {
    const auto cube = cube_named("lantern.cube");
    const auto cards = cards_of(cube);
    for (const Language language : every_language) {
        const Spoken spoken(language);
        for (std::uint16_t id = 0; id < cards.set->size(); ++id) {
            const std::string told = cli::whole_card(cards, CardId{id});
            CAPTURE(told);
            CHECK(told.find('{') == std::string::npos);
        }
    }
    for (std::uint16_t id = 0; id < cards.set->size(); ++id)
        if ((*cards.set)[CardId{id}].name == "Entei")
            CHECK(has(cli::whole_card(cards, CardId{id}), "any Fire Energy attached"));
}
