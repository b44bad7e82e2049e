// Standings: points, then opponents' match-win percentage, then opponents' opponents', then the direct match.
// A win or a bye is 3 points, a draw 1. A percentage is points / (3 * matches) over matches played, byes left out,
// and never under 25 %. All numbers are exact fractions.
#pragma once

#include <compare>
#include <cstdint>
#include <span>
#include <vector>

#include "draft/night/pairings.hpp"

namespace cubenight::draft {

inline constexpr int points_for_win = 3;
inline constexpr int points_for_draw = 1;

// A share from 0 to 1 over one common denominator, so that shares compare exactly.
struct Share {
    // 3 * lcm(1..16)^3, so that every average of averages of at most 16 matches is whole.
    static constexpr std::uint64_t one = 3ull * 720720 * 720720 * 720720;
    std::uint64_t parts = 0;
    int per_mille() const;  // rounded to the nearest
    friend constexpr auto operator<=>(const Share&, const Share&) = default;
};

struct Standing {
    SeatId seat{};
    int rank = 0;         // 1-based; equal ranks are ties
    bool shared = false;  // "3="
    int points = 0;
    int wins = 0, losses = 0, draws = 0, byes = 0;  // byes are among the wins
    Share match_wins;                               // of the seat itself, as its opponents' percentages take it
    Share opponents;                                // OMW %
    Share opponents_opponents;                      // OOMW %
    int direct = 0;                                 // points in matches among those who are equal in all else
    friend bool operator==(const Standing&, const Standing&) = default;
};

// Best first; ties in seat order. Matches without a result count nothing. Rounds that a seat missed because it came late are losses
// against nobody: they count in its record and in no percentage. `missed`: by seat; none for seats behind its end.
// REQUIRES: at most most_rounds rounds.
std::vector<Standing> standings(int players, std::span<const PlayedRound> rounds, std::span<const int> missed = {});

}  // namespace cubenight::draft
