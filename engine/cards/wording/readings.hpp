// What a tree says in every language: which statements are said together, and what can be counted.
#pragma once

#include <span>
#include <vector>

#include "engine/cards/effect_tree.hpp"
#include "engine/cards/types.hpp"

namespace cubenight::wording {

// Whether the quantity can be said behind "for each". False for no_node.
bool is_countable(std::span<const Node> nodes, NodeIndex quantity);

// A quantity that is so many for each of something countable; `unit` is no_node where it is none.
struct Scaled {
    int factor = 0;
    NodeIndex unit = no_node;
};
Scaled scaled(std::span<const Node> nodes, NodeIndex quantity);

// Whose Special Conditions the quantity counts, all of them: the place; `no_node` where it counts anything else.
NodeIndex ills_counted(std::span<const Node> nodes, NodeIndex quantity, Place place = Place::active);

// The other quantity of `max(0, Q)` where Q is never below 0; else the quantity itself.
NodeIndex without_floor(std::span<const Node> nodes, NodeIndex quantity);

// `min(extra energy(P), count(energy[F] on P))`: the count, of such Energy as the cost does not need; else `no_node`.
NodeIndex spare_energy(std::span<const Node> nodes, NodeIndex quantity);

// `min(extra energy(P), max(0, count(energy[F] on P) - N))`: the count and N, of such Energy behind the first N as the cost
// does not need; `count` is `no_node` where it is anything else.
struct SpareBehind {
    NodeIndex count = no_node;
    int first = 0;
};
SpareBehind spare_behind(std::span<const Node> nodes, NodeIndex quantity);

// `put S -> into DECK; shuffle DECK`: shuffled into it. `next` may be no_node.
bool leads_into_deck(std::span<const Node> nodes, NodeIndex statement, NodeIndex next);

// Whether the event is something that only happens in the turn of the text's own player.
bool comes_in_own_turn(std::span<const Node> nodes, NodeIndex event);

// Whether the event is a Knock Out of a Pokémon of the opponent, for which the text's own player takes Prize cards anyway.
bool brings_prizes(std::span<const Node> nodes, NodeIndex event);

// The name of the one that a set of filters asks for, where it asks for nothing else: `[$a]`; else -1.
int named_alone(std::span<const Node> nodes, NodeIndex set);

// Whether one of the statements from there on says what the card provides, whatever comes.
bool always_provides(std::span<const Node> nodes, NodeIndex first);

// Whether all that was attached to those Pokémon was discarded before: nothing goes with them any more.
bool is_stripped(std::span<const Node> nodes, NodeIndex statement, NodeIndex selection);

// What puts the cards of a deck in order that were looked at, and what puts them elsewhere than where they lay; either is
// `no_node` where that does not come next.
struct OrderedLook {
    NodeIndex order = no_node, put = no_node;
    NodeIndex last() const { return put == no_node ? order : put; }
};
OrderedLook ordered_look(std::span<const Node> nodes, NodeIndex look);

// Whether what is healed is cured of all Special Conditions by the statement behind that.
bool heals_and_cures(std::span<const Node> nodes, NodeIndex heal, NodeIndex cure);

// The one number, or range of numbers, in which two trees differ; `no_node` twice where they differ in more or in nothing.
struct NumbersApart {
    NodeIndex left = no_node, right = no_node;
};
NumbersApart only_number_apart(std::span<const Node> nodes, NodeIndex left, NodeIndex right);

// A coin that decides whether an event happens: `flip 1 { tails: proceed }`, with what heads does instead, if anything.
struct CoinAgainst {
    bool found = false;
    NodeIndex heads = no_node;  // what the face does
};
// Of the statements from there on, where they are that flip alone.
CoinAgainst coin_against(std::span<const Node> nodes, NodeIndex first);

// `if done < N { proceed }`, alone: the number from which on an event is kept off; else `no_node`.
NodeIndex least_kept_off(std::span<const Node> nodes, NodeIndex first);

// The base of what `choose` gave the name to; null where nothing did.
const Node* chosen_before(std::span<const Node> nodes, int variable);

// Whether what lasts says, for this turn and behind the Knock Out of one Pokémon, what becomes of its Prize cards alone.
bool tells_of_its_prizes(std::span<const Node> nodes, NodeIndex lasting);

// The statement that puts all of the zone somewhere, where the body is that alone; else `no_node`.
NodeIndex put_as_a_whole(std::span<const Node> nodes, NodeIndex body, const Node& zone);

// `discard cards on P; put P -> Z`: P goes without what is attached to it. `next` may be no_node.
bool goes_alone(std::span<const Node> nodes, NodeIndex discard, NodeIndex next);

// Of `happened evolved of this this turn and any earlier[name "X"] on this`: the name; else `no_node`.
NodeIndex evolved_this_turn_from(std::span<const Node> nodes, NodeIndex predicate);

// What is attached to each Pokémon of an `each`, one card to each: the selection of the cards, or of those that are searched
// for, and else `no_node`.
NodeIndex attached_to_each(std::span<const Node> nodes, NodeIndex each);

// Several `when` in a row: Energy of one type after the other that is attached to this Pokémon from the hand, and each time
// this Pokémon is of its type for this turn. The last of them, or `no_node` where there are not several.
struct TypesTakenOn {
    NodeIndex last = no_node;
    std::vector<Type> types;
};
TypesTakenOn types_taken_on(std::span<const Node> nodes, NodeIndex when);

// `search DECK for S as $a; shuffle DECK; put $a -> top of DECK`, and perhaps `order $a`: the last of them; else `no_node`.
NodeIndex put_on_top(std::span<const Node> nodes, NodeIndex search);

// `choose $a = a number up to 5; discard top $a of DECK`, and nothing else asks for that number.
bool chooses_how_many_to_discard(std::span<const Node> nodes, NodeIndex choose);

// Whether the selection is of cards of a deck, or of those that a search of one has found.
bool comes_from_deck(std::span<const Node> nodes, NodeIndex selection);

// Whether the selection is of the same things of both players, all of them: `my.active and their.active`.
bool is_of_both(std::span<const Node> nodes, NodeIndex selection);

// Whether one statement says of one player's things what the other says of the other player's, and nothing else.
bool mirrors(std::span<const Node> nodes, NodeIndex left, NodeIndex right);

}  // namespace cubenight::wording
