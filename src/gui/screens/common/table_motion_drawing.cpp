// How what moves on the table of a match is drawn.
#include <algorithm>
#include <cmath>
#include <numbers>

#include "src/gui/screens/common/motion_times.hpp"
#include "src/gui/screens/common/table_motion.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {

using namespace motion_times;

namespace {

constexpr float half_turn = std::numbers::pi_v<float>;

Rect between(Rect a, Rect b, float t) {
    return {a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t, a.w + (b.w - a.w) * t, a.h + (b.h - a.h) * t};
}

// A card that waits where it lies open, or on a pile that shows it anyway.
bool waits_in_sight(const TableMotion::Travel& travel) {
    if (travel.from_place.zone == Zone::under || travel.from_place.zone == Zone::deck) return false;
    return travel.from_place.zone != Zone::hand || travel.faced == Facing::up;
}

// Beyond the end and back to it.
float out_back(float t) {
    const float left = t - 1;
    return 1 + 2.7f * left * left * left + 1.7f * left * left;
}

}  // namespace

void TableMotion::draw(Frame& f, const MotionFaces& faces, Rect board) const {
    if (!runs()) return;
    for (const Travel& travel : travels_) {
        const Mark* fallen = fall_of(travel);
        if (fallen && passed_ < travel.starts) draw_fall(f, faces, travel, *fallen);
        else draw_travel(f, faces, travel);
    }
    for (const Mark& mark : marks_) draw_mark(f, faces, mark, board);
}

const TableMotion::Mark* TableMotion::fall_of(const Travel& travel) const {
    if (travel.from_place.zone != Zone::field) return nullptr;
    for (const Mark& mark : marks_)
        if (mark.told.what == Happened::knocked_out && mark.told.to.index == travel.from_place.index) return &mark;
    return nullptr;
}

void TableMotion::draw_travel(Frame& f, const MotionFaces& faces, const Travel& travel) const {
    const float way = share(travel.starts, motion::card);
    if (way >= 1 || (way <= 0 && !waits_in_sight(travel))) return;
    const float t = Ui::in_out(way);
    const Rect box = between(travel.from, travel.to, t);
    const int mark = f.c.mark();
    const bool turns = travel.faced != travel.faces;
    const bool open = (t < .5f ? travel.faced : travel.faces) == Facing::up;
    if (way > 0) f.c.shadow(box, 5);
    if (open && travel.copy != no_copy) faces.face(box, travel.copy);
    else faces.back(box);
    if (turns && way > 0) f.c.squash(mark, box.centre(), std::max(.02f, std::abs(std::cos(t * half_turn))));
    // It comes to lie under a card, or in a hand that is not shown.
    const bool vanishes =
        travel.to_place.zone == Zone::under || (travel.to_place.zone == Zone::hand && travel.faces == Facing::down);
    if (vanishes && t > .6f) f.c.fade(mark, 1 - (t - .6f) / .4f * .85f);
}

void TableMotion::draw_mark(Frame& f, const MotionFaces& faces, const Mark& mark, Rect board) const {
    switch (mark.told.what) {
        case Happened::travelled:
        case Happened::knocked_out: return;
        case Happened::coin: return draw_coin(f, mark, board);
        case Happened::shuffled: return draw_shuffle(faces, mark);
        case Happened::hurt: return draw_points(f, mark);
        case Happened::won: return draw_win(f, mark);
    }
}

// Both halves of the deck part and slide into each other, twice.
void TableMotion::draw_shuffle(const MotionFaces& faces, const Mark& mark) const {
    const float t = share(mark.starts, shuffle);
    if (t <= 0 || t >= 1 || mark.box.empty()) return;
    const float apart_now = std::abs(std::sin(t * 2 * half_turn)) * mark.box.w * .62f;
    for (int i = 0; i < 6; ++i) {
        const float side = i % 2 == 0 ? -1.f : 1.f, up = static_cast<float>(i) * 1.6f;
        faces.back(mark.box.moved({side * apart_now, -up}));
    }
}

