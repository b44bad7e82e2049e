#include "engine/cards/by_hand.hpp"

#include <algorithm>

namespace cubenight {
namespace {

void add(std::vector<std::string_view>& texts, const Effect& effect) {
    for (const Node& node : effect.nodes)
        if (node.kind == NodeKind::by_hand) texts.push_back(effect.words[static_cast<std::size_t>(node.number)]);
}

}  // namespace

bool has_by_hand(const Effect& effect) {
    return std::ranges::any_of(effect.nodes, [](const Node& node) { return node.kind == NodeKind::by_hand; });
}

std::vector<std::string_view> texts_by_hand(const Card& card) {
    std::vector<std::string_view> texts;
    for (const Ability& ability : card.abilities) add(texts, ability.effect);
    for (const Attack& attack : card.attacks) add(texts, attack.effect);
    for (const std::optional<Effect>* own : {&card.play, &card.stadium, &card.attached})
        if (*own) add(texts, **own);
    for (const UnreadText& unread : card.unread) texts.push_back(unread.text);
    return texts;
}

}  // namespace cubenight
