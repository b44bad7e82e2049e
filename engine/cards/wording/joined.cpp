#include "engine/cards/wording/joined.hpp"

#include <string_view>

namespace cubenight::wording {
namespace {

// What stands between two sentences.
std::string_view blank_in(Language language) {
    switch (language) {
        case Language::english:
        case Language::finnish: return " ";
        case Language::simplified_chinese:
        case Language::traditional_chinese:
        case Language::japanese: break;
    }
    return "";
}

std::string without_bullet(std::string_view words) {
    if (words.starts_with("\n")) words.remove_prefix(1);
    if (words.starts_with(bullet)) words.remove_prefix(bullet.size());
    return std::string(words);
}

}  // namespace

std::string joined(std::span<const Sentence> sentences, Language language) {
    std::string out;
    for (const Sentence& sentence : sentences)
        out += std::string(out.empty() || sentence.words.starts_with("\n") ? "" : blank_in(language)) + sentence.words;
    return out;
}

std::string joined_of(std::span<const Sentence> sentences, NodeIndex first, NodeIndex end, Language language) {
    std::string out;
    for (const Sentence& sentence : sentences) {
        if (sentence.node < first || sentence.node >= end) continue;
        out += std::string(out.empty() ? "" : blank_in(language)) + without_bullet(sentence.words);
    }
    return out;
}

std::string sentence_around(std::span<const Sentence> sentences, NodeIndex node) {
    const Sentence* nearest = nullptr;
    for (const Sentence& sentence : sentences)
        if (sentence.node <= node && (!nearest || sentence.node >= nearest->node)) nearest = &sentence;
    return nearest ? without_bullet(nearest->words) : "";
}

}  // namespace cubenight::wording
