#include "src/gui/screens/home/rulebook_page.hpp"

#include <algorithm>

#include "src/gui/screens/common/sit_at.hpp"
#include "src/gui/screens/home/rulings_page.hpp"
#include "src/gui/sessions/clause_shelf.hpp"
#include "src/gui/widgets/card_parts.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/text/clause_text.hpp"
#include "src/text/subjects.hpp"

namespace cubenight::gui {
namespace {

using clauses::ClauseBook;

constexpr float content_height = 40;

TextStyle words_style(const Frame& f) { return regular(15, f.c.p.t1); }

float leading(const Frame& f) { return f.c.real_size(words_style(f)) * 21 / 15; }

// What a chapter of a document is about.
std::string_view about(const Frame& f, const store::ClauseRow& row) {
    const auto subject = text::chapter_subject_of(row.name());
    return subject ? text::subject_name(*subject, f.say.language()) : std::string_view();
}

}  // namespace

void RulebookPage::draw(Frame& f, Rect r) {
    Canvas& c = f.c;
    f.session.ruling_shelf().put_away(kept_);
    if (f.session.ruling_shelf().read_on()) f.ui.keep_moving();
    r = r.inset(36, 0);
    c.text({r.x, r.y + 62}, f.say(Text::home_rulebook), bold(28, c.p.t1));
    c.text_within({r.x, r.y + 90}, f.say(Text::rulebook_under), regular(15, c.p.t2), r.w - 340);
    const Result<ClauseBook>& book = f.session.clause_shelf().book();
    r.cut_top(116);
    r.cut_bottom(36);
    if (!book) {
        c.paragraph({r.x, r.y + 20}, f.say(Text::rulebook_none, {f.say(book.error().reason)}), regular(15, c.p.t2), r.w,
                    24, 3);
        return;
    }
    search_field(f, "rulebook.search", {r.right() - 320, r.y - 78, 320, 42}, search_, f.say(Text::rulebook_search),
                 c.p.well);
    refresh(f, *book);
    contents(f, r.cut_left(f.narrow() ? 250.f : 290.f), *book);
    r.cut_left(16);
    if (learning_) {
        if (const auto clause = learn_.draw(f, r, *learning_)) f.session.clause_shelf().look_up(*clause);
        return;
    }
    chosen(f, r.cut_right(f.narrow() ? 372.f : 430.f), *book);
    r.cut_right(16);
    list(f, r, *book);
}

// Opens at the clause that somebody wants to look up, and works out what is shown where that has changed.
void RulebookPage::refresh(Frame& f, const ClauseBook& book) {
    const auto& rows = book.rows();
    for (std::size_t i = 0; i < rows.size() && shown_for_.empty(); ++i) {
        const bool another = chapters_.empty() || chapters_.back().document != rows[i].document;
        if (another) chapters_.push_back({rows[i].document, "", i, 0});
        const std::string chapter(ClauseBook::chapter_of(rows[i]));
        if (another || chapters_.back().name != chapter) chapters_.push_back({rows[i].document, chapter, i, 0});
        ++chapters_.back().count;
    }
    if (const auto game = f.session.clause_shelf().learner()) learning_ = game, search_.clear();
    if (!search_.empty()) learning_.reset();
    if (const auto wanted = f.session.clause_shelf().wanted())
        if (const auto row = book.find(*wanted)) search_.clear(), open(*row, book);
    const std::string wanted =
        std::to_string(chapter_) + "/" + std::to_string(static_cast<int>(f.say.language())) + "/" + search_;
    if (wanted == shown_for_) return;
    shown_for_ = wanted;
    shown_.clear(), laid_.clear();
    f.ui.scroll_to("rulebook.list", 0);
    if (!search_.empty()) shown_ = book.search(search_, f.say.language());
    else if (!chapters_.empty())
        for (int i = 0; i < std::max(chapters_[chapter_].count, 1); ++i)
            shown_.push_back(chapters_[chapter_].first + static_cast<std::size_t>(i));
    if (const auto at = std::ranges::find(shown_, row_.value_or(rows.size())); at != shown_.end())
        go_to_ = static_cast<std::size_t>(at - shown_.begin());
}

// The clause with its chapter.
void RulebookPage::open(std::size_t row, const ClauseBook& book) {
    row_ = row;
    learning_.reset();
    for (std::size_t i = 0; i < chapters_.size(); ++i)
        if (chapters_[i].document == book.rows()[row].document && chapters_[i].first <= row &&
            !chapters_[i].name.empty())
            chapter_ = i;
}

void RulebookPage::contents(Frame& f, Rect r, const ClauseBook& book) {
    Canvas& c = f.c;
    panel(c, r, 18);
    c.text({r.x + 20, r.y + 38}, f.say(Text::rulebook_documents), bold(18, c.p.t1));
    // Chapters are unfolded of the open document alone.
    std::vector<std::size_t> rows;
    for (std::size_t i = 0; i < chapters_.size(); ++i)
        if (chapters_[i].name.empty() || chapters_[i].document == chapters_[chapter_].document) rows.push_back(i);
    const Rect view{r.x + 8, r.y + 56, r.w - 16, r.h - 68};
    const float learn = content_height * 2 + 10;
    const float up =
        f.ui.begin_scroll("rulebook.contents", view, learn + content_height * static_cast<float>(rows.size()));
    const float top = learn_rows(f, view, view.y - up);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Rect row{view.x, top + content_height * static_cast<float>(i), view.w - 10, content_height - 4};
        if (row.overlaps(view)) content_row(f, row, book, rows[i]);
    }
    f.ui.end_scroll();
}

