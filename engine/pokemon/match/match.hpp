// The match as a value: trivially copyable, without pointers, heap or closures. Copying it is a memcpy.
//
// Invariants:
// 1. Every copy is in exactly one place: a zone list of its owner, a Pokémon's stack, or attached to a Pokémon.
// 2. A Pokémon in play is a slot (0 to 17); it keeps its slot while it stays in play, through switching and
//    evolving. Its identity for effects is its lowest card and the serial of its arrival.
// 3. Unused places hold their initial values, so that equal matches have equal bytes and one hash.
// 4. Work in progress is the stack of frames; where it is empty the match is over.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/cards/effect.hpp"
#include "engine/cards/types.hpp"
#include "engine/core/chance.hpp"
#include "engine/core/copy_set.hpp"
#include "engine/core/ids.hpp"
#include "engine/core/inline_vector.hpp"
#include "engine/language/bounds.hpp"
#include "engine/play/actor.hpp"
#include "engine/play/frames.hpp"
#include "engine/pokemon/match/choice.hpp"

namespace cubenight::pokemon {

inline constexpr int most_copies = 120;  // two decks of 60
inline constexpr int deck_capacity = 60;
inline constexpr int slots_per_seat = 1 + most_benched;
inline constexpr int slot_count = 2 * slots_per_seat;
inline constexpr std::uint8_t no_slot = 0xFF;

using play::both_seats;
using play::no_seat;
using play::PerSeat;
using play::seat0;
using play::seat1;
using play::seat_after;
using play::seat_bit;

inline constexpr int most_sudden_deaths = 8;  // the one after it is a draw
// Choices of the seats in one turn, and of seats and chance in a match; with that many the match is a draw.
inline constexpr int most_turn_choices = 500, most_match_choices = 50'000;

// Where a copy is.
enum class Where : std::uint8_t {
    nowhere,
    deck,
    hand,
    discard,
    prizes,
    lost,
    aside,
    stadium,
    playing /* a Trainer being carried out */,
    stack /* a card of a Pokémon in play */,
    energy,
    tool,
    under /* kept below a Pokémon */,
    item /* an Item or Supporter that stays attached by its text and is no Tool */,
};

struct CopyState {
    CardId card = no_card;
    Where where = Where::nowhere;
    std::uint8_t slot = no_slot;  // of the Pokémon it is part of or attached to
    CopyId next = no_copy;        // the card below (stack), or the next attached card
    std::uint8_t known = 0;       // bit per seat: knows this face-down card
    std::uint16_t arrived = 0;    // serial of its arrival where it is now (a "stay")
};

struct Pokemon {
    CopyId top = no_copy;
    CopyId bottom = no_copy;
    CopyId attached = no_copy;          // first attached card, in the order of attaching
    std::uint8_t conditions = 0;        // bit per Condition
    std::uint8_t poison = 0;            // counters per Checkup while Poisoned
    std::uint8_t burn = 0;              // counters per Checkup while Burned
    std::uint8_t abilities_used = 0;    // bit per ability, this turn
    std::uint8_t face_up = 0;           // face down until the match begins
    std::uint8_t felled_by = no_slot;   // the Pokémon whose attack has just done as much damage as it had HP
    std::uint8_t knocked_out = 0;       // its Knock Out is being carried out
    std::uint8_t was_full = 0;          // had full HP when an attack damaged it that is still handled
    std::uint8_t felled_by_text = 0;    // the text that has just taken its last HP (text_in_a_byte)
    std::uint16_t damage = 0;           // points
    std::uint16_t arrived = 0;          // serial of coming into play
    std::uint16_t turn_arrived = 0;     // turn number of coming into play
    std::uint16_t turn_changed = 0;     // turn number of the last evolution or devolution
    std::uint16_t paralyzed_since = 0;  // own turns that its player had begun when it became Paralyzed
    std::uint16_t markers = 0;          // bit per marker word of the rulebook

