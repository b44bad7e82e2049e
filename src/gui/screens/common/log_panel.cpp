#include "src/gui/screens/common/log_panel.hpp"

#include <algorithm>

#include "src/gui/widgets/controls.hpp"
#include "src/text/clause_text.hpp"

namespace cubenight::gui {

namespace {

constexpr float chip_height = 19;

TextStyle line_style(Colour colour) { return regular(size::secondary, colour); }

// Grows with the letters, which keep their size in small windows.
float leading(const Canvas& c) { return c.real_size(line_style({})) * 19 / size::secondary; }

}  // namespace

bool LogPanel::shows(const text::LogLine& line) const { return tab_ == 0 || line.weight == text::LineWeight::main; }

void LogPanel::refresh() { laid_.clear(); }

TableWishes LogPanel::draw(Frame& f, const Told& told, Rect r, std::optional<std::size_t> until) {
    TableWishes wishes;
    until_ = until;
    last_then_ = told.lines.size();
    for (std::size_t i = 0; i < told.lines.size() && until; ++i)
        if (told.lines[i].kind == text::LineKind::event && told.lines[i].end <= *until) last_then_ = i;
    panel(f.c, r);
    head(f, r);
    const Rect view{r.x + 6, r.y + 50, r.w - 12, r.h - 50 - 36};
    if (told.lines.empty()) f.c.text({r.x + 16, view.y + 24}, f.say(Text::match_log_empty), regular(14, f.c.p.t2));
    else lines(f, told, view, wishes);
    f.c.text_within({r.x + 16, r.bottom() - 14}, f.say(Text::match_log_hint), regular(13, f.c.p.t3), r.w - 32);
    return wishes;
}

void LogPanel::head(Frame& f, Rect r) {
    const float named = f.c.text({r.x + 16, r.y + 32}, f.say(Text::match_log), bold(18, f.c.p.t1));
    const std::string_view labels[] = {f.say(Text::match_log_rules), f.say(Text::match_log_short)};
    const int tab = tabs(f, "log.tab", {r.x + 16 + std::max(48.f, named + 14), r.y + 14, 150, 28}, labels, tab_);
    if (tab != tab_) tab_ = tab, laid_.clear();
    if (f.narrow()) key_cap(f.c, {r.right() - 20, r.y + 28}, Key::l, f.c.p.well, f.c.p.t2);
}

// Lines are broken once for each change, not each frame.
void LogPanel::lay_lines(Frame& f, const Told& told, float width) {
    if (laid_.size() == told.lines.size() && laid_width_ == width && laid_truly_) return;
    // The heights change: to the newest line once more.
    if (!laid_truly_ || laid_in_ != f.say.language()) lines_seen_ = 0;
    laid_width_ = width, laid_in_ = f.say.language();
    laid_.assign(told.lines.size(), {});
    for (std::size_t i = 0; i < told.lines.size(); ++i) {
        const text::LogLine& line = told.lines[i];
        if (!shows(line)) continue;
        Laid& laid = laid_[i];
        if (line.kind == text::LineKind::heading) {
            laid.height = 28;
            continue;
        }
        laid.rows = f.c.wrapped(line.text, line_style(f.c.p.t1), width - 34);
        const float text = leading(f.c) * static_cast<float>(laid.rows.size());
        laid.height = text + (tab_ == 0 && !line.clauses.empty() ? chip_height + 15 : 9);
    }
    laid_truly_ = f.c.measures_truly();
}

// To the newest line when one is added, and to that of the moment that is looked at when it is another.
void LogPanel::follow(Frame& f, const Told& told, Rect view) {
    if (lines_seen_ == told.lines.size() && until_seen_ == until_) return;
    const bool now = !until_, nothing_then = last_then_ == laid_.size();
    float above = 0;
    for (std::size_t i = 0; i < last_then_ && !nothing_then; ++i) above += laid_[i].height;
    f.ui.scroll_to("log.lines", now ? 1e6f : std::max(0.f, above - view.h / 2));
    lines_seen_ = told.lines.size(), until_seen_ = until_;
}

void LogPanel::lines(Frame& f, const Told& told, Rect view, TableWishes& wishes) {
    Canvas& c = f.c;
    lay_lines(f, told, view.w);
    float height = 0;
    for (const Laid& laid : laid_) height += laid.height;
    const bool asked = !told.asked.empty();
    const TextStyle style = bold(14, c.p.t1);
    const std::string waiting = f.say(Text::match_waiting_line, {told.asked});
    const float asking = asked ? 16 + 18 * static_cast<float>(c.wrapped(waiting, style, view.w - 58).size()) : 0;
    if (asked) height += asking + 10;
    follow(f, told, view);
    const float up = f.ui.begin_scroll("log.lines", view, height);
    float y = view.y - up;
    for (std::size_t i = 0; i < laid_.size(); y += laid_[i].height, ++i) {
        const Rect row{view.x, y, view.w, laid_[i].height};
        if (row.h > 0 && row.overlaps(view)) line(f, told, row, i, wishes);
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

void LogPanel::line(Frame& f, const Told& told, Rect r, std::size_t index, TableWishes& wishes) {
    Canvas& c = f.c;
    const text::LogLine& line = told.lines[index];
    const Laid& laid = laid_[index];
    if (line.kind == text::LineKind::heading) {
        const float wide = c.text_within({r.x + 10, r.y + 19}, line.text, bold(13, c.p.t3).cuttable(), r.w - 26);
        c.rect({r.x + 10 + wide + 10, r.y + 14, r.w - wide - 34, c.hairline()}, c.p.line);
        return;
    }
    const std::string id = "log." + std::to_string(index);
    const Rect row{r.x + 4, r.y, r.w - 14, r.h - 4};
    const Response at = f.ui.item(id, row);
    const bool later = until_ && line.end > *until_;
    const bool bad = line.tone == text::LineTone::bad;
    if (bad || at.hovered) c.rect(row, bad ? c.p.bad_row : c.p.s2, 8);
    if (index == last_then_) c.frame(row, c.p.info, 8, 1.6f);
    if (at.hovered || at.focused) wishes.lit = line.copies;
    if (at.clicked) wishes.past = line.end;
    if (!line.more.empty()) f.ui.tip(at, line.more);
    const Colour bar = !line.seat ? c.p.t3 : line.seat == told.me ? c.p.accent : c.p.other;
    c.rect({r.x + 10, r.y + 6, 3, r.h - 15}, bar, 1.5f);
    float y = r.y + 17;
    for (const std::string& words : laid.rows) {
        c.text({r.x + 22, y}, words, line_style(later ? c.p.t3 : c.p.t1));
        y += leading(c);
    }
    if (line.tone == text::LineTone::by_hand) icon(c, {r.right() - 24, r.y + 14}, 7, Icon::hand, c.p.warn);
    if (tab_ == 0) clauses(f, told, line, {r.x + 22, y - 11, r.w - 32, chip_height}, id, wishes);
}

// A chip for each clause, as many as have room.
void LogPanel::clauses(Frame& f, const Told& told, const text::LogLine& line, Rect r, const std::string& id,
                       TableWishes& wishes) {
    float x = r.x;
    for (std::size_t i = 0; i < line.clauses.size(); ++i) {
        const std::string number = text::clause_chip(line.clauses[i], told.document);
        const Rect box = chip_box(f.c, {x, r.y}, number);
        if (box.right() > r.right()) break;
        const Response press = f.ui.item(id + ".clause." + std::to_string(i), box);
        chip(f.c, box, number, press);
        f.ui.tip(press, text::clause_explained(line.clauses[i], f.say.language()));
        if (press.clicked) wishes.clause = line.clauses[i];
        x += box.w + 5;
    }
}

}  // namespace cubenight::gui
