// The table: an ellipse of felt with a rim, seats around it, plates on the rim.
#pragma once

#include <string_view>

#include "draft/table/drafting.hpp"
#include "src/gui/kit/canvas.hpp"
#include "src/gui/widgets/icons.hpp"

namespace cubenight::gui {

void round_table(Canvas& c, Vec centre, Vec radii);
// A rectangular table top with its rim: board and small tables of a round.
void felt_board(Canvas& c, Rect r, float radius, float rim);

// Where seat `place` of `count` sits, place 0 at the bottom, clockwise; on an ellipse of those radii.
Vec seat_spot(Vec centre, Vec radii, int place, int count);

// Three chevrons on the rim between two seats, pointing where packs go.
void pass_chevrons(Canvas& c, Vec centre, Vec radii, int place, int count, draft::Direction direction, float share);

// A plate has name and state; or the name and a mark of the state, beside it or, where there is little room, under it; there a
// long name may have two lines.
enum class PlateForm : std::uint8_t { whole, flat, narrow, tall };
constexpr float plate_height(PlateForm form) {
    return form == PlateForm::whole ? 60 : form == PlateForm::flat ? 40 : form == PlateForm::narrow ? 50 : 68;
}
// What a plate of that form has beside its name.
constexpr float beside_name(PlateForm form) {
    return form == PlateForm::whole ? 58 : form == PlateForm::flat ? 68 : 16;
}
// The letters of the name.
constexpr float name_size(PlateForm form) { return form == PlateForm::whole ? 15 : 14; }
enum class PlateTone : std::uint8_t { plain, busy, own };

struct Plate {
    std::string_view name;
    std::string_view state;
    Icon who = Icon::person;
    Icon mark = Icon::none;
    Colour mark_colour = white;
    PlateTone tone = PlateTone::plain;
    int packs = 0;  // waiting there
    float glow = 1;
    PlateForm form = PlateForm::whole;
};
void seat_plate(Canvas& c, Rect box, const Plate& plate);
// A name on a dark pill, as on the home page's table; the pill stays inside of `room`.
void name_pill(Canvas& c, Vec centre, std::string_view name, float width, int most_lines, Rect room, Colour edge);
// The smallest card back, upright.
void tiny_back(Canvas& c, Vec corner);

}  // namespace cubenight::gui
