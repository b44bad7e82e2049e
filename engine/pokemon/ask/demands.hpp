// What several parts of one selection, or of one price, want of the same cards: no card serves two of them, and all that
// can be had has to be chosen (JA D-04.b2, D-04.b3, E-30.b4).
#pragma once

#include "engine/pokemon/ask/quantities.hpp"
#include "engine/pokemon/ask/query.hpp"

namespace cubenight::pokemon {

// Whether the select counts units of energy instead of cards (JA C-01.faq1).
bool counts_units(const Game& g, const Scope& scope, const SelectParts& parts);
// What a card counts for there: one, or its units of energy that are meant.
int weight(Game& g, const Scope& scope, const SelectParts& parts, CopyId copy);

// What one part wants.
struct Demand {
    SelectParts parts;
    CopySet from;        // cards, or Pokémon by their lowest card
    int wanted = 0;      // cards or units
    int had = 0;         // of them, chosen already
    bool whole = false;  // all of it, or nothing
};

class Demands {
public:
    static constexpr std::size_t most = 8;

    // Parts beyond the eighth are left out.
    void add(const Demand& demand) {
        if (!list_.full()) list_.push_back(demand);
    }
    std::size_t size() const { return list_.size(); }
    Demand& operator[](std::size_t i) { return list_[i]; }
    // The card is gone, wherever it is wanted.
    void drop(CopyId copy) {
        for (Demand& demand : list_) demand.from.erase(copy);
    }
    // Cards that more than one part could take.
    CopySet shared() const;
    // How much of all that is wanted can be had at most.
    int most_met(Game& g, const Scope& scope) const;
    // All of it can be had.
    bool can_be_met(Game& g, const Scope& scope) const { return most_met(g, scope) == all_wanted(); }
    int still_wanted() const;

private:
    int all_wanted() const;

    InlineVector<Demand, most> list_;
};

}  // namespace cubenight::pokemon
