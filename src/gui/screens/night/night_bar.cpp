#include "src/gui/screens/night/night_bar.hpp"

#include <algorithm>

#include "src/gui/screens/common/night_names.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {

namespace {

// The rounds as tabs. Returns the one to look at.
int rounds(Frame& f, const NightValues& v, Rect bar) {
    Canvas& c = f.c;
    int shown = v.shown;
    const int paired = static_cast<int>(v.night->rounds.size()), all = std::max(v.night->round_count(), paired);
    const float wide = std::min(134.f, (bar.w - 660) / static_cast<float>(std::max(1, all)));
    for (int i = 0; i < all; ++i) {
        const Rect tab{bar.x + 322 + (wide + 4) * static_cast<float>(i), bar.y + 13, wide, 34};
        const bool there = i < paired, done = there && v.night->rounds[static_cast<std::size_t>(i)].unfinished() == 0;
        const Response at =
            f.ui.item("night.round." + std::to_string(i + 1), tab, there ? Can::be_pressed : Can::be_seen);
        if (at.clicked) shown = i;
        const bool chosen = there && shown == i;
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
    return shown;
}

}  // namespace

NightBarWishes draw_night_bar(Frame& f, const NightValues& v) {
    const std::string under =
        f.say(Text::home_cube_players,
              {text::given_name(v.night->settings.cube, f.say.language()), std::to_string(v.night->seats.size())});
    const Rect bar = top_bar(f, name_of(f.say, *v.night), under);
    NightBarWishes wishes{.shown = rounds(f, v, bar)};
    ButtonRow row(f, ButtonRow::From::right, bar.right() - 20, bar.y + 12, 36, 12);
    if (row.button({.id = "night.menu", .label = f.say(Text::menu), .icon = Icon::gear}, 104)) wishes.menu = true;
    if (v.read_only || v.night->rounds.empty() || v.night->settings.round_minutes == 0 ||
        v.night->phase() == draft::NightPhase::finished)
        return wishes;
    const bool paused = v.night->rounds.back().clock.paused_at != 0;
    if (row.button({.id = "night.pause",
                    .label = f.say(paused ? Text::night_resume : Text::night_pause),
                    .icon = paused ? Icon::play : Icon::pause,
                    .key = Key::p},
                   148))
        if (const Said said = f.session.clock(paused ? draft::ClockAction::resume : draft::ClockAction::pause, 0))
            f.ui.toast(*said);
    return wishes;
}

}  // namespace cubenight::gui
