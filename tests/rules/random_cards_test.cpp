// Matches of cards with random texts, under all rule sets: nothing that a text says may break the match. A few by
// default; CUBENIGHT_RANDOM_CARDS=FIRST:COUNT plays others, for example 0:100000.
#include <cstdlib>
#include <cstring>

#include "engine/bots/random_bot.hpp"
#include "engine/pokemon/promises.hpp"
#include "engine/pokemon/view.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/random_match.hpp"

namespace cubenight::test {
namespace {

inline constexpr int most_choices = 1'500;               // then somebody concedes
inline constexpr long most_events_of_a_choice = 20'000;  // more is no match but a loop

// Counts what happens between two choices.
class Counter final : public pokemon::EventListener {
public:
    void on_event(const pokemon::Match&, const pokemon::Event& event) override {
        ++events;
        not_carried_out += event.type == pokemon::EventKind::not_carried_out;
    }
    long events = 0;
    long not_carried_out = 0;
};

void expect_whole(const RandomTable& table, const pokemon::Match& match) {
    if (const auto problem = pokemon::broken_invariant(table.book, match))
        FAIL(*problem << " (turn " << match.turn << ", step " << match.steps << ", choice "
                      << static_cast<int>(match.choice.kind) << ")");
}

pokemon::Option next_option(const pokemon::Match& match, std::uint64_t number, Generator& generator) {
    const auto& options = match.choice.options;
    if (number % 2 && match.choice.kind == pokemon::ChoiceKind::main && options.size() > 1 && generator.below(8))
        return options[generator.below(static_cast<std::uint32_t>(options.size() - 1))];  // the last one ends the turn
    return bots::random_option(match.choice, generator);
}

// Plays one match; returns how many choices it took.
long play(std::uint64_t number) {
    const RandomTable table = random_table(number);
    Counter counter;
    const auto chance = number % 5 == 4 ? pokemon::ChanceMode::asked : pokemon::ChanceMode::generator;
    auto started = pokemon::start_match(table.book, table.setup(number, chance), &counter);
    if (!started) FAIL(started.error().english());
    pokemon::Match match = *started;
    Generator generator(number);
    long choices = 0;
    for (; pokemon::to_act(match) != pokemon::Actor::nobody && choices < most_choices; ++choices) {
        expect_whole(table, match);
        counter.events = 0;
        const pokemon::Option option = next_option(match, number, generator);
        if (const auto refused = pokemon::choose(table.book, match, option, &counter))
            FAIL("step " << match.steps << ": a listed option is refused by " << citation(refused->clause));
        if (counter.events > most_events_of_a_choice) FAIL("step " << match.steps << ": too much happens at once");
    }
    if (pokemon::to_act(match) != pokemon::Actor::nobody)
        pokemon::choose(table.book, match, {pokemon::OptionKind::concede, 0, 0, 0});
    expect_whole(table, match);
    return choices;
}

TEST_CASE("law - random texts break no match", "[law][random]") {
    std::uint64_t first = 0, count = 1'200;
    if (const char* asked = std::getenv("CUBENIGHT_RANDOM_CARDS")) {
        char* rest = nullptr;
        first = std::strtoull(asked, &rest, 10);
        if (*rest == ':') count = std::strtoull(rest + 1, nullptr, 10);
    }
    long choices = 0;
    for (std::uint64_t number = first; number < first + count; ++number) {
        INFO("match " << number << " of random cards");
        choices += play(number);
    }
    CHECK(choices > static_cast<long>(count));
}

TEST_CASE("law - a match that is conceded before it began is whole", "[law][random]") {
    for (std::uint64_t number = 0; number < 40; ++number) {
        const RandomTable table = random_table(number);
        pokemon::Match match = *pokemon::start_match(table.book, table.setup(number, pokemon::ChanceMode::generator));
        for (std::uint64_t choices = 0; choices < number % 4; ++choices)
            pokemon::choose(table.book, match, match.choice.options[0]);
        pokemon::choose(table.book, match, {pokemon::OptionKind::concede, 0, 0, 0});
        CHECK(match.ending == pokemon::Ending::conceded);
        expect_whole(table, match);
    }
}

// A match whose serials of arrivals run out goes on like one whose serials do not.
TEST_CASE("law - serials that run out are numbered anew", "[law][random]") {
    long wrapped = 0;
    for (std::uint64_t number = 0; number < 200; ++number) {
        INFO("match " << number << " of random cards");
        const RandomTable table = random_table(number);
        pokemon::Match low = *pokemon::start_match(table.book, table.setup(number, pokemon::ChanceMode::generator));
        pokemon::Match high = low;
        high.serial = 0xFFE0;
        Generator generator(number);
        for (int choices = 0; pokemon::to_act(low) != pokemon::Actor::nobody && choices < 200; ++choices) {
            const pokemon::Option option = next_option(low, number, generator);
            pokemon::choose(table.book, low, option);
            if (pokemon::choose(table.book, high, option)) FAIL("an option is refused after the wrap");
            if (!(low.choice == high.choice)) FAIL("another choice is asked after the wrap (step " << low.steps << ")");
            expect_whole(table, high);
        }
        CHECK(low.outcome == high.outcome);
        wrapped += high.serial < 0xFFE0;
    }
    CHECK(wrapped > 50);
}

}  // namespace
}  // namespace cubenight::test
