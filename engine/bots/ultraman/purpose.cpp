// The part of Sense that says what a choice is for.
#include "engine/bots/ultraman/sense.hpp"

namespace cubenight::ultraman::steady {

Purpose Sense::purpose_of(NodeIndex index) const {
    if (index == no_node || index >= size_) return {};
    NodeIndex verb = index;
    while (verb != no_node &&
           (family_of(node(verb).kind) == NodeFamily::selection || family_of(node(verb).kind) == NodeFamily::part))
        verb = parent(verb);
    if (verb == no_node) return {};
    const bool is_selection = node(index).kind == NodeKind::selection;
    Purpose purpose = purpose_in(verb, is_selection ? index : no_node);
    const NodeIndex select = is_selection ? node(index).first : no_node;
    // What is only named, or shown, is for what is done with the name.
    if (purpose.fate == Fate::nothing && select != no_node && node(select).number > 0)
        purpose = purpose_of_variable(node(select).number - 1, verb);
    if (node(verb).kind == NodeKind::choose || node(verb).kind == NodeKind::each)
        purpose = purpose_of_variable(node(verb).number, verb);
    purpose.repaid = is_repaid(index);
    if (select == no_node || node(base_of(select)).kind != NodeKind::facing) return purpose;
    NodeIndex inner = node(base_of(select)).first;
    if (node(inner).kind == NodeKind::set) inner = node(inner).next;
    purpose.facing = node(node(inner).first).kind == NodeKind::range;
    return purpose;
}

Purpose Sense::purpose_in(NodeIndex verb, NodeIndex selection) const {
    const Node& n = node(verb);
    const bool second = selection != no_node && n.first != selection;
    if (n.kind == NodeKind::give) return {.fate = Fate::given, .give = verb};
    switch (n.kind) {
        case NodeKind::discard:
        case NodeKind::exile:
        case NodeKind::negate: return {.fate = Fate::lost};
        case NodeKind::put: {
            if (second) return {.fate = Fate::lost};  // whose place it takes
            const Node& to = node(node(node(n.first).next).first);
            const bool away = to.kind == NodeKind::bottom || to.kind == NodeKind::top;
            const Node& from = node(base_of(node(n.first).first));
            // Up from the discard pile is a gain, out of the hand a loss; off a character, too.
            const bool from_pile = from.kind == NodeKind::zone && sub_as<Zone>(from) != Zone::hand;
            const bool from_field = from.kind == NodeKind::on || from.kind == NodeKind::place;
            return {.fate = (away && !from_pile) || from_field ? Fate::lost : Fate::gained};
        }
        case NodeKind::stack:
        case NodeKind::charge:
        case NodeKind::use_text: return {.fate = Fate::gained};
        case NodeKind::draw:
        case NodeKind::search:
        case NodeKind::look:
        case NodeKind::shuffle:
        case NodeKind::order:
        case NodeKind::end_turn:
        case NodeKind::win:
        case NodeKind::lose:
        case NodeKind::again:
        case NodeKind::mark:
        case NodeKind::unmark:
        case NodeKind::swap:
#define CUBENIGHT_NAMED_verb
#include "engine/cards/ultraman/other_kinds.def"
            break;
    }
    return {};
}

Purpose Sense::purpose_of_variable(int variable, NodeIndex from) const {
    for (NodeIndex i = from; i < size_; ++i) {
        if (nodes_[i].kind != NodeKind::var || nodes_[i].number != variable) continue;
        NodeIndex selection = i, verb = i;
        while (verb != no_node && (family_of(node(verb).kind) == NodeFamily::selection ||
                                   family_of(node(verb).kind) == NodeFamily::part)) {
            if (node(verb).kind == NodeKind::selection) selection = verb;
            verb = parent(verb);
        }
        if (verb == no_node) continue;
        const Purpose purpose = purpose_in(verb, selection);
        if (purpose.fate != Fate::nothing) return purpose;
    }
    return {};
}

bool Sense::is_repaid(NodeIndex from) const {
    for (NodeIndex i = from; i < size_; ++i)
        if (nodes_[i].kind == NodeKind::draw) return true;
    return false;
}

}  // namespace cubenight::ultraman::steady
