#include "engine/ultraman/run/asking.hpp"

#include <algorithm>

namespace cubenight::ultraman {

Choice& ask(Game& g, SeatId seat, ChoiceKind kind, Clause clause) {
    Choice& choice = g.m.choice;
    choice.options.clear();
    choice.actor = actor_of(seat);
    choice.kind = kind;
    choice.clause = clause;
    choice.source = 0xFF;
    choice.picked = choice.least = choice.most = 0;
    choice.node = no_node;
    choice.program = 0;
    return choice;
}

namespace {

Choice& ask_chance(Game& g, ChoiceKind kind, Clause clause) {
    Choice& choice = ask(g, seat0, kind, clause);
    choice.actor = Actor::chance;
    return choice;
}

}  // namespace

void hold_contest(Game& g) {
    if (g.m.chance == ChanceMode::generator) {
        g.m.answer = {OptionKind::winner, static_cast<std::uint8_t>(g.m.generator.below(2)), 0, 0};
        return;
    }
    ask_chance(g, ChoiceKind::contest, Clause::c4_2_2);
    offer(g, {OptionKind::winner, 0, 0, 0});
    offer(g, {OptionKind::winner, 1, 0, 0});
}

void random_card(Game& g, CopySet set, Clause clause) {
    if (g.m.chance == ChanceMode::asked) {
        ask_chance(g, ChoiceKind::random_card, clause);
        for (CopyId copy : set) offer(g, {OptionKind::copy, copy.value, 0, 0});
        return;
    }
    auto index = g.m.generator.below(static_cast<std::uint32_t>(set.size()));
    for (CopyId copy : set)
        if (index-- == 0) {
            g.m.answer = {OptionKind::copy, copy.value, 0, 0};
            return;
        }
}

namespace {

enum ShuffleStep : std::uint8_t { begin_shuffle, card_named };

struct Shuffle {
    Clause clause;
    std::int16_t placed;  // cards that have their place, from the top
};

}  // namespace

void shuffle_deck(Game& g, SeatId seat, Clause clause) {
    Pile& deck = g.m.seats[seat].deck;
    for (CopyId copy : deck)
        for (CopySet& seen : g.m.sees) seen.erase(copy);
    if (g.m.chance == ChanceMode::asked) {
        if (deck.size() > 1) locals_of<Shuffle>(push(g, Proc::shuffle, seat)).clause = clause;
        return;
    }
    g.m.generator.shuffle(deck.begin(), deck.size());
    report(g, {.type = EventKind::shuffled, .seat = seat, .clause = clause});
}

// Which card lies on top, then the next, and so on; `by_generator` leaves the rest to the generator and `done` leaves it as
// it lies.
void step_shuffle(Game& g, Frame& frame) {
    Shuffle& own = locals_of<Shuffle>(frame);
    Pile& deck = g.m.seats[frame.seat].deck;
    const auto size = static_cast<int>(deck.size());
    if (frame.step == card_named) {
        const auto open = static_cast<std::size_t>(size - own.placed);
        if (g.m.answer.kind == OptionKind::by_generator) g.m.generator.shuffle(deck.begin(), open);
        if (g.m.answer.kind == OptionKind::copy) {
            const auto named = std::find(deck.begin(), deck.begin() + open, CopyId{g.m.answer.a});
            std::rotate(named, named + 1, deck.begin() + open);
            ++own.placed;
        } else {
            own.placed = static_cast<std::int16_t>(size);
        }
    }
    if (own.placed >= size - 1) {
        report(g, {.type = EventKind::shuffled, .seat = frame.seat, .clause = own.clause});
        return pop(g);
    }
    frame.step = card_named;
    ask_chance(g, ChoiceKind::shuffle, own.clause);
    offer(g, {OptionKind::by_generator, frame.seat.value, 0, 0});
    offer(g, {OptionKind::done, frame.seat.value, 0, 0});
    for (int i = size - 1 - own.placed; i >= 0; --i)
        offer(g, {OptionKind::copy, deck[static_cast<std::size_t>(i)].value, 0, 0});
}

}  // namespace cubenight::ultraman
