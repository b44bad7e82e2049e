#include "src/text/line_breaks.hpp"

#include "engine/core/printable.hpp"

namespace cubenight::text {
namespace {

bool is_han(char32_t sign) { return sign >= 0x2E80; }

// Japanese writes foreign words and most names in these, so that a run of them is a word; "・" parts two.
bool is_katakana(char32_t sign) {
    return (sign >= U'ァ' && sign <= U'ヺ') || (sign >= U'ー' && sign <= U'ヿ') || (sign >= U'ㇰ' && sign <= U'ㇿ');
}

// Closing marks, small kana and signs that lengthen or repeat what stands before them; opening marks.
constexpr std::u32string_view closing =
    U"、。，．：；！？）」』】》〉〕・ー…～％”’々ゝゞヽヾぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ,.:;!?)]}";
constexpr std::u32string_view opening = U"（「『【《〈〔“‘([{";

}  // namespace

bool closes(char32_t sign) { return closing.find(sign) != closing.npos; }
bool opens(char32_t sign) { return opening.find(sign) != opening.npos; }

std::vector<std::string_view> pieces_of(std::string_view text) {
    std::vector<std::string_view> found;
    std::size_t start = 0, at = 0;
    while (at < text.size()) {
        const auto [sign, size] = first_sign(text.substr(at));
        at += size;
        const char32_t after = at < text.size() ? first_sign(text.substr(at)).first : 0;
        const bool in_word = is_katakana(sign) && is_katakana(after);
        const bool between = (is_han(sign) || is_han(after)) && !in_word && !closes(after) && !opens(sign);
        if (sign != ' ' && sign != '\n' && !between && at < text.size()) continue;
        found.push_back(text.substr(start, at - start));
        start = at;
    }
    return found;
}

}  // namespace cubenight::text
