#include "engine/pokemon/effects/text_verbs.hpp"

#include "engine/pokemon/effects/attaching.hpp"
#include "engine/pokemon/effects/board_verbs.hpp"
#include "engine/pokemon/effects/by_hand.hpp"
#include "engine/pokemon/effects/card_verbs.hpp"
#include "engine/pokemon/effects/counters.hpp"
#include "engine/pokemon/effects/damage_verbs.hpp"
#include "engine/pokemon/effects/discarding.hpp"
#include "engine/pokemon/effects/exchange.hpp"
#include "engine/pokemon/effects/ordering.hpp"
#include "engine/pokemon/run/frames.hpp"
#include "engine/pokemon/run/reach.hpp"

namespace cubenight::pokemon {

void step_verb(Game& g, Frame& frame) {
    Context& context = context_of(g, frame);
    if (frame.step == first_step && context.done_ahead) {
        context.done_ahead = 0;
        return verb_done(g, frame, context.done, true);
    }
    const Scope scope = scope_of(g, context);
    const Node& node = scope.node(g, frame.node);
    switch (node.kind) {
        case NodeKind::damage: return verb_damage(g, frame, scope, node);
        case NodeKind::more:
        case NodeKind::less:
        case NodeKind::times: return verb_arithmetic(g, frame, scope, node);
        case NodeKind::ignore: return verb_ignore(g, frame, node);
        case NodeKind::counters: return verb_counters(g, frame, scope, node);
        case NodeKind::move_counters: return verb_move_counters(g, frame, scope, node);
        case NodeKind::heal: return verb_heal(g, frame, scope, node);
        case NodeKind::knock_out: return verb_knock_out(g, frame, scope, node);
        case NodeKind::inflict: return verb_inflict(g, frame, scope, node);
        case NodeKind::cure: return verb_cure(g, frame, scope, node);
        case NodeKind::draw: return verb_draw(g, frame, scope, node);
        case NodeKind::search: return verb_search(g, frame, scope, node);
        case NodeKind::look: return verb_look(g, frame, scope, node);
        case NodeKind::put: return verb_put(g, frame, scope, node);
        case NodeKind::discard: return verb_discard(g, frame, scope, node);
        case NodeKind::attach:
        case NodeKind::move: return verb_attach(g, frame, scope, node);
        case NodeKind::shuffle: return verb_shuffle(g, frame, scope, node);
        case NodeKind::order: return verb_order(g, frame, scope, node);
        case NodeKind::take_prize: return verb_take_prize(g, frame, scope, node);
        case NodeKind::switch_: return verb_switch(g, frame, scope, node);
        case NodeKind::evolve: return verb_evolve(g, frame, scope, node);
        case NodeKind::devolve: return verb_devolve(g, frame, scope, node);
        case NodeKind::exchange: return verb_exchange(g, frame, scope, node);
        case NodeKind::use_attack: return verb_use_attack(g, frame, scope, node);
        case NodeKind::use_text: return verb_use_text(g, frame, scope, node);
        case NodeKind::by_hand: return verb_by_hand(g, frame, scope, node);
        case NodeKind::mark:
        case NodeKind::unmark: return verb_mark(g, frame, scope, node);
        case NodeKind::end_turn: return verb_end_turn(g, frame);
        case NodeKind::again: return verb_again(g, frame, scope, node);
        case NodeKind::win:
        case NodeKind::lose: return verb_win_or_lose(g, scope, node);
        case NodeKind::fail:  // has no steps: run_statement() does it
#define CUBENIGHT_NAMED_verb
#include "engine/language/other_kinds.def"
            ENSURE(false && "every verb has a procedure");
    }
}

}  // namespace cubenight::pokemon
