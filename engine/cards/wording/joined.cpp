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
    bool part_of_choice = false;
    for (const Sentence& sentence : sentences) {
        const bool own_line = sentence.words.starts_with("\n");
        // What holds for every part of a choice stands under all of them, not behind the last.
        const std::string_view between = part_of_choice ? "\n" : blank_in(language);
        out += std::string(out.empty() || own_line ? "" : between) + sentence.words;
        part_of_choice = own_line && without_bullet(sentence.words).size() + 1 < sentence.words.size();
    }
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
