#include "src/gui/screens/match/moves.hpp"

#include <algorithm>

#include "engine/pokemon/match/places.hpp"

namespace cubenight::gui {

using namespace pokemon;

namespace {

// One moment.
struct Moment {
    const View& view;
    const BoardLayout& lay;
    int prizes;
    HandBox hand;
    std::vector<Lying> cards = {};

    int side(SeatId seat) const { return seat == view.seat ? 0 : 1; }
    Rect box(TablePlace place) const;
    Rect slot_box(std::uint8_t slot) const;
    void lies(CopyId copy, TablePlace place, Facing facing);
    void player(SeatId seat);
    void in_play(std::uint8_t slot);
    void carried_out();
};

Rect Moment::slot_box(std::uint8_t slot) const {
    const SeatView& seat = view.seats[slot_seat(slot)];
    if (seat.active == slot) return lay.active(side(slot_seat(slot)));
    for (std::size_t i = 0; i < seat.bench.size(); ++i)
        if (seat.bench[i] == slot) return lay.bench(side(slot_seat(slot)), static_cast<int>(i));
    return {};
}

Rect Moment::box(TablePlace place) const {
    const int of = side(place.seat);
    const auto inside = [](Rect r, float share) { return around(r.centre(), r.w * share, r.w * share * 1.4f); };
    switch (place.zone) {
        case Zone::nowhere: return {};
        case Zone::deck: return lay.deck(of);
        case Zone::hand: {
            const std::size_t count = std::max<std::size_t>(1, view.seats[place.seat].hand.size());
            const Rect shown = hand(place.seat, count / 2, count);
            if (!shown.empty()) return shown;
            return around(lay.player(of).centre(), 50 * lay.k, 70 * lay.k);
        }
        case Zone::discard: return lay.discard(of);
        case Zone::aside: return lay.lost(of);
        case Zone::prize: {
            const int placed = view.seats[place.seat].prize_count, count = placed == 0 ? prizes : placed;
            return lay.prize(of, place.index < count ? place.index : 0, count);
        }
        case Zone::field: return slot_box(place.index);
        case Zone::under: return inside(slot_box(place.index), .6f);
        case Zone::shared: return lay.stadium();
        case Zone::playing: return lay.carried_out();
    }
    return {};
}

void Moment::lies(CopyId copy, TablePlace place, Facing facing) { cards.push_back({copy, place, box(place), facing}); }

void Moment::player(SeatId seat) {
    const SeatView& s = view.seats[seat];
    for (const CopyId copy : s.discard) lies(copy, {Zone::discard, seat}, Facing::up);
    for (const CopyId copy : s.lost) lies(copy, {Zone::aside, seat}, Facing::up);
    for (const CopyId copy : s.deck)
        if (copy != no_copy) lies(copy, {Zone::deck, seat}, Facing::down);
    for (std::size_t i = 0; i < s.hand.size(); ++i) {
        if (s.hand[i] == no_copy) continue;
        const Rect shown = hand(seat, i, s.hand.size());
        if (shown.empty()) lies(s.hand[i], {Zone::hand, seat}, Facing::down);
        else cards.push_back({s.hand[i], {Zone::hand, seat}, shown, Facing::up});
    }
    for (std::uint8_t i = 0; i < most_prizes; ++i)
        if ((s.prize_there >> i) & 1)
            lies(s.prizes[i], {Zone::prize, seat, i}, s.prizes[i] == no_copy ? Facing::down : Facing::up);
    if (s.active != no_slot) in_play(s.active);
    for (const std::uint8_t slot : s.bench) in_play(slot);
}

// From below, so that the highest card is drawn last.
void Moment::in_play(std::uint8_t slot) {
    const PokemonView& p = view.pokemon[slot];
    const TablePlace under{Zone::under, slot_seat(slot), slot};
    for (const CopyId copy : p.attached) lies(copy, under, Facing::up);
    for (std::size_t i = p.below.size(); i-- > 0;) lies(p.below[i], under, Facing::up);
    lies(p.top, pokemon_place(slot), p.top == no_copy ? Facing::down : Facing::up);
}

// The card that asks, where it lies nowhere else.
void Moment::carried_out() {
    const CopyId source{view.choice.source};
    if (view.choice.source >= most_copies || view.cards[source.value] == no_card) return;
    if (std::ranges::find(cards, source, &Lying::copy) != cards.end()) return;
    lies(source, {Zone::playing}, Facing::up);
}

TablePlace place_of(Where where, SeatId seat, std::uint8_t slot) {
    switch (where) {
        case Where::nowhere: return {};
        case Where::deck: return {Zone::deck, seat};
        case Where::hand: return {Zone::hand, seat};
        case Where::discard: return {Zone::discard, seat};
        case Where::prizes: return {Zone::prize, seat, 0};
        case Where::lost:
        case Where::aside: return {Zone::aside, seat};
        case Where::stadium: return {Zone::shared};
        case Where::playing: return {Zone::playing};
        case Where::stack: return slot == no_slot ? TablePlace{} : pokemon_place(slot);
        case Where::energy:
        case Where::tool:
        case Where::under:
        case Where::item: return slot == no_slot ? TablePlace{} : TablePlace{Zone::under, slot_seat(slot), slot};
    }
    return {};
}

// A card that comes to a Pokémon, or becomes one: from the hand, where nothing else is said.
Happening onto(const Event& e, Zone zone, SeatId owner) {
    TablePlace from = place_of(e.from, owner, no_slot);
    if (from.zone == Zone::nowhere) from = {Zone::hand, owner};
    return {Happened::travelled, e.copy, from, {zone, slot_seat(e.slot), e.slot}};
}

void add(std::vector<Happening>& all, const text::LogEntry& entry) {
    const Event& e = entry.event;
    const SeatId owner = entry.owner != no_seat ? entry.owner : e.seat;
    const auto travel = [&](TablePlace from, TablePlace to) { all.push_back({Happened::travelled, e.copy, from, to}); };
    const auto hurt = [&](int points) {
        if (e.slot != no_slot) all.push_back({Happened::hurt, no_copy, {}, pokemon_place(e.slot), points});
    };
    switch (e.type) {
        case EventKind::coin: return all.push_back({Happened::coin, no_copy, {}, {}, e.n});
        case EventKind::shuffled:
            if (e.from == Where::deck || e.from == Where::nowhere)
                all.push_back({Happened::shuffled, no_copy, {}, {Zone::deck, e.seat}});
            return;
        case EventKind::drawn: return travel({Zone::deck, e.seat}, {Zone::hand, e.seat});
        case EventKind::placed:
        case EventKind::benched:
        case EventKind::evolved: return all.push_back(onto(e, Zone::field, owner));
        case EventKind::attached: return all.push_back(onto(e, Zone::under, owner));
        case EventKind::played:
        case EventKind::stadium_in_play:
            return travel({Zone::hand, owner}, {e.type == EventKind::played ? Zone::playing : Zone::shared});
        case EventKind::prize_taken:
            return travel({Zone::prize, e.seat, static_cast<std::uint8_t>(e.n)}, {Zone::hand, e.seat});
        case EventKind::moved: return travel(place_of(e.from, owner, no_slot), place_of(e.to, owner, e.slot));
        case EventKind::damaged:
        case EventKind::counters: return hurt(e.n);
        case EventKind::healed: return hurt(-e.n);
        case EventKind::knocked_out: return all.push_back({Happened::knocked_out, e.copy, {}, pokemon_place(e.slot)});
        // with these no card is seen to move
        case EventKind::goes_first:
        case EventKind::no_basic:
        case EventKind::extra_cards:
        case EventKind::match_begins:
        case EventKind::turn_begins:
        case EventKind::devolved:
        case EventKind::ability_used:
        case EventKind::stadium_used:
        case EventKind::retreated:
        case EventKind::switched:
        case EventKind::promoted:
        case EventKind::attack_declared:
        case EventKind::attack_failed:
        case EventKind::damage_zero:
        case EventKind::condition:
        case EventKind::cured:
        case EventKind::blocked:
        case EventKind::revealed:
        case EventKind::looked:
        case EventKind::lasting_begins:
        case EventKind::checkup_begins:
        case EventKind::turn_ends:
        case EventKind::sudden_death:
        case EventKind::match_ends:
        case EventKind::value_chosen:
        case EventKind::marked:
        case EventKind::not_carried_out:
        case EventKind::copied:
        case EventKind::lasting_ends:
        case EventKind::by_hand: return;
    }
}

}  // namespace

TablePlace pokemon_place(std::uint8_t slot) { return {Zone::field, slot_seat(slot), slot}; }

TableSight sight_of(const View& view, const BoardLayout& lay, int prizes, HandBox hand) {
    Moment moment{view, lay, prizes, std::move(hand)};
    for (const SeatId seat : both_seats) moment.player(seat);
    if (view.stadium != no_copy) moment.lies(view.stadium, {Zone::shared}, Facing::up);
    moment.carried_out();
    std::vector<Lying> cards = std::move(moment.cards);
    moment.cards.clear();
    return {std::move(cards), [moment](TablePlace place) { return moment.box(place); }};
}

std::vector<Happening> happenings(std::span<const text::LogEntry> told) {
    std::vector<Happening> all;
    for (const text::LogEntry& entry : told) add(all, entry);
    return all;
}

}  // namespace cubenight::gui
