#include "engine/pokemon/run/asking.hpp"

#include <bit>
#include <span>

#include "engine/pokemon/ask/modifiers.hpp"
#include "engine/pokemon/ask/numbers.hpp"
#include "engine/pokemon/change/standing_texts.hpp"

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
    report(g, {.type = EventKind::coin, .seat = s, .n = g.m.answer.kind == OptionKind::heads, .clause = clause});
}

namespace {

// A part of a deck; no count means a whole zone.
struct DeckEnd {
    PileEnd end = PileEnd::top;
    std::size_t count = 0;
};

// A deck, a hand or a part of a deck: its cards lie in a row, the lowest first.
std::span<CopyId> row_of(Game& g, Where where, std::uint8_t s, DeckEnd part) {
    Pile& pile = where == Where::hand ? seat(g, s).hand : seat(g, s).deck;
    if (part.count == 0) return {pile.begin(), pile.size()};
    return {part.end == PileEnd::top ? pile.end() - part.count : pile.begin(), part.count};
}

// The cards that can be shuffled, Prize cards too, the lowest first.
InlineVector<CopyId*, most_copies> cards_in(Game& g, Where where, std::uint8_t s, DeckEnd part) {
    InlineVector<CopyId*, most_copies> cards;
    if (where == Where::prizes) {
        for (CopyId& copy : seat(g, s).prizes)
            if (copy != no_copy) cards.push_back(&copy);
    } else {
        for (CopyId& copy : row_of(g, where, s, part)) cards.push_back(&copy);
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

void shuffle_deck(Game& g, std::uint8_t s, Clause clause) { shuffle_zone(g, Where::deck, s, clause); }

static void shuffle_part(Game& g, Where where, std::uint8_t s, DeckEnd part, Clause clause) {
    // Face down: Prize cards too. A seat goes on knowing what it holds, though not where it lies afterwards.
    const auto hide = [&](CopyId copy) {
        state(g, copy).known = where == Where::hand ? static_cast<std::uint8_t>(1u << s) : std::uint8_t{0};
    };
    if (where == Where::prizes) seat(g, s).prizes_face_up = 0;
    if (where == Where::prizes || g.m.chance == ChanceMode::asked) {
        auto cards = cards_in(g, where, s, part);
        for (CopyId* copy : cards) hide(*copy);
        if (g.m.chance == ChanceMode::generator) shuffle_by_generator(g, cards, cards.size());
    } else {
        const auto row = row_of(g, where, s, part);
        for (CopyId copy : row) hide(copy);
        g.m.generator.shuffle(row.data(), row.size());
    }
    if (g.m.chance == ChanceMode::generator) {
        report(g, {.type = EventKind::shuffled, .seat = s, .from = where, .clause = clause});
        return;
    }
    Frame& frame = push(g, Proc::shuffle, s);
    frame.a = static_cast<std::uint8_t>(where);
    frame.b = static_cast<std::uint8_t>(part.count);
    frame.c = static_cast<std::uint8_t>(part.end);
    frame.n = static_cast<std::int16_t>(clause);
}

void shuffle_zone(Game& g, Where where, std::uint8_t s, Clause clause) { shuffle_part(g, where, s, {}, clause); }

void shuffle_end(Game& g, std::uint8_t s, PileEnd end, std::size_t count, Clause clause) {
    if (count > 1) shuffle_part(g, Where::deck, s, {end, count}, clause);
}

// Asked mode: which card lies on top (of a hand or of Prize cards: is the first), then the next, and so on; `by_generator` leaves the rest to the generator and
// `done` leaves it as it lies. frame.a: the zone; frame.b, frame.c: DeckEnd.
void step_shuffle(Game& g, Frame& frame) {
    const auto where = static_cast<Where>(frame.a);
    auto cards = cards_in(g, where, frame.seat, {static_cast<PileEnd>(frame.c), frame.b});
    if (where != Where::deck) std::reverse(cards.begin(), cards.end());
    const int size = static_cast<int>(cards.size());
    const auto clause = static_cast<Clause>(frame.n);
    if (frame.step == 1) {
        const int open = size - frame.m;  // cards that have no place yet
        if (g.m.answer.kind == OptionKind::by_generator) shuffle_by_generator(g, cards, static_cast<std::size_t>(open));
        if (g.m.answer.kind != OptionKind::copy) frame.m = static_cast<std::int16_t>(size);
        else {
            for (int i = 0; i < open; ++i)
                if (cards[static_cast<std::size_t>(i)]->value == g.m.answer.a)
                    std::swap(*cards[static_cast<std::size_t>(i)], *cards[static_cast<std::size_t>(open - 1)]);
            ++frame.m;
        }
    }
    if (frame.m >= size - 1) {
        report(g, {.type = EventKind::shuffled, .seat = frame.seat, .from = where, .clause = clause});
        return pop(g);
    }
    frame.step = 1;
    ask_chance(g, ChoiceKind::shuffle, clause);
    offer(g, {OptionKind::by_generator, frame.seat, 0, 0});
    offer(g, {OptionKind::done, frame.seat, 0, 0});
    for (int i = size - 1 - frame.m; i >= 0; --i)
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

void report_no_room(Game& g, CopyId source) {
    report(g, {.type = EventKind::not_carried_out, .copy = source, .clause = Clause::II_A_b3});
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

bool fits_holder(Game& g, std::uint8_t slot, CopyId copy) {
    const std::uint16_t id = card(g, copy).attached;
    return id == no_program || limits_hold(g, scope_of_card(g, g.book.program(id), copy, slot));
}

bool discard_unfit(Game& g) {
    if (!(g.m.events_heard & stands_only_if)) return false;
    bool discarded = false;
    for (std::size_t i = g.m.standing.size(); i-- > 0;) {
        const CopyId copy = g.m.standing[i];
        const CopyState& c = g.m.copies[copy.value];
        if (is_attached(c.where) && !may_hold(g, c.slot, copy)) {
            raise_discarded(g, copy, no_slot, 2);
            move_card(g, copy, Where::discard, Clause::C_10_faq2);
            discarded = true;
        }
    }
    return discarded && !g.m.triggers.empty();
}

void end_conditions(Game& g) {
    if (!(g.m.modifiers_seen & bit(ModKind::without))) return;
    for (std::uint8_t s = 0; s < 2; ++s) {
        const std::uint8_t slot = seat(g, s).active;
        if (slot == no_slot || g.m.pokemon[slot].conditions == 0) continue;
        for (int c = 0; c < condition_count; ++c)
            if (g.m.pokemon[slot].is(static_cast<SpecialCondition>(c)) &&
                condition_off(g, slot, static_cast<SpecialCondition>(c)))
                cure(g, slot, static_cast<SpecialCondition>(c), Clause::II_A_b1);
    }
}

void end_broken_spans(Game& g) {
    bool ended = false;
    for (std::size_t i = g.m.lasting.size(); i-- > 0;) {
        const Lasting& lasting = g.m.lasting[i];
        if (lasting.until == no_node || holds(g, scope_of(g, lasting), lasting.until)) continue;
        g.m.lasting.erase(i);
        ended = true;
    }
    if (ended) refresh_masks(g);
}

bool needs_settling(Game& g) {
    end_broken_spans(g);
    const bool heard = discard_unfit(g);
    end_conditions(g);
    if (heard || has_surplus(g)) return true;
    for (std::uint8_t s = 0; s < 2; ++s) {
        if (seat(g, s).active == no_slot) return true;
        if (seat(g, s).prize_count > 0 && has_no_prizes(g.m, s)) return true;  // taken by an effect (JA I-E.b1)
    }
    // Less damage than the least HP knocks nobody out, unless a text takes HP away.
    const bool hp_may_go = (g.m.modifiers_seen & lowers_hp) != 0;
    const int least = hp_may_go ? 0 : g.book.least_hp();
    unsigned hurt = 0;
    for (std::size_t slot = 0; slot < slot_count; ++slot)
        hurt |= static_cast<unsigned>(g.m.pokemon[slot].damage >= least) << slot;
    for (; hurt != 0; hurt &= hurt - 1) {
        const auto slot = static_cast<std::uint8_t>(std::countr_zero(hurt));
        const Pokemon& p = g.m.pokemon[slot];
        if (p.in_play() && (hp_may_go || p.damage >= top_card(g, slot).hp) && left_hp(g, slot) <= 0) return true;
    }
    return false;
}

}  // namespace cubenight::pokemon
