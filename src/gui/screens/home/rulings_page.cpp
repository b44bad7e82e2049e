// Home: scenario files, the rulings that can be tried. Files at the left, the scenarios of the chosen one (or all that
// answer the search) at the right; a file that cannot be read says where and why instead.
#include "src/gui/screens/home/rulings_page.hpp"

#include <algorithm>

#include "src/gui/kit/search.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {
namespace {

constexpr float file_height = 58, entry_height = 66;

bool answers(const RulingFile::Entry& entry, std::string_view search) {
    return found_in(entry.title, search) ||
           std::ranges::any_of(entry.clauses, [&](const std::string& clause) { return found_in(clause, search); });
}

}  // namespace

void RulingsPage::draw(Frame& f, Rect r) {
    Canvas& c = f.c;
    f.session.put_ruling_away();
    r = r.inset(36, 0);
    c.text({r.x, r.y + 62}, f.say(Text::home_rulings), bold(28, c.p.t1));
    c.text({r.x, r.y + 90}, f.say(Text::rulings_under), regular(15, c.p.t2));
    const auto& files = f.session.rulings();
    file_ = std::min(file_, files.empty() ? 0 : files.size() - 1);
    const Rect search{r.right() - 380, r.y + 38, 380, 42};
    search_field(f, "rulings.search", search, search_, f.say(Text::rulings_search), c.p.well);
    r.cut_top(116);
    r.cut_bottom(36);
    files_panel(f, r.cut_left(f.narrow() ? 300.f : 340.f), files);
    r.cut_left(24);
    panel(c, r, 18);
    if (files.empty()) {
        c.paragraph({r.x + 28, r.y + 50}, f.say(Text::rulings_none), regular(15, c.p.t2), r.w - 56, 24, 4);
        return;
    }
    const RulingFile& chosen = files[file_];
    if (search_.empty() && chosen.problem) problem(f, r, chosen);
    else list(f, r, files);
}

void RulingsPage::files_panel(Frame& f, Rect r, const std::vector<RulingFile>& files) {
    Canvas& c = f.c;
    panel(c, r, 18);
    c.text({r.x + 24, r.y + 38}, f.say(Text::rulings_files), bold(18, c.p.t1));
    c.text({r.right() - 24, r.y + 38}, std::to_string(files.size()), regular(14, c.p.t3, Align::right));
    const Rect view{r.x + 12, r.y + 56, r.w - 24, r.h - 68};
    const float up = f.ui.begin_scroll("rulings.files", view, file_height * static_cast<float>(files.size()));
    for (std::size_t i = 0; i < files.size(); ++i) {
        const Rect row{view.x, view.y + file_height * static_cast<float>(i) - up, view.w - 8, file_height - 6};
        if (row.overlaps(view)) file_row(f, row, files, i);
    }
    f.ui.end_scroll();
}

void RulingsPage::file_row(Frame& f, Rect r, const std::vector<RulingFile>& files, std::size_t index) {
    Canvas& c = f.c;
    const RulingFile& file = files[index];
    const Response at = f.ui.item("rulings.file." + std::to_string(index), r);
    if (at.clicked) file_ = index, search_.clear();
    const bool chosen = search_.empty() && file_ == index;
    c.rect(r, chosen ? c.p.s3 : at.hovered ? c.p.s3 : c.p.s2, 10);
    if (chosen) c.rect({r.x, r.y + 12, 4, r.h - 24}, c.p.accent, 2);
    c.text_within({r.x + 18, r.y + 23}, file.name, bold(15, c.p.t1).cuttable(), r.w - 34);
    if (file.problem) {
        icon(c, {r.x + 25, r.y + 39}, 6, Icon::warning, c.p.warn);
        c.text_within({r.x + 38, r.y + 43}, f.say(Text::rulings_unread), regular(13, c.p.warn), r.w - 54);
    } else {
        c.text_within({r.x + 18, r.y + 43},
                      f.say.count(Text::rulings_count_one, Text::rulings_count, static_cast<int>(file.entries.size())),
                      regular(13, c.p.t2), r.w - 34);
    }
    f.ui.tip(at, file.path);
}

