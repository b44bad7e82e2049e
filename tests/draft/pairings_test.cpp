#include "draft/night/pairings.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "draft/night/standings.hpp"
#include "engine/core/chance.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;
using namespace cubenight::draft;

namespace {

using Pair = std::pair<int, int>;

Pair as_pair(const Pairing& pairing) {
    const int a = pairing.first.value, b = pairing.second->value;
    return {std::min(a, b), std::max(a, b)};
}

PlayedRound play(const std::vector<Pairing>& tables, Generator& chance) {
    PlayedRound round;
    for (const auto& table : tables)
        round.push_back({table, table.second ? static_cast<MatchResult>(1 + chance.below(3)) : MatchResult::none});
    return round;
}

void check_everyone_sits_once(const std::vector<Pairing>& tables, int players) {
    std::set<int> seen;
    int byes = 0;
    for (const auto& table : tables) {
        CHECK(seen.insert(table.first.value).second);
        if (table.second) CHECK(seen.insert(table.second->value).second);
        else ++byes;
    }
    CHECK(static_cast<int>(seen.size()) == players);
    CHECK(*seen.rbegin() == players - 1);
    CHECK(byes == players % 2);
}

}  // namespace

TEST_CASE("small tables play everyone against everyone once", "[pairings]") {
    for (int players = 2; players <= 5; ++players) {
        CHECK(system_for(PairingSystem::by_size, players) == PairingSystem::round_robin);
        std::vector<PlayedRound> played;
        std::set<Pair> met;
        std::map<int, int> byes;
        const int rounds = default_rounds(PairingSystem::by_size, players);
        Generator chance(1);
        for (int round = 0; round < rounds; ++round) {
            const auto tables = pair_round(PairingSystem::by_size, players, played, 9);
            check_everyone_sits_once(tables, players);
            for (const auto& table : tables)
                if (table.second) CHECK(met.insert(as_pair(table)).second);
                else ++byes[table.first.value];
            played.push_back(play(tables, chance));
        }
        CHECK(static_cast<int>(met.size()) == players * (players - 1) / 2);
        for (const auto& [seat, count] : byes) CHECK(count == 1);
        CHECK(static_cast<int>(byes.size()) == (players % 2 ? players : 0));
    }
}

TEST_CASE("round robin can be asked for at any size", "[pairings]") {
    for (int players = 6; players <= 16; ++players) {
        std::vector<PlayedRound> played;
        std::set<Pair> met;
        Generator chance(1);
        for (int round = 0; round < default_rounds(PairingSystem::round_robin, players); ++round) {
            const auto tables = pair_round(PairingSystem::round_robin, players, played, 9);
            check_everyone_sits_once(tables, players);
            for (const auto& table : tables)
                if (table.second) CHECK(met.insert(as_pair(table)).second);
            played.push_back(play(tables, chance));
        }
        CHECK(static_cast<int>(met.size()) == players * (players - 1) / 2);
    }
}

TEST_CASE("the number of Swiss rounds is the smallest that leaves one winner", "[pairings]") {
    const int expected[][2] = {{6, 3}, {7, 3}, {8, 3}, {9, 4}, {12, 4}, {16, 4}};
    for (const auto& [players, rounds] : expected) CHECK(default_rounds(PairingSystem::by_size, players) == rounds);
    CHECK(default_rounds(PairingSystem::by_size, 2) == 1);
    CHECK(default_rounds(PairingSystem::by_size, 3) == 3);
    CHECK(default_rounds(PairingSystem::by_size, 4) == 3);
    CHECK(default_rounds(PairingSystem::by_size, 5) == 5);
    CHECK(default_rounds(PairingSystem::swiss, 5) == 3);
}

