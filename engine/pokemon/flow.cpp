#include "engine/pokemon/flow.hpp"

#include "engine/pokemon/modifiers.hpp"
#include "engine/pokemon/numbers.hpp"

namespace cubenight::pokemon {

Choice& ask(Game& g, std::uint8_t s, ChoiceKind kind, Clause clause) {
    Choice& choice = g.m.choice;
    choice.options.clear();
    choice.actor = actor_of(s);
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
    Choice& choice = ask(g, 0, kind, clause);
    choice.actor = Actor::chance;
    return choice;
}

}  // namespace

void flip_coin(Game& g, std::uint8_t s, Clause clause, std::uint8_t slot) {
    const CoinFace fixed = fixed_coin(g, slot, s);
    if (fixed != CoinFace::any) {
        g.m.answer = {fixed == CoinFace::heads ? OptionKind::heads : OptionKind::tails, 0, 0, 0};
    } else if (g.m.chance == ChanceMode::generator) {
        g.m.answer = {g.m.generator.below(2) == 0 ? OptionKind::heads : OptionKind::tails, 0, 0, 0};
    } else {
        ask_chance(g, ChoiceKind::flip, clause);
        offer(g, {OptionKind::heads, s, 0, 0});
        offer(g, {OptionKind::tails, s, 0, 0});
        return;
    }
    report(g, {.type = EventType::coin, .seat = s, .n = g.m.answer.kind == OptionKind::heads, .clause = clause});
}

namespace {

void forget_order(Game& g, std::uint8_t s) {
    for (CopyId copy : seat(g, s).deck) state(g, copy).known = 0;
}

}  // namespace

void shuffle_deck(Game& g, std::uint8_t s, Clause clause) {
    Pile& deck = seat(g, s).deck;
    forget_order(g, s);
    if (g.m.chance == ChanceMode::generator) {
        g.m.generator.shuffle(deck.begin(), deck.size());
        report(g, {.type = EventType::shuffled, .seat = s, .from = Where::deck, .clause = clause});
        return;
    }
    Frame& frame = push(g, Proc::shuffle, s);
    frame.n = static_cast<std::int16_t>(clause);
}

// Asked mode: which card lies on top, then below it, and so on; `by_generator` leaves the rest to the generator and
// `done` leaves it as it lies.
void step_shuffle(Game& g, Frame& frame) {
    Pile& deck = seat(g, frame.seat).deck;
    const int size = static_cast<int>(deck.size());
    const auto clause = static_cast<Clause>(frame.n);
    if (frame.step == 1) {
        const int open = size - frame.m;  // cards that have no place yet
        if (g.m.answer.kind == OptionKind::by_generator) g.m.generator.shuffle(deck.begin(), static_cast<std::size_t>(open));
        if (g.m.answer.kind != OptionKind::copy) frame.m = static_cast<std::int16_t>(size);
        else {
            for (int i = 0; i < open; ++i)
                if (deck[static_cast<std::size_t>(i)].value == g.m.answer.a)
                    std::swap(deck[static_cast<std::size_t>(i)], deck[static_cast<std::size_t>(open - 1)]);
            ++frame.m;
        }
    }
    if (frame.m >= size - 1) {
        report(g, {.type = EventType::shuffled, .seat = frame.seat, .from = Where::deck, .clause = clause});
        return pop(g);
    }
    frame.step = 1;
    ask_chance(g, ChoiceKind::shuffle, clause);
    offer(g, {OptionKind::by_generator, frame.seat, 0, 0});
    offer(g, {OptionKind::done, frame.seat, 0, 0});
    for (int i = size - 1 - frame.m; i >= 0; --i) offer(g, {OptionKind::copy, deck[static_cast<std::size_t>(i)].value, 0, 0});
}

void random_card(Game& g, CopySet set, Clause clause) {
    if (g.m.chance == ChanceMode::generator) {
        auto index = g.m.generator.below(static_cast<std::uint32_t>(set.size()));
        for (CopyId copy : set)
            if (index-- == 0) { g.m.answer = {OptionKind::copy, copy.value, 0, 0}; return; }
        return;
    }
    ask_chance(g, ChoiceKind::random_card, clause);
    for (CopyId copy : set) offer(g, {OptionKind::copy, copy.value, 0, 0});
}

void report_no_room(Game& g, CopyId source) {
    report(g, {.type = EventType::not_carried_out, .copy = source, .clause = Clause::II_A_b3});
}

std::uint8_t open_context(Game& g, std::uint16_t program, std::uint8_t controller, CopyId source, std::uint8_t slot) {
    if (g.m.contexts.full() || !has_room(g)) {
        report_no_room(g, source);
        return 0xFF;
    }
    Context context;
    context.program = program;
    context.controller = context.actor = controller;
    context.source = source;
    context.slot = slot;
    context.kind = g.book.program(program).kind;
    context.source_arrived = slot != no_slot ? g.m.pokemon[slot].arrived : 0;
    g.m.contexts.push_back(context);
    return static_cast<std::uint8_t>(g.m.contexts.size() - 1);
}

void close_context(Game& g, std::uint8_t index) {
    ENSURE(index + 1u == g.m.contexts.size());
    g.m.contexts.pop_back();
}

bool may_hold(Game& g, std::uint8_t slot, CopyId copy) {
    const std::uint16_t id = card(g, copy).attached;
    if (id == no_program || g.book.program(id).only_if[0] == no_node) return true;
    return limits_hold(g, scope_of_card(g, g.book.program(id), copy, slot));
}

void discard_unfit(Game& g) {
    if (!(g.m.events_heard & stands_only_if)) return;
    for (std::size_t i = g.m.standing.size(); i-- > 0;) {
        const CopyId copy = g.m.standing[i];
        const CopyState& c = g.m.copies[copy.value];
        if ((c.where == Where::energy || c.where == Where::tool) && !may_hold(g, c.slot, copy))
            move_card(g, copy, Where::discard, Clause::C_10_faq2);
    }
}

bool needs_settling(Game& g) {
    discard_unfit(g);
    for (std::uint8_t s = 0; s < 2; ++s) {
        if (seat(g, s).active == no_slot) return true;
        bool out = false;
        each_pokemon(g.m, s, [&](std::uint8_t slot) {
            const bool may_be_out = g.m.pokemon[slot].damage >= top_card(g, slot).hp || (g.m.modifiers_seen & lowers_hp);
            out |= may_be_out && left_hp(g, slot) <= 0;
        });
        if (out) return true;
    }
    return false;
}

}  // namespace cubenight::pokemon
