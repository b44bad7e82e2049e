#include "src/gui/screens/night/night_board.hpp"

#include "src/gui/screens/common/menu.hpp"
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
    if (f.narrow()) narrow_panels(f, r);
    else wide_panels(f, r);
    if (f.ui.key(Key::escape)) menu_ = true;
    sheets(f);
}

void NightBoard::wide_panels(Frame& f, Rect r) {
    Rect right = r.cut_right(532);
    r.cut_right(20);
    draw_about(f, v_, right.cut_bottom(250));
    right.cut_bottom(16);
    draw_standings(f, v_, right);
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
    draw_standings(f, v_, r);
}

void NightBoard::tables(Frame& f, Rect r) {
    draw_night_clock(f, v_, r.cut_top(132));
    r.cut_top(14);
    if (const auto table = draw_tables(f, v_, r)) result_.open(*table);
}

void NightBoard::sheets(Frame& f) {
    if (result_.is_open()) return result_.draw(f, v_);
    if (seats_) {
        if (!seats_->draw(f)) seats_.reset();
        return;
    }
    if (!menu_) return;
    const std::string_view why_not = v_.read_only ? f.say(Text::night_replay_note) : std::string_view();
    const MenuEntry entries[] = {{"night.menu.seats", f.say(Text::menu_seats), Icon::person, why_not},
                                 {"night.menu.home", f.say(Text::menu_home), Icon::play}};
    const int chosen = menu_sheet(f, v_.night->settings.name, entries);
    if (chosen != menu_open) menu_ = false;
    if (chosen == 0) seats_.emplace(*v_.night);
    if (chosen == 1) f.go.home();
}

std::unique_ptr<Screen> make_night_board() { return std::make_unique<NightBoard>(); }

}  // namespace cubenight::gui
