// The check of a journal's lines: each covers its number, its text and the check of the line before.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace cubenight::store {

// What the checks are. Nights of earlier versions have sums, which find accidents; a digest (BLAKE2b, 128 bits) also says
// that two copies of a night with the same last check are the same, whoever made them. Neither has a key: who rewrites a
// whole file from some line on can make all its checks anew.
enum class CheckKind : std::uint8_t { sum, digest };
inline constexpr CheckKind newest_check = CheckKind::digest;

constexpr std::size_t check_digits(CheckKind kind) { return kind == CheckKind::sum ? 16 : 32; }

// The format's version as the first line says it.
constexpr std::string_view version_of(CheckKind kind) { return kind == CheckKind::sum ? "1" : "2"; }

// Checks are hexadecimal digits, check_digits() of them.
// The check of a first line of that format and version; the same for every format, so that a newer one is known as such.
std::string header_check(std::string_view format, std::string_view version);
std::string line_check(CheckKind kind, std::string_view before, std::uint64_t number, std::string_view entry);

}  // namespace cubenight::store
