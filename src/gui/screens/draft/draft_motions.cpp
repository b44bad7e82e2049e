#include "src/gui/screens/draft/draft_motions.hpp"

#include <algorithm>

namespace cubenight::gui {

void DraftMotions::card_leaves(draft::CubeCopyId card, Rect from) {
    leaving_ = card, leaving_from_ = from, leaving_ms_ = motion::card;
}

void DraftMotions::go_on(Frame& f) {
    const float passed = f.ui.skips_motion() ? 1e6f : f.ui.passed_ms();
    arriving_ms_ = std::max(0.f, arriving_ms_ - passed);
    leaving_ms_ = std::max(0.f, leaving_ms_ - passed);
    if (leaving_ms_ <= 0) leaving_.reset();
    if (arriving_ms_ > 0 || leaving_ms_ > 0) f.ui.keep_moving();
}

float DraftMotions::pack_still(Frame& f) const { return f.ui.in_out(arriving_ms_ / motion::pass); }

void DraftMotions::draw(Frame& f, const DraftValues& v, Rect picks) const {
    if (!leaving_) return;
    const float share = 1 - f.ui.in_out(leaving_ms_ / motion::card);
    const Vec to{picks.x + 60, picks.y + 90};
    const Vec at = leaving_from_.corner() + (to - leaving_from_.corner()) * share;
    const int mark = f.c.mark();
    v.draw(f, at, leaving_from_.w * (1 - .35f * share), *leaving_);
    f.c.fade(mark, 1 - .5f * share);
}

}  // namespace cubenight::gui
