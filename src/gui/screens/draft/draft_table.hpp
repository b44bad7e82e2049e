// The draft: my pack on the felt, who sits around it and whose turn it is, where packs go, what I have. Each part draws
// itself from the values and says what is wanted; this knows where they lie and carries their wishes out.
#pragma once

#include <map>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/draft/draft_felt.hpp"
#include "src/gui/screens/draft/draft_motions.hpp"
#include "src/gui/screens/draft/draft_sheets.hpp"
#include "src/gui/screens/draft/draft_values.hpp"
#include "src/gui/screens/draft/draft_wishes.hpp"
#include "src/gui/screens/draft/pick_clock.hpp"
#include "src/gui/screens/draft/picks_panel.hpp"

namespace cubenight::gui {

class DraftTable final : public Screen {
public:
    const char* name() const override { return "draft"; }
    void draw(Frame& f) override;

private:
    void refresh(Frame& f);
    OnFelt on_felt() const;
    void leave_cards(Frame& f);
    void run_clock(Frame& f);
    void draw_opened(Frame& f);
    void panels(Frame& f, Rect r);
    void keys(Frame& f);
    void carry_out(Frame& f, const DraftWishes& wishes);
    std::string item_of(draft::CubeCopyId card) const;
    void select(Frame& f, draft::CubeCopyId card);
    void pick(Frame& f, draft::CubeCopyId card);
    // What is picked when the time is up: what is selected, else what a bot would take.
    std::optional<draft::CubeCopyId> picked_at_zero() const;

    DraftValues v_;
    DraftHand hand_;
    DraftMotions motions_;
    PicksPanel picks_;
    DraftSheets sheets_;
    PickClock clock_;
    std::map<SeatId, int> opened_;  // the pack of which round each seat has opened, as far as this screen has seen
    std::map<SeatId, int> had_;     // how many cards each had then
    std::string focus_;             // where it was in the frame before
    Rect picks_at_;
};

}  // namespace cubenight::gui
