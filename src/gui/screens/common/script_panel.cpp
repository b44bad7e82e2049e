// A match: the scenario beside its position. What it does and what must then be true, line by line, with a tick or a cross
// where that was tried; one step further, or from the beginning.
#include "src/gui/screens/common/script_panel.hpp"

#include "src/gui/widgets/controls.hpp"
#include "src/text/clause_text.hpp"

namespace cubenight::gui {

namespace {

constexpr float indent = 34;

// Grows with the letters in small windows.
float leading(const Canvas& c) { return c.real_size(regular(13.5f, white)) * 4 / 3; }

TextStyle style_of(const Palette& p, const ScriptLine& line, bool next) {
    if (line.kind == scenario::StatementKind::act) return bold(13.5f, p.t1);
    return regular(13.5f, next || line.state != LineState::open ? p.t1 : p.t2);
}

void mark(Canvas& c, Vec at, const ScriptLine& line, bool next) {
    switch (line.state) {
        case LineState::holds: return icon(c, at, 6, Icon::tick, c.p.ok);
        case LineState::fails: return icon(c, at, 6, Icon::cross, c.p.bad);
        case LineState::done: return icon(c, at, 6, Icon::chevron_right, c.p.t2);
        case LineState::open: break;
    }
    if (next) return icon(c, at, 6.5f, Icon::play, c.p.accent);
    if (line.kind == scenario::StatementKind::question) return icon(c, at, 6, Icon::eye, c.p.t3);
    c.circle(at, 2.5f, c.p.t3);
}

}  // namespace

ScriptWish ScriptPanel::draw(Frame& f, const ScenarioScript& script, Rect r) {
    Canvas& c = f.c;
    panel(c, r);
    c.text({r.x + 16, r.y + 32}, f.say(Text::script_title), bold(18, c.p.t1));
    const int count = static_cast<int>(script.lines().size());
    c.text({r.right() - 16, r.y + 32}, f.say(Text::script_at, {std::to_string(script.next()), std::to_string(count)}),
           regular(14, c.p.t3, Align::right));
    c.text_within({r.x + 16, r.y + 54}, script.where(), regular(13, c.p.t2).cuttable(), r.w - 32);
    clauses(f, {r.x + 16, r.y + 64, r.w - 32, 20}, script.clauses());
    const bool over = script.next() == script.lines().size();
    const ScriptWish wish = script_buttons(f, {r.x + 12, r.bottom() - 50, r.w - 24, 40},
                                           {.id = "script.step",
                                            .label = f.say(Text::script_step),
                                            .locked = over ? f.say(Text::script_over) : std::string_view()});
    lines(f, {r.x + 6, r.y + 92, r.w - 12, r.h - 92 - 58}, script);
    return wish;
}

ScriptWish script_buttons(Frame& f, Rect r, const FurtherButton& further) {
    ScriptWish wish = ScriptWish::none;
    if (button(f, {.id = further.id,
                   .box = r.column(0, 2, 8),
                   .label = further.label,
                   .rank = further.rank,
                   .icon = further.icon,
                   .key = Key::n,
                   .locked = further.locked}))
        wish = further.wish;
    if (button(f, {.id = "script.restart",
                   .box = r.column(1, 2, 8),
                   .label = f.say(Text::script_restart),
                   .icon = Icon::undo,
                   .key = Key::b}))
        wish = ScriptWish::restart;
    return wish;
}

void ScriptPanel::clauses(Frame& f, Rect r, const std::vector<std::string>& clauses) const {
    Canvas& c = f.c;
    float x = r.x;
    for (std::size_t i = 0; i < clauses.size(); ++i) {
        const Rect box = chip_box(c, {x, r.y}, clauses[i]);
        if (box.right() > r.right()) {
            c.text({x, r.y + 14}, "…", bold(12, c.p.info));
            return;
        }
        const Response at = f.ui.item("script.clause." + std::to_string(i), box, Can::be_seen);
        chip(c, box, clauses[i], at);
        f.ui.tip(at, text::clause_explained(clauses[i], f.say.language()));
        x += box.w + 5;
    }
}

std::vector<ScriptPanel::Laid> ScriptPanel::lay_lines(Frame& f, float width, const ScenarioScript& script) {
    Canvas& c = f.c;
    std::vector<Laid> laid;
    for (const ScriptLine& line : script.lines()) {
        Laid each{c.wrapped(line.text, style_of(c.p, line, false), width), {}, 8};
        if (!line.trouble.empty()) each.trouble = c.wrapped(f.say(line.trouble), regular(13, c.p.bad), width);
        each.height += leading(c) * static_cast<float>(each.rows.size() + each.trouble.size());
        laid.push_back(std::move(each));
    }
    return laid;
}

void ScriptPanel::lines(Frame& f, Rect view, const ScenarioScript& script) {
    const std::vector<Laid> laid = lay_lines(f, view.w - indent - 14, script);
    float height = 0, next_at = 0;
    for (std::size_t i = 0; i < laid.size(); ++i) {
        if (i <= script.next()) next_at = height;
        height += laid[i].height;
    }
    if (seen_ != script.next())
        f.ui.scroll_to("script.lines", std::max(0.f, next_at - view.h * .6f)), seen_ = script.next();
    const float up = f.ui.begin_scroll("script.lines", view, height);
    float y = view.y - up;
    for (std::size_t i = 0; i < laid.size(); y += laid[i].height, ++i) {
        const Rect row{view.x + 4, y, view.w - 14, laid[i].height};
        if (row.overlaps(view)) line(f, row, script, i, laid[i]);
    }
    f.ui.end_scroll();
}

void ScriptPanel::line(Frame& f, Rect r, const ScenarioScript& script, std::size_t index, const Laid& laid) const {
    Canvas& c = f.c;
    const ScriptLine& line = script.lines()[index];
    const bool next = index == script.next();
    const Response at = f.ui.item("script." + std::to_string(index), r, Can::be_seen);
    if (line.state == LineState::fails || next || at.hovered)
        c.rect(r, line.state == LineState::fails ? c.p.bad_row : next ? c.p.own_row : c.p.s2, 7);
    mark(c, {r.x + 16, r.y + 13}, line, next);
    float base = r.y + 17;
    for (const std::string& text : laid.rows)
        c.text({r.x + indent, base}, text, style_of(c.p, line, next)), base += leading(c);
    for (const std::string& text : laid.trouble)
        c.text({r.x + indent, base}, text, regular(13, c.p.bad)), base += leading(c);
}

}  // namespace cubenight::gui
