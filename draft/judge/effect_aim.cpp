#include "draft/judge/effect_aim.hpp"

#include <algorithm>

#include "engine/cards/effect_tree.hpp"

namespace cubenight::draft {
namespace {

AimPlace where_of(Zone zone) {
    switch (zone) {
        case Zone::deck: return AimPlace::deck;
        case Zone::hand: return AimPlace::hand;
        case Zone::discard: return AimPlace::discard;
        case Zone::prizes:
        case Zone::lost:
        case Zone::stadium: return AimPlace::other;
    }
    return AimPlace::other;
}

}  // namespace

Whose AimReader::whose(int side) const {
    switch (static_cast<Side>(side)) {
        case Side::my: return Whose::mine;
        case Side::their: return Whose::theirs;
        case Side::any: return Whose::both;
        case Side::own:
        case Side::none: return actor;
    }
    return Whose::mine;
}

int AimReader::quantity(NodeIndex index) {
    if (index == no_node || depth_ >= deepest_judged) return thousand;
    const Node& node = nodes_[index];
    const auto part = [&](int n) {
        ++depth_;
        const int number = quantity(child(nodes_, index, n));
        --depth_;
        return number;
    };
    const auto bounded = [](std::int64_t number) {
        constexpr std::int64_t most = 400 * std::int64_t{thousand};
        return static_cast<int>(std::clamp(number, -most, most));
    };
    switch (node.kind) {
        case NodeKind::integer: return bounded(std::int64_t{node.number} * thousand);
        case NodeKind::heads: return heads;
        case NodeKind::add: return bounded(std::int64_t{part(0)} + part(1));
        case NodeKind::subtract: return bounded(std::int64_t{part(0)} - part(1));
        case NodeKind::multiply: return bounded(std::int64_t{part(0)} * part(1) / thousand);
        case NodeKind::minimum: return std::min(part(0), part(1));
        case NodeKind::maximum: return std::max(part(0), part(1));
        case NodeKind::half: return part(0) / 2;
        case NodeKind::points: return 50 * thousand;
        case NodeKind::prizes: return 3 * thousand;
        case NodeKind::stat:
            return sub_as<Stat>(node) == Stat::hp || sub_as<Stat>(node) == Stat::left ? 60 * thousand : 2 * thousand;
        // counts, done, variables
        case NodeKind::count:
        case NodeKind::done:
        case NodeKind::bench_room:
        case NodeKind::variable:
#define CUBENIGHT_NAMED_quantity
#include "engine/language/other_kinds.def"
            break;
    }
    return 2 * thousand;
}

// Own cards of certain types that a text asks for; "not Water" asks for none.
void AimReader::note_types(NodeIndex index, Whose whose) {
    if (whose == Whose::theirs || depth_ >= deepest_judged) return;
    ++depth_;
    for (const NodeIndex at : children(nodes_, index)) {
        const Node& node = nodes_[at];
        if (node.kind == NodeKind::kind && sub_as<KindWord>(node) == KindWord::type)
            serves = serves | TypeSet{static_cast<std::uint16_t>(node.number & TypeSet::all().bits)};
        else if (node.kind == NodeKind::set || node.kind == NodeKind::one_of) note_types(at, whose);
    }
    --depth_;
}

Aim AimReader::aim_of_base(NodeIndex base) {
    const Node& node = nodes_[base];
    Aim aim;
    if (node.kind == NodeKind::place) {
        const auto place = sub_as<Place>(node);
        aim.where = place == Place::bench ? AimPlace::bench : AimPlace::play;
        aim.whose = place == Place::this_ || place == Place::holder ? Whose::mine
                    : place == Place::attacker                      ? Whose::theirs
                                                                    : whose(node.number);
        if (place == Place::bench || place == Place::pokemon) aim.amount = 3 * thousand;
    } else if (node.kind == NodeKind::zone) {
        aim.where = where_of(sub_as<Zone>(node));
        aim.whose = sub_as<Zone>(node) == Zone::stadium ? Whose::both : whose(node.number);
        if (aim.where == AimPlace::hand || aim.where == AimPlace::discard) aim.amount = 4 * thousand;
    } else if (node.kind == NodeKind::on) {
        const NodeIndex holder = find_child(nodes_, base, NodeKind::select);
        if (holder != no_node && child(nodes_, holder) != no_node) aim = this->aim(base);
        aim.where = AimPlace::attached;
        aim.amount = 2 * thousand;
    } else if (node.kind == NodeKind::top_of || node.kind == NodeKind::bottom_of) {
        const NodeIndex zone = child(nodes_, base, 1);
        aim = {zone == no_node ? Whose::mine : whose(nodes_[zone].number), AimPlace::deck, first_quantity(base)};
    } else if (node.kind == NodeKind::var) {
        aim = bound_[static_cast<std::size_t>(node.number) & 7];
    }
    return aim;
}

Aim AimReader::aim(NodeIndex index) {
    Aim aim;
    if (index == no_node || depth_ >= deepest_judged) return aim;
    ++depth_;
    const Node& node = nodes_[index];
    const NodeIndex select = node.kind == NodeKind::select ? index : find_child(nodes_, index, NodeKind::select);
    if (select != no_node) {
        int amount = -1;
        for (const NodeIndex at : children(nodes_, select)) {
            const Node& part = nodes_[at];
            if (part.kind == NodeKind::range) {
                const auto kind = sub_as<RangeKind>(part);
                if (kind != RangeKind::all && kind != RangeKind::any_number) amount = first_quantity(at);
            } else if (part.kind == NodeKind::set) {
                note_types(at, aim.whose);
            } else {
                aim = aim_of_base(at);
            }
        }
        if (amount >= 0) aim.amount = amount;
        if (const int variable = nodes_[select].number; variable > 0) bind(variable - 1, aim);
    }
    --depth_;
    return aim;
}

Aim AimReader::aim_child(NodeIndex index) {
    const NodeIndex selection = find_child(nodes_, index, NodeKind::selection);
    return selection == no_node ? Aim{} : aim(selection);
}

}  // namespace cubenight::draft
