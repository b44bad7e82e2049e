#include "engine/ultraman/ask/past.hpp"

namespace cubenight::ultraman {
namespace {

// It happened to the text's own card or character.
bool is_own(const Scope& scope, Object object) {
    if (object.is_character() && scope.spot != no_spot) return object.spot == scope.spot;
    return object.copy == scope.source;
}

// Below `by_whom`: an effect of a text of these.
bool is_cause(Game& g, const Scope& scope, const Node& by_whom, const Happening& what) {
    if (what.cause == no_seat) return false;
    if (by_whom.first == no_node) return true;
    Object by{what.by, no_spot};
    by.spot = what.by == no_copy ? no_spot : spot_of(g.m, what.by);
    if (by.spot == no_spot) {
        by.past = true;  // it has gone on: what it was is asked of the card
        by.state = what.by != no_copy && card(g, what.by).is_character();
    }
    return what.by != no_copy && selects(g, scope, by_whom.first, by);
}

}  // namespace

bool hears(Game& g, const Scope& scope, NodeIndex event, const Happening& what) {
    const Node& node = scope.node(event);
    if (sub_as<TextEvent>(node) != what.event) return false;
    const NodeIndex after = node.next;
    if (after != no_node && scope.node(after).kind == NodeKind::by_whom && !is_cause(g, scope, scope.node(after), what))
        return false;
    bool told = false;
    for (NodeIndex i = node.first; i != no_node; i = scope.node(i).next) {
        const Node& part = scope.node(i);
        if (part.kind == NodeKind::of) {
            told = true;
            if (!selects(g, scope, part.first, what.object)) return false;
        }
        if (part.kind == NodeKind::at) {
            const Node& where = scope.node(part.first);
            if (where.kind == NodeKind::zone) {
                if (what.object.from != where_of(sub_as<Zone>(where)) ||
                    !side_includes(scope, static_cast<Side>(where.number), owner(what.object.copy)))
                    return false;
            } else if (what.object.from != Where::character) {
                return false;
            }
        }
    }
    return told || what.event == TextEvent::turn_ends || is_own(scope, what.object);
}

int times_happened(Game& g, const Scope& scope, NodeIndex happened) {
    int times = 0;
    const NodeIndex event = scope.node(happened).first;
    for (const PastEvent& past : g.m.past) {
        Happening what;
        what.event = static_cast<TextEvent>(past.event);
        what.object = {past.copy, no_spot, true, past.state, past.from};
        what.cause = past.cause;
        what.by = past.by;
        times += hears(g, scope, event, what);
    }
    return times;
}

}  // namespace cubenight::ultraman
