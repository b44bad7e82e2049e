// One thing that may be answered to a choice: its kind, which each game has its own of, and three bytes that the kind
// explains. Four bytes, so that lists are small and a replay is short.
#pragma once

#include <cstdint>

namespace cubenight::play {

template <class Kind>
struct Option {
    Kind kind{};
    std::uint8_t a = 0;
    std::uint8_t b = 0;
    std::uint8_t c = 0;
    friend constexpr bool operator==(const Option& x, const Option& y) { return x.packed() == y.packed(); }

    // As a number, for journals and replays.
    constexpr std::uint32_t packed() const {
        return static_cast<std::uint32_t>(kind) | std::uint32_t{a} << 8 | std::uint32_t{b} << 16 |
               std::uint32_t{c} << 24;
    }
    static constexpr Option unpack(std::uint32_t value) {
        return {static_cast<Kind>(value & 0xFF), static_cast<std::uint8_t>(value >> 8),
                static_cast<std::uint8_t>(value >> 16), static_cast<std::uint8_t>(value >> 24)};
    }
};

}  // namespace cubenight::play
