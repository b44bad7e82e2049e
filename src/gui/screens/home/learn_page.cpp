#include "src/gui/screens/home/learn_page.hpp"

#include <algorithm>

#include "src/gui/widgets/controls.hpp"
#include "src/text/clause_text.hpp"

namespace cubenight::gui {
namespace {

constexpr float reading_width = 820, chip_step = 26;

}  // namespace

Text learn_game_name(text::LearnGame game) {
    return game == text::LearnGame::pokemon ? Text::pokemon : Text::home_game_ucg;
}

std::optional<std::string> LearnPage::draw(Frame& f, Rect r, text::LearnGame game) {
    Canvas& c = f.c;
    panel(c, r, 18);
    const std::string title = f.say(
        Text::ucg_where_title, {std::string(f.say(text::Learn::title)), std::string(f.say(learn_game_name(game)))});
    c.text_within({r.x + 28, r.y + 42}, title, bold(20, c.p.t1), r.w - 56);
    c.text_within({r.x + 28, r.y + 66}, f.say(text::Learn::under), regular(14, c.p.t2), r.w - 56);
    const Rect view{r.x + 12, r.y + 84, r.w - 24, r.h - 96};
    const float up = f.ui.begin_scroll("learn." + std::to_string(static_cast<int>(game)), view, height_);
    const Rect column{view.x + 16, view.y, std::min(reading_width, view.w - 40), view.h};
    float y = view.y - up;
    pressed_.reset();
    const auto parts = text::learn_parts(game);
    for (std::size_t i = 0; i < parts.size(); ++i) y = part(f, column, y, i, parts[i]);
    height_ = y + up - view.y;
    f.ui.end_scroll();
    return pressed_;
}

// Returns where the next one begins.
float LearnPage::part(Frame& f, Rect column, float y, std::size_t index, const text::LearnPart& part) {
    Canvas& c = f.c;
    c.text({column.x, y + 26}, f.say(part.title), bold(17, c.p.t1));
    y += 50;
    const TextStyle style = regular(16, c.p.t1);
    const float leading = c.real_size(style) * 1.45f;
    for (const std::string& line : c.wrapped(f.say(part.says), style, column.w)) {
        c.text({column.x, y}, line, style);
        y += leading;
    }
    y -= leading - 10;
    float x = column.x;
    for (const std::string_view clause : part.clauses) {
        Rect box = chip_box(c, {x, y}, clause);
        if (box.right() > column.right()) x = column.x, y += chip_step, box = chip_box(c, {x, y}, clause);
        const Response at = f.ui.item("learn." + std::to_string(index) + "." + std::string(clause), box);
        chip(c, box, clause, at);
        f.ui.tip(at, text::clause_explained(clause, f.say.language()));
        if (at.clicked) pressed_ = clause;
        x += box.w + 6;
    }
    return y + chip_step + 8;
}

}  // namespace cubenight::gui
