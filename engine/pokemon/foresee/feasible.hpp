// What single verbs of a text could do before it is carried out (JA A-02.1a, C-06.b4, C-11.b3, D-04.b5): the part of
// foresight (foresight.cpp) that knows of rules and limits and nothing of what stands before or behind a verb.
#pragma once

#include "engine/pokemon/foresee/beforehand.hpp"

namespace cubenight::pokemon {

// A text says that it can't be discarded.
bool stays(Game& g, Object object);
// Those of them of which that is said: cards, or Pokémon by their lowest card.
CopySet that_stay(Game& g, CopySet cards);
// Nothing keeps counters off it that the text of that scope puts.
bool takes_counters(Game& g, const Scope& scope, std::uint8_t slot);

class Feasible : public Beforehand {
public:
    using Beforehand::Beforehand;

protected:
    // Cards of a deck or Prize cards, for the sake of their order alone: where nothing was looked for in them.
    bool shuffles_something(const Node& n);
    // How many cards, or units of energy, a part of a cost takes.
    int wanted_by(NodeIndex select);
    // Its player sees all that the selection, or one of its parts, could mean.
    bool is_open(NodeIndex selection);
    // Some Pokémon and some card that fit together, and the turn's limits (JA A-05.b2) where they hold.
    bool could_evolve(NodeIndex evolve);
    CopySet may_evolve_now(CopySet pokemon, bool at_once);
    bool may_evolve_with(const Scope& scope, CopyId pokemon, NodeIndex card);
    // Some card and some Pokémon that may hold it.
    bool could_attach(const Node& n);
    // Somebody could receive a card that is not known yet: a Tool only who has room for one.
    bool has_receiver(NodeIndex card, NodeIndex to);
    // The select wants Tools, or those that it picks from were wanted as Tools.
    bool asks_for_tool(NodeIndex select) const;
    // A card in play, and another Pokémon of its owner that could receive it (JA C-10.b2).
    bool could_move(const Node& n);
    bool could_counter(const Node& n);
    // As a price: so many Pokémon as it says take the counters (JA E-30.b4).
    bool can_pay_counters(const Node& n);
    // A damaged Pokémon, and another one that can receive (JA C-08.b4).
    bool could_move_counters(NodeIndex from);
    bool has_cards(NodeIndex zone);
    // Of what is known beforehand somebody may be put into play by a text.
    bool somebody_may_come(NodeIndex selection);
    bool bench_has_room(NodeIndex selection, NodeIndex move_to);
    // The selection behind the conditions that are named.
    NodeIndex target_of(const Node& n) const;
    // All that is meant lies open and can't be discarded.
    bool all_stay(NodeIndex selection);
    // Only an Active Pokémon gets a Special Condition, and one that it has already changes nothing.
    bool could_inflict(const Node& n);
    bool can_draw(const Node& n);
    // Of `heal` and `cure`: somebody who lacks HP, or is ill (JA C-06.b4).
    bool could_help(NodeIndex statement);
    // Of a `choose` of those who are healed or cured next: that nobody can be meant, where nobody needs it.
    void note_in_need(NodeIndex choose);
    bool could_search(const Node& n);
    bool could_switch(const Node& n);
};

}  // namespace cubenight::pokemon