// One for each game, before the documents. Returns where those begin.
float RulebookPage::learn_rows(Frame& f, Rect view, float y) {
    Canvas& c = f.c;
    for (const text::LearnGame game : {text::LearnGame::pokemon, text::LearnGame::ultraman}) {
        const Rect row{view.x, y, view.w - 10, content_height - 4};
        const Response at = f.ui.item("rulebook.learn." + std::to_string(static_cast<int>(game)), row);
        if (at.clicked) learning_ = game, search_.clear();
        const bool open = learning_ == game;
        c.rect(row, open || at.hovered ? c.p.s3 : c.p.s2, 8);
        if (open) c.rect({row.x, row.y + 8, 4, row.h - 16}, c.p.accent, 2);
        icon(c, {row.x + 22, row.centre().y}, 8, Icon::eye, open ? c.p.accent : c.p.t2);
        const std::string title =
            std::string(f.say(text::Learn::title)) + " · " + std::string(f.say(learn_game_name(game)));
        c.text_within({row.x + 40, row.y + 23}, title, shrunk(c, title, bold(14, c.p.t1), row.w - 48, 12).cuttable(),
                      row.w - 48);
        f.ui.tip(at, title);
        y += content_height;
    }
    return y + 10;
}

void RulebookPage::content_row(Frame& f, Rect r, const ClauseBook& book, std::size_t index) {
    Canvas& c = f.c;
    const Chapter& chapter = chapters_[index];
    const bool is_document = chapter.name.empty();
    const store::ClauseRow& first = book.rows()[chapter.first];
    const Response at =
        f.ui.item("rulebook.chapter." + chapter.document + (is_document ? std::string() : "." + chapter.name), r);
    if (at.clicked) chapter_ = is_document ? index + 1 : index, search_.clear(), learning_.reset();
    const bool open = search_.empty() && !learning_ && chapter_ == index;
    if (is_document || open || at.hovered) c.rect(r, open || at.hovered ? c.p.s3 : c.p.s2, 8);
    if (open) c.rect({r.x, r.y + 8, 4, r.h - 16}, c.p.accent, 2);
    const std::string_view document = text::document_name(chapter.document + " ", f.say.language());
    if (is_document) {
        const float wide = c.text({r.x + 12, r.y + 23}, chapter.document, bold(14, c.p.info));
        c.text_within({r.x + 12 + std::max(38.f, wide + 8), r.y + 23}, document, regular(13, c.p.t2).cuttable(),
                      r.w - 20 - std::max(38.f, wide + 8));
        f.ui.tip(at, std::string(document));
        return;
    }
    const float wide = c.text({r.x + 20, r.y + 23}, chapter.name, bold(14, c.p.t1));
    const float indent = std::max(56.f, wide + 8);
    const std::string_view subject = about(f, first);
    const float room = r.w - 28 - indent;
    c.text_within({r.x + 20 + indent, r.y + 23}, subject, shrunk(c, subject, regular(14, c.p.t2), room, 12).cuttable(),
                  room);
    f.ui.tip(at, std::string(subject));
}

void RulebookPage::lay(Frame& f, const ClauseBook& book, float width) {
    if (laid_.size() == shown_.size() && laid_width_ == width && laid_truly_) return;
    laid_width_ = width;
    laid_.clear();
    for (const std::size_t row : shown_) {
        Laid laid{f.c.wrapped(book.told(row, f.say.language()), words_style(f), width), 0};
        laid.height = 40 + leading(f) * static_cast<float>(laid.lines.size()) + 6;
        laid_.push_back(std::move(laid));
    }
    laid_truly_ = f.c.measures_truly();
}

