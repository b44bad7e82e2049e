// What is done to each of several.
#include "engine/cards/wording/eastern.hpp"
#include "engine/cards/wording/ja/japanese.hpp"

namespace cubenight::wording {

void Japanese::for_each_of(NodeIndex index, const Lead& lead) {
    const Node& node = at(index);
    const NodeIndex select = at(node.first).first;
    const bool pokemon = means_pokemon(select);
    const std::string whom = target(node.first, Use::target).words;
    Meaning meaning;
    meaning.kind = pokemon ? Meaning::Kind::pokemon : Meaning::Kind::cards;
    const NodeIndex cards = attached_to_each(nodes_, index);
    if (cards != no_node && actor_ == Actor::me) {
        // "自分のベンチポケモン全員に、自分のトラッシュから基本エネルギーを1枚ずつつける"
        const bool chosen = number_of(nodes_, select) != no_node;
        const std::string to_whom = chosen ? object(node.first) : whom + "に、";
        const Thing one = thing(at(cards).first);
        return emit(index, lead.words + to_whom + one.from + one.bare + "を1枚ずつつける");
    }
    if (const NodeIndex face = face_for_each(nodes_, index); face != no_node) {
        // "相手のポケモン全員に対して、それぞれ1回ずつコインを投げ、オモテが出たポケモン全員に、それぞれ…"
        const bool heads = sub_as<FaceKind>(at(face)) == FaceKind::heads;
        meaning.plural = true;
        meaning.words = heads ? "オモテが出たポケモン全員" : "ウラが出たポケモン全員";
        bind(node.number, meaning);
        const NodeIndex does = at(face).first;
        const Lead flipped{lead.words + whom + "に対して、それぞれ1回ずつコインを投げ、", false, true};
        if (at(does).kind == NodeKind::block) return statements(at(does).first, flipped);
        return emit(does, led(flipped, verb_clause(does), is_action(does)));
    }
    bind(node.number, meaning);
    statements(at(at(node.first).next).first, {lead.words + whom + "について、それぞれ、", false, true});
}

}  // namespace cubenight::wording
