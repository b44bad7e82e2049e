// The sheet on which the host enters a table's result: chosen first, then entered. A result that stands already is changed with a
// reason.
#pragma once

#include <optional>

#include "src/gui/screens/common/reason_sheet.hpp"
#include "src/gui/screens/night/night_values.hpp"

namespace cubenight::gui {

class ResultSheet {
public:
    void open(int table) { table_ = table, result_.reset(); }
    bool is_open() const { return table_.has_value(); }
    // REQUIRES: it is open.
    void draw(Frame& f, const NightValues& v);

private:
    void choose(Frame& f, const NightValues& v);
    void row(Frame& f, Rect r, std::string_view id, std::string_view label, draft::MatchResult result,
             std::string_view locked, Key key, bool stands);
    void give(Frame& f, const NightValues& v);
    void close() { reason_.reset(), table_.reset(), result_.reset(); }

    std::optional<int> table_;  // 1-based
    std::optional<draft::MatchResult> result_;
    std::optional<ReasonSheet> reason_;
};

// A strip that says which result was entered last on this screen, and takes it back at a press. Nothing is drawn where there is none.
void draw_entered(Frame& f, const NightValues& v, Rect r);

}  // namespace cubenight::gui
