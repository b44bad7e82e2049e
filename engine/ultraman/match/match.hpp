// A match of the Ultraman Card Game as a value: trivially copyable, without pointers, heap or closures.
//
// Invariants:
// 1. Every copy is in exactly one place: a pile of its owner, the scene area, a character, or below one as a charge card.
// 2. A character stands on a spot: a battle area and a seat. Whatever names a character names its spot, and follows it
//    where two characters swap places; what names one that has left the field is gone (verbs.hpp sees to both).
// 3. What names a card forgets it when the card moves to another zone: it is a new card there (UCG 3.2.3).
// 4. Unused places hold their initial values, so that equal matches have equal bytes and one hash.
// 5. Work in progress is the stack of frames; where it is empty the match is over.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/cards/ultraman/effect.hpp"
#include "engine/core/chance.hpp"
#include "engine/core/copy_set.hpp"
#include "engine/core/ids.hpp"
#include "engine/core/inline_vector.hpp"
#include "engine/language/bounds.hpp"
#include "engine/language/node.hpp"
#include "engine/play/actor.hpp"
#include "engine/play/frames.hpp"
#include "engine/ultraman/match/choice.hpp"

namespace cubenight::ultraman {

using play::both_seats;
using play::ChanceMode;
using play::no_seat;
using play::Outcome;
using play::PerSeat;
using play::seat0;
using play::seat1;
using play::seat_bit;

inline constexpr int deck_capacity = 50;
inline constexpr int most_copies = 2 * deck_capacity;
// A new battle area needs a card of both seats, so there are never more.
inline constexpr int most_areas = deck_capacity;
inline constexpr int most_turns = 200;  // the match is a draw behind the last
// Choices of the seats in one turn, and of seats and chance in a match; with that many the match is a draw.
inline constexpr int most_turn_choices = 600, most_match_choices = 20'000;

// Where one seat's character stands in a battle area: two a battle area (3.6.1, 5.5.5), in the order of the areas.
using Spot = Id<struct SpotTag, std::uint8_t>;
inline constexpr Spot no_spot{0xFF};
constexpr Spot spot_of(int area, SeatId seat) { return {static_cast<std::uint8_t>(2 * area + seat.value)}; }
constexpr int area_of(Spot spot) { return spot.value / 2; }
constexpr SeatId seat_of(Spot spot) { return {static_cast<std::uint8_t>(spot.value & 1)}; }
// The other spot of its battle area (7.1).
constexpr Spot facing(Spot spot) { return {static_cast<std::uint8_t>(spot.value ^ 1)}; }

// A set of spots.
struct SpotSet {
    CopySet bits;

    static constexpr SpotSet of(Spot spot) {
        SpotSet set;
        set.insert(spot);
        return set;
    }
    constexpr bool contains(Spot spot) const { return bits.contains({spot.value}); }
    constexpr void insert(Spot spot) { bits.insert({spot.value}); }
    constexpr void erase(Spot spot) { bits.erase({spot.value}); }
    constexpr int size() const { return bits.size(); }
    constexpr bool empty() const { return bits.empty(); }
    // REQUIRES: not empty.
    constexpr Spot first() const { return {bits.first().value}; }
    friend constexpr bool operator==(const SpotSet&, const SpotSet&) = default;
};

// Where a copy is. `charge`: below a character, and no part of it (11.17.2).
enum class Where : std::uint8_t { nowhere, deck, hand, discard, exile, scene, character, charge };

struct CopyState {
    CardId card = no_card;
    Where where = Where::nowhere;
    Spot spot = no_spot;         // of the character that it is part of or lies below
    CopyId next = no_copy;       // the card below it there
    std::uint8_t face_down = 0;  // as part of a character, until the open phase (5.7.1)
    std::uint16_t uses = 0;      // this turn, four bits for each of its first texts that count them (9.4.2)
};

// The two of a battle area after its last battle (5.9.4.2, 5.9.5.2).
enum class Fought : std::uint8_t { none, won, lost, tied };

struct Character {
    CopyId top = no_copy;
    CopyId bottom = no_copy;
    CopyId charge = no_copy;       // the highest of its charge cards
    std::uint8_t count = 0;        // cards: 1 is SINGLE, 4 is QUAD
    std::uint8_t charges = 0;      // charge cards
    std::uint8_t levelled = 0;     // in the level-up phase of this turn (5.6.2.3)
    Fought fought = Fought::none;  // in the last judgement phase
    std::uint8_t came = 0;         // it has come or got a new top card since the open phase began, or waits for it

