// Home: the card library, every card of the chosen cube to look through.
#include "src/gui/screens/home/library_page.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "src/gui/screens/common/large_card.hpp"
#include "src/gui/screens/common/texts_panel.hpp"
#include "src/gui/widgets/card_face.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {

void LibraryPage::draw(Frame& f, Rect r, TableChoice& choice) {
    Canvas& c = f.c;
    r = r.inset(36, 0);
    c.text({r.x, r.y + 62}, f.say(Text::home_library), bold(28, c.p.t1));
    draw_cubes(f, {r.x + 320, r.y + 34, r.w - 320, 40}, choice);
    const CubeSummary* chosen = choice.chosen(f.session);
    const std::optional<draft::DraftCards> cards = chosen ? f.session.library(chosen->id) : std::nullopt;
    r.cut_top(92);
    if (!cards) {
        c.text({r.x, r.y + 20}, f.say(chosen ? Text::library_none : Text::home_no_cubes), regular(15, c.p.t2));
        return;
    }
    if (cube_ != cards->cube || version_ != f.session.library_version()) open(f, *chosen, *cards);
    if (narrowed_in_ != f.say.language()) find_narrowings(f, *cards);
    draw_filters(f, r.cut_top(48), *cards);
    draw_narrowings(f, r.cut_top(44));
    r.cut_top(8);
    r.cut_bottom(20);
    draw_cards(f, r);
    if (close_up_) draw_close_up(f);
}

void LibraryPage::open(Frame& f, const CubeSummary& cube, const draft::DraftCards& cards) {
    const bool another = cube_id_ != cube.id;
    std::string search = std::move(search_);
    const int filter = filter_;
    *this = {};
    if (!another) search_ = std::move(search), filter_ = filter;
    cube_id_ = cube.id;
    cube_ = cards.cube;
    version_ = f.session.library_version();
    faces_ = faces_of(cards, draft::cube_rules(cards));
    find_narrowings(f, cards);
}

// The groups of every way to sort but the first, by which the filters go; what was chosen stays so.
void LibraryPage::find_narrowings(const Frame& f, const draft::DraftCards& cards) {
    constexpr std::size_t most_groups = 10;
    narrowed_in_ = f.say.language();
    std::vector<Narrowing> found;
    for (const CardSort sort : faces_->sorts().subspan(1)) {
        std::map<int, std::string> groups;
        for (std::uint16_t i = 0; i < cards.size(); ++i) {
            CardGroup group = faces_->group(f.say, cards.id(draft::CubeCopyId{i}), sort);
            if (group.key < first_late_key) groups[group.key] = std::move(group.label);
        }
        if (groups.size() < 2 || groups.size() > most_groups) continue;
        Narrowing narrowing{sort, {}, {}};
        for (auto& [key, label] : groups) narrowing.groups.push_back({key, std::move(label)});
        for (const Narrowing& before : narrowings_)
            if (before.sort == sort) narrowing.chosen = before.chosen;
        found.push_back(std::move(narrowing));
    }
    narrowings_ = std::move(found);
}

