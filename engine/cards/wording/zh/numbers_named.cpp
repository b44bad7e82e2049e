// Numbers that are counted and named, and what is named only for the statements behind it.
#include <algorithm>

#include "engine/cards/wording/eastern.hpp"
#include "engine/cards/wording/zh/chinese.hpp"

namespace cubenight::wording {

// Whether more than one number is counted and named.
bool Chinese::counts_several() const {
    return std::ranges::count_if(nodes_, [&](const Node& node) {
               return node.kind == NodeKind::choose && family_of(at(node.first).kind) == NodeFamily::quantity;
           }) > 1;
}

void Chinese::choose_number(NodeIndex index, const Lead& lead) {
    const Node &node = at(index), &what = at(node.first);
    const std::string worked_out = value(node.first);
    Meaning known;
    known.kind = Meaning::Kind::number;
    known.words = what.kind == NodeKind::heads ? say(Phrase::number_of_heads)
                  : counts_several()           ? worked_out
                                               : say(Phrase::that_number);
    if (what.kind != NodeKind::heads || !lead.words.empty())
        emit(index, led(lead, say(Phrase::remember_number, worked_out), true));
    bind(node.number, known);
}

// What is named only for the next statements, which one sentence says. The last of them, or `no_node`.
NodeIndex Chinese::chosen_and_done(NodeIndex index, const Lead& lead) {
    const Node& node = at(index);
    if (const CountersSwapped swap = counters_swapped(nodes_, index); swap.last != no_node) {
        const std::string one = subject_words(swap.one);
        emit(index, led(lead, say(Phrase::swap_counters, one, subject_words(swap.other)), true));
        return swap.last;
    }
    const bool number = node.kind == NodeKind::choose && quantity_named(nodes_, node.number) == node.first;
    const NodeIndex next = node.next;
    if (!number || next == no_node || at(next).kind != NodeKind::discard) return no_node;
    if (left_in_hand(nodes_, at(next).first) == no_node) return no_node;
    emit(index, led(next, lead));
    return next;
}

}  // namespace cubenight::wording
