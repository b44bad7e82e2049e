// Numbers, and what is counted.
#include "engine/cards/ultraman/wording/ja/japanese.hpp"
#include "engine/cards/ultraman/wording/ja/phrases.hpp"

namespace cubenight::ultraman::wording {

std::string Japanese::stat(const Node& stat) const {
    const bool many = text_[text_[stat.first].first].next != no_node || text_.is_many(text_.first(stat.first));
    return bare_all(stat.first) + "の" + japanese::stat(sub_as<Stat>(stat)) + (many ? "の合計" : "");
}

std::string Japanese::quantity(NodeIndex index) const {
    const Node& node = text_[index];
    const auto both = [&](std::string_view between, std::string_view end) {
        return quantity(node.first) + std::string(between) + quantity(text_[node.first].next) + std::string(end);
    };
    switch (node.kind) {
        case NodeKind::integer: return std::to_string(node.number);
        case NodeKind::add: return both("に", "を足した数");
        case NodeKind::subtract: return both("から", "を引いた数");
        case NodeKind::multiply: return both("に", "を掛けた数");
        case NodeKind::minimum: return both("と", "の小さい方");
        case NodeKind::maximum: return both("と", "の大きい方");
        case NodeKind::divide:
            return quantity(node.first) + "を" + std::to_string(node.number) + "で割った数（端数切り捨て）";
        case NodeKind::rounds: return "場のラウンド数";
        case NodeKind::variable:
            if (const Held held = text_.bound(node.number).held; held == Held::cards || held == Held::characters)
                return name_of(node.number) + (held == Held::cards ? "の枚数" : "の数");
            return name_of(node.number);
        case NodeKind::stat: return stat(node);
        case NodeKind::count: {
            Thing first = text_.first(node.first);
            if (const auto same = first.kinds.front().distinct) {
                for (Traits& traits : first.kinds) traits.distinct.reset();
                return bare(first) + "の" + std::string(japanese::same(*same)) + "の種類数";
            }
            return bare_all(node.first) + (first.cards ? "の枚数" : "の数");
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

// "自分の【DYNA】1体につき"
std::string Japanese::for_every(const Scaled& scaled) const {
    const Node& counted = text_[scaled.unit];
    const std::string every = std::to_string(scaled.every);
    if (counted.kind == NodeKind::rounds) return "場のラウンド数" + every + "につき";
    if (counted.kind == NodeKind::stat) return stat(counted) + every + "につき";
    Thing first = text_.first(counted.first);
    if (const auto same = first.kinds.front().distinct) {
        for (Traits& traits : first.kinds) traits.distinct.reset();
        return bare(first) + "の" + std::string(japanese::same(*same)) + every + "種類につき";
    }
    return bare_all(counted.first) + every + std::string(japanese::unit(first)) + "につき";
}

}  // namespace cubenight::ultraman::wording
