#include "engine/pokemon/foresee/legal.hpp"

#include <algorithm>

#include "engine/pokemon/ask/costs.hpp"
#include "engine/pokemon/ask/limits.hpp"
#include "engine/pokemon/ask/modifiers.hpp"
#include "engine/pokemon/ask/numbers.hpp"
#include "engine/pokemon/ask/payment.hpp"
#include "engine/pokemon/ask/permissions.hpp"
#include "engine/pokemon/ask/pieces.hpp"
#include "engine/pokemon/foresee/foresight.hpp"

namespace cubenight::pokemon {
namespace {

SeatId actor_seat(const Game& g) { return g.m.turn_seat; }

bool counts(const Game& g, Clause clause) {
    return g.excused.empty() || std::ranges::find(g.excused, clause) == g.excused.end();
}

bool any_target(Game& g, SeatId seat, auto&& why_not_here) {
    const SeatState& player = state(g, seat);
    if (player.active != no_slot && why_not_here(player.active) == Clause::none) return true;
    return std::any_of(player.bench.begin(), player.bench.end(),
                       [&](std::uint8_t slot) { return why_not_here(slot) == Clause::none; });
}

// The conditions that open a text, its cost, and that something would change.
Clause why_not_text(Game& g, std::uint16_t index, SeatId seat, CopyId source, std::uint8_t slot, Clause condition,
                    Clause unchanged) {
    const bool unread =
        source != no_copy && slot == no_slot && card(g, source).unread;  // nobody knows what that changes
    if (index == no_program) return unread ? Clause::none : unchanged;
    const Program& program = g.book.program(index);
    if (spent(g, program, seat)) return condition;
    if (program.only_if[0] != no_node) {
        if (!limits_hold(g, scope_of_card(g, program, source, slot, seat))) return condition;
    }
    return unread || could_change(g, index, seat, source, slot) ? Clause::none : unchanged;
}

// Follows FI turn.trainer.supporter-first, term.supporter.
Clause why_not_supporter(Game& g, CopyId copy) {
    const SeatId seat = actor_seat(g);
    const Object object{copy, no_slot};
    if (state(g, seat).turn.supporter && !player_can_anyway(g, seat, ActionKind::play, object, Limit::once) &&
        counts(g, Clause::I_B_02_b1))
        return Clause::I_B_02_b1;
    const bool first = g.m.turn == 1 && seat == g.m.first_seat;
    const auto allowed = [&] {
        return says_it_can(g, copy, ActionKind::play, Limit::first_turn) ||
               player_can_anyway(g, seat, ActionKind::play, object, Limit::first_turn);
    };
    if (first && !option(g, OptionKey::first_turn_supporter) && !allowed() && counts(g, Clause::first_supporter))
        return Clause::first_supporter;
    return why_not_text(g, card(g, copy).play, seat, copy, no_slot, Clause::I_B_02_proc_1, Clause::I_B_02_proc_1);
}

// Follows FI term.stadium.
Clause why_not_stadium(Game& g, CopyId copy) {
    const SeatId seat = actor_seat(g);
    if (g.m.stadium != no_copy && card(g, g.m.stadium).name == card(g, copy).name && counts(g, Clause::I_B_03_b2))
        return Clause::I_B_03_b2;
    const bool again = player_can_anyway(g, seat, ActionKind::play, {copy, no_slot});
    if (state(g, seat).turn.stadium >= option(g, OptionKey::stadiums_per_turn) && !again &&
        counts(g, Clause::I_B_03_b1))
        return Clause::I_B_03_b1;
    return Clause::none;
}

Clause why_not_pokemon(Game& g, CopyId copy) {
    const SeatId seat = actor_seat(g);
    const CompiledCard& c = card(g, copy);
    if (may_not_have_more(g, copy)) return Clause::II_A_b2;
    if (c.plays_as_basic) {
        const Clause why = why_not_bench(g, seat);
        if (why == Clause::none || !is_evolution(c.stage)) return why;
    }
    if (c.stage == Stage::legend) return other_half(g, copy) == no_copy ? Clause::term_legend : why_not_bench(g, seat);
    if (c.stage == Stage::restored) return Clause::liite_t_play;
    if (c.stage == Stage::vunion) return Clause::liite_a_play;
    if (!is_evolution(c.stage)) return Clause::A_05_b1a;
    Clause best = Clause::A_05_b1a;
    each_pokemon(g.m, seat, [&](std::uint8_t slot) {
        if (!g.book.evolves_from(c, top_card(g, slot))) return;
        const Clause why = why_not_evolve(g, slot, copy);
        if (why == Clause::none || best == Clause::A_05_b1a) best = best == Clause::none ? best : why;
    });
    return best == Clause::A_05_b1a && c.plays_as_basic ? Clause::A_04_b2 : best;
}

}  // namespace

// Follows FI zone.bench, term.basic-pokemon.
Clause why_not_bench(Game& g, SeatId seat) {
    return static_cast<int>(state(g, seat).bench.size()) < bench_limit(g, seat) ? Clause::none : Clause::A_04_b2;
}

Clause why_not_assemble(Game& g, CopyId copy) {
    const SeatId seat = actor_seat(g);
    CopyId parts[4];
    if (owner(copy) != seat || card(g, copy).stage != Stage::vunion || union_parts(g, copy, parts) < 4)
        return Clause::liite_a_play;
    if (done_in_game(g, card(g, copy).name, seat)) return Clause::liite_a_once;
    return why_not_bench(g, seat);
}

Clause why_not_discard_self(Game& g, std::uint8_t slot) {
    const bool mine = slot < slot_count && g.m.pokemon[slot].in_play() && slot_seat(slot) == actor_seat(g);
    return mine && can_anyway(g, slot, ActionKind::discard) && !cant(g, slot, ActionKind::be_discarded)
               ? Clause::none
               : Clause::liite_i;
}

// Follows FI turn.evolve.stages, liite-t.stage1, liite-t.kabuto, term.trainers-pokemon.
Clause why_not_evolve(Game& g, std::uint8_t slot, CopyId copy) {
    const CompiledCard& c = card(g, copy);
    const Pokemon& p = g.m.pokemon[slot];
    if (slot_seat(slot) != actor_seat(g) || !g.book.evolves_from(c, top_card(g, slot))) return Clause::A_05_b1a;
    // Its card says whom it goes on: the Active Pokémon of its name, that is none itself (FI term.lvx).
    if (c.stage == Stage::level_up && (top_card(g, slot).stage == Stage::level_up || !is_active(g.m, slot)))
        return Clause::A_05_b1a;
    if (cant(g, slot, ActionKind::evolve, 0, {copy, no_slot}) && counts(g, Clause::II_A_b2)) return Clause::II_A_b2;
    const auto anyway = [&](Limit limit) {
        return can_anyway(g, slot, ActionKind::evolve, 0, limit) || says_it_can(g, copy, ActionKind::evolve, limit);
    };
    const bool first = state(g, actor_seat(g)).turns == 1 && !option(g, OptionKey::first_turn_evolve);
    if (first && !anyway(Limit::first_turn) && counts(g, Clause::A_05_b2)) return Clause::A_05_b2;
    const bool new_here = p.turn_arrived == g.m.turn || p.turn_changed == g.m.turn;
    if (new_here && !anyway(Limit::once) && counts(g, Clause::A_05_b2)) return Clause::A_05_b2;
    return Clause::none;
}

// Follows FI term.tool.
Clause why_not_attach_tool(Game& g, std::uint8_t slot, CopyId copy) {
    if (!has_tool_room(g, slot) && counts(g, Clause::I_B_01_b4)) return Clause::I_B_01_b4;
    if (!may_go_on(g, slot, copy) && counts(g, Clause::II_A_b1)) return Clause::II_A_b1;
    return cant(g, slot, ActionKind::attach, 0, {copy, no_slot}) ? Clause::II_A_b2 : Clause::none;
}

// Follows FI term.attach.
Clause why_not_attach_energy(Game& g, std::uint8_t slot, CopyId copy) {
    if (!may_go_on(g, slot, copy) && counts(g, Clause::II_A_b1)) return Clause::II_A_b1;
    return cant(g, slot, ActionKind::attach, 0, {copy, no_slot}) ? Clause::II_A_b2 : Clause::none;
}

Clause why_not_play(Game& g, CopyId copy) {
    const SeatId seat = actor_seat(g);
    const CompiledCard& c = card(g, copy);
    if (state(g, copy).where != Where::hand || owner(copy) != seat) return Clause::rule_hand;
    const Object object{copy, no_slot};
    // Energy and Tools are played by attaching them: either word may forbid it.
    const bool attaching = is_energy(c.kind) || c.kind == CardKind::tool;
    if (player_cant(g, seat, ActionKind::play, object) && counts(g, Clause::C_19_b1)) return Clause::C_19_b1;
    if (attaching && player_cant(g, seat, ActionKind::attach, object) && counts(g, Clause::C_19_b1))
        return Clause::C_19_b1;
    if (c.attached != no_program && !can_pay_for(g, c.attached, seat, copy) && counts(g, Clause::II_A_b1))
        return Clause::II_A_b1;
    switch (c.kind) {
        case CardKind::pokemon: return why_not_pokemon(g, copy);
        case CardKind::item:
            if (c.fossil) return why_not_bench(g, seat);
            return why_not_text(g, c.play, seat, copy, no_slot, Clause::I_B_01_proc_1, Clause::I_B_01_proc_1);
        case CardKind::tool:
            return any_target(g, c.on_theirs ? opponent(seat) : seat,
                              [&](std::uint8_t slot) { return why_not_attach_tool(g, slot, copy); })
                       ? Clause::none
                       : Clause::I_B_01_b4;
        case CardKind::supporter: return why_not_supporter(g, copy);
        case CardKind::stadium: return why_not_stadium(g, copy);
        case CardKind::basic_energy:
        case CardKind::special_energy:
            if (state(g, seat).turn.energy && !player_can_anyway(g, seat, ActionKind::attach, object) &&
                counts(g, Clause::I_C_b2))
                return Clause::I_C_b2;
            return any_target(g, seat, [&](std::uint8_t slot) { return why_not_attach_energy(g, slot, copy); })
                       ? Clause::none
                       : Clause::II_A_b2;
    }
    return Clause::none;
}

// Follows FI turn.attack.first, turn.attack.zero-cost, cond.asleep, cond.paralyzed, term.gx-attack.
Clause why_not_use(Game& g, std::uint8_t slot, const CompiledAttack& attack) {
    const SeatId seat = actor_seat(g);
    const Pokemon& p = g.m.pokemon[slot];
    if (cant(g, slot, ActionKind::attack) && counts(g, Clause::C_15_b1)) return Clause::C_15_b1;
    if (cant(g, slot, ActionKind::use_named, attack.name) && counts(g, Clause::C_15_b2)) return Clause::C_15_b2;
    const auto anyway = [&](Limit limit) { return attack_can_anyway(g, slot, attack, limit); };
    if ((p.is(SpecialCondition::asleep) || p.is(SpecialCondition::paralyzed)) && !anyway(Limit::conditions) &&
        counts(g, Clause::A_01_1b))
        return Clause::A_01_1b;
    const bool first = g.m.turn == 1 && seat == g.m.first_seat;
    if (first && !option(g, OptionKey::first_turn_attack) && !anyway(Limit::first_turn) && counts(g, Clause::note_1))
        return Clause::note_1;
    const Program& program = g.book.program(attack.program);
    // A text that names the attack lifts its "once", too (JA II-A.b1).
    const bool again = can_anyway(g, slot, ActionKind::use_named, attack.name, Limit::once);
    if (spent(g, program, seat) && !again && counts(g, Clause::E_12_b1)) return Clause::E_12_b1;
    if (program.only_if[0] != no_node) {
        if (!limits_hold(g, scope_of_card(g, program, p.top, slot)) && counts(g, Clause::A_01_1a))
            return Clause::A_01_1a;
    }
    if (!can_pay_for(g, attack.program, seat, p.top, slot) && counts(g, Clause::A_01_1a)) return Clause::A_01_1a;
    return can_pay(g, slot, attack_cost(g, slot, attack)) ? Clause::none : Clause::A_01_b2;
}

Clause why_not_attack(Game& g, int index) {
    const std::uint8_t slot = state(g, actor_seat(g)).active;
    UsableAttack attacks[most_usable_attacks];
    if (slot == no_slot || index >= usable_attacks(g, slot, attacks)) return Clause::A_01_1;
    return why_not_use(g, slot, *attacks[index].attack);
}

// Follows FI cond.asleep, cond.paralyzed, cond.retreat-block.
Clause why_not_retreat(Game& g) {
    const SeatId seat = actor_seat(g);
    const std::uint8_t slot = state(g, seat).active;
    if (state(g, seat).turn.retreated && !can_anyway(g, slot, ActionKind::retreat) && counts(g, Clause::A_03_b2))
        return Clause::A_03_b2;
    if (state(g, seat).bench.empty() && counts(g, Clause::A_03_b5)) return Clause::A_03_b5;
    const Pokemon& p = g.m.pokemon[slot];
    if (cant(g, slot, ActionKind::retreat) && counts(g, Clause::A_03_1c)) return Clause::A_03_1c;
    const bool held = p.is(SpecialCondition::asleep) || p.is(SpecialCondition::paralyzed);
    if (held && !can_anyway(g, slot, ActionKind::retreat, 0, Limit::conditions) && counts(g, Clause::A_03_1b))
        return Clause::A_03_1b;
    const int cost = retreat_cost(g, slot);
    return cost == 0 || unit_count(g, slot) >= cost ? Clause::none : Clause::A_03_1a;
}

namespace {

// An Ability that waits for its moment, and that is used then, is lost behind it (JA E-05.b2, E-06.b2); another one works by
// itself.
Clause why_not_now(const Game& g, const Program& program) {
    bool used = false;
    for (NodeIndex i = 0; i < program.size; ++i) used = used || g.book.node(program, i).kind == NodeKind::may;
    for (const Standing& part : program.standing) {
        if (!used || g.book.node(program, part.node).kind != NodeKind::when) continue;
        if (part.event == TextEvent::evolved) return Clause::E_05_b2;
        if (part.event == TextEvent::benched) return Clause::E_06_b2;
    }
    return Clause::A_02_b4;
}

}  // namespace

// Follows FI turn.ability.use.
Clause why_not_ability(Game& g, std::uint8_t slot, int index) {
    if (slot >= slot_count || !g.m.pokemon[slot].in_play() || slot_seat(slot) != actor_seat(g)) return Clause::A_02_b2;
    const HeldAbility held = held_ability(g, slot, index);
    if (!held.ability || ability_off(g, slot, *held.ability)) return Clause::A_02_b2;
    const std::uint16_t id = held.ability->program;
    const Program& program = g.book.program(id);
    if (program.zone != ActiveZone::play) return Clause::E_17_b1;
    if (!program.declared || program.first == no_node) {
        if (const Clause why = why_not_now(g, program); !program.declared || why != Clause::A_02_b4) return why;
    }
    if (!program.often && program.once == OnceLimit::once && ((g.m.pokemon[slot].abilities_used >> index) & 1) &&
        counts(g, Clause::E_12_b3))
        return Clause::E_12_b3;
    if (spent(g, program, actor_seat(g)) && counts(g, Clause::E_14_b1)) return Clause::E_14_b1;
    if (cant(g, slot, ActionKind::use_abilities, static_cast<int>(held.ability->kind)) && counts(g, Clause::II_A_b2))
        return Clause::II_A_b2;
    return why_not_text(g, id, actor_seat(g), held.from, slot, Clause::A_02_1a, Clause::A_02_1a);
}

namespace {

// What an attached card lets its player use: no Ability, so that nothing that takes Abilities away speaks of it.
Clause why_not_use_of_attached(Game& g, CopyId copy, const CompiledAbility& use) {
    const CopyState& c = state(g, copy);
    if (!is_attached(c.where)) return Clause::II_A_b1;
    if (text_off(g, copy) || (c.where == Where::tool && tools_off(g, c.slot))) return Clause::II_A_b1;
    const Program& program = g.book.program(use.program);
    if (program.once == OnceLimit::once && g.m.used_copies.contains(copy)) return Clause::E_12_b3;
    if (spent(g, program, actor_seat(g))) return Clause::E_14_b1;
    return why_not_text(g, use.program, actor_seat(g), copy, c.slot, Clause::A_02_1a, Clause::A_02_1a);
}

}  // namespace

Clause why_not_ability_of_card(Game& g, CopyId copy, int index) {
    const CompiledCard& c = card(g, copy);
    if (owner(copy) != actor_seat(g) || index >= c.ability_count) return Clause::A_02_b2;
    if (c.abilities[static_cast<std::size_t>(index)].kind == AbilityKind::use)
        return why_not_use_of_attached(g, copy, c.abilities[static_cast<std::size_t>(index)]);
    const std::uint16_t id = c.abilities[static_cast<std::size_t>(index)].program;
    const Program& program = g.book.program(id);
    const Where where = program.zone == ActiveZone::hand ? Where::hand : Where::discard;
    // A lone part of a V-UNION tells only its type and name (FI liite-a.partinfo).
    if (program.zone == ActiveZone::play || state(g, copy).where != where || c.stage == Stage::vunion)
        return Clause::E_17_b1;
    if (card_ability_off(g, copy, c.abilities[static_cast<std::size_t>(index)])) return Clause::A_02_b2;
    if (player_cant(g, actor_seat(g), ActionKind::use_abilities, {},
                    static_cast<int>(c.abilities[static_cast<std::size_t>(index)].kind)))
        return Clause::II_A_b2;
    if (!program.often && g.m.used_copies.contains(copy)) return Clause::E_17_b3;
    if (spent(g, program, actor_seat(g))) return Clause::E_14_b1;
    return why_not_text(g, id, actor_seat(g), copy, no_slot, Clause::A_02_1a, Clause::A_02_1a);
}

Clause why_not_use_stadium(Game& g) {
    if (g.m.stadium == no_copy || card(g, g.m.stadium).stadium == no_program) return Clause::I_B_03_b3;
    const std::uint16_t id = card(g, g.m.stadium).stadium;
    const Program& program = g.book.program(id);
    if (!program.declared) return Clause::I_B_03_b6;
    if (text_off(g, g.m.stadium)) return Clause::I_B_03_b3;
    if (!program.often && state(g, actor_seat(g)).turn.stadium_used) return Clause::I_B_03_b4;
    return why_not_text(g, id, actor_seat(g), g.m.stadium, no_slot, Clause::I_B_03_proc_1, Clause::I_B_03_proc_1);
}

Clause why_not(Game& g, Option wish) {
    const bool is_copy = wish.a < most_copies && g.m.copies[wish.a].card != no_card;
    if (g.m.attack_again && wish.kind != OptionKind::attack && wish.kind != OptionKind::end_turn)
        return Clause::A_01_b1;
    switch (wish.kind) {
        case OptionKind::play: return is_copy ? why_not_play(g, CopyId{wish.a}) : Clause::rule_hand;
        case OptionKind::ability:
            if (!is_of_card(wish)) return why_not_ability(g, wish.a, ability_index(wish));
            return is_copy ? why_not_ability_of_card(g, CopyId{wish.a}, ability_index(wish)) : Clause::A_02_b2;
        case OptionKind::use_stadium: return why_not_use_stadium(g);
        case OptionKind::retreat: return why_not_retreat(g);
        case OptionKind::attack: return why_not_attack(g, wish.a);
        case OptionKind::discard_self: return why_not_discard_self(g, wish.a);
        case OptionKind::assemble: return is_copy ? why_not_assemble(g, CopyId{wish.a}) : Clause::liite_a_play;
        case OptionKind::end_turn: return Clause::none;
        case OptionKind::none:
        case OptionKind::concede:
        case OptionKind::agree_draw:
        case OptionKind::judge:
        case OptionKind::copy:
        case OptionKind::slot:
        case OptionKind::prize:
        case OptionKind::done:
        case OptionKind::yes:
        case OptionKind::no:
        case OptionKind::number:
        case OptionKind::heads:
        case OptionKind::tails:
        case OptionKind::type:
        case OptionKind::condition:
        case OptionKind::name:
        case OptionKind::part:
        case OptionKind::by_generator:
        case OptionKind::hand_verb:
        case OptionKind::hand_place:
        case OptionKind::back:
        case OptionKind::as_basic: break;
    }
    return Clause::rule_choice;
}

}  // namespace cubenight::pokemon
