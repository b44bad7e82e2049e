// Laws that hold in every match (architecture, section 9), over random matches of the Lantern Cube under all rule
// sets: 10,000 matches in all.
#include <cstring>
#include <iostream>

#include "engine/pokemon/invariants.hpp"
#include "engine/pokemon/view.hpp"
#include "tests/support/lantern.hpp"
#include "tests/support/redeal.hpp"

namespace cubenight::test {
namespace {

using pokemon::ChanceMode;
using pokemon::Match;
using pokemon::Option;
using pokemon::OptionKind;
using pokemon::Rulebook;

bool same(const Match& a, const Match& b) { return std::memcmp(&a, &b, sizeof(Match)) == 0; }

bool listed(const Match& match, Option option) {
    for (const Option& one : match.choice.options)
        if (one == option) return true;
    return false;
}

// Any four bytes, near what options look like.
Option wild_option(Generator& generator) {
    const auto byte = [&](std::uint32_t below) { return static_cast<std::uint8_t>(generator.below(below)); };
    return {static_cast<OptionKind>(byte(24)), byte(generator.below(4) ? 130 : 256), byte(generator.below(4) ? 4 : 256), byte(8) ? std::uint8_t{0} : byte(256)};
}

void expect_whole(const Rulebook& book, const Match& match) {
    if (const auto problem = pokemon::broken_invariant(book, match))
        FAIL(*problem << " (turn " << match.turn << ", step " << match.steps << ", choice " << static_cast<int>(match.choice.kind) << ")");
}

TEST_CASE("law - every listed option applies and cards are conserved", "[law]") {
    long choices = 0;
    for (std::uint64_t number = 0; number < 4'000; ++number) {
        INFO("match " << number);
        play(number, ChanceMode::generator, [&](const Rulebook& book, const Match& match) {
            ++choices;
            expect_whole(book, match);
        });
    }
    CHECK(choices > 100'000);
}

TEST_CASE("law - chance asked by hand keeps the same laws", "[law]") {
    long asked = 0;
    for (std::uint64_t number = 4'000; number < 4'500; ++number) {
        INFO("match " << number);
        play(number, ChanceMode::asked, [&](const Rulebook& book, const Match& match) {
            asked += match.choice.actor == pokemon::Actor::chance;
            expect_whole(book, match);
        });
    }
    CHECK(asked > 1'000);
}

TEST_CASE("law - everything else is refused with a clause and changes nothing", "[law]") {
    Generator generator(11);
    long refused = 0;
    for (std::uint64_t number = 4'500; number < 6'500; ++number) {
        INFO("match " << number);
        play(number, ChanceMode::generator, [&](const Rulebook& book, const Match& match) {
            Match tried = match;
            for (int i = 0; i < 4; ++i) {
                const Option option = wild_option(generator);
                if (option.kind == OptionKind::concede || listed(match, option)) continue;
                const auto refusal = pokemon::choose(book, tried, option);
                if (!refusal || refusal->clause == pokemon::Clause::none) FAIL("an option that is not listed is not refused");
                if (!same(tried, match)) FAIL("a refusal changed the match");
                ++refused;
            }
        });
    }
    CHECK(refused > 100'000);
}

TEST_CASE("law - what is listed and why_not agree in every turn", "[law]") {
    for (std::uint64_t number = 6'500; number < 7'000; ++number) {
        INFO("match " << number);
        play(number, ChanceMode::generator, [&](const Rulebook& book, const Match& match) {
            if (match.choice.kind != pokemon::ChoiceKind::main) return;
            for (const Option& option : match.choice.options)
                if (const auto refusal = pokemon::why_not(book, match, option)) FAIL("a listed option has a reason against it: " << citation(refusal->clause));
            for (CopyId copy : match.seats[match.turn_seat].hand) {
                const Option option{OptionKind::play, copy.value, 0, 0};
                if (!listed(match, option) && !pokemon::why_not(book, match, option)) FAIL("a card is not listed and there is no reason why");
            }
        });
    }
}

TEST_CASE("law - a copy and its original go the same way", "[law]") {
    for (std::uint64_t number = 7'000; number < 7'500; ++number) {
        INFO("match " << number);
        const Fixture f = fixture(number);
        Match match = *pokemon::start_match(f.league.book, f.setup);
        Generator generator(number);
        std::uint32_t until_copy = 20 + generator.below(100);
        while (pokemon::to_act(match) != pokemon::Actor::nobody && until_copy-- > 0)
            pokemon::choose(f.league.book, match, next_option(match, number, generator));
        Match copy = match;
        Generator again = generator;
        const auto finish = [&](Match& one, Generator& chance) {
            while (pokemon::to_act(one) != pokemon::Actor::nobody)
                pokemon::choose(f.league.book, one, next_option(one, number, chance));
        };
        finish(match, generator);
        finish(copy, again);
        if (!same(match, copy) || pokemon::hash(match) != pokemon::hash(copy)) FAIL("a copy went another way");
    }
}

TEST_CASE("law - the same seed and choices give the same match", "[law]") {
    for (std::uint64_t number = 7'500; number < 8'000; ++number) {
        INFO("match " << number);
        const auto chance = number % 4 ? ChanceMode::generator : ChanceMode::asked;
        std::vector<std::uint32_t> choices;
        const Fixture f = fixture(number, chance);
        Match match = *pokemon::start_match(f.league.book, f.setup);
        Generator generator(number);
        while (pokemon::to_act(match) != pokemon::Actor::nobody) {
            const Option option = next_option(match, number, generator);
            choices.push_back(option.packed());
            pokemon::choose(f.league.book, match, option);
        }
        Match replayed = *pokemon::start_match(f.league.book, f.setup);
        for (std::uint32_t packed : choices)
            if (pokemon::choose(f.league.book, replayed, Option::unpack(packed))) FAIL("a replay is refused");
        if (pokemon::hash(replayed) != pokemon::hash(match)) FAIL("a replay went another way");
    }
}

// What the seat may do must not depend on what it cannot see either.
void expect_same_refusals(const Rulebook& book, const Match& match, const Match& redealt) {
    for (CopyId copy : match.seats[match.turn_seat].hand) {
        const Option option{OptionKind::play, copy.value, 0, 0};
        if (pokemon::why_not(book, match, option) != pokemon::why_not(book, redealt, option)) FAIL("whether a card may be played tells of hidden cards");
    }
    for (const Option& option : match.choice.options)
        if (pokemon::why_not(book, redealt, option)) FAIL("an action is allowed only with these hidden cards");
}

TEST_CASE("law - a view tells nothing of what its seat cannot see", "[law]") {
    Generator generator(12);
    long compared = 0;
    for (std::uint64_t number = 8'000; number < 9'000; ++number) {
        INFO("match " << number);
        play(number, ChanceMode::generator, [&](const Rulebook& book, const Match& match) {
            if (generator.below(4)) return;
            const SeatId seat{static_cast<std::uint8_t>(generator.below(2))};
            const Match redealt = redeal(book, match, seat, generator);
            if (const auto problem = pokemon::broken_invariant(book, redealt)) FAIL("the re-dealt match is broken: " << *problem);
            if (!(pokemon::view_for(book, match, seat) == pokemon::view_for(book, redealt, seat)))
                FAIL("the view differs (step " << match.steps << ", choice " << static_cast<int>(match.choice.kind) << ")");
            if (match.choice.kind == pokemon::ChoiceKind::main && match.turn_seat == seat.value) expect_same_refusals(book, match, redealt);
            ++compared;
        });
    }
    CHECK(compared > 20'000);
}

std::uint64_t signature_of(std::uint64_t first, std::uint64_t count) {
    std::uint64_t signature = 0;
    for (std::uint64_t number = first; number < first + count; ++number)
        signature = signature * 31 + pokemon::hash(play(number, ChanceMode::generator, [](const Rulebook&, const Match&) {}));
    return signature;
}

TEST_CASE("law - the same seeds give the same signature", "[law]") {
    const std::uint64_t signature = signature_of(9'000, 1'000);
    std::cout << "signature of 1000 matches: " << std::hex << signature << std::dec << std::endl;
    CHECK(signature == signature_of(9'000, 1'000));
    CHECK(signature != signature_of(9'001, 1'000));
}

}  // namespace
}  // namespace cubenight::test
