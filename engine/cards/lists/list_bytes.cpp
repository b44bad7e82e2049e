#include "engine/cards/lists/list_bytes.hpp"

#include <array>
#include <cstdint>

#include "engine/core/utf8.hpp"

namespace cubenight {
namespace {

constexpr std::string_view mark_of_utf8 = "\xEF\xBB\xBF";

void put(std::string& out, char32_t sign) {
    const auto tail = [&](int shift) { out += static_cast<char>(0x80 | ((sign >> shift) & 0x3F)); };
    if (sign < 0x80) {
        out += static_cast<char>(sign);
    } else if (sign < 0x800) {
        out += static_cast<char>(0xC0 | (sign >> 6)), tail(0);
    } else if (sign < 0x10000) {
        out += static_cast<char>(0xE0 | (sign >> 12)), tail(6), tail(0);
    } else {
        out += static_cast<char>(0xF0 | (sign >> 18)), tail(12), tail(6), tail(0);
    }
}

enum class ByteOrder : std::uint8_t { little, big };

std::optional<std::string> from_utf16(std::string_view bytes, ByteOrder order) {
    if (bytes.size() % 2 != 0) return std::nullopt;
    const auto unit = [&](std::size_t at) -> char32_t {
        const auto first = static_cast<std::uint8_t>(bytes[at]), second = static_cast<std::uint8_t>(bytes[at + 1]);
        return order == ByteOrder::little ? first | second << 8 : first << 8 | second;
    };
    std::string out;
    for (std::size_t at = 0; at < bytes.size(); at += 2) {
        char32_t sign = unit(at);
        if (sign >= 0xDC00 && sign <= 0xDFFF) return std::nullopt;
        if (sign >= 0xD800 && sign <= 0xDBFF) {
            if (at + 4 > bytes.size()) return std::nullopt;
            const char32_t low = unit(at += 2);
            if (low < 0xDC00 || low > 0xDFFF) return std::nullopt;
            sign = 0x10000 + ((sign - 0xD800) << 10) + (low - 0xDC00);
        }
        put(out, sign);
    }
    return out;
}

// Windows-1252; five of its bytes stand for nothing.
std::optional<std::string> from_windows(std::string_view bytes) {
    static constexpr auto upper =
        std::to_array<char16_t>({0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
                                 0x2039, 0x0152, 0,      0x017D, 0,      0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
                                 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178});
    std::string out;
    for (const char byte : bytes) {
        const auto value = static_cast<std::uint8_t>(byte);
        const char32_t sign = value >= 0x80 && value < 0xA0 ? upper[value - 0x80u] : value;
        if (sign == 0) return std::nullopt;
        put(out, sign);
    }
    return out;
}

std::optional<ListText> recoded(std::optional<std::string> text) {
    if (!text || text->find('\0') != std::string::npos) return std::nullopt;
    return ListText{std::move(*text), true};
}

}  // namespace

std::optional<ListText> list_text(std::string_view bytes) {
    if (bytes.starts_with("\xFF\xFE")) return recoded(from_utf16(bytes.substr(2), ByteOrder::little));
    if (bytes.starts_with("\xFE\xFF")) return recoded(from_utf16(bytes.substr(2), ByteOrder::big));
    if (bytes.starts_with(mark_of_utf8)) bytes.remove_prefix(mark_of_utf8.size());
    if (bytes.find('\0') != std::string_view::npos) return std::nullopt;
    if (is_utf8(bytes)) return ListText{std::string(bytes), false};
    return recoded(from_windows(bytes));
}

}  // namespace cubenight