    bool in_play() const { return top != no_copy; }
    bool is(SpecialCondition condition) const { return (conditions >> static_cast<int>(condition)) & 1; }
};

using Pile = InlineVector<CopyId, deck_capacity>;

// TurnFlags::again_turn where no Checkup comes between the two turns.
inline constexpr std::uint8_t turn_at_once = 2;

// What a seat did in the turn that is running.
struct TurnFlags {
    std::uint8_t energy = 0, supporter = 0, stadium = 0, retreated = 0, stadium_used = 0;
    std::uint8_t attacked = 0, again_turn = 0 /* 1, or turn_at_once */, spare = 0;
    friend constexpr bool operator==(const TurnFlags&, const TurnFlags&) = default;
};

struct SeatState {
    Pile deck;  // back is the top
    Pile hand;
    Pile discard;
    Pile lost;
    std::array<CopyId, most_prizes> prizes{no_copy, no_copy, no_copy, no_copy, no_copy, no_copy};
    std::uint8_t prize_count = 0;     // Prize cards placed at the start
    std::uint8_t prizes_face_up = 0;  // bit per position
    std::uint8_t active = no_slot;
    InlineVector<std::uint8_t, most_benched> bench;  // slots
    std::uint8_t redraws = 0;                        // mulligans while the opponent had a Basic Pokémon
    std::uint8_t prizes_owed = 0;                    // to take in the Knock Out procedure
    std::uint16_t turns = 0;                         // own turns begun
    TurnFlags turn;
};

// One choice bound to a variable of a running text, or a value.
struct Binding {
    enum class Kind : std::uint8_t { nothing, cards, pokemon, type, number, condition, name, attack };
    CopySet set;
    std::int16_t value = 0;
    std::uint16_t serial = 0;  // members that arrived later are other ones
    Kind kind = Kind::nothing;
    std::uint8_t spare[3] = {};
};

// What kind of text is running (C-17, E-29).
enum class TextKind : std::uint8_t { attack, ability, trainer, stadium, tool, energy, rule };

struct DamageEntry {
    CopyId target = no_copy;  // the Pokémon's lowest card
    std::uint8_t raw = 0;     // RawFlags left out of this calculation
    std::int16_t amount = 0;
};

struct EventFacts {
    std::uint8_t subject = no_slot;  // slot, for events of a Pokémon
    CopyId subject_copy = no_copy;   // the card, for events of a card; a Pokémon's lowest card
    std::uint8_t cause = no_slot;    // slot of the attacking Pokémon or no_slot
    SeatId cause_seat = no_seat;     // seat whose card caused it; 2: nobody's
};

// How the statements of a running text are carried out.
enum class TextPhase : std::uint8_t {
    before_damage,  // of an attack, what comes after the damage waits for it; any other text runs through
    at_once,        // of an attack: nothing waits, as it is its cost or its damage is done
    choosing,       // of an attack: its player only chooses (FI detail.attack.4)
    reacting,       // of a text that reacts to an event
};

// What a text has shuffled, so that nobody knows which card it puts away (E-35).
enum Shuffled : std::uint8_t { shuffled_nothing, shuffled_hand, shuffled_cards /* those that it puts away next */ };

// A text being carried out: an attack, ability, Trainer, Stadium or attached card.
struct Context {
    std::uint16_t program = 0;
    std::uint16_t source_arrived = 0;
    SeatId controller{0};
    SeatId actor{0};  // who chooses now (`by`)
    CopyId source = no_copy;
    std::uint8_t slot = no_slot;  // the Pokémon whose text or attachment it is
    TextKind kind = TextKind::rule;
    std::uint8_t performed = 0;       // the statement before did something (E-19)
    std::uint8_t unsearched : 2 = 0;  // a search ended before the deck was looked at (C-11.b2)
    std::uint8_t done_ahead : 2 = 0;  // the next statement was carried out together with the one before it
    std::uint8_t shuffled : 4 = 0;    // Shuffled
    TextPhase phase = TextPhase::before_damage;
    std::int16_t done = 0;
    std::int16_t heads = 0;
    std::int16_t base = 0;               // attack damage so far, damage step 1
    std::uint8_t ignore = 0;             // RawFlags for the Active Pokémon's damage
    std::uint8_t failed = 0;             // the attack does nothing (D-01)
    std::uint8_t attack = 0;             // index of the attack
    std::uint8_t damage_word = 0;        // 1: step 1 changed the number (zero ends the calculation)
    std::uint8_t event_variable = 0xFF;  // whom it happened to, in a text that waited (`as $x`)
    std::uint8_t replaces = 0;           // done instead of an event (D-16)
    std::uint8_t proceeds = 0;           // the original event goes on (`instead`)
    std::uint8_t paying = 0;             // its cost is being paid: nothing may be declined (E-30)
    EventFacts event;  // that it waited for; subject_copy of an attack: the highest card of its Pokémon as it began
    InlineVector<NodeIndex, 11> deferred;  // statements for attack step 5
    InlineVector<DamageEntry, 12> damage;  // besides the printed damage (B-08, B-09)
    std::array<Binding, most_variables> bindings{};
};

// A procedure of the rulebook, or a part of a text.
enum class Proc : std::uint8_t {
    setup,
    place_basics,
    turn,
    attack,
    knock_out,
    checkup,
    retreat,
    play_card,
    use_ability,
    use_stadium,
    text,
    statement,
    block,
    select,
    triggers,
    trigger_text,
    instead,
    take_prizes,
    promote,
    sudden_death,
    shuffle,
    surplus,
    chosen /* keeps what was chosen for a running attack */,
    by_hand /* what a text leaves to its player */,
    verb /* a statement that does something itself */,
};

using play::first_step;
using play::locals_of;
using Frame = play::Frame<Proc>;

enum class AnchorKind : std::uint8_t { match, pokemon, seat, card };

// An effect that outlives the text that made it (E-01, E-02, E-20 to E-22).
struct Lasting {
    std::uint16_t program = 0;
    NodeIndex node = no_node;     // its give, when or instead
    std::uint16_t from_turn = 0;  // first turn in which it works
    std::uint16_t last_turn = 0;  // last turn in which it works; 0xFFFF: rest of game
    std::uint16_t anchor_arrived = 0;
    std::uint16_t created = 0;
    std::uint8_t until_end = 0;  // of last_turn, from now on (E-21, E-22)
    SeatId controller{0};
    CopyId source = no_copy;
    std::uint8_t slot = no_slot;
    TextKind kind = TextKind::rule;
    AnchorKind anchor = AnchorKind::match;
    std::uint8_t anchor_id = 0;  // slot, seat or copy
    std::uint8_t live = 0;
    std::uint8_t variables[2] = {0xFF, 0xFF};
    NodeIndex condition = no_node;  // of `while` in it
    std::uint32_t mods = 0;         // bits of the kinds of modifier that it gives
    std::uint32_t events = 0;       // bits of TextEvent that it reacts to
    std::uint32_t actions = 0;      // bits of ActionKind, as Match::actions_seen
    NodeIndex until = no_node;      // it ends for good once this does not hold (`lasting while`)
    std::uint16_t spare = 0;
    CopySet subjects;  // snapshot of the Pokémon it is given to (their lowest cards)
    Binding bindings[2] = {};
};

// When something happened, seen from the running turn.
enum class Age : std::uint8_t { this_turn, last_turn /* the other seat's */, own_last_turn, earlier };

// Something that happened, for texts that ask for it (E-11, E-23 to E-26). The oldest stand first.
struct PastEvent {
    TextEvent kind : 7 = TextEvent::damaged;
    std::uint8_t cause_gone : 1 = 0;  // the Pokémon that did it has left play since
    CopyId subject = no_copy;         // a Pokémon's lowest card, or the card
    CardId card = no_card;            // the subject's (top) card then
    std::uint16_t about = 0;          // attacks: its name; damage, healing: points; else PastDetail
    std::uint8_t seat : 1 = 0;        // owner of the subject
    std::uint8_t cause_seat : 2 = 2;  // 2: nobody's
    std::uint8_t from_hand : 1 = 0;
    std::uint8_t age : 2 = 0;      // Age
    std::uint8_t gone : 1 = 0;     // the Pokémon has left play since: `this` is another one (E-12.b4)
    std::uint8_t benched : 1 = 0;  // the Pokémon was on the Bench then
    CopyId cause = no_copy;        // the highest card then of the Pokémon that did it; of a Trainer's text the Trainer