    bool there() const { return top != no_copy; }
};

using Pile = InlineVector<CopyId, deck_capacity>;

// The zones of one of the two players (1.1.1, 3.1.2).
struct SeatState {
    Pile deck;     // back is the top
    Pile hand;     // in the order in which the cards came; there is room for all of the seat (3.4.3)
    Pile discard;  // back is the top (3.7.2)
    Pile exile;    // out of the game (3.1.4, 3.8)
};

// What a variable of a running text stands for.
struct Binding {
    enum class Kind : std::uint8_t { nothing, cards, characters, type, number, name };
    CopySet set;             // of cards, or of characters by their spots
    std::int16_t value = 0;  // a number, bits of Types, or the word of a character's name
    Kind kind = Kind::nothing;
    std::uint8_t spare[5] = {};
};

// What a text reacts to: to whom it happened, and whose text did it.
struct EventFacts {
    CopyId copy = no_copy;
    Spot spot = no_spot;
    SeatId cause = no_seat;  // whose text did it; nobody's: a rule
};

// A text that is carried out.
struct Context {
    std::array<Binding, most_variables> bindings{};
    CopySet gone;  // bound cards that lie elsewhere by now: still asked about, but no statement means them
    CopySet left;  // spots whose bound character has left
    CopySet kept;  // cards that the running statement names, so that they are meant at their new place, too
    std::uint16_t program = 0;
    std::int16_t done = 0;  // how much the last statement did
    SeatId controller{0};
    SeatId actor{0};          // who chooses now (`by`)
    CopyId source = no_copy;  // the card whose text it is
    std::uint8_t text = 0;    // which of its texts
    EventFacts event;
    std::uint8_t performed = 0;  // the last statement did something
    std::uint8_t complete = 0;   // and all that it says (11.4.3, 11.20.2)
    std::uint8_t paying = 0;     // a price is paid: all of it (9.4.4, 11.4.4)
    std::uint8_t lasting = 0;    // what the text has left behind is carried out
    std::uint8_t spare = 0;
};

// A procedure of the rules, or a part of a text.
enum class Proc : std::uint8_t {
    setup,
    turn,
    set_characters,
    level_ups,
    activations,
    judgement,
    waiting,  // texts that wait, a group of them
    text,
    block,
    statement,
    verb,
    select,
    shuffle,
    by_hand,  // a judge's correction
};

using play::first_step;
using play::locals_of;
using Frame = play::Frame<Proc>;

// The set of a frame holds cards, or characters by their spots: its last byte of locals says so, whatever the others are.
inline constexpr std::size_t of_characters = play::most_locals - 1;
inline bool holds_characters(const Frame& frame) { return frame.locals[of_characters] != 0; }
inline void hold_characters(Frame& frame) { frame.locals[of_characters] = 1; }
inline void hold_cards(Frame& frame) { frame.locals[of_characters] = 0; }

// What a lasting effect or a standing text changes. One that lasts has its amount counted when it begins.
enum class Change : std::uint8_t {
    grade,           // amount: steps
    bp,              // amount: points
    extra,           // EXTRA is its BP (8.1.2)
    columns,         // every BP that is printed on it becomes the amount
    level,           // amount
    type_also,       // amount: bits of Types
    type_instead,    // amount: bits; those that it has otherwise are gone
    type_swapped,    // amount: bits, in the upper byte those that it replaces
    keeps_grade_up,  // unaffected by what raises its grade
    keeps_grade_down,
    keeps_bp_plus,
    keeps_bp_minus,
    wins,  // its battle (11.16)
    ties,
    cant,     // amount: packed_action()
    waits,    // a text that waits for something to happen, or what is held for it
    negated,  // amount: which of the texts of a card (11.13)
};

// What is forbidden as an amount: the action, and whose effects it is kept from.
constexpr int packed_action(const Node& action) { return action.sub | action.number << 8; }
constexpr ActionKind action_of(int amount) { return static_cast<ActionKind>(amount & 0xFF); }
constexpr Player doer_of(int amount) { return static_cast<Player>(amount >> 8); }

// Something that goes on behind the text that began it.
struct Lasting {
    CopySet subjects;  // characters by their spots
    CopySet cards;     // what a held variable stands for, or the card whose text is negated
    std::uint16_t program = 0;
    NodeIndex node = no_node;       // its modifier, or its `when`
    NodeIndex condition = no_node;  // of its `while`
    std::int16_t amount = 0;        // or the value of a held variable
    std::uint16_t first_turn = 0;   // in which it works
    std::uint16_t last_turn = 0;    // in which it works; 0xFFFF: the rest of the match
    Change change{};
    SeatId controller{0};
    CopyId source = no_copy;
    std::uint8_t text = 0;
    std::uint8_t variable = 0xFF;                 // of its text that is held here
    Binding::Kind kind = Binding::Kind::nothing;  // of that variable
    std::uint8_t group = 0;  // one for an effect and all variables that are held for it; 0: none are
    std::uint8_t spare[5] = {};
};

// Variables that a waiting text, or the condition of an effect, still asks for when its text has ended are held in places
// beside it.
inline bool is_held(const Lasting& lasting) { return lasting.change == Change::waits && lasting.node == no_node; }
inline Binding held_by(const Lasting& lasting) {
    Binding binding;
    binding.set = lasting.cards;
    binding.value = lasting.amount;
    binding.kind = lasting.kind;
    return binding;
}

// What is looked at again when a text that waits is to be carried out.
enum class WaitsAs : std::uint8_t {
    standing,   // it stands on the field, in its state (10.1.3.2)
    discarded,  // its card lies where it was discarded to
    lasting,    // nothing: it has been left behind by a text
    gone,       // it does nothing: its card has moved, and is another one now (3.2.3)
};

// A text that waits to be carried out (10.1.3).
struct Waiting {
    std::uint16_t program = 0;
    NodeIndex node = no_node;  // its `when`
    SeatId controller{0};
    CopyId source = no_copy;
    std::uint8_t text = 0;
    WaitsAs as = WaitsAs::standing;
    std::uint8_t group = 0;  // of a lasting one
    EventFacts event;
};

// Something that has happened in this turn, for texts that ask for it.
struct PastEvent {
    std::uint8_t event = 0;  // TextEvent
    CopyId copy = no_copy;   // the card, or the top card of the character
    SeatId cause = no_seat;  // whose text did it; nobody's: a rule
    CopyId by = no_copy;     // the card whose text did it
    std::uint8_t state = 0;  // cards of the character that it was part of, before; 0 for none
    Where from = Where::nowhere;
};

enum class Phase : std::uint8_t {
    setup,
    start,
    draw,
    lead_scene,
    set,
    level_up,
    open,
    activate,
    judgement,
    end,
};

// Why the match ended.
enum class Ending : std::uint8_t { none, wins, cannot_set, effect, conceded, turn_limit, choice_limit, agreed };

// Members stand by their alignment, widest first: there is no padding.
struct Match {
    Generator generator;
    play::FrameStack<Proc, 30> frames;
    InlineVector<Context, 4> contexts;
    InlineVector<Lasting, 36> lasting;
    CopySet among;                   // what a selection is limited to, where it is
    CopySet selected;                // what the last selection chose: cards, or characters by their spots
    PerSeat<CopySet> sees;           // hidden cards that a seat may look at while a text is carried out (11.11, 12.3)
    CopySet loose;                   // charge cards whose character has left: they go when the text has ended (11.17.6)
    std::uint32_t changes_seen = 0;  // bits of Change that standing texts of some card of the match make
    std::uint32_t events_heard = 0;  // bits of TextEvent that texts of some card wait for
    InlineVector<Waiting, 36> waiting;
    std::array<CopyState, most_copies> copies{};
    Choice choice;
    std::uint16_t turn = 0;          // number of the running turn; 0 before the first
    std::uint16_t steps = 0;         // choices made, of seats and chance
    std::uint16_t turn_choices = 0;  // of the seats in this turn
    std::array<Character, std::size_t{2} * most_areas> characters{};
    PerSeat<SeatState> seats;
    InlineVector<PastEvent, 32> past;
    InlineVector<CopyId, most_copies> picks;  // what the last selection chose, in that order
    Option answer;                            // what was chosen last
    PerSeat<std::uint8_t> deck_sizes;
    PerSeat<std::uint8_t> wins;         // of the last judgement
    PerSeat<std::uint8_t> scene_draws;  // cards to draw for scenes that texts have set (6.2.2)
    CopyId scene = no_copy;
    std::uint8_t areas = 0;  // battle areas
    SeatId lead{0};          // the Lead player
    SeatId next_lead{0};
    std::uint8_t selected_characters = 0;  // `selected` holds characters
    Phase phase = Phase::setup;
    ChanceMode chance = ChanceMode::generator;
    Outcome outcome = Outcome::running;
    Ending ending = Ending::none;
    std::uint8_t asks_all = 0;          // seats are also asked where there is one answer
    std::uint8_t clean = 0;             // a text has done something that the rules look at when it has ended
    std::uint8_t selected_in_full = 0;  // `selected` is all that was asked for
    std::uint8_t spare[2] = {};
};

static_assert(std::is_trivially_copyable_v<Match>);
static_assert(std::has_unique_object_representations_v<Match>, "no padding: equal matches have equal bytes");
static_assert(sizeof(Match) <= 8192);

}  // namespace cubenight::ultraman
