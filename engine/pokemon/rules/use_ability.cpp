#include "engine/pokemon/rules/use_ability.hpp"

#include "engine/pokemon/change/uses.hpp"
#include "engine/pokemon/run/frames.hpp"
#include "engine/pokemon/run/triggers.hpp"

namespace cubenight::pokemon {

// frame.a: slot or copy; frame.b: ability, 128 and more for a card in hand or discard pile and what an attached one lets use.
void step_use_ability(Game& g, Frame& frame) {
    if (frame.step == 1) {
        const std::uint8_t s = frame.seat;
        const CopyId copy = frame.b >= 128 ? CopyId{frame.a} : CopyId{frame.c};
        const CopyId bottom{frame.d};
        const std::uint8_t slot = frame.b >= 128 || slot_of(g.m, bottom) != frame.a ? no_slot : frame.a;
        const bool use = frame.b >= 128 && card(g, copy).abilities[frame.b - 128u].kind == AbilityKind::use;
        pop(g);
        if (!use) raise(g, {TextEvent::ability_used, s, {slot, slot == no_slot ? copy : bottom, no_slot, s}, 0});
        run_triggers(g);
        return;
    }
    const bool of_card = frame.b >= 128;
    const int index = frame.b & 127;
    const HeldAbility held = of_card ? HeldAbility{} : held_ability(g, frame.a, index);
    const CopyId copy = of_card ? CopyId{frame.a} : held.from;
    const std::uint8_t slot = of_card ? state(g, copy).slot : frame.a;
    const std::uint16_t id =
        of_card ? card(g, copy).abilities[static_cast<std::size_t>(index)].program : held.ability->program;
    frame.c = copy.value;
    frame.d = of_card ? no_copy.value : g.m.pokemon[slot].bottom.value;
    frame.step = 1;
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
    if (frame.step == 1) return pop(g);
    frame.step = 1;
    const std::uint16_t id = card(g, g.m.stadium).stadium;
    seat(g, frame.seat).turn.stadium_used = 1;
    mark_used(g, g.book.program(id), frame.seat, no_slot, 0, no_copy);
    report(g,
           {.type = EventKind::stadium_used, .seat = frame.seat, .copy = g.m.stadium, .clause = Clause::I_B_03_proc_2});
    const std::uint8_t context = open_context(g, id, frame.seat, g.m.stadium, no_slot);
    push(g, Proc::text, frame.seat).context = context;
}

}  // namespace cubenight::pokemon
