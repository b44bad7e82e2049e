// Numbers, and what is counted.
#include "engine/cards/ultraman/wording/zh/chinese.hpp"

namespace cubenight::ultraman::wording {

std::string Chinese::stat(const Node& stat) const {
    const bool many = text_[text_[stat.first].first].next != no_node || text_.is_many(text_.first(stat.first));
    const Phrase of = sub_as<Stat>(stat) == Stat::area ? Phrase::area_of : many ? Phrase::total : Phrase::stat_of;
    return say(of, {bare_all(stat.first), stat_word(sub_as<Stat>(stat))});
}

std::string Chinese::quantity(NodeIndex index) const {
    const Node& node = text_[index];
    const auto both = [&](Phrase joined) {
        return say(joined, {quantity(node.first), quantity(text_[node.first].next)});
    };
    switch (node.kind) {
        case NodeKind::integer: return std::to_string(node.number);
        case NodeKind::add: return both(Phrase::plus);
        case NodeKind::subtract: return both(Phrase::minus);
        case NodeKind::multiply: return both(Phrase::times);
        case NodeKind::minimum: return both(Phrase::lower_of);
        case NodeKind::maximum: return both(Phrase::higher_of);
        case NodeKind::divide: return say(Phrase::divided, {quantity(node.first), std::to_string(node.number)});
        case NodeKind::rounds: return say(Phrase::rounds);
        case NodeKind::variable:
            if (const Held held = text_.bound(node.number).held; held == Held::cards || held == Held::characters)
                return say(Phrase::number_of, {name_of(node.number)});
            return name_of(node.number);
        case NodeKind::stat: return stat(node);
        case NodeKind::count: {
            Thing first = text_.first(node.first);
            if (const auto same = first.kinds.front().distinct) {
                for (Traits& traits : first.kinds) traits.distinct.reset();
                return say(Phrase::kinds_number, {bare(first), shared(*same)});
            }
            return say(Phrase::number_of, {bare_all(node.first)});
        }
        case NodeKind::half:
        case NodeKind::heads:
        case NodeKind::done:
#define CUBENIGHT_NAMED_quantity
#include "engine/cards/ultraman/other_kinds.def"
            break;
    }
    return "";
}

std::string Chinese::for_every(const Scaled& scaled) const {
    const Node& unit_node = text_[scaled.unit];
    const std::string every = std::to_string(scaled.every);
    if (unit_node.kind == NodeKind::rounds)
        return say(Phrase::for_every_level, {say(Phrase::any_side), say(Phrase::round), every, ""});
    if (unit_node.kind == NodeKind::stat) {
        const bool many = text_.is_many(text_.first(unit_node.first));
        return say(Phrase::for_every_level, {bare_all(unit_node.first), stat_word(sub_as<Stat>(unit_node)), every,
                                             many ? say(Phrase::in_total) : ""});
    }
    Thing first = text_.first(unit_node.first);
    if (const auto same = first.kinds.front().distinct) {
        for (Traits& traits : first.kinds) traits.distinct.reset();
        return say(Phrase::for_every_kind, {bare(first), shared(*same), every});
    }
    // "我方每有2名怪獸宇宙人系列，"
    const bool side_first = first.base == Base::characters && first.side != Side::any &&
                            text_[text_[unit_node.first].first].next == no_node;
    const std::string what = side_first ? kinds(first) : bare_all(unit_node.first);
    return say(Phrase::for_every, {every, say(unit(first)), what, side_first ? whose(first.side) : ""});
}

}  // namespace cubenight::ultraman::wording
