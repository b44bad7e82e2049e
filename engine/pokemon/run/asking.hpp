// How procedures run: the frame stack, asking seats and chance, and the procedures by name. Every procedure is a
// function that looks at its frame's step, does that step, and returns; it is called again until it pops itself.
#pragma once

#include <algorithm>

#include "engine/pokemon/ask/query.hpp"
#include "engine/pokemon/change/verbs.hpp"

namespace cubenight::pokemon {

inline Frame& push(Game& g, Proc proc, std::uint8_t s = 0) {
    Frame frame;
    frame.proc = proc;
    frame.seat = s;
    g.m.frames.push_back(frame);
    return g.m.frames.back();
}
// More than any text needs that does something; coins upon coins upon coins could go on for years.
inline constexpr std::uint32_t most_work = 20'000;
// Whether texts may nest further, and go on without a choice: the rules' own procedures always find room.
inline bool has_room(const Game& g) { return g.m.frames.size() + 12 <= g.m.frames.capacity() && g.work < most_work; }
// Reports that a part of a text is left out for want of room.
void report_no_room(Game& g, CopyId source);
inline void pop(Game& g) { g.m.frames.pop_back(); }

// Begins a choice with no options yet.
Choice& ask(Game& g, std::uint8_t s, ChoiceKind kind, Clause clause);
inline void offer(Game& g, Option option) {
    if (!g.m.choice.options.full()) g.m.choice.options.push_back(option);
}

// Chance: the answer is `heads` or `tails` when the frame runs again. `slot`: the Pokémon whose coin it is.
void flip_coin(Game& g, std::uint8_t s, Clause clause, std::uint8_t slot = no_slot);
// Shuffles a seat's deck; in asked mode a frame is pushed that asks for each card.
void shuffle_deck(Game& g, std::uint8_t s, Clause clause);
// The same for a deck, a hand or Prize cards (JA E-35).
void shuffle_zone(Game& g, Where where, std::uint8_t s, Clause clause);
// The same for so many cards at one end of a deck.
void shuffle_end(Game& g, std::uint8_t s, PileEnd end, std::size_t count, Clause clause);
// Chance: the answer is `copy` when the frame runs again. REQUIRES: not empty.
void random_card(Game& g, CopySet set, Clause clause);

// The context of a frame. REQUIRES: the frame has one.
inline Context& context_of(Game& g, const Frame& frame) { return g.m.contexts[frame.context]; }
// A node of a context's text.
inline const Node& node_at(const Game& g, const Context& context, NodeIndex index) {
    return g.book.node(g.book.program(context.program), index);
}
// Opens a context for a text; 0xFF where too many texts are nested.
std::uint8_t open_context(Game& g, std::uint16_t program, std::uint8_t controller, CopyId source, std::uint8_t slot);
void close_context(Game& g, std::uint8_t index);

// Effects that last only while something is so end for good once it is not.
void end_broken_spans(Game& g);
// The other seat takes Prize cards for it (JA I-D.b3.4).
void owe_prizes(Game& g, std::uint8_t slot);
// As much speaks for both: a draw, or a Sudden Death (JA I-E.b4, I-E.b5). Ends all procedures.
void end_even(Game& g);
// A card is discarded, and lies yet where it was.
void raise_discarded(Game& g, CopyId copy, std::uint8_t cause, std::uint8_t cause_seat, EventTurn why = EventTurn::any);
// The Stadium comes into play, and one that is there is heard as it is discarded (JA I-B-03.b2).
void replace_stadium(Game& g, CopyId copy, std::uint8_t by, Clause clause, std::uint8_t cause);
// Special Conditions that a text takes away end (`without conditions`).
void end_conditions(Game& g);
// Attached cards whose own text does not let them stay are discarded (C-10.faq2).
// True where a text waits for that.
bool discard_unfit(Game& g);
// Whether the energy or Tool may be attached there by its own text.
bool fits_holder(Game& g, std::uint8_t slot, CopyId copy);
inline bool may_hold(Game& g, std::uint8_t slot, CopyId copy) {
    return !(card(g, copy).events & stands_only_if) || fits_holder(g, slot, copy);
}
// Whether a place holds more than it may (surplus.cpp).
bool has_surplus(Game& g);
// Something has to be settled: a Pokémon without HP, an empty Active Spot, or more somewhere than there may be.
bool needs_settling(Game& g);

// Runs to the next choice, or to the end of the match.
void run(Game& g);
// Pushes a turn that stands at its actions.
void resume_turn(Game& g, std::uint8_t s);

// The procedures (one source each).
void step_setup(Game& g, Frame& frame);
void step_place_basics(Game& g, Frame& frame);
void step_turn(Game& g, Frame& frame);
void step_checkup(Game& g, Frame& frame);
void step_attack(Game& g, Frame& frame);
void step_knock_out(Game& g, Frame& frame);
void step_take_prizes(Game& g, Frame& frame);
void step_promote(Game& g, Frame& frame);
void step_retreat(Game& g, Frame& frame);
void step_play_card(Game& g, Frame& frame);
void step_use_ability(Game& g, Frame& frame);
void step_use_stadium(Game& g, Frame& frame);
void step_text(Game& g, Frame& frame);
void step_block(Game& g, Frame& frame);
void step_statement(Game& g, Frame& frame);
void step_choose(Game& g, Frame& frame);
void step_flip(Game& g, Frame& frame);
void step_select(Game& g, Frame& frame);
void step_triggers(Game& g, Frame& frame);
void step_trigger_text(Game& g, Frame& frame);
void step_instead(Game& g, Frame& frame);
void step_shuffle(Game& g, Frame& frame);
void step_surplus(Game& g, Frame& frame);

// Texts.
// What one of several parts did was done (JA E-19.b2): frame.d remembers it, frame.cursor how much that is altogether.
inline void gather_done(Context& context, Frame& frame) {
    frame.d |= context.performed;
    if (context.performed) {
        const int before = frame.cursor == no_node ? 0 : frame.cursor;
        frame.cursor = static_cast<NodeIndex>(std::clamp(before + context.done, 0, 30000));
    }
    context.performed = 0;
}
// All parts are done.
inline void all_gathered(Game& g, Frame& frame) {
    Context& context = g.m.contexts[frame.context];
    context.performed = frame.d;
    if (frame.d) context.done = static_cast<std::int16_t>(frame.cursor);
    pop(g);
}
// Pushes the frames that carry out one statement of a text.
void run_statement(Game& g, std::uint8_t context, NodeIndex node);
// Pushes a frame that runs the statements from this one on.
void run_block(Game& g, std::uint8_t context, NodeIndex first);
// How many a range asks for (JA D-02 to D-05); no range means all there are.
struct Bounds {
    int least = 0;
    int most = 0;
    bool random = false;
    bool all = false;
    bool whole = false;  // exactly so many, or nothing
    bool none = false;   // and nothing may be chosen (JA E-33.faq3)
};
Bounds bounds_of(Game& g, const Scope& scope, NodeIndex range);
// Pushes a frame that lets the text's actor choose; the result is in m.selected when the caller runs again.
enum class Search : std::uint8_t { no, hidden_zone, limited };
// `at_most`: places that there are for what is chosen.
void select(Game& g, std::uint8_t context, NodeIndex selection, Search search = Search::no, int at_most = 1000);
// The same, with only these to choose from.
void select_among(Game& g, std::uint8_t context, NodeIndex selection, CopySet among, int at_most = 1000);
// Makes the choice of that node alone: a selection, `choose` of a value, `switch`, `may` or `either`. The result is in
// m.selected: cards or Pokémon, or the branches taken by their numbers. What is made of many choices keeps its parts itself.
void run_choice(Game& g, std::uint8_t context, NodeIndex node);
// Whether carrying out the text could change anything, as far as is known (JA I-B-01.proc.1, A-02.1a).
bool could_change(Game& g, std::uint16_t program, std::uint8_t controller, CopyId source, std::uint8_t slot);
// The same answer from the match alone, without what is known beforehand of the text (Program::with_deck).
bool would_change(Game& g, const Program& program, std::uint8_t controller, CopyId source, std::uint8_t slot);

// Whether the cost of a text can be paid in full (JA E-30.b4).
bool can_pay_for(Game& g, std::uint16_t program, std::uint8_t controller, CopyId source, std::uint8_t slot = no_slot);
// Whether that selection of a cost can be paid with the card, and the rest of the cost then too, these cards being gone
// already.
bool may_pay_with(Game& g, const Scope& scope, NodeIndex selection, CopyId copy, CopySet gone);
// What an energy or a Tool costs its player as it is attached from hand, by the rules or by a text (JA D-08.b1, E-07.b1).
// True where there is something to pay.
bool push_price(Game& g, CopyId copy);
// Whether the `may` that is asked now would change nothing either way.
bool asked_in_vain(Game& g);
// The same asked of a part of a running text (`may`, the parts of `either`).
bool part_could_change(Game& g, const Scope& scope, NodeIndex statement);
// The same asked of the whole text if nothing is chosen for one of its selects.
bool changes_without(Game& g, const Scope& scope, NodeIndex select);
// Which Pokémon could evolve by an `evolve` statement, each with the cards that its text names for it.
CopySet evolvable(Game& g, std::uint8_t context, NodeIndex statement);

// Events and what waits for them.
struct Happening {
    TextEvent kind = TextEvent::damaged;
    std::uint8_t seat = 0;  // of the subject; who orders what waits
    EventFacts facts;
    std::uint8_t from_hand = 0;
    std::uint16_t attack = 0;         // its name (attacks)
    int points = 0;                   // of damage or healing
    EventTurn turn = EventTurn::any;  // drawn as the turn began, discarded for a retreat
    TextKind by = TextKind::rule;     // what kind of text does it (switched)
};
// Remembers the event for texts that ask for it later (past.cpp).
void remember_it(Game& g, const Happening& happening);
// Remembers the event and lets every `when` that hears it wait in m.triggers.
void raise(Game& g, const Happening& happening);
// A Pokémon came to the Active Spot, and the one that was there went to the Bench, where there was one.
void raise_moved(Game& g, std::uint8_t came, std::uint8_t went, std::uint8_t cause, std::uint8_t cause_seat);
// Pushes the procedure that carries out what waits in m.triggers from there on, where anything does. True where it pushed.
bool run_triggers(Game& g, std::size_t from = 0);
// Pushes the procedure that asks the `instead` texts for this event, where there is one: m.proceeds says afterwards
// whether it goes on. True where it pushed.
bool run_instead(Game& g, const Happening& happening);

// Moves whatever a selection chose to where `move_to` says. Returns how many cards or Pokémon moved.
int move_selected(Game& g, std::uint8_t context, CopySet set, bool of_pokemon, NodeIndex move_to);
// The variables of cards that a selection binds (`as $x`) or names as a whole (`$x`, `all $x`), bit by bit: they go on
// meaning these cards where a statement moves them. What is picked from a larger `$x` is part of it no longer.
// Called before the move, when they forget what had left them by then; follow_moved() comes after it.
std::uint8_t following(Game& g, std::uint8_t context, NodeIndex selection);
void follow_moved(Game& g, std::uint8_t context, std::uint8_t variables);
// Pushes a copied attack: its own steps 3 to 6, without a Knock Out check of its own (JA C-18).
void push_copied_attack(Game& g, std::uint8_t context, std::uint8_t slot);
// Makes an effect that outlives its text from a `lasting` node.
void begin_lasting(Game& g, std::uint8_t context, NodeIndex lasting);
// Carries out a step of a verb (the frame is its statement).
void step_verb(Game& g, Frame& frame);

// Step 6, before any counter: asks for each target whether a text stands in for its damage (JA C-16.b1). True while one
// runs.
bool replace_next_damage(Game& g, Frame& frame);
// Deals the damage of an attack: damage steps 1 to 6 for each target (JA A-01.b4). Returns the points dealt.
int deal_attack_damage(Game& g, Context& context, std::uint8_t attacker);
// Damage by a text that is no attack's: what changes the damage of attacks does not count, and nothing waits for it (JA
// E-03.b1). Weakness and Resistance ask for the type of the Pokémon that does it. Returns the points dealt.
int deal_text_damage(Game& g, const Scope& scope, std::uint8_t slot, int amount, std::uint8_t raw);
// Damage steps 2 to 6 for one target: the points that would be dealt, or the step at which nothing is left.
struct Damage {
    int points = 0;
    Clause ended_by = Clause::none;
};
Damage damage_to(Game& g, std::uint8_t attacker, std::uint8_t defender, int amount, std::uint8_t raw);

}  // namespace cubenight::pokemon
