// The night's board: time left, which tables are still playing, who sits where, who leads. Each part draws itself from
// the values; this knows where they lie and which sheet is open.
#pragma once

#include <optional>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/common/host_sheet.hpp"
#include "src/gui/screens/common/seat_sheet.hpp"
#include "src/gui/screens/common/written_sheet.hpp"
#include "src/gui/screens/night/late_sheet.hpp"
#include "src/gui/screens/night/night_values.hpp"
#include "src/gui/screens/night/player_sheet.hpp"
#include "src/gui/screens/night/result_sheet.hpp"

namespace cubenight::gui {

class NightBoard final : public Screen {
public:
    const char* name() const override { return "night"; }
    void draw(Frame& f) override;

private:
    void to_standings(Frame& f);
    void wide_panels(Frame& f, Rect r);
    void narrow_panels(Frame& f, Rect r);
    void tables(Frame& f, Rect r);
    void standings(Frame& f, Rect r);
    void sheets(Frame& f);
    void menu(Frame& f);
    void player(Frame& f);

    NightValues v_;
    ResultSheet result_;
    std::optional<SeatSheet> seats_;
    std::optional<LateSheet> late_;
    std::optional<PlayerSheet> player_;
    HostSheet host_;
    WrittenSheet written_;
    int tab_ = 0;
    bool menu_ = false;
};

}  // namespace cubenight::gui
