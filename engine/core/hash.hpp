// One 64-bit number for a run of bytes, the same on every machine (FNV-1a). For signatures and checks of
// replays and journals, not for security.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace cubenight {

inline constexpr std::uint64_t hash_start = 0xCBF29CE484222325u;

constexpr std::uint64_t hash_byte(std::uint64_t hash, std::uint8_t byte) { return (hash ^ byte) * 0x100000001B3u; }

constexpr std::uint64_t hash_number(std::uint64_t hash, std::uint64_t number) {
    for (int shift = 0; shift < 64; shift += 8) hash = hash_byte(hash, static_cast<std::uint8_t>(number >> shift));
    return hash;
}

constexpr std::uint64_t hash_text(std::string_view text, std::uint64_t hash = hash_start) {
    for (char c : text) hash = hash_byte(hash, static_cast<std::uint8_t>(c));
    return hash;
}

}  // namespace cubenight
