// What one seat may know of a match, built from scratch so that nothing leaks: re-dealing what the seat cannot see
// leaves its view identical, byte for byte. Screens, bots and remote seats get this and nothing else.
#pragma once

#include <array>
#include <type_traits>

#include "engine/pokemon/book/rulebook.hpp"
#include "engine/pokemon/match/choice.hpp"
#include "engine/pokemon/match/match.hpp"

namespace cubenight::pokemon {

// A Pokémon in play with its numbers as they are now.
struct PokemonView {
    CopyId top = no_copy;  // no_copy: face down, or no Pokémon in this slot
    bool in_play = false;
    bool active = false;
    std::uint8_t conditions = 0;  // bit per Condition
    std::uint8_t retreat = 0;
    std::uint8_t poison = 0, burn = 0;  // counters per Checkup
    std::int16_t damage = 0;            // points
    std::int16_t max_hp = 0;
    TypeSet types;
    std::array<Affinity, 2> weaknesses{};
    std::array<Affinity, 2> resistances{};
    std::uint8_t weakness_count = 0, resistance_count = 0;
    bool weakness_changed = false;      // by a house rule or an effect: not as printed
    InlineVector<CopyId, 5> below;      // cards under the top one, highest first
    InlineVector<CopyId, 24> attached;  // in the order of attaching
    InlineVector<TypeSet, 32> energy;   // units that the attached energy provides
    bool is(SpecialCondition condition) const { return (conditions >> static_cast<int>(condition)) & 1; }
    friend bool operator==(const PokemonView&, const PokemonView&) = default;
};

struct SeatView {
    Pile deck;  // back is the top; no_copy where the seat does not know the card
    Pile hand;  // known cards in ascending order, then a no_copy for each other one
    Pile discard;
    Pile lost;
    std::array<CopyId, most_prizes> prizes{};  // no_copy: taken or unknown, see prize_there
    std::uint8_t prize_there = 0;              // bit per position that still holds a card
    std::uint8_t prizes_face_up = 0;
    std::uint8_t prize_count = 0;  // placed at the start
    std::uint8_t active = no_slot;
    InlineVector<std::uint8_t, 8> bench;
    std::uint8_t bench_limit = 5;
    TurnFlags turn;
    std::uint16_t turns = 0;
    friend bool operator==(const SeatView&, const SeatView&) = default;
};

// An attack of the seat's own Active Pokémon: may it be used, and what the printed damage would do now.
struct AttackView {
    std::uint16_t name = 0;  // word of the rulebook
    CopyId from = no_copy;
    EnergyCost cost;  // as changed by effects
    std::int16_t printed = 0;
    DamageSign sign = DamageSign::none;
    std::int16_t now = 0;  // points to the Defending Pokémon before its text changes the number
    Clause why_not = Clause::none;
    friend bool operator==(const AttackView&, const AttackView&) = default;
};

struct View {
    SeatId seat = seat0;
    SeatId turn_seat = seat0;
    SeatId first_seat = seat0;
    std::uint8_t sudden_deaths = 0;
    std::uint16_t turn = 0;
    MatchPhase phase = MatchPhase::setup;
    Outcome outcome = Outcome::running;
    Ending ending = Ending::none;
    CopyId stadium = no_copy;
    std::uint8_t attacker = no_slot;
    bool asks_me = false;  // `choice` has options; else only who is asked and about what
    Choice choice;
    decltype(Match::picks) picks;  // what the seat has chosen so far of the things that it is asked for, in that order
    PerSeat<SeatView> seats;
    std::array<PokemonView, slot_count> pokemon{};
    std::array<CardId, most_copies> cards{};  // card of each copy that the seat may know; its own deck list always
    InlineVector<AttackView, 8> attacks;
    friend bool operator==(const View&, const View&) = default;
};
static_assert(std::is_trivially_copyable_v<View>);

View view_for(const Rulebook& book, const Match& match, SeatId seat);

}  // namespace cubenight::pokemon
