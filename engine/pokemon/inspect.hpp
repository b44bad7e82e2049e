// What a match is like now, for whoever looks at it without playing: scenario files, the log, tools. Nothing here changes
// the match.
#pragma once

#include <optional>
#include <vector>

#include "engine/pokemon/book/rulebook.hpp"
#include "engine/pokemon/match/events.hpp"
#include "engine/pokemon/match/match.hpp"

namespace cubenight::pokemon {

// An attack that a Pokémon may use, its own or a granted one, with what effects make of its cost and its printed damage.
struct AttackNumbers {
    std::uint16_t name = 0;  // word of the rulebook
    EnergyCost cost;
    int base = 0;
};

// An ability of the cards whose texts it has, in their order.
struct AbilityState {
    std::uint16_t name = 0;  // word of the rulebook
    bool used = false;       // as often as it may be for now
    bool off = false;        // treated as not existing (JA D-13.b2)
};

// A Pokémon's numbers with everything that changes them.
struct PokemonNumbers {
    int hp = 0, left = 0;      // points
    int retreat = 0;           // units
    int poison = 0, burn = 0;  // counters per Checkup, were it Poisoned or Burned
    int prizes = 0;            // for its Knock Out
    int tool_limit = 0;
    int energy = 0;  // units, counted as a cost counts them
    TypeSet types;
    InlineVector<Affinity, 3> weaknesses, resistances;
    InlineVector<TypeSet, 48> units;  // that its energy provides, in the order of attaching
    InlineVector<AttackNumbers, 8> attacks;
    InlineVector<AbilityState, 8> abilities;
};
// REQUIRES: a Pokémon is in that slot.
PokemonNumbers numbers_of(const Rulebook& book, const Match& match, std::uint8_t slot);

// The condition that opens the text of a Trainer card of the turn player's hand and does not hold now, as a node of that
// text; no_node where none is missing.
NodeIndex unmet_condition(const Rulebook& book, const Match& match, CopyId copy);

// A step on the way from the printed damage of an attack to what it would do to the Defending Pokémon (JA A-01.b4), before its
// own text is carried out.
enum class DamageStepKind : std::uint8_t {
    printed,     // amount: what stands on the card
    base,        // `change` of what is printed, by a text
    dealt,       // the same of damage step 2
    weakness,    // `affinity` of the Defending Pokémon: steps 3 and 4
    resistance,  //
    taken,       // `change` of damage step 5
    immune,      // step 6: it takes none
};
struct DamageStep {
    DamageStepKind kind = DamageStepKind::printed;
    ChangeKind change = ChangeKind::plus;
    Affinity affinity = {};
    int amount = 0;         // of printed, and of plus, minus and fixed
    Source by = {};         // the text that makes the step; none for the rules' own
    CardId card = no_card;  // whose text it is
    int value = 0;          // points after the step
    Clause clause = Clause::none;
    friend bool operator==(const DamageStep&, const DamageStep&) = default;
};
// How AttackView::now comes about for that attack of the turn player's Active Pokémon; the last step's value are the points,
// none where it is below 0. Empty where there is no such attack, nobody defends, or its text alone says how much it is.
std::vector<DamageStep> damage_steps(const Rulebook& book, const Match& match, int attack);

// What an attack would do to the Defending Pokémon, its text carried out, over every coin and choice that there is in it.
struct Foretold {
    int least = 0, most = 0;     // points of damage
    bool more = false;           // it may go on for ever so long: `most` is no bound
    bool knocks_out = false;     // whatever is chosen, however coins fall
    bool may_knock_out = false;  // one way or another
    friend bool operator==(const Foretold&, const Foretold&) = default;
};
// Of that attack in the turn's choice. Nothing where it is not listed there, where cards decide about the damage that the
// turn's player does not see, or where it may go too many ways.
std::optional<Foretold> foretold(const Rulebook& book, const Match& match, int attack);

// How many Pokémon the seat may have on its Bench.
int bench_limit(const Rulebook& book, const Match& match, SeatId seat);
// What the attack of that number is called (a word of the rulebook), granted ones counted too; 0 where there is none.
std::uint16_t attack_name(const Rulebook& book, const Match& match, std::uint8_t slot, int index);
// Whether the seat has done what goes once per game by that word, or used the ability of that name this turn.
bool has_used(const Match& match, SeatId seat, std::uint16_t word);
// Why the card that is being played cannot go to that Pokémon; none where it can, or where no target is asked for.
Clause why_not_onto(const Rulebook& book, const Match& match, CopyId card, std::uint8_t slot);
// Whether a text is being carried out by hand, so that its player may go back on each verb of it.
bool is_by_hand(const Match& match);
// Whether the `may` that is asked now would change nothing either way.
bool asked_in_vain(const Rulebook& book, const Match& match);

}  // namespace cubenight::pokemon
