// What is done to each of several.
#include "engine/cards/wording/eastern.hpp"
#include "engine/cards/wording/ja/japanese.hpp"

namespace cubenight::wording {

// "「基本{W}エネルギー」「基本{L}エネルギー」のどれかを…つけるたび、この番、このポケモンは、つけたエネルギーと同じタイプになる": what
// several statements say of one type each. The last of them; `no_node` where there is no such sentence.
NodeIndex Japanese::said_of_types(NodeIndex index, const Lead& lead) {
    if (at(index).kind != NodeKind::when) return no_node;
    const OfTypes found = same_of_types(nodes_, index);
    if (found.last == no_node) return no_node;
    const std::size_t from = out_.size();
    control(index, lead);
    const std::string type = types(found.types[0]), energy = "「基本" + type + "エネルギー」";
    const std::string becomes = "は" + type + "タイプになる";
    std::string words = out_.size() == from + 1 ? out_[from].words : "";
    const std::size_t place = words.find(energy), end = words.find(becomes);
    if (place == std::string::npos || end == std::string::npos ||
        words.find(type, end + becomes.size()) != words.npos) {
        out_.resize(from);
        return no_node;
    }
    words.replace(end, becomes.size(), "は、つけたエネルギーと同じタイプになる");
    std::string any;
    for (const int each : found.types) any += "「基本" + types(each) + "エネルギー」";
    out_[from].words = words.replace(place, energy.size(), any + "のどれか");
    return found.last;
}

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
