#include "engine/ultraman/rules/activate.hpp"

#include "engine/ultraman/ask/changes.hpp"
#include "engine/ultraman/ask/numbers.hpp"
#include "engine/ultraman/ask/quantities.hpp"
#include "engine/ultraman/change/raise.hpp"
#include "engine/ultraman/change/verbs.hpp"
#include "engine/ultraman/run/payment.hpp"
#include "engine/ultraman/run/text.hpp"
#include "engine/ultraman/run/waiting_texts.hpp"

namespace cubenight::ultraman {

Clause why_not_activate(Game& g, SeatId seat, CopyId copy, int index) {
    if (g.m.phase != Phase::activate) return Clause::c5_1_2;
    if (copy.value >= most_copies || state(g.m, copy).card == no_card) return Clause::rule_choice;
    if (owner(copy) != seat) {
        if (copy == g.m.scene) return Clause::c6_3_3;
        return seat == g.m.lead ? Clause::c5_8_2_1 : Clause::c5_8_3_1;
    }
    const CompiledCard& c = card(g, copy);
    if (index >= c.text_count) return Clause::rule_choice;
    const CompiledText& text = g.book.text(c, index);
    if (!text.activated) return Clause::c9_4_1;
    const Where where = state(g.m, copy).where;
    if (where != Where::character && where != Where::scene) return Clause::c10_1_2;
    if (state(g.m, copy).face_down) return Clause::c10_1_1;
    if (!stands(g.m, copy)) return Clause::c10_1_3_1;
    if (!state_holds(g.m, copy, text)) return Clause::c2_3_5_2;
    if (is_negated(g, copy, index)) return Clause::c11_13_2;
    if (uses_of(g.m, copy, text) >= text.limit) return Clause::c9_4_2;
    if (text.only_if != no_node && !holds(g, scope_of(g, copy, text), text.only_if)) return Clause::c11_1;
    return can_be_paid(g, copy, text) ? Clause::none : Clause::c9_4_4;
}

void use_text(Game& g, SeatId seat, CopyId copy, int index) {
    const CompiledText& text = g.book.text(card(g, copy), index);
    count_use(g, copy, text);
    g.by = {copy, static_cast<std::uint8_t>(index), false};
    report(g, {.type = EventKind::text_used,
               .seat = seat,
               .copy = copy,
               .spot = spot_of(g.m, copy),
               .n = static_cast<std::int16_t>(index),
               .clause = Clause::c9_4_1});
    wait_behind(g);
    raise(g, {TextEvent::activated, {copy, spot_of(g.m, copy)}, seat, copy});
    const std::uint8_t context = open_context(g, text, copy, seat);
    if (context != no_context) run_text(g, context, text.first, Price::not_paid);
}

}  // namespace cubenight::ultraman
