#include "engine/ultraman/effects/verb.hpp"

#include "engine/ultraman/change/verbs.hpp"
#include "engine/ultraman/effects/card_verbs.hpp"
#include "engine/ultraman/effects/deploying.hpp"
#include "engine/ultraman/effects/lasting.hpp"
#include "engine/ultraman/effects/using.hpp"

namespace cubenight::ultraman {

// What a text says is done as it says it, whatever the rules of a phase would have (1.2.1).
void step_verb(Game& g, Frame& frame) {
    Acting a = acting(g, frame);
    if (a.node.kind == NodeKind::lasting) return begin_effects(a);
    switch (a.node.kind) {
        case NodeKind::draw: return draw_cards(a);
        case NodeKind::look: return look_at(a);
        case NodeKind::put: return put_cards(a);
        case NodeKind::discard:
        case NodeKind::exile: return throw_away(a);
        case NodeKind::shuffle: return shuffle_zone(a);
        case NodeKind::order: return order_cards(a);
        case NodeKind::stack: return stack_cards(a);
        case NodeKind::swap: return swap_characters(a);
        case NodeKind::charge: return charge_cards(a);
        case NodeKind::negate: return negate_texts(a);
        case NodeKind::use_text: return use_texts(a);
        case NodeKind::search:
        case NodeKind::end_turn:
        case NodeKind::win:
        case NodeKind::lose:
        case NodeKind::again:
        case NodeKind::mark:
        case NodeKind::unmark:
#define CUBENIGHT_NAMED_verb
#include "engine/cards/ultraman/other_kinds.def"
            return end_verb(a, 0, false);  // no verb of this game
    }
}

}  // namespace cubenight::ultraman
