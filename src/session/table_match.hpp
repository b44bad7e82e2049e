// A match of a night as the match screen sees it: one seat's view, its log, its wishes. What is chosen goes through
// the conductor into the journal first; this follows the journal's steps, one at a time, with a match of its own that
// keeps the log. Who chose takes back freely what has shown nothing yet; the host takes back anything, with a reason.
// Both are entries of the journal as well.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "engine/pokemon/match/match.hpp"
#include "src/gui/sessions/pokemon_table.hpp"
#include "src/night/conductor.hpp"
#include "src/text/say.hpp"

namespace cubenight {

// A moment of the match and of its journal.
struct TablePoint {
    pokemon::Match match;
    std::size_t events;
    std::size_t steps;  // that the journal had
};

class TableMatch final : public gui::ReversibleMatch<TablePoint> {
public:
    using PlaceOf = std::function<gui::SeatPlace(SeatId)>;
    using Now = std::function<std::uint64_t()>;
    // The match of a table and round (both 0-based), begun where it waits; a finished one is looked at as it ended.
    // The conductor must outlive it.
    // `now` is the night's clock, in milliseconds since 1970; it may be empty.
    static Result<std::unique_ptr<TableMatch>> open(Conductor& conductor, int round, int table, PlaceOf place,
                                                    Now now = {}, text::Say say = text::Say());

    const pokemon::Rulebook& book() const override { return *book_; }
    const CardSet& cards() const override;
    std::string title() const override;
    std::string name(SeatId seat) const override;
    gui::SeatPlace place(SeatId seat) const override { return place_(seats_[seat]); }
    gui::Undoing undoing() const override { return gui::Undoing::with_reason; }
    std::optional<std::int64_t> seconds_left() const override;
    bool can_take_back() const override { return runs() && gui::ReversibleMatch<TablePoint>::can_take_back(); }
    bool can_undo() const override;
    // Shows the next step that the journal has. False where it has none.
    bool advance() override;

private:
    TableMatch(Conductor& conductor, int round, int table, PlaceOf place, Now now, text::Say say);
    const pokemon::Match& state() const override { return match_; }
    std::span<const text::LogEntry> happened() const override { return log_.entries(); }
    bool sits_here(SeatId seat) const override { return place(seat) == gui::SeatPlace::here; }
    bool may_choose() const override { return runs() && gui::SeatedMatch::may_choose(); }
    TablePoint point() const override { return {match_, log_.entries().size(), followed_}; }
    gui::Said perform(pokemon::Option option) override;
    gui::Said go_back(TablePoint point) override;
    gui::Said undo_last(const std::string& reason) override;
    const draft::NightMatch& entry() const;
    bool runs() const override;
    std::optional<Error> begin();
    bool follow_one();

    Conductor* conductor_;
    int table_;
    int round_;
    const pokemon::Rulebook* book_;
    PlaceOf place_;
    Now now_;
    pokemon::PerSeat<SeatId> seats_;  // of the night
    pokemon::Match match_;
    text::LogBook log_;
    std::size_t followed_ = 0;            // steps of the journal
    std::vector<std::size_t> by_people_;  // which of them people took
};

}  // namespace cubenight
