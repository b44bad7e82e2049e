#include "src/gui/screens/night/night_board.hpp"

#include "src/gui/screens/common/menu.hpp"
#include "src/gui/screens/common/night_names.hpp"
#include "src/gui/screens/night/night_bar.hpp"
#include "src/gui/screens/night/night_clock.hpp"
#include "src/gui/screens/night/night_standings.hpp"
#include "src/gui/screens/night/night_tables.hpp"
#include "src/gui/screens/screens.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {

void NightBoard::draw(Frame& f) {
    if (!f.session.night()) return f.go.back();
    v_.refresh(f.session);
    const draft::NightPhase phase = v_.night->phase();
    const bool building = phase == draft::NightPhase::build && draft::can_pair(*v_.night).has_value();
    if (phase == draft::NightPhase::draft || building) return f.go.swap(building ? Page::deck : Page::draft);
    const NightBarWishes wishes = draw_night_bar(f, v_);
    v_.shown = wishes.shown;
    if (wishes.menu) menu_ = true;
    const Rect r{f.area.x + 24, f.area.y + 80, f.area.w - 48, f.area.h - 104};
    if (f.ui.key(Key::s)) to_standings(f);
    if (f.narrow()) narrow_panels(f, r);
    else wide_panels(f, r);
    if (f.ui.key(Key::escape)) menu_ = true;
    sheets(f);
}

// To who leads; and back, where the standings lie in front of the tables.
void NightBoard::to_standings(Frame& f) {
    tab_ = f.narrow() ? 1 - tab_ : tab_;
    if (!v_.standings.empty() && (!f.narrow() || tab_ == 1)) f.ui.focus(standing_item(v_.standings.front().seat));
}

void NightBoard::wide_panels(Frame& f, Rect r) {
    Rect right = r.cut_right(532);
    r.cut_right(20);
    draw_about(f, v_, right.cut_bottom(250));
    right.cut_bottom(16);
    standings(f, right);
    tables(f, r);
}

// The tables or the standings, by a tab.
void NightBoard::narrow_panels(Frame& f, Rect r) {
    const std::string_view labels[] = {f.say(Text::night_tables), f.say(Text::night_standings)};
    tab_ = tabs(f, "night.tab", r.cut_top(34), labels, tab_);
    r.cut_top(10);
    if (tab_ == 0) return tables(f, r);
    const Rect right = r.cut_right(420);
    r.cut_right(16);
    draw_about(f, v_, right);
    standings(f, r);
}

void NightBoard::tables(Frame& f, Rect r) {
    draw_night_clock(f, v_, r.cut_top(132));
    r.cut_top(14);
    if (const auto table = draw_tables(f, v_, r)) result_.open(*table);
}

void NightBoard::standings(Frame& f, Rect r) {
    if (const auto seat = draw_standings(f, v_, r)) player_.emplace(*seat);
}

void NightBoard::sheets(Frame& f) {
    if (result_.is_open()) return result_.draw(f, v_);
    if (seats_ && !seats_->draw(f)) seats_.reset();
    else if (late_ && !late_->draw(f)) late_.reset();
    else if (menu_) menu(f);
    else if (written_.is_open()) written_.draw(f);
    else if (player_) player(f);
    else host_.draw(f);
}

void NightBoard::player(Frame& f) {
    const SeatId seat = player_->seat();
    const PlayerSheet::Answer answer = player_->draw(f, v_);
    if (answer == PlayerSheet::Answer::open) return;
    player_.reset();
    if (answer == PlayerSheet::Answer::leaves_or_returns) host_.leave_or_return(f, seat);
}

void NightBoard::menu(Frame& f) {
    const std::string_view looked_at = v_.read_only ? f.say(Text::night_replay_note) : std::string_view();
    const std::string joins = v_.read_only ? std::string(looked_at) : why_nobody_joins(f.say, *v_.night);
    const bool over = v_.night->phase() == draft::NightPhase::finished;
    const std::string_view ends = over && !v_.read_only ? f.say(Text::night_is_over) : looked_at;
    // A deck that is handed in can be taken back until the first round is paired.
    const bool building = v_.night->phase() == draft::NightPhase::build && !v_.night->settings.constructed();
    std::vector<MenuEntry> entries = {{"night.menu.seats", f.say(Text::menu_seats), Icon::person, looked_at},
                                      {"night.menu.late", f.say(Text::night_late), Icon::plus, joins},
                                      {"night.menu.print", f.say(Text::night_print), Icon::share},
                                      {"night.menu.end", f.say(Text::night_end), Icon::flag, ends},
                                      {"night.menu.home", f.say(Text::menu_home), Icon::play}};
    if (building) entries.push_back({"night.menu.deck", f.say(Text::deck_title), Icon::cards, looked_at});
    const int chosen = menu_sheet(f, name_of(f.say, *v_.night), entries, {}, MenuFoot::help);
    if (chosen != menu_open) menu_ = false;
    if (chosen == 0) seats_.emplace(f.say, *v_.night);
    if (chosen == 1) late_.emplace(f.say, *v_.night);
    if (chosen == 2) {
        if (const Said said = f.session.write_sheet()) f.ui.toast(*said);
        else written_.open(Text::night_print);
    }
    if (chosen == 3) host_.ask_to_end(f);
    if (chosen == 4) f.go.home();
    if (chosen == 5) f.go.swap(Page::deck);
}

std::unique_ptr<Screen> make_night_board() { return std::make_unique<NightBoard>(); }

}  // namespace cubenight::gui
