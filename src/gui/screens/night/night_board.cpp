#include "src/gui/screens/night/night_board.hpp"

#include "src/gui/screens/common/menu.hpp"
#include "src/gui/screens/screens.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/text/draft/denial_text.hpp"

namespace cubenight::gui {

void NightBoard::refresh(Frame& f) {
    night_ = f.session.night();
    const int rounds = static_cast<int>(night_->rounds.size());
    if (rounds != rounds_seen_) rounds_seen_ = rounds, shown_ = std::max(0, rounds - 1);
    if (version_ == f.session.version()) return;
    version_ = f.session.version();
    standings_ = draft::night_standings(*night_);
    before_ = draft::standings(static_cast<int>(night_->seats.size()),
                               draft::played_rounds(*night_, std::max(0, rounds - 1)));
}

void NightBoard::draw(Frame& f) {
    if (!f.session.night()) return f.go.back();
    refresh(f);
    const draft::NightPhase phase = night_->phase();
    const bool building = phase == draft::NightPhase::build && draft::can_pair(*night_).has_value();
    if (phase == draft::NightPhase::draft || building) return f.go.swap(building ? Page::deck : Page::draft);
    bar(f);
    Rect r{f.area.x + 24, f.area.y + 80, f.area.w - 48, f.area.h - 104};
    const bool narrow = f.narrow();
    if (narrow) {
        const std::string_view labels[] = {f.say(Text::night_tables), f.say(Text::night_standings)};
        tab_ = tabs(f, "night.tab", r.cut_top(34), labels, tab_);
        r.cut_top(10);
    }
    if (narrow && tab_ == 1) {
        Rect right = r.cut_right(420);
        r.cut_right(16);
        about(f, right);
        standings(f, r);
    } else {
        if (!narrow) {
            Rect right = r.cut_right(532);
            r.cut_right(20);
            about(f, right.cut_bottom(250));
            right.cut_bottom(16);
            standings(f, right);
        }
        clock_panel(f, r.cut_top(132));
        r.cut_top(14);
        tables(f, r);
    }
    if (f.ui.key(Key::escape)) menu_ = true;
    sheets(f);
}

void NightBoard::bar(Frame& f) {
    const std::string under =
        f.say(Text::home_cube_players, {night_->settings.cube, std::to_string(night_->seats.size())});
    const Rect bar = top_bar(f, night_->settings.name, under);
    bar_rounds(f, bar);
    ButtonRow row(f, ButtonRow::From::right, bar.right() - 20, bar.y + 12, 36, 12);
    if (row.button({.id = "night.menu", .label = f.say(Text::menu), .icon = Icon::gear}, 104)) menu_ = true;
    if (night_->rounds.empty() || night_->settings.round_minutes == 0 || night_->phase() == draft::NightPhase::finished)
        return;
    const bool paused = night_->rounds.back().clock.paused_at != 0;
    if (row.button({.id = "night.pause",
                    .label = f.say(paused ? Text::night_resume : Text::night_pause),
                    .icon = paused ? Icon::play : Icon::pause,
                    .key = Key::p},
                   148))
        if (const Said said = f.session.clock(paused ? draft::ClockAction::resume : draft::ClockAction::pause, 0))
            f.ui.toast(*said);
}

void NightBoard::bar_rounds(Frame& f, Rect bar) {
    Canvas& c = f.c;
    const int paired = static_cast<int>(night_->rounds.size()), all = std::max(night_->round_count(), paired);
    const float wide = std::min(134.f, (bar.w - 660) / static_cast<float>(std::max(1, all)));
    for (int i = 0; i < all; ++i) {
        const Rect tab{bar.x + 322 + (wide + 4) * static_cast<float>(i), bar.y + 13, wide, 34};
        const bool there = i < paired, done = there && night_->rounds[static_cast<std::size_t>(i)].unfinished() == 0;
        const Response at =
            f.ui.item("night.round." + std::to_string(i + 1), tab, there ? Can::be_pressed : Can::be_seen);
        if (at.clicked) shown_ = i;
        const bool chosen = there && shown_ == i;
        if (chosen || at.hovered) c.rect(tab, chosen ? c.p.s3 : c.p.s2, 8);
        icon(c, {tab.x + 18, tab.centre().y}, 6,
             done    ? Icon::tick
             : there ? Icon::play
                     : Icon::lock,
             done    ? c.p.ok
             : there ? c.p.accent
                     : c.p.t3);
        const TextStyle style = chosen ? bold(15, c.p.t1) : regular(15, there ? c.p.t1 : c.p.t3);
        c.text_within({tab.x + 34, tab.y + 22}, f.say(Text::night_round, {std::to_string(i + 1)}), style, tab.w - 40);
    }
}

void NightBoard::clock_panel(Frame& f, Rect r) {
    Canvas& c = f.c;
    if (night_->phase() == draft::NightPhase::finished) return winner_panel(f, r);
    panel(c, r);
    const bool clock = !night_->rounds.empty() && night_->settings.round_minutes > 0;
    float x = r.x + 30;
    if (clock) {
        clock_face(f, {r.x + 75, r.centre().y});
        x = r.x + 146;
        const auto left = draft::round_seconds_left(*night_, f.session.now()).value_or(0);
        const bool paused = night_->rounds.back().clock.paused_at != 0;
        c.text({x, r.y + 79}, clock_text(left), bold(56, left < 0 ? c.p.bad : paused ? c.p.t3 : c.p.t1));
        const Text text = paused ? Text::night_clock_paused : left < 0 ? Text::night_overtime : Text::night_left_in;
        c.text({x + 2, r.y + 109},
               f.say(text, {std::to_string(night_->rounds.size()), std::to_string(night_->round_count())}),
               regular(15, c.p.t2));
    } else {
        const std::string title = night_->rounds.empty()
                                      ? std::string(f.say(Text::night_before))
                                      : f.say(Text::night_round_of, {std::to_string(night_->rounds.size()),
                                                                     std::to_string(night_->round_count())});
        c.text({x, r.y + 60}, title, bold(26, c.p.t1));
        c.text({x, r.y + 92}, f.say(night_->rounds.empty() ? Text::night_before_under : Text::night_no_clock),
               regular(15, c.p.t2));
    }
    if (!night_->rounds.empty()) clock_counts(f, {r.x + 388, r.y, 300, r.h});
    clock_buttons(f, {r.right() - 250, r.y + 26, 226, 80});
}

void NightBoard::clock_face(Frame& f, Vec at) {
    Canvas& c = f.c;
    const auto left = draft::round_seconds_left(*night_, f.session.now()).value_or(0);
    const float whole =
        static_cast<float>(night_->settings.round_minutes) * 60 + static_cast<float>(night_->rounds.back().clock.added);
    const float share = std::clamp(static_cast<float>(left) / std::max(1.f, whole), 0.f, 1.f);
    c.ring(at, 46, c.p.s3, 9);
    if (share > 0) c.arc(at, 46, 0, share, left <= 300 ? c.p.bad : c.p.accent, left <= 10 ? 12.f : 9.f);
    icon(c, at, 16, Icon::clock, c.p.accent);
    f.ui.keep_ticking();
}

void NightBoard::clock_counts(Frame& f, Rect r) {
    Canvas& c = f.c;
    int counts[3] = {};
    for (const draft::NightMatch& match : night_->rounds.back().tables)
        ++counts[match.state == draft::MatchState::over ? 0 : match.state == draft::MatchState::running ? 1 : 2];
    const std::pair<Text, Colour> parts[] = {
        {Text::night_finished, c.p.ok}, {Text::night_playing, c.p.info}, {Text::night_waiting, c.p.t2}};
    for (int i = 0; i < 3; ++i) {
        const float x = r.x + 112 * static_cast<float>(i);
        c.text({x, r.y + 66}, std::to_string(counts[i]), bold(34, counts[i] > 0 ? parts[i].second : c.p.t3));
        c.text({x, r.y + 93}, f.say(parts[i].first), regular(15, c.p.t2));
    }
    const int next = static_cast<int>(night_->rounds.size()) + 1;
    if (next <= night_->round_count())
        c.text_within({r.x, r.y + 116}, f.say(Text::night_next_opens, {std::to_string(next)}), regular(13, c.p.t3),
                      330);
}

void NightBoard::clock_buttons(Frame& f, Rect r) {
    const int next = static_cast<int>(night_->rounds.size()) + 1;
    const bool first = night_->rounds.empty(), clock = !first && night_->settings.round_minutes > 0;
    if (clock && button(f, {.id = "night.add",
                            .box = {r.x, r.y, r.w, 38},
                            .label = f.say(Text::night_add_five),
                            .rank = Rank::quiet,
                            .icon = Icon::plus}))
        if (const Said said = f.session.clock(draft::ClockAction::add, 300)) f.ui.toast(*said);
    const draft::Refused refused = draft::can_pair(*night_);
    const bool last = next > night_->round_count();
    if (last) return;
    const Rect box = clock ? Rect{r.x, r.y + 44, r.w, 40} : Rect{r.x, r.y + 16, r.w, 48};
    const std::string why = refused ? text::denial_sentence(*refused, f.say.language()) : std::string();
    if (button(f, {.id = "night.pair",
                   .box = box,
                   .label = f.say(Text::night_pair, {std::to_string(next)}),
                   .rank = Rank::primary,
                   .icon = Icon::cards,
                   .key = refused ? Key::none : Key::enter,
                   .locked = why,
                   .text = 15}))
        pair(f);
}

void NightBoard::pair(Frame& f) {
    if (const Said said = f.session.pair_round()) f.ui.toast(*said);
}

void NightBoard::winner_panel(Frame& f, Rect r) {
    Canvas& c = f.c;
    c.shadow(r, size::panel_radius);
    c.rect(r, c.p.own_row, size::panel_radius);
    c.frame(r, c.p.accent, size::panel_radius, 1.5f);
    icon(c, {r.x + 74, r.centre().y}, 34, Icon::star, c.p.accent);
    if (standings_.empty()) return;
    const draft::Standing& best = standings_.front();
    std::string winners;
    for (const draft::Standing& each : standings_)
        if (each.rank == best.rank) winners += (winners.empty() ? "" : ", ") + night_->seats[each.seat.value].name;
    c.text_within({r.x + 130, r.y + 64}, f.say(best.shared ? Text::night_shared : Text::night_won, {winners}),
                  bold(32, c.p.t1), r.w - 400);
    const std::string record =
        std::to_string(best.wins + best.byes) + "–" + std::to_string(best.losses) + "–" + std::to_string(best.draws);
    c.text({r.x + 130, r.y + 98}, f.say(Text::night_won_under, {record, std::to_string(best.points)}),
           regular(16, c.p.t2));
    if (button(f, {.id = "night.home",
                   .box = {r.right() - 220, r.centre().y - 24, 190, 48},
                   .label = f.say(Text::night_home),
                   .rank = Rank::primary,
                   .key = Key::enter,
                   .text = 16}))
        f.go.home();
}

void NightBoard::sheets(Frame& f) {
    if (reason_) {
        const ReasonSheet::Answer answer = reason_->draw(f);
        if (answer == ReasonSheet::Answer::open) return;
        if (answer == ReasonSheet::Answer::given && result_of_ && result_)
            if (const Said said = f.session.adjust_result(shown_ + 1, *result_of_, *result_, reason_->reason()))
                f.ui.toast(*said);
        reason_.reset(), result_of_.reset(), result_.reset();
        return;
    }
    if (result_of_) return result_sheet(f);
    if (seats_) {
        if (!seats_->draw(f)) seats_.reset();
        return;
    }
    if (!menu_) return;
    const MenuEntry entries[] = {{"night.menu.seats", f.say(Text::menu_seats), Icon::person},
                                 {"night.menu.home", f.say(Text::menu_home), Icon::play}};
    const int chosen = menu_sheet(f, night_->settings.name, entries);
    if (chosen != menu_open) menu_ = false;
    if (chosen == 0) seats_.emplace(*night_);
    if (chosen == 1) f.go.home();
}

const draft::NightMatch& NightBoard::match(int number) const {
    return night_->rounds[static_cast<std::size_t>(shown_)].tables[static_cast<std::size_t>(number) - 1];
}

bool NightBoard::mine(const Frame& f, SeatId seat) const { return f.session.place(seat) == SeatPlace::here; }

std::unique_ptr<Screen> make_night_board() { return std::make_unique<NightBoard>(); }

}  // namespace cubenight::gui
