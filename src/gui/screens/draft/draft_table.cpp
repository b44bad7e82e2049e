#include "src/gui/screens/draft/draft_table.hpp"

#include <algorithm>

#include "src/gui/screens/common/large_card.hpp"
#include "src/gui/screens/draft/draft_bar.hpp"
#include "src/gui/screens/draft/draft_looking.hpp"
#include "src/gui/screens/screens.hpp"
#include "src/gui/sessions/session.hpp"

namespace cubenight::gui {
namespace {

constexpr int longest_review = 60;  // seconds between two packs, where picks have a clock

}  // namespace

void DraftTable::refresh(Frame& f) {
    const std::vector<draft::CubeCopyId> before = v_.view.pack;
    const DraftValues::News news = v_.refresh(f.session);
    hand_.selected = f.session.selected(v_.seat);
    if (news == DraftValues::News::none) return;
    picks_.refresh(v_.view.pool);
    if (before != v_.view.pack) leave_cards(f);
    if (before.empty() && !v_.view.pack.empty()) f.ui.sound(Sound::turn);
    int& opened = opened_.try_emplace(v_.seat, v_.view.round).first->second;
    opened = std::min(opened, v_.view.round);  // a pack may be taken back
    if (news == DraftValues::News::next_pack && opened == v_.view.round) motions_.pack_comes();
    // The last card of a pack is told, for nobody chose it.
    int& had = had_.try_emplace(v_.seat, v_.picks_made()).first->second;
    if (v_.picks_made() > had && v_.picks_made() % v_.view.picks_per_round == 0 && v_.view.leave == 0)
        f.ui.toast(f.say(Text::draft_last_card, {v_.faces().name(f.say, v_.cards.id(v_.last_pick))}));
    had = v_.picks_made();
}

// Nothing is selected or pointed at, and the focus is nowhere: the next arrow begins in the next pack.
void DraftTable::leave_cards(Frame& f) {
    hand_.selected.reset();
    hand_.let_rest(f.ui.pointer());
    f.ui.focus("");
}

OnFelt DraftTable::on_felt() const {
    if (v_.view.pack.empty()) return OnFelt::nothing;
    const auto opened = opened_.find(v_.seat);
    if (opened != opened_.end() && opened->second < v_.view.round) return OnFelt::pool;
    return clock_.paused() ? OnFelt::pause : OnFelt::pack;
}

void DraftTable::draw(Frame& f) {
    const draft::Night* night = f.session.night();
    if (!night) return f.go.back();
    refresh(f);
    motions_.go_on(f);
    if (night->phase() != draft::NightPhase::draft)
        return f.go.swap(night->phase() == draft::NightPhase::build && draft::can_pair(*night) ? Page::deck
                                                                                               : Page::night);
    run_clock(f);
    if (f.ui.shows_focus() && f.ui.focused() != focus_) hand_.let_rest(f.ui.pointer());
    focus_ = f.ui.focused();
    const OnFelt shown = on_felt();
    if (shown != OnFelt::pack) hand_.selected.reset();
    hand_.hovered = picks_.pointed();
    carry_out(f, draw_draft_bar(f, v_, clock_, hand_));
    Rect r{f.area.x, f.area.y + 61, f.area.w, f.area.h - 61};
    const bool narrow = f.narrow();
    Rect side = r.cut_right((narrow ? 238.f : 262.f) + looking_width(f) + (narrow ? 22.f : 30.f));
    const DraftWishes wishes = draw_draft_felt(f, v_, motions_, r, shown, hand_);
    side.cut_right(narrow ? 12 : 16);
    panels(f, {side.x, side.y + (narrow ? 14.f : 19.f), side.w, side.h - (narrow ? 26.f : 39.f)});
    carry_out(f, wishes);
    motions_.draw(f, v_, picks_at_);
    if (const auto card = hand_.looked_at(); card && compat::held(Key::alt)) draw_enlarged(f, v_, *card);
    if (shown == OnFelt::pack) {
        f.ui.arrows_begin_at(pack_item(0));
        keys(f);
    }
    if (hand_.opened) draw_opened(f);
    if (f.ui.key(Key::h)) f.go.cover();
    if (f.ui.key(Key::z)) sheets_.ask_undo(f, v_.seat);
    if (f.ui.key(Key::escape)) sheets_.open_menu();
    sheets_.draw(f, v_);
}

// The card that was opened, and those that lie beside it: of the pack or of one's picks.
void DraftTable::draw_opened(Frame& f) {
    const bool of_pack = v_.in_pack(*hand_.opened);
    if (!of_pack && std::ranges::find(v_.view.pool, *hand_.opened) == v_.view.pool.end()) return hand_.opened.reset();
    const std::vector<draft::CubeCopyId> beside = of_pack ? v_.view.pack : picks_.in_order(f, v_);
    hand_.opened = leaf_through(f, *hand_.opened, std::span(beside),
                                [&](Rect box, draft::CubeCopyId card) { v_.draw(f, box.corner(), box.w, card); });
}

void DraftTable::panels(Frame& f, Rect r) {
    const Rect picks = r.cut_right(f.narrow() ? 238 : 262);
    r.cut_right(f.narrow() ? 10 : 14);
    picks_at_ = picks;
    const bool open = on_felt() == OnFelt::pack;
    carry_out(f, draw_draft_looking(f, v_, r, hand_, clock_, open ? PackOpen::yes : PackOpen::no,
                                    open ? picked_at_zero() : std::nullopt));
    picks_.draw(f, v_, picks, draft::picks_per_seat(v_.view.row, v_.view.leave), hand_);
}

void DraftTable::run_clock(Frame& f) {
    const int seconds = f.session.night()->settings.pick_seconds;
    if (seconds == 0 || f.session.read_only() || sheets_.open() || clock_.paused()) return clock_.stand();
    switch (on_felt()) {
        case OnFelt::nothing:
        case OnFelt::pause: return clock_.stand();
        case OnFelt::pool:
            clock_.run(v_.seat, -v_.view.round, longest_review, f.session.now());
            if (clock_.is_up()) opened_[v_.seat] = v_.view.round;
            return;
        case OnFelt::pack: break;
    }
    clock_.run(v_.seat, v_.picks_made(), seconds, f.session.now());
    const auto card = picked_at_zero();
    if (!clock_.is_up() || !card) return;
    pick(f, *card);
    f.ui.toast(f.say(Text::draft_time_up, {v_.faces().name(f.say, v_.cards.id(*card))}));
}

std::optional<draft::CubeCopyId> DraftTable::picked_at_zero() const {
    if (hand_.selected && v_.in_pack(*hand_.selected)) return hand_.selected;
    return v_.suggestions.empty() ? std::nullopt : std::optional(v_.suggestions.front().card);
}

void DraftTable::keys(Frame& f) {
    for (std::size_t i = 0; i < v_.view.pack.size(); ++i) {
        const Key key = place_key(i);
        if (key == Key::none || !f.ui.key(key)) continue;
        if (hand_.selected == v_.view.pack[i]) return pick(f, v_.view.pack[i]);
        hand_.let_rest(f.ui.pointer());
        select(f, v_.view.pack[i]);
        f.ui.focus(pack_item(i));
    }
}

void DraftTable::carry_out(Frame& f, const DraftWishes& wishes) {
    if (wishes.select) select(f, *wishes.select);
    if (wishes.pick) pick(f, *wishes.pick);
    if (wishes.menu) sheets_.open_menu();
    if (wishes.pause) clock_.pause();
    if (wishes.open_pack) {
        opened_[v_.seat] = v_.view.round;
        hand_.let_rest(f.ui.pointer());
        motions_.pack_comes();
    }
}

std::string DraftTable::item_of(draft::CubeCopyId card) const {
    return pack_item(static_cast<std::size_t>(std::ranges::find(v_.view.pack, card) - v_.view.pack.begin()));
}

void DraftTable::select(Frame& f, draft::CubeCopyId card) {
    if (const Said said = f.session.select(v_.seat, card)) f.ui.toast(*said);
    hand_.selected = f.session.selected(v_.seat);
    if (!f.ui.shows_focus()) return;
    f.ui.focus(item_of(card));
}

void DraftTable::pick(Frame& f, draft::CubeCopyId card) {
    const Item* item = f.ui.find(item_of(card));
    if (const Said said = f.session.pick(v_.seat, card)) f.ui.toast(*said);
    else if (item) motions_.card_leaves(card, item->rect);
    leave_cards(f);
}

std::unique_ptr<Screen> make_draft_table() { return std::make_unique<DraftTable>(); }

}  // namespace cubenight::gui
