// Text from outside, made fit for a line in a terminal or on the screen: what a terminal would obey, and what would reorder
// the text around it, is shown by its number. A name is a name, whoever gave it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "engine/core/utf8.hpp"

namespace cubenight {

// The code point that the text begins with, and its length in bytes; a byte that begins none stands for itself. REQUIRES:
// not empty.
constexpr std::pair<char32_t, std::size_t> first_sign(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
    const std::size_t size = utf8_length(text);
    if (size < 2) return {byte(0), 1};
    char32_t sign = byte(0) & (0x7Fu >> size);
    for (std::size_t i = 1; i < size; ++i) sign = sign << 6 | (byte(i) & 0x3Fu);
    return {sign, size};
}

// C0, DEL and C1, the separators of lines and paragraphs, and the marks of writing direction (Unicode, UAX 9).
constexpr bool is_command(char32_t sign) {
    return sign < 0x20 || (sign >= 0x7F && sign <= 0x9F) || sign == 0x061C || sign == 0x200E || sign == 0x200F ||
           (sign >= 0x2028 && sign <= 0x202E) || (sign >= 0x2066 && sign <= 0x2069);
}

// Whether line breaks are the text's own and stay, or are part of a name.
enum class Breaks : std::uint8_t { kept, shown };

// Whether printable() leaves the text as it is.
constexpr bool is_printable(std::string_view text) {
    while (!text.empty()) {
        const auto [sign, size] = first_sign(text);
        if (is_command(sign) || utf8_length(text) == 0) return false;
        text.remove_prefix(size);
    }
    return true;
}

// The text with every such sign as \u001B, which is the same sign to who reads it as JSON, and U+FFFD for bytes that are no
// UTF-8.
inline std::string printable(std::string_view text, Breaks breaks = Breaks::shown) {
    constexpr char digits[] = "0123456789ABCDEF";
    std::string out;
    out.reserve(text.size());
    while (!text.empty()) {
        const auto [sign, size] = first_sign(text);
        if (utf8_length(text) == 0) {
            out += "\xEF\xBF\xBD";
        } else if (is_command(sign) && !(sign == '\n' && breaks == Breaks::kept)) {
            out += "\\u";
            for (int shift = 12; shift >= 0; shift -= 4) out += digits[(sign >> shift) & 0xF];
        } else {
            out.append(text, 0, size);
        }
        text.remove_prefix(size);
    }
    return out;
}

}  // namespace cubenight