void RulebookPage::list(Frame& f, Rect r, const ClauseBook& book) {
    Canvas& c = f.c;
    panel(c, r, 18);
    const Chapter& chapter = chapters_[chapter_];
    const std::string title = !search_.empty()
                                  ? f.say(Text::rulings_found, {search_})
                                  : chapter.name + "  " + std::string(about(f, book.rows()[chapter.first]));
    c.text_within({r.x + 20, r.y + 38}, title, bold(18, c.p.t1).cuttable(), r.w - 170);
    c.text({r.right() - 20, r.y + 38},
           f.say.count(Text::rulebook_count_one, Text::rulebook_count, static_cast<int>(shown_.size())),
           regular(14, c.p.t3, Align::right));
    const Rect view{r.x + 12, r.y + 56, r.w - 24, r.h - 68};
    if (shown_.empty()) c.text({view.x + 8, view.y + 28}, f.say(Text::rulebook_nothing), regular(15, c.p.t2));
    lay(f, book, view.w - 40);
    float height = 0, wanted = 0;
    for (std::size_t i = 0; i < laid_.size(); ++i) {
        if (i == go_to_) wanted = height;
        height += laid_[i].height;
    }
    if (go_to_ && laid_truly_) f.ui.scroll_to("rulebook.list", std::max(0.f, wanted - view.h / 3)), go_to_.reset();
    const float up = f.ui.begin_scroll("rulebook.list", view, height);
    float y = view.y - up;
    for (std::size_t i = 0; i < laid_.size(); y += laid_[i].height, ++i) {
        const Rect row{view.x, y, view.w - 12, laid_[i].height - 6};
        if (row.overlaps(view)) list_row(f, row, book, i);
    }
    f.ui.end_scroll();
}

void RulebookPage::list_row(Frame& f, Rect r, const ClauseBook& book, std::size_t index) {
    Canvas& c = f.c;
    const std::size_t row = shown_[index];
    const store::ClauseRow& clause = book.rows()[row];
    const Response at = f.ui.item("rulebook.clause." + clause.name(), r);
    if (at.clicked) row_ = row;
    const bool is_chosen = row_ == row;
    c.rect(r, is_chosen || at.hovered ? c.p.s3 : c.p.s2, 9);
    if (is_chosen) c.rect({r.x, r.y + 9, 4, r.h - 18}, c.p.accent, 2);
    const float wide = c.text({r.x + 14, r.y + 23}, search_.empty() ? clause.clause : clause.name(),
                              bold(14, clause.not_a_rule.empty() ? c.p.info : c.p.t3));
    if (book.differs(row)) pill(c, {r.x + 26 + wide, r.y + 18}, f.say(Text::rulebook_differs), Tone::warn, 22);
    float base = r.y + 46;
    for (const std::string& line : laid_[index].lines) {
        c.text({r.x + 14, base}, line, clause.not_a_rule == "heading" ? bold(15, c.p.t1) : words_style(f));
        base += leading(f);
    }
}

void RulebookPage::chosen(Frame& f, Rect r, const ClauseBook& book) {
    Canvas& c = f.c;
    panel(c, r, 18);
    if (!row_) {
        c.paragraph({r.x + 20, r.y + 44}, f.say(Text::rulebook_choose), regular(15, c.p.t2), r.w - 40, 22, 4);
        return;
    }
    const float below = facts(f, r.inset(20, 0), book);
    find_tests(f, book);
    tests(f, {r.x + 12, below, r.w - 24, r.bottom() - below - 12});
}

