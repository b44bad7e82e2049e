#include "src/gui/screens/draft/draft_bar.hpp"

#include <algorithm>

#include "src/gui/sessions/session.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {

namespace {

// Returns where it ends.
float figures(Frame& f, const DraftValues& v, Rect bar) {
    Canvas& c = f.c;
    const float y = bar.y + 26, x = bar.x + (f.narrow() ? 290.f : 330.f);
    const auto number = [](int n) { return std::to_string(n); };
    figure(c, {x, y}, f.say(Text::draft_pack), number(v.view.round + 1),
           f.say(Text::draft_of, {number(v.view.row.packs)}), c.p.t1);
    figure(c, {x + 80, y}, f.say(Text::draft_pick), number(std::min(v.view.pick + 1, v.view.picks_per_round)),
           f.say(Text::draft_of, {number(v.view.picks_per_round)}), c.p.t1);
    const float step = std::min(15.f, 240.f / static_cast<float>(std::max(1, v.view.picks_per_round)));
    float at = x + 172;
    c.text({at, y}, capitals(f.say(Text::draft_this_pack)), bold(12, c.p.t3));
    for (int i = 0; i < v.view.picks_per_round; ++i, at += step)
        c.rect({at, y + 10, step - std::min(4.f, step * .3f), 11},
               i <= v.view.pick ? (i == v.view.pick ? c.p.accent : mix(c.p.accent, c.p.s3, .55f)) : c.p.s3, 3);
    const float pass = std::max(x + 172 + step * static_cast<float>(v.view.picks_per_round) + 18, x + 320);
    c.text({pass, y}, capitals(f.say(Text::draft_pass)), bold(12, c.p.t3));
    const bool clockwise = v.view.direction == draft::Direction::clockwise;
    const float wide =
        c.text({pass, y + 22}, f.say(clockwise ? Text::draft_clockwise : Text::draft_counter), bold(16, c.p.t1));
    return pass + std::max(150.f, wide + 20);
}

// The time that is left as number and ring, thicker in the last seconds; beside it what lets it stand.
void time_left(Frame& f, const PickClock& clock, Rect bar, float x, DraftWishes& wishes) {
    Canvas& c = f.c;
    const auto left = clock.seconds_left();
    if (!left) return;
    const bool last = *left <= last_seconds;
    const Colour colour = clock.paused() ? c.p.t3 : last ? c.p.bad : c.p.warn;
    figure(c, {x, bar.y + 26}, f.say(Text::draft_time), clock_text(*left), "", colour);
    const Vec centre{x + 80, bar.centre().y};
    c.ring(centre, 14, c.p.s3, 3);
    if (clock.share_left() > 0) c.arc(centre, 14, 0, clock.share_left(), colour, last ? 6 : 3);
    const Rect box{x + 104, bar.y + 13, 36, 34};
    const Response at = f.ui.item("draft.pause", box);
    c.rect(box, at.hovered ? c.p.s3 : c.p.s2, size::button_radius);
    c.frame(box, c.p.line, size::button_radius, c.hairline());
    icon(c, box.centre(), 7, clock.paused() ? Icon::play : Icon::pause, c.p.t1);
    f.ui.tip(at, std::string(f.say(clock.paused() ? Text::night_resume : Text::night_pause)) + " (P)");
    wishes.pause = at.clicked || f.ui.key(Key::p);
}

void buttons(Frame& f, Rect bar, DraftHand& hand, DraftWishes& wishes) {
    Canvas& c = f.c;
    ButtonRow row(f, ButtonRow::From::right, bar.right() - 18, bar.y + 12, 36, 14);
    if (row.button({.id = "draft.menu", .label = f.say(Text::menu), .icon = Icon::gear}, 96)) wishes.menu = true;
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
    Taste taste = f.go.taste();
    hand.suggest = toggle(f, "draft.suggest", {x, bar.y + 20}, Key::s, taste.suggestions == Suggestions::shown);
    taste.suggestions = hand.suggest ? Suggestions::shown : Suggestions::hidden;
    f.go.set_taste(taste);
}

}  // namespace

DraftWishes draw_draft_bar(Frame& f, const DraftValues& v, const PickClock& clock, DraftHand& hand) {
    const draft::Night& night = *f.session.night();
    const std::string under = f.say(Text::home_cube_players, {v.view.cube, std::to_string(night.seats.size())});
    const Rect bar = top_bar(f, f.say(Text::draft_title), under);
    DraftWishes wishes;
    time_left(f, clock, bar, figures(f, v, bar), wishes);
    buttons(f, bar, hand, wishes);
    return wishes;
}

}  // namespace cubenight::gui
