// Conditions of what has come of something: what was used up for the match, and who stands after an attack.
#include "engine/cards/wording/eastern.hpp"
#include "engine/cards/wording/ja/japanese.hpp"

namespace cubenight::wording {

// "自分がすでにGXワザを使っていた", "VSTARパワー": GX is of attacks alone.
Japanese::Clause Japanese::spent_words(const Node& node) const {
    const std::string power = word(node.number);
    const std::string what = power + (power == "GX" ? "ワザ" : "パワー");
    return {std::string(player_words[node.sub < 4 ? node.sub : 0]) + "がすでに" + what + "を使っていた", false};
}

// "このワザのダメージで、相手のバトルポケモンがきぜつしていない": HP that are left when damage was done, or counters were put.
// No words where it is anything else.
Japanese::Clause Japanese::still_there(NodeIndex predicate) {
    const NodeIndex whom = still_standing(nodes_, predicate);
    if (whom == no_node) return {};
    const NodeKind before = out_.empty() ? NodeKind::block : at(out_.back().node).kind;
    const bool deed = before == NodeKind::counters || before == NodeKind::damage || before == NodeKind::move_counters;
    if (!deed && (!is_attack() || in_lasting_)) return {};
    const std::string because = deed ? "これによって、" : "このワザのダメージで、";
    return {because + plain(whom) + "がきぜつしていない", false};
}

}  // namespace cubenight::wording
