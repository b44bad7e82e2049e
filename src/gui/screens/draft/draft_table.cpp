#include "src/gui/screens/draft/draft_table.hpp"

#include <algorithm>

#include "src/gui/screens/common/menu.hpp"
#include "src/gui/screens/screens.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {
namespace {

// Place keys of a pack: 1 to 9, then A to F.
Key place_key(std::size_t index) {
    return index < 9 ? digit_key(static_cast<int>(index) + 1) : letter_key(static_cast<int>(index) - 9);
}

}  // namespace

void DraftTable::refresh(Frame& f) {
    const draft::Night& night = *f.session.night();
    const SeatId seat = f.session.seat().value_or(seat_);
    if (cube_ != night.cards.cube) {
        cube_ = night.cards.cube;
        cards_ = night.cards;
        values_ = draft::CardValues(cards_);
        families_ = Families(*cards_.set);
        version_ = ~std::uint64_t{0};
    }
    selected_ = f.session.selected(seat);
    if (version_ == f.session.version() && seat_ == seat) return;
    version_ = f.session.version();
    const std::vector<draft::CubeCopyId> before =
        seat_ == seat ? std::move(view_.pack) : std::vector<draft::CubeCopyId>();
    seat_ = seat;
    view_ = view_for(night, seat);
    if (!before.empty() && !view_.pack.empty() && before != view_.pack) arriving_ms_ = motion::pass;
    picks_.refresh(cards_, view_.pool);
    suggestions_ =
        view_.pack.empty() ? std::vector<draft::Suggestion>() : draft::suggest_picks(cards_, values_, place_of(view_));
    hovered_.reset();
}

void DraftTable::draw(Frame& f) {
    const draft::Night* night = f.session.night();
    if (!night) return f.go.back();
    refresh(f);
    motions(f);
    if (night->phase() != draft::NightPhase::draft) return leave_draft(f);
    bar(f);
    Rect r{f.area.x, f.area.y + 60, f.area.w, f.area.h - 60};
    r.cut_top(20);
    r.cut_bottom(20);
    r.cut_right(16);
    const bool narrow = f.narrow();
    const Rect picks = r.cut_right(narrow ? 236 : 258);
    const std::optional<draft::CubeCopyId> pointed =
        picks_.draw(f, picks, draft::picks_per_seat(view_.row, view_.leave));
    r.cut_right(14);
    if (!narrow) looking(f, r.cut_right(296));
    felt(f, {r.x, f.area.y + 61, r.w - (narrow ? 0 : 4), f.area.h - 61});
    if (pointed) hovered_ = pointed;
    if (hovered_ && (narrow || compat::held(Key::alt) || pointed)) at_pointer(f, *hovered_);
    draw_leaving(f, picks);
    keys(f);
    sheets(f);
}

void DraftTable::leave_draft(Frame& f) {
    f.go.swap(f.session.night()->phase() == draft::NightPhase::build ? Page::deck : Page::night);
}

void DraftTable::bar(Frame& f) {
    const draft::Night& night = *f.session.night();
    const std::string under = f.say(Text::home_cube_players, {view_.cube, std::to_string(night.seats.size())});
    const Rect bar = top_bar(f, f.say(Text::draft_title), under);
    bar_figures(f, bar);
    bar_buttons(f, bar);
}

void DraftTable::bar_figures(Frame& f, Rect bar) {
    Canvas& c = f.c;
    const float y = bar.y + 26, x = bar.x + (f.narrow() ? 290.f : 330.f);
    const auto number = [](int n) { return std::to_string(n); };
    figure(c, {x, y}, f.say(Text::draft_pack), number(view_.round + 1),
           f.say(Text::draft_of, {number(view_.row.packs)}), c.p.t1);
    figure(c, {x + 80, y}, f.say(Text::draft_pick), number(std::min(view_.pick + 1, view_.picks_per_round)),
           f.say(Text::draft_of, {number(view_.picks_per_round)}), c.p.t1);
    const float step = std::min(15.f, 240.f / static_cast<float>(std::max(1, view_.picks_per_round)));
    float at = x + 172;
    c.text({at, y}, capitals(f.say(Text::draft_this_pack)), bold(12, c.p.t3));
    for (int i = 0; i < view_.picks_per_round; ++i, at += step)
        c.rect({at, y + 10, step - 4, 11},
               i <= view_.pick ? (i == view_.pick ? c.p.accent : mix(c.p.accent, c.p.s3, .55f)) : c.p.s3, 3);
    const float pass = std::max(x + 172 + step * static_cast<float>(view_.picks_per_round) + 18, x + 320);
    c.text({pass, y}, capitals(f.say(Text::draft_pass)), bold(12, c.p.t3));
    const bool clockwise = view_.direction == draft::Direction::clockwise;
    const float wide =
        c.text({pass, y + 22}, f.say(clockwise ? Text::draft_clockwise : Text::draft_counter), bold(16, c.p.t1));
    const auto left = draft::pick_seconds_left(*f.session.night(), seat_, f.session.now());
    if (!left) return;
    const float time = pass + std::max(180.f, wide + 24);
    const Colour colour = *left <= 10 ? c.p.bad : c.p.warn;
    figure(c, {time, y}, f.say(Text::draft_time), clock_text(*left), "", colour);
    const int whole = f.session.night()->settings.pick_seconds;
    if (!f.narrow())
        gui::bar(c, {time + 58, bar.y + 38, 90, 8}, static_cast<float>(*left) / static_cast<float>(std::max(1, whole)),
                 colour);
}

