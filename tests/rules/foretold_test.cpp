// What is foretold of an attack (inspect.hpp): the whole number where nothing is open, the bounds where coins and choices
// decide, nothing where hidden cards do; and whatever is foretold comes true.
#include <algorithm>
#include <utility>

#include "engine/pokemon/inspect.hpp"
#include "tests/support/board.hpp"
#include "tests/support/lantern.hpp"
#include "tests/support/redeal.hpp"

namespace cubenight::test {
namespace {

using pokemon::Foretold;

constexpr auto foxes = R"(
Sage: pokemon basic fire hp 100 attack "Surge" [] 50+ { if any my.bench[counters >= 1] { more 80 } }
Coin: pokemon basic fire hp 100 attack "Toss" [] 30+ { flip 2 { after: more 20 * heads } }
Run: pokemon basic fire hp 100 attack "Rush" [] 10+ { flip until tails { after: more 30 * heads } }
Will: pokemon basic fire hp 100 attack "Lunge" [] 40+ { may { more 60 } }
Spy: pokemon basic fire hp 100 attack "Peek" [] 20+ { look their.hand to both; if any their.hand[pokemon] { more 80 } }
Seer: pokemon basic fire hp 100 attack "Draw" [] 20 { draw 1 }
Thrower: pokemon basic fire hp 100 attack "Throw" [] 20+ { may { discard 1 my.hand[energy]; then more 40 } }
Digger: pokemon basic fire hp 100 attack "Dig" [] 20+ { search my.deck for up to 1 my.deck[energy] -> my.hand; then more 40; shuffle my.deck }
Ender: pokemon basic fire hp 100 attack "End" [] 20 { may { knock out their.active } }
Twice: pokemon basic fire hp 100 attack "Again" [] 20 { again attack }
Uneven: pokemon basic fire hp 100 ability "Halve" { give this { deals half } } ability "Rise" { give this { deals +30 } } attack "Hit" [] 50
Thick: pokemon basic colorless hp 200 ability "Hide" { give this { takes -20 } }
Safe: pokemon basic colorless hp 200 ability "Shell" { give this { no damage from their.pokemon } }
Lone: pokemon basic colorless hp 200 ability "Frail" { give my.bench { takes +50 } }
)";

Foretold told(Board& board) {
    const auto found = pokemon::foretold(board.book(), board.match(), 0);
    REQUIRE(found.has_value());
    return *found;
}

TEST_CASE("What the text adds for certain is foretold and a Knock Out with it", "[foretold]") {
    Board hurt(foxes), whole(foxes);
    hurt.mine("Sage", "Cub 10").theirs("Bear");
    CHECK(told(hurt) == Foretold{130, 130, false, true, true});
    whole.mine("Sage", "Cub").theirs("Bear");
    CHECK(told(whole) == Foretold{50, 50, false, false, false});
}

TEST_CASE("Coins give bounds and a Knock Out that may come", "[foretold]") {
    Board board(foxes);
    board.mine("Coin").theirs("Bear 30");
    CHECK(told(board) == Foretold{30, 70, false, false, true});
    Board weaker(foxes);
    weaker.mine("Coin").theirs("Bear 70");
    CHECK(told(weaker) == Foretold{30, 70, false, true, true});
}

TEST_CASE("Coins without an end have no bound", "[foretold]") {
    Board board(foxes);
    board.mine("Run").theirs("Bear");
    const Foretold found = told(board);
    CHECK(found.least == 10);
    CHECK(found.more);
    CHECK_FALSE(found.knocks_out);
    CHECK(found.may_knock_out);
}

TEST_CASE("What the player may do gives bounds and Confusion may end it all", "[foretold]") {
    Board board(foxes);
    board.mine("Will").theirs("Bear");
    CHECK(told(board) == Foretold{40, 100, false, false, true});
    Board confused(foxes);
    confused.mine("Sage confused").theirs("Cub");
    CHECK(told(confused) == Foretold{0, 50, false, false, true});
}

TEST_CASE("Nothing is foretold where hidden cards decide and what is seen behind the damage decides nothing",
          "[foretold]") {
    Board board(foxes);
    board.mine("Spy").theirs("Bear").their(Where::hand, "Cub");
    CHECK_FALSE(pokemon::foretold(board.book(), board.match(), 0).has_value());
    Board seer(foxes);
    seer.mine("Seer").theirs("Bear");
    CHECK(told(seer) == Foretold{20, 20, false, false, false});
    CHECK_FALSE(pokemon::foretold(seer.book(), seer.match(), 5).has_value());
}

TEST_CASE("A card that its player sees may be chosen and one that nobody sees leaves the attack untold", "[foretold]") {
    Board thrower(foxes), digger(foxes);
    thrower.mine("Thrower").theirs("Thick").my(Where::hand, "fire water");
    CHECK(told(thrower) == Foretold{0, 40, false, false, false});
    digger.mine("Digger").theirs("Thick").my(Where::deck, "fire water Cub");
    CHECK_FALSE(pokemon::foretold(digger.book(), digger.match(), 0).has_value());
}

TEST_CASE("What is chosen behind the damage may Knock Out and another attack is foretold by itself", "[foretold]") {
    Board ender(foxes), twice(foxes);
    ender.mine("Ender").theirs("Bear");
    CHECK(told(ender) == Foretold{20, 20, false, false, true});
    twice.mine("Twice").theirs("Thick");
    CHECK(told(twice) == Foretold{0, 0, false, false, false});
}

// What the steps of the damage come to at the end, and how many they are.
std::pair<int, int> steps_against(std::string_view defender) {
    Board board(foxes);
    board.mine("Uneven").theirs(defender);
    const auto steps = pokemon::damage_steps(board.book(), board.match(), 0);
    REQUIRE_FALSE(steps.empty());
    CHECK(steps.back().value == told(board).least);
    return {steps.back().value, static_cast<int>(steps.size())};
}

TEST_CASE("The steps of the damage lead to what is dealt in the order in which changes count", "[foretold]") {
    CHECK(steps_against("Bear") == std::pair{40, 3});  // 50 and 30, and half of it
    CHECK(steps_against("Thick") == std::pair{20, 4});
    CHECK(steps_against("Safe") == std::pair{0, 4});
    CHECK(steps_against("Lone") == std::pair{40, 3});  // what is given to others changes nothing
}

// What comes of an attack when it is used.
class Witness final : public pokemon::EventListener {
public:
    explicit Witness(std::uint8_t defender) : defender_(defender) {}
    int dealt = 0;
    bool out = false, over = false;

private:
    void on_event(const pokemon::Match&, const Event& event) override {
        over |= event.type == EventKind::turn_ends || event.type == EventKind::checkup_begins ||
                event.type == EventKind::match_ends;
        if (over || event.slot != defender_) return;
        if (event.type == EventKind::damaged) dealt += event.n;
        if (event.type == EventKind::knocked_out) out = over = true;
    }
    std::uint8_t defender_;
};

Witness used(const pokemon::Rulebook& book, pokemon::Match match, Option attack, Generator& generator) {
    Witness seen(match.seats[opponent(match.turn_seat)].active);
    REQUIRE_FALSE(pokemon::choose(book, match, attack, &seen));
    for (int i = 0; i < 200 && !seen.over && match.outcome == Outcome::running; ++i) {
        const auto& options = match.choice.options;
        if (match.choice.kind == ChoiceKind::main) break;
        const Option next = options[generator.below(static_cast<std::uint32_t>(options.size()))];
        REQUIRE_FALSE(pokemon::choose(book, match, next, &seen));
    }
    return seen;
}

TEST_CASE("Whatever is foretold of an attack comes true and leans on nothing that is hidden", "[foretold]") {
    int attacks = 0, untold = 0, changed = 0, open = 0, outs = 0;
    Generator generator(99);
    for (std::uint64_t number = 0; number < 40; ++number)
        play(number, pokemon::ChanceMode::generator, [&](const pokemon::Rulebook& book, const pokemon::Match& match) {
            if (match.choice.kind != ChoiceKind::main) return;
            for (const Option& option : match.choice.options) {
                if (option.kind != OptionKind::attack) continue;
                ++attacks;
                const auto found = pokemon::foretold(book, match, option.a);
                const pokemon::Match other = redeal(book, match, match.turn_seat, generator);
                CHECK(pokemon::foretold(book, other, option.a) == found);
                if (!found) {
                    ++untold;
                    continue;
                }
                const auto steps = pokemon::damage_steps(book, match, option.a);
                changed += !steps.empty() && found->least != std::max(0, steps.back().value);
                open += found->least != found->most || found->more;
                for (int i = 0; i < 3; ++i) {
                    const Witness seen = used(book, match, option, generator);
                    INFO("match " << number << ", turn " << match.turn << ", attack " << int{option.a});
                    CHECK(seen.dealt >= found->least);
                    if (!found->more) CHECK(seen.dealt <= found->most);
                    if (found->knocks_out) CHECK(seen.out);
                    if (!found->may_knock_out) CHECK_FALSE(seen.out);
                    outs += found->knocks_out;
                }
            }
        });
    CHECK(attacks > 300);
    CHECK(untold * 4 < attacks);
    CHECK(changed > 10);
    CHECK(open > 20);
    CHECK(outs > 20);
}

}  // namespace
}  // namespace cubenight::test
