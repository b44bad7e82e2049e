#include "src/gui/screens/draft/draft_table.hpp"

#include <algorithm>

#include "src/gui/screens/draft/draft_bar.hpp"
#include "src/gui/screens/draft/draft_felt.hpp"
#include "src/gui/screens/draft/draft_looking.hpp"
#include "src/gui/screens/screens.hpp"
#include "src/gui/sessions/session.hpp"

namespace cubenight::gui {
namespace {

// Place keys of a pack: 1 to 9, then A to F.
Key place_key(std::size_t index) {
    return index < 9 ? digit_key(static_cast<int>(index) + 1) : letter_key(static_cast<int>(index) - 9);
}

}  // namespace

void DraftTable::refresh(Frame& f) {
    const DraftValues::News news = v_.refresh(f.session);
    hand_.selected = f.session.selected(v_.seat);
    if (news == DraftValues::News::none) return;
    if (news == DraftValues::News::next_pack) motions_.pack_comes();
    picks_.refresh(v_.view.pool);
    hand_.hovered.reset();
}

void DraftTable::draw(Frame& f) {
    const draft::Night* night = f.session.night();
    if (!night) return f.go.back();
    refresh(f);
    motions_.go_on(f);
    if (night->phase() != draft::NightPhase::draft)
        return f.go.swap(night->phase() == draft::NightPhase::build ? Page::deck : Page::night);
    carry_out(f, draw_draft_bar(f, v_, hand_));
    Rect r{f.area.x, f.area.y + 60, f.area.w, f.area.h - 60};
    r.cut_top(20);
    r.cut_bottom(20);
    r.cut_right(16);
    const bool narrow = f.narrow();
    Rect picks = r.cut_right(narrow ? 236 : 258);
    if (narrow) {
        carry_out(f, draw_pick_button(f, v_, picks.cut_bottom(46), hand_));
        picks.cut_bottom(14);
    }
    const std::optional<draft::CubeCopyId> pointed =
        picks_.draw(f, v_, picks, draft::picks_per_seat(v_.view.row, v_.view.leave));
    r.cut_right(14);
    if (!narrow) carry_out(f, draw_draft_looking(f, v_, r.cut_right(296), hand_));
    const Rect felt{r.x, f.area.y + 61, r.w - (narrow ? 0 : 4), f.area.h - 61};
    carry_out(f, draw_draft_felt(f, v_, motions_, felt, hand_));
    if (pointed) hand_.hovered = pointed;
    if (hand_.hovered && (narrow || compat::held(Key::alt) || pointed)) draw_at_pointer(f, v_, *hand_.hovered);
    motions_.draw(f, v_, picks);
    if (!v_.view.pack.empty()) f.ui.arrows_begin_at(pack_item(0));
    keys(f);
    sheets_.draw(f, v_.seat);
}

void DraftTable::keys(Frame& f) {
    for (std::size_t i = 0; i < v_.view.pack.size() && i < 15; ++i) {
        if (!f.ui.key(place_key(i))) continue;
        if (hand_.selected == v_.view.pack[i]) return pick(f, v_.view.pack[i]);
        select(f, v_.view.pack[i]);
        hand_.hovered = v_.view.pack[i];
    }
    if (f.ui.key(Key::z)) sheets_.open_undo(f);
    if (f.ui.key(Key::escape)) sheets_.open_menu();
}

void DraftTable::carry_out(Frame& f, const DraftWishes& wishes) {
    if (wishes.select) select(f, *wishes.select);
    if (wishes.pick) pick(f, *wishes.pick);
    if (wishes.menu) sheets_.open_menu();
}

void DraftTable::select(Frame& f, draft::CubeCopyId card) {
    if (const Said said = f.session.select(v_.seat, card)) f.ui.toast(*said);
    hand_.selected = f.session.selected(v_.seat);
}

void DraftTable::pick(Frame& f, draft::CubeCopyId card) {
    const auto place = std::find(v_.view.pack.begin(), v_.view.pack.end(), card) - v_.view.pack.begin();
    const Item* item = f.ui.find(pack_item(static_cast<std::size_t>(place)));
    if (const Said said = f.session.pick(v_.seat, card)) f.ui.toast(*said);
    else if (item) motions_.card_leaves(card, item->rect);
    hand_.selected.reset();
    hand_.hovered.reset();
}

std::unique_ptr<Screen> make_draft_table() { return std::make_unique<DraftTable>(); }

}  // namespace cubenight::gui
