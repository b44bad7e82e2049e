#include "engine/pokemon/effects/text_verbs.hpp"

#include "engine/pokemon/effects/board_verbs.hpp"
#include "engine/pokemon/effects/card_verbs.hpp"
#include "engine/pokemon/effects/damage_verbs.hpp"
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
    if (step_damage_verb(g, frame, scope, node) || step_card_verb(g, frame, scope, node) ||
        step_board_verb(g, frame, scope, node))
        return;
    ENSURE(false && "every verb has a procedure");
}

}  // namespace cubenight::pokemon
