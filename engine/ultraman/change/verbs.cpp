#include "engine/ultraman/change/verbs.hpp"

#include <algorithm>

#include "engine/ultraman/change/forgetting.hpp"

namespace cubenight::ultraman {
namespace {

void take_from_pile(Pile& pile, CopyId copy) {
    const auto it = std::find(pile.begin(), pile.end(), copy);
    ENSURE(it != pile.end());
    pile.erase(static_cast<std::size_t>(it - pile.begin()));
}

// Its charge cards are detached; they go when the text has ended (11.17.5, 11.17.6).
void detach_charges(Game& g, Character& character) {
    each_card(g.m, character.charge, [&](CopyId copy) {
        state(g.m, copy).spot = no_spot;
        state(g.m, copy).next = no_copy;
        g.m.loose.insert(copy);
        g.m.clean = 1;
    });
}

void take_from_character(Game& g, CopyId copy) {
    const Spot spot = state(g.m, copy).spot;
    Character& character = at(g.m, spot);
    const CopyId below = state(g.m, copy).next;
    CopyId above = no_copy;
    for (CopyId it = character.top; it != copy; it = state(g.m, it).next) above = it;
    if (above == no_copy && option(g, OptionKey::bp_leaves_with_top)) end_effects_on(g.m, spot);
    if (above == no_copy) character.top = below;
    else state(g.m, above).next = below;
    if (character.bottom == copy) character.bottom = above;
    --character.count;
    g.m.clean = 1;
    if (character.there()) return;
    detach_charges(g, character);
    character = Character{};
    forget_character(g.m, spot);
}

void take_from_charges(Game& g, CopyId copy) {
    const Spot spot = state(g.m, copy).spot;
    g.m.loose.erase(copy);
    if (spot == no_spot) return;
    Character& character = at(g.m, spot);
    CopyId* link = &character.charge;
    while (*link != copy) link = &state(g.m, *link).next;
    *link = state(g.m, copy).next;
    --character.charges;
}

// Out of wherever it is; it is a new card where it goes (3.2.3).
void take_out(Game& g, CopyId copy) {
    CopyState& card = state(g.m, copy);
    switch (card.where) {
        case Where::nowhere: break;
        case Where::deck:
        case Where::hand:
        case Where::discard:
        case Where::exile: take_from_pile(*pile(g.m, owner(copy), card.where), copy); break;
        case Where::scene: g.m.scene = no_copy; break;
        case Where::character: take_from_character(g, copy); break;
        case Where::charge: take_from_charges(g, copy); break;
    }
    forget_copy(g.m, copy);
    card.where = Where::nowhere;
    card.spot = no_spot;
    card.next = no_copy;
    card.face_down = 0;
    card.uses = 0;
}

// Who may know which card moves: both where it lies open before or afterwards, else its owner; of a deck nobody.
std::uint8_t witnesses(const Match& m, CopyId copy, Where from, Where to, bool was_face_down) {
    if ((is_open(from) && !was_face_down) || is_open(to)) return 3;
    std::uint8_t seen = 0;
    for (SeatId seat : both_seats)
        if (m.sees[seat].contains(copy)) seen |= seat_bit(seat);
    if (from == Where::deck && to == Where::deck) return seen;
    return static_cast<std::uint8_t>(seen | seat_bit(owner(copy)));
}

}  // namespace

void move_to_pile(Game& g, CopyId copy, Where to, Clause clause, PileEnd end) {
    const CopyState before = state(g.m, copy);
    const std::uint8_t seen_by = witnesses(g.m, copy, before.where, to, before.face_down);
    take_out(g, copy);
    Pile& where = *pile(g.m, owner(copy), to);
    if (to == Where::deck && end == PileEnd::bottom) where.insert(0, copy);
    else where.push_back(copy);
    state(g.m, copy).where = to;
    report(g, {.type = EventKind::moved,
               .seat = owner(copy),
               .copy = copy,
               .spot = before.spot,
               .from = before.where,
               .to = to,
               .seen_by = seen_by,
               .n = static_cast<std::int16_t>(end == PileEnd::bottom),
               .clause = clause});
}

int draw(Game& g, SeatId seat, int count, Clause clause) {
    Pile& deck = g.m.seats[seat].deck;
    int drawn = 0;
    for (; drawn < count && !deck.empty(); ++drawn) {
        const CopyId copy = deck.back();
        deck.pop_back();
        forget_copy(g.m, copy);
        state(g.m, copy).where = Where::hand;
        g.m.seats[seat].hand.push_back(copy);
        report(g, {.type = EventKind::drawn,
                   .seat = seat,
                   .copy = copy,
                   .from = Where::deck,
                   .to = Where::hand,
                   .seen_by = seat_bit(seat),
                   .clause = clause});
    }
    return drawn;
}

void set_character(Game& g, CopyId copy, Spot spot, Face face) {
    take_out(g, copy);
    g.m.areas = std::max<std::uint8_t>(g.m.areas, static_cast<std::uint8_t>(area_of(spot) + 1));
    put_on(g, copy, spot, StackEnd::top, face);
}

void put_on(Game& g, CopyId copy, Spot spot, StackEnd end, Face face) {
    take_out(g, copy);
    Character& character = at(g.m, spot);
    CopyState& card = state(g.m, copy);
    card.where = Where::character;
    card.spot = spot;
    card.face_down = face == Face::down;
    if (!character.there()) {
        character.top = character.bottom = copy;
    } else if (end == StackEnd::top) {
        card.next = character.top;
        character.top = copy;
    } else {
        state(g.m, character.bottom).next = copy;
        character.bottom = copy;
    }
    ++character.count;
    g.m.clean |= face == Face::up;
}

void put_above(Game& g, CopyId copy, Spot spot, CopyId below) {
    Character& character = at(g.m, spot);
    if (below == no_copy || !character.there()) return put_on(g, copy, spot, StackEnd::bottom, Face::up);
    if (below == character.top) return put_on(g, copy, spot, StackEnd::top, Face::up);
    take_out(g, copy);
    CopyId above = character.top;
    while (state(g.m, above).next != below) above = state(g.m, above).next;
    CopyState& card = state(g.m, copy);
    card.where = Where::character;
    card.spot = spot;
    card.next = below;
    state(g.m, above).next = copy;
    ++character.count;
    g.m.clean = 1;
}

void open(Game& g, CopyId copy) {
    state(g.m, copy).face_down = 0;
    report(g, {.type = EventKind::opened,
               .seat = owner(copy),
               .copy = copy,
               .other = state(g.m, copy).next,
               .spot = state(g.m, copy).spot,
               .clause = Clause::c5_7_1});
}

void charge(Game& g, CopyId copy, Spot spot) {
    const Where from = state(g.m, copy).where;
    take_out(g, copy);
    Character& character = at(g.m, spot);
    CopyId* link = &character.charge;
    while (*link != no_copy) link = &state(g.m, *link).next;
    *link = copy;
    ++character.charges;
    state(g.m, copy).where = Where::charge;
    state(g.m, copy).spot = spot;
    report(g, {.type = EventKind::charged,
               .seat = owner(copy),
               .copy = copy,
               .spot = spot,
               .from = from,
               .to = Where::charge,
               .clause = Clause::c11_17_1});
}

void swap(Game& g, Spot a, Spot b) {
    std::swap(at(g.m, a), at(g.m, b));
    for (Spot spot : {a, b}) {
        const auto here = [&](CopyId copy) { state(g.m, copy).spot = spot; };
        each_card(g.m, at(g.m, spot).top, here);
        each_card(g.m, at(g.m, spot).charge, here);
    }
    follow_swap(g.m, a, b);
    report(g, {.type = EventKind::swapped,
               .seat = seat_of(a),
               .spot = a,
               .n = static_cast<std::int16_t>(b.value),
               .clause = Clause::c11_9_1});
}

void set_scene(Game& g, CopyId copy, Clause clause) {
    const CopyId before = g.m.scene;
    const Where from = state(g.m, copy).where;
    if (before != no_copy) move_to_pile(g, before, Where::discard, Clause::c6_3_2);
    take_out(g, copy);
    state(g.m, copy).where = Where::scene;
    g.m.scene = copy;
    report(g, {.type = EventKind::scene_set,
               .seat = owner(copy),
               .copy = copy,
               .other = before,
               .from = from,
               .to = Where::scene,
               .clause = clause});
}

void count_use(Game& g, CopyId copy, const CompiledText& text) {
    state(g.m, copy).uses = static_cast<std::uint16_t>(state(g.m, copy).uses + (1 << (4 * text.counter)));
}

void show(Game& g, CopyId copy, Clause clause) {
    for (CopySet& seen : g.m.sees) seen.insert(copy);
    report(g, {.type = EventKind::revealed, .seat = owner(copy), .copy = copy, .clause = clause});
}

void show_to(Game& g, SeatId seat, CopyId copy, Clause clause) {
    g.m.sees[seat].insert(copy);
    report(g, {.type = EventKind::looked, .seat = seat, .copy = copy, .seen_by = seat_bit(seat), .clause = clause});
}

void finish(Game& g, Outcome outcome, Ending ending, Clause clause) {
    g.m.outcome = outcome;
    g.m.ending = ending;
    g.m.frames.clear();
    g.m.contexts.clear();
    g.m.waiting.clear();
    g.m.choice = Choice{};
    report(g, {.type = EventKind::match_ends,
               .seat = play::winner_of(outcome).value_or(no_seat),
               .n = static_cast<std::int16_t>(outcome),
               .clause = clause});
}

}  // namespace cubenight::ultraman
