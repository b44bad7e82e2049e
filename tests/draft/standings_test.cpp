#include "draft/night/standings.hpp"

#include "engine/core/chance.hpp"
#include "tests/support/catch.hpp"

using namespace cubenight;
using namespace cubenight::draft;

namespace {

SeatId seat(int number) { return SeatId{static_cast<std::uint8_t>(number)}; }
PlayedPairing wins(int winner, int loser) { return {{seat(winner), seat(loser)}, MatchResult::first_wins}; }
PlayedPairing draw(int a, int b) { return {{seat(a), seat(b)}, MatchResult::draw}; }
PlayedPairing bye(int a) { return {{seat(a), std::nullopt}, MatchResult::none}; }
PlayedPairing open(int a, int b) { return {{seat(a), seat(b)}, MatchResult::none}; }

Standing of(const std::vector<Standing>& table, int number) {
    for (const auto& standing : table)
        if (standing.seat == seat(number)) return standing;
    FAIL("no such seat");
    return {};
}

std::vector<int> order(const std::vector<Standing>& table) {
    std::vector<int> seats;
    for (const auto& standing : table) seats.push_back(standing.seat.value);
    return seats;
}

}  // namespace

TEST_CASE("a win is 3 points and a draw 1 and a bye 3", "[standings]") {
    const auto table = standings(5, std::vector<PlayedRound>{{wins(0, 1), draw(2, 3), bye(4)}});
    CHECK(of(table, 0).points == 3);
    CHECK(of(table, 1).points == 0);
    CHECK(of(table, 2).points == 1);
    CHECK(of(table, 3).points == 1);
    CHECK(of(table, 4).points == 3);
    CHECK(of(table, 4).byes == 1);
    CHECK(of(table, 4).wins == 1);
    CHECK(of(table, 1).losses == 1);
    CHECK(of(table, 3).draws == 1);
}

TEST_CASE("tables that are still playing count nothing", "[standings]") {
    const auto table = standings(4, std::vector<PlayedRound>{{wins(0, 1), open(2, 3)}});
    CHECK(of(table, 2).points == 0);
    CHECK(of(table, 2).opponents.per_mille() == 250);
    CHECK(of(table, 2).rank == of(table, 3).rank);
}

TEST_CASE("four players over three rounds come out as calculated by hand", "[standings]") {
    // 0 beats 1, 2, 3; 1 beats 2; 1 and 3 draw; 2 beats 3.
    const std::vector<PlayedRound> rounds = {
        {wins(0, 1), wins(2, 3)}, {wins(0, 2), draw(1, 3)}, {wins(0, 3), wins(1, 2)}};
    const auto table = standings(4, rounds);
    CHECK(order(table) == std::vector<int>{0, 1, 2, 3});
    // Match wins: 0: 9/9, 1: 4/9, 2: 3/9, 3: 1/9, which counts as 1/4.
    // Opponents of 0: (4/9 + 3/9 + 1/4) / 3 = 37/108; of 1: (1 + 3/9 + 1/4) / 3 = 19/36.
    CHECK(of(table, 0).opponents.parts == Share::one / 108 * 37);
    CHECK(of(table, 1).opponents.parts == Share::one / 36 * 19);
    // Opponents of 2: (1 + 4/9 + 1/4) / 3 = 61/108; of 3: (1 + 4/9 + 3/9) / 3 = 16/27.
    CHECK(of(table, 2).opponents.parts == Share::one / 108 * 61);
    CHECK(of(table, 3).opponents.parts == Share::one / 27 * 16);
    CHECK(of(table, 0).opponents.per_mille() == 343);
    // Opponents' opponents of 0: (19/36 + 61/108 + 16/27) / 3 = (57 + 61 + 64) / 324 = 182/324.
    CHECK(of(table, 0).opponents_opponents.parts == Share::one / 324 * 182);
    CHECK(of(table, 0).opponents_opponents.per_mille() == 562);
}

TEST_CASE("equal points are told apart by the opponents' match wins", "[standings]") {
    // After two rounds 0 and 4 have 6 points, 1, 2, 5 and 6 have 3, 3 and 7 none.
    const std::vector<PlayedRound> rounds = {{wins(0, 1), wins(2, 3), wins(4, 5), wins(6, 7)},
                                             {wins(0, 2), wins(4, 6), wins(1, 3), wins(5, 7)}};
    const auto table = standings(8, rounds);
    CHECK(of(table, 1).opponents.parts == Share::one / 8 * 5);  // (1 + 1/4) / 2
    CHECK(of(table, 0).opponents.parts == Share::one / 2);      // (1/2 + 1/2) / 2
    CHECK(of(table, 3).opponents.parts == Share::one / 2);
    CHECK(of(table, 0).rank == 1);
    CHECK(of(table, 4).rank == 1);
    CHECK(of(table, 0).shared);
    CHECK(of(table, 1).rank == 3);
    CHECK(of(table, 7).rank == 7);
}

