// What a seat, or chance, has to decide: who, what about, and the options in a fixed order.
#pragma once

#include <cstdint>

#include "engine/core/ids.hpp"
#include "engine/play/actor.hpp"
#include "engine/play/choice.hpp"
#include "engine/ultraman/match/clauses.hpp"

namespace cubenight::ultraman {

using play::Actor;
using play::actor_of;

enum class ChoiceKind : std::uint8_t {
    none,
    contest,         // chance: who has won it (4.2.2)
    lead_or_next,    // its winner says which they are in the first turn
    redraw,          // all six once more, or not (4.2.3)
    set_scene,       // a scene from hand, or done (5.4)
    set_character,   // the character that is set there (5.5)
    level_up,        // a card from hand onto a character, or done (5.6)
    activate,        // a text to use, or done (5.8)
    trigger_order,   // which waiting text is carried out first (10.1.3.2)
    may,             // do the optional part or not (11.3)
    either,          // which part happens
    pick_character,  // parts of what a text means
    pick_card,
    pick_text,  // which text of a character
    deck_end,   // top or bottom
    place,      // where a character goes
    number,
    type,
    name,
    order,  // which card next
    agree,
    shuffle,      // chance: the order of a pile, card by card from the top, or by the generator
    random_card,  // chance: one of some cards
    by_hand,      // what a judge corrects next, or done
    hand_place,   // of that: where, or whose
};

// What a judge does to a match by hand, one at a time.
enum class HandVerb : std::uint8_t {
    draw,
    look,    // at cards that lie face down
    search,  // a deck, for a card to move
    move,    // a card, or a whole character
    shuffle,
    swap,     // a character changes places, with another or with nobody (11.9)
    bp_up,    // in this turn
    bp_down,  // the same
    grade_up,
    grade_down,
};

// Where from, where to, or of which pile.
enum class HandPlace : std::uint8_t {
    hand,
    random_hand,  // a card of a hand at random
    deck,
    deck_top,
    deck_bottom,
    discard,
    exile,
    scene,
    character,  // from: with all its cards; to: onto its top
    top_card,   // the top card of a character that has more
    charge,     // the charge cards of a character
    area,       // a vacant place
};

enum class OptionKind : std::uint8_t {
    none,
    winner,    // a: the seat that has won the contest
    lead,      // of the first turn
    next,      // the same
    scene,     // a: copy in hand
    set,       // a: copy in hand, b: spot
    level_up,  // a: copy in hand, b: spot
    activate,  // a: the copy whose text it is, b: which of its texts
    done,      // no more
    yes,
    no,
    copy,       // a: copy
    character,  // a: spot
    spot,       // a: a vacant place, or the place of a character
    text,       // a: copy, b: which of its texts
    top,        // of a deck, or of a character
    bottom,
    number,        // a: the number
    type,          // a: the Type
    name,          // a: copy whose character name is meant
    part,          // a: which part or waiting text
    concede,       // a: seat; never listed, always allowed
    by_generator,  // the rest of a shuffle by the match's own generator
    agree_draw,    // both players call the match a draw; never listed, always allowed
    hand_verb,     // a: HandVerb
    hand_place,    // a: HandPlace, b: whose
    back,          // leaves a verb that was begun by hand
    judge,         // a: the seat that corrects the match by hand; never listed, allowed where a step of the turn asks
};

using Option = play::Option<OptionKind>;
using Choice = play::Choice<ChoiceKind, Clause, OptionKind>;

// Why a wish is not followed.
struct Refusal {
    Clause clause = Clause::none;
    friend constexpr bool operator==(const Refusal&, const Refusal&) = default;
};

}  // namespace cubenight::ultraman