// What is wrong, where, and that nothing else changed.
void RulingsPage::problem(Frame& f, Rect r, const RulingFile& file) {
    Canvas& c = f.c;
    const Rect box{r.x + 24, r.y + 24, r.w - 48, 214};
    c.rect(box, c.p.bad_row, 12);
    icon(c, {box.x + 34, box.y + 36}, 12, Icon::warning, c.p.bad);
    c.text_within({box.x + 60, box.y + 42}, f.say(Text::rulings_problem), bold(20, c.p.t1), box.w - 90);
    const Error& error = *file.problem;
    const std::string where =
        error.line > 0 ? f.say(Text::rulings_where_line, {error.file, std::to_string(error.line)}) : error.file;
    c.paragraph({box.x + 60, box.y + 74}, where, regular(14, c.p.t2), box.w - 90, 20, 2);
    c.paragraph({box.x + 60, box.y + 118}, f.say(error.reason), bold(16, c.p.t1), box.w - 90, 24, 3);
    c.text_within({box.x + 60, box.bottom() - 18}, f.say(Text::rulings_kept), regular(14, c.p.t2), box.w - 90);
    if (button(f, {.id = "rulings.again",
                   .box = {box.x, box.bottom() + 18, 220, 44},
                   .label = f.say(Text::rulings_again),
                   .rank = Rank::primary,
                   .key = Key::enter}))
        f.session.open_rulings(std::string(file.path)), file_ = 0;
}

std::vector<RulingsPage::Shown> RulingsPage::shown_of(const std::vector<RulingFile>& files) const {
    std::vector<Shown> shown;
    const bool all = !search_.empty();
    for (std::size_t i = all ? 0 : file_; i < (all ? files.size() : file_ + 1); ++i)
        for (std::size_t k = 0; k < files[i].entries.size(); ++k)
            if (!all || answers(files[i].entries[k], search_)) shown.push_back({i, k});
    return shown;
}

void RulingsPage::list(Frame& f, Rect r, const std::vector<RulingFile>& files) {
    Canvas& c = f.c;
    const bool all = !search_.empty();
    const std::vector<Shown> shown = shown_of(files);
    c.text_within({r.x + 24, r.y + 38}, all ? f.say(Text::rulings_found, {search_}) : files[file_].name,
                  bold(18, c.p.t1).cuttable(), r.w - 200);
    c.text({r.right() - 24, r.y + 38},
           f.say.count(Text::rulings_count_one, Text::rulings_count, static_cast<int>(shown.size())),
           regular(14, c.p.t3, Align::right));
    const Rect view{r.x + 12, r.y + 56, r.w - 24, r.h - 68};
    if (shown.empty()) c.text({view.x + 12, view.y + 28}, f.say(Text::rulings_nothing), regular(15, c.p.t2));
    const float up = f.ui.begin_scroll("rulings.list", view, entry_height * static_cast<float>(shown.size()));
    std::optional<Shown> pressed;
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const Rect row{view.x, view.y + entry_height * static_cast<float>(i) - up, view.w - 8, entry_height - 6};
        if (!row.overlaps(view)) continue;
        const RulingFile& file = files[shown[i].file];
        if (entry_row(f, row, file.entries[shown[i].entry], "rulings.entry." + std::to_string(i),
                      all ? std::string_view(file.name) : std::string_view()))
            pressed = shown[i];
    }
    f.ui.end_scroll();
    if (!pressed) return;
    if (const Said said = f.session.try_ruling(pressed->file, pressed->entry)) f.ui.toast(*said, 9000);
    else f.go.open(Page::match);
}

bool RulingsPage::entry_row(Frame& f, Rect r, const RulingFile::Entry& entry, std::string_view id,
                            std::string_view file) {
    Canvas& c = f.c;
    const Response at = f.ui.item(id, r);
    c.rect(r, at.hovered ? c.p.s3 : c.p.s2, 10);
    icon(c, {r.x + 26, r.centre().y}, 9, Icon::play, at.hovered ? c.p.accent : c.p.t2);
    c.text_within({r.x + 52, r.y + 25}, entry.title, bold(15, c.p.t1).cuttable(), r.w - 160);
    const std::string line = f.say(Text::rulings_line, {std::to_string(entry.line)});
    c.text({r.right() - 16, r.y + 25}, line, regular(13, c.p.t3, Align::right));
    float x = r.x + 52;
    if (!file.empty()) x += c.text_within({x, r.y + 48}, file, regular(13, c.p.t2), 220) + 12;
    for (const std::string& clause : entry.clauses) {
        const Rect box = chip_box(c, {x, r.y + 35}, clause);
        if (box.right() > r.right() - 40) {
            c.text({x, r.y + 49}, "…", bold(12, c.p.info));
            break;
        }
        chip(c, box, clause);
        x += box.w + 5;
    }
    return at.clicked;
}

}  // namespace cubenight::gui
