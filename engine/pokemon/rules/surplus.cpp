// What a place holds no longer: Pokémon on a Bench that became smaller (JA A-04.b2), Tools on a Pokémon that may have
// fewer (JA I-B-01.b4). Their player chooses which are discarded, whose turn it is first.
#include "engine/pokemon/ask/numbers.hpp"
#include "engine/pokemon/run/asking.hpp"

namespace cubenight::pokemon {
namespace {

struct Surplus {
    std::uint8_t seat = 2;        // 2: there is none
    std::uint8_t slot = no_slot;  // whose Tools; no_slot for the Bench
};

Surplus surplus_of(Game& g, std::uint8_t s) {
    if (static_cast<int>(seat(g, s).bench.size()) > bench_limit(g, s)) return {s, no_slot};
    Surplus found;
    if (!g.book.changes_tools()) return found;
    each_pokemon(g.m, s, [&](std::uint8_t slot) {
        const int tools = tools_on(g, slot);
        if (tools > 1 && tools > tool_limit(g, slot)) found = {s, slot};
    });
    return found;
}

Surplus surplus_now(Game& g) {
    const Surplus first = surplus_of(g, g.m.turn_seat);
    return first.seat != 2 ? first : surplus_of(g, other(g.m.turn_seat));
}

}  // namespace

bool has_surplus(Game& g) {
    const std::size_t usual = static_cast<std::size_t>(option(g, OptionKey::bench_size));
    const bool small = seat(g, 0).bench.size() <= usual && seat(g, 1).bench.size() <= usual;
    if (small && !(g.m.modifiers_seen & bit(ModKind::bench_size)) && !g.book.changes_tools()) return false;
    return surplus_now(g).seat != 2;
}

// One after another, as long as there is one.
void step_surplus(Game& g, Frame& frame) {
    if (frame.step == 1) {
        const Option answer = g.m.answer;
        if (answer.kind == OptionKind::slot) leave_play(g, answer.a, Where::discard, Where::discard, Clause::A_04_b2);
        else move_card(g, CopyId{answer.a}, Where::discard, Clause::I_B_01_b4);
    }
    const Surplus surplus = surplus_now(g);
    if (surplus.seat == 2) return pop(g);
    frame.step = 1;
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
