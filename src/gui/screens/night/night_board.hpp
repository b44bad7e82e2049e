// The night's board: time left, which tables are still playing, who sits where, who leads.
#pragma once

#include <optional>
#include <vector>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/common/reason_sheet.hpp"
#include "src/gui/screens/common/seat_sheet.hpp"
#include "src/gui/sessions/session.hpp"

namespace cubenight::gui {

class NightBoard final : public Screen {
public:
    const char* name() const override { return "night"; }
    void draw(Frame& f) override;

private:
    // night_board.cpp
    void refresh(Frame& f);
    void bar(Frame& f);
    void bar_rounds(Frame& f, Rect bar);
    void clock_panel(Frame& f, Rect r);
    void clock_face(Frame& f, Vec centre);
    void clock_counts(Frame& f, Rect r);
    void clock_buttons(Frame& f, Rect r);
    void winner_panel(Frame& f, Rect r);
    void pair(Frame& f);
    void sheets(Frame& f);

    // night_tables.cpp
    void tables(Frame& f, Rect r);
    void table(Frame& f, Rect r, int number);
    void table_head(Frame& f, Rect r, int number);
    void table_seat(Frame& f, Rect r, SeatId seat, const draft::NightMatch& match, int side, int number);
    void prizes_left(Frame& f, Rect r, int left);
    void table_bye(Frame& f, Rect r, SeatId seat);
    void table_foot(Frame& f, Rect r, int number);
    int first_here(const Frame& f) const;
    void result_sheet(Frame& f);
    void give_result(Frame& f, draft::MatchResult result);

    // night_standings.cpp
    void standings(Frame& f, Rect r);
    void standing_row(Frame& f, Rect r, const draft::Standing& standing);
    void about(Frame& f, Rect r);
    int movement(SeatId seat) const;

    const draft::NightMatch& match(int number) const;
    bool mine(const Frame& f, SeatId seat) const;
    bool current() const { return shown_ == static_cast<int>(night_->rounds.size()) - 1; }

    const draft::Night* night_ = nullptr;
    std::uint64_t version_ = ~std::uint64_t{0};
    std::vector<draft::Standing> standings_, before_;
    int shown_ = 0;  // round, 0-based
    int rounds_seen_ = 0;
    int tab_ = 0;
    std::optional<int> result_of_;  // table, 1-based
    std::optional<draft::MatchResult> result_;
    std::optional<ReasonSheet> reason_;
    std::optional<SeatSheet> seats_;
    bool menu_ = false;
};

}  // namespace cubenight::gui
