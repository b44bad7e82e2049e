// A scenario as it is written: a position, what is done in it, what must be refused and what must then be true.
// The format is described in docs/scenarios.md. These are plain values; names are looked up when it is run.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/cards/card.hpp"
#include "engine/cards/effect.hpp"
#include "engine/cards/rule_set.hpp"
#include "engine/core/result.hpp"
#include "engine/pokemon/arrange.hpp"
#include "engine/pokemon/match/choice.hpp"
#include "engine/pokemon/match/events.hpp"
#include "engine/scenario/script/lists.hpp"

namespace cubenight::scenario {

// Where a card or Pokémon is looked for.
enum class RefPlace : std::uint8_t {
    anywhere,
    in_play,
    active,
    bench,
    hand,
    deck,
    discard,
    lost,
    aside,
    prizes,
    stadium
};

// A card or Pokémon by name, by place, or by a label given before.
struct Ref {
    int line = 0;
    std::string name;   // of the card, or of a Pokémon's top card; a key where names are equal
    std::string label;  // `$x`
    std::optional<SeatId> seat;
    RefPlace place = RefPlace::anywhere;
    int position = 0;           // on the Bench or among the Prize cards, from 1; 0: any
    std::optional<int> damage;  // points, to tell equal ones apart
    std::string with;           // a card attached to it, for the same
    std::vector<Ref> on;        // the Pokémon that the card is attached to or part of; at most one
    friend bool operator==(const Ref&, const Ref&) = default;
};

// -- the position

struct WrittenPokemon {
    CardList cards;  // the lowest first
    CardList attached;
    pokemon::PerSeat<CardList> attached_of;  // those said to be of me, of them
    CardList under;
    pokemon::PlacedPokemon facts;  // all but the cards
    std::vector<std::string> abilities_used;
    std::string label;
    bool new_this_turn = false;
    bool changed_this_turn = false;
};

struct WrittenSeat {
    std::optional<WrittenPokemon> active;
    bool no_active = false;
    std::vector<WrittenPokemon> bench;
    std::optional<CardList> deck;  // the top first
    std::optional<CardList> prizes;
    std::optional<int> prize_count;       // unnamed ones
    CardList hand, discard, lost, aside;  // the top first
    std::optional<int> prizes_at_start;
    std::optional<int> turns;
    pokemon::TurnFlags used;
    std::vector<std::string> names_used;
    std::vector<std::string> words_used;
};

// The turn's actions; before the turn's draw; before everything, with decks and nothing else.
enum class Begin : std::uint8_t { main, turn_start, setup };

struct WrittenPosition {
    pokemon::PerSeat<WrittenSeat> seats;
    std::optional<ListedCard> stadium;
    SeatId stadium_seat = pokemon::seat0;
    std::optional<int> turn;
    std::optional<SeatId> turn_seat;
    std::optional<SeatId> first_seat;
    int sudden_deaths = 0;
    Begin begin = Begin::main;
};

// -- what is done

// One answer to a choice.
struct Answer {
    enum class Kind : std::uint8_t {
        object,
        attack,
        prize,
        yes,
        no,
        done,
        number,
        type,
        condition,
        part,
        option,
        by_hand,
        place,
        back
    };
    Kind kind = Kind::object;
    Ref object;      // object; attack: the card that it is on, by name
    int number = 0;  // number; prize, part and option from 1; type, condition; by_hand: HandVerb; place: HandPlace
    SeatId whose = play::seat0;  // place
    friend bool operator==(const Answer&, const Answer&) = default;
};

enum class ActKind : std::uint8_t {
    attack,
    play,
    attach,
    evolve,
    retreat,
    ability,
    use_stadium,
    end_turn,
    concede,
    discard,
    assemble,
    choose,
};

struct Act {
    ActKind kind = ActKind::end_turn;
    std::optional<SeatId> who;    // must be the seat that decides
    std::string name;             // of the attack or ability
    Ref subject;                  // the card, or whose ability
    std::optional<Ref> onto;      // target
    bool to_bench = false;        // `bench`: also an evolution that is played as a Basic Pokémon
    std::vector<Answer> answers;  // choose: one after another; retreat: energy to discard
};

// Tried without being done.
struct Trial {
    Act act;
    bool allowed = false;
    std::string clause;  // of the refusal; empty: any
};

struct ShuffleOrder {
    CardList top;  // comes to lie on top, the first highest
};

struct RandomCard {
    Ref card;
};

// -- what must be true

enum class Figure : std::uint8_t {
    damage,
    counters,
    left,
    hp,
    retreat,
    poison,
    burn,
    prizes,
    units,
    tool_limit,
};

struct PokemonCheck {
    enum class Kind : std::uint8_t {
        stat,
        condition,
        ill,
        type,
        weakness,
        resistance,
        name,
        marked,
        attack,
        ability,
        cards,
        provides,
        place,
        came,
        changed,
    };
    enum class Cards : std::uint8_t { attached, energy, tools, under, stack };
    Kind kind = Kind::stat;
    bool negated = false;
    Figure stat = Figure::damage;
    Number number;
    int condition = 0;
    TypeSet types;
    std::vector<Affinity> affinities;
    std::string text;                // name, marker, attack, ability
    std::optional<EnergyCost> cost;  // of the attack
    std::optional<int> points;       // the attack's printed damage as it counts now
    bool used = false;               // ability, this turn
    Cards of = Cards::attached;
    ListCheck list;
    std::vector<TypeSet> units;
    RefPlace place = RefPlace::anywhere;
    std::optional<SeatId> owner;  // cards: of that player alone
};

struct AboutPokemon {
    Ref subject;
    std::vector<PokemonCheck> checks;  // none: it is there
};

struct AboutZone {
    SeatId seat = pokemon::seat0;
    RefPlace zone = RefPlace::hand;
    std::vector<ListCheck> checks;
    std::vector<bool> negated;
};

struct AboutStadium {
    std::string name;  // empty: none
    std::optional<SeatId> seat;
};

struct AboutTurn {
    std::optional<int> number;
    std::optional<SeatId> seat;
    std::optional<pokemon::MatchPhase> phase;
};

struct AboutResult {
    std::optional<pokemon::Outcome> outcome;
    bool is_over = true;
    std::optional<pokemon::Ending> ending;
};

// What a seat has done in the running turn, and numbers of a seat.
enum class SeatFact : std::uint8_t {
    supporter_played,
    energy_attached,
    stadium_played,
    stadium_used,
    retreated,
    turns,
    bench_limit,
    prizes_taken,
    went_first,
    word_used,
};

struct AboutSeat {
    SeatId seat = pokemon::seat0;
    SeatFact fact = SeatFact::supporter_played;
    Number number{Relation::equal, 1};
    std::string word = {};  // of `once per game`, or an ability's that goes once by name
};

struct EventPattern {
    pokemon::EventKind type = pokemon::EventKind::coin;
    std::optional<Ref> subject;
    std::optional<Ref> target;  // the Pokémon that a card goes to
    std::optional<SeatId> seat;
    std::string word;  // the attack, ability or marker
    std::optional<Number> amount;
    std::optional<pokemon::Where> from, to;
    std::optional<Number> times;
    std::string clause;
};

struct AboutEvents {
    bool ever = false;                // since the beginning, not only since the last act
    std::vector<EventPattern> order;  // one after another
    std::string cites;                // or: any event of that clause
};

struct AboutChoice {
    std::optional<SeatId> seat;
    bool chance = false;
    std::optional<pokemon::ChoiceKind> kind;
    std::optional<int> options;
    std::string source;  // the card whose text asks
    std::string clause;
};

struct AboutOffer {
    std::vector<Answer> answers;
    bool only = false;
};

struct AboutKnowledge {
    Ref card;
    SeatId seat = pokemon::seat0;  // who knows which card it is
};

struct AboutCount {
    enum class What : std::uint8_t { coins_left, sudden_deaths };
    What what = What::coins_left;
    Number number;
};

// A deck that is tried, whatever lies on the table.
struct AboutDeck {
    CardList cards;
    std::optional<int> size;  // nothing: that of the rules
    bool allowed = true;
    std::string clause;  // of the refusal; empty: any
};

using Expected = std::variant<AboutPokemon, AboutZone, AboutStadium, AboutTurn, AboutResult, AboutSeat, AboutEvents,
                              AboutChoice, AboutOffer, AboutKnowledge, AboutCount, AboutDeck, Trial>;

struct Expectation {
    bool negated = false;
    Expected what;
};

struct Statement {
    int line = 0;
    std::string text;  // as it is written, for reports
    std::variant<Act, Trial, Coins, ShuffleOrder, RandomCard, Expectation> what;
};

// -- what is to be reached

// Of a puzzle: what the first player is to bring about, and by when.
struct Goal {
    GoalKind kind = GoalKind::win;
    int line = 0;
    std::string text;           // as it is written, without the word `goal`
    std::string card;           // knock_out: who
    int prizes = 0;             // take_prizes: how many of them from now on
    Expectation what;           // knock_out, so
    std::optional<int> before;  // a turn's number; nothing: in the turn that runs at the beginning
};

// A line of play that looks good and does not reach the goal.
struct WrongLine {
    int line = 0;
    std::vector<Statement> statements;
};

struct Scenario {
    std::string title;
    int line = 0;
    std::vector<std::string> clauses;
    pokemon::PerSeat<std::string> players{{"me", "them"}};
    RuleSet rules;
    std::vector<Use> uses;
    std::vector<Card> cards;  // defined in place
    std::vector<NamedLine> lines;
    WrittenPosition position;
    std::vector<Statement> statements;  // of a scenario with a goal: a solution
    std::optional<Goal> goal;
    std::vector<WrongLine> wrong;
    std::optional<Error> unread;  // what could not be read in it, where the file was read on
};

struct ScenarioFile {
    std::string name;
    std::vector<Use> uses;    // for all scenarios
    std::vector<Card> cards;  // the same
    std::vector<NamedLine> lines;
    std::vector<Scenario> scenarios;
};

// The cards of the files that `use` names, by that name. Reading files is the caller's business.
using CardFiles = std::map<std::string, std::vector<Card>, std::less<>>;

}  // namespace cubenight::scenario
