// A match of a night as the match screen sees it: one seat's view, its log, its wishes. What is chosen goes through
// the conductor into the journal first; this follows the journal's steps with a match of its own that keeps the log.
// There is no way back here: undoing a step is the host's, with a reason.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "engine/pokemon/match.hpp"
#include "src/gui/match_session.hpp"
#include "src/night/conductor.hpp"

namespace cubenight {

class TableMatch final : public gui::MatchSession {
public:
    using PlaceOf = std::function<gui::SeatPlace(SeatId)>;
    // The running match at a table of the last round (0-based), begun where it waits. The conductor must outlive it.
    static Result<std::unique_ptr<TableMatch>> open(Conductor& conductor, int table, PlaceOf place);

    const pokemon::Rulebook& book() const override { return *book_; }
    const CardSet& cards() const override;
    std::string title() const override;
    std::string name(int seat) const override;
    gui::SeatPlace place(int seat) const override { return place_(seats_[static_cast<std::size_t>(seat)]); }
    bool practice() const override { return false; }
    std::uint64_t version() const override { return version_; }
    std::optional<int> seat() const override { return awaited_ ? std::nullopt : std::optional(seat_); }
    std::optional<int> awaited() const override { return awaited_; }
    void cover() override;
    void reveal() override;
    const pokemon::View& view() const override;
    std::span<const text::LogEntry> log() const override;
    std::optional<std::int64_t> seconds_left() const override { return std::nullopt; }
    pokemon::Clause why_not(pokemon::Option option) const override;
    std::optional<pokemon::View> preview(pokemon::Option) const override { return std::nullopt; }
    gui::Said choose(pokemon::Option option) override;
    const pokemon::View* before() const override { return nullptr; }
    gui::Said take_back() override { return std::string("What is chosen at a night's table stands."); }
    bool can_undo() const override { return false; }
    gui::Said undo() override { return take_back(); }
    gui::Said concede() override;
    // Follows what the journal has by now. True when something came.
    bool advance() override;

private:
    TableMatch(Conductor& conductor, int table, int round, const pokemon::Rulebook& book, PlaceOf place);
    const NightMatch& entry() const;
    std::optional<int> to_act() const;
    int people() const;
    gui::Said play(pokemon::Option option);
    void hand_over();

    Conductor* conductor_;
    int table_;
    int round_;
    const pokemon::Rulebook* book_;
    PlaceOf place_;
    std::array<SeatId, 2> seats_{};
    pokemon::Match match_;
    text::LogBook log_;
    std::size_t followed_ = 0;  // steps of the journal
    int seat_ = 0;
    std::optional<int> awaited_;
    std::uint64_t version_ = 1;
    mutable pokemon::View view_;
    mutable std::uint64_t view_version_ = 0;
    mutable int view_seat_ = -1;
    mutable std::vector<text::LogEntry> seen_;
    mutable std::uint64_t seen_version_ = 0;
    mutable int seen_seat_ = -1;
};

}  // namespace cubenight
