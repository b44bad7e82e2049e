// Positions set up by hand, for tests, scenario files and puzzles: which card lies where, what a turn has used up,
// whose turn it is. What comes out is an ordinary match that stands at a choice of that turn's player.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/result.hpp"
#include "engine/pokemon/book/rulebook.hpp"
#include "engine/pokemon/match/events.hpp"
#include "engine/pokemon/match/match.hpp"

namespace cubenight::pokemon {

struct PlacedCondition {
    SpecialCondition condition = SpecialCondition::asleep;
    int counters = 0;  // per Checkup, for Poisoned and Burned; 0: the usual number
};

struct PlacedPokemon {
    std::vector<CardId> cards;                // the lowest first, what it is now last
    std::vector<CardId> attached;             // energy and Tools, in the order of attaching
    std::vector<CardId> theirs;               // attached cards of the other player (FI liite-o); they are placed last
    std::vector<CardId> under;                // kept face up below it
    int damage = 0;                           // points
    std::vector<PlacedCondition> conditions;  // of the Active Pokémon only
    std::vector<std::string> markers;
    std::vector<int> abilities_used;  // this turn, by their position on the card
    // Numbers of turns; an earlier turn than the running one where nothing is said.
    std::optional<int> came;     // into play
    std::optional<int> changed;  // evolved or devolved
    int line = 0;                // where it is written, for errors
    // Own turns that its player had begun when it became Paralyzed; since the opponent's last turn where nothing is
    // said.
    std::optional<int> paralyzed_since;
};

struct PlacedPrize {
    CardId card = no_card;
    bool face_up = false;
};

struct PlacedSeat {
    std::optional<PlacedPokemon> active;
    std::vector<PlacedPokemon> bench;
    std::vector<CardId> deck;  // the top first
    std::vector<CardId> hand;
    std::vector<CardId> discard;  // the last on top
    std::vector<CardId> lost;
    std::vector<CardId> aside;
    std::vector<PlacedPrize> prizes;
    std::optional<int> prizes_at_start;   // as many as the rule set says, where nothing is said
    std::optional<int> turns;             // own turns begun, the running one included
    TurnFlags turn;                       // what the turn has used up
    std::vector<std::string> names_used;  // abilities that share a limit by name (JA E-14)
    std::vector<std::string> words_used;  // `once per game`
};

// The turn's actions, or before the turn begins: its Checkup where the rule set has one there, its draw.
enum class Moment : std::uint8_t { main, turn_start };

struct PlacedStadium {
    SeatId owner = seat0;
    CardId card = no_card;
};

// A card that lies hidden and was seen; copies are counted as they are placed.
struct SeenCard {
    CopyId copy;
    std::uint8_t by = 0;  // bit per seat
};

struct Position {
    PerSeat<PlacedSeat> seats;
    std::vector<SeenCard> seen;
    std::optional<PlacedStadium> stadium;
    int turn = 5;  // counted over both seats, from 1
    SeatId turn_seat = seat0;
    std::optional<SeatId> first_seat;  // else as it follows when both take turns by turns
    int sudden_deaths = 0;             // games before this one that were drawn
    Moment moment = Moment::main;
    ChanceMode chance = ChanceMode::generator;
    std::uint64_t seed = 0;
};

// The match of that position. Pokémon without HP and empty Active Spots are settled at once, so that a position may
// be over. An error says what cannot lie so.
Result<Match> arrange(const Rulebook& book, const Position& position, EventListener* listener = nullptr);

}  // namespace cubenight::pokemon
