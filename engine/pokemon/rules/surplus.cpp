// What may not stay where it is: cards that their own text keeps to other Pokémon (JA C-10.faq2), Pokémon on a Bench that
// became smaller (JA A-04.b2), Tools on a Pokémon that may have fewer (JA I-B-01.b4). Of the latter two their player
// chooses which are discarded, whose turn it is first.
#include "engine/pokemon/rules/surplus.hpp"

#include "engine/pokemon/ask/sources.hpp"
#include "engine/pokemon/ask/surplus.hpp"
#include "engine/pokemon/change/verbs.hpp"
#include "engine/pokemon/run/asking.hpp"
#include "engine/pokemon/run/frames.hpp"
#include "engine/pokemon/run/replacements.hpp"
#include "engine/pokemon/run/triggers.hpp"

namespace cubenight::pokemon {
namespace {

enum Step : std::uint8_t { look, chosen, text_stood_in };
enum class Why : std::uint8_t { no_room, unfit };

struct SurplusLocals {
    std::uint16_t arrived;  // when the one that goes came to where it is
    CopyId goes;            // an attached card, or the lowest card of a Pokémon
    Why why;
};

bool is_pokemon(const Game& g, CopyId copy) { return g.m.copies[copy.value].where == Where::stack; }

Happening discard_of(const Game& g, CopyId copy) {
    const std::uint8_t slot = is_pokemon(g, copy) ? slot_of(g.m, copy) : no_slot;
    return {TextEvent::discarded, slot == no_slot ? owner(copy) : slot_seat(slot), {slot, copy, no_slot, no_seat}, 0};
}

// By its own text.
void discard_unfit(Game& g, CopyId copy) {
    const bool energy = state(g, copy).where == Where::energy;
    const Program& text = g.book.program(card(g, copy).attached);
    const Speaking own_text(g, {text.kind, false, text.name, copy});
    move_card(g, copy, Where::discard, energy ? Clause::C_10_faq2 : Clause::I_B_01_b5);
}

// A text that stood in for it may have put it elsewhere. Where it left it, it may not stay.
void discard_surplus(Game& g, const SurplusLocals& own) {
    if (state(g, own.goes).arrived != own.arrived) return;
    if (!is_pokemon(g, own.goes)) {
        raise(g, discard_of(g, own.goes));
        if (own.why == Why::unfit) return discard_unfit(g, own.goes);
        return move_card(g, own.goes, Where::discard, Clause::I_B_01_b4);
    }
    const std::uint8_t slot = slot_of(g.m, own.goes);
    if (is_active(g.m, slot)) return;
    raise(g, discard_of(g, own.goes));
    each_attached(g.m, slot, [&](CopyId copy) { raise_discarded(g, copy, no_slot, no_seat); });
    leave_play(g, slot, Where::discard, Where::discard, Clause::A_04_b2);
}

// The next step discards it. True where a text stands in for that.
bool is_to_go(Game& g, Frame& frame, CopyId goes, Why why) {
    locals_of<SurplusLocals>(frame) = {state(g, goes).arrived, goes, why};
    frame.step = text_stood_in;
    return run_instead(g, discard_of(g, goes));
}

void ask_which(Game& g, Frame& frame, const Surplus& surplus) {
    frame.step = chosen;
    if (surplus.slot == no_slot) {
        ask(g, surplus.seat, ChoiceKind::surplus, Clause::A_04_b2);
        for (std::uint8_t slot : state(g, surplus.seat).bench) offer(g, {OptionKind::slot, slot, 0, 0});
    } else {
        ask(g, surplus.seat, ChoiceKind::surplus, Clause::I_B_01_b4);
        each_attached(g.m, surplus.slot, [&](CopyId copy) {
            if (state(g, copy).where == Where::tool) offer(g, {OptionKind::copy, copy.value, 0, 0});
        });
    }
}

}  // namespace

// One after another, as long as there is one.
void step_surplus(Game& g, Frame& frame) {
    if (frame.step == chosen) {
        const Option answer = g.m.answer;
        const CopyId goes = answer.kind == OptionKind::slot ? g.m.pokemon[answer.a].bottom : CopyId{answer.a};
        if (is_to_go(g, frame, goes, Why::no_room)) return;
    }
    if (frame.step == text_stood_in) discard_surplus(g, locals_of<SurplusLocals>(frame));
    frame.step = look;
    if (const CopyId unfit = unfit_card(g); unfit != no_copy)
        return static_cast<void>(is_to_go(g, frame, unfit, Why::unfit));
    const Surplus surplus = surplus_now(g);
    if (surplus.seat == no_seat) return pop(g);
    ask_which(g, frame, surplus);
}

}  // namespace cubenight::pokemon
