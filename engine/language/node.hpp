// The effect language (docs/architecture.md), as any card game here speaks it: an effect is a small tree of nodes, flat
// in one array. A node says what it means in the game's terms, never how it is executed. One way to say a thing.
//
// Root: node 0 is always a `block`. Children are linked: `first` is the first child, `next` the next sibling, `no_node`
// where there is none. kinds.def lists the kinds with their children. `sub` holds the kind's variant (one of the enums
// below, or of the game's own in its effect.hpp), `number` its whole number, word or variable; both are 0 where nothing
// is said about them. Walk it with tree.hpp.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace cubenight {

using NodeIndex = std::uint16_t;
inline constexpr NodeIndex no_node = 0xFFFF;

enum class NodeKind : std::uint8_t {
#define KIND(name, family, game, children) name,
#include "engine/language/kinds.def"
#undef KIND
};

// What a kind is a sort of. `part` stands below others only: a face of a coin, a span, an event, where a card is put.
enum class NodeFamily : std::uint8_t {
    structure,
    limit,     // opens a text: how often, from where and under what conditions it is used
    control,   // which statements are done, and by whom
    standing,  // holds or waits for as long as the text, or the `lasting` around it, is in force
    verb,      // does something
    part,
    modifier,  // what a standing text changes
    predicate,
    quantity,
    selection,
    filter,
};

constexpr NodeFamily family_of(NodeKind kind) {
    constexpr NodeFamily families[] = {
#define KIND(name, family, game, children) NodeFamily::family,
#include "engine/language/kinds.def"
#undef KIND
    };
    return families[static_cast<int>(kind)];
}

struct Node {
    NodeKind kind = NodeKind::block;
    std::uint8_t sub = 0;
    std::int16_t number = 0;
    NodeIndex first = no_node;
    NodeIndex next = no_node;
    friend bool operator==(const Node&, const Node&) = default;
};

// A tree with its words (names, markers, traits). Nodes stand in the order of the notation: a parent before its
// children, siblings in order; so equal trees are equal arrays. Words stand in the order of their first use, each
// once. The bounds of bounds.hpp hold.
struct Effect {
    std::vector<Node> nodes;
    std::vector<std::string> words;
    int variables = 0;  // how many different `$x` it binds; at most most_variables

    bool empty() const { return nodes.size() <= 1; }
    friend bool operator==(const Effect&, const Effect&) = default;
};

// -- variants of `sub` that say the same in every game

enum class OnceKind : std::uint8_t { plain, by_name, per_game, either_player };
enum class FaceKind : std::uint8_t { heads, tails, all_heads, all_tails, after };
enum class Player : std::uint8_t { me, them, both, owner };
enum class SpanKind : std::uint8_t { this_turn, next_turn, until_end_of_next_turn, while_, rest_of_game };
enum class Liveness : std::uint8_t { snapshot, live };
enum class HalfKind : std::uint8_t { down, up, up_to_ten };
enum class ChangeKind : std::uint8_t {
    plus,
    minus,
    fixed,
    none,
    half /* of deals and takes: what is left of it, down to whole counters */
};
enum class Window : std::uint8_t { this_turn, last_turn /* the opponent's */, this_game, own_last_turn };
enum class Relation : std::uint8_t { at_least, at_most, equal, greater, less, odd, even };
enum class RangeKind : std::uint8_t { number, up_to, exactly, any_number, all, random };
enum class Side : std::uint8_t { my, their, any, own, none };
enum class SpreadKind : std::uint8_t { spread, each };

}  // namespace cubenight
