// Match: the log. One line per event, a bar for whose it is, chips for the clauses. A chip opens its rule; pointing at
// a line lights the cards that it is about.
#include "src/gui/screens/match/match_table.hpp"
#include "src/text/clause_text.hpp"

namespace cubenight::gui {

using namespace pokemon;

namespace {

constexpr float chip_height = 19;

TextStyle line_style(Colour colour) { return regular(size::secondary, colour); }

// Grows with the letters, which keep their size in small windows.
float leading(const Canvas& c) { return c.real_size(line_style({})) * 19 / size::secondary; }

}  // namespace

bool MatchTable::in_short(const text::LogLine& line) const {
    return log_tab_ == 0 || line.kind == text::LineKind::heading || line.weight == text::LineWeight::main;
}

void MatchTable::log(Frame& f, Rect r) {
    panel(f.c, r);
    log_head(f, r);
    const Rect view{r.x + 6, r.y + 50, r.w - 12, r.h - 50 - 36};
    if (v_.lines.empty()) f.c.text({r.x + 16, view.y + 24}, f.say(Text::match_log_empty), regular(14, f.c.p.t2));
    else log_lines(f, view);
    f.c.text_within({r.x + 16, r.bottom() - 14}, f.say(Text::match_log_hint), regular(13, f.c.p.t3), r.w - 32);
}

void MatchTable::log_head(Frame& f, Rect r) {
    f.c.text({r.x + 16, r.y + 32}, f.say(Text::match_log), bold(18, f.c.p.t1));
    const std::string_view labels[] = {f.say(Text::match_log_rules), f.say(Text::match_log_short)};
    const int tab = tabs(f, "log.tab", {r.x + 64, r.y + 14, 150, 28}, labels, log_tab_);
    if (tab != log_tab_) log_tab_ = tab, laid_.clear();
    if (f.narrow()) key_cap(f.c, {r.right() - 20, r.y + 28}, Key::l, f.c.p.well, f.c.p.t2);
}

// Lines are broken once for each change, not each frame.
void MatchTable::lay_lines(Frame& f, float width) {
    if (laid_.size() == v_.lines.size() && laid_width_ == width) return;
    laid_width_ = width;
    laid_.assign(v_.lines.size(), {});
    for (std::size_t i = 0; i < v_.lines.size(); ++i) {
        const text::LogLine& line = v_.lines[i];
        if (!in_short(line)) continue;
        LaidLine& laid = laid_[i];
        if (line.kind == text::LineKind::heading) {
            laid.height = 28;
            continue;
        }
        laid.rows = f.c.wrapped(line.text, line_style(f.c.p.t1), width - 34);
        const float text = leading(f.c) * static_cast<float>(laid.rows.size());
        laid.height = text + (log_tab_ == 0 && !line.clauses.empty() ? chip_height + 15 : 9);
    }
}

void MatchTable::log_lines(Frame& f, Rect view) {
    Canvas& c = f.c;
    lay_lines(f, view.w);
    float height = 0;
    for (const LaidLine& laid : laid_) height += laid.height;
    const bool asked = v_.at != AskAt::nowhere && v_.view.outcome == Outcome::running;
    const TextStyle style = bold(14, c.p.t1);
    const std::string waiting = f.say(Text::match_waiting_line, {v_.prompt.title});
    const float asking = asked ? 16 + 18 * static_cast<float>(c.wrapped(waiting, style, view.w - 58).size()) : 0;
    if (asked) height += asking + 10;
    if (lines_seen_ != v_.lines.size()) f.ui.scroll_to("log.lines", 1e6f), lines_seen_ = v_.lines.size();
    const float up = f.ui.begin_scroll("log.lines", view, height);
    float y = view.y - up;
    for (std::size_t i = 0; i < laid_.size(); y += laid_[i].height, ++i) {
        const Rect row{view.x, y, view.w, laid_[i].height};
        if (row.h > 0 && row.overlaps(view)) log_line(f, row, i);
    }
    if (asked) {
        const Rect waits{view.x + 4, y + 4, view.w - 14, asking};
        c.rect(waits, c.p.own_row, 8);
        c.frame(waits, c.p.accent, 8, 1.4f);
        icon(c, {waits.x + 20, waits.centre().y}, 6.5f, Icon::clock, c.p.accent);
        c.paragraph({waits.x + 36, waits.y + 22}, waiting, style, waits.w - 44, 18, 5);
    }
    f.ui.end_scroll();
}

void MatchTable::log_line(Frame& f, Rect r, std::size_t index) {
    Canvas& c = f.c;
    const text::LogLine& line = v_.lines[index];
    const LaidLine& laid = laid_[index];
    if (line.kind == text::LineKind::heading) {
        const float wide = c.text({r.x + 10, r.y + 19}, line.text, bold(13, c.p.t3));
        c.rect({r.x + 10 + wide + 10, r.y + 14, r.w - wide - 34, c.hairline()}, c.p.line);
        return;
    }
    const std::string id = "log." + std::to_string(index);
    const Response at = f.ui.item(id, {r.x + 4, r.y, r.w - 14, r.h - 4}, Can::be_seen);
    const bool bad = line.tone == text::LineTone::bad;
    if (bad || at.hovered) c.rect({r.x + 4, r.y, r.w - 14, r.h - 4}, bad ? c.p.bad_row : c.p.s2, 8);
    if (at.hovered || at.focused) lit_next_ = line.copies;
    const Colour bar = line.seat == 2 ? c.p.t3 : line.seat == v_.me ? c.p.accent : rgb(0x7FB2E5);
    c.rect({r.x + 10, r.y + 6, 3, r.h - 15}, bar, 1.5f);
    float y = r.y + 17;
    for (const std::string& row : laid.rows) {
        c.text({r.x + 22, y}, row, line_style(c.p.t1));
        y += leading(c);
    }
    if (line.tone == text::LineTone::by_hand) icon(c, {r.right() - 24, r.y + 14}, 7, Icon::hand, c.p.warn);
    if (log_tab_ != 0) return;
    float x = r.x + 22;
    for (std::size_t i = 0; i < line.clauses.size(); ++i) {
        const std::string number = text::clause_chip(line.clauses[i]);
        const Rect box = chip_box(c, {x, y - 11}, number);
        if (box.right() > r.right() - 10) break;
        const Response press = f.ui.item(id + ".clause." + std::to_string(i), box);
        chip(c, box, number, press);
        f.ui.tip(press, text::clause_explained(pokemon::citation(line.clauses[i]), f.say.language()));
        if (press.clicked) sheet_ = Sheet::clause, clause_ = line.clauses[i];
        x += box.w + 5;
    }
}

}  // namespace cubenight::gui
