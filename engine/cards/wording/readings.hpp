// What a tree says in every language: which statements are said together, and what can be counted.
#pragma once

#include <span>

#include "engine/cards/effect_tree.hpp"

namespace cubenight::wording {

// Whether the quantity can be said behind "for each". False for no_node.
bool is_countable(std::span<const Node> nodes, NodeIndex quantity);

// A quantity that is so many for each of something countable; `unit` is no_node where it is none.
struct Scaled {
    int factor = 0;
    NodeIndex unit = no_node;
};
Scaled scaled(std::span<const Node> nodes, NodeIndex quantity);

// `put S -> into DECK; shuffle DECK`: shuffled into it. `next` may be no_node.
bool leads_into_deck(std::span<const Node> nodes, NodeIndex statement, NodeIndex next);

// Whether one of the statements from there on says what the card provides, whatever comes.
bool always_provides(std::span<const Node> nodes, NodeIndex first);

// Whether one statement says of one player's things what the other says of the other player's, and nothing else.
bool mirrors(std::span<const Node> nodes, NodeIndex left, NodeIndex right);

}  // namespace cubenight::wording
