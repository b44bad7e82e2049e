// Home: scenario files, the rulings that can be tried. At the left the person's files and the subjects of the program's own
// rulings, at the right the scenarios of the chosen one (or all that answer the search); a file that cannot be read says
// where and why instead.
#include "src/gui/screens/home/rulings_page.hpp"

#include <algorithm>

#include "src/gui/screens/common/sit_at.hpp"
#include "src/gui/sessions/ruling_shelf.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/text/puzzle_titles.hpp"

namespace cubenight::gui {
namespace {

constexpr float group_height = 58;

std::string_view subject_words(const Frame& f, const std::string& key) {
    const auto subject = text::find_subject(key);
    return subject ? text::subject_name(*subject, f.say.language()) : std::string_view(key);
}

std::size_t subject_place(const std::string& key) {
    const auto subject = text::find_subject(key);
    return subject ? static_cast<std::size_t>(*subject) : text::subject_count;
}

struct MarkWords {
    Text words;
    Icon icon;
    Tone tone;
};

std::optional<MarkWords> words_of(const RulingFile::Entry& entry) {
    switch (entry.mark) {
        case RulingMark::none: return std::nullopt;
        case RulingMark::tried: return MarkWords{Text::rulings_tried, Icon::eye, Tone::plain};
        case RulingMark::held:
            return MarkWords{entry.is_puzzle ? Text::rulings_solved : Text::rulings_held, Icon::tick, Tone::ok};
        case RulingMark::failed: return MarkWords{Text::rulings_not_held, Icon::cross, Tone::bad};
    }
    return std::nullopt;
}

}  // namespace

void RulingsPage::draw(Frame& f, Rect r) {
    Canvas& c = f.c;
    f.session.put_ruling_away();
    RulingShelf& shelf = f.session.ruling_shelf();
    if (shelf.read_on()) f.ui.keep_moving();
    r = r.inset(36, 0);
    c.text({r.x, r.y + 62}, f.say(Text::home_rulings), bold(28, c.p.t1));
    c.text_within({r.x, r.y + 90}, f.say(Text::rulings_under), regular(15, c.p.t2), r.w - 400);
    const auto& files = f.session.rulings();
    const Rect search{r.right() - 380, r.y + 38, 380, 42};
    search_field(f, "rulings.search", search, search_, f.say(Text::rulings_search), c.p.well);
    refresh(f, files);
    r.cut_top(116);
    r.cut_bottom(36);
    groups_panel(f, r.cut_left(f.narrow() ? 300.f : 340.f), files);
    r.cut_left(24);
    panel(c, r, 18);
    if (files.empty()) {
        c.paragraph({r.x + 28, r.y + 50}, f.say(Text::rulings_none), regular(15, c.p.t2), r.w - 56, 24, 4);
        return;
    }
    const Group& chosen = groups_[group_];
    if (search_.empty() && chosen.file && files[*chosen.file].problem) problem(f, r, files[*chosen.file]);
    else list(f, r, files);
}

// The groups, and what is shown of them, where something has changed.
void RulingsPage::refresh(Frame& f, const std::vector<RulingFile>& files) {
    const std::uint64_t version = f.session.ruling_shelf().version();
    if (version != version_ || groups_.empty()) {
        const std::optional<Group> before = groups_.empty() ? std::nullopt : std::optional(groups_[group_]);
        groups_.clear();
        for (std::size_t i = 0; i < files.size(); ++i) {
            const int count = static_cast<int>(files[i].entries.size());
            const auto same = [&](const Group& group) { return !group.file && group.subject == files[i].subject; };
            if (files[i].subject.empty()) groups_.push_back({i, "", count});
            else if (const auto group = std::ranges::find_if(groups_, same); group != groups_.end())
                group->count += count;
            else groups_.push_back({std::nullopt, files[i].subject, count});
        }
        std::ranges::stable_sort(groups_, {}, [](const Group& group) {
            return group.file ? std::size_t{0} : 1 + subject_place(group.subject);
        });
        const auto again = std::ranges::find_if(groups_, [&](const Group& group) {
            return before && (before->subject.empty() ? group.file == before->file : group.subject == before->subject);
        });
        group_ = again == groups_.end() ? 0 : static_cast<std::size_t>(again - groups_.begin());
    }
    const std::string wanted = std::to_string(version) + "/" + std::to_string(group_) + "/" +
                               std::to_string(static_cast<int>(f.say.language())) + "/" + search_;
    if (wanted == shown_for_) return;
    if (version == version_) f.ui.scroll_to("rulings.list", 0);
    version_ = version, shown_for_ = wanted;
    find_shown(f, files);
}

// Of the chosen group, or of all that the search finds, which each group counts: those first whose title, subject or clauses say it,
// then those whose cards or text do.
void RulingsPage::find_shown(Frame& f, const std::vector<RulingFile>& files) {
    shown_.clear();
    std::vector<Shown> by_text;
    for (Group& group : groups_) group.found = 0;
    for (std::size_t i = 0; i < files.size() && !groups_.empty(); ++i) {
        const Group& group = groups_[group_];
        const bool chosen = group.file ? *group.file == i : group.subject == files[i].subject;
        if (search_.empty() && !chosen) continue;
        const std::string_view subject = subject_words(f, files[i].subject);
        const std::size_t before = shown_.size() + by_text.size();
        for (std::size_t k = 0; k < files[i].entries.size(); ++k)
            switch (words_.answers(f, files[i].entries[k], subject, search_)) {
                case RulingAnswer::none: break;
                case RulingAnswer::by_head: shown_.push_back({i, k}); break;
                case RulingAnswer::by_text: by_text.push_back({i, k}); break;
            }
        for (Group& one : groups_)
            if (one.file ? *one.file == i : one.subject == files[i].subject)
                one.found += static_cast<int>(shown_.size() + by_text.size() - before);
    }
    shown_.insert(shown_.end(), by_text.begin(), by_text.end());
}

void RulingsPage::groups_panel(Frame& f, Rect r, const std::vector<RulingFile>& files) {
    Canvas& c = f.c;
    const RulingShelf& shelf = f.session.ruling_shelf();
    panel(c, r, 18);
    c.text({r.x + 24, r.y + 38}, f.say(shelf.library_count() > 0 ? Text::rulings_subjects : Text::rulings_files),
           bold(18, c.p.t1));
    c.text({r.right() - 24, r.y + 38}, std::to_string(groups_.size()), regular(14, c.p.t3, Align::right));
    if (shelf.read_count() < shelf.library_count()) {
        const Rect foot = r.cut_bottom(38);
        c.text_within(
            {foot.x + 24, foot.y + 20},
            f.say(Text::rulings_reading, {std::to_string(shelf.read_count()), std::to_string(shelf.library_count())}),
            regular(13, c.p.t2), foot.w - 48);
    }
    const Rect view{r.x + 12, r.y + 56, r.w - 24, r.h - 68};
    const float up = f.ui.begin_scroll("rulings.files", view, group_height * static_cast<float>(groups_.size()));
    for (std::size_t i = 0; i < groups_.size(); ++i) {
        const Rect row{view.x, view.y + group_height * static_cast<float>(i) - up, view.w - 8, group_height - 6};
        if (row.overlaps(view)) group_row(f, row, files, i);
    }
    f.ui.end_scroll();
}

void RulingsPage::group_row(Frame& f, Rect r, const std::vector<RulingFile>& files, std::size_t index) {
    Canvas& c = f.c;
    const Group& group = groups_[index];
    const Response at =
        f.ui.item(group.file ? "rulings.file." + std::to_string(*group.file) : "rulings.subject." + group.subject, r);
    if (at.clicked) group_ = index, search_.clear();
    const bool chosen = search_.empty() && group_ == index;
    c.rect(r, chosen ? c.p.s3 : at.hovered ? c.p.s3 : c.p.s2, 10);
    if (chosen) c.rect({r.x, r.y + 12, 4, r.h - 24}, c.p.accent, 2);
    const std::string_view name =
        group.file ? ruling_file_name(f.say, files[*group.file]) : subject_words(f, group.subject);
    c.text_within({r.x + 18, r.y + 23}, name, bold(15, c.p.t1).cuttable(), r.w - 34);
    if (group.file && files[*group.file].problem) {
        icon(c, {r.x + 25, r.y + 39}, 6, Icon::warning, c.p.warn);
        c.text_within({r.x + 38, r.y + 43}, f.say(Text::rulings_unread), regular(13, c.p.warn), r.w - 54);
    } else {
        const int count = search_.empty() ? group.count : group.found;
        const RulingShelf& shelf = f.session.ruling_shelf();
        const bool reading = shelf.read_count() < shelf.library_count();
        std::string told = f.say.count(Text::rulings_count_one, Text::rulings_count, count);
        if (count == 0 && reading) told = "\u2026";
        else if (count == 0 && !search_.empty()) told = f.say(Text::rulings_none_fit);
        c.text_within({r.x + 18, r.y + 43}, told, regular(13, c.p.t2), r.w - 34);
    }
    if (group.file) f.ui.tip(at, files[*group.file].path);
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
        f.session.open_rulings(std::string(file.path)), group_ = 0;
}

std::string RulingsPage::title(const Frame& f, const std::vector<RulingFile>& files) const {
    if (!search_.empty()) return f.say(Text::rulings_found, {search_});
    const Group& group = groups_[group_];
    return std::string(group.file ? ruling_file_name(f.say, files[*group.file]) : subject_words(f, group.subject));
}

void RulingsPage::list(Frame& f, Rect r, const std::vector<RulingFile>& files) {
    Canvas& c = f.c;
    c.text_within({r.x + 24, r.y + 38}, title(f, files), bold(18, c.p.t1).cuttable(), r.w - 200);
    if (!shown_.empty() || search_.empty())
        c.text({r.right() - 24, r.y + 38},
               f.say.count(Text::rulings_count_one, Text::rulings_count, static_cast<int>(shown_.size())),
               regular(14, c.p.t3, Align::right));
    const Rect view{r.x + 12, r.y + 56, r.w - 24, r.h - 68};
    const RulingShelf& shelf = f.session.ruling_shelf();
    if (shown_.empty() && shelf.read_count() == shelf.library_count())
        c.text({view.x + 12, view.y + 28}, f.say(Text::rulings_nothing), regular(15, c.p.t2));
    const float up = f.ui.begin_scroll("rulings.list", view, ruling_row_height * static_cast<float>(shown_.size()));
    std::optional<Shown> pressed;
    for (auto i = static_cast<std::size_t>(std::max(0.f, up / ruling_row_height)); i < shown_.size(); ++i) {
        const Rect row{view.x, view.y + ruling_row_height * static_cast<float>(i) - up, view.w - 8,
                       ruling_row_height - 6};
        if (row.y > view.bottom()) break;
        const RulingFile& file = files[shown_[i].file];
        const std::string_view where = search_.empty()        ? std::string_view()
                                       : file.subject.empty() ? ruling_file_name(f.say, file)
                                                              : subject_words(f, file.subject);
        const RulingFile::Entry& entry = file.entries[shown_[i].entry];
        if (ruling_row(f, row, entry, "rulings.entry." + std::to_string(i), where, words_.told(f, entry)))
            pressed = shown_[i];
    }
    f.ui.end_scroll();
    if (pressed) sit_at(f, f.session.try_ruling(pressed->file, pressed->entry), 9000);
}

std::string_view ruling_file_name(const Strings& say, const RulingFile& file) {
    if (file.name == "puzzles") return say(Text::rulings_puzzles);
    return file.name == "ultraman-puzzles" ? say(Text::rulings_ultraman_puzzles) : std::string_view(file.name);
}

bool ruling_row(Frame& f, Rect r, const RulingFile::Entry& entry, std::string_view id, std::string_view file,
                std::string_view told) {
    Canvas& c = f.c;
    const Response at = f.ui.item(id, r);
    c.rect(r, at.hovered ? c.p.s3 : c.p.s2, 10);
    icon(c, {r.x + 26, r.centre().y}, 9, entry.is_puzzle ? Icon::star : Icon::play, at.hovered ? c.p.accent : c.p.t2);
    float right = r.right() - 16;
    if (const auto mark = words_of(entry)) {
        const std::string_view words = f.say(mark->words);
        const float wide = c.text({right, r.y + 25}, words, regular(13, c.p.t2, Align::right));
        icon(c, {right - wide - 14, r.y + 21}, 6, mark->icon, tone_colour(c.p, mark->tone));
        right -= wide + 30;
    }
    const std::string_view title = text::puzzle_title(entry.title, f.say.language());
    c.text_within({r.x + 52, r.y + 25}, title, bold(15, c.p.t1).cuttable(), right - r.x - 60);
    float x = r.x + 52;
    if (!file.empty()) x += c.text_within({x, r.y + 48}, file, regular(13, c.p.t2).cuttable(), 220) + 12;
    for (const std::string& clause : entry.clauses) {
        const Rect box = chip_box(c, {x, r.y + 35}, clause);
        if (box.right() > r.right() - (told.empty() ? 40 : 300)) {
            x += c.text({x, r.y + 49}, "…", bold(12, c.p.info)) + 5;
            break;
        }
        chip(c, box, clause);
        x += box.w + 5;
    }
    if (!told.empty()) c.text_within({x + 7, r.y + 48}, told, regular(13, c.p.t2).cuttable(), r.right() - 16 - x - 7);
    f.ui.tip(at, std::string(title) + (told.empty() ? "" : "\n" + std::string(told)));
    return at.clicked;
}

}  // namespace cubenight::gui
