#include <algorithm>
#include <bit>
#include <utility>

#include "engine/cards/effect_tree.hpp"
#include "engine/cards/unseen.hpp"
#include "tests/support/random_effect_writer.hpp"

namespace cubenight {

void RandomEffect::block(NodeIndex parent, Role role, int least) {
    const NodeIndex here = parent == no_node ? NodeIndex{0} : add(parent, NodeKind::block);
    const bool was_lasting = lasting_;
    lasting_ = role == Role::lasting;
    const bool stands =
        role == Role::lasting || (role == Role::root && place_ != TextPlace::attack && place_ != TextPlace::use);
    if (role == Role::root) limits(here);
    if (stands)
        for (int i =
                 below(3) + (role == Role::lasting || place_ == TextPlace::ability || place_ == TextPlace::attached);
             i > 0; --i)
            standing(here);
    if (role == Role::root && place_ == TextPlace::attack && chance(2)) use_of_attack(here);
    const bool only_stands = role == Role::lasting || (role == Role::root && place_ == TextPlace::attached);
    const int most = only_stands ? 0 : roomy(here) ? least + below(role == Role::root ? 6 : 3) : least;
    NodeIndex before = no_node;
    for (int i = 0; i < most; ++i) {
        action(here, before);
        before = last_[here];
    }
    lasting_ = was_lasting;
}

void RandomEffect::limits(NodeIndex parent) {
    const bool use = place_ == TextPlace::use, attack = place_ == TextPlace::attack;
    if (attack) {
        const bool per_game = chance(5);
        if (chance(3))
            add(parent, NodeKind::once, static_cast<int>(per_game ? OnceKind::per_game : OnceKind::by_name),
                per_game ? word() : 0);
    } else if (use || chance(3)) {
        const int kind = below(use ? 4 : 5);
        if (kind == (use ? 3 : 4)) add(parent, NodeKind::often);
        else add(parent, NodeKind::once, kind, static_cast<OnceKind>(kind) == OnceKind::per_game ? word() : 0);
    }
    if (!use && !attack && chance(1)) add(parent, NodeKind::no_stack);
    const bool from_elsewhere = place_ == TextPlace::anywhere || place_ == TextPlace::ability;
    if (from_elsewhere && chance(1)) add(parent, NodeKind::from_zone, below(2));
    if (chance(1)) {
        const bool attacked = std::exchange(attacked_, true);
        const bool attached = place_ == TextPlace::anywhere || place_ == TextPlace::attached;
        const NodeIndex limit = add(parent, NodeKind::only_if, attached && chance(5));
        predicate(limit);
        // It asks nothing that its player does not see.
        if (asks_of_unseen(effect_.nodes, limit, OwnHand::seen))
            for (std::size_t i = limit; i < effect_.nodes.size(); ++i)
                if (Node& node = effect_.nodes[i]; node.kind == NodeKind::zone) {
                    node.sub = static_cast<std::uint8_t>(Zone::discard);
                    node.number = static_cast<std::int16_t>(Side::my);
                }
        attacked_ = attacked;
    }
    prices_ = true;
    if (chance(1)) block(add(parent, NodeKind::cost), Role::inner);
    prices_ = false;
}

// What it names for itself is forgotten behind it; of what was named before, what lasts keeps two.
void RandomEffect::standing(NodeIndex parent) {
    const unsigned bound = bound_;
    const bool flipped = std::exchange(flipped_, false), done = std::exchange(done_, false),
               attacked = std::exchange(attacked_, true);
    if (lasting_)
        while (std::popcount(bound_) > 2) bound_ &= bound_ - 1;
    standing_part(parent);
    bound_ = bound;
    flipped_ = flipped, done_ = done, attacked_ = attacked;
}

void RandomEffect::standing_part(NodeIndex parent) {
    switch (below(4)) {
        case 0: return trigger(parent, NodeKind::when);
        case 1: return trigger(parent, NodeKind::instead);
        case 2: {
            const NodeIndex here = add(parent, NodeKind::while_);
            predicate(here);
            return give(here);
        }
        default: return give(parent);
    }
}

// What an attack says of its own use.
void RandomEffect::use_of_attack(NodeIndex parent) {
    NodeIndex above = parent;
    const bool done = std::exchange(done_, false);
    if (chance(5)) predicate(above = add(parent, NodeKind::while_));
    const unsigned bound = bound_;
    const NodeIndex here = add(above, NodeKind::give);
    const NodeIndex select = add(add(here, NodeKind::selection), NodeKind::select);
    add(select, NodeKind::place, static_cast<int>(Place::this_), static_cast<int>(Side::none));
    if (chance(5)) {
        const NodeIndex cost = add(here, NodeKind::cost_change, static_cast<int>(ChangeKind::fixed));
        for (int i = 1 + below(3); i > 0; --i) add(cost, NodeKind::cost_units, 0, 1 << below(type_count));
    } else {
        const NodeIndex action = add(add(here, NodeKind::can), NodeKind::action, static_cast<int>(ActionKind::attack));
        if (chance(5)) predicate(action);
    }
    done_ = done;
    bound_ = bound;
}

void RandomEffect::give(NodeIndex parent) {
    const bool live = lasting_ && chance(5);
    const NodeIndex here = add(parent, NodeKind::give, static_cast<int>(live ? Liveness::live : Liveness::snapshot));
    const bool of_itself = place_ == TextPlace::play && !lasting_;  // a played card gives others nothing that stands
    const bool of_player = !live && !of_itself && chance(3);
    if (of_player) add(here, NodeKind::player, player());
    else if (of_itself)
        add(add(add(here, NodeKind::selection), NodeKind::select), NodeKind::place, static_cast<int>(Place::this_),
            static_cast<int>(Side::none));
    else receivers(here);
    for (int i = roomy(here) ? 1 + below(4) : 1; i > 0; --i) of_player ? player_modifier(here) : modifier(here);
}

// Each may have a name, where they are of one selection.
void RandomEffect::receivers(NodeIndex parent) {
    const NodeIndex here = add(parent, NodeKind::selection);
    const NodeIndex first = add(here, NodeKind::select);
    place(first);
    if (chance(3)) {
        const int variable = named_variable();
        bind(variable);
        effect_.nodes[first].number = static_cast<std::int16_t>(variable + 1);
    } else if (roomy(parent) && chance(2)) {
        select(here, Naming::none, Counted::no);
    }
}

void RandomEffect::event(NodeIndex parent, TextEvent kind) {
    auto turn = chance(2) ? EventTurn::from_hand : EventTurn::any;
    const bool heard = effect_.nodes[parent].kind != NodeKind::happened;
    if (heard && (kind == TextEvent::drawn || kind == TextEvent::attached) && chance(3)) turn = EventTurn::for_turn;
    if (heard && kind == TextEvent::discarded && chance(3)) turn = EventTurn::for_retreat;
    const NodeIndex here = add(parent, NodeKind::event, static_cast<int>(kind), static_cast<int>(turn));
    if (is_of_conditions(effect_.nodes[here])) effect_.nodes[here].number = static_cast<std::int16_t>(below(31));
    if (kind == TextEvent::attacks && chance(5)) attack_name(here);
    const bool remembered = std::exchange(remembered_, !heard);
    if (chance(4) && !is_of_a_turn(effect_.nodes, here))
        selection(add(here, NodeKind::of), remembered_ ? Naming::none : Naming::by_as);
    remembered_ = remembered;
    if (!chance(2)) return;
    const NodeIndex where = add(here, NodeKind::at);
    if (chance(5)) place(where);
    else zone(where);
}

void RandomEffect::by_whom(NodeIndex parent) {
    if (!chance(3)) return;
    const bool remembered = std::exchange(remembered_, effect_.nodes[parent].kind == NodeKind::happened);
    selection(add(parent, NodeKind::by_whom), remembered_ ? Naming::none : Naming::by_as);
    remembered_ = remembered;
}

void RandomEffect::by_text(NodeIndex parent, TextEvent event) {
    const bool damage = event == TextEvent::knocked_out && chance(3);
    const NodeIndex here = add(parent, NodeKind::by_whom, damage ? 1 : 1 + below(4), damage);
    if (!chance(4)) return;
    const bool remembered = std::exchange(remembered_, effect_.nodes[parent].kind == NodeKind::happened);
    damage ? selection_of_pokemon(here) : selection(here, remembered_ ? Naming::none : Naming::by_as);
    remembered_ = remembered;
}

void RandomEffect::trigger(NodeIndex parent, NodeKind kind) {
    const NodeIndex here = add(parent, kind);
    static constexpr TextEvent replaceable[] = {TextEvent::damaged,     TextEvent::knocked_out, TextEvent::drawn,
                                                TextEvent::prize_taken, TextEvent::played,      TextEvent::checkup,
                                                TextEvent::discarded};
    const auto what = kind == NodeKind::instead ? replaceable[below(7)] : static_cast<TextEvent>(below(22));
    event(here, what);
    if (is_done_by_text(what) && chance(5)) by_text(here, what);
    else by_whom(here);
    const bool attack = attack_, instead = instead_;
    attack_ = place_ == TextPlace::anywhere || place_ == TextPlace::attack || what == TextEvent::attacks;
    done_ = what == TextEvent::damaged || what == TextEvent::healed;
    static constexpr TextEvent of_no_attack[] = {TextEvent::checkup,  TextEvent::turn_ends, TextEvent::turn_starts,
                                                 TextEvent::set_up,   TextEvent::played,    TextEvent::ability_used,
                                                 TextEvent::retreats, TextEvent::remains};
    attacked_ = std::ranges::find(of_no_attack, what) == std::end(of_no_attack);
    instead_ = kind == NodeKind::instead;
    block(here, Role::inner, 1);
    attack_ = attack;
    instead_ = instead;
}

void RandomEffect::action(NodeIndex parent, NodeIndex before) {
    if (before != no_node && chance(1)) return body(add(parent, NodeKind::then_));
    if (roomy(parent) && chance(3)) return control(parent);
    if (instead_ && chance(2)) return static_cast<void>(add(parent, NodeKind::proceed));
    if (attack_ && chance(2))
        return attack_verb(parent), void(done_ = done_ || effect_.nodes[last_[parent]].kind != NodeKind::before_damage);
    verb(parent);
}

// One statement, or two and more in a block.
void RandomEffect::body(NodeIndex parent) {
    if (roomy(parent) && chance(3)) return block(parent, Role::inner, 2);
    action(parent, no_node);
}

void RandomEffect::control(NodeIndex parent) {
    switch (below(8)) {
        case 0: {
            const NodeIndex here = add(parent, NodeKind::may);
            block(here, Role::inner);
            if (chance(4)) block(here, Role::inner);
            return;
        }
        case 1: {
            const NodeIndex here = add(parent, NodeKind::if_);
            asking_predicate(here);
            block(here, Role::inner);
            if (chance(4)) block(here, Role::inner);
            return;
        }
        case 2: {
            const NodeIndex here = add(parent, NodeKind::each, 0, named_variable());
            selection(here);
            bind(effect_.nodes[here].number);
            return block(here, Role::inner);
        }
        case 3: return either(parent);
        case 4: return flip(parent);
        case 5: return block(add(parent, NodeKind::by, player()), Role::inner);
        case 6: return prices_ ? lasting(parent) : choose(parent);
        default: return lasting(parent);
    }
}

void RandomEffect::either(NodeIndex parent) {
    const NodeIndex here = add(parent, NodeKind::either);
    if (chance(5)) {
        range(here, {0, 1, 2, 3, 4});
        const NodeIndex made = effect_.nodes[here].first;
        Node& number = effect_.nodes[effect_.nodes[made].first == no_node ? made : effect_.nodes[made].first];
        if (effect_.nodes[made].sub == static_cast<int>(RangeKind::number)) number.number = 2;  // one is not written
    }
    for (int i = 2 + below(2); i > 0; --i) block(here, Role::inner);
}

void RandomEffect::flip(NodeIndex parent) {
    const NodeIndex here = add(parent, NodeKind::flip);
    if (chance(8)) quantity(here);
    flipped_ = true;
    int faces = 1 + below(31);
    for (int face = 0; face < 5; ++face)
        if (faces >> face & 1) body(add(here, NodeKind::face, face));
}

void RandomEffect::choose(NodeIndex parent) {
    const NodeIndex here = add(parent, NodeKind::choose, 0, named_variable());
    if (chance(5)) {
        selection(here);
    } else if (chance(3)) {
        count(here);
    } else {
        const NodeIndex value = add(here, NodeKind::value, below(5));
        const auto kind = sub_as<ValueKind>(effect_.nodes[value]);
        const bool of = kind == ValueKind::attack || kind == ValueKind::name || chance(4);
        if (of) kind == ValueKind::number ? quantity(value) : selection(value);
        if (kind == ValueKind::type && chance(3))
            effect_.nodes[value].number = static_cast<std::int16_t>(1 + below(type_count));
    }
    bind(effect_.nodes[here].number);
}

void RandomEffect::lasting(NodeIndex parent) {
    const NodeIndex here = add(parent, NodeKind::lasting);
    const auto kind = static_cast<SpanKind>(below(5));
    const bool of_player = kind == SpanKind::next_turn || kind == SpanKind::until_end_of_next_turn;
    const NodeIndex span = add(here, NodeKind::span, static_cast<int>(kind), of_player ? player() : 0);
    while (kind == SpanKind::while_ && std::popcount(bound_) > 2) bound_ &= bound_ - 1;  // what lasts keeps two
    const bool flipped = std::exchange(flipped_, false), done = std::exchange(done_, false),
               attacked = std::exchange(attacked_, true);
    if (kind == SpanKind::while_) predicate(span);
    flipped_ = flipped, done_ = done, attacked_ = attacked;
    const bool instead = instead_;
    instead_ = false;
    block(here, Role::lasting);
    instead_ = instead;
}

}  // namespace cubenight
