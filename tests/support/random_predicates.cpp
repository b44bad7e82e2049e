#include "tests/support/random_effect_writer.hpp"

namespace cubenight {

// The predicate of an `if`, which may ask players.
void RandomEffect::asking_predicate(NodeIndex parent) {
    agreements_ = 8;
    predicate(parent);
    agreements_ = 0;
}

void RandomEffect::predicate(NodeIndex parent) {
    if (!roomy(parent) || chance(6)) return predicate_leaf(parent);
    const int kind = below(3);
    if (kind == 2) return predicate(add(parent, NodeKind::not_));
    const NodeIndex here = add(parent, kind ? NodeKind::and_ : NodeKind::or_);
    for (int i = 2 + below(2); i > 0; --i) predicate(here);
}

void RandomEffect::predicate_leaf(NodeIndex parent) {
    switch (below(roomy(parent) ? 12 : 4)) {
        case 0: return static_cast<void>(add(parent, NodeKind::first_turn, player()));
        case 11: return static_cast<void>(add(parent, NodeKind::spent, one_player(), word()));
        case 1: return static_cast<void>(add(parent, NodeKind::second_player, player()));
        case 2: return static_cast<void>(add(parent, NodeKind::turn_of, player()));
        case 3:
            if (agreements_ == 0) return static_cast<void>(add(parent, NodeKind::turn_of, player()));
            --agreements_;
            return static_cast<void>(add(parent, NodeKind::agrees, one_player()));
        case 4: return happened(parent);
        case 5:
        case 6: {
            const NodeIndex here = add(parent, NodeKind::compare, below(7));
            quantity(here);
            if (effect_.nodes[here].sub < static_cast<int>(Relation::odd)) quantity(here);
            return;
        }
        case 7:
        case 8: return selection(add(parent, NodeKind::any));
        default: {
            const NodeIndex here = add(parent, NodeKind::is);
            selection(here);
            filter(here);
        }
    }
}

// Chains lean to the left: (a + b) - c.
void RandomEffect::sum(NodeIndex parent, int terms) {
    if (terms == 1) return product(parent, roomy(parent) && chance(2) ? 2 + below(2) : 1);
    const NodeIndex here = add(parent, chance(5) ? NodeKind::add : NodeKind::subtract);
    sum(here, terms - 1);
    product(here, roomy(here) && chance(2) ? 2 : 1);
}

void RandomEffect::product(NodeIndex parent, int factors) {
    if (factors == 1) return atom(parent);
    const NodeIndex here = add(parent, NodeKind::multiply);
    product(here, factors - 1);
    atom(here);
}

void RandomEffect::count(NodeIndex parent) {
    const NodeIndex here = add(parent, NodeKind::count);
    roomy(here) && chance(1) ? happened(here) : selection(here);
}

void RandomEffect::happened(NodeIndex parent) { happened(parent, static_cast<TextEvent>(below(22))); }

void RandomEffect::happened(NodeIndex parent, TextEvent what) {
    const NodeIndex here = add(parent, NodeKind::happened, below(4));
    event(here, what);
    if (is_done_by_text(what) && chance(5)) by_text(here, what);
    else by_whom(here);
}

void RandomEffect::atom(NodeIndex parent) {
    if (bound_ && chance(2)) return static_cast<void>(add(parent, NodeKind::variable, 0, any_variable()));
    switch (below(roomy(parent) ? 16 : 6)) {
        case 0:
            return static_cast<void>(flipped_ ? add(parent, NodeKind::heads) : add(parent, NodeKind::integer, 0, 1));
        case 1: return static_cast<void>(done_ ? add(parent, NodeKind::done) : add(parent, NodeKind::integer, 0, 2));
        case 2: return static_cast<void>(add(parent, NodeKind::prizes, below(2), player()));
        case 3: return static_cast<void>(add(parent, NodeKind::bench_room, one_player()));
        case 6: return count(parent);
        case 7: return selection_of_pokemon(add(parent, NodeKind::stat, pick({0, 1, 2, 3, 5})));
        case 10: return happened(add(parent, NodeKind::points), chance(5) ? TextEvent::damaged : TextEvent::healed);
        case 8: return atom(add(parent, NodeKind::half, below(3)));
        case 9: {
            const NodeIndex here = add(parent, chance(5) ? NodeKind::minimum : NodeKind::maximum);
            quantity(here);
            return quantity(here);
        }
        default: add(parent, NodeKind::integer, 0, chance(8) ? below(20) * 10 : below(10'000));
    }
}

}  // namespace cubenight
