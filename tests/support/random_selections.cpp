#include "engine/cards/effect_tree.hpp"
#include "tests/support/random_effect_writer.hpp"

namespace cubenight {

RandomEffect::Counted RandomEffect::counted_below(NodeIndex parent) const {
    return means_all_that_fit(effect_.nodes[parent].kind) ? Counted::no : Counted::yes;
}

void RandomEffect::selection(NodeIndex parent, Naming naming) {
    const NodeIndex here = add(parent, NodeKind::selection);
    for (int i = roomy(parent) && chance(2) ? 2 + below(2) : 1; i > 0; --i) select(here, naming, counted_below(parent));
}

// One with Pokémon in it, cards beside them or not.
void RandomEffect::selection_of_pokemon(NodeIndex parent) {
    const NodeIndex here = add(parent, NodeKind::selection);
    place(add(here, NodeKind::select));
    for (int i = roomy(parent) && chance(2) ? 1 + below(2) : 0; i > 0; --i)
        select(here, remembered_ ? Naming::none : Naming::by_as, counted_below(parent));
}

// Whom something is done to that is done to Pokémon: not the card itself, where that is none.
void RandomEffect::pokemon_meant(NodeIndex parent) {
    if (!of_card()) return selection(parent);
    const NodeIndex here = add(parent, NodeKind::selection);
    add(add(here, NodeKind::select), NodeKind::place, static_cast<int>(Place::pokemon), below(4));
}

void RandomEffect::select(NodeIndex parent, Naming naming, Counted counted) {
    const NodeIndex here = add(parent, NodeKind::select);
    if (counted == Counted::yes && chance(4)) range(here, {0, 1, 2, 3, 4, 5});
    const int base = below(!roomy(parent) ? 6 : remembered_ ? 10 : 12);
    if (base < 6) {
        if (bound_ && base < 2) add(here, NodeKind::var, 0, any_variable());
        else if (base < 4) place(here);
        else zone(here);
        if (roomy(parent) && chance(3)) set(here);
    } else if (base < 10) {
        const NodeIndex on = add(here, NodeKind::on, below(remembered_ ? 3 : 5));
        if (chance(3)) set(on);
        select(on, Naming::none, Counted::no);  // a number behind `on` needs one before it
    } else {
        const NodeIndex end = add(here, base == 10 ? NodeKind::top_of : NodeKind::bottom_of);
        if (chance(2)) set(end);
        else quantity(end);
        zone(end);
    }
    if (naming == Naming::none || !chance(1)) return;
    const int variable = named_variable();
    bind(variable);
    effect_.nodes[here].number = static_cast<std::int16_t>(variable + 1);
}

void RandomEffect::range(NodeIndex parent, std::initializer_list<int> kinds) {
    const auto kind = static_cast<RangeKind>(pick(kinds));
    const NodeIndex here = add(parent, NodeKind::range, static_cast<int>(kind));
    const bool plain = kind == RangeKind::number || (kind == RangeKind::random && chance(7));
    if (plain) add(here, NodeKind::integer, 0, 1 + below(9));
    else if (kind == RangeKind::random) count(here);  // a number stands before the word
    if (kind == RangeKind::up_to || kind == RangeKind::exactly) atom(here);
}

void RandomEffect::place(NodeIndex parent) {
    int place = below(6);
    const bool nobody_holds = place_ == TextPlace::play || place_ == TextPlace::stadium;
    if (place == static_cast<int>(Place::holder) && nobody_holds) place = static_cast<int>(Place::this_);
    if (place == static_cast<int>(Place::attacker) && !attacked_) place = static_cast<int>(Place::this_);
    // A played card has no place to give.
    if (exchanges_ && place_ == TextPlace::play && place == static_cast<int>(Place::this_))
        place = static_cast<int>(Place::pokemon);
    const int side = place < static_cast<int>(Place::active) ? static_cast<int>(Side::none) : below(4);
    add(parent, NodeKind::place, place, side);
}

void RandomEffect::zone(NodeIndex parent) {
    const auto zone = static_cast<Zone>(below(6));
    add(parent, NodeKind::zone, static_cast<int>(zone),
        zone == Zone::stadium ? (chance(5) ? static_cast<int>(Side::none) : below(2)) : below(4));
}

void RandomEffect::deck(NodeIndex parent) { add(parent, NodeKind::zone, static_cast<int>(Zone::deck), below(4)); }

void RandomEffect::set(NodeIndex parent) {
    const NodeIndex here = add(parent, NodeKind::set);
    for (int i = 1 + below(2); i > 0; --i) filter(here);
    const Node& of = effect_.nodes[parent];
    const bool of_energy = of.kind == NodeKind::on && sub_as<AttachedKind>(of) == AttachedKind::energy;
    for (NodeIndex basic; (basic = stray_basic(effect_.nodes, here, of_energy)) != no_node;)
        effect_.nodes[basic].sub = static_cast<std::uint8_t>(KindWord::basic_energy);
    if (roomy(parent) && chance(1)) {
        const NodeIndex one_of = add(here, NodeKind::one_of);
        for (int i = 2 + below(2); i > 0; --i) kind(one_of);
    }
}

void RandomEffect::relation(NodeIndex here) {
    const int which = below(7);
    effect_.nodes[here].number = static_cast<std::int16_t>(which);
    if (which < static_cast<int>(Relation::odd)) quantity(here);
}

void RandomEffect::filter(NodeIndex parent) {
    if (roomy(parent) && chance(1)) return filter(add(parent, NodeKind::not_filter));
    if (chance(4)) return kind(parent);
    if (!remembered_ && chance(4)) return filter_of_pokemon(parent);
    other_filter(parent);
}

// What only a Pokémon in play has.
void RandomEffect::filter_of_pokemon(NodeIndex parent) {
    switch (below(roomy(parent) ? 4 : 3)) {
        case 0: return static_cast<void>(add(parent, NodeKind::full));
        case 1: return static_cast<void>(add(parent, NodeKind::marked, 0, word()));
        case 2: {
            const auto which = static_cast<SpecialCondition>(below(condition_count));
            const bool counted = which == SpecialCondition::burned || which == SpecialCondition::poisoned;
            if (chance(2)) return static_cast<void>(add(parent, NodeKind::ill, any_condition));
            return static_cast<void>(
                add(parent, NodeKind::ill, static_cast<int>(which), counted && chance(4) ? 1 + below(9) : 0));
        }
        default: {
            const NodeIndex here = add(parent, NodeKind::carries, below(3));
            if (chance(3)) set(here);
            relation(here);
        }
    }
}

int RandomEffect::stat_asked() { return remembered_ ? pick({0, 2, 4}) : below(5); }

void RandomEffect::other_filter(NodeIndex parent) {
    switch (below(roomy(parent) ? 11 : 7)) {
        case 0: return static_cast<void>(add(parent, NodeKind::other));
        case 1:
            return static_cast<void>(remembered_ ? add(parent, NodeKind::other)
                                                 : add(parent, NodeKind::distinct, below(2)));
        case 2: return static_cast<void>(add(parent, NodeKind::name, below(2), word()));
        case 3: return static_cast<void>(add(parent, NodeKind::has_ability, below(5), chance(4) ? word() + 1 : 0));
        case 4:
            return static_cast<void>(remembered_ ? add(parent, NodeKind::other)
                                                 : add(parent, NodeKind::extreme, stat_asked(), below(2)));
        case 5: return static_cast<void>(add(parent, NodeKind::evolves_from, 0, word()));
        case 6: {
            const int type = below(type_count + 1);  // the last is none
            return static_cast<void>(add(parent, NodeKind::has_affinity, below(2), type == type_count ? 0 : 1 << type));
        }
        case 7: return attack_name(add(parent, NodeKind::has_attack));
        case 8: return selection(add(parent, NodeKind::shares, below(2)));
        case 9: return selection(add(parent, NodeKind::evolves_from));
        default: return relation(add(parent, NodeKind::stat_compare, stat_asked()));
    }
}

void RandomEffect::kind(NodeIndex parent) {
    if (bound_ && chance(2))
        return static_cast<void>(add(parent, NodeKind::kind, static_cast<int>(KindWord::variable), any_variable()));
    auto word_kind = static_cast<KindWord>(below(21));
    if (remembered_ && word_kind >= KindWord::face_up) word_kind = KindWord::pokemon;
    if (remembered_ && word_kind == KindWord::evolved) word_kind = KindWord::evolution;
    int number = 0;
    if (word_kind == KindWord::type) number = 1 << below(type_count) | 1 << below(type_count);
    if (word_kind == KindWord::trait) number = word();
    if (word_kind == KindWord::rule_box) number = below(static_cast<int>(RuleBox::tera) + 1);
    const NodeIndex here = add(parent, NodeKind::kind, static_cast<int>(word_kind), number);
    if (word_kind != KindWord::at) return;
    if (!remembered_ && chance(5)) place(here);
    else zone(here);
}

}  // namespace cubenight