// A row in the middle of the table; each says what it fell on as soon as it lies.
void TableMotion::draw_coin(Frame& f, const Mark& mark, Rect board) const {
    const float begins = mark.starts + coins_apart * tempo_ * static_cast<float>(mark.row);
    const float ends =
        mark.starts + tempo_ * (motion::coin + coin_shown + coins_apart * static_cast<float>(mark.of - 1));
    if (passed_ < mark.starts || passed_ >= ends) return;
    Canvas& c = f.c;
    const float step = std::min(120.f, (board.w - 80) / static_cast<float>(mark.of));
    const float radius = std::min(44.f, step * .42f);
    const float t = share(begins, motion::coin);
    const float from_middle = static_cast<float>(mark.row) - static_cast<float>(mark.of - 1) / 2;
    const Vec at{board.centre().x + from_middle * step, board.centre().y};
    const float rises = std::sin(t * half_turn) * 46;
    const float spin = (1 - Ui::in_out(t)) * 6 * half_turn;
    const bool heads = (mark.told.n != 0) == (std::cos(spin) >= 0);
    const int from = c.mark();
    const Rect ground = around({at.x, at.y + 10}, step - 6, radius * 2 + 58);
    if (t > 0) coin(c, {at.x, at.y - rises}, radius, heads ? CoinFace::heads : CoinFace::tails, spin);
    if (t < 1) return;
    const std::string_view word = f.say(mark.told.n != 0 ? Text::match_heads : Text::match_tails);
    const TextStyle style = bold(16, c.p.t1, Align::centre);
    const float wide = std::min(c.width(word, style) + 22, ground.w);
    const Rect plate = around({at.x, at.y + radius + 20}, wide, 28);
    c.rect(plate, c.p.plate.alpha(.92f), 14);
    c.text_within({at.x, plate.centre().y + 5.5f}, word, style, plate.w - 8);
    const float left = (ends - passed_) / (tempo_ * 140);
    if (left < 1) c.fade(from, left);
}

// Points fall onto the card; those that are healed rise from it.
void TableMotion::draw_points(Frame& f, const Mark& mark) const {
    const float t = share(mark.starts, fall);
    if (t <= 0 || t >= 1 || mark.told.n == 0 || mark.box.empty()) return;
    Canvas& c = f.c;
    const bool falls = mark.told.n > 0;
    const float way = std::min(1.f, t / .4f);
    const float high = mark.box.h * .55f * (falls ? 1 - way * way * way : -.4f + way);
    const float size = falls && t > .4f ? out_back(std::min(1.f, (t - .4f) / .3f)) * .35f + .85f : .85f;
    const Vec at{mark.box.centre().x, mark.box.centre().y - high};
    const std::string points = (falls ? "+" : "−") + std::to_string(std::abs(mark.told.n));
    const TextStyle style = bold(24 * size, white, Align::centre);
    const float radius = std::max(c.width(points, style) / 2 + 10, 26 * size);
    const int from = c.mark();
    c.circle({at.x, at.y + 2}, radius + 1, black.alpha(.4f));
    c.circle(at, radius, ink);
    c.ring(at, radius - 2, falls ? c.p.bad : c.p.ok, 4);
    c.text({at.x, at.y + c.real_size(style) * .36f}, points, style);
    if (t > .8f) c.fade(from, (1 - t) / .2f);
}

// It shakes, falls on its side and loses its colour under a cross.
void TableMotion::draw_fall(Frame& f, const MotionFaces& faces, const Travel& travel, const Mark& mark) const {
    Canvas& c = f.c;
    const float t = share(mark.starts, knock_out);
    const float shaken = t > 0 && t < .3f ? std::sin(t / .3f * 6 * half_turn) * 5 : 0;
    const float fallen = Ui::in_out(std::clamp((t - .25f) / .5f, 0.f, 1.f));
    const Rect box = travel.from.moved({shaken, fallen * travel.from.h * .08f});
    const int from = c.mark();
    if (travel.copy == no_copy || travel.faced == Facing::down) faces.back(box);
    else faces.face(box, travel.copy);
    if (fallen > 0) {
        c.rect(box, c.p.bad_row.alpha(.65f * fallen), 6);
        c.turn(from, {box.centre().x, box.bottom() - box.w * .3f}, fallen * half_turn / 2 * .9f);
        c.fade(from, 1 - .35f * fallen);
    }
    if (t < .2f || mark.told.copy != travel.copy) return;
    const float size = 24 * out_back(std::min(1.f, (t - .2f) / .3f));
    c.circle(travel.from.centre(), size, c.p.bad_row);
    c.ring(travel.from.centre(), size, c.p.bad, 3);
    icon(c, travel.from.centre(), size * .45f, Icon::cross, c.p.bad);
}

// A ring widens around who has won.
void TableMotion::draw_win(Frame& f, const Mark& mark) const {
    const float t = share(mark.starts, win);
    if (t <= 0 || t >= 1 || mark.box.empty()) return;
    Canvas& c = f.c;
    const Colour colour = c.p.ok.alpha(1 - t * t);
    c.frame(mark.box.inset(-3 - 14 * t), colour, 8, 4);
    const float size = 26 * out_back(std::min(1.f, t / .4f));
    const int from = c.mark();
    c.circle(mark.box.centre(), size, c.p.plate.alpha(.9f));
    c.ring(mark.box.centre(), size, c.p.ok, 3);
    icon(c, mark.box.centre(), size * .45f, Icon::star, c.p.ok);
    if (t > .75f) c.fade(from, (1 - t) / .25f);
}

}  // namespace cubenight::gui
