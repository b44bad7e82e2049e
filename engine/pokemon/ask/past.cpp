// What a match remembers (past.hpp), and what texts ask of it (JA E-11, E-23 to E-26).
#include "engine/pokemon/ask/past.hpp"

#include <algorithm>

#include "engine/cards/effect_tree.hpp"
#include "engine/pokemon/ask/filters.hpp"
#include "engine/pokemon/ask/permissions.hpp"
#include "engine/pokemon/ask/quantities.hpp"
#include "engine/pokemon/ask/query.hpp"

namespace cubenight::pokemon {

bool means_side(const Game& g, const Scope& scope, NodeIndex selection, SeatId seat) {
    for (NodeIndex i = scope.node(g, selection).first; i != no_node; i = scope.node(g, i).next) {
        const Node& place = scope.node(g, scope.node(g, i).first);
        if (place.kind != NodeKind::place || place.next != no_node) continue;
        const bool mine = static_cast<Place>(place.sub) == Place::this_;
        if (mine ? seat == scope.controller : side_includes(scope, static_cast<Side>(place.number), seat)) return true;
    }
    return false;
}

bool names_the_attack(const Game& g, const Scope& scope, const Node& event, std::uint16_t attack) {
    const bool named = event.first != no_node && scope.node(g, event.first).kind == NodeKind::attack_name;
    return !named || names_attack(g, scope, event.first, attack);
}

namespace {

// The card with which a Pokémon evolved lies on a card of that name, where it is still there (JA E-23).
bool evolved_from(const Game& g, const PastEvent& past, int name) {
    const std::uint8_t slot = slot_of(g.m, past.subject);
    if (slot == no_slot) return false;
    for (CopyId copy = g.m.pokemon[slot].top; copy != no_copy; copy = g.m.copies[copy.value].next) {
        const CopyId below = g.m.copies[copy.value].next;
        if (g.m.copies[copy.value].card == past.card && below != no_copy && card(g, below).name == name) return true;
    }
    return false;
}

bool is_in(const Game& g, std::uint8_t slot, const PastEvent& past) {
    return slot != no_slot && g.m.pokemon[slot].bottom == past.subject && !past.gone;
}

bool is_this(const Game& g, const Scope& scope, const PastEvent& past) {
    return this_is_pokemon(scope) ? is_in(g, scope.slot, past) : past.subject == scope.source;
}

// Somebody who is there now, and whom the filter names.
template <class Fits>
bool past_peer(Game& g, const Scope& scope, NodeIndex selection, Fits fits) {
    const Candidates found = all_of(g, scope, selection);
    for (CopyId copy : found.set)
        if (fits(object_of(g, copy, found.of_pokemon))) return true;
    return false;
}

// What can be asked of a card that may be gone: what is printed on it.
bool past_filter(Game& g, const Scope& scope, const Node& filter, const PastEvent& past) {
    const CompiledCard& c = g.book.card(past.card);
    switch (filter.kind) {
        case NodeKind::not_filter: return !past_filter(g, scope, scope.node(g, filter.first), past);
        case NodeKind::kind: return printed_kind(scope, filter, c);
        case NodeKind::name: return g.book.is_named(c.name, filter);
        case NodeKind::evolves_from: {
            const auto from = [&](int name) {
                return past.kind == TextEvent::evolved ? evolved_from(g, past, name) : c.evolves_from == name;
            };
            if (filter.first == no_node) return from(filter.number);
            return past_peer(g, scope, filter.first, [&](Object peer) { return from(facts_of(g, peer).name); });
        }
        case NodeKind::shares:
            return past_peer(g, scope, filter.first, [&](Object peer) {
                return is_in_name(filter) ? facts_of(g, peer).name == c.name
                                          : types_of_object(g, peer).has_any(c.types);
            });
        case NodeKind::one_of:
            for (NodeIndex i = filter.first; i != no_node; i = scope.node(g, i).next)
                if (past_filter(g, scope, scope.node(g, i), past)) return true;
            return false;
        case NodeKind::other: return !is_this(g, scope, past);
        case NodeKind::has_ability:
            return std::any_of(c.abilities.begin(), c.abilities.begin() + c.ability_count,
                               [&](const CompiledAbility& ability) {
                                   return ability.kind == static_cast<AbilityKind>(filter.sub) &&
                                          (filter.number == 0 || ability.name == filter.number - 1);
                               });
        case NodeKind::has_affinity: return prints_affinity(c, filter);
        case NodeKind::has_attack:
            return std::any_of(
                c.attacks.begin(), c.attacks.begin() + c.attack_count,
                [&](const CompiledAttack& attack) { return names_attack(g, scope, filter.first, attack.name); });
        case NodeKind::stat_compare: {
            const auto stat = static_cast<Stat>(filter.sub);
            const int printed = stat == Stat::hp || stat == Stat::left ? c.hp
                                : stat == Stat::retreat                ? c.retreat
                                : stat == Stat::attacks                ? c.attack_count
                                                                       : 0;
            return related(static_cast<Relation>(filter.number), printed,
                           filter.first == no_node ? 0 : quantity(g, scope, filter.first));
        }
        case NodeKind::distinct: return true;
        // Only a Pokémon in play is so; of what has happened the reader lets nobody ask it.
        case NodeKind::full:
        case NodeKind::marked:
        case NodeKind::extreme:
        case NodeKind::carries:
        case NodeKind::ill:
#define CUBENIGHT_NAMED_filter
#include "engine/language/other_kinds.def"
            break;
    }
    return false;
}

// Whether the Pokémon was on that side's Active Spot, Bench or either as it happened.
bool was_at(const Scope& scope, const Node& place, const PastEvent& past) {
    const auto where = static_cast<Place>(place.sub);
    if (where == Place::active && past.benched) return false;
    if (where == Place::bench && !past.benched) return false;
    return side_includes(scope, static_cast<Side>(place.number), past.owner());
}

// Whether the place means the one that it happened to.
bool place_means(const Game& g, const Scope& scope, const Node& place, const PastEvent& past) {
    switch (static_cast<Place>(place.sub)) {
        case Place::this_: return is_this(g, scope, past);
        case Place::holder: return is_in(g, scope.slot, past);
        case Place::attacker: return is_in(g, scope.event.cause != no_slot ? scope.event.cause : g.m.attacker, past);
        case Place::active:
        case Place::bench:
        case Place::pokemon: break;
    }
    return was_at(scope, place, past);
}

// Whether the select means the Pokémon that it was attached to: where that one was then, what it is now.
bool past_host(Game& g, const Scope& scope, const Node& select, const PastEvent& past) {
    const CopyId host{detail_of(past).low};
    if (host == no_copy) return false;  // it was attached to nothing
    for (NodeIndex i = select.first; i != no_node; i = scope.node(g, i).next) {
        const Node& node = scope.node(g, i);
        if (node.kind == NodeKind::place) {
            const auto place = static_cast<Place>(node.sub);
            const bool itself = place == Place::this_ || place == Place::holder;
            if (itself ? scope.slot == no_slot || g.m.pokemon[scope.slot].bottom != host : !was_at(scope, node, past))
                return false;
        } else if (node.kind == NodeKind::set) {
            const std::uint8_t slot = slot_of(g.m, host);
            if (slot == no_slot || !passes(g, scope, i, {host, slot})) return false;
        }
    }
    return true;
}

// Energy or a Tool that was attached to a Pokémon then: what it is, and which Pokémon that was.
bool past_attached(Game& g, const Scope& scope, const Node& on, const PastEvent& past) {
    const CompiledCard& c = g.book.card(past.card);
    const auto kind = static_cast<AttachedKind>(on.sub);
    if ((kind == AttachedKind::energy && !is_energy(c.kind)) ||
        (kind == AttachedKind::tools && c.kind != CardKind::tool))
        return false;
    for (NodeIndex i = on.first; i != no_node; i = scope.node(g, i).next) {
        const Node& node = scope.node(g, i);
        if (node.kind == NodeKind::select) return past_host(g, scope, node, past);
        for (NodeIndex f = node.first; f != no_node; f = scope.node(g, f).next)
            if (!past_filter(g, scope, scope.node(g, f), past)) return false;
    }
    return true;
}

// The subject of a past event, as far as the selection can be asked of what may be gone.
bool past_subject(Game& g, const Scope& scope, NodeIndex selection, const PastEvent& past) {
    for (NodeIndex i = scope.node(g, selection).first; i != no_node; i = scope.node(g, i).next) {
        bool fits = true;
        for (NodeIndex part = scope.node(g, i).first; part != no_node && fits; part = scope.node(g, part).next) {
            const Node& node = scope.node(g, part);
            if (node.kind == NodeKind::place) {
                fits = place_means(g, scope, node, past);
            } else if (node.kind == NodeKind::zone) {
                fits = side_includes(scope, static_cast<Side>(node.number), past.owner());
            } else if (node.kind == NodeKind::var) {
                const Binding* binding = find_binding(scope, node.number);
                fits = binding && binding->set.contains(past.subject);
            } else if (node.kind == NodeKind::on) {
                fits = past_attached(g, scope, node, past);
            } else if (node.kind == NodeKind::set) {
                for (NodeIndex f = node.first; f != no_node && fits; f = scope.node(g, f).next)
                    fits = past_filter(g, scope, scope.node(g, f), past);
            }
        }
        if (fits) return true;
    }
    return false;
}

// Who has left play, as one to whom something happened.
PastEvent who_left(const Game& g, CopyId card) {
    PastEvent event{TextEvent::attacks, 0, card, g.m.copies[card.value].card};
    event.set_owner(owner(card));
    event.gone = 1;
    return event;
}

// The Pokémon that did it, or the Trainer, as one to whom something happened. Whoever attacks is Active.
PastEvent doer(const Game& g, const PastEvent& past) {
    const CopyState& card = g.m.copies[past.cause.value];
    const bool there = card.where == Where::stack && card.slot != no_slot && !past.cause_gone;
    PastEvent event{TextEvent::attacks, 0, there ? g.m.pokemon[card.slot].bottom : past.cause, card.card};
    event.set_owner(past.cause_owner());
    event.gone = !there;
    return event;
}

bool cause_fits(Game& g, const Scope& scope, NodeIndex selection, const PastEvent& past) {
    const PastDetail detail = detail_of(past);
    const bool by_damage = past.kind != TextEvent::knocked_out || detail.text == TextKind::rule || detail.damage;
    if (past.cause_owner() == no_seat || !by_damage) return false;
    return past.cause == no_copy || detail.text == TextKind::trainer
               ? means_side(g, scope, selection, past.cause_owner())
               : past_subject(g, scope, selection, doer(g, past));
}

// `by effects of attacks from their.pokemon`, or `by attacks`, which takes in their damage.
bool text_fits(Game& g, const Scope& scope, const Node& by, const PastEvent& past) {
    const PastDetail detail = detail_of(past);
    if (detail.text == TextKind::rule || !is_effect_of(detail.text, *text_source(by))) return false;
    if (detail.damage && !takes_in_damage(by)) return false;
    if (by.first == no_node) return true;
    if (past.cause == no_copy)
        return past.cause_owner() != no_seat && means_side(g, scope, by.first, past.cause_owner());
    PastEvent did = doer(g, past);
    if (detail.text == TextKind::trainer) did.set_owner(owner(past.cause));
    return past_subject(g, scope, by.first, did);
}

bool past_fits(Game& g, const Scope& scope, const Node& happened, const PastEvent& past) {
    const Node& event = scope.node(g, happened.first);
    if (static_cast<TextEvent>(event.sub) != past.kind) return false;
    if (turn_of_event(event) == EventTurn::from_hand && !past.from_hand) return false;
    if (is_of_conditions(event) && !hears_condition(event, detail_of(past).low)) return false;
    if (past.kind == TextEvent::attacks && !names_the_attack(g, scope, event, past.about)) return false;
    // JA E-25: asked of the Supporter in the discard pile; ZH: wherever it is by now (difference 23).
    if (past.kind == TextEvent::played && !g.book.option(OptionKey::past_event_survives_leaving) &&
        g.m.copies[past.subject.value].where != Where::discard)
        return false;
    for (NodeIndex i = event.first; i != no_node; i = scope.node(g, i).next) {
        const Node& part = scope.node(g, i);
        if (part.kind == NodeKind::of && !past_subject(g, scope, part.first, past)) return false;
        const bool at_place = part.kind == NodeKind::at && scope.node(g, part.first).kind == NodeKind::place;
        if (at_place && !was_at(scope, scope.node(g, part.first), past)) return false;
    }
    if (event.next == no_node) return true;
    const Node& by = scope.node(g, event.next);
    return is_by_text(by) ? text_fits(g, scope, by, past) : cause_fits(g, scope, by.first, past);
}

}  // namespace

CopyId card_that_left(const Game& g, std::uint8_t slot) {
    for (std::size_t i = g.m.contexts.size(); i-- > 0;) {
        const Context& text = g.m.contexts[i];
        if (text.slot != slot || (text.kind != TextKind::attack && text.kind != TextKind::ability)) continue;
        if (scope_of(g, text).slot != no_slot) return no_copy;
        const bool attacks = text.kind == TextKind::attack && text.event.subject_copy != no_copy;
        return attacks ? text.event.subject_copy : text.source;
    }
    return no_copy;
}

bool means_who_left(Game& g, const Scope& scope, NodeIndex selection, CopyId card) {
    return past_subject(g, scope, selection, who_left(g, card));
}

// The last turn of the text's player is before the running one, or the one before that.
static bool fits_window(const Game& g, const Scope& scope, const Node& happened, Age age) {
    const bool own_turn = g.m.turn_seat == scope.controller;
    switch (static_cast<Window>(happened.sub)) {
        case Window::this_turn: return age == Age::this_turn;
        case Window::last_turn: return age == (own_turn ? Age::last_turn : Age::own_last_turn);
        case Window::own_last_turn: return age == (own_turn ? Age::own_last_turn : Age::last_turn);
        case Window::this_game: return true;
    }
    return false;
}

// Follows ZH E-11.b3, E-25.b2.
bool happened(Game& g, const Scope& scope, const Node& node) {
    return std::ranges::any_of(g.m.past, [&](const PastEvent& past) {
        return fits_window(g, scope, node, past.when()) && past_fits(g, scope, node, past);
    });
}

int times_happened(Game& g, const Scope& scope, const Node& node) {
    return static_cast<int>(std::ranges::count_if(g.m.past, [&](const PastEvent& past) {
        return fits_window(g, scope, node, past.when()) && past_fits(g, scope, node, past);
    }));
}

int points_happened(Game& g, const Scope& scope, const Node& node) {
    int points = 0;
    for (const PastEvent& past : g.m.past)
        if (fits_window(g, scope, node, past.when()) && past_fits(g, scope, node, past)) points += past.about;
    return points;
}

bool would_mean_play_of(Game& g, const Scope& scope, const Node& happened, CopyId copy) {
    const auto window = static_cast<Window>(happened.sub);
    if (window != Window::this_turn && window != Window::this_game) return false;
    PastEvent play{TextEvent::played, 0, copy, state(g, copy).card, no_copy.value};
    play.set_owner(owner(copy));
    play.set_cause_owner(owner(copy));
    play.from_hand = 1;
    return past_fits(g, scope, happened, play);
}

}  // namespace cubenight::pokemon
