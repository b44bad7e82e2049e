// The set step of a seat (5.5): into its vacant places and the new battle area.
#include "engine/ultraman/ask/permissions.hpp"
#include "engine/ultraman/change/verbs.hpp"
#include "engine/ultraman/rules/turn.hpp"
#include "engine/ultraman/run/asking.hpp"

namespace cubenight::ultraman {
namespace {

struct Setting {
    std::uint8_t area;   // the next one that is looked at
    std::uint8_t areas;  // laid out when the step began
};

enum SetStep : std::uint8_t { count_places, next_place, card_chosen, count_again };

int settable(Game& g, SeatId seat) {
    int count = 0;
    for (CopyId copy : g.m.seats[seat].hand) count += why_not_set(g, seat, copy) == Clause::none;
    return count;
}

int vacancies(const Match& m, SeatId seat, int areas) {
    int vacant = 0;
    for (int area = 0; area < areas; ++area) vacant += !at(m, spot_of(area, seat)).there();
    return vacant;
}

// Whether the step also lays out a new battle area, or fills the one that the Lead player has just laid out (5.5.3, 5.5.4).
bool opens_area(const Game& g, SeatId seat) {
    if (g.m.areas == most_areas) return false;
    const bool only_vacant = option(g, OptionKey::vacancies_only) != 0;
    return seat == g.m.lead && !(only_vacant && vacancies(g.m, seat, g.m.areas) > 0);
}

int places_to_fill(const Game& g, SeatId seat) { return vacancies(g.m, seat, g.m.areas) + opens_area(g, seat); }

// The seat cannot set what it must (1.3.4, 12.4.3).
void lose(Game& g, SeatId seat, int places) {
    const Clause clause = places > 1 ? Clause::c12_4_3 : Clause::c1_3_4;
    report(g, {.type = EventKind::characters_set, .seat = seat, .clause = clause});
    const SeatId other = opponent(seat);
    if (seat == g.m.lead && option(g, OptionKey::both_unable)) {
        const int theirs = vacancies(g.m, other, g.m.areas) + opens_area(g, seat);
        if (settable(g, other) < theirs) return finish(g, Outcome::draw, Ending::cannot_set, clause);
    }
    finish(g, play::win_of(other), Ending::cannot_set, clause);
}

// The Next player's vacancies, when older areas are filled and the newest is left for later.
bool waits(const Game& g, const Frame& frame, int area) {
    if (!option(g, OptionKey::vacancies_only) || frame.seat == g.m.lead) return false;
    return area == g.m.areas - 1 && !at(g.m, spot_of(area, frame.seat)).there() &&
           vacancies(g.m, frame.seat, g.m.areas - 1) > 0;
}

void set_down(Game& g, SeatId seat, CopyId copy, Spot spot) {
    set_character(g, copy, spot, Face::down);
    at(g.m, spot).came = 1;
    report(g, {.type = EventKind::character_set,
               .seat = seat,
               .copy = copy,
               .spot = spot,
               .from = Where::hand,
               .to = Where::character,
               .seen_by = seat_bit(seat),
               .clause = seat == g.m.lead ? Clause::c5_5_3_1 : Clause::c5_5_4_1});
}

void offer_characters(Game& g, Frame& frame, Spot spot) {
    Choice& choice =
        ask(g, frame.seat, ChoiceKind::set_character, frame.seat == g.m.lead ? Clause::c5_5_3_1 : Clause::c5_5_4_1);
    for (CopyId copy : g.m.seats[frame.seat].hand)
        if (why_not_set(g, frame.seat, copy) == Clause::none) offer(g, {OptionKind::set, copy.value, spot.value, 0});
    if (choice.options.size() == 1 && !g.m.asks_all) {
        g.m.answer = choice.options[0];
        choice = Choice{};
    }
}

}  // namespace

// Vacant areas in the order in which they were laid out, then the new one (5.5.2.1, 5.5.7).
void step_set_characters(Game& g, Frame& frame) {
    Setting& own = locals_of<Setting>(frame);
    if (frame.step == count_places) {
        report(g, {.type = EventKind::step_begins,
                   .seat = frame.seat,
                   .n = static_cast<std::int16_t>(Phase::set),
                   .clause = Clause::c5_5_1});
        const int places = places_to_fill(g, frame.seat);
        if (settable(g, frame.seat) < places) return lose(g, frame.seat, places);
        own.areas = static_cast<std::uint8_t>(g.m.areas + opens_area(g, frame.seat));
        frame.step = next_place;
    }
    if (frame.step == count_again) {
        const int places = vacancies(g.m, frame.seat, own.areas);
        if (settable(g, frame.seat) < places) return lose(g, frame.seat, places);
        own.area = 0;
        frame.step = next_place;
    }
    if (frame.step == card_chosen) {
        set_down(g, frame.seat, CopyId{g.m.answer.a}, Spot{g.m.answer.b});
        frame.step = next_place;
    }
    for (; own.area < own.areas; ++own.area) {
        const Spot spot = spot_of(own.area, frame.seat);
        if (at(g.m, spot).there() || waits(g, frame, own.area)) continue;
        frame.step = card_chosen;
        return offer_characters(g, frame, spot);
    }
    pop(g);
}

void set_again(Frame& frame) { frame.step = count_again; }

}  // namespace cubenight::ultraman
