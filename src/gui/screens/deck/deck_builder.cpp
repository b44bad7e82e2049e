#include "src/gui/screens/deck/deck_builder.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "src/gui/screens/common/large_card.hpp"
#include "src/gui/screens/deck/deck_bar.hpp"
#include "src/gui/screens/deck/deck_list.hpp"
#include "src/gui/screens/deck/deck_looking.hpp"
#include "src/gui/screens/deck/deck_odds.hpp"
#include "src/gui/screens/screens.hpp"
#include "src/gui/sessions/session.hpp"
#include "src/gui/widgets/card_face.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {

void DeckBuilder::refresh(Frame& f) {
    const SeatId before = v_.seat;
    if (!v_.refresh(f.session) || before == v_.seat) return;
    hand_.selected.reset();
    pool_.clear_search();
    sheets_.drop_offer();
    sample_.close();
}

void DeckBuilder::draw(Frame& f) {
    const draft::Night* night = f.session.night();
    if (!night) return f.go.back();
    if (night->phase() != draft::NightPhase::build)
        return f.go.swap(night->phase() == draft::NightPhase::draft ? Page::draft : Page::night);
    if (completed(*night)) return f.go.swap(Page::night);
    refresh(f);
    look(f);
    carry_out(f, draw_deck_bar(f, v_, hand_));
    Rect pool{f.area.x + 16, f.area.y + 76, f.area.w - 32, f.area.h - 92};
    const Rect side = pool.cut_right(346);
    pool.cut_right(16);
    const Rect deck = pool.cut_right(f.narrow() ? 450 : 474);
    pool.cut_right(16);
    carry_out(f, pool_.draw(f, v_, pool, deck, hand_));
    carry_out(f, draw_deck_list(f, v_, deck, pool, hand_));
    side_panels(f, side);
    if (hand_.dragged) dragging(f, pool, deck);
    face_of_pointed(f, pool);
    if (hand_.close_up) draw_close_up(f, v_, hand_);
    keys(f);
    carry_out(f, sheets_.draw(f, v_));
    if (sample_.open()) sample_.draw(f, v_);
}

// Whether the last deck has just been handed in. Whoever comes back afterwards may change theirs.
bool DeckBuilder::completed(const draft::Night& night) {
    const bool all_in = !draft::can_pair(night);
    const bool before = std::exchange(all_in_, all_in).value_or(true);
    return all_in && !before;
}

// The pointer shows a card, or the focus does: whichever moved last.
void DeckBuilder::look(Frame& f) {
    if (f.ui.pointer() != pointer_) focus_leads_ = false;
    if (f.ui.focused() != focus_) focus_leads_ = true;
    if (!f.ui.shows_focus()) focus_leads_ = false;
    pointer_ = f.ui.pointer();
    focus_ = f.ui.focused();
    const bool by_pointer = hand_.hovered && !hand_.dragged && !focus_leads_;
    hand_.looked_at = by_pointer ? hand_.hovered : hand_.selected;
    hand_.hovered.reset();
}

// With Alt what is looked at, by pointer or keys, is drawn large over the piles; where no face is beside them, that at which the
// pointer or the focus rests for a moment is, too.
void DeckBuilder::face_of_pointed(Frame& f, Rect pool) {
    const bool free = !hand_.dragged && !hand_.close_up;
    const std::optional<draft::CubeCopyId> wished = compat::held(Key::alt) ? hand_.looked_at : std::nullopt;
    const bool by_keys = focus_leads_ && f.ui.focused().starts_with("deck.pool.");
    const std::optional<draft::CubeCopyId> at = by_keys ? hand_.selected : focus_leads_ ? std::nullopt : hand_.hovered;
    const bool another = by_keys && (wished || rests_at_ != at);
    rests_at_ = by_keys ? at : std::nullopt;
    const bool rests = at && pool_.folded();
    const std::optional<draft::CubeCopyId> card = wished ? wished : at;
    const float share = close_up_share(f, free && (wished || rests), another ? Rest::begins : Rest::goes_on);
    if (share <= 0) return;
    const float width = std::min(std::max(370.f, enlarged / f.c.scale()), (pool.h - 40) / 1.4f);
    const int mark = f.c.mark();
    v_.draw(f, close_up_box(f, pool, {width, width * 1.4f}, pool.right() - 40, {}).corner(), width, *card);
    if (share < 1) f.c.fade(mark, share), f.ui.keep_moving();
}

