// Damage, and what else an attack does by itself.
#include <utility>

#include "engine/cards/wording/zh/chinese.hpp"

namespace cubenight::wording {

// "弱点、抗性" as one thing.
std::vector<std::string> Chinese::affinities(bool weakness, bool resistance) const {
    if (weakness && resistance) return {say(Phrase::weakness_and_resistance)};
    if (weakness) return {say(Phrase::weakness)};
    return resistance ? std::vector{say(Phrase::resistance)} : std::vector<std::string>{};
}

// "30", "与这只宝可梦的剩余HP相同数值的"
std::string Chinese::damage_of(NodeIndex quantity) {
    const NodeKind kind = at(quantity).kind;
    const bool number = kind == NodeKind::integer || kind == NodeKind::multiply;
    return say(number ? Phrase::damage_points : Phrase::as_much_damage, value(quantity));
}

// Of `min(so much for each of something, 100)` the number that limits it; else `no_node`.
NodeIndex Chinese::limit_of(NodeIndex quantity) const {
    if (at(quantity).kind != NodeKind::minimum) return no_node;
    const NodeIndex left = at(quantity).first, right = at(left).next;
    const auto number = [&](NodeIndex part) {
        const NodeIndex by = at(part).kind == NodeKind::multiply ? at(part).first : no_node;
        return at(part).kind == NodeKind::integer ||
               (by != no_node && at(by).kind == NodeKind::integer && at(at(by).next).kind == NodeKind::integer);
    };
    const auto product = [&](NodeIndex part) { return at(part).kind == NodeKind::multiply && !number(part); };
    if (number(left) && product(right)) return left;
    return number(right) && product(left) ? right : no_node;
}

// What an attack without a printed number does is no addition to anything.
std::string Chinese::more(NodeIndex quantity) {
    const bool all_of_it = is_attack() && source_.damage == 0 && !damage_said_ && !in_lasting_;
    damage_said_ = true;
    if (const NodeIndex most = limit_of(quantity); most != no_node) {
        const NodeIndex left = at(quantity).first, counted = left == most ? at(left).next : left;
        remark(say(all_of_it ? Phrase::no_more_is_done : Phrase::no_more_is_added, value(most)));
        return say(all_of_it ? Phrase::does_damage : Phrase::more_damage, damage_of(counted));
    }
    return say(all_of_it ? Phrase::does_damage : Phrase::more_damage, damage_of(quantity));
}

std::string Chinese::damage(const Node& node) {
    const NodeIndex target = at(node.first).next;
    const std::string much = damage_of(node.first);
    const Thing whom = things(target, Use::subject);
    const Node& base = place_of(at(base_of(nodes_, at(target).first)));
    const bool place = base.kind == NodeKind::place;
    const bool benched = place && sub_as<Place>(base) == Place::bench;
    const bool anybody = place && sub_as<Place>(base) == Place::pokemon;
    const bool itself = is_this(base);
    if (node.sub & raw_bench) remark(say(Phrase::bench_counts_both));
    else if (benched || (anybody && !(node.sub & (raw_plain | raw_weakness | raw_resistance))))
        remark(say(Phrase::bench_counts_none));
    const bool plain = !benched && !itself && (node.sub & raw_plain);
    std::vector<std::string> without = affinities(plain || node.sub & raw_weakness, plain || node.sub & raw_resistance);
    if (node.sub & raw_effects) without.push_back(say(Phrase::effects_on_it));
    const std::string regardless =
        without.empty() ? "" : say(Phrase::this_damage_ignores, listed(without, Phrase::both_and));
    const bool also = is_attack() && (source_.damage > 0 || damage_said_);
    const bool several = whom.several;
    const Phrase frame = several ? (also ? Phrase::damages_each_also : Phrase::damages_each)
                                 : (also ? Phrase::damages_also : Phrase::damages);
    const std::string chance = whom.random ? say(Phrase::at_random_among) : "";
    return say(frame, chance + whom.words(), much) + regardless;
}

std::string Chinese::times(NodeIndex quantity, int damage) {
    if (at(quantity).kind == NodeKind::integer)
        return say(Phrase::does_damage, say(Phrase::damage_points, std::to_string(at(quantity).number * damage)));
    const bool before = std::exchange(in_product_, true);
    const std::string product = say(Phrase::product, value(quantity), std::to_string(damage));
    in_product_ = before;
    return say(Phrase::does_damage, say(Phrase::damage_points, product));
}

std::string Chinese::attack_verb(NodeIndex index) {
    const Node& node = at(index);
    if (node.kind == NodeKind::damage) return damage(node);
    if (node.kind == NodeKind::more) return more(node.first);
    if (node.kind == NodeKind::less) {
        const bool number = at(node.first).kind == NodeKind::integer || at(node.first).kind == NodeKind::multiply;
        return number ? say(Phrase::less_damage, damage_of(node.first)) : say(Phrase::less_as_much, value(node.first));
    }
    if (node.kind == NodeKind::times) {
        const Node& by = at(node.first);
        const NodeIndex left = by.kind == NodeKind::multiply ? by.first : no_node;
        if (left != no_node && at(left).kind == NodeKind::integer)
            return times(at(left).next, source_.damage * at(left).number);
        return times(node.first, source_.damage);
    }
    if (node.kind == NodeKind::fail)
        return say(is_attack() && !in_lasting_ ? Phrase::attack_fails : Phrase::that_attack_fails);
    std::vector<std::string> what = affinities(node.sub & raw_weakness, node.sub & raw_resistance);
    if (node.sub & raw_effects) what.push_back(say(Phrase::effects_on_their_active));
    return say(Phrase::attack_ignores, listed(what, Phrase::both_and));
}

}  // namespace cubenight::wording
