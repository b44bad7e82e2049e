#include "tests/support/random_effect_writer.hpp"

namespace cubenight {

void RandomEffect::modifier(NodeIndex parent) {
    if (chance(4)) return number_change(parent);
    if (chance(2)) return cost_change(parent);
    if (chance(4)) return allowed_action(add(parent, chance(5) ? NodeKind::cant : NodeKind::can));
    other_modifier(parent);
}

// What a player can have.
void RandomEffect::player_modifier(NodeIndex parent) {
    switch (below(3)) {
        case 0: return change(add(parent, NodeKind::modify, static_cast<int>(ModNumber::bench_size)));
        case 1: return static_cast<void>(add(parent, NodeKind::coin, 1 + below(2)));
        default: return allowed_action(add(parent, chance(5) ? NodeKind::cant : NodeKind::can));
    }
}

void RandomEffect::other_modifier(NodeIndex parent) {
    switch (below(10)) {
        case 0: return types_or_variable(parent, NodeKind::type_change);
        case 1: return types_or_variable(parent, NodeKind::weakness);
        case 2: return types_or_variable(parent, NodeKind::resistance);
        case 3: {
            const NodeIndex here = add(parent, NodeKind::counts_as);
            const int word = 1 + below(static_cast<int>(KindWord::rule_box));
            const int number =
                word == static_cast<int>(KindWord::rule_box) ? below(static_cast<int>(RuleBox::tera) + 1) : 0;
            return static_cast<void>(add(here, NodeKind::kind, word, number));
        }
        case 4: {
            const NodeIndex here = add(parent, NodeKind::provides);
            for (int i = 1 + below(4); i > 0; --i) {
                const int bits = chance(5) ? 1 << below(type_count) : 1 + below(TypeSet::all().bits);
                add(here, NodeKind::cost_units, 0, bits);
            }
            return;
        }
        case 5: {
            const NodeIndex here = add(parent, NodeKind::no_damage, 0, chance(5) ? -1 : 10 + below(90));
            if (chance(5)) selection(here);
            if (effect_.nodes[here].number < 0 && chance(5))
                for (int i = 1 + below(3); i > 0; --i) add(here, NodeKind::integer, 0, 10 * below(30));
            return;
        }
        case 6: {
            const NodeIndex here = add(parent, NodeKind::no_effects, below(4), below(2));
            return chance(5) ? selection(here) : void();
        }
        case 7: return selection(add(parent, NodeKind::has_attacks));
        case 8: {
            const int what = below(7);
            const NodeIndex here = add(parent, NodeKind::without, what, what == 3 ? below(31) : 0);
            if (takes_abilities(effect_.nodes[here]) && chance(3))
                effect_.nodes[here].number = static_cast<std::int16_t>(word() + 1);
            return;
        }
        default: add(parent, NodeKind::coin, 1 + below(2));
    }
}

void RandomEffect::types_or_variable(NodeIndex parent, NodeKind kind) {
    const bool type_change = kind == NodeKind::type_change;
    const NodeIndex here = add(parent, kind, type_change ? below(2) : 0);
    if (!type_change && chance(4)) {  // with an amount
        const int op = below(3);
        effect_.nodes[here].sub = static_cast<std::uint8_t>(op + 1);
        effect_.nodes[here].number = static_cast<std::int16_t>(op == 0 ? 2 + below(8) : 10 + below(90));
        return static_cast<void>(add(here, NodeKind::kind, static_cast<int>(KindWord::type), 1 << below(type_count)));
    }
    if (bound_ && chance(3)) {
        add(here, NodeKind::kind, static_cast<int>(KindWord::variable), any_variable());
    } else if (!type_change && chance(3)) {
        add(here, NodeKind::kind, static_cast<int>(KindWord::no_type));
    } else {
        const int bits = 1 << below(type_count) | (chance(3) ? 1 << below(type_count) : 0);
        add(here, NodeKind::kind, static_cast<int>(KindWord::type), bits);
    }
}

void RandomEffect::attack_name(NodeIndex parent) {
    if (bound_ && chance(4)) return static_cast<void>(add(parent, NodeKind::attack_name, 1, any_variable()));
    add(parent, NodeKind::attack_name, chance(3) ? 2 : 0, word());
}

void RandomEffect::change(NodeIndex parent) {
    const auto of =
        effect_.nodes[parent].kind == NodeKind::modify ? sub_as<ModNumber>(effect_.nodes[parent]) : ModNumber::hp;
    const bool of_damage = of == ModNumber::deals || of == ModNumber::takes;
    const NodeIndex here = add(parent, NodeKind::change, below(of_damage ? 5 : 4));
    if (sub_as<ChangeKind>(effect_.nodes[here]) == ChangeKind::half) return;
    if (sub_as<ChangeKind>(effect_.nodes[here]) != ChangeKind::none) quantity(here);
}

void RandomEffect::number_change(NodeIndex parent) {
    auto which = static_cast<ModNumber>(below(13));
    if (which == ModNumber::bench_size) which = ModNumber::tools;
    const NodeIndex here = add(parent, NodeKind::modify, static_cast<int>(which));
    if (which == ModNumber::base) attack_name(here);
    change(here);
    const bool directed = which == ModNumber::deals || which == ModNumber::takes;
    if (directed && chance(5)) selection(here);
}

void RandomEffect::cost_change(NodeIndex parent) {
    const int kind = below(4);
    const NodeIndex here = add(parent, NodeKind::cost_change, kind);
    if (chance(5)) attack_name(here);
    if (static_cast<ChangeKind>(kind) == ChangeKind::none) return;
    if (static_cast<ChangeKind>(kind) == ChangeKind::minus && chance(2)) {
        for (int i = 1 + below(3); i > 0; --i) add(here, NodeKind::cost_units, 0, TypeSet::all().bits);
        return;
    }
    for (int i = 1 + below(3); i > 0; --i) add(here, NodeKind::cost_units, 0, 1 << below(type_count));
    if (static_cast<ChangeKind>(kind) != ChangeKind::fixed && chance(2)) atom(here);
}

void RandomEffect::sort_of_pokemon(NodeIndex parent) {
    const NodeIndex select = add(add(parent, NodeKind::selection), NodeKind::select);
    add(select, NodeKind::place, static_cast<int>(Place::pokemon), static_cast<int>(Side::my));
    filter(add(select, NodeKind::set));
}

void RandomEffect::allowed_action(NodeIndex parent) {
    static constexpr int allowed[] = {0, 1, 2, 3, 5, 6, 11, 15};  // what `can` may lift
    const bool lifts = effect_.nodes[parent].kind == NodeKind::can;
    int which = lifts ? allowed[below(8)] : below(15);
    if (!lifts && which == static_cast<int>(ActionKind::discard)) which = 0;
    const auto kind = static_cast<ActionKind>(which);
    const int number = kind == ActionKind::be_cured         ? below(31) | below(3) << cure_way_shift
                       : kind == ActionKind::have_more_than ? below(9)
                       : kind == ActionKind::be_ill         ? below(31)
                       : kind == ActionKind::use_abilities  ? pick({0, 2, 3, 5})
                                                            : 0;
    const NodeIndex here = add(parent, NodeKind::action, static_cast<int>(kind), number);
    if (kind == ActionKind::use_named) attack_name(here);
    const bool may_select =
        kind == ActionKind::play || kind == ActionKind::attach || (kind == ActionKind::evolve && !lifts);
    if (kind == ActionKind::have_more_than) sort_of_pokemon(here);
    else if (may_select && chance(6)) selection(here);
    if (chance(2)) predicate(here);
}

}  // namespace cubenight