// The card goes with the pointer, and where it may be let go is framed.
void DeckBuilder::dragging(Frame& f, Rect pool, Rect deck) {
    const Vec at = f.ui.pointer();
    const Rect target = v_.deck().has(*hand_.dragged) ? pool : deck;
    const bool over = target.contains(at);
    if (over) f.c.rect(target, f.c.p.accent.alpha(.08f), size::panel_radius);
    f.c.dashed_frame(target.inset(-3), f.c.p.accent.alpha(over ? 1.f : .6f), size::panel_radius, over ? 3.f : 2.f);
    v_.draw(f, {at.x - 40, at.y - 30}, 84, *hand_.dragged);
    f.ui.keep_moving();
}

// What is wrong, and under it the shape or the opening hand; in narrow windows one of the three.
void DeckBuilder::side_panels(Frame& f, Rect r) {
    const std::string_view labels[] = {f.say(Text::deck_check), f.say(Text::deck_shape), f.say(Text::deck_odds)};
    std::span<const std::string_view> shown = labels;
    const int first = f.narrow() ? 0 : 1;
    if (!f.narrow()) {
        carry_out(f, checks_.draw(f, v_, r.cut_top(r.h - 508)));
        r.cut_top(12);
        shown = shown.subspan(1);
    }
    side_tab_ = first + tabs(f, "deck.side", r.cut_top(32), shown, std::max(side_tab_ - first, 0));
    r.cut_top(8);
    if (side_tab_ == 0) carry_out(f, checks_.draw(f, v_, r));
    else if (side_tab_ == 1) v_.game().draw_shape(f, v_, r);
    else carry_out(f, draw_deck_odds(f, v_, r));
}

void DeckBuilder::keys(Frame& f) {
    if (hand_.selected && f.ui.key(Key::del)) {
        DeckWishes wishes;
        wishes.remove(*hand_.selected);
        carry_out(f, wishes);
    }
    if (f.ui.key(Key::h)) f.go.cover();
    if (v_.deck().size() > 0 && f.ui.key(Key::d)) sample_.deal(f, v_);
    if (!f.ui.key(Key::escape) || pool_.clear_search()) return;
    if (hand_.selected) hand_.selected.reset();
    else sheets_.open_menu();
}

void DeckBuilder::carry_out(Frame& f, const DeckWishes& wishes) {
    if (wishes.hand_in && v_.handed_in()) return f.go.swap(Page::night);
    if (wishes.hand_in) {
        const Said said = f.session.hand_in(v_.seat);
        f.ui.toast(said ? *said : std::string(f.say(Text::deck_is_in)));
    }
    if (wishes.menu) sheets_.open_menu();
    if (wishes.leave) sheets_.ask_to_leave(f, v_.seat);
    if (wishes.choose_export) sheets_.open_export();
    if (wishes.offer) sheets_.open_offer(*wishes.offer);
    if (wishes.why) sheets_.open_rule(*wishes.why);
    if (wishes.deal) sample_.deal(f, v_);
    change(f, wishes);
}

// A change may lead back to what was handed in. It is in again then, and nobody is led away by it.
void DeckBuilder::change(Frame& f, const DeckWishes& wishes) {
    const auto in = [&] { return f.session.night()->seats[v_.seat.value].handed_in != 0; };
    const bool before = in();
    const auto wish = [&f](const Said& refused) {
        if (refused) f.ui.toast(*refused);
    };
    if (wishes.undo) wish(f.session.undo_deck(v_.seat));
    if (wishes.redo) wish(f.session.redo_deck(v_.seat));
    if (wishes.locked || wishes.locked_energy)
        wish(f.session.lock(v_.seat, wishes.locked.value_or(v_.locked),
                            wishes.locked_energy.value_or(v_.locked_energy)));
    std::optional<draft::Deck> next = wishes.deck;
    if (!wishes.edits.empty()) next = draft::apply_edits(v_.deck(), wishes.edits);
    if (next && *next != v_.deck()) wish(f.session.set_deck(v_.seat, *next));
    if (before || !in()) return;
    f.ui.toast(std::string(f.say(Text::deck_in_again)));
    all_in_ = !draft::can_pair(*f.session.night());
}

std::unique_ptr<Screen> make_deck_builder() { return std::make_unique<DeckBuilder>(); }

}  // namespace cubenight::gui
