#include "src/text/pokemon/asking.hpp"

#include "engine/cards/effect_tree.hpp"
#include "engine/cards/notation.hpp"

namespace cubenight::text {

using namespace pokemon;

namespace {

// Copies a node with all below it; returns its new index.
NodeIndex copy_tree(const Effect& from, NodeIndex node, Effect& to) {
    const auto here = static_cast<NodeIndex>(to.nodes.size());
    Node copied = from.nodes[node];
    copied.first = copied.next = no_node;
    to.nodes.push_back(copied);
    NodeIndex before = no_node;
    for (const NodeIndex child : children(from.nodes, node)) {
        const NodeIndex placed = copy_tree(from, child, to);
        if (before == no_node) to.nodes[here].first = placed;
        else to.nodes[before].next = placed;
        before = placed;
    }
    return here;
}

std::string notation_of(const Effect& effect, NodeIndex node) {
    Effect part;
    part.words = effect.words;
    part.variables = effect.variables;
    if (effect.nodes[node].kind != NodeKind::block) {
        part.nodes.emplace_back();
        part.nodes[0].kind = NodeKind::block;
        part.nodes[0].first = 1;
    }
    copy_tree(effect, node, part);
    return effect_notation(part);
}

}  // namespace

std::optional<AskingText> asking_text(const Rulebook& book, const View& view) {
    const Choice& choice = view.choice;
    if (choice.source >= most_copies || choice.node == no_node) return std::nullopt;
    const CardId id = view.cards[choice.source];
    if (id == no_card || id.value >= book.card_count()) return std::nullopt;
    const CompiledCard& card = book.card(id);
    for (std::size_t i = 0; i < card.attack_count; ++i)
        if (card.attacks[i].program == choice.program) return AskingText{id, TextPlace::attack, i};
    for (std::size_t i = 0; i < card.ability_count; ++i)
        if (card.abilities[i].program == choice.program) return AskingText{id, TextPlace::ability, i};
    if (card.play == choice.program) return AskingText{id, TextPlace::play, 0};
    if (card.stadium == choice.program) return AskingText{id, TextPlace::stadium, 0};
    if (card.attached == choice.program) return AskingText{id, TextPlace::attached, 0};
    return std::nullopt;
}

const Effect* effect_of(const Card& card, const AskingText& asking) {
    switch (asking.place) {
        case TextPlace::attack:
            return asking.index < card.attacks.size() ? &card.attacks[asking.index].effect : nullptr;
        case TextPlace::ability:
            return asking.index < card.abilities.size() ? &card.abilities[asking.index].effect : nullptr;
        case TextPlace::play: return card.play ? &*card.play : nullptr;
        case TextPlace::stadium: return card.stadium ? &*card.stadium : nullptr;
        case TextPlace::attached: return card.attached ? &*card.attached : nullptr;
    }
    return nullptr;
}

std::string effect_notation(const Effect& effect) {
    if (effect.empty()) return {};
    std::string text = write_effect(effect);
    if (text.size() > 4 && text.starts_with("{ ") && text.ends_with(" }")) text = text.substr(2, text.size() - 4);
    return text;
}

std::string part_notation(const Effect& effect, NodeIndex node, int part) {
    if (node >= effect.nodes.size()) return {};
    int left = part;
    for (const NodeIndex child : children(effect.nodes, node)) {
        if (effect.nodes[child].kind == NodeKind::range) continue;
        if (left-- == 0) return notation_of(effect, child);
    }
    return {};
}

std::string may_notation(const Effect& effect, NodeIndex node) {
    if (node >= effect.nodes.size() || effect.nodes[node].first == no_node) return {};
    return notation_of(effect, effect.nodes[node].first);
}

}  // namespace cubenight::text
