// Numbers, and what is counted.
#include <algorithm>

#include "engine/cards/ultraman/wording/en/english.hpp"
#include "engine/cards/wording/en/phrases.hpp"

namespace cubenight::ultraman::wording {

using cubenight::wording::listed;

// "the total level of your characters", "the BP of the battle opponent"
std::string English::sum(const Node& stat) const {
    const Thing of = text_.first(stat.first);
    const bool many = text_.is_many(of) || text_[text_[stat.first].first].next != no_node;
    const std::string total = many ? "total " : "";
    std::vector<std::string> nouns;
    for (const Thing& thing : text_.things(stat.first)) nouns.push_back(bare(thing, true));
    const std::string whose = " of " + listed(nouns, "and");
    switch (sub_as<Stat>(stat)) {
        case Stat::level: return "the " + total + "level" + whose;
        case Stat::round: return "the " + total + "round" + whose;
        case Stat::bp: return "the " + total + "BP" + whose;
        case Stat::area: return "the number of the battle area" + whose;
        case Stat::printed_extra: return "the " + total + "printed EXTRA BP" + whose;
        case Stat::printed_single:
        case Stat::printed_double:
        case Stat::printed_triple:
        case Stat::printed_quad: break;
    }
    const auto column = static_cast<State>(stat.sub - static_cast<int>(Stat::printed_single));
    return "the " + total + "printed " + std::string(state_word(column)) + " BP" + whose;
}

std::string English::quantity(NodeIndex index) const {
    const Node& node = text_[index];
    const auto both = [&](std::string_view between) {
        return quantity(node.first) + std::string(between) + quantity(text_[node.first].next);
    };
    switch (node.kind) {
        case NodeKind::integer: return std::to_string(node.number);
        case NodeKind::add: return both(" plus ");
        case NodeKind::subtract: return both(" minus ");
        case NodeKind::multiply: return both(" times ");
        case NodeKind::minimum: return "the lower of " + both(" and ");
        case NodeKind::maximum: return "the higher of " + both(" and ");
        case NodeKind::divide:
            return quantity(node.first) + " divided by " + std::to_string(node.number) + " (rounded down)";
        case NodeKind::rounds: return "the number of battle areas on the field";
        case NodeKind::variable:
            if (const Held held = text_.bound(node.number).held; held == Held::cards || held == Held::characters)
                return "the number of " + name_of(node.number);
            return name_of(node.number);
        case NodeKind::stat: return sum(node);
        case NodeKind::count: {
            const Thing first = text_.first(node.first);
            if (first.kinds.front().distinct) return "the number of " + different(first);
            std::vector<std::string> nouns;
            for (const Thing& thing : text_.things(node.first)) nouns.push_back(bare(thing, true));
            return "the number of " + listed(nouns, "and");
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

// "different character names among your Ultraman"
std::string English::different(Thing thing) const {
    const SameIn same = *thing.kinds.front().distinct;
    for (Traits& traits : thing.kinds) traits.distinct.reset();
    return "different " + shared(same, true) + " among " + bare(thing, true);
}

// " for each of your [DYNA]", " for every 10 levels in total of your characters"
std::string English::for_each_unit(const Scaled& scaled) const {
    const Node& unit = text_[scaled.unit];
    const std::string every = scaled.every > 1 ? " for every " + std::to_string(scaled.every) + " " : " for each ";
    const bool many = scaled.every > 1;
    if (unit.kind == NodeKind::rounds) return every + (many ? "battle areas on the field" : "battle area on the field");
    if (unit.kind == NodeKind::stat) {
        const auto stat = sub_as<Stat>(unit);
        const std::string word = stat == Stat::level ? "level" : stat == Stat::round ? "round" : "point";
        const Thing of = text_.first(unit.first);
        const std::string whole = stat == Stat::level || stat == Stat::round ? "" : " of " + sum(unit);
        return every + word + (many ? "s" : "") +
               (whole.empty() ? (text_.is_many(of) ? " in the total of " : " of ") + bare(of, true) : whole);
    }
    Thing thing = text_.first(unit.first);
    if (thing.kinds.front().distinct) {
        if (many) return every + different(thing);
        const SameIn same = *thing.kinds.front().distinct;
        for (Traits& traits : thing.kinds) traits.distinct.reset();
        return " for each different " + shared(same, false) + " among " + bare(thing, true);
    }
    std::vector<std::string> nouns;
    unnumbered_ = true;  // of several that are counted together
    const bool alike = std::ranges::all_of(text_.things(unit.first), [&](const Thing& one) {
        return one.base == Base::variable && bare(one, true) == bare(thing, true);
    });
    if (alike && text_.things(unit.first).size() > 1) nouns.push_back(many ? bare(thing, true) : each_of(thing));
    unnumbered_ = false;
    if (nouns.empty())
        for (const Thing& one : text_.things(unit.first))
            nouns.push_back(many ? (one.base == Base::characters ? "of " : "") + bare(one, true) : each_of(one));
    if (many) return every + listed(nouns, "or");
    return " for " + listed(nouns, "and");
}

}  // namespace cubenight::ultraman::wording
