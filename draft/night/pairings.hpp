// Who plays whom: round robin for small tables (circle method), Swiss above (equal points meet, no second meeting
// while that is possible, a bye for the lowest seat that had none). Where it is asked for, single elimination: who loses is out.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/core/ids.hpp"

namespace cubenight::draft {

inline constexpr int most_rounds = 16;

enum class MatchResult : std::uint8_t { none, first_wins, second_wins, draw };

// One table of a round. Without a second seat it is a bye.
struct Pairing {
    SeatId first{};
    std::optional<SeatId> second;
    friend bool operator==(const Pairing&, const Pairing&) = default;
};

// A pairing with what came of it; a bye has no result of its own and counts at once.
struct PlayedPairing {
    Pairing pairing;
    MatchResult result = MatchResult::none;
    friend bool operator==(const PlayedPairing&, const PlayedPairing&) = default;
};
using PlayedRound = std::vector<PlayedPairing>;

// by_size: round robin up to 5 players, Swiss above.
enum class PairingSystem : std::uint8_t { by_size, round_robin, swiss, elimination };
PairingSystem system_for(PairingSystem asked, int players);
// Round robin: everyone meets everyone once. Swiss and elimination: the smallest number with 2^rounds >= players.
int default_rounds(PairingSystem asked, int players);

// Seats as bits.
struct SeatSet {
    std::uint16_t bits = 0;
    constexpr bool has(SeatId seat) const { return (bits >> seat.value) & 1; }
    constexpr void add(SeatId seat) { bits |= static_cast<std::uint16_t>(1u << seat.value); }
    friend constexpr bool operator==(SeatSet, SeatSet) = default;
};

// Who has lost in a single elimination: a draw is won by who is named first.
SeatSet knocked_out(std::span<const PlayedRound> played);

// The pairings of round number played.size(), byes last; those of an elimination as its tree has them, so that who wins at
// two neighbouring tables meets next. Deterministic in its arguments. Seats that sit out are at no table; in a round robin and an
// elimination those who would have met them have a bye. REQUIRES: 2 <= players <= 16.
std::vector<Pairing> pair_round(PairingSystem asked, int players, std::span<const PlayedRound> played,
                                std::uint64_t seed, SeatSet out = {});

}  // namespace cubenight::draft
