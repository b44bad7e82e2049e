#include "engine/pokemon/rules/use_ability.hpp"

#include "engine/pokemon/change/uses.hpp"
#include "engine/pokemon/run/frames.hpp"
#include "engine/pokemon/run/triggers.hpp"

namespace cubenight::pokemon {

namespace {

enum Step : std::uint8_t { begin, text_done };

struct UseAbility {
    Option which;
    CopyId copy;    // the card that it is printed on
    CopyId bottom;  // the lowest card of its Pokémon
};

// It was carried out: what waits for that comes now.
void raise_used(Game& g, Frame& frame) {
    const UseAbility own = locals_of<UseAbility>(frame);
    const SeatId seat = frame.seat;
    const bool of_card = is_of_card(own.which);
    const std::uint8_t slot = of_card || slot_of(g.m, own.bottom) != own.which.a ? no_slot : own.which.a;
    const auto index = static_cast<std::size_t>(ability_index(own.which));
    const bool use = of_card && card(g, own.copy).abilities[index].kind == AbilityKind::use;
    pop(g);
    if (!use)
        raise(g, {TextEvent::ability_used, seat, {slot, slot == no_slot ? own.copy : own.bottom, no_slot, seat}, 0});
    run_triggers(g);
}

}  // namespace

void use_ability(Game& g, SeatId seat, Option which) {
    locals_of<UseAbility>(push(g, Proc::use_ability, seat)).which = which;
}

void step_use_ability(Game& g, Frame& frame) {
    if (frame.step == text_done) return raise_used(g, frame);
    UseAbility& own = locals_of<UseAbility>(frame);
    const bool of_card = is_of_card(own.which);
    const int index = ability_index(own.which);
    const HeldAbility held = of_card ? HeldAbility{} : held_ability(g, own.which.a, index);
    const CopyId copy = of_card ? CopyId{own.which.a} : held.from;
    const std::uint8_t slot = of_card ? state(g, copy).slot : own.which.a;
    const std::uint16_t id =
        of_card ? card(g, copy).abilities[static_cast<std::size_t>(index)].program : held.ability->program;
    own.copy = copy;
    own.bottom = of_card ? no_copy : g.m.pokemon[slot].bottom;
    frame.step = text_done;
    mark_used(g, g.book.program(id), frame.seat, of_card ? no_slot : slot, index, copy);
    report(g, {.type = EventKind::ability_used,
               .seat = frame.seat,
               .copy = copy,
               .slot = slot,
               .n = static_cast<std::int16_t>(index),
               .clause = Clause::A_02_1});
    const std::uint8_t context = open_context(g, id, frame.seat, copy, slot);
    push(g, Proc::text, frame.seat).context = context;
}

void step_use_stadium(Game& g, Frame& frame) {
    if (frame.step == text_done) return pop(g);
    frame.step = text_done;
    const std::uint16_t id = card(g, g.m.stadium).stadium;
    state(g, frame.seat).turn.stadium_used = 1;
    mark_used(g, g.book.program(id), frame.seat, no_slot, 0, no_copy);
    report(g,
           {.type = EventKind::stadium_used, .seat = frame.seat, .copy = g.m.stadium, .clause = Clause::I_B_03_proc_2});
    const std::uint8_t context = open_context(g, id, frame.seat, g.m.stadium, no_slot);
    push(g, Proc::text, frame.seat).context = context;
}

}  // namespace cubenight::pokemon
