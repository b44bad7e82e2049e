// Well-formed UTF-8: no overlong forms, no surrogates, nothing above U+10FFFF (Unicode, table 3-7).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace cubenight {

// Length in bytes of the well-formed character that the text begins with; 0 where it begins with none.
constexpr std::size_t utf8_length(std::string_view text) {
    if (text.empty()) return 0;
    const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
    const std::uint8_t lead = byte(0);
    if (lead < 0x80) return 1;
    if (lead < 0xC2 || lead > 0xF4) return 0;
    const std::size_t length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    if (text.size() < length) return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((byte(i) & 0xC0) != 0x80) return 0;
    if ((lead == 0xE0 && byte(1) < 0xA0) || (lead == 0xED && byte(1) > 0x9F)) return 0;
    if ((lead == 0xF0 && byte(1) < 0x90) || (lead == 0xF4 && byte(1) > 0x8F)) return 0;
    return length;
}

constexpr bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        const auto length = utf8_length(text);
        if (length == 0) return false;
        text.remove_prefix(length);
    }
    return true;
}

}  // namespace cubenight
