// What a bot reads off a View: whose things are where, as plain questions. Nothing here knows more than the view.
#pragma once

#include "engine/core/copy_set.hpp"
#include "engine/pokemon/book/rulebook.hpp"
#include "engine/pokemon/match/places.hpp"
#include "engine/pokemon/view.hpp"

namespace cubenight::bots {

using namespace pokemon;

using UnitList = InlineVector<TypeSet, 32>;

class Sight {
public:
    Sight(const Rulebook& rulebook, const View& seen);

    const Rulebook& book;
    const View& view;
    const SeatId me;
    const SeatId them;

    const SeatView& mine() const { return view.seats[me]; }
    const SeatView& theirs() const { return view.seats[them]; }
    // The card of a copy, or nothing where the seat does not know it.
    const CompiledCard* card(CopyId copy) const;
    // The top card of a Pokémon; nothing for an empty slot or a face-down card.
    const CompiledCard* top(std::uint8_t slot) const;
    // Nobody for no_slot, as where an Active Spot is empty: no card, no HP, nothing attached.
    const PokemonView& pokemon(std::uint8_t slot) const { return slot < slot_count ? view.pokemon[slot] : nobody; }
    bool ill(std::uint8_t slot, SpecialCondition condition) const;
    int left(std::uint8_t slot) const { return pokemon(slot).max_hp - pokemon(slot).damage; }
    std::uint8_t active(SeatId seat) const { return view.seats[seat].active; }
    bool is_active(std::uint8_t slot) const { return slot < slot_count && active(slot_seat(slot)) == slot; }
    int pokemon_count(SeatId seat) const;
    int prizes_left(SeatId seat) const;
    int deck_left(SeatId seat) const { return static_cast<int>(view.seats[seat].deck.size()); }
    bool my_turn() const { return view.turn_seat == me && view.phase == MatchPhase::turn; }
    // May this seat still attach its energy for the turn?
    bool energy_left() const { return my_turn() && mine().turn.energy == 0; }
    // Own copies that lie in the deck or under the Prize cards, as far as the seat can tell.
    const CopySet& unseen() const { return unseen_; }
    const CopySet& hand() const { return hand_; }

    // Calls f(slot) for the Active Pokémon, then the Benched ones.
    template <class F>
    void each(SeatId seat, F&& f) const {
        if (view.seats[seat].active != no_slot) f(view.seats[seat].active);
        for (std::uint8_t slot : view.seats[seat].bench) f(slot);
    }

private:
    static constexpr PokemonView nobody{};
    CopySet hand_;
    CopySet unseen_;
};

}  // namespace cubenight::bots
