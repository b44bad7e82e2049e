// What a place holds no longer: Pokémon on a Bench that became smaller (JA A-04.b2), Tools on a Pokémon that may have
// fewer (JA I-B-01.b4). Their player chooses which are discarded, whose turn it is first.
#include "engine/pokemon/rules/surplus.hpp"

#include "engine/pokemon/ask/surplus.hpp"
#include "engine/pokemon/change/verbs.hpp"
#include "engine/pokemon/run/asking.hpp"
#include "engine/pokemon/run/frames.hpp"

namespace cubenight::pokemon {
namespace {

enum Step : std::uint8_t { look, chosen };

}  // namespace

// One after another, as long as there is one.
void step_surplus(Game& g, Frame& frame) {
    if (frame.step == chosen) {
        const Option answer = g.m.answer;
        if (answer.kind == OptionKind::slot) leave_play(g, answer.a, Where::discard, Where::discard, Clause::A_04_b2);
        else move_card(g, CopyId{answer.a}, Where::discard, Clause::I_B_01_b4);
    }
    const Surplus surplus = surplus_now(g);
    if (surplus.seat == 2) return pop(g);
    frame.step = chosen;
    if (surplus.slot == no_slot) {
        ask(g, surplus.seat, ChoiceKind::surplus, Clause::A_04_b2);
        for (std::uint8_t slot : seat(g, surplus.seat).bench) offer(g, {OptionKind::slot, slot, 0, 0});
    } else {
        ask(g, surplus.seat, ChoiceKind::surplus, Clause::I_B_01_b4);
        each_attached(g.m, surplus.slot, [&](CopyId copy) {
            if (state(g, copy).where == Where::tool) offer(g, {OptionKind::copy, copy.value, 0, 0});
        });
    }
}

}  // namespace cubenight::pokemon
