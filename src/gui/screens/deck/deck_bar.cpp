#include "src/gui/screens/deck/deck_bar.hpp"

#include "src/gui/screens/common/night_names.hpp"
#include "src/gui/sessions/session.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {

namespace {

void steps(Frame& f, Rect bar) {
    Canvas& c = f.c;
    const float y = bar.centre().y;
    float x = bar.x + 320;  // behind the longest name
    const Text names[] = {Text::home_draft, Text::home_build, Text::home_play};
    for (int i = 0; i < 3; ++i) {
        c.circle({x + 9, y}, 9, i == 0 ? c.p.ok : i == 1 ? c.p.accent : c.p.s3);
        if (i == 0) icon(c, {x + 9, y}, 5, Icon::tick, c.p.on_signal);
        const TextStyle style = i == 1 ? bold(15, c.p.t1) : regular(15, i == 0 ? c.p.t1 : c.p.t3);
        x += 26 + c.text({x + 26, y + 5}, f.say(names[i]), style) + 12;
        if (i < 2) c.line({x, y}, {x + 22, y}, c.p.line, 2), x += 34;
    }
    if (const auto left = draft::build_seconds_left(*f.session.night(), f.session.now()))
        figure(c, {x + 20, bar.y + 26}, f.say(Text::draft_time), clock_text(*left), "", *left <= 60 ? c.p.bad : c.p.t1);
}

// Takes the last change back; with Shift makes it again, which also has a small button as long as there is something.
void history_buttons(Frame& f, const DeckValues& v, ButtonRow& row, DeckWishes& wishes) {
    const bool shift = f.ui.shift();
    if (!shift && row.button({.id = "deck.undo",
                              .label = f.say(Text::deck_undo),
                              .icon = Icon::undo,
                              .key = Key::z,
                              .locked = !v.can_undo ? f.say(Text::deck_nothing_undone) : std::string_view()},
                             124))
        wishes.undo = true;
    if (!shift && !v.can_redo) return;
    Button redo{.id = "deck.redo", .icon = Icon::arrow_right, .tip = f.say(Text::deck_redo)};
    if (shift) redo.label = redo.tip, redo.tip = {}, redo.key = Key::z;
    if (!v.can_redo) redo.locked = f.say(Text::deck_nothing_redone);
    if (row.button(redo, shift ? 124 : 40)) wishes.redo = true;
}

// Enter belongs to the selected card first; where none is, to Ready.
DeckWishes bar_buttons(Frame& f, const DeckValues& v, Rect bar, const DeckHand& hand) {
    DeckWishes wishes;
    ButtonRow row(f, ButtonRow::From::right, bar.right() - 20, bar.y + 12, 36, 12);
    const bool legal = v.broken.empty(), in = v.handed_in();
    const bool waits = in && draft::can_pair(*f.session.night()).has_value();  // for other decks
    const std::string_view why = !legal  ? f.say(Text::deck_not_legal)
                                 : waits ? f.say(Text::deck_is_in)
                                         : std::string_view();
    const bool narrow = f.narrow();
    if (row.button({.id = "deck.menu", .label = f.say(Text::menu), .icon = Icon::gear}, 96)) wishes.menu = true;
    if (row.button({.id = "deck.ready",
                    .label = f.say(in         ? Text::deck_handed_in
                                   : v.handed ? Text::deck_hand_in_again
                                              : Text::deck_ready),
                    .rank = Rank::primary,
                    .icon = in ? Icon::tick : Icon::flag,
                    .key = hand.selected || !why.empty() ? Key::none : Key::enter,
                    .locked = why,
                    .text = 15},
                   narrow ? 130.f : 170.f))
        wishes.hand_in = true;
    if (row.button(
            {.id = "deck.export", .label = f.say(Text::deck_export), .icon = Icon::share, .key = Key::e, .text = 15},
            narrow ? 120.f : 140.f))
        wishes.choose_export = true;
    if (row.button({.id = "deck.auto",
                    .label = f.say(Text::deck_auto),
                    .rank = Rank::quiet,
                    .icon = Icon::star,
                    .key = Key::a,
                    .text = 15},
                   narrow ? 172.f : 176.f))
        wishes.offer = v.built();
    history_buttons(f, v, row, wishes);
    return wishes;
}

}  // namespace

DeckWishes draw_deck_bar(Frame& f, const DeckValues& v, const DeckHand& hand) {
    const draft::Night& night = *f.session.night();
    const std::string under = seat_name(f.say, night, v.seat) + " · " +
                              f.say(Text::home_cube_players, {v.view.cube, std::to_string(night.seats.size())});
    const Rect bar = top_bar(f, f.say(Text::deck_title), under);
    steps(f, bar);
    return bar_buttons(f, v, bar, hand);
}

}  // namespace cubenight::gui
