// What the attacks of the Pokémon in play promise: how soon each can be paid, what damage may be expected, what the
// other seat threatens. Computed once for a decision and shared by everything that judges.
#pragma once

#include "engine/bots/read/reading.hpp"

namespace cubenight::bots {

// Units that are still lacking for a cost.
int missing_units(const EnergyCost& cost, const UnitList& units);
// Adds the units that this card would provide on that Pokémon.
void add_units(const Sight& at, CopyId energy, std::uint8_t slot, UnitList& units);

// A user of an attack: a Pokémon in play, maybe as the card that it could evolve into.
struct Attacker {
    std::uint8_t slot = no_slot;
    TypeSet types;
};
// Damage to be expected, in points, against that Pokémon as if it were Active; no_slot: against nobody's weakness.
int expected_damage(const Sight& at, Attacker attacker, const CompiledAttack& attack, std::uint8_t target);
// The same for a card in hand or deck that is nobody's evolution yet: what is printed, halved for a number that varies.
int printed_power(const CompiledCard& card);

// An attack that a Pokémon has or may get by evolving.
struct Prospect {
    EnergyCost cost;
    int power = 0;  // expected damage; less for an evolution that is still to come
};

class Outlook {
public:
    explicit Outlook(const Sight& sight);

    const Sight& at;
    // How good the Pokémon's attacks are with these units, in points of damage, weighed by what is still missing.
    int plan(std::uint8_t slot, const UnitList& units) const;
    // What one more unit of the type is worth to the seat's Pokémon in play, in points.
    int need(Type type) const { return need_[static_cast<int>(type)]; }
    // The most damage that a Pokémon's own attacks can do to the target when so many more units are attached.
    int best_damage(std::uint8_t slot, std::uint8_t target, int more_units) const {
        return best_damage(slot, target, at.pokemon(slot).energy, more_units);
    }
    // The same with these units instead of those attached.
    int best_damage(std::uint8_t slot, std::uint8_t target, const UnitList& units, int more_units) const;
    // The most damage that the other seat's Active Pokémon may do to this Pokémon in its next turn.
    int threat(std::uint8_t slot) const { return best_damage(at.active(at.them), slot, 1); }
    // Whether this own Pokémon would not survive the other seat's next turn in the Active Spot.
    bool doomed(std::uint8_t slot) const { return threat(slot) >= at.left(slot); }

private:
    void add_prospects(std::uint8_t slot);
    void add_card(std::uint8_t slot, const CompiledCard& card, int share);

    std::array<InlineVector<Prospect, 8>, slots_per_seat> prospects_;
    std::array<int, type_count> need_{};
};

}  // namespace cubenight::bots
