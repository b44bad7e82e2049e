// Nouns for one of several sorts: "「A」或者「B」", "「寶可夢【ex】・【V】」".
#include "engine/cards/wording/card_classes.hpp"
#include "engine/cards/wording/eastern.hpp"
#include "engine/cards/wording/zh/chinese.hpp"

namespace cubenight::wording {

// "「寶可夢【ex】・【V】」". Empty where it is anything else than rule boxes of such names.
std::string Chinese::boxes_together(NodeIndex one_of) const {
    const std::string name = quoted(say(Phrase::pokemon) + "【】");
    constexpr std::string_view close = "】」";
    const std::string open = name.substr(0, name.size() - close.size());
    std::string said;
    for (const NodeIndex box : boxes_named(nodes_, one_of)) {
        const std::string words = box_words(at(box).number);
        if (!words.starts_with(open) || !words.ends_with(close)) return "";
        const std::string_view which =
            std::string_view(words).substr(open.size(), words.size() - open.size() - close.size());
        said += (said.empty() ? open : "】・【") + std::string(which);
    }
    return said.empty() ? "" : said + std::string(close);
}

bool Chinese::put_alternatives(NodeIndex one_of, Among among, Noun& noun, unsigned& classes, std::string& adjectives) {
    std::vector<std::string> types_said, heads, stages, groups;
    int parts = 0;
    for (NodeIndex part : children(nodes_, one_of)) {
        const Node& node = at(part);
        ++parts;
        if (node.kind == NodeKind::name && is_whole_name(node)) heads.push_back(quoted(word(node.number)));
        if (node.kind != NodeKind::kind) continue;
        const auto kind = sub_as<KindWord>(node);
        const bool stage = kind == KindWord::basic || kind == KindWord::stage1 || kind == KindWord::stage2;
        if (kind == KindWord::type) types_said.push_back(types(node.number, Phrase::either_or));
        if (kind == KindWord::rule_box) heads.push_back(kind_words(node));
        if (stage) stages.push_back(kind_words(node));
        if (kind == KindWord::trait) groups.push_back(kind_words(node));
    }
    const auto all = [&](const std::vector<std::string>& said) { return static_cast<int>(said.size()) == parts; };
    const bool pokemon = among == Among::in_play || among == Among::cards;
    if (all(types_said)) {
        adjectives += listed(types_said, Phrase::either_or);
        if (among == Among::cards) classes &= pokemon_cards | energy_cards;
        return true;
    }
    if (const std::string boxes = boxes_together(one_of); !boxes.empty() && noun.head.empty()) {
        noun.head = boxes;
        return true;
    }
    if (all(heads) && noun.head.empty()) {
        noun.head = listed(heads, of_every_name_ ? Phrase::both_and : Phrase::either_or);
        return true;
    }
    if (all(groups)) {
        noun.mods += listed(groups, Phrase::either_or);
        return true;
    }
    if (!all(stages) || !pokemon) return false;
    noun.stage += listed(stages, Phrase::either_or);
    if (among == Among::cards) classes &= pokemon_cards;
    return true;
}

}  // namespace cubenight::wording
