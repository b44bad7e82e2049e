#include "engine/pokemon/run/settle.hpp"

#include "engine/pokemon/ask/numbers.hpp"
#include "engine/pokemon/ask/quantities.hpp"
#include "engine/pokemon/ask/sources.hpp"
#include "engine/pokemon/ask/surplus.hpp"
#include "engine/pokemon/change/ending_effects.hpp"
#include "engine/pokemon/change/special_conditions.hpp"
#include "engine/pokemon/change/standing_texts.hpp"
#include "engine/pokemon/run/frames.hpp"

namespace cubenight::pokemon {
namespace {

void end_conditions(Game& g) {
    if (!(g.m.modifiers_seen & bit(ModKind::without))) return;
    for (SeatId seat : both_seats) {
        const std::uint8_t slot = state(g, seat).active;
        if (slot == no_slot || g.m.pokemon[slot].conditions == 0) continue;
        for (int c = 0; c < condition_count; ++c) {
            const auto condition = static_cast<SpecialCondition>(c);
            if (!g.m.pokemon[slot].is(condition) || !condition_off(g, slot, condition)) continue;
            const Speaking keeper(g, who_keeps(g, [&] { condition_off(g, slot, condition); }));
            cure(g, slot, condition, Clause::II_A_b1);
        }
    }
}

void end_broken_spans(Game& g) {
    bool ended = false;
    for (std::size_t i = g.m.lasting.size(); i-- > 0;) {
        const Lasting& lasting = g.m.lasting[i];
        if (lasting.until == no_node || holds(g, scope_of(g, lasting), lasting.until)) continue;
        report_end(g, lasting, Clause::II_A_b1);
        g.m.lasting.erase(i);
        ended = true;
    }
    if (ended) refresh_masks(g);
}

}  // namespace

bool lacks_hp(Game& g) {
    // Less damage than the least HP knocks nobody out, unless a text takes HP away.
    const bool hp_may_go = (g.m.modifiers_seen & lowers_hp) != 0;
    const int least = hp_may_go ? 0 : g.book.least_hp();
    const auto lacks = [&](std::uint8_t slot) {
        const int damage = g.m.pokemon[slot].damage;
        return damage >= least && (hp_may_go || damage >= top_card(g, slot).hp) && left_hp(g, slot) <= 0;
    };
    for (const SeatState& player : g.m.seats) {
        if (player.active != no_slot && lacks(player.active)) return true;
        for (std::uint8_t slot : player.bench)
            if (lacks(slot)) return true;
    }
    return false;
}

bool needs_settling(Game& g) {
    end_broken_spans(g);
    end_conditions(g);
    if (unfit_card(g) != no_copy || has_surplus(g)) return true;
    for (SeatId seat : both_seats) {
        if (state(g, seat).active == no_slot) return true;
        if (state(g, seat).prize_count > 0 && has_no_prizes(g.m, seat)) return true;  // taken by an effect (JA I-E.b1)
    }
    return lacks_hp(g);
}

void begin_knock_outs(Game& g, std::size_t waiting) {
    locals_of<KnockOut>(push(g, Proc::knock_out)).waiting = static_cast<std::uint16_t>(waiting);
}

}  // namespace cubenight::pokemon
