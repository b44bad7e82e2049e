// A scenario of the Ultraman Card Game as it is written: a position, what is done in it, what must be refused and what must
// then be true. The format is described in docs/scenarios.md. These are plain values; names are looked up when it is run.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/cards/ultraman/card.hpp"
#include "engine/cards/ultraman/rules.hpp"
#include "engine/core/result.hpp"
#include "engine/scenario/script/lists.hpp"
#include "engine/ultraman/match/choice.hpp"
#include "engine/ultraman/match/events.hpp"
#include "engine/ultraman/match/match.hpp"

namespace cubenight::ultraman::scenario {

using cubenight::scenario::CardList;
using cubenight::scenario::GoalKind;
using cubenight::scenario::GoalState;
using cubenight::scenario::ListCheck;
using cubenight::scenario::ListedCard;
using cubenight::scenario::Number;
using cubenight::scenario::Use;

// Stands where a battle area is said for one player only, and fills piles of which only a number is said.
inline constexpr std::string_view bystander = "Bystander";

// Where a card or character is looked for.
enum class RefPlace : std::uint8_t { anywhere, area, hand, deck, discard, exiled, scene };
// A card that lies with a character: one of its own, or a charge card.
enum class Part : std::uint8_t { none, card, charge };

// A card or character by name, by place, or by a label given before.
struct Ref {
    int line = 0;
    std::string name;   // of the card, or of a character's top card; the number where names are equal
    std::string label;  // `$x`
    std::optional<SeatId> seat;
    RefPlace place = RefPlace::anywhere;
    int area = 0;  // from 1; 0: any
    Part part = Part::none;
    friend bool operator==(const Ref&, const Ref&) = default;
};

// -- the position

struct WrittenCharacter {
    CardList cards;  // the lowest first
    CardList charges;
    int face_down = 0;            // from the top; whole_stack for all of them
    std::vector<int> texts_used;  // from 1, once for each use
    Fought fought = Fought::none;
    std::string label;
    int line = 0;
    bool vacant = false;
    bool levelled = false;  // in this turn
    bool entered = false;   // the same
};
inline constexpr int whole_stack = 99;

struct WrittenSeat {
    std::map<int, WrittenCharacter> areas;  // from 1
    std::optional<CardList> deck;           // the top first
    CardList hand, discard, exiled;         // the top first
};

// Statements that have been carried out as a text of that character, scene or card would be.
struct WrittenDeed {
    Ref whose;  // a battle area, the scene or a label
    Effect statements;
};

struct WrittenPosition {
    PerSeat<WrittenSeat> seats;
    std::optional<ListedCard> scene;
    SeatId scene_owner = seat0;
    std::vector<int> scene_texts_used;  // from 1, once for each use
    std::vector<WrittenDeed> done;
    std::optional<int> areas;  // at least so many
    std::optional<int> turn;
    std::optional<SeatId> lead;     // me, where nothing is said
    Phase phase = Phase::activate;  // it is about to begin
    std::optional<SeatId> step;     // that seat's step of it
    bool from_the_start = false;    // decks and nothing else
    int seeds = 0;                  // 0: chance goes as it is told
};

// -- what is done

// One answer to a choice.
struct Answer {
    enum class Kind : std::uint8_t {
        object,
        text,  // which text of the object
        yes,
        no,
        done,
        lead,
        next,
        top,
        bottom,
        number,
        type,
        part,    // from 1
        option,  // from 1
    };
    Kind kind = Kind::object;
    Ref object;
    int number = 0;
    friend bool operator==(const Answer&, const Answer&) = default;
};

enum class ActKind : std::uint8_t { scene, set, level_up, use, choose, concede, go_to, end_turn };

struct Act {
    ActKind kind = ActKind::choose;
    std::optional<SeatId> who;    // must be the seat that decides
    Ref subject;                  // the card
    std::optional<Ref> onto;      // level_up: the character; set: the battle area
    int text = 0;                 // use: from 1; 0: the only one
    std::vector<Answer> answers;  // choose: one after another
    Phase phase = Phase::start;   // go_to
    std::optional<SeatId> step;   // go_to: whose step of it
};

// Tried without being done.
struct Trial {
    Act act;
    bool allowed = false;
    std::string clause;  // of the refusal; empty: any
};

// Chance as it is told.
struct ShuffleOrder {
    CardList top;  // comes to lie on top, the first highest
};
struct RandomCard {
    Ref card;
};
struct ContestWinner {
    SeatId seat = seat0;
};

// -- what must be true

enum class Figure : std::uint8_t { bp, printed, base, plus, minus, ups, downs, level, cards, charges, face_down };

struct CharacterCheck {
    enum class Kind : std::uint8_t {
        figure,
        column,
        on_extra,
        state,
        types,
        has_type,
        name,
        stack,
        charged,
        face_down,
        face_up,
        fought,
        raised,
        lowered,
        wins,
        ties,
        negated,
        used,
        levelled,
        area,
    };
    Kind kind = Kind::figure;
    bool negated = false;
    Figure figure = Figure::bp;
    Number number;
    int value = 0;  // State, bits of Types, a text or an area from 1
    Fought fought = Fought::none;
    std::string text;
    ListCheck list;
};

struct AboutCharacter {
    Ref subject;
    std::vector<CharacterCheck> checks;  // none: it is there
    bool vacant = false;                 // nobody is there
};

struct AboutZone {
    SeatId seat = seat0;
    RefPlace zone = RefPlace::hand;
    std::vector<ListCheck> checks;
    std::vector<bool> negated;
};

struct AboutScene {
    std::string name;  // empty: none
    std::string label;
    std::optional<SeatId> seat;
};

struct AboutTurn {
    std::optional<int> number;
    std::optional<SeatId> lead;
    std::optional<Phase> phase;
};

struct AboutResult {
    std::optional<Outcome> outcome;
    bool is_over = true;
    std::optional<Ending> ending;
};

struct AboutCount {
    enum class What : std::uint8_t { areas, rounds, wins, lasting };
    What what = What::areas;
    SeatId seat = seat0;
    Number number;
};

struct AboutLead {
    SeatId seat = seat0;
    bool next_turn = false;  // of the next turn, as far as the judgement has said it
};

struct EventPattern {
    EventKind type = EventKind::drawn;
    std::optional<Ref> subject;  // the card, or who stands in a battle area
    std::optional<Ref> place;    // beside a card: the battle area of one side
    std::optional<Ref> other;    // the other place of a swap; the card that was there before
    std::optional<Ref> through;  // whose text brings it about
    int through_text = 0;        // from 1; 0: any
    std::optional<SeatId> seat;
    std::optional<int> area;  // from 1
    std::optional<int> text;  // which text, from 1
    std::optional<Phase> phase;
    std::optional<Change> change;
    std::optional<std::pair<int, int>> bp;  // of a battle: mine and theirs
    std::optional<Number> amount;
    std::optional<Where> from, to;
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
    std::optional<ChoiceKind> kind;
    std::optional<int> options;
    std::string source;  // the card whose text asks
    std::string clause;
};

struct AboutOffer {
    std::vector<Answer> answers;
    std::vector<Act> acts;
    bool only = false;
};

// What a seat sees of cards: those that it knows, and how many others.
struct AboutSight {
    SeatId seat = seat0;
    SeatId whose = seat0;
    RefPlace zone = RefPlace::hand;  // or `area`
    int area = 0;                    // from 1
    bool charges = false;            // not the character but its charge cards
    CardList cards;                  // an empty name: a card that the seat does not know
};

struct AboutKnowledge {
    Ref card;
    SeatId seat = seat0;  // who knows which card it is
};

// A deck that is tried, whatever lies on the table.
struct AboutDeck {
    CardList cards;
    bool allowed = true;
    std::string clause;  // of the refusal; empty: any
};

using Expected = std::variant<AboutCharacter, AboutZone, AboutScene, AboutTurn, AboutResult, AboutCount, AboutLead,
                              AboutEvents, AboutChoice, AboutOffer, AboutSight, AboutKnowledge, AboutDeck, Trial>;

struct Expectation {
    bool negated = false;
    Expected what;
};

struct Statement {
    int line = 0;
    std::string text;  // as it is written, for reports
    std::variant<Act, Trial, ShuffleOrder, RandomCard, ContestWinner, Expectation> what;
};

// Of a puzzle: what the first player is to bring about, and by when.
struct Goal {
    GoalKind kind = GoalKind::so;  // or win
    int line = 0;
    std::string text;           // as it is written, without the word `goal`
    Expectation what;           // win: that the first player wins
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
    PerSeat<std::string> players{{"me", "them"}};
    RuleSet rules = usual_rules();
    std::vector<Use> uses;
    std::vector<Card> cards;  // defined in place
    WrittenPosition position;
    std::vector<Statement> statements;  // of a scenario with a goal: a solution
    std::optional<Goal> goal;
    std::vector<WrongLine> wrong;
    std::optional<Error> unread;  // what could not be read in it; the file was read on behind it
};

struct ScenarioFile {
    std::string name;
    std::vector<Use> uses;    // for all scenarios
    std::vector<Card> cards;  // the same
    std::vector<Scenario> scenarios;
};

// The cards of the files that `use` names, by that name. Reading files is the caller's business.
using CardFiles = std::map<std::string, std::vector<Card>, std::less<>>;

}  // namespace cubenight::ultraman::scenario
