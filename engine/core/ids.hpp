// Strong ids. An id names one thing of one kind; mixing kinds does not compile.
#pragma once

#include <compare>
#include <cstdint>

namespace cubenight {

template <class Tag, class Rep>
struct Id {
    Rep value;
    friend constexpr auto operator<=>(const Id&, const Id&) = default;
};

// A card record in the card set that a match or a night was started with.
using CardId = Id<struct CardTag, std::uint16_t>;
// One physical card of a match: 0 to 59 belong to seat 0, 60 to 119 to seat 1.
using CopyId = Id<struct CopyTag, std::uint8_t>;
// A place at the table. In a match 0 and 1; in a night 0 to 15.
using SeatId = Id<struct SeatTag, std::uint8_t>;

inline constexpr CopyId no_copy{0xFF};
inline constexpr CardId no_card{0xFFFF};

// The other seat of a match. REQUIRES: seat is 0 or 1.
constexpr SeatId opponent(SeatId seat) { return SeatId{static_cast<std::uint8_t>(1 - seat.value)}; }

}  // namespace cubenight
