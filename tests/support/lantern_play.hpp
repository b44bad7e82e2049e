// Part of lantern.hpp: the loop of a random match.
#pragma once

#include "engine/bots/random_bot.hpp"
#include "engine/core/chance.hpp"
#include "engine/pokemon/match/clauses.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/lantern.hpp"

namespace cubenight::test {

// Every option alike in even matches; in odd ones a turn goes on as long as it can, mostly, so that much happens.
inline pokemon::Option next_option(const pokemon::Match& match, std::uint64_t number, Generator& generator) {
    const auto& options = match.choice.options;
    if (number % 2 && match.choice.kind == pokemon::ChoiceKind::main && options.size() > 1 && generator.below(8))
        return options[generator.below(static_cast<std::uint32_t>(options.size() - 1))];  // the last one ends the turn
    return bots::random_option(match.choice, generator);
}

template <class Look>
pokemon::Match play(std::uint64_t number, pokemon::ChanceMode chance, Look&& look) {
    const Fixture f = fixture(number, chance);
    auto started = pokemon::start_match(f.league.book, f.setup);
    if (!started) FAIL(started.error().english());
    pokemon::Match match = *started;
    Generator generator(number);
    int steps = 0;
    while (pokemon::to_act(match) != pokemon::Actor::nobody) {
        if (match.choice.options.empty()) FAIL("match " << number << ": a choice without options at step " << steps);
        look(f.league.book, match);
        const pokemon::Option option = next_option(match, number, generator);
        if (const auto refused = pokemon::choose(f.league.book, match, option))
            FAIL("match " << number << ", step " << steps << ": a listed option is refused by "
                          << citation(refused->clause));
        if (++steps > most_steps) FAIL("match " << number << " does not end");
    }
    look(f.league.book, match);
    return match;
}

}  // namespace cubenight::test