TEST_CASE("Swiss pairs without a second meeting while that is possible", "[pairings][property]") {
    for (int players = 2; players <= 16; ++players)
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            Generator chance(seed * 100 + static_cast<std::uint64_t>(players));
            std::vector<PlayedRound> played;
            std::set<Pair> met;
            const int rounds = std::min(default_rounds(PairingSystem::swiss, players) + 1, players - 1);
            for (int round = 0; round < rounds; ++round) {
                const auto tables = pair_round(PairingSystem::swiss, players, played, seed);
                check_everyone_sits_once(tables, players);
                // Half of all rounds can always be paired freshly, by Dirac's theorem on what is left.
                const bool certain = 2 * round < players / 2;
                for (const auto& table : tables)
                    if (table.second) CHECK((met.insert(as_pair(table)).second || !certain));
                played.push_back(play(tables, chance));
            }
        }
}

TEST_CASE("Swiss finds the one pairing without a second meeting that is left", "[pairings]") {
    // Four seats: 0-1 and 2-3, then 0-2 and 1-3 leave 0-3 and 1-2, whatever the points say.
    const auto round = [](Pair a, Pair b) {
        const auto at = [](int i) { return SeatId{static_cast<std::uint8_t>(i)}; };
        return PlayedRound{{{at(a.first), at(a.second)}, MatchResult::first_wins},
                           {{at(b.first), at(b.second)}, MatchResult::first_wins}};
    };
    const std::vector<PlayedRound> played = {round({0, 1}, {2, 3}), round({0, 2}, {1, 3})};
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        std::set<Pair> pairs;
        for (const auto& table : pair_round(PairingSystem::swiss, 4, played, seed)) pairs.insert(as_pair(table));
        CHECK(pairs == std::set<Pair>{{0, 3}, {1, 2}});
    }
}

TEST_CASE("Swiss meets again when everyone has met", "[pairings]") {
    std::vector<PlayedRound> played;
    Generator chance(4);
    for (int round = 0; round < 9; ++round) {
        const auto tables = pair_round(PairingSystem::swiss, 4, played, 1);
        check_everyone_sits_once(tables, 4);
        played.push_back(play(tables, chance));
    }
    std::map<Pair, int> meetings;
    for (const auto& round : played)
        for (const auto& table : round) ++meetings[as_pair(table.pairing)];
    for (const auto& [pair, count] : meetings) CHECK(count == 3);
}

TEST_CASE("Swiss pairs winners with winners", "[pairings]") {
    std::vector<PlayedRound> played;
    PlayedRound first;
    for (const auto& table : pair_round(PairingSystem::swiss, 8, played, 5))
        first.push_back({table, MatchResult::first_wins});
    played.push_back(first);
    const auto points = [&](SeatId seat) {
        for (const auto& standing : standings(8, played))
            if (standing.seat == seat) return standing.points;
        return -1;
    };
    for (const auto& table : pair_round(PairingSystem::swiss, 8, played, 5))
        CHECK(points(table.first) == points(*table.second));
}

TEST_CASE("the bye goes to the lowest seat that had none", "[pairings][property]") {
    for (const int players : {3, 5, 7, 9, 11, 13, 15})
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            Generator chance(seed);
            std::vector<PlayedRound> played;
            std::map<int, int> byes;
            for (int round = 0; round < std::min(players, 7); ++round) {
                const auto tables = pair_round(PairingSystem::swiss, players, played, seed);
                const auto bye = tables.back();
                REQUIRE_FALSE(bye.second);
                CHECK(++byes[bye.first.value] == 1);
                if (round == 1) {  // nothing stands in the way yet: a seat with the fewest points gets it
                    int lowest = 99, of_bye = 0;
                    for (const auto& standing : standings(players, played)) {
                        if (standing.byes == 0) lowest = std::min(lowest, standing.points);
                        if (standing.seat == bye.first) of_bye = standing.points;
                    }
                    if (players > 3) CHECK(of_bye == lowest);
                }
                played.push_back(play(tables, chance));
            }
        }
}

TEST_CASE("pairings depend on nothing but their arguments", "[pairings]") {
    CHECK(pair_round(PairingSystem::swiss, 16, {}, 5) == pair_round(PairingSystem::swiss, 16, {}, 5));
    CHECK(pair_round(PairingSystem::swiss, 16, {}, 5) != pair_round(PairingSystem::swiss, 16, {}, 6));
}
