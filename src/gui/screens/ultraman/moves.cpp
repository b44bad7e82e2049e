#include "src/gui/screens/ultraman/moves.hpp"

#include <algorithm>

namespace cubenight::gui::ucg {

using ultraman::EventKind;
using ultraman::seat_of;
using ultraman::Where;

namespace {

// One moment.
struct Moment {
    const View& view;
    const Layout& lay;
    HandBox hand;
    std::vector<Lying> cards = {};

    int side(SeatId seat) const { return seat == view.seat ? 0 : 1; }
    Rect box(TablePlace place) const;
    Rect top_box(Spot spot) const;
    void lies(CopyId copy, TablePlace place, Facing facing);
    void player(SeatId seat);
    void character(Spot spot);
};

Rect Moment::top_box(Spot spot) const {
    if (!lay.is_shown(area_of(spot))) return {};
    return lay.top_card(side(seat_of(spot)), area_of(spot), std::max<int>(1, view.characters[spot.value].count));
}

Rect Moment::box(TablePlace place) const {
    const int of = side(place.seat);
    switch (place.zone) {
        case Zone::nowhere:
        case Zone::prize:
        case Zone::playing: return {};
        case Zone::deck: return lay.deck(of);
        case Zone::hand: {
            const std::size_t count = std::max<std::size_t>(1, view.seats[place.seat].hand.size());
            const Rect shown = hand(place.seat, count / 2, count);
            return shown.empty() ? around(lay.player(of).centre(), 50 * lay.k, 70 * lay.k) : shown;
        }
        case Zone::discard: return lay.discard(of);
        case Zone::aside: return lay.exile(of);
        case Zone::field: return top_box(Spot{place.index});
        case Zone::under: {
            const Rect top = top_box(Spot{place.index});
            return around(top.centre(), top.w * .7f, top.w * .7f * 1.4f);
        }
        case Zone::shared: return lay.scene();
    }
    return {};
}

void Moment::lies(CopyId copy, TablePlace place, Facing facing) {
    if (const Rect at = box(place); !at.empty()) cards.push_back({copy, place, at, facing});
}

void Moment::player(SeatId seat) {
    const ultraman::SeatView& s = view.seats[seat];
    for (const CopyId copy : s.discard) lies(copy, {Zone::discard, seat}, Facing::up);
    for (const CopyId copy : s.exile) lies(copy, {Zone::aside, seat}, Facing::up);
    for (const CopyId copy : s.deck)
        if (copy != no_copy) lies(copy, {Zone::deck, seat}, Facing::down);
    for (std::size_t i = 0; i < s.hand.size(); ++i) {
        if (s.hand[i] == no_copy) continue;
        const Rect shown = hand(seat, i, s.hand.size());
        if (shown.empty()) lies(s.hand[i], {Zone::hand, seat}, Facing::down);
        else cards.push_back({s.hand[i], {Zone::hand, seat}, shown, Facing::up});
    }
}

// From below, so that the highest card is drawn last.
void Moment::character(Spot spot) {
    const CharacterView& at = view.characters[spot.value];
    const TablePlace under{Zone::under, seat_of(spot), spot.value};
    for (std::size_t i = at.charged.size(); i-- > 0;) lies(at.charged[i], under, Facing::down);
    for (std::size_t i = at.cards.size(); i-- > 0;)
        lies(at.cards[i], i == 0 ? character_place(spot) : under, i < at.face_down ? Facing::down : Facing::up);
}

TablePlace place_of(Where where, SeatId seat, Spot spot) {
    switch (where) {
        case Where::nowhere: return {};
        case Where::deck: return {Zone::deck, seat};
        case Where::hand: return {Zone::hand, seat};
        case Where::discard: return {Zone::discard, seat};
        case Where::exile: return {Zone::aside, seat};
        case Where::scene: return {Zone::shared};
        case Where::character: return spot == no_spot ? TablePlace{} : character_place(spot);
        case Where::charge: return spot == no_spot ? TablePlace{} : TablePlace{Zone::under, seat_of(spot), spot.value};
    }
    return {};
}

void add(std::vector<Happening>& all, const said::LogEntry& entry) {
    const ultraman::Event& e = entry.event;
    const SeatId owner = entry.owner != play::no_seat ? entry.owner : e.seat;
    const auto travel = [&](TablePlace from, TablePlace to) { all.push_back({Happened::travelled, e.copy, from, to}); };
    const auto from_hand = [&] {
        const TablePlace from = place_of(e.from, owner, no_spot);
        return from.zone == Zone::nowhere ? TablePlace{Zone::hand, owner} : from;
    };
    switch (e.type) {
        case EventKind::shuffled: return all.push_back({Happened::shuffled, no_copy, {}, {Zone::deck, e.seat}});
        case EventKind::drawn: return travel({Zone::deck, e.seat}, {Zone::hand, e.seat});
        case EventKind::scene_set: return travel(from_hand(), {Zone::shared});
        case EventKind::character_set:
        case EventKind::levelled_up:
        case EventKind::stacked:
        case EventKind::deployed: return travel(from_hand(), character_place(e.spot));
        case EventKind::opened: return travel(character_place(e.spot), character_place(e.spot));
        case EventKind::charged: return travel(from_hand(), {Zone::under, seat_of(e.spot), e.spot.value});
        case EventKind::moved: return travel(place_of(e.from, owner, e.spot), place_of(e.to, owner, e.spot));
        case EventKind::stack_corrected: return travel(character_place(e.spot), place_of(e.to, owner, no_spot));
        case EventKind::battle:
            if (e.spot != no_spot)
                all.push_back(
                    {Happened::won, no_copy, character_place(e.spot), character_place(ultraman::facing(e.spot))});
            return;
        // with these no card is seen to move
        case EventKind::contest_won:
        case EventKind::leads:
        case EventKind::redrawn:
        case EventKind::hand_kept:
        case EventKind::turn_begins:
        case EventKind::phase_begins:
        case EventKind::step_begins:
        case EventKind::passed:
        case EventKind::unable:
        case EventKind::text_used:
        case EventKind::text_begins:
        case EventKind::text_lost:
        case EventKind::text_idle:
        case EventKind::text_ends:
        case EventKind::unmet:
        case EventKind::declined:
        case EventKind::unpayable:
        case EventKind::in_vain:
        case EventKind::revealed:
        case EventKind::looked:
        case EventKind::swapped:
        case EventKind::lasting_begins:
        case EventKind::lasting_ends:
        case EventKind::negated:
        case EventKind::value_chosen:
        case EventKind::battle_tied:
        case EventKind::battle_empty:
        case EventKind::wins_counted:
        case EventKind::goes_on:
        case EventKind::next_lead:
        case EventKind::characters_set:
        case EventKind::not_carried_out:
        case EventKind::match_ends:
        case EventKind::correction: return;
    }
}

}  // namespace

TablePlace character_place(Spot spot) { return {Zone::field, seat_of(spot), spot.value}; }

TableSight sight_of(const View& view, const Layout& lay, HandBox hand) {
    Moment moment{view, lay, std::move(hand)};
    for (const SeatId seat : play::both_seats) moment.player(seat);
    for (int i = 0; i < 2 * view.areas; ++i)
        if (view.characters[static_cast<std::size_t>(i)].there) moment.character(Spot{static_cast<std::uint8_t>(i)});
    if (view.scene != no_copy) moment.lies(view.scene, {Zone::shared}, Facing::up);
    std::vector<Lying> cards = std::move(moment.cards);
    moment.cards.clear();
    return {std::move(cards), [moment](TablePlace place) { return moment.box(place); }};
}

std::vector<Happening> happenings(std::span<const said::LogEntry> told) {
    std::vector<Happening> all;
    for (const said::LogEntry& entry : told) add(all, entry);
    return all;
}

}  // namespace cubenight::gui::ucg