void DraftTable::bar_buttons(Frame& f, Rect bar) {
    Canvas& c = f.c;
    ButtonRow row(f, ButtonRow::From::right, bar.right() - 18, bar.y + 12, 36, 14);
    if (row.button({.id = "draft.menu", .label = f.say(Text::menu), .icon = Icon::gear}, 96)) menu_ = true;
    if (f.session.sharing() > 1 && row.button({.id = "draft.cover",
                                               .label = f.say(f.narrow() ? Text::draft_cover_short : Text::draft_cover),
                                               .icon = Icon::eye_off,
                                               .key = Key::h},
                                              f.narrow() ? 124.f : 196.f))
        f.go.cover();
    float x = row.edge() - 2;
    key_cap(c, {x, bar.centre().y}, Key::s, c.p.s2, c.p.t2);
    x -= 28;
    x -= c.text({x, bar.y + 35}, f.say(Text::draft_suggest), bold(15, c.p.t1, Align::right)) + 8;
    icon(c, {x - 8, bar.centre().y}, 8, Icon::star, c.p.accent);
    x -= 66;
    suggest_ = toggle(f, "draft.suggest", {x, bar.y + 20}, Key::s, suggest_);
}

void DraftTable::keys(Frame& f) {
    for (std::size_t i = 0; i < view_.pack.size() && i < 15; ++i) {
        if (!f.ui.key(place_key(i))) continue;
        if (selected_ == view_.pack[i]) return pick(f, view_.pack[i]);
        select(f, view_.pack[i]);
        hovered_ = view_.pack[i];
    }
    if (f.ui.key(Key::z))
        undo_.emplace(std::string(f.say(Text::draft_undo)), std::string(f.say(Text::draft_undo_under)),
                      std::string(f.say(Text::draft_undo_do)));
    if (f.ui.key(Key::escape)) menu_ = true;
}

void DraftTable::sheets(Frame& f) {
    if (menu_) {
        const MenuEntry entries[] = {{"draft.menu.undo", f.say(Text::draft_undo), Icon::undo},
                                     {"draft.menu.seats", f.say(Text::menu_seats), Icon::person},
                                     {"draft.menu.home", f.say(Text::menu_home), Icon::play}};
        const int chosen = menu_sheet(f, f.say(Text::draft_title), entries);
        if (chosen != menu_open) menu_ = false;
        if (chosen == 0)
            undo_.emplace(std::string(f.say(Text::draft_undo)), std::string(f.say(Text::draft_undo_under)),
                          std::string(f.say(Text::draft_undo_do)));
        if (chosen == 1) seats_.emplace(*f.session.night());
        if (chosen == 2) f.go.home();
        return;
    }
    if (seats_) {
        if (!seats_->draw(f)) seats_.reset();
        return;
    }
    if (!undo_) return;
    const ReasonSheet::Answer answer = undo_->draw(f);
    if (answer == ReasonSheet::Answer::open) return;
    if (answer == ReasonSheet::Answer::given) {
        const Said said = f.session.undo_pick(seat_, undo_->reason());
        f.ui.toast(said ? *said : std::string(f.say(Text::draft_undone)));
    }
    undo_.reset();
}

void DraftTable::select(Frame& f, draft::CubeCopyId card) {
    if (const Said said = f.session.select(seat_, card)) f.ui.toast(*said);
    selected_ = f.session.selected(seat_);
}

void DraftTable::pick(Frame& f, draft::CubeCopyId card) {
    const auto place = std::find(view_.pack.begin(), view_.pack.end(), card) - view_.pack.begin();
    const Item* item = f.ui.find("draft.card." + std::to_string(place));
    if (const Said said = f.session.pick(seat_, card)) f.ui.toast(*said);
    else if (item) leaving_ = card, leaving_from_ = item->rect, leaving_ms_ = motion::card;
    selected_.reset();
    hovered_.reset();
}

int DraftTable::rank_of(draft::CubeCopyId card) const {
    for (std::size_t i = 0; suggest_ && i < suggestions_.size() && i < 3; ++i)
        if (suggestions_[i].card == card) return static_cast<int>(i) + 1;
    return 0;
}

CardLook DraftTable::look(draft::CubeCopyId copy) const {
    const Card& card = cards_[copy];
    return {card, families_.seed(card), view_.cube, card.key};
}

std::optional<draft::CubeCopyId> DraftTable::shown(const Frame&) const { return hovered_ ? hovered_ : selected_; }

std::string DraftTable::seat_name(SeatId seat) const {
    for (const draft::SeatSign& sign : view_.table)
        if (sign.seat == seat) return sign.name;
    return {};
}

std::unique_ptr<Screen> make_draft_table() { return std::make_unique<DraftTable>(); }

}  // namespace cubenight::gui
