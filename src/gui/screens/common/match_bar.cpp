#include "src/gui/screens/common/match_bar.hpp"

#include "src/gui/widgets/controls.hpp"
#include "src/text/puzzle_titles.hpp"

namespace cubenight::gui {

namespace {

// Returns where the right side begins.
float right_side(Frame& f, const TableSession& match, Rect bar, TableWishes& wishes) {
    Canvas& c = f.c;
    ButtonRow row(f, ButtonRow::From::right, bar.right() - 10, bar.y + 9, 34);
    if (row.button({.id = "match.menu", .label = f.say(Text::menu), .text = 13}, 70)) wishes.menu = true;
    if (f.narrow() && row.button({.id = "match.log", .label = f.say(Text::match_log), .key = Key::l, .text = 13}, 80))
        wishes.fold_panels = true;
    if (match.undoing() != Undoing::never) {
        const std::string_view locked = match.can_undo() ? std::string_view() : f.say(Text::match_undo_none);
        if (row.button({.id = "match.undo",
                        .label = f.say(Text::match_undo),
                        .icon = Icon::undo,
                        .key = Key::z,
                        .locked = locked},
                       116))
            wishes.undo = true;
    }
    float x = row.edge();
    if (match.undoing() == Undoing::freely && !f.narrow()) {
        const TextStyle style = bold(13, c.p.info);
        const float wide = c.width(f.say(Text::match_practice), style) + 26;
        x -= wide + 3;
        c.rect({x, bar.centre().y - 12, wide, 24}, c.p.s3, 12);
        c.text({x + 13, bar.centre().y + 4.7f}, f.say(Text::match_practice), style);
    }
    const std::optional<std::int64_t> left = match.seconds_left();
    if (!left) return x;
    const std::string time = clock_text(*left);
    x -= 40 + c.width(time, bold(17, white));
    icon(c, {x, bar.centre().y}, 8, Icon::clock, c.p.t2);
    c.text({x + 16, bar.centre().y + 6}, time, bold(17, *left <= 60 ? c.p.bad : c.p.t1));
    return x - 12;
}

}  // namespace

MatchBar draw_match_bar(Frame& f, const TableSession& match) {
    Canvas& c = f.c;
    MatchBar drawn;
    const std::string whole(text::puzzle_title(match.title(), f.say.language()));
    const std::string title = c.shortened(whole, bold(16, white), f.narrow() ? 190.f : 330.f);
    drawn.bar = top_bar(f, title, "", 52);
    const float titled = c.width(title, bold(16, white));
    if (title != whole)
        f.ui.tip(f.ui.item("match.title", {drawn.bar.x + 58, drawn.bar.y, titled, drawn.bar.h}, Can::be_seen), whole);
    drawn.left = drawn.bar.x + 58 + titled + 34;
    drawn.right = right_side(f, match, drawn.bar, drawn.wishes);
    return drawn;
}

}  // namespace cubenight::gui
