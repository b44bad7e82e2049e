#include "engine/cards/effect_tree.hpp"
#include "engine/cards/meaningless.hpp"
#include "engine/cards/notation/words.hpp"
#include "tests/support/random_effect_writer.hpp"

namespace cubenight {

void RandomEffect::verb(NodeIndex parent) {
    switch (below(4)) {
        case 0: card_verb(parent); break;
        case 1: pokemon_verb(parent); break;
        case 2: simple_verb(parent); break;
        default: counters_verb(parent);
    }
    done_ = true;
}

void RandomEffect::attack_verb(NodeIndex parent) {
    switch (below(6)) {
        case 0: return quantity(add(parent, NodeKind::more));
        case 1: return quantity(add(parent, NodeKind::less));
        case 2: return quantity(add(parent, NodeKind::times));
        case 3: return static_cast<void>(add(parent, NodeKind::ignore, 1 + below(7)));
        case 4: return static_cast<void>(add(parent, NodeKind::fail));
        default: return block(add(parent, NodeKind::before_damage), Role::inner);
    }
}

void RandomEffect::card_verb(NodeIndex parent) {
    constexpr NodeKind kinds[] = {NodeKind::search,  NodeKind::look,     NodeKind::put,     NodeKind::discard,
                                  NodeKind::attach,  NodeKind::move,     NodeKind::shuffle, NodeKind::order,
                                  NodeKind::devolve, NodeKind::exchange, NodeKind::evolve};
    const NodeKind picked = kinds[below(11)];
    const NodeKind kind = prices_ && picked == NodeKind::order ? NodeKind::look : picked;
    const bool flagged = kind == NodeKind::exchange || kind == NodeKind::evolve;
    const int sub = kind == NodeKind::look ? player() : kind == NodeKind::evolve ? below(4) : flagged ? below(2) : 0;
    const NodeIndex here = add(parent, kind, sub);
    if (kind == NodeKind::shuffle && chance(4)) return shuffled_cards(here);
    if (kind == NodeKind::search || kind == NodeKind::shuffle) zone(here);
    if (kind == NodeKind::shuffle) return;
    exchanges_ = kind == NodeKind::exchange;
    if (kind == NodeKind::devolve) pokemon_meant(here);
    else if (exchanges_) selection_of_pokemon(here);
    else selection(here);
    const bool two = flagged || kind == NodeKind::attach || kind == NodeKind::move;
    if (two) selection(here);
    exchanges_ = false;
    if (kind == NodeKind::search) searched_there(here);
    if (kind == NodeKind::attach || kind == NodeKind::move) spread(here);
    if (kind == NodeKind::devolve && chance(5)) quantity(here);
    const bool moves = kind == NodeKind::put || kind == NodeKind::devolve || (kind == NodeKind::search && chance(7));
    if (moves) move_to(here, kind);
}

// What is searched for lies there, some of it.
void RandomEffect::searched_there(NodeIndex search) {
    const NodeIndex zone = effect_.nodes[search].first, wanted = effect_.nodes[zone].next;
    if (!searches_elsewhere(effect_.nodes, zone, wanted)) return;
    NodeIndex base = effect_.nodes[effect_.nodes[wanted].first].first;
    if (effect_.nodes[base].kind == NodeKind::range) base = effect_.nodes[base].next;
    effect_.nodes[zone].sub = effect_.nodes[base].sub;
    effect_.nodes[zone].number = effect_.nodes[base].number;
}

// No whole zone: that is said without a selection.
void RandomEffect::shuffled_cards(NodeIndex parent) {
    const NodeIndex select = add(add(parent, NodeKind::selection), NodeKind::select);
    if (chance(5)) return place(select);
    const NodeIndex on = add(select, NodeKind::on, below(5));
    RandomEffect::select(on, Naming::none, Counted::no);
}

void RandomEffect::pokemon_verb(NodeIndex parent) {
    switch (below(8)) {
        case 0: return pokemon_meant(add(parent, NodeKind::knock_out));
        case 1: {
            const NodeIndex here = add(parent, NodeKind::inflict);
            for (int i = 1 + below(3); i > 0; --i) condition_value(here);
            return pokemon_meant(here);
        }
        case 2: {
            const NodeIndex here = add(parent, NodeKind::cure);
            if (chance(5)) condition_value(here);
            return pokemon_meant(here);
        }
        case 3: return selection(add(parent, NodeKind::use_attack, below(3)));
        case 4: return selection(add(parent, NodeKind::use_text));
        case 5: {
            const int sub = below(3);
            const NodeIndex here = add(parent, NodeKind::switch_, sub);
            if (chance(3)) set(here);
            if (!chance(4)) return;
            const int variable = named_variable();
            bind(variable);
            effect_.nodes[here].number = static_cast<std::int16_t>(variable + 1);
            return;
        }
        default: {
            const NodeIndex here = add(parent, chance(5) ? NodeKind::mark : NodeKind::unmark);
            pokemon_meant(here);
            effect_.nodes[here].number = static_cast<std::int16_t>(word());
        }
    }
}

void RandomEffect::simple_verb(NodeIndex parent) {
    switch (below(7)) {
        case 0: return quantity(add(parent, NodeKind::draw, below(3)));
        case 1: return quantity(add(parent, NodeKind::take_prize));
        case 2: return static_cast<void>(add(parent, NodeKind::end_turn));
        case 3: return static_cast<void>(add(parent, NodeKind::win, player()));
        case 4: return static_cast<void>(add(parent, NodeKind::lose, player()));
        case 5: {
            const NodeIndex here = add(parent, NodeKind::by_hand);
            effect_.nodes[here].number = static_cast<std::int16_t>(word());
            return;
        }
        default: add(parent, NodeKind::again, below(4));
    }
}

void RandomEffect::counters_verb(NodeIndex parent) {
    switch (below(4)) {
        case 0: {
            const NodeIndex here = add(parent, NodeKind::damage, pick({0, 0, 1, 2, 4, 5, 6, 8, 12, 16, 20}));
            quantity(here);
            return pokemon_meant(here);
        }
        case 1: {
            const NodeIndex here = add(parent, NodeKind::counters, below(3));
            quantity(here);
            // Where it is in points, it is no number of counters.
            if (static_cast<CountersKind>(effect_.nodes[here].sub) == CountersKind::number &&
                in_points(effect_.nodes, effect_.nodes[here].first, true))
                effect_.nodes[here].sub = static_cast<std::uint8_t>(CountersKind::worth);
            pokemon_meant(here);
            return spread(here);
        }
        case 2: {
            const NodeIndex here = add(parent, NodeKind::move_counters);
            if (chance(5)) range(here, {1, 2, 3, 4});
            else quantity(here);
            pokemon_meant(here);
            pokemon_meant(here);
            return spread(here);
        }
        default: {
            const auto kind = static_cast<HealKind>(below(3));
            const NodeIndex here = add(parent, NodeKind::heal, static_cast<int>(kind));
            if (kind != HealKind::all) quantity(here);
            pokemon_meant(here);
        }
    }
}

void RandomEffect::move_to(NodeIndex parent, NodeKind verb) {
    const NodeIndex here = add(parent, NodeKind::move_to, below(4));
    const int none = static_cast<int>(Side::none);
    switch (below(8)) {
        case 0: return static_cast<void>(add(here, NodeKind::place, static_cast<int>(Place::bench), none));
        case 1: return static_cast<void>(add(here, NodeKind::place, static_cast<int>(Place::active), none));
        case 2: return static_cast<void>(add(here, NodeKind::aside));
        case 3: return selection(add(here, NodeKind::under));
        case 4: return deck(add(here, NodeKind::top));
        case 5: return deck(add(here, NodeKind::bottom));
        case 6: return deck(add(here, NodeKind::into));
        default: {
            const Zone zone = static_cast<Zone>(pick({1, 2, 3, 4, 5}));
            const bool discarded = verb == NodeKind::put && zone == Zone::discard;
            const Zone to = discarded ? Zone::hand : zone;
            add(here, NodeKind::zone, static_cast<int>(to), to == Zone::stadium ? none : below(4));
        }
    }
}

void RandomEffect::spread(NodeIndex parent) {
    if (chance(4)) add(parent, NodeKind::spread, below(2));
}

void RandomEffect::condition_value(NodeIndex parent) {
    if (bound_ && chance(3))
        return static_cast<void>(add(parent, NodeKind::condition_value, by_variable, any_variable()));
    const int which = below(condition_count);
    const int usual = usual_counters(static_cast<SpecialCondition>(which));
    add(parent, NodeKind::condition_value, which, usual > 0 && chance(4) ? usual + 1 + below(5) : 0);
}

}  // namespace cubenight
