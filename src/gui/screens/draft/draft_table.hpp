// The draft: my pack on the felt, who sits around it and whose turn it is, where packs go, what I have. Each part draws
// itself from the values and says what is wanted; this knows where they lie and carries their wishes out.
#pragma once

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/draft/draft_motions.hpp"
#include "src/gui/screens/draft/draft_sheets.hpp"
#include "src/gui/screens/draft/draft_values.hpp"
#include "src/gui/screens/draft/draft_wishes.hpp"
#include "src/gui/screens/draft/picks_panel.hpp"

namespace cubenight::gui {

class DraftTable final : public Screen {
public:
    const char* name() const override { return "draft"; }
    void draw(Frame& f) override;

private:
    void refresh(Frame& f);
    void keys(Frame& f);
    void carry_out(Frame& f, const DraftWishes& wishes);
    void select(Frame& f, draft::CubeCopyId card);
    void pick(Frame& f, draft::CubeCopyId card);

    DraftValues v_;
    DraftHand hand_;
    DraftMotions motions_;
    PicksPanel picks_;
    DraftSheets sheets_;
};

}  // namespace cubenight::gui
