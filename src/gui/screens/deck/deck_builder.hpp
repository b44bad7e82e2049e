// Building a deck: the pool in piles, the deck in rows, what is wrong with it and what would mend it. Each part draws
// itself from the values and says what is wanted; this knows where they lie and carries their wishes out.
#pragma once

#include <optional>
#include <string>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/deck/deck_check.hpp"
#include "src/gui/screens/deck/deck_pool.hpp"
#include "src/gui/screens/deck/deck_sheets.hpp"
#include "src/gui/screens/deck/deck_values.hpp"
#include "src/gui/screens/deck/deck_wishes.hpp"
#include "src/gui/screens/deck/sample_hand.hpp"

namespace cubenight::gui {

class DeckBuilder final : public Screen {
public:
    const char* name() const override { return "deck"; }
    void draw(Frame& f) override;

private:
    void refresh(Frame& f);
    bool completed(const draft::Night& night);
    void look(Frame& f);
    void face_of_pointed(Frame& f, Rect pool);
    void dragging(Frame& f, Rect pool, Rect deck);
    void side_panels(Frame& f, Rect r);
    void keys(Frame& f);
    void carry_out(Frame& f, const DeckWishes& wishes);
    void change(Frame& f, const DeckWishes& wishes);

    DeckValues v_;
    Vec pointer_{};      // where it was in the last frame
    std::string focus_;  // the item that had it then
    bool focus_leads_ = false;
    std::optional<draft::CubeCopyId> rests_at_;  // the focus: each card waits by itself
    DeckHand hand_;
    DeckPool pool_;
    DeckChecks checks_;
    DeckSheets sheets_;
    SampleHand sample_;
    int side_tab_ =
        0;  // of deck check, shape and odds where there is room for one; of the last two where there is for two
    std::optional<bool> all_in_;  // whether every deck was handed in when this was drawn last
};

}  // namespace cubenight::gui
