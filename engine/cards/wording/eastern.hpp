// What Japanese and Chinese cards say in one phrase, while the notation takes several nodes to say it.
#pragma once

#include <span>

#include "engine/cards/effect_tree.hpp"

namespace cubenight::wording {

// Whether two trees are the same, node by node.
bool same_tree(std::span<const Node> nodes, NodeIndex left, NodeIndex right);

// `choose $a = counters(P); choose $b = counters(Q);` and what either has more goes to the other: the selections, and the
// last of these statements; all `no_node` where it is anything else.
struct CountersSwapped {
    NodeIndex one = no_node, other = no_node, last = no_node;
};
CountersSwapped counters_swapped(std::span<const Node> nodes, NodeIndex first);

// The quantity that `choose` gave the name to; `no_node` where nothing did.
NodeIndex quantity_named(std::span<const Node> nodes, int variable);

// Of `max(0, count(HAND) - 4) HAND`, worked out there or before: the number that is left; else `no_node`.
NodeIndex left_in_hand(std::span<const Node> nodes, NodeIndex selection);

// `any my.pokemon[name "X"] or any stadium[name "X"]`, in whatever order: the name; else `no_node`.
NodeIndex named_in_play(std::span<const Node> nodes, NodeIndex predicate);

// `left(P) > 0` of one Pokémon, that it is not Knocked Out: its selection; else `no_node`.
NodeIndex still_standing(std::span<const Node> nodes, NodeIndex predicate);

// `choose $a = a number up to 5; look top $a of DECK`: the largest number, where the name is used for nothing else;
// else `no_node`.
NodeIndex most_looked_at(std::span<const Node> nodes, int variable);

// `if P has too few { fail } else { discard 2 of them }`: the statement that discards; else `no_node`.
NodeIndex fails_unless_discarded(std::span<const Node> nodes, NodeIndex if_);

// Whether nothing would happen anyway where the condition does not hold: `if any BENCH { damage 30 to 1 BENCH }`.
bool goes_without_saying(std::span<const Node> nodes, NodeIndex if_);

// Whether a Pokémon is chosen only for something on it that the next statement moves:
// `choose $a = 1 my.pokemon[energy >= 1]; move 1 energy on $a to 1 my.pokemon[!$a]`.
bool moves_off_it(std::span<const Node> nodes, NodeIndex choose);

// Where that which has the name was taken from: the base of what was chosen, looked at or searched for; null where it has
// none.
const Node* origin_of(std::span<const Node> nodes, int variable);

// Whether something is of the opponent's: a place, a zone, or an end of a deck.
bool is_of_opponent(std::span<const Node> nodes, const Node& base);

}  // namespace cubenight::wording
