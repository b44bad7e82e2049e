// Home: the card library, every card of the chosen cube to look through.
#include "src/gui/screens/home/library_page.hpp"

#include <algorithm>
#include <set>

#include "src/gui/kit/search.hpp"
#include "src/gui/widgets/badge.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {
namespace {

constexpr int trainer_filter = type_count + 1, energy_filter = type_count + 2;

bool passes(const Card& card, int filter) {
    if (filter == 0) return true;
    if (filter == trainer_filter) return is_trainer(card.kind);
    if (filter == energy_filter) return is_energy(card.kind);
    return card.kind == CardKind::pokemon && card.types.has(static_cast<Type>(filter - 1));
}

}  // namespace

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
        looks_ = CardLooks(*cards->set, cards->cube->rules);
    }
    draw_filters(f, r.cut_top(48), *cards);
    r.cut_top(12);
    r.cut_bottom(20);
    draw_cards(f, r, *cards);
    if (close_up_) draw_close_up(f, *cards);
}

void LibraryPage::draw_filters(Frame& f, Rect r, const draft::DraftCards& cards) {
    Canvas& c = f.c;
    const Rect search{r.x, r.y, 300, 40};
    search_field(f, "library.search", search, search_, f.say(Text::library_search), c.p.well);
    float x = search.right() + 16;
    for (int i = 0; i <= energy_filter; ++i) {
        const float wide = i == 0 ? 56.f : 40.f;
        const Rect box{x, r.y, wide, 40};
        const Response at = f.ui.item("library.filter." + std::to_string(i), box);
        if (at.clicked) filter_ = i;
        c.rect(box, filter_ == i ? c.p.s3 : at.hovered ? c.p.s2 : c.p.s1, size::button_radius);
        if (filter_ == i) c.frame(box, c.p.accent, size::button_radius, 1.5f);
        if (i == 0) c.text_in(box, f.say(Text::library_all), bold(14, c.p.t1, Align::centre));
        else if (i == trainer_filter) trainer_icon(c, box.centre(), 9, CardKind::item, c.p.info);
        else if (i == energy_filter) icon(c, box.centre(), 9, Icon::star, c.p.t2);
        else type_badge(c, box.centre(), 11, static_cast<Type>(i - 1));
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
        const draft::CubeCopyId copy{i};
        if (passes(cards[copy], filter_) && found_on(cards[copy], f.words, f.say, search_) &&
            seen.insert(cards.id(copy)).second)
            shown_.push_back(copy);
    }
    f.ui.scroll_to("library.cards", 0);
}

void LibraryPage::draw_cards(Frame& f, Rect r, const draft::DraftCards& cards) {
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
    CardPainter painter(c, f.say, f.words);
    for (std::size_t i = 0; i < shown_.size(); ++i) {
        const auto column = static_cast<float>(i % static_cast<std::size_t>(columns)),
                   row = static_cast<float>(i / static_cast<std::size_t>(columns));
        const Rect box = CardPainter::box({r.x + 4 + pitch * column, r.y + 4 + high * row - up}, width);
        if (!box.overlaps(r)) continue;
        const draft::CubeCopyId copy = shown_[i];
        const Response at = f.ui.item("library.card." + std::to_string(i), box);
        painter.draw(box.corner(), width, looks_.of(cards[copy], cards.cube->name));
        if (at.hovered) c.frame(box.inset(-2), c.p.t1.alpha(.8f), 8, 1.5f);
        if (at.clicked) close_up_ = copy;
    }
    f.ui.end_scroll();
}

void LibraryPage::draw_close_up(Frame& f, const draft::DraftCards& cards) {
    Canvas& c = f.c;
    Layer layer(f, .7f);
    const float width = std::min(460.f, (f.area.h - 80) / 1.4f);
    const Response r = f.ui.item("library.close_up", f.area);
    CardPainter(c, f.say, f.words)
        .draw({f.area.centre().x - width / 2, f.area.centre().y - width * .7f}, width,
              looks_.of(cards[*close_up_], cards.cube->name));
    const auto at = std::find(shown_.begin(), shown_.end(), *close_up_);
    if (f.ui.key(Key::right) && at != shown_.end() && at + 1 != shown_.end()) close_up_ = *(at + 1);
    else if (f.ui.key(Key::left) && at != shown_.end() && at != shown_.begin()) close_up_ = *(at - 1);
    if (r.clicked || f.ui.key(Key::escape)) close_up_.reset();
}

}  // namespace cubenight::gui