// The cubes that there are, as far as there is room.
void LibraryPage::draw_cubes(Frame& f, Rect r, TableChoice& choice) {
    Canvas& c = f.c;
    const auto& cubes = f.session.cubes();
    if (cubes.size() < 2) return;
    float x = r.right();
    for (std::size_t i = cubes.size(); i-- > 0;) {
        const bool chosen = choice.chosen(f.session) == &cubes[i];
        const TextStyle style = chosen ? bold(14, c.p.t1) : regular(14, c.p.t2);
        const float wide = std::min(230.f, c.width(cubes[i].name, style) + 28);
        if (x - wide < r.x) break;
        const Rect box{x - wide, r.y, wide, r.h};
        const Response at = f.ui.item("library.cube." + std::to_string(i), box);
        if (at.clicked) choice.cube = i;
        c.rect(box, chosen ? c.p.s3 : at.hovered ? c.p.s2 : c.p.s1, size::button_radius);
        if (chosen) c.frame(box, c.p.accent, size::button_radius, 1.5f);
        c.text_within({box.x + 14, box.y + 26}, cubes[i].name, TextStyle(style).cuttable(), wide - 28);
        x -= wide + 6;
    }
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

// A row of choices for each narrowing: one of its groups, or all of them.
void LibraryPage::draw_narrowings(Frame& f, Rect r) {
    Canvas& c = f.c;
    float x = r.x;
    for (Narrowing& narrowing : narrowings_) {
        const std::string_view name = f.say(sort_name(narrowing.sort));
        const float named = c.width(name, regular(13, c.p.t3)) + 12;
        float room = named;
        for (const CardGroup& group : narrowing.groups) room += c.width(group.label, bold(13, c.p.t1)) + 26;
        if (x + room > r.right()) break;
        c.text({x, r.y + 22}, name, regular(13, c.p.t3));
        x += named;
        for (const CardGroup& group : narrowing.groups) {
            const Rect box{x, r.y, c.width(group.label, bold(13, c.p.t1)) + 22, 34};
            const Response at = f.ui.item(
                "library." + std::to_string(static_cast<int>(narrowing.sort)) + "." + std::to_string(group.key), box);
            const bool on = narrowing.chosen == group.key;
            if (at.clicked) narrowing.chosen = on ? std::nullopt : std::optional(group.key);
            c.rect(box, on ? c.p.s3 : at.hovered ? c.p.s2 : c.p.s1, size::button_radius);
            if (on) c.frame(box, c.p.accent, size::button_radius, 1.5f);
            c.text_in(box, group.label, bold(13, c.p.t1, Align::centre));
            x += box.w + 4;
        }
        x += 18;
    }
}

bool LibraryPage::passes(const Frame& f, CardId card) const {
    if (filter_ > 0 && !faces_->passes(card, faces_->filters()[static_cast<std::size_t>(filter_) - 1])) return false;
    for (const Narrowing& narrowing : narrowings_)
        if (narrowing.chosen && faces_->group(f.say, card, narrowing.sort).key != *narrowing.chosen) return false;
    return faces_->found(f, card, search_);
}

// Works out what answers search and filters, where they have changed.
void LibraryPage::look_up(Frame& f, const draft::DraftCards& cards) {
    std::string state = search_ + "/" + std::to_string(filter_);
    for (const Narrowing& narrowing : narrowings_)
        state += "/" + (narrowing.chosen ? std::to_string(*narrowing.chosen) : std::string());
    if (state == shown_for_) return;
    shown_for_ = state;
    shown_.clear();
    std::set<CardId> seen;
    for (std::uint16_t i = 0; i < cards.size(); ++i) {
        const CardId card = cards.id(draft::CubeCopyId{i});
        if (seen.insert(card).second && passes(f, card)) shown_.push_back(card);
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

// The card large; beside it each of its texts in a sentence and, where that is wanted, the notation that says it.
void LibraryPage::draw_close_up(Frame& f) {
    Canvas& c = f.c;
    Layer layer(f, .7f);
    const float width = std::min({460.f, (f.area.h - 60 - leaf_foot) / 1.4f, f.area.w * .42f});
    const Rect whole{f.area.centre().x - (width + 24 + 460) / 2, f.area.centre().y - (width * 1.4f + leaf_foot) / 2,
                     width + 24 + 460, width * 1.4f};
    const Response r = f.ui.item("library.close_up", f.area);
    faces_->draw(f, whole.corner(), width, *close_up_);
    Rect side = whole;
    side.cut_left(width + 24);
    panel(c, side, 14);
    side = side.inset(20, 16);
    c.text_within({side.x, side.y + 22}, faces_->name(f.say, *close_up_), bold(20, c.p.t1).cuttable(), side.w);
    c.text_within({side.x, side.y + 46}, faces_->about(f.say, *close_up_), regular(14, c.p.t2).cuttable(), side.w);
    side.cut_top(62);
    std::vector<PanelText> texts;
    for (std::string& text : faces_->sentences(f, *close_up_)) texts.push_back({std::move(text), regular(15, c.p.t1)});
    Rect foot = side.cut_bottom(32);
    notation_ = toggle(f, "library.notation", {foot.x, foot.y + 8}, Key::none, notation_);
    c.text_within({foot.x + 46, foot.y + 23}, f.say(Text::library_notation), regular(14, c.p.t2), foot.w - 50);
    if (notation_) texts.push_back({faces_->notation(*close_up_), regular(13, c.p.t2)});
    draw_texts(f, "library.texts", side, texts);
    const auto at = std::find(shown_.begin(), shown_.end(), *close_up_);
    const Leaf leaf = at == shown_.end() ? Leaf() : Leaf{static_cast<std::size_t>(at - shown_.begin()), shown_.size()};
    const Leafed done = leaf_buttons(f, leaf, {whole.x, whole.bottom(), whole.w, leaf_foot});
    if (done == Leafed::later) close_up_ = *(at + 1);
    else if (done == Leafed::earlier) close_up_ = *(at - 1);
    else if (r.clicked || done == Leafed::closed) close_up_.reset();
}

}  // namespace cubenight::gui
