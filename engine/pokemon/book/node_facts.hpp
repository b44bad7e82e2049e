// What is known beforehand of each node of a text with all that stands below it, so that nobody walks through a tree to
// ask whether it speaks of something.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/cards/effect.hpp"

namespace cubenight::pokemon {

// Of the node or of anything below it; bits of NodeFacts::says.
enum NodeSays : std::uint8_t {
    says_hidden = 1,   // cards of a deck or Prize cards
    says_place = 2,    // how or where a card lies
    says_outcome = 4,  // a number that the text itself brings about: heads, what was done
    says_stage2 = 8,
    says_played = 16,  // that something was played
    says_cards = 32,   // cards of a zone, or attached ones
    says_unseen = 64,  // what cards are that its player does not see: of a deck, Prize cards, the other hand
};

struct NodeFacts {
    std::uint8_t names = 0;    // bits of the variables that it asks for (names_variable)
    std::uint8_t members = 0;  // bits of those whose cards or Pokémon it means (`$x` as a base)
    std::uint8_t says = 0;
    NodeIndex behind = 0;        // the first node behind all that stands below it
    bool before_damage = false;  // of an attack: it runs before the damage is dealt (phases.hpp)
    bool only_finds = false;  // a `look` or `search` that changes nothing by itself: what is done with its cards stands
                              // behind it
};

std::vector<NodeFacts> node_facts(std::span<const Node> nodes);

}  // namespace cubenight::pokemon
