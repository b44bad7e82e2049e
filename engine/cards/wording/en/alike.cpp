// Statements that one sentence says: "{R} Pokémon and {M} Pokémon in play have no Weakness", and what holds for the
// Pokémon of one player as for those of the other: "Basic Pokémon (both yours and your opponent's)".
#include <utility>

#include "engine/cards/wording/en/deeds.hpp"

namespace cubenight::wording {
namespace {

int other_side(int side) {
    if (side == static_cast<int>(Side::my)) return static_cast<int>(Side::their);
    return side == static_cast<int>(Side::their) ? static_cast<int>(Side::my) : side;
}

int other_player(int player) {
    if (player == static_cast<int>(Player::me)) return static_cast<int>(Player::them);
    return player == static_cast<int>(Player::them) ? static_cast<int>(Player::me) : player;
}

// What the node is when the two players change places.
Node turned_over(Node node) {
    if (node.kind == NodeKind::place || node.kind == NodeKind::zone)
        node.number = static_cast<std::int16_t>(other_side(node.number));
    if (node.kind == NodeKind::prizes) node.number = static_cast<std::int16_t>(other_player(node.number));
    const bool of_player = node.kind == NodeKind::player || node.kind == NodeKind::turn_of ||
                           node.kind == NodeKind::first_turn || node.kind == NodeKind::second_player ||
                           node.kind == NodeKind::bench_room || node.kind == NodeKind::spent;
    if (of_player) node.sub = static_cast<std::uint8_t>(other_player(node.sub));
    return node;
}

}  // namespace

// Whether two trees are equal, the second perhaps with the players in each other's place.
bool Deeds::same(NodeIndex a, NodeIndex b, bool turned) const {
    const Node left = at(a), right = turned ? turned_over(at(b)) : at(b);
    if (left.kind != right.kind || left.sub != right.sub || left.number != right.number) return false;
    return same_after(left.first, right.first, turned);
}

// The same of all siblings from there on.
bool Deeds::same_after(NodeIndex a, NodeIndex b, bool turned) const {
    for (; a != no_node && b != no_node; a = at(a).next, b = at(b).next)
        if (!same(a, b, turned)) return false;
    return a == b;
}

// Whether it is given to all Pokémon of a place that filters let through.
bool Deeds::is_group(NodeIndex give) const {
    if (at(give).kind != NodeKind::give) return false;
    const NodeIndex select = at(at(give).first).first;
    if (at(at(give).first).kind != NodeKind::selection || at(select).next != no_node || at(select).number != 0)
        return false;
    const Node& base = at(at(select).first);
    return base.kind == NodeKind::place && whose(base) != Side::none;
}

// The next statement, where it says the same of the other player's Pokémon.
NodeIndex Deeds::mirror_of(NodeIndex give) const {
    const NodeIndex next = at(give).next;
    if (!is_group(give) || !is_group(next)) return no_node;
    const Side mine = whose(at(at(at(at(give).first).first).first));
    return (mine == Side::my || mine == Side::their) && same(give, next, true) ? next : no_node;
}

Deeds::Alike Deeds::alike_from(NodeIndex give) const {
    Alike alike{{give}, false, give};
    if (!is_group(give)) return alike;
    const auto base = [&](NodeIndex of) -> const Node& { return at(at(at(at(of).first).first).first); };
    const NodeIndex mirror = mirror_of(give);
    alike.mirrored = mirror != no_node;
    if (alike.mirrored) {
        if (whose(base(give)) == Side::their) alike.gives = {mirror};
        alike.last = mirror;
    }
    const NodeIndex said = alike.gives.front();
    for (NodeIndex next = at(alike.last).next; next != no_node; next = at(alike.last).next) {
        const NodeIndex other = mirror_of(next);
        if (!is_group(next) || (other != no_node) != alike.mirrored) break;
        const NodeIndex mine = alike.mirrored && whose(base(next)) == Side::their ? other : next;
        if (base(mine).sub != base(said).sub || base(mine).number != base(said).number || at(mine).sub != at(said).sub)
            break;
        if (!same_after(at(at(mine).first).next, at(at(said).first).next, false)) break;
        alike.gives.push_back(mine);
        alike.last = alike.mirrored ? other : next;
    }
    return alike;
}

// All to whom that is given; nothing where it is given to one group of one player.
Deeds::Phrase Deeds::alike(NodeIndex give) {
    if (alike_gives_.empty()) return {};
    const Node& base = at(at(at(at(give).first).first).first);
    const std::string spot(spot_of(sub_as<Place>(base)));
    std::vector<std::string> all, each;
    for (NodeIndex one : alike_gives_) {
        const Noun pokemon = noun(at(at(at(at(one).first).first).first).next, Among::in_play);
        const std::string other = pokemon.other ? "other " : "";
        all.push_back(other + spot + pokemon.many + pokemon.after_many);
        std::string one_of_them = "each ";
        one_of_them.append(other).append(spot).append(pokemon.one).append(pokemon.after_one);
        each.push_back(std::move(one_of_them));
    }
    const bool both = mirrored_ || whose(base) == Side::any;
    const std::string in_play = whose(base) == Side::any && sub_as<Place>(base) == Place::pokemon ? " in play" : "";
    const std::string behind = both ? in_play + " (both yours and your opponent's)" : "";
    const std::string before = both ? "" : side(whose(base));
    const std::string of_each = both ? listed(each, "and") + behind : "";
    return {before + listed(all, "and") + behind, true, of_each};
}

}  // namespace cubenight::wording
