// Match: the scenario beside its position. What it does and what must then be true, line by line, with a tick or a
// cross where that was tried; one step further, or from the beginning.
#include "src/gui/screens/match/match_table.hpp"
#include "src/gui/sessions/scenario_script.hpp"
#include "src/text/clause_text.hpp"

namespace cubenight::gui {

namespace {

constexpr float indent = 34;

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

void MatchTable::script(Frame& f, Rect r) {
    Canvas& c = f.c;
    const ScenarioScript& script = *session(f).script();
    panel(c, r);
    c.text({r.x + 16, r.y + 32}, f.say(Text::script_title), bold(18, c.p.t1));
    const int count = static_cast<int>(script.lines().size());
    c.text({r.right() - 16, r.y + 32}, f.say(Text::script_at, {std::to_string(script.next()), std::to_string(count)}),
           regular(14, c.p.t3, Align::right));
    c.text_within({r.x + 16, r.y + 54}, script.where(), regular(13, c.p.t2), r.w - 32);
    script_clauses(f, {r.x + 16, r.y + 64, r.w - 32, 20}, script.scenario().clauses);
    const Rect buttons = Rect{r.x + 12, r.bottom() - 50, r.w - 24, 40};
    const bool over = script.next() == script.lines().size();
    if (button(f, {.id = "script.step",
                   .box = buttons.column(0, 2, 8),
                   .label = f.say(Text::script_step),
                   .icon = Icon::chevron_right,
                   .key = Key::n,
                   .locked = over ? f.say(Text::script_over) : std::string_view()}))
        script_step(f);
    if (button(f, {.id = "script.restart",
                   .box = buttons.column(1, 2, 8),
                   .label = f.say(Text::script_restart),
                   .icon = Icon::undo,
                   .key = Key::b}))
        script_restart(f);
    script_lines(f, {r.x + 6, r.y + 92, r.w - 12, r.h - 92 - 58}, script);
}

void MatchTable::script_step(Frame& f) {
    if (const Said said = session(f).script()->step()) f.ui.toast(*said);
}

void MatchTable::script_restart(Frame& f) {
    if (const Said said = session(f).script()->restart()) f.ui.toast(*said);
}

// While the panel is folded away.
void MatchTable::script_keys(Frame& f) {
    if (f.ui.key(Key::n)) script_step(f);
    if (f.ui.key(Key::b)) script_restart(f);
}

void MatchTable::script_clauses(Frame& f, Rect r, const std::vector<std::string>& clauses) {
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

void MatchTable::script_lines(Frame& f, Rect view, const ScenarioScript& script) {
    Canvas& c = f.c;
    struct Laid {
        std::vector<std::string> rows, trouble;
        float height;
    };
    std::vector<Laid> laid;
    const float leading = c.real_size(regular(13.5f, c.p.t1)) * 4 / 3;  // grows with the letters in small windows
    float height = 0, next_at = 0;
    for (std::size_t i = 0; i < script.lines().size(); ++i) {
        const ScriptLine& line = script.lines()[i];
        Laid each{c.wrapped(line.text, style_of(c.p, line, false), view.w - indent - 14), {}, 8};
        if (!line.trouble.empty()) each.trouble = c.wrapped(line.trouble, regular(13, c.p.bad), view.w - indent - 14);
        each.height += leading * static_cast<float>(each.rows.size() + each.trouble.size());
        if (i <= script.next()) next_at = height;
        height += each.height;
        laid.push_back(std::move(each));
    }
    if (script_seen_ != script.next())
        f.ui.scroll_to("script.lines", std::max(0.f, next_at - view.h * .6f)), script_seen_ = script.next();
    const float up = f.ui.begin_scroll("script.lines", view, height);
    float y = view.y - up;
    for (std::size_t i = 0; i < laid.size(); y += laid[i].height, ++i) {
        const Rect row{view.x + 4, y, view.w - 14, laid[i].height};
        if (!row.overlaps(view)) continue;
        const ScriptLine& line = script.lines()[i];
        const bool next = i == script.next();
        const Response at = f.ui.item("script." + std::to_string(i), row, Can::be_seen);
        if (line.state == LineState::fails || next || at.hovered)
            c.rect(row, line.state == LineState::fails ? c.p.bad_row : next ? c.p.own_row : c.p.s2, 7);
        mark(c, {row.x + 16, row.y + 13}, line, next);
        float base = row.y + 17;
        for (const std::string& text : laid[i].rows)
            c.text({row.x + indent, base}, text, style_of(c.p, line, next)), base += leading;
        for (const std::string& text : laid[i].trouble)
            c.text({row.x + indent, base}, text, regular(13, c.p.bad)), base += leading;
    }
    f.ui.end_scroll();
}

}  // namespace cubenight::gui