TEST_CASE("the floor of 25 percent counts for those who lost everything", "[standings]") {
    const auto table = standings(2, std::vector<PlayedRound>{{wins(0, 1)}});
    CHECK(of(table, 0).opponents.parts == Share::one / 4);
    CHECK(of(table, 1).opponents.parts == Share::one);
    CHECK(of(table, 1).opponents.per_mille() == 1000);
}

TEST_CASE("a bye is neither an opponent nor a match won", "[standings]") {
    // 0 beats 1 and has a bye; 1 loses to 0 and beats 2; 2 has a bye and loses to 1.
    const auto table = standings(3, std::vector<PlayedRound>{{wins(0, 1), bye(2)}, {wins(1, 2), bye(0)}});
    CHECK(of(table, 0).points == 6);
    CHECK(of(table, 0).opponents.parts == Share::one / 2);      // only seat 1, with 1 of 2
    CHECK(of(table, 1).opponents.parts == Share::one / 8 * 5);  // (1 + 1/4) / 2
}

TEST_CASE("the direct match decides between two that are equal in all else", "[standings]") {
    // 0 and 3 won two of three, 1 and 2 one of three. Opponents of 0 and of 3: (1/3 + 1/3 + 2/3) / 3 = 4/9;
    // of 1 and of 2: (2/3 + 2/3 + 1/3) / 3 = 5/9. Opponents' opponents agree too. 0 beat 3, and 2 beat 1.
    const std::vector<PlayedRound> rounds = {
        {wins(3, 2), wins(1, 0)}, {wins(3, 1), wins(0, 2)}, {wins(0, 3), wins(2, 1)}};
    const auto table = standings(4, rounds);
    CHECK(of(table, 0).opponents.parts == Share::one / 9 * 4);
    CHECK(of(table, 0).opponents == of(table, 3).opponents);
    CHECK(of(table, 0).opponents_opponents.parts == Share::one / 27 * 14);
    CHECK(of(table, 0).opponents_opponents == of(table, 3).opponents_opponents);
    CHECK(order(table) == std::vector<int>{0, 3, 2, 1});
    for (int i = 0; i < 4; ++i) {
        CHECK(table[static_cast<std::size_t>(i)].rank == i + 1);
        CHECK_FALSE(table[static_cast<std::size_t>(i)].shared);
    }
}

TEST_CASE("a ring of wins leaves all on one rank", "[standings]") {
    const auto ring =
        standings(3, std::vector<PlayedRound>{{wins(0, 1), bye(2)}, {wins(1, 2), bye(0)}, {wins(2, 0), bye(1)}});
    for (int i = 0; i < 3; ++i) {
        CHECK(of(ring, i).rank == 1);
        CHECK(of(ring, i).shared);
        CHECK(of(ring, i).direct == 3);
    }
}

TEST_CASE("standings of random nights are in order and exact", "[standings][property]") {
    Generator chance(3);
    for (int players = 2; players <= 16; ++players) {
        std::vector<PlayedRound> rounds;
        for (int round = 0; round < most_rounds; ++round) {
            PlayedRound played;
            for (const auto& table : pair_round(PairingSystem::swiss, players, rounds, 1))
                played.push_back({table, static_cast<MatchResult>(chance.below(4))});
            rounds.push_back(played);
        }
        const auto table = standings(players, rounds);
        REQUIRE(static_cast<int>(table.size()) == players);
        for (std::size_t i = 0; i < table.size(); ++i) {
            CHECK(table[i].opponents.parts >= Share::one / 4);
            CHECK(table[i].opponents.parts <= Share::one);
            CHECK(table[i].opponents_opponents.parts >= Share::one / 4);
            CHECK(table[i].opponents_opponents.parts <= Share::one);
            if (i == 0) continue;
            CHECK(table[i - 1].points >= table[i].points);
            CHECK(table[i - 1].rank <= table[i].rank);
            if (table[i - 1].points == table[i].points) CHECK(table[i - 1].opponents >= table[i].opponents);
        }
    }
}
