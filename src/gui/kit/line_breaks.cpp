#include "src/gui/kit/line_breaks.hpp"

#include "src/gui/kit/imgui_compat.hpp"

namespace cubenight::gui {
namespace {

bool is_han(unsigned sign) { return sign >= 0x2E80; }

// Closing marks, small kana and signs that lengthen or repeat what stands before them; opening marks.
constexpr std::u32string_view closing =
    U"、。，．：；！？）」』】》〉〕・ー…～％”’々ゝゞヽヾぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ,.:;!?)]}";
constexpr std::u32string_view opening = U"（「『【《〈〔“‘([{";

}  // namespace

bool closes(char32_t sign) { return closing.find(sign) != closing.npos; }
bool opens(char32_t sign) { return opening.find(sign) != opening.npos; }

std::vector<std::string_view> pieces_of(std::string_view text) {
    std::vector<std::string_view> found;
    const char* start = text.data();
    const char* at = start;
    const char* const end = start + text.size();
    while (at < end) {
        unsigned sign = 0, after = 0;
        at += compat::next_glyph(sign, at, end);
        if (at < end) compat::next_glyph(after, at, end);
        const bool between = (is_han(sign) || is_han(after)) && !closes(after) && !opens(sign);
        if (sign != ' ' && sign != '\n' && !between && at < end) continue;
        found.emplace_back(start, static_cast<std::size_t>(at - start));
        start = at;
    }
    return found;
}

}  // namespace cubenight::gui
