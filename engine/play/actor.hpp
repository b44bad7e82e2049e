// The two seats of a match, who acts in it, where its chance comes from, and how it stands. The same in any game.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/core/ids.hpp"

namespace cubenight::play {

enum class Actor : std::uint8_t { seat0, seat1, chance, nobody };

// The generator of the match answers at once, or somebody outside is asked.
enum class ChanceMode : std::uint8_t { generator, asked };

enum class Outcome : std::uint8_t { running, seat0_wins, seat1_wins, draw };

inline constexpr SeatId seat0{0}, seat1{1};
inline constexpr SeatId both_seats[] = {seat0, seat1};
inline constexpr SeatId no_seat{2};  // nobody's
// Behind the second stands no_seat.
constexpr SeatId seat_after(SeatId seat) { return {static_cast<std::uint8_t>(seat.value + 1)}; }
constexpr std::uint8_t seat_bit(SeatId seat) { return static_cast<std::uint8_t>(1u << seat.value); }

// One for each seat.
template <class T>
struct PerSeat {
    std::array<T, 2> of{};
    constexpr T& operator[](SeatId seat) { return of[seat.value]; }
    constexpr const T& operator[](SeatId seat) const { return of[seat.value]; }
    constexpr auto begin() { return of.begin(); }
    constexpr auto end() { return of.end(); }
    constexpr auto begin() const { return of.begin(); }
    constexpr auto end() const { return of.end(); }
    friend constexpr bool operator==(const PerSeat&, const PerSeat&) = default;
};

constexpr Actor actor_of(SeatId seat) { return seat == seat0 ? Actor::seat0 : Actor::seat1; }
// Nothing for chance and nobody.
constexpr std::optional<SeatId> seat_of(Actor actor) {
    if (actor == Actor::seat0) return seat0;
    if (actor == Actor::seat1) return seat1;
    return std::nullopt;
}

constexpr Outcome win_of(SeatId seat) { return seat == seat0 ? Outcome::seat0_wins : Outcome::seat1_wins; }
// Nothing while the match runs, and for a draw.
constexpr std::optional<SeatId> winner_of(Outcome outcome) {
    if (outcome == Outcome::seat0_wins) return seat0;
    if (outcome == Outcome::seat1_wins) return seat1;
    return std::nullopt;
}

}  // namespace cubenight::play
