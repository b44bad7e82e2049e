#include "engine/cards/lists/card_names.hpp"

#include <array>
#include <utility>

#include "engine/core/printable.hpp"

namespace cubenight {
namespace {

constexpr std::string_view no_break_space = "\u00A0", byte_order_mark = "\uFEFF";

// What stands for a sign beyond ASCII; null where it is a letter of its own.
const char* plain_form(char32_t sign) {
    struct Range {
        char32_t from, to;
        const char* plain;
    };
    static constexpr auto ranges = std::to_array<Range>({
        {0x00A0, 0x00A0, " "},
        {0x00C0, 0x00C5, "a"},
        {0x00C7, 0x00C7, "c"},
        {0x00C8, 0x00CB, "e"},
        {0x00CC, 0x00CF, "i"},
        {0x00D1, 0x00D1, "n"},
        {0x00D2, 0x00D6, "o"},
        {0x00D9, 0x00DC, "u"},
        {0x00E0, 0x00E5, "a"},
        {0x00E7, 0x00E7, "c"},
        {0x00E8, 0x00EB, "e"},
        {0x00EC, 0x00EF, "i"},
        {0x00F1, 0x00F1, "n"},
        {0x00F2, 0x00F6, "o"},
        {0x00F9, 0x00FC, "u"},
        {0x0300, 0x036F, ""},  // accents that follow their letter
        {0x0394, 0x0394, " delta "},
        {0x03B4, 0x03B4, " delta "},
        {0x2010, 0x2015, " "},  // hyphens and dashes
        {0x2018, 0x201B, ""},   // apostrophes
        {0x2032, 0x2032, ""},
        {0x2605, 0x2606, " star "},
        {0x2640, 0x2640, " female "},
        {0x2642, 0x2642, " male "},
        {0x25C6, 0x25C7, " prism star "},
        {0xFEFF, 0xFEFF, ""},
    });
    for (const Range& range : ranges)
        if (sign >= range.from && sign <= range.to) return range.plain;
    return nullptr;
}

void put_ascii(std::string& out, char sign) {
    if (sign >= 'A' && sign <= 'Z') out += static_cast<char>(sign - 'A' + 'a');
    else if ((sign >= 'a' && sign <= 'z') || (sign >= '0' && sign <= '9') || sign == '!' || sign == '?') out += sign;
    else if (sign == '&') out += " and ";
    else if (sign == '*') out += " prism star ";  // {*}
    else if (sign != '\'' && sign != '.') out += ' ';
}

// One blank between words and none around them.
std::string with_single_blanks(std::string_view text) {
    std::string out;
    for (const char sign : text)
        if (sign != ' ') out += sign;
        else if (!out.empty() && out.back() != ' ') out += sign;
    if (!out.empty() && out.back() == ' ') out.pop_back();
    return out;
}

void replace_end(std::string& text, std::string_view end, std::string_view by) {
    if (text.ends_with(end)) text.replace(text.size() - end.size(), end.size(), by);
}

// Without what stands in brackets at the end; as it is where nothing does.
std::string_view without_addition(std::string_view name) {
    if (!name.ends_with(')')) return name;
    const auto open = name.rfind('(');
    return open == std::string_view::npos ? name : trimmed(name.substr(0, open));
}

}  // namespace

std::string folded_name(std::string_view name) {
    std::string out;
    for (std::string_view rest = name; !rest.empty();) {
        const auto [sign, size] = first_sign(rest);
        if (sign < 0x80) put_ascii(out, static_cast<char>(sign));
        else if (const char* plain = plain_form(sign)) out += plain;
        else out.append(rest, 0, size);
        rest.remove_prefix(size);
    }
    out = with_single_blanks(out);
    replace_end(out, " delta species", " delta");
    replace_end(out, " gold star", " star");
    return out;
}

bool may_mean(std::string_view listed, std::string_view printed) {
    const std::string one = folded_name(listed), other = folded_name(printed);
    if (one == other) return true;
    const std::string bare_one = folded_name(without_addition(listed));
    const std::string bare_other = folded_name(without_addition(printed));
    return !bare_one.empty() && (bare_one == other || one == bare_other);
}

std::string in_small_letters(std::string_view text) {
    std::string small(text);
    for (char& sign : small)
        if (sign >= 'A' && sign <= 'Z') sign = static_cast<char>(sign - 'A' + 'a');
    return small;
}

std::string_view trimmed(std::string_view text) {
    const auto blank_at_front = [&]() -> std::size_t {
        if (text.starts_with(' ') || text.starts_with('\t') || text.starts_with('\r')) return 1;
        for (const std::string_view blank : {no_break_space, byte_order_mark})
            if (text.starts_with(blank)) return blank.size();
        return 0;
    };
    const auto blank_at_back = [&]() -> std::size_t {
        if (text.ends_with(' ') || text.ends_with('\t') || text.ends_with('\r')) return 1;
        for (const std::string_view blank : {no_break_space, byte_order_mark})
            if (text.ends_with(blank)) return blank.size();
        return 0;
    };
    while (const std::size_t size = blank_at_front()) text.remove_prefix(size);
    while (const std::size_t size = blank_at_back()) text.remove_suffix(size);
    return text;
}

}  // namespace cubenight
