#include "src/gui/screens/draft/draft_bar.hpp"

#include <algorithm>

#include "src/gui/sessions/session.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {

namespace {

void figures(Frame& f, const DraftValues& v, Rect bar) {
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
        c.rect({at, y + 10, step - 4, 11},
               i <= v.view.pick ? (i == v.view.pick ? c.p.accent : mix(c.p.accent, c.p.s3, .55f)) : c.p.s3, 3);
    const float pass = std::max(x + 172 + step * static_cast<float>(v.view.picks_per_round) + 18, x + 320);
    c.text({pass, y}, capitals(f.say(Text::draft_pass)), bold(12, c.p.t3));
    const bool clockwise = v.view.direction == draft::Direction::clockwise;
    const float wide =
        c.text({pass, y + 22}, f.say(clockwise ? Text::draft_clockwise : Text::draft_counter), bold(16, c.p.t1));
    const auto left = draft::pick_seconds_left(*f.session.night(), v.seat, f.session.now());
    if (!left) return;
    const float time = pass + std::max(180.f, wide + 24);
    const Colour colour = *left <= 10 ? c.p.bad : c.p.warn;
    figure(c, {time, y}, f.say(Text::draft_time), clock_text(*left), "", colour);
    const int whole = f.session.night()->settings.pick_seconds;
    if (!f.narrow())
        gui::bar(c, {time + 58, bar.y + 38, 90, 8}, static_cast<float>(*left) / static_cast<float>(std::max(1, whole)),
                 colour);
}

DraftWishes buttons(Frame& f, Rect bar, DraftHand& hand) {
    Canvas& c = f.c;
    DraftWishes wishes;
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
    hand.suggest = toggle(f, "draft.suggest", {x, bar.y + 20}, Key::s, hand.suggest);
    return wishes;
}

}  // namespace

DraftWishes draw_draft_bar(Frame& f, const DraftValues& v, DraftHand& hand) {
    const draft::Night& night = *f.session.night();
    const std::string under = f.say(Text::home_cube_players, {v.view.cube, std::to_string(night.seats.size())});
    const Rect bar = top_bar(f, f.say(Text::draft_title), under);
    figures(f, v, bar);
    return buttons(f, bar, hand);
}

}  // namespace cubenight::gui