    Age when() const { return static_cast<Age>(age); }
    SeatId owner() const { return {seat}; }
    SeatId cause_owner() const { return {cause_seat}; }
    void set_owner(SeatId who) { seat = who.value & 1; }
    void set_cause_owner(SeatId who) { cause_seat = who.value & 3; }
};
using PastEvents = InlineVector<PastEvent, 46>;

// An ability that a Pokémon has used this turn though it is not printed on it any more (D-19).
struct PastUse {
    std::uint16_t name = 0;
    std::uint8_t slot = no_slot;
    std::uint8_t spare = 0;
};

// A text waiting for its turn after an event.
struct Trigger {
    std::uint16_t program = 0;
    NodeIndex node = no_node;  // `when` or `instead`
    std::uint16_t source_arrived = 0;
    SeatId controller{0};
    SeatId orders{0};  // seat that orders it: owner of the affected card (E-03.b4 ...)
    CopyId source = no_copy;
    std::uint8_t slot = no_slot;
    std::uint8_t lasting = 0xFF;  // index + serial check through `created`
    TextKind kind = TextKind::rule;
    std::uint16_t created = 0;
    EventFacts event;
    TextEvent heard = TextEvent::damaged;
    std::uint8_t counters = 0;  // of damage or healing, in tens: what `done` is in its text
};

enum class MatchPhase : std::uint8_t { setup, turn, checkup, over };
using play::ChanceMode;
using play::Outcome;

// What ended the turn at once.
enum class TurnEnd : std::uint8_t { none, text /* E-20.ex3 */, mega /* FI liite-q.turn-end */ };

// Why the match ended.
enum class Ending : std::uint8_t {
    none,
    prizes,
    no_pokemon,
    deck_out,
    effect,
    conceded,
    turn_limit,
    simultaneous,
    choice_limit,
    agreed
};

// Cards that are used and are no Pokémon in play; without any, hands, discard piles and attached cards are not looked
// through for them.
enum OutsidePlay : std::uint8_t { outside_hand = 1, outside_discard = 2, outside_union = 4, outside_attached = 8 };

// Members stand by their alignment, widest first: there is no padding.
struct Match {
    Generator generator;
    play::FrameStack<Proc, 40> frames;
    InlineVector<Context, 5> contexts;
    InlineVector<Lasting, 18> lasting;
    CopySet used_copies;               // abilities used this turn from hand or discard (E-17)
    CopySet among;                     // what a selection is limited to, where it is
    CopySet selected;                  // what the last selection chose
    std::uint32_t modifiers_seen = 0;  // bits of the kinds of modifier that the texts in force have
    std::uint32_t events_heard = 0;    // bits of TextEvent that they react to
    std::uint32_t actions_seen = 0;    // bits of ActionKind that they forbid (low half) or allow (high half)
    std::array<CopyState, most_copies> copies{};
    std::array<Pokemon, slot_count> pokemon{};
    PerSeat<SeatState> seats;
    InlineVector<Trigger, 15> triggers;
    PastEvents past;
    InlineVector<PastUse, 4> inherited_uses;
    InlineVector<std::uint16_t, 16> used_names;   // ability names used this turn (E-14), bit 15: seat
    InlineVector<std::uint16_t, 8> used_in_game;  // words of `once per game`, bit 15: seat
    Choice choice;
    std::uint16_t serial = 0;
    std::uint16_t turn = 0;                      // number of the running turn; 0 before the first
    std::uint16_t steps = 0;                     // choices made, of seats and chance
    std::uint16_t coins = 0;                     // flipped by texts since the last action began
    Pile aside;                                  // cards out of every zone for now
    InlineVector<CopyId, most_copies> standing;  // cards in play whose texts stand by themselves, as they came
    Option answer;                               // what was chosen last
    PerSeat<std::uint8_t> deck_sizes;
    CopyId stadium = no_copy;
    SeatId turn_seat{0};
    SeatId first_seat{0};
    std::uint8_t selected_pokemon = 0;
    std::uint8_t attacker = no_slot;  // the Attacking Pokémon while an attack is handled
    std::uint8_t sudden_deaths = 0;
    MatchPhase phase = MatchPhase::setup;
    ChanceMode chance = ChanceMode::generator;
    Outcome outcome = Outcome::running;
    Ending ending = Ending::none;
    TurnEnd end_turn = TurnEnd::none;
    std::uint8_t attack_again = 0;   // an effect allows another attack this turn
    std::uint8_t flip_again = 0;     // an effect has the coins flipped once more
    std::uint8_t proceeds = 0;       // the last `instead` lets the original event go on
    CopyId joining = no_copy;        // drawn or taken, but not yet part of the hand (E-31)
    std::uint8_t works_outside = 0;  // bits OutsidePlay: some card of the match works from there
    std::uint8_t reactions = 0;      // texts that reacted to events since the last action began
    std::uint8_t asks_all = 0;       // seats are also asked where there is one answer, or all look alike to them
    InlineVector<CopyId, 20> picks;  // what the last selection chose, in that order, as far as there is room
    std::uint8_t spare = 0;
    std::uint16_t turn_choices = 0;  // that the seats have made since the running turn began
    std::uint8_t spare_end[2] = {};
};

static_assert(std::is_trivially_copyable_v<Match>);
static_assert(std::has_unique_object_representations_v<Match>, "no padding: equal matches have equal bytes");
static_assert(sizeof(Match) <= 8192);

}  // namespace cubenight::pokemon
