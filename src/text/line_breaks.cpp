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

char lower(char sign) { return sign >= 'A' && sign <= 'Z' ? static_cast<char>(sign - 'A' + 'a') : sign; }
bool is_vowel(char sign) { return std::string_view("aeiouy").find(sign) != std::string_view::npos; }
bool is_consonant(char sign) { return sign >= 'a' && sign <= 'z' && !is_vowel(sign); }
// Two consonants with which one syllable begins: "th", "fr", "bl".
bool stay_together(char first, char second) {
    const std::string_view firsts = second == 'h'   ? "cpst"
                                    : second == 'r' ? "bcdfgkpth"
                                    : second == 'l' ? "bcfgkps"
                                                    : "";
    return firsts.find(first) != firsts.npos;
}

// Whether a syllable begins at that letter: with one consonant, or with two or three that stay together, and a vowel.
bool syllable_begins(std::string_view text, std::size_t at) {
    const auto sign = [&](std::size_t i) { return i < text.size() ? lower(text[i]) : ' '; };
    if (!is_consonant(sign(at)) || stay_together(sign(at - 1), sign(at))) return false;
    std::size_t last = at;
    while (stay_together(sign(last), sign(last + 1))) ++last;
    const char before = sign(at - 1);
    return is_vowel(sign(last + 1)) && (is_vowel(before) || is_consonant(before));
}

}  // namespace

std::size_t syllable_before(std::string_view text, std::size_t most) {
    const std::size_t blank = text.rfind(' ', most);
    const std::size_t least = (blank == text.npos ? 0 : blank + 1) + 3;
    for (std::size_t at = most; at >= least; --at)
        if (text.size() - at >= 2 && syllable_begins(text, at)) return at;
    return most;
}

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
