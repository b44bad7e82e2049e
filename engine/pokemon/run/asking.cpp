#include "engine/pokemon/run/asking.hpp"

#include <bit>
#include <span>

#include "engine/pokemon/ask/numbers.hpp"
#include "engine/pokemon/run/frames.hpp"

namespace cubenight::pokemon {

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

void flip_coin(Game& g, SeatId seat, Clause clause, std::uint8_t slot) {
    const CoinFace fixed = fixed_coin(g, slot, seat);
    if (fixed != CoinFace::any) {
        g.m.answer = {fixed == CoinFace::heads ? OptionKind::heads : OptionKind::tails, 0, 0, 0};
    } else if (g.m.chance == ChanceMode::generator) {
        g.m.answer = {g.m.generator.below(2) == 0 ? OptionKind::heads : OptionKind::tails, 0, 0, 0};
    } else {
        ask_chance(g, ChoiceKind::flip, clause);
        offer(g, {OptionKind::heads, seat.value, 0, 0});
        offer(g, {OptionKind::tails, seat.value, 0, 0});
        return;
    }
    report(g, {.type = EventKind::coin, .seat = seat, .n = g.m.answer.kind == OptionKind::heads, .clause = clause});
}

namespace {

// A part of a deck; no count means a whole zone.
struct DeckEnd {
    PileEnd end = PileEnd::top;
    std::size_t count = 0;
};

// A deck, a hand or a part of a deck: its cards lie in a row, the lowest first.
std::span<CopyId> row_of(Game& g, Where where, SeatId seat, DeckEnd part) {
    Pile& pile = where == Where::hand ? state(g, seat).hand : state(g, seat).deck;
    if (part.count == 0) return {pile.begin(), pile.size()};
    return {part.end == PileEnd::top ? pile.end() - part.count : pile.begin(), part.count};
}

// The cards that can be shuffled, Prize cards too, the lowest first.
InlineVector<CopyId*, most_copies> cards_in(Game& g, Where where, SeatId seat, DeckEnd part) {
    InlineVector<CopyId*, most_copies> cards;
    if (where == Where::prizes) {
        for (CopyId& copy : state(g, seat).prizes)
            if (copy != no_copy) cards.push_back(&copy);
    } else {
        for (CopyId& copy : row_of(g, where, seat, part)) cards.push_back(&copy);
    }
    return cards;
}

void shuffle_by_generator(Game& g, InlineVector<CopyId*, most_copies>& cards, std::size_t count) {
    CopyId order[most_copies];
    for (std::size_t i = 0; i < count; ++i) order[i] = *cards[i];
    g.m.generator.shuffle(order, count);
    for (std::size_t i = 0; i < count; ++i) *cards[i] = order[i];
}

}  // namespace

void shuffle_deck(Game& g, SeatId seat, Clause clause) { shuffle_zone(g, Where::deck, seat, clause); }

namespace {

enum ShuffleStep : std::uint8_t { begin_shuffle, card_named };

struct Shuffle {
    Clause clause;
    std::int16_t placed;  // cards that have their place
    Where where;
    std::uint8_t count;  // of DeckEnd
    PileEnd end;
};

}  // namespace

static void shuffle_part(Game& g, Where where, SeatId seat, DeckEnd part, Clause clause) {
    const bool none = where == Where::prizes ? has_no_prizes(g.m, seat) : row_of(g, where, seat, part).empty();
    if (none) return;  // JA E-35.b3, E-36.b3
    // Face down: Prize cards too. A seat goes on knowing what it holds, though not where it lies afterwards.
    const auto hide = [&](CopyId copy) {
        state(g, copy).known = where == Where::hand ? seat_bit(seat) : std::uint8_t{0};
    };
    if (where == Where::prizes) state(g, seat).prizes_face_up = 0;
    if (where == Where::prizes || g.m.chance == ChanceMode::asked) {
        auto cards = cards_in(g, where, seat, part);
        for (CopyId* copy : cards) hide(*copy);
        if (g.m.chance == ChanceMode::generator) shuffle_by_generator(g, cards, cards.size());
    } else {
        const auto row = row_of(g, where, seat, part);
        for (CopyId copy : row) hide(copy);
        g.m.generator.shuffle(row.data(), row.size());
    }
    if (g.m.chance == ChanceMode::generator) {
        report(g, {.type = EventKind::shuffled, .seat = seat, .from = where, .clause = clause});
        return;
    }
    Shuffle& own = locals_of<Shuffle>(push(g, Proc::shuffle, seat));
    own.where = where;
    own.count = static_cast<std::uint8_t>(part.count);
    own.end = part.end;
    own.clause = clause;
}

void shuffle_zone(Game& g, Where where, SeatId seat, Clause clause) { shuffle_part(g, where, seat, {}, clause); }

void shuffle_end(Game& g, SeatId seat, PileEnd end, std::size_t count, Clause clause) {
    if (count > 1) shuffle_part(g, Where::deck, seat, {end, count}, clause);
}

// Asked mode: which card lies on top (of a hand or of Prize cards: is the first), then the next, and so on;
// `by_generator` leaves the rest to the generator and `done` leaves it as it lies.
void step_shuffle(Game& g, Frame& frame) {
    Shuffle& own = locals_of<Shuffle>(frame);
    const Where where = own.where;
    auto cards = cards_in(g, where, frame.seat, {own.end, own.count});
    if (where != Where::deck) std::reverse(cards.begin(), cards.end());
    const int size = static_cast<int>(cards.size());
    const Clause clause = own.clause;
    if (frame.step == card_named) {
        const int open = size - own.placed;  // cards that have no place yet
        if (g.m.answer.kind == OptionKind::by_generator) shuffle_by_generator(g, cards, static_cast<std::size_t>(open));
        if (g.m.answer.kind != OptionKind::copy) own.placed = static_cast<std::int16_t>(size);
        else {
            for (int i = 0; i < open; ++i)
                if (cards[static_cast<std::size_t>(i)]->value == g.m.answer.a)
                    std::swap(*cards[static_cast<std::size_t>(i)], *cards[static_cast<std::size_t>(open - 1)]);
            ++own.placed;
        }
    }
    if (own.placed >= size - 1) {
        report(g, {.type = EventKind::shuffled, .seat = frame.seat, .from = where, .clause = clause});
        return pop(g);
    }
    frame.step = card_named;
    ask_chance(g, ChoiceKind::shuffle, clause);
    offer(g, {OptionKind::by_generator, frame.seat.value, 0, 0});
    offer(g, {OptionKind::done, frame.seat.value, 0, 0});
    for (int i = size - 1 - own.placed; i >= 0; --i)
        offer(g, {OptionKind::copy, cards[static_cast<std::size_t>(i)]->value, 0, 0});
}

void random_card(Game& g, CopySet set, Clause clause) {
    if (g.m.chance == ChanceMode::generator) {
        auto index = g.m.generator.below(static_cast<std::uint32_t>(set.size()));
        for (CopyId copy : set)
            if (index-- == 0) {
                g.m.answer = {OptionKind::copy, copy.value, 0, 0};
                return;
            }
        return;
    }
    ask_chance(g, ChoiceKind::random_card, clause);
    for (CopyId copy : set) offer(g, {OptionKind::copy, copy.value, 0, 0});
}

}  // namespace cubenight::pokemon
