#include "src/gui/screens/draft/draft_pool.hpp"

#include <cmath>

#include "src/gui/widgets/card_face.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {
namespace {

constexpr float least_card = 92, small_card = 84, gap = 10;

// By their first sort; what was picked earlier comes first.
std::vector<draft::CubeCopyId> in_groups(const Frame& f, const DraftValues& v) {
    std::vector<draft::CubeCopyId> pool = v.view.pool;
    const CardSort sort = v.faces().sorts().front();
    std::ranges::stable_sort(
        pool, {}, [&](draft::CubeCopyId copy) { return v.faces().group(f.say, v.cards.id(copy), sort).key; });
    return pool;
}

// As wide as they may be without scrolling, but no narrower than that.
int columns_for(Rect room, std::size_t cards) {
    const int most = std::max(1, static_cast<int>((room.w + gap) / (least_card + gap)));
    for (int columns = std::min(5, most); columns < most; ++columns) {
        const float wide = (room.w + gap) / static_cast<float>(columns) - gap;
        const float rows = std::ceil(static_cast<float>(cards) / static_cast<float>(columns));
        if (rows * (wide * 1.4f + gap) - gap <= room.h) return columns;
    }
    return most;
}

// A little narrower than the columns are where nothing scrolls then.
float card_width(Rect room, float columns, float rows) {
    const float wide = std::min(150.f, (room.w + gap) / columns - gap);
    const float whole = ((room.h + gap) / rows - gap) / 1.4f;
    return whole >= small_card ? std::min(wide, whole) : wide;
}

}  // namespace

DraftWishes draw_draft_pool(Frame& f, const DraftValues& v, Rect r, DraftHand& hand) {
    Canvas& c = f.c;
    const Rect sheet = r.inset(40, 36);
    panel(c, sheet, size::large_radius);
    Rect room = sheet.inset(24, 20);
    const Rect head = room.cut_top(62), foot = room.cut_bottom(58);
    c.text({head.x, head.y + 22}, f.say(Text::draft_review, {std::to_string(v.view.round)}), bold(22, c.p.t1));
    c.text_within({head.x, head.y + 46}, f.say(Text::draft_review_under), regular(15, c.p.t2), head.w);
    const std::vector<draft::CubeCopyId> pool = in_groups(f, v);
    const int columns = columns_for(room, pool.size());
    const auto rows =
        static_cast<float>((pool.size() + static_cast<std::size_t>(columns) - 1) / static_cast<std::size_t>(columns));
    const float wide = card_width(room, static_cast<float>(columns), rows), high = wide * 1.4f + gap;
    const float up = f.ui.begin_scroll("draft.pool", room, rows * high - gap);
    for (std::size_t i = 0; i < pool.size(); ++i) {
        const auto column = static_cast<float>(static_cast<int>(i) % columns);
        const auto row = static_cast<float>(static_cast<int>(i) / columns);
        const Rect box = CardPainter::box({room.x + (wide + gap) * column, room.y + high * row - up}, wide);
        if (!box.overlaps(room)) continue;
        const Response at = f.ui.item("draft.pool." + std::to_string(pool[i].value), box, Can::be_seen);
        if ((at.hovered && hand.points(f.ui.pointer())) || at.focused) hand.hovered = pool[i];
        if (at.right_clicked) hand.opened = pool[i];
        v.draw(f, box.corner(), wide, pool[i]);
    }
    f.ui.end_scroll();
    DraftWishes wishes;
    ButtonRow row(f, ButtonRow::From::right, foot.right(), foot.y + 12, 46);
    wishes.open_pack = row.button({.id = "draft.open",
                                   .label = f.say(Text::draft_open_pack, {std::to_string(v.view.round + 1)}),
                                   .rank = Rank::primary,
                                   .icon = Icon::cards,
                                   .key = Key::enter,
                                   .text = 15},
                                  240);
    return wishes;
}

}  // namespace cubenight::gui
