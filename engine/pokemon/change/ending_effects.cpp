#include "engine/pokemon/change/ending_effects.hpp"

#include "engine/pokemon/ask/sources.hpp"

namespace cubenight::pokemon {

bool is_over(const Game& g, const Lasting& lasting) {
    const bool given_to_some = lasting.events == 0 && !lasting.live && lasting.anchor != AnchorKind::seat;
    const bool nobody_left = given_to_some && lasting.subjects.empty();
    // A Checkup that opens the turn is a part of it (difference 7).
    const bool turn_is_over =
        g.m.turn > lasting.last_turn ||
        (g.m.turn == lasting.last_turn && g.m.phase == MatchPhase::checkup && option(g, OptionKey::checkup) == 0);
    return nobody_left || (turn_is_over && lasting.last_turn != 0xFFFF);
}

void report_end(Game& g, const Lasting& lasting, Clause clause) {
    if (!g.listener || is_over(g, lasting)) return;
    const Scope scope = scope_of(g, lasting);
    const bool of_pokemon =
        lasting.anchor == AnchorKind::pokemon && g.m.pokemon[lasting.anchor_id].arrived == lasting.anchor_arrived;
    report(g, {.type = EventKind::lasting_ends,
               .seat = lasting.controller,
               .copy = lasting.source,
               .slot = of_pokemon ? lasting.anchor_id : no_slot,
               .clause = clause,
               .by = source_of(g, scope)});
}

}  // namespace cubenight::pokemon
