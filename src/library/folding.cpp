#include "src/library/folding.hpp"

#include <algorithm>

#include "engine/core/printable.hpp"
#include "engine/language/slips.hpp"

namespace cubenight::library {
namespace {

// Latin letters with marks, from U+00C0 on, as letters without; a blank stands for what is no such letter.
constexpr std::string_view latin_1 =
    "aaaaaaaceeeeiiiidnooooo ouuuuy  "   // U+00C0
    "aaaaaaaceeeeiiiidnooooo ouuuuy y";  // U+00E0
constexpr std::string_view latin_a =
    "aaaaaaccccccccddddeeeeeeeeeegggg"   // U+0100
    "gggghhhhiiiiiiiiiiiijjkkklllllll"   // U+0120
    "lllnnnnnnnnnoooooooorrrrrrssssss"   // U+0140
    "ssttttttuuuuuuuuuuuuwwyyyzzzzzzs";  // U+0160
static_assert(latin_1.size() == 0x40 && latin_a.size() == 0x80);

constexpr bool is_mark(char32_t sign) { return sign >= 0x300 && sign <= 0x36F; }  // put upon the letter before

constexpr bool is_apostrophe(char32_t sign) {
    return sign == '\'' || sign == '`' || sign == 0xB4 || sign == 0x2BC || (sign >= 0x2018 && sign <= 0x201B) ||
           sign == 0x2032 || sign == 0xFF07;
}

constexpr bool is_dash(char32_t sign) {
    return sign == '-' || (sign >= 0x2010 && sign <= 0x2015) || sign == 0x2212 || sign == 0xFF0D;
}

constexpr bool is_blank(char32_t sign) {
    return sign == ' ' || (sign >= '\t' && sign <= '\r') || sign == 0xA0 || (sign >= 0x2000 && sign <= 0x200B) ||
           sign == 0x202F || sign == 0x205F || sign == 0x3000 || sign == 0xFEFF;
}

// The letter without case and accents; 0 where the sign is none that changes.
constexpr char plain_letter(char32_t sign) {
    if (sign >= 'A' && sign <= 'Z') return static_cast<char>(sign - 'A' + 'a');
    char letter = ' ';
    if (sign >= 0xC0 && sign < 0x100) letter = latin_1[sign - 0xC0];
    if (sign >= 0x100 && sign < 0x180) letter = latin_a[sign - 0x100];
    return letter == ' ' ? '\0' : letter;
}

std::string_view sign_word(char32_t sign) {
    switch (sign) {
        case 0x2605: return " star ";
        case 0x25C7: return " prism star ";
        case 0x394:
        case 0x3B4: return " delta ";
        case 0x2640: return " female ";
        case 0x2642: return " male ";
        default: return {};
    }
}

void add_blank(std::string& text) {
    if (!text.empty() && text.back() != ' ') text += ' ';
}

}  // namespace

std::string name_key(std::string_view name) {
    std::string key;
    key.reserve(name.size());
    while (!name.empty()) {
        const auto [sign, size] = first_sign(name);
        if (utf8_length(name) == 0) key += name.front();
        else if (const char letter = plain_letter(sign)) key += letter;
        else if (is_apostrophe(sign)) key += '\'';
        else if (is_dash(sign)) key += '-';
        else if (is_blank(sign)) add_blank(key);
        else if (!is_mark(sign)) key.append(name, 0, size);
        name.remove_prefix(size);
    }
    if (key.ends_with(' ')) key.pop_back();
    return key;
}

std::string words_key(std::string_view text) {
    const std::string folded = name_key(text);
    std::string key;
    key.reserve(folded.size());
    for (std::string_view rest = folded; !rest.empty();) {
        const auto [sign, size] = first_sign(rest);
        if (const std::string_view word = sign_word(sign); !word.empty()) key += word;
        else if (sign != '\'') key.append(rest, 0, size);
        rest.remove_prefix(size);
    }
    return key;
}

std::string number_key(std::string_view number) {
    constexpr std::size_t width = 6;
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    std::string key;
    for (std::string_view rest = number; !rest.empty();) {
        if (!is_digit(rest.front())) {
            const std::size_t size = first_sign(rest).second;
            key += name_key(rest.substr(0, size));
            rest.remove_prefix(size);
            continue;
        }
        std::size_t size = 0;
        while (size < rest.size() && is_digit(rest[size])) ++size;
        std::string_view digits = rest.substr(0, size);
        while (digits.size() > 1 && digits.front() == '0') digits.remove_prefix(1);
        if (digits.size() < width) key.append(width - digits.size(), '0');
        key += digits;
        rest.remove_prefix(size);
    }
    return key;
}

std::optional<std::size_t> distance_between(std::string_view written, std::string_view name) {
    constexpr std::size_t a_slip = 1000, shortest_begun = 3;  // fewer letters are in too many names
    const std::size_t longer = std::max(written.size(), name.size()) - std::min(written.size(), name.size());
    const std::size_t most = slips_forgiven(name);
    if (longer <= most)
        if (const std::size_t slips = slips_between(written, name); slips <= most) return slips * a_slip + longer;
    if (written.size() < shortest_begun || name.find(written) == name.npos) return std::nullopt;
    return (name.starts_with(written) ? 2 : 3) * a_slip + longer;
}

}  // namespace cubenight::library
