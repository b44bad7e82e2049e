#include "engine/pokemon/rules/retreat.hpp"

#include "engine/pokemon/ask/numbers.hpp"
#include "engine/pokemon/ask/payment.hpp"
#include "engine/pokemon/change/verbs.hpp"
#include "engine/pokemon/run/asking.hpp"
#include "engine/pokemon/run/frames.hpp"
#include "engine/pokemon/run/replacements.hpp"
#include "engine/pokemon/run/triggers.hpp"

namespace cubenight::pokemon {
namespace {

// Attached energy cards, counted by the units that they provide.
using CardsBySize = std::array<int, most_units + 1>;

// Whether some of the cards pay the rest of a cost so that none of the discarded ones was needless. least: units of
// the smallest card discarded so far; largest: cards are tried from the largest to the smallest.
bool pays_without_waste(CardsBySize cards, int need, int least, int largest = most_units) {
    if (need <= 0) return -need < least;
    for (int size = largest; size > 0; --size) {
        if (cards[static_cast<std::size_t>(size)] == 0) continue;
        --cards[static_cast<std::size_t>(size)];
        if (pays_without_waste(cards, need - size, std::min(least, size), size)) return true;
        ++cards[static_cast<std::size_t>(size)];
    }
    return false;
}

enum Step : std::uint8_t { begin, next_card, card_chosen, text_stood_in, successor_chosen };

struct Retreat {
    std::int16_t owed;      // units that are still to be discarded
    std::int16_t smallest;  // units of the smallest card discarded
    CopyId goes;            // the card that is being discarded
};

// The energy cards that may still be discarded for the retreat: as much as its cost and no card more (JA A-03.b3).
void ask_retreat_energy(Game& g, Frame& frame, std::uint8_t active) {
    Retreat& own = locals_of<Retreat>(frame);
    frame.step = card_chosen;
    CardsBySize cards{};
    each_attached(g.m, active, [&](CopyId copy) {
        if (state(g, copy).where == Where::energy) ++cards[static_cast<std::size_t>(units_of(g, copy).count)];
    });
    ask(g, frame.seat, ChoiceKind::retreat_energy, Clause::A_03_2);
    each_attached(g.m, active, [&](CopyId copy) {
        if (state(g, copy).where != Where::energy) return;
        const int size = units_of(g, copy).count;
        if (size == 0) return;
        CardsBySize others = cards;
        --others[static_cast<std::size_t>(size)];
        if (pays_without_waste(others, own.owed - size, std::min<int>(own.smallest, size)))
            offer(g, {OptionKind::copy, copy.value, 0, 0});
    });
}

void discard_for_retreat(Game& g, SeatId seat, CopyId copy) {
    raise_discarded(g, copy, no_slot, seat, EventTurn::for_retreat);
    move_card(g, copy, Where::discard, Clause::A_03_2);
}

void pay_with_chosen(Game& g, Frame& frame) {
    Retreat& own = locals_of<Retreat>(frame);
    const SeatId seat = frame.seat;
    const CopyId copy{g.m.answer.a};
    const int units = units_of(g, copy).count;
    own.owed = static_cast<std::int16_t>(own.owed - units);
    own.smallest = static_cast<std::int16_t>(std::min<int>(own.smallest, units));
    own.goes = copy;
    frame.step = text_stood_in;
    if (run_instead(
            g, {TextEvent::discarded, owner(copy), {no_slot, copy, no_slot, seat}, 0, 0, 0, EventTurn::for_retreat}))
        return;
    frame.step = next_card;
    discard_for_retreat(g, seat, copy);
}

void change_places(Game& g, const Frame& frame, std::uint8_t active) {
    const SeatId seat = frame.seat;
    const std::uint8_t slot = g.m.answer.a;
    pop(g);
    raise(g, {TextEvent::retreats, seat, {active, g.m.pokemon[active].bottom, no_slot, seat}, 0});
    switch_active(g, seat, slot, EventKind::retreated, Clause::A_03_3);
    raise_moved(g, slot, active, no_slot, seat);
}

}  // namespace

// JA A-03.b7.
// Follows FI turn.retreat.attack, term.retreat.
void step_retreat(Game& g, Frame& frame) {
    Retreat& own = locals_of<Retreat>(frame);
    const std::uint8_t active = state(g, frame.seat).active;
    switch (frame.step) {
        case begin:
            state(g, frame.seat).turn.retreated = 1;
            own.owed = static_cast<std::int16_t>(retreat_cost(g, active));
            own.smallest = most_units;
            frame.step = next_card;
            return;
        case next_card:
            if (own.owed > 0 && unit_count(g, active) > 0) return ask_retreat_energy(g, frame, active);
            frame.step = successor_chosen;
            ask(g, frame.seat, ChoiceKind::promote, Clause::A_03_3);
            for (std::uint8_t slot : state(g, frame.seat).bench) offer(g, {OptionKind::slot, slot, 0, 0});
            return;
        case card_chosen: return pay_with_chosen(g, frame);
        case text_stood_in:  // and may have put the card elsewhere
            frame.step = next_card;
            if (g.m.proceeds && state(g, own.goes).where == Where::energy) discard_for_retreat(g, frame.seat, own.goes);
            return;
        case successor_chosen: return change_places(g, frame, active);
    }
}

}  // namespace cubenight::pokemon
