#include "src/gui/screens/home/card_rows.hpp"

#include <algorithm>

namespace cubenight::gui {
namespace {

constexpr float card_row_height = 42, group_row_height = 34;

float height_of(const CardRow& row) { return row.card ? card_row_height : group_row_height; }

void draw_group(Canvas& c, Rect box, const CardRow& row) {
    c.text_within({box.x + 4, box.y + 24}, row.label, bold(15, c.p.t2), box.w - 80);
    if (row.copies > 0)
        c.text({box.right() - 8, box.y + 24}, std::to_string(row.copies), bold(14, c.p.t2, Align::right));
}

// The name, and below it what tells it from others.
void draw_names(Canvas& c, Rect box, const CardRow& row) {
    const float room = box.w - 194;
    const bool alone = row.printed_in.empty();
    c.text_within({box.x + 40, box.y + (alone ? 25.f : 18.f)}, row.label, bold(15, c.p.t1).cuttable(), room);
    if (!alone) c.text_within({box.x + 40, box.y + 33}, row.printed_in, regular(12, c.p.t2).cuttable(), room);
}

}  // namespace

std::optional<int> copies_stepper(Frame& f, Rect r, const std::string& id, int copies, StepperKeys keys) {
    const Rect less{r.x, r.y, 32, r.h}, more{r.right() - 32, r.y, 32, r.h};
    const bool heard = keys == StepperKeys::heard;
    std::optional<int> wanted;
    if (button(f, {.id = id + ".less", .box = less, .label = "−", .rank = Rank::quiet, .text = 16}) ||
        (heard && f.ui.key(Key::minus)))
        wanted = std::max(0, copies - 1);
    if (button(f, {.id = id + ".more", .box = more, .label = "+", .rank = Rank::quiet, .text = 16}) ||
        (heard && f.ui.key(Key::plus)))
        wanted = copies + 1;
    f.c.text({r.centre().x, r.centre().y + 6}, std::to_string(copies),
             bold(16, copies > 0 ? f.c.p.t1 : f.c.p.t3, Align::centre));
    return wanted == copies ? std::nullopt : wanted;
}

CardRowsWish draw_card_rows(Frame& f, Rect r, const std::string& id, const CardFaces& faces,
                            std::span<const CardRow> rows, std::optional<CardId> chosen) {
    Canvas& c = f.c;
    CardRowsWish wish;
    float high = 0;
    for (const CardRow& row : rows) high += height_of(row);
    float y = r.y - f.ui.begin_scroll(id + ".cards", r, high);
    for (const CardRow& row : rows) {
        const Rect box{r.x, y, r.w - 12, height_of(row) - 4};
        y += height_of(row);
        if (!box.overlaps(r)) continue;
        if (!row.card) {
            draw_group(c, box, row);
            continue;
        }
        const std::string number = std::to_string(row.card->value);
        const Response at = f.ui.item(id + ".card." + number, {box.x, box.y, box.w - 130, box.h});
        if (at.clicked || at.focused) wish.chosen = row.card;
        c.rect(box, at.hovered || chosen == row.card ? c.p.s3 : c.p.s2, 8);
        faces.mark(c, {box.x + 20, box.centre().y}, 9, *row.card);
        if (row.marked) icon(c, {box.right() - 148, box.centre().y}, 6, Icon::warning, c.p.warn);
        draw_names(c, box, row);
        const Rect steps{box.right() - 124, box.y + 3, 118, box.h - 6};
        if (const auto copies = copies_stepper(f, steps, id + ".copies." + number, row.copies, StepperKeys::none))
            wish.changed = row.card, wish.copies = *copies;
    }
    f.ui.end_scroll();
    return wish;
}

}  // namespace cubenight::gui
