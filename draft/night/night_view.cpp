#include "draft/night/night_view.hpp"

#include <algorithm>

#include "engine/core/ensure.hpp"

namespace cubenight::draft {
namespace {

std::vector<SeatSign> signs(const Night& night) {
    std::vector<SeatSign> table;
    for (std::size_t i = 0; i < night.seats.size(); ++i) {
        const SeatId id{static_cast<std::uint8_t>(i)};
        const auto& seat = night.seats[i];
        SeatSign sign;
        sign.seat = id;
        sign.name = seat.name;
        sign.kind = seat.kind;
        sign.state = night.drafting.state(id);
        sign.waiting_packs = night.drafting.waiting_packs(id);
        sign.picks_made = night.drafting.picks_made(id);
        sign.handed_in = seat.handed_in;
        sign.dropped = seat.dropped;
        sign.skill = seat.skill;
        table.push_back(std::move(sign));
    }
    return table;
}

std::vector<std::vector<TableSign>> round_signs(const Night& night) {
    std::vector<std::vector<TableSign>> rounds;
    for (const auto& round : night.rounds) {
        auto& tables = rounds.emplace_back();
        for (const auto& match : round.tables)
            tables.push_back({match.pairing, match.state, match.result, match.started_at, match.ended_at});
    }
    return rounds;
}

// The pack's number that is shown: the last one stays when all is picked.
int shown_round(const Drafting& drafting) { return std::max(0, std::min(drafting.round(), drafting.rounds() - 1)); }

}  // namespace

NightView view_for(const Night& night, SeatId seat) {
    ENSURE(night.seat_exists(seat));
    const auto& drafting = night.drafting;
    NightView view;
    view.seat = seat;
    view.night = night.settings.name;
    view.cube = night.settings.cube;
    view.phase = night.phase();
    view.row = night.settings.row;
    view.leave = night.settings.leave;
    view.round = shown_round(drafting);
    view.pick = drafting.pick_number(seat);
    view.picks_per_round = drafting.picks_per_round();
    view.direction = Drafting::direction(view.round);
    view.passes_to = drafting.passes_to(seat, view.round);
    if (const auto pack = drafting.front(seat); pack && view.phase == NightPhase::draft)
        view.pack = drafting.left(*pack);
    for (const auto card : view.pack)
        if (const auto with = drafting.lines().with(card); !with.empty())
            view.goes_with[card].assign(with.begin(), with.end());
    view.pool = night.pool(seat);
    view.table = signs(night);
    view.deck = night.seats[seat.value].deck;
    view.side = side(view.pool, view.deck);
    view.deck_rules = night.deck_rules;
    view.round_count = night.round_count();
    view.rounds = round_signs(night);
    view.standings = night_standings(night);
    return view;
}

DraftPlace place_of(const NightView& view, std::uint64_t taste) {
    DraftPlace place;
    place.pool = view.pool;
    place.pack = view.pack;
    place.picks_in_all = picks_per_seat(view.row, view.leave);
    place.lines = view.deck_rules.lines;
    place.goes_with = &view.goes_with;
    place.taste = taste;
    return place;
}

}  // namespace cubenight::draft
