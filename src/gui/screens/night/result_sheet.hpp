// The sheet on which the host enters a table's result; a result that stands already is changed with a reason.
#pragma once

#include <optional>

#include "src/gui/screens/common/reason_sheet.hpp"
#include "src/gui/screens/night/night_values.hpp"

namespace cubenight::gui {

class ResultSheet {
public:
    void open(int table) { table_ = table; }
    bool is_open() const { return table_.has_value(); }
    // REQUIRES: it is open.
    void draw(Frame& f, const NightValues& v);

private:
    void choose(Frame& f, const NightValues& v);
    void give(Frame& f, const NightValues& v, draft::MatchResult result);

    std::optional<int> table_;  // 1-based
    std::optional<draft::MatchResult> result_;
    std::optional<ReasonSheet> reason_;
};

}  // namespace cubenight::gui
