#include "src/gui/screens/night/night_clock.hpp"

#include <algorithm>

#include "src/gui/screens/common/night_names.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/text/draft/denial_text.hpp"

namespace cubenight::gui {

namespace {

void face(Frame& f, const NightValues& v, Vec at) {
    Canvas& c = f.c;
    const auto left = draft::round_seconds_left(*v.night, f.session.now()).value_or(0);
    const float whole = static_cast<float>(v.night->settings.round_minutes) * 60 +
                        static_cast<float>(v.night->rounds.back().clock.added);
    const float share = std::clamp(static_cast<float>(left) / std::max(1.f, whole), 0.f, 1.f);
    c.ring(at, 46, c.p.s3, 9);
    if (share > 0) c.arc(at, 46, 0, share, left <= 300 ? c.p.bad : c.p.accent, left <= 10 ? 12.f : 9.f);
    icon(c, at, 16, Icon::clock, c.p.accent);
    if (left > 0 && left <= 10) f.ui.sound(Sound::clock, f.say(Text::sound_clock, {std::to_string(left)}));
    f.ui.keep_ticking();
}

void counts(Frame& f, const NightValues& v, Rect r) {
    Canvas& c = f.c;
    int counts[3] = {};
    for (const draft::NightMatch& match : v.night->rounds.back().tables)
        ++counts[match.state == draft::MatchState::over ? 0 : match.state == draft::MatchState::running ? 1 : 2];
    const std::pair<Text, Colour> parts[] = {
        {Text::night_finished, c.p.ok}, {Text::night_playing, c.p.info}, {Text::night_waiting, c.p.t2}};
    for (int i = 0; i < 3; ++i) {
        const float x = r.x + 112 * static_cast<float>(i);
        c.text({x, r.y + 66}, std::to_string(counts[i]), bold(34, counts[i] > 0 ? parts[i].second : c.p.t3));
        c.text({x, r.y + 93}, f.say(parts[i].first), regular(15, c.p.t2));
    }
    const int next = static_cast<int>(v.night->rounds.size()) + 1;
    if (next <= v.night->round_count() && counts[1] + counts[2] > 0)
        c.text_within({r.x, r.y + 116}, f.say(Text::night_next_opens, {std::to_string(next)}), regular(13, c.p.t3),
                      330);
}

void buttons(Frame& f, const NightValues& v, Rect r) {
    const int next = static_cast<int>(v.night->rounds.size()) + 1;
    const bool first = v.night->rounds.empty(), clock = !first && v.night->settings.round_minutes > 0;
    if (clock && button(f, {.id = "night.add",
                            .box = {r.x, r.y, r.w, 38},
                            .label = f.say(Text::night_add_five),
                            .rank = Rank::quiet,
                            .icon = Icon::plus}))
        if (const Said said = f.session.clock(draft::ClockAction::add, 300)) f.ui.toast(*said);
    const draft::Refused refused = draft::can_pair(*v.night);
    const bool last = next > v.night->round_count();
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
        if (const Said said = f.session.pair_round()) f.ui.toast(*said);
}

void winner_panel(Frame& f, const NightValues& v, Rect r) {
    Canvas& c = f.c;
    c.shadow(r, size::panel_radius);
    c.rect(r, c.p.own_row, size::panel_radius);
    c.frame(r, c.p.accent, size::panel_radius, 1.5f);
    icon(c, {r.x + 74, r.centre().y}, 34, Icon::star, c.p.accent);
    if (v.standings.empty()) return;
    const draft::Standing& best = v.standings.front();
    std::vector<std::string> winners;
    for (const draft::Standing& each : v.standings)
        if (each.rank == best.rank) winners.push_back(seat_name(f.say, *v.night, each.seat));
    c.text_within({r.x + 130, r.y + 64},
                  f.say(best.shared ? Text::night_shared : Text::night_won, {f.say.row(winners)}),
                  bold(32, c.p.t1).cuttable(), r.w - 400);
    const std::string record =
        std::to_string(best.wins) + "–" + std::to_string(best.losses) + "–" + std::to_string(best.draws);
    c.text({r.x + 130, r.y + 98},
           f.say(Text::night_won_under, {record, f.say.count(Text::night_point, Text::night_points, best.points)}),
           regular(16, c.p.t2));
    if (button(f, {.id = "night.home",
                   .box = {r.right() - 220, r.centre().y - 24, 190, 48},
                   .label = f.say(Text::night_home),
                   .rank = Rank::primary,
                   .key = Key::enter,
                   .text = 16}))
        f.go.home();
}

void time_left(Frame& f, const NightValues& v, Rect r) {
    Canvas& c = f.c;
    face(f, v, {r.x + 75, r.centre().y});
    const float x = r.x + 146;
    const auto left = draft::round_seconds_left(*v.night, f.session.now()).value_or(0);
    const bool paused = v.night->rounds.back().clock.paused_at != 0;
    c.text({x, r.y + 79}, clock_text(left), bold(56, left < 0 ? c.p.bad : paused ? c.p.t3 : c.p.t1));
    const Text text = paused ? Text::night_clock_paused : left < 0 ? Text::night_overtime : Text::night_left_in;
    c.text({x + 2, r.y + 109},
           f.say(text, {std::to_string(v.night->rounds.size()), std::to_string(v.night->round_count())}),
           regular(15, c.p.t2));
    f.ui.tip(f.ui.item("night.clock", {r.x + 20, r.y + 16, 350, r.h - 32}, Can::be_seen),
             std::string(f.say(Text::clocks_end)));
}

// What stands there instead: before the first round, or in a night without a clock.
void no_clock(Frame& f, const NightValues& v, Vec at) {
    Canvas& c = f.c;
    const std::string title = v.night->rounds.empty()
                                  ? std::string(f.say(Text::night_before_title))
                                  : f.say(Text::night_round_of, {std::to_string(v.night->rounds.size()),
                                                                 std::to_string(v.night->round_count())});
    c.text(at, title, bold(26, c.p.t1));
    c.text({at.x, at.y + 32}, f.say(v.night->rounds.empty() ? Text::night_before_under : Text::night_no_clock),
           regular(15, c.p.t2));
}

}  // namespace

void draw_night_clock(Frame& f, const NightValues& v, Rect r) {
    Canvas& c = f.c;
    if (v.night->phase() == draft::NightPhase::finished) return winner_panel(f, v, r);
    panel(c, r);
    const bool clock = !v.night->rounds.empty() && v.night->settings.round_minutes > 0;
    if (clock) time_left(f, v, r);
    else no_clock(f, v, {r.x + 30, r.y + 60});
    if (!v.night->rounds.empty()) counts(f, v, {r.x + 388, r.y, 300, r.h});
    if (!v.read_only) buttons(f, v, {r.right() - 250, r.y + 26, 226, 80});
}

}  // namespace cubenight::gui
