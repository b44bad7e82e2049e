// The words and limits of values in journal lines. Only the writer and the reader of entries use it.
#pragma once

#include <cstdint>
#include <span>

namespace cubenight::draft {

using Names = std::span<const char* const>;

inline constexpr const char* seat_kinds[] = {"person", "bot"};
inline constexpr const char* skills[] = {"steady", "random"};
inline constexpr const char* deck_moves[] = {"changed", "taken_back", "made_again"};
inline constexpr const char* results[] = {"none", "first", "second", "draw"};
inline constexpr const char* presences[] = {"out", "back"};
inline constexpr const char* clock_actions[] = {"pause", "resume", "add"};
inline constexpr const char* passings[] = {"ready", "together"};
inline constexpr const char* line_policies[] = {"advice", "required", "free"};
inline constexpr const char* systems[] = {"by_size", "round_robin", "swiss", "elimination"};
inline constexpr const char* types[] = {"grass",    "fire",  "water", "lightning", "psychic",  "fighting",
                                        "darkness", "metal", "fairy", "dragon",    "colorless"};

inline constexpr std::uint64_t latest_time = 9'000'000'000'000'000;
inline constexpr int most_seconds = 24 * 60 * 60;
inline constexpr std::int64_t highest_id = 0xFFFF;

}  // namespace cubenight::draft
