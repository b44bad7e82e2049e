#include "engine/cards/wording/card_classes.hpp"

namespace cubenight::wording {
namespace {

unsigned classes_of_word(KindWord word) {
    switch (word) {
        case KindWord::basic_energy: return basic_energies;
        case KindWord::special_energy: return special_energies;
        case KindWord::energy: return energy_cards;
        case KindWord::basic: return basic_pokemon;
        case KindWord::evolution: return evolutions;
        case KindWord::pokemon: return pokemon_cards;
        case KindWord::item: return items;
        case KindWord::tool: return tools;
        case KindWord::supporter: return supporters;
        case KindWord::stadium: return stadiums;
        case KindWord::trainer: return trainer_cards;
        case KindWord::type:
        case KindWord::no_type:
        case KindWord::stage1:
        case KindWord::stage2:
        case KindWord::evolved:
        case KindWord::rule:
        case KindWord::rule_box:
        case KindWord::trait:
        case KindWord::face_up:
        case KindWord::at:
        case KindWord::variable: return 0;
    }
    return 0;
}

}  // namespace

unsigned classes_of(std::span<const Node> nodes, NodeIndex filter) {
    const Node& node = nodes[filter];
    if (node.kind == NodeKind::kind) return classes_of_word(sub_as<KindWord>(node));
    if (node.kind == NodeKind::not_filter) {
        const unsigned inner = classes_of(nodes, node.first);
        return inner == 0 ? 0 : all_cards & ~inner;
    }
    if (node.kind != NodeKind::one_of) return 0;
    unsigned either = 0;
    for (NodeIndex part : children(nodes, filter)) {
        const unsigned classes = classes_of(nodes, part);
        if (classes == 0) return 0;
        either |= classes;
    }
    return either;
}

}  // namespace cubenight::wording
