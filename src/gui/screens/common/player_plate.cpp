#include "src/gui/screens/common/player_plate.hpp"

#include "src/gui/widgets/card_parts.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/gui/widgets/icons.hpp"
#include "src/text/given_names.hpp"

namespace cubenight::gui {

namespace {

Text word_of(const PlayerPlate& plate) {
    if (plate.outcome == play::Outcome::draw) return Text::match_drawn;
    if (plate.outcome != play::Outcome::running) return plate.won ? Text::match_won : Text::match_lost_it;
    if (!plate.acts) return Text::match_waiting;
    if (plate.own) return Text::match_your_move;
    return plate.place == SeatPlace::bot ? Text::match_thinking : Text::match_choosing;
}

}  // namespace

void draw_player_plate(Frame& f, Rect box, const PlayerPlate& plate) {
    Canvas& c = f.c;
    const Colour edge = plate.acts ? (plate.own ? c.p.accent : c.p.info).alpha(f.ui.glow()) : c.p.idle_edge;
    c.rect(box, c.p.plate.alpha(.94f), 12);
    c.frame(box, edge, 12, plate.acts ? 2.f : 1.2f);
    const float row = box.y + box.h * .3f;
    const std::string hand = std::to_string(plate.hand);
    const float counted = c.text({box.right() - 12, row + 6}, hand, bold(16, c.p.t1, Align::right));
    icon(c, {box.right() - 24 - counted, row}, 8, Icon::cards, c.p.t2);
    const float right = box.right() - 38 - counted;
    // A long name has the place of its first letter, too.
    const bool fits = c.width(plate.name, bold(17, c.p.t1)) <= right - box.x - 50;
    const float left = box.x + (fits ? 50.f : 14.f);
    if (fits) {
        c.circle({box.x + 26, row}, 15, c.p.s3);
        c.text({box.x + 26, row + 6}, first_letter(text::own_part(plate.name, f.say.language())),
               bold(16, c.p.t1, Align::centre));
    }
    lines_in(c, {left, row - 14, right - left, 28}, plate.name, bold(17, c.p.t1).cuttable(), 12);
    const float y = box.y + box.h * .75f;
    icon(c, {box.x + 26, y}, 8, plate.place == SeatPlace::bot ? Icon::robot : Icon::person, c.p.t2);
    constexpr int told_from = 5;
    float timed = 0;
    if (plate.acts && plate.seconds >= told_from) {
        const bool long_time = plate.seconds >= 60;
        timed = c.text({box.right() - 12, y + 5}, clock_text(plate.seconds),
                       regular(13, long_time ? c.p.warn : c.p.t2, Align::right));
    }
    c.text_within({box.x + 50, y + 5}, f.say(word_of(plate)), plate.acts ? bold(13, c.p.t1) : regular(13, c.p.t2),
                  box.w - 66 - timed);
}

}  // namespace cubenight::gui
