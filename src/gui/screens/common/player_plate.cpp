#include "src/gui/screens/common/player_plate.hpp"

#include "src/gui/widgets/card_parts.hpp"
#include "src/gui/widgets/icons.hpp"

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
    const Colour edge = plate.acts ? (plate.own ? c.p.accent : c.p.info).alpha(f.ui.glow()) : rgb(0x5C7C88);
    c.rect(box, ink.alpha(.94f), 12);
    c.frame(box, edge, 12, plate.acts ? 2.f : 1.2f);
    const float row = box.y + box.h * .3f;
    c.circle({box.x + 26, row}, 15, c.p.s3);
    c.text({box.x + 26, row + 6}, first_letter(plate.name), bold(16, c.p.t1, Align::centre));
    const TextStyle name = shrunk(c, plate.name, bold(17, c.p.t1), 88, 12);
    c.text_within({box.x + 50, row + 6}, plate.name, name.cuttable(), 88);
    icon(c, {box.x + 149, row}, 8, Icon::cards, c.p.t2);
    c.text({box.x + 162, row + 6}, std::to_string(plate.hand), bold(16, c.p.t1));
    const float y = box.y + box.h * .75f;
    icon(c, {box.x + 26, y}, 8, plate.place == SeatPlace::bot ? Icon::robot : Icon::person, c.p.t2);
    c.text_within({box.x + 50, y + 5}, f.say(word_of(plate)), plate.acts ? bold(13, c.p.t1) : regular(13, c.p.t2),
                  box.w - 62);
}

}  // namespace cubenight::gui
