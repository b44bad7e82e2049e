#include "src/gui/widgets/felt.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "src/gui/widgets/card_parts.hpp"
#include "src/text/line_breaks.hpp"

namespace cubenight::gui {
namespace {

constexpr float pi = std::numbers::pi_v<float>;

float seat_angle(float place, int count) { return pi / 2 + 2 * pi * place / static_cast<float>(count); }

Vec on(Vec centre, Vec radii, float angle) {
    return {centre.x + std::cos(angle) * radii.x, centre.y + std::sin(angle) * radii.y};
}

}  // namespace

void round_table(Canvas& c, Vec at, Vec r) {
    const auto smaller = [&](float d) { return Vec{r.x - d, r.y - d}; };
    c.glow_ellipse({at.x, at.y + 10}, {r.x + 8, r.y + 8}, black.alpha(.45f), black.alpha(.30f));
    c.glow_ellipse(at, r, c.p.rim, c.p.rim_edge);
    c.ellipse_line(at, r, mix(c.p.rim_edge, black, .3f), 1);
    c.ellipse_line(at, smaller(3), mix(c.p.rim, white, .2f).alpha(.7f), 1.2f);
    c.glow_ellipse(at, smaller(16), mix(c.p.felt_edge, black, .3f), mix(c.p.felt_edge, black, .3f));
    c.glow_ellipse(at, smaller(19), mix(c.p.felt, white, .02f), c.p.felt_edge);
    c.ellipse_line(at, smaller(18), c.p.line.alpha(.8f), 1);
    c.ellipse_line(at, {r.x - 62, r.y - 60}, mix(c.p.felt, white, .25f).alpha(.35f), 1.5f);
}

void felt_board(Canvas& c, Rect r, float radius, float rim) {
    c.gradient(r, c.p.rim, c.p.rim_edge, radius);
    const Rect felt = r.inset(rim);
    c.gradient(felt, c.p.felt, c.p.felt_edge, std::max(2.f, radius - rim * .6f));
}

Vec seat_spot(Vec centre, Vec radii, int place, int count) {
    return on(centre, radii, seat_angle(static_cast<float>(place), count));
}

void pass_chevrons(Canvas& c, Vec centre, Vec radii, int place, int count, draft::Direction direction, float share) {
    const bool clockwise = direction == draft::Direction::clockwise;
    const float middle = seat_angle(static_cast<float>(place) + .5f, count);
    const float step = 13.f / std::hypot(radii.x * std::sin(middle), radii.y * std::cos(middle));
    for (int i = 0; i < 3; ++i) {
        const float sign = clockwise ? 1.f : -1.f;
        const float angle = middle + sign * step * static_cast<float>(i - 1);
        const Vec tip = on(centre, radii, angle);
        const Vec way{-std::sin(angle) * radii.x * sign, std::cos(angle) * radii.y * sign};
        const float length = std::hypot(way.x, way.y);
        const Vec ahead = way * (1 / length), aside{-ahead.y, ahead.x};
        const Vec shape[] = {tip - ahead * 8 + aside * 7, tip, tip - ahead * 8 - aside * 7};
        c.polyline(shape, c.p.accent.alpha((.45f + .27f * static_cast<float>(i)) * share), 3);
    }
}

namespace {

// Under the name the marks; the name in as many lines as the plate has.
void upright_words(Canvas& c, Rect box, const Plate& plate, Colour who) {
    const bool tall = plate.form == PlateForm::tall;
    const TextStyle style = bold(name_size(plate.form), c.p.t1, Align::centre).cuttable();
    const Rect name{box.x + 8, box.y + 4, box.w - 16, 22};
    const auto lines = c.wrapped(plate.name, style, name.w);
    const float marks = box.bottom() - 14;
    if (tall && lines.size() > 1) {
        c.text_in(name.moved({0, -1}), lines.front(), style);
        c.text_in(name.moved({0, 17}), plate.name.substr(plate.name.find(lines[1], lines.front().size())), style);
    } else {
        c.text_in(tall ? name.moved({0, 8}) : name, plate.name, style);
    }
    icon(c, {box.centre().x - 14, marks}, 7, plate.who, who);
    icon(c, {box.centre().x + 14, marks}, 6, plate.mark, plate.mark_colour);
}

void plate_words(Canvas& c, Rect box, const Plate& plate, Colour who) {
    if (plate.form == PlateForm::narrow || plate.form == PlateForm::tall) return upright_words(c, box, plate, who);
    const float r = plate.form == PlateForm::flat ? 11.f : 15.f;
    const Vec mark{box.x + r + 11, box.centre().y};
    c.circle(mark, r, c.p.s3);
    icon(c, mark, r * .55f, plate.who, who);
    const float left = mark.x + r + 9;
    const TextStyle name = bold(name_size(plate.form), c.p.t1).cuttable();
    if (plate.form == PlateForm::flat) {
        lines_in(c, {left, box.y, box.right() - left - 26, box.h}, plate.name, name, 12);
        return icon(c, {box.right() - 16, box.centre().y}, 6, plate.mark, plate.mark_colour);
    }
    lines_in(c, {left, box.y + 4, box.right() - left - 8, 30}, plate.name, name, 12);
    icon(c, {left + 7, box.y + 43}, 6, plate.mark, plate.mark_colour);
    c.text_within({left + 18, box.y + 47.5f}, plate.state, regular(13, c.p.t2), box.right() - left - 24);
}

}  // namespace

void seat_plate(Canvas& c, Rect box, const Plate& plate) {
    const bool own = plate.tone == PlateTone::own;
    const Colour edge = own                             ? c.p.accent.alpha(plate.glow)
                        : plate.tone == PlateTone::busy ? c.p.info.alpha(plate.glow)
                                                        : c.p.idle_edge;
    c.shadow(box, 12);
    c.rect(box, own ? mix(c.p.own_row, black, .1f) : c.p.plate, 12);
    c.frame(box, edge, 12, plate.tone == PlateTone::plain ? 1.2f : 2.f);
    plate_words(c, box, plate, own ? c.p.accent : c.p.t1);
    const int shown = std::min(plate.packs, plate.form == PlateForm::narrow ? 3 : 5);
    for (int i = 0; i < shown; ++i) tiny_back(c, {box.right() - 26 - 17 * static_cast<float>(i), box.y - 11});
    if (plate.packs > shown)
        c.text({box.right() - 30 - 17 * static_cast<float>(shown), box.y + 3},
               "+" + std::to_string(plate.packs - shown), bold(12, c.p.t1, Align::right));
}

void name_pill(Canvas& c, Vec centre, std::string_view name, float width, int most_lines, Rect room, Colour edge) {
    const TextStyle style = bold(13, c.p.t1, Align::centre).cuttable();
    constexpr float longest_word = 100;  // is not broken
    if (most_lines > 1)
        for (const auto word : text::pieces_of(name))
            width = std::max(width, std::min(c.width(word, style) + 1, longest_word));
    const float most = std::min(width, room.w - 16), leading = c.real_size(style) * 1.15f;
    const int lines = std::min(static_cast<int>(c.wrapped(name, style, most).size()), most_lines);
    Rect box = around(centre, std::min(c.width(name, style), most) + 16, 24 + leading * static_cast<float>(lines - 1));
    box.x = std::clamp(box.x, room.x, room.right() - box.w);
    if (lines > 1) box.y += centre.y < room.centre().y ? (24 - box.h) / 2 : (box.h - 24) / 2;  // away from the table
    c.rect(box, c.p.plate, 12);
    c.frame(box, edge, 12, 1.2f);
    if (lines < 2) return c.text_in(box, c.shortened(name, style, most), style);
    c.paragraph({box.centre().x, box.centre().y - leading * .15f}, name, style, most, leading, most_lines);
}

void tiny_back(Canvas& c, Vec at) {
    c.rect({at.x, at.y, 13, 18}, c.p.back_border, 2.5f);
    c.rect({at.x + 2, at.y + 2, 9, 14}, c.p.back, 1.5f);
}

}  // namespace cubenight::gui
