// Home: the card library, every card of the chosen cube to look through.
#include "src/gui/screens/home/library_page.hpp"

#include <algorithm>
#include <set>

#include "src/gui/widgets/card_face.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {

void LibraryPage::draw(Frame& f, Rect r, const CubeSummary* chosen) {
    Canvas& c = f.c;
    r = r.inset(36, 0);
    const std::optional<draft::DraftCards> cards = chosen ? f.session.library(chosen->id) : std::nullopt;
    c.text({r.x, r.y + 62}, f.say(Text::home_library), bold(28, c.p.t1));
    r.cut_top(92);
    if (!cards) {
        c.text({r.x, r.y + 20}, f.say(chosen ? Text::library_none : Text::home_no_cubes), regular(15, c.p.t2));
        return;
    }
    if (cube_ != cards->cube || version_ != f.session.library_version()) {
        const bool another = cube_id_ != chosen->id;
        std::string search = std::move(search_);
        const int filter = filter_;
        *this = {};
        if (!another) search_ = std::move(search), filter_ = filter;
        cube_id_ = chosen->id;
        cube_ = cards->cube;
        version_ = f.session.library_version();
        faces_ = faces_of(*cards, draft::cube_rules(*cards));
    }
    draw_filters(f, r.cut_top(48), *cards);
    r.cut_top(12);
    r.cut_bottom(20);
    draw_cards(f, r);
    if (close_up_) draw_close_up(f);
}

void LibraryPage::draw_filters(Frame& f, Rect r, const draft::DraftCards& cards) {
    Canvas& c = f.c;
    const Rect search{r.x, r.y, 300, 40};
    search_field(f, "library.search", search, search_, f.say(Text::library_search), c.p.well);
    float x = search.right() + 16;
    const std::span<const int> filters = faces_->filters();
    for (int i = 0; i <= static_cast<int>(filters.size()); ++i) {
        const float wide = i == 0 ? 56.f : 40.f;
        const Rect box{x, r.y, wide, 40};
        const Response at = f.ui.item("library.filter." + std::to_string(i), box);
        if (at.clicked) filter_ = i;
        c.rect(box, filter_ == i ? c.p.s3 : at.hovered ? c.p.s2 : c.p.s1, size::button_radius);
        if (filter_ == i) c.frame(box, c.p.accent, size::button_radius, 1.5f);
        if (i == 0) c.text_in(box, f.say(Text::library_all), bold(14, c.p.t1, Align::centre));
        else
            faces_->group_mark(c, box.centre(), 10, CardSort::type, filters[static_cast<std::size_t>(i) - 1],
                               On::plate);
        x += wide + 5;
    }
    look_up(f, cards);
    const std::string count = f.say(Text::library_shown, {std::to_string(shown_.size()), std::to_string(cards.size())});
    if (r.right() - x > 130) c.text({r.right(), r.y + 26}, count, regular(14, c.p.t2, Align::right));
}

// Works out what answers search and filter, where they have changed.
void LibraryPage::look_up(Frame& f, const draft::DraftCards& cards) {
    const std::string state = search_ + "/" + std::to_string(filter_);
    if (state == shown_for_) return;
    shown_for_ = state;
    shown_.clear();
    std::set<CardId> seen;
    for (std::uint16_t i = 0; i < cards.size(); ++i) {
        const CardId card = cards.id(draft::CubeCopyId{i});
        const bool passes =
            filter_ == 0 || faces_->passes(card, faces_->filters()[static_cast<std::size_t>(filter_) - 1]);
        if (passes && faces_->found(f, card, search_) && seen.insert(card).second) shown_.push_back(card);
    }
    f.ui.scroll_to("library.cards", 0);
}

void LibraryPage::draw_cards(Frame& f, Rect r) {
    Canvas& c = f.c;
    if (shown_.empty()) {
        c.text({r.x, r.y + 30}, f.say(Text::library_no_match), regular(15, c.p.t2));
        return;
    }
    constexpr float gap = 14, least = 128;
    const int columns = std::max(1, static_cast<int>((r.w - 20 + gap) / (least + gap)));
    const float pitch = (r.w - 20 + gap) / static_cast<float>(columns), width = pitch - gap;
    const float high = width * 1.4f + gap;
    const auto rows =
        static_cast<float>((shown_.size() + static_cast<std::size_t>(columns) - 1) / static_cast<std::size_t>(columns));
    const float up = f.ui.begin_scroll("library.cards", r, rows * high + 8);
    for (std::size_t i = 0; i < shown_.size(); ++i) {
        const auto column = static_cast<float>(i % static_cast<std::size_t>(columns)),
                   row = static_cast<float>(i / static_cast<std::size_t>(columns));
        const Rect box = CardPainter::box({r.x + 4 + pitch * column, r.y + 4 + high * row - up}, width);
        if (!box.overlaps(r)) continue;
        const Response at = f.ui.item("library.card." + std::to_string(i), box);
        faces_->draw(f, box.corner(), width, shown_[i]);
        if (at.hovered) c.frame(box.inset(-2), c.p.t1.alpha(.8f), 8, 1.5f);
        if (at.clicked) close_up_ = shown_[i];
    }
    f.ui.end_scroll();
}

void LibraryPage::draw_close_up(Frame& f) {
    Layer layer(f, .7f);
    const float width = std::min(460.f, (f.area.h - 80) / 1.4f);
    const Response r = f.ui.item("library.close_up", f.area);
    faces_->draw(f, {f.area.centre().x - width / 2, f.area.centre().y - width * .7f}, width, *close_up_);
    const auto at = std::find(shown_.begin(), shown_.end(), *close_up_);
    if (f.ui.key(Key::right) && at != shown_.end() && at + 1 != shown_.end()) close_up_ = *(at + 1);
    else if (f.ui.key(Key::left) && at != shown_.end() && at != shown_.begin()) close_up_ = *(at - 1);
    if (r.clicked || f.ui.key(Key::escape)) close_up_.reset();
}

}  // namespace cubenight::gui
