// Deck: a hand dealt from it, and what would be drawn next.
#include "src/gui/screens/deck/sample_hand.hpp"

#include <algorithm>

#include "draft/decks/opening.hpp"
#include "src/gui/sessions/session.hpp"
#include "src/gui/widgets/card_face.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {

namespace {

constexpr std::size_t most_drawn = 7;  // behind the opening hand
constexpr float gap = 10;

}  // namespace

void SampleHand::deal(Frame& f, const DeckValues& v) {
    if (!chance_) chance_.emplace(f.session.any_seed());
    cards_ = draft::shuffled_deck(v.cards, v.deck(), *chance_);
    hand_ = std::min(cards_.size(), static_cast<std::size_t>(std::max(0, v.view.deck_rules.hand_size)));
    shown_ = hand_;
}

void SampleHand::draw(Frame& f, const DeckValues& v) {
    Canvas& c = f.c;
    Layer layer(f);
    const float wide = std::min(1180.f, f.area.w - 80), card = (wide - 56 - 6 * gap) / 7;
    const float row = card * 1.4f + gap;
    const float rows = std::min(shown_ > 7 ? 2.f : 1.f, (f.area.h - 40 - 170) / row);
    const Rect box = layer.sheet(wide, 170 + rows * row, 170 + 2 * row);
    c.text({box.x + 28, box.y + 44}, f.say(Text::deck_odds), bold(20, c.p.t1));
    const bool back = goes_back(v);
    icon(c, {box.x + 36, box.y + 65}, 6, back ? Icon::warning : Icon::tick, back ? c.p.warn : c.p.ok);
    c.text_within({box.x + 50, box.y + 70}, about(f, v), regular(14, back ? c.p.warn : c.p.t2), box.w - 78);
    faces(f, v, {box.x + 28, box.y + 88, box.w - 56, box.h - 88 - 78});
    buttons(f, v, {box.x + 28, box.bottom() - 64, box.w - 56, 44});
}

std::ptrdiff_t SampleHand::openers(const DeckValues& v) const {
    return std::count_if(cards_.begin(), cards_.begin() + static_cast<int>(hand_),
                         [&](CardId one) { return v.game().opens(v, one); });
}

bool SampleHand::goes_back(const DeckValues& v) const { return v.game().must_open() && openers(v) == 0; }

std::string SampleHand::about(const Frame& f, const DeckValues& v) const {
    if (goes_back(v)) return std::string(f.say(Text::deck_hand_back));
    return f.say(Text::deck_hand_has, {v.game().hand_parts(f.say, v).front().name, std::to_string(openers(v))});
}

// The opening hand, and under it what was drawn since.
void SampleHand::faces(Frame& f, const DeckValues& v, Rect r) const {
    const float wide = (r.w - 6 * gap) / 7, row = wide * 1.4f + gap;
    const auto rows = static_cast<float>((shown_ + 6) / 7);
    const float up = f.ui.begin_scroll("deck.hand", {r.x - 4, r.y, r.w + 12, r.h}, rows * row);
    for (std::size_t i = 0; i < shown_; ++i) {
        const auto column = static_cast<float>(i % 7), line = static_cast<float>(i / 7);
        const Rect box = CardPainter::box({r.x + (wide + gap) * column, r.y + row * line - up}, wide);
        if (!box.overlaps(r)) continue;
        f.ui.item("deck.hand." + std::to_string(i), box, Can::be_seen);
        v.faces().draw(f, box.corner(), wide, cards_[i]);
        if (i >= hand_) f.c.frame(box.inset(-2), f.c.p.info, 8, 2);
    }
    f.ui.end_scroll();
}

void SampleHand::buttons(Frame& f, const DeckValues& v, Rect r) {
    ButtonRow row(f, ButtonRow::From::right, r.right(), r.y, r.h, 12);
    if (row.button({.id = "deck.hand.again",
                    .label = f.say(Text::deck_deal_again),
                    .rank = Rank::primary,
                    .icon = Icon::cards,
                    .key = Key::d},
                   200))
        return deal(f, v);
    const std::size_t most = std::min(cards_.size(), hand_ + most_drawn);
    if (row.button({.id = "deck.hand.draw",
                    .label = f.say(Text::deck_draw_one),
                    .icon = Icon::plus,
                    .key = Key::n,
                    .locked = shown_ < most ? std::string_view() : f.say(Text::deck_no_draw)},
                   180))
        ++shown_;
    ButtonRow left(f, ButtonRow::From::left, r.x, r.y, r.h);
    if (left.button({.id = "deck.hand.close", .label = f.say(Text::close), .key = Key::escape}, 120)) close();
}

}  // namespace cubenight::gui