// What the clause says, where it stands, what says the same, and who follows it. Returns where that ends.
float RulebookPage::facts(Frame& f, Rect r, const ClauseBook& book) {
    Canvas& c = f.c;
    const store::ClauseRow& clause = book.rows()[*row_];
    c.text({r.x, r.y + 38}, clause.name(), bold(18, c.p.info));
    c.text_within({r.x, r.y + 60}, text::document_name(clause.name(), f.say.language()), regular(13, c.p.t2).cuttable(),
                  r.w);
    float y = r.y + 92;
    const auto paragraph = [&](std::string_view words, const TextStyle& style, float high) {
        for (const std::string& line : c.wrapped(words, style, r.w)) c.text({r.x, y}, line, style), y += high;
    };
    paragraph(book.told(*row_, f.say.language()), regular(17, c.p.t1), 24);
    if (!clause.not_a_rule.empty()) paragraph(f.say(Text::rulebook_no_rule), regular(14, c.p.t3), 20);
    y += 10;
    if (const auto alike = book.alike(*row_); !alike.empty()) {
        c.text({r.x, y}, capitals(f.say(Text::rulebook_same)), bold(12, c.p.t3));
        y += 10;
        float x = r.x;
        for (const std::size_t other : alike) {
            const std::string name = book.rows()[other].name();
            Rect box = chip_box(c, {x, y}, name);
            if (box.right() > r.right()) x = r.x, y += 26, box = chip_box(c, {x, y}, name);
            const Response at = f.ui.item("rulebook.same." + name, box);
            chip(c, box, name, at);
            f.ui.tip(at, book.told(other, f.say.language()));
            if (at.clicked) search_.clear(), f.session.clause_shelf().look_up(name);
            x += box.w + 6;
        }
        y += 44;
    }
    for (const clauses::ClauseOption& option : book.options(*row_, f.say.language())) {
        c.text({r.x, y}, capitals(f.say(Text::rulebook_differs)), bold(12, c.p.t3));
        y += 20;
        paragraph(option.title, bold(14, c.p.t1), 19);
        for (const clauses::OptionChoice& choice : option.choices)
            paragraph(choice.sets + ": " + choice.words, regular(14, c.p.t2), 19);
        y += 10;
    }
    if (const auto sets = book.followed_in(*row_); !sets.empty()) {
        c.text({r.x, y}, capitals(f.say(Text::rulebook_sets)), bold(12, c.p.t3));
        y += 20;
        std::string names;
        for (const std::string& set : sets) names += (names.empty() ? "" : ", ") + set;
        const bool all = sets.size() == ClauseBook::rule_set_count(clause.document);
        paragraph(all ? std::string(f.say(Text::rulebook_every_set)) : f.say(Text::rulebook_that_set, {names}),
                  regular(14, c.p.t2), 19);
        y += 8;
    }
    return y;
}

// The rulings that name the clause or one that says the same, as far as they are read.
void RulebookPage::find_tests(Frame& f, const ClauseBook& book) {
    const auto& files = f.session.rulings();
    const std::string wanted = std::to_string(*row_) + "/" + std::to_string(f.session.ruling_shelf().version());
    if (wanted == tests_for_) return;
    tests_for_ = wanted;
    tests_.clear();
    for (std::size_t i = 0; i < files.size(); ++i)
        for (std::size_t k = 0; k < files[i].entries.size(); ++k)
            if (std::ranges::any_of(files[i].entries[k].clauses,
                                    [&](const std::string& clause) { return book.is_tested_by(*row_, clause); }))
                tests_.push_back({i, k});
}

void RulebookPage::tests(Frame& f, Rect r) {
    Canvas& c = f.c;
    const RulingShelf& shelf = f.session.ruling_shelf();
    const bool reading = shelf.read_count() < shelf.library_count();
    c.text({r.x + 8, r.y + 12}, capitals(f.say(Text::rulebook_tests)), bold(12, c.p.t3));
    c.text({r.right() - 8, r.y + 12}, std::to_string(tests_.size()), regular(14, c.p.t3, Align::right));
    r.cut_top(24);
    if (reading) {
        c.text_within(
            {r.x + 8, r.y + 14},
            f.say(Text::rulings_reading, {std::to_string(shelf.read_count()), std::to_string(shelf.library_count())}),
            regular(13, c.p.t2), r.w - 16);
        r.cut_top(24);
    } else if (tests_.empty()) {
        c.paragraph({r.x + 8, r.y + 16}, f.say(Text::rulebook_no_tests), regular(14, c.p.t2), r.w - 16, 20, 3);
    }
    const auto& files = f.session.rulings();
    const float up = f.ui.begin_scroll("rulebook.tests", r, ruling_row_height * static_cast<float>(tests_.size()));
    std::optional<Test> pressed;
    for (auto i = static_cast<std::size_t>(std::max(0.f, up / ruling_row_height)); i < tests_.size(); ++i) {
        const Rect row{r.x, r.y + ruling_row_height * static_cast<float>(i) - up, r.w - 8, ruling_row_height - 6};
        if (row.y > r.bottom()) break;
        const RulingFile::Entry& entry = files[tests_[i].file].entries[tests_[i].entry];
        if (ruling_row(f, row, entry, "rulebook.test." + std::to_string(i), {})) pressed = tests_[i];
    }
    f.ui.end_scroll();
    if (pressed) sit_at(f, f.session.try_ruling(pressed->file, pressed->entry), 9000);
}

}  // namespace cubenight::gui
