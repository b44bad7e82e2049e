// What Japanese and Chinese cards say in one phrase, while the notation takes several nodes to say it.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/effect_tree.hpp"

namespace cubenight::wording {

// Whether there is no sign of Chinese or Japanese in it: printed English, shown among their sentences.
bool is_in_latin_letters(std::string_view text);

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

// `choose $a = a number up to 5; look top $a of DECK`, or discarded from there: the largest number, where the name is used for nothing else;
// else `no_node`.
NodeIndex most_looked_at(std::span<const Node> nodes, int variable);

// `if P has too few { fail } else { discard 2 of them }`: the statement that discards; else `no_node`.
NodeIndex fails_unless_discarded(std::span<const Node> nodes, NodeIndex if_);

// Whether nothing would happen anyway where the condition does not hold: `if any BENCH { damage 30 to 1 BENCH }`.
bool goes_without_saying(std::span<const Node> nodes, NodeIndex if_);

// Whether a Pokémon is chosen only for something on it that the next statement moves:
// `choose $a = 1 my.pokemon[energy >= 1]; move 1 energy on $a to 1 my.pokemon[!$a]`.
bool moves_off_it(std::span<const Node> nodes, NodeIndex choose);

// `search DECK for … as $a; shuffle DECK; put $a -> top of DECK`, in any order where `order $a` stands beside that: what puts
// them there and the last of these statements, and whether they are put in order; `no_node` where it is anything else.
struct FoundOnTop {
    NodeIndex put = no_node, last = no_node;
    bool ordered = false;
};
FoundOnTop found_on_top(std::span<const Node> nodes, NodeIndex search);

// Statements that wait for basic Energy of several types, one behind the other, and say the same of each type: the last of
// them, and the types; `no_node` where the first stands alone.
struct OfTypes {
    NodeIndex last = no_node;
    std::vector<int> types;
};
OfTypes same_of_types(std::span<const Node> nodes, NodeIndex first);

// Whether the statement counts something of what has the name: `more 20 * count($a[energy])`.
bool counts_of_named(std::span<const Node> nodes, NodeIndex statement, int variable);

// Of `look HAND`, or of a zone: whether the statement counts cards of that same zone.
bool counts_in_zone(std::span<const Node> nodes, NodeIndex statement, const Node& zone);

// The rule boxes of `ex or V`, in the order in which cards name them; nothing where it is anything else.
std::vector<NodeIndex> boxes_named(std::span<const Node> nodes, NodeIndex one_of);

// One deed with as many things as one likes, of a single place: it may be none of them.
bool takes_any_number(std::span<const Node> nodes, NodeIndex deed);

// Of `flip 1 { heads: DEED }` for each `$a`, where the deed is damage or counters for it and nothing else: the face; else `no_node`.
NodeIndex face_for_each(std::span<const Node> nodes, NodeIndex each);

// Who holds the card is said once in a sentence, as long as it speaks of no other Pokémon: `again` behind that.
void name_holder_once(std::string& sentence, std::string_view holder, std::string_view again, std::string_view pokemon);

// Where that which has the name was taken from: the base of what was chosen, looked at or searched for; null where it has
// none.
const Node* origin_of(std::span<const Node> nodes, int variable);

// Of a card that counts as a Basic Pokémon, what says so, and its HP and type; nothing where the gifts do not begin with it.
std::vector<NodeIndex> as_basic(std::span<const Node> nodes, NodeIndex first_gift);

// Where the card was that comes into the place of another by `exchange`, which goes there; null where it was in play.
const Node* zone_exchanged_with(std::span<const Node> nodes, NodeIndex exchange);

// The base of those of which `each` takes one after the other by that name; null where none does.
const Node* taken_one_by_one(std::span<const Node> nodes, int variable);

// Whether something is of the opponent's: a place, a zone, or an end of a deck.
bool is_of_opponent(std::span<const Node> nodes, const Node& base);

}  // namespace cubenight::wording
