// Positions with one obvious best action: the steady player finds it.
#include <algorithm>

#include "engine/bots/bot_option.hpp"
#include "engine/bots/worth/appraisal.hpp"
#include "tests/support/board.hpp"

namespace cubenight::test {
namespace {

constexpr auto table = R"(
Ant: pokemon basic grass hp 60 weakness fire x2 retreat 1 attack "Nip" [C] 10 attack "Chew" [CC] 30
Bug: pokemon basic grass hp 90 retreat 2 attack "Crush" [CCC] 80
Moth: pokemon stage1 grass hp 100 evolves from "Ant" retreat 1 attack "Gust" [C] 40
Owl: pokemon basic colorless hp 80 retreat 1 attack "Peck" [C] 20 attack "Dive" [CC] 60 { damage 50 to this }
Lamp: pokemon basic fire hp 70 attack "Flare" [R] 30
Egg: pokemon basic colorless hp 40 retreat 4
Balm: item play { heal 60 1 my.pokemon }
Swap: item play { switch mine }
Pull: supporter play { switch theirs by me }
Read: supporter play { draw 3 }
Find: item play { search my.deck for 1 my.deck[pokemon] -> my.hand reveal; shuffle my.deck }
Pay: item play { cost { discard 1 my.hand[other] }; draw 2 }
Snap: item play { discard 1 energy on their.pokemon }
Ping: item play { counters 3 on 1 their.pokemon }
)";

// The steady player's answers until the turn ends or somebody else is asked; at most so many.
void let_play(Board& board, int answers = 60) {
    Generator generator(5);
    for (int i = 0;
         i < answers && board.match().choice.actor == pokemon::Actor::seat0 && board.outcome() == Outcome::running;
         ++i) {
        const pokemon::View view = board.view(Side::mine);
        board.act(bots::bot_option(bots::MatchBot::steady, board.book(), view, generator));
    }
}

bool holds(const std::string& list, const char* name) { return list.find(name) != std::string::npos; }

TEST_CASE("the steady bot attacks with the attack that knocks out", "[bots]") {
    Board board(table);
    board.mine("Ant +fire +fire").theirs("Bear 70", "Bear");
    let_play(board);
    CHECK(board.count(EventKind::knocked_out) == 1);
    CHECK(board.prizes_left(Side::mine) == 5);
}

TEST_CASE("the steady bot does not hurt itself for a Knock Out that costs nothing too", "[bots]") {
    Board board(table);
    board.mine("Owl 30 +fire +fire", "Ant").theirs("Bear 80", "Bear");
    let_play(board);
    CHECK(board.count(EventKind::knocked_out) == 1);
    CHECK(board.damage("my active") == 30);
}

TEST_CASE("the steady bot attaches the energy that makes an attack payable and uses it", "[bots]") {
    Board board(table);
    board.mine("Bug +fire +fire", "Ant").theirs("Bear", "Bear").my(Where::hand, "fire");
    let_play(board);
    CHECK(board.damage("their active") == 80);
}

TEST_CASE("the steady bot evolves and benches before it attacks", "[bots]") {
    Board board(table);
    board.mine("Ant +fire").theirs("Bear", "Bear").my(Where::hand, "Moth Owl");
    let_play(board);
    CHECK(board.in_play("Moth"));
    CHECK(board.in_play("Owl"));
    CHECK(board.damage("their active") == 40);
}

TEST_CASE("the steady bot pulls up a Benched Pokemon that it can knock out", "[bots]") {
    Board board(table);
    board.mine("Bug +fire +fire +fire", "Ant").theirs("Bear", "Bear", "Bear 40").my(Where::hand, "Pull");
    let_play(board);
    CHECK(board.count(EventKind::knocked_out) == 1);
}

TEST_CASE("the steady bot pulls nobody up where the Active Pokemon can be knocked out", "[bots]") {
    Board board(table);
    board.mine("Ant +fire", "Ant").theirs("Bear 90", "Bear", "Bear").my(Where::hand, "Pull");
    let_play(board);
    CHECK(board.count(EventKind::knocked_out) == 1);
    CHECK(holds(board.my(Where::hand), "Pull"));
}

TEST_CASE("the steady bot heals its Active Pokemon out of reach and keeps the card where nothing is hurt", "[bots]") {
    Board hurt(table);
    hurt.mine("Ant 50 +fire", "Ant").theirs("Bear +fire", "Bear").my(Where::hand, "Balm");
    let_play(hurt);
    CHECK(hurt.damage("my active") == 0);
    Board whole(table);
    whole.mine("Ant 10 +fire", "Ant").theirs("Bear +fire", "Bear").my(Where::hand, "Balm");
    let_play(whole);
    CHECK(whole.my(Where::hand) == "Balm");
}

TEST_CASE("the steady bot brings the Pokemon up that can attack", "[bots]") {
    Board board(table);
    board.mine("Egg", "Bug +fire +fire +fire", "Ant").theirs("Bear 20", "Bear").my(Where::hand, "Swap");
    let_play(board);
    CHECK(board.name("my active") == "Bug");
    CHECK(board.count(EventKind::knocked_out) == 1);
}

TEST_CASE("the steady bot retreats for a Knock Out and pays no more than it must", "[bots]") {
    Board board(table);
    board.mine("Owl +fire", "Bug +fire +fire +fire").theirs("Bear 20", "Bear");
    let_play(board);
    CHECK(board.name("my active") == "Bug");
    CHECK(board.count(EventKind::knocked_out) == 1);
}

TEST_CASE("the steady bot does not draw where its deck would hardly last until its last Prize cards", "[bots]") {
    Board board(table);
    board.mine("Ant +fire", "Ant").theirs("Bear", "Bear").my(Where::hand, "Read");
    board.my(Where::deck, "fire*15").their(Where::deck, "fire*30");
    let_play(board);
    CHECK(holds(board.my(Where::hand), "Read"));
}

TEST_CASE("the steady bot keeps energy that nobody in play has any use for", "[bots]") {
    Board board(table);
    board.mine("Lamp", "Lamp").theirs("Bear", "Bear").my(Where::hand, "water*8").my(Where::deck, "fire*20");
    let_play(board);
    CHECK(board.attached("my active").empty());
}

TEST_CASE("the steady bot draws from a full deck and not from its last cards", "[bots]") {
    Board full(table);
    full.mine("Ant +fire", "Ant").theirs("Bear", "Bear").my(Where::hand, "Read").my(Where::deck, "fire*20");
    let_play(full);
    CHECK(full.my(Where::hand).size() > 0);
    CHECK_FALSE(holds(full.my(Where::hand), "Read"));
    Board last(table);
    last.mine("Ant +fire", "Ant").theirs("Bear", "Bear").my(Where::hand, "Read").my(Where::deck, "fire*3");
    let_play(last);
    CHECK(last.my(Where::hand) == "Read");
}

TEST_CASE("the steady bot searches for the evolution of what it has", "[bots]") {
    Board board(table);
    board.mine("Ant +fire", "Owl", "Owl", "Owl")
        .theirs("Bear", "Bear")
        .my(Where::hand, "Find")
        .my(Where::deck, "Egg Owl Moth fire*12");
    let_play(board);
    CHECK(board.in_play("Moth"));
}

TEST_CASE("the steady bot discards what it needs least", "[bots]") {
    Board board(table);
    board.mine("Ant +fire +fire", "Ant", "Ant", "Ant")
        .theirs("Bear", "Bear")
        .my(Where::hand, "Pay Moth Read Egg Pull")
        .my(Where::deck, "fire*20")
        .turn(7);
    let_play(board, 1);
    let_play(board);
    CHECK_FALSE(holds(board.my(Where::discard), "Moth"));
}

TEST_CASE("the steady bot puts counters where they knock out", "[bots]") {
    Board board(table);
    board.mine("Egg", "Ant").theirs("Bear", "Bear", "Cub").my(Where::hand, "Ping");
    let_play(board);
    CHECK_FALSE(board.in_play("their Cub"));
}

TEST_CASE("the steady bot takes energy off the opposing Active Pokemon and never its own", "[bots]") {
    Board board(table);
    board.mine("Ant +fire", "Ant").theirs("Bear +fire", "Bear +fire").my(Where::hand, "Snap");
    let_play(board);
    CHECK(board.attached("their active").empty());
    CHECK(board.attached("my active") == "fire");
}

TEST_CASE("the steady bot sends up the Pokemon that is ready after a Knock Out", "[bots]") {
    Board board(table);
    board.their_turn().mine("Ant 50", "Egg", "Bug +fire +fire +fire", "Ant").theirs("Bear +fire", "Bear");
    board.attack("Hit");
    REQUIRE(board.asks(Side::mine, ChoiceKind::promote));
    let_play(board, 1);
    CHECK(board.name("my active") == "Bug");
}

TEST_CASE("the steady bot does not end its turn without the attack that it has", "[bots]") {
    Board board(table);
    board.mine("Ant +fire", "Ant").theirs("Bear", "Bear");
    let_play(board);
    CHECK(board.count(EventKind::attack_declared) == 1);
}

TEST_CASE("nobody stands in no slot, whoever asks", "[bots]") {
    Board board(table);
    board.mine("Ant", "Owl").theirs("Bear 40 poisoned");
    // Behind the view lies what could be read for a Pokémon by mistake.
    std::vector<pokemon::View> views(8, board.view(Side::mine));
    views[0].seats[pokemon::seat0].active = views[0].seats[pokemon::seat1].active = pokemon::no_slot;
    for (std::size_t i = 1; i < views.size(); ++i) views[i].pokemon.fill(views[0].pokemon[pokemon::slots_per_seat]);
    const bots::Sight sight(board.book(), views[0]);
    CHECK(sight.pokemon(pokemon::no_slot) == pokemon::PokemonView{});
    CHECK(sight.left(pokemon::no_slot) == 0);
    CHECK_FALSE(sight.ill(pokemon::no_slot, SpecialCondition::poisoned));
    CHECK_FALSE(sight.is_active(pokemon::no_slot));
    CHECK(bots::Outlook(sight).threat(1) == 0);
}

TEST_CASE("the steady bot sends up a Pokemon where both Active ones are gone", "[bots]") {
    Board board(table);
    board.mine("Owl 50 +fire +fire", "Ant", "Egg").theirs("Bear 40", "Bear");
    board.attack("Dive");
    Generator generator(5);
    while (board.match().choice.kind != ChoiceKind::main) {
        const Side asked = board.match().choice.actor == pokemon::Actor::seat0 ? Side::mine : Side::theirs;
        board.act(bots::bot_option(bots::MatchBot::steady, board.book(), board.view(asked), generator));
    }
    CHECK(board.count(EventKind::knocked_out) == 2);
    CHECK(board.name("my active") == "Ant");
}

TEST_CASE("the largest numbers of a cube are many to a bot and no less than none", "[bots]") {
    bots::Tally tally;
    tally.times = 30'000 * bots::sixteenths;
    CHECK(tally.applied(9'999) == 30'000);
    tally.more = 30'000 * bots::sixteenths;
    CHECK(tally.applied(9'999) == 30'000);
    tally.works = bots::certain / 2;
    CHECK(tally.applied(9'999) == 15'000);
}

}  // namespace
}  // namespace cubenight::test
