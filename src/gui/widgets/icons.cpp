#include "src/gui/widgets/icons.hpp"

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <iterator>
#include <numbers>
#include <vector>

namespace cubenight::gui {
namespace {

// Draws in a square from -1 to 1.
class Pen {
public:
    Pen(Canvas& c, Vec at, float r, Colour colour) : c_(c), at_(at), r_(r), colour_(colour) {}

    float width = .22f;

    void line(std::initializer_list<Vec> points) { c_.polyline(placed(points), colour_, width * r_); }
    void closed(std::initializer_list<Vec> points) { c_.outline(placed(points), colour_, width * r_); }
    void fill(std::initializer_list<Vec> points) { c_.polygon(placed(points), colour_); }
    void dot(Vec v, float radius) { c_.circle(at_ + v * r_, radius * r_, colour_); }
    void ring(Vec v, float radius) { c_.ring(at_ + v * r_, radius * r_, colour_, width * r_); }
    void box(Rect b, float radius) { c_.frame(place(b), colour_, radius * r_, width * r_); }
    // Filled, a point seen from the middle by all others.
    void star(std::initializer_list<Vec> points) { c_.star(placed(points), at_, colour_); }
    // The upper and the lower lid of an eye.
    void lids() {
        std::vector<Vec> points;
        for (int i = 0; i < 48; ++i) {
            const float a = 2 * std::numbers::pi_v<float> * static_cast<float>(i) / 48;
            // Flat towards the corners, round in the middle.
            const float x = std::cos(a), y = std::sin(a) * .66f * std::sqrt(std::max(0.f, 1 - x * x * .55f));
            points.push_back(at_ + Vec{x, y} * r_);
        }
        c_.outline(points, colour_, width * r_);
    }
    void bar(Rect b, float radius = 0) { c_.rect(place(b), colour_, radius * r_); }
    void arc(Vec v, float radius, float from, float to) {
        c_.arc(at_ + v * r_, radius * r_, from, to, colour_, width * r_);
    }

private:
    std::vector<Vec> placed(std::initializer_list<Vec> points) const {
        std::vector<Vec> out;
        for (const Vec v : points) out.push_back(at_ + v * r_);
        return out;
    }
    Rect place(Rect b) const { return {at_.x + b.x * r_, at_.y + b.y * r_, b.w * r_, b.h * r_}; }

    Canvas& c_;
    Vec at_;
    float r_;
    Colour colour_;
};

void gear(Pen& pen) {
    pen.ring({0, 0}, .42f);
    for (int i = 0; i < 8; ++i) {
        const float a = std::numbers::pi_v<float> / 4 * static_cast<float>(i);
        const Vec out{std::cos(a), std::sin(a)};
        pen.line({out * .6f, out * .95f});
    }
}

void eye(Pen& pen) {
    pen.lids();
    pen.dot({0, 0}, .28f);
}

void star(Pen& pen) {
    pen.star({{0, -1}, {.24f, -.24f}, {1, 0}, {.24f, .24f}, {0, 1}, {-.24f, .24f}, {-1, 0}, {-.24f, -.24f}});
}

void person(Pen& pen) {
    pen.ring({0, -.45f}, .38f);
    pen.line({{-.75f, .95f}, {-.7f, .5f}, {-.4f, .22f}, {.4f, .22f}, {.7f, .5f}, {.75f, .95f}});
}

void undo(Pen& pen) {
    pen.line({{-.4f, -.85f}, {-.9f, -.35f}, {-.4f, .15f}});
    pen.line({{-.85f, -.35f}, {.3f, -.35f}});
    pen.arc({.3f, .2f}, .55f, 0, .5f);
    pen.line({{.3f, .75f}, {-.3f, .75f}});
}

void cube(Pen& pen) {
    pen.closed({{0, -1}, {.87f, -.5f}, {.87f, .5f}, {0, 1}, {-.87f, .5f}, {-.87f, -.5f}});
    pen.line({{-.87f, -.5f}, {0, 0}, {.87f, -.5f}});
    pen.line({{0, 0}, {0, 1}});
}

void robot(Pen& pen) {
    pen.box({-.8f, -.4f, 1.6f, 1.25f}, .3f);
    pen.line({{0, -.4f}, {0, -.8f}});
    pen.dot({0, -.85f}, .17f);
    pen.dot({-.35f, .2f}, .17f);
    pen.dot({.35f, .2f}, .17f);
}

void share(Pen& pen) {
    pen.line({{-.4f, -.45f}, {0, -.9f}, {.4f, -.45f}});
    pen.line({{0, -.85f}, {0, .3f}});
    pen.line({{-.55f, -.05f}, {-.85f, -.05f}, {-.85f, .9f}, {.85f, .9f}, {.85f, -.05f}, {.55f, -.05f}});
}

void hand(Pen& pen) {
    for (const float x : {-.6f, -.2f, .2f, .6f}) pen.line({{x, .1f}, {x, std::abs(x) > .5f ? -.5f : -.8f}});
    pen.closed({{-.6f, .05f}, {.6f, .05f}, {.45f, .9f}, {-.4f, .9f}});
}

using Drawing = void (*)(Pen&);

// In the order of the enum.
constexpr Drawing drawings[] = {
    [](Pen&) {},
    cube,
    [](Pen& pen) {
        pen.fill({{-.6f, -.85f}, {.85f, 0}, {-.6f, .85f}});
    },
    [](Pen& pen) {
        pen.bar({-.6f, -.8f, .4f, 1.6f}, .1f), pen.bar({.2f, -.8f, .4f, 1.6f}, .1f);
    },
    [](Pen& pen) {
        pen.line({{-.85f, 0}, {.85f, 0}}), pen.line({{0, -.85f}, {0, .85f}});
    },
    [](Pen& pen) {
        pen.line({{-.8f, 0}, {.8f, 0}});
    },
    [](Pen& pen) {
        pen.line({{-.8f, .05f}, {-.25f, .6f}, {.85f, -.6f}});
    },
    [](Pen& pen) {
        pen.line({{-.7f, -.7f}, {.7f, .7f}}), pen.line({{-.7f, .7f}, {.7f, -.7f}});
    },
    [](Pen& pen) {
        pen.closed({{0, -.9f}, {1, .85f}, {-1, .85f}}), pen.line({{0, -.25f}, {0, .25f}}), pen.dot({0, .55f}, .13f);
    },
    eye,
    [](Pen& pen) {
        eye(pen), pen.line({{-.85f, .85f}, {.85f, -.85f}});
    },
    [](Pen& pen) {
        pen.bar({-.65f, -.1f, 1.3f, 1}, .15f), pen.arc({0, -.15f}, .42f, -.25f, .25f);
    },
    gear,
    [](Pen& pen) {
        pen.ring({0, 0}, .85f), pen.line({{0, -.5f}, {0, .05f}, {.35f, .3f}});
    },
    star,
    undo,
    [](Pen& pen) {
        pen.box({-.95f, -.75f, 1.9f, 1.2f}, .2f), pen.line({{-.5f, .85f}, {.5f, .85f}});
    },
    [](Pen& pen) {
        pen.box({-.52f, -.95f, 1.04f, 1.9f}, .22f), pen.line({{-.15f, .6f}, {.15f, .6f}});
    },
    robot,
    person,
    [](Pen& pen) {
        pen.box({-.3f, -.95f, 1.05f, 1.5f}, .15f),
            pen.line({{-.55f, -.5f}, {-.75f, -.5f}, {-.75f, .95f}, {.25f, .95f}, {.25f, .75f}});
    },
    [](Pen& pen) {
        pen.box({-.95f, -.7f, 1.9f, 1.4f}, .3f), pen.fill({{-.25f, -.35f}, {.4f, 0}, {-.25f, .35f}});
    },
    [](Pen& pen) {
        pen.line({{-.35f, -.75f}, {.4f, 0}, {-.35f, .75f}});
    },
    [](Pen& pen) {
        pen.line({{-.75f, -.35f}, {0, .4f}, {.75f, -.35f}});
    },
    [](Pen& pen) {
        pen.line({{-.75f, .35f}, {0, -.4f}, {.75f, .35f}});
    },
    [](Pen& pen) {
        pen.line({{.35f, -.75f}, {-.4f, 0}, {.35f, .75f}});
    },
    share,
    [](Pen& pen) {
        pen.ring({-.2f, -.2f}, .6f), pen.line({{.3f, .3f}, {.9f, .9f}});
    },
    hand,
    [](Pen& pen) {
        pen.box({-.55f, -.45f, 1.1f, 1.35f}, .15f), pen.line({{-.85f, -.5f}, {.85f, -.5f}}),
            pen.line({{-.25f, -.8f}, {.25f, -.8f}});
    },
    [](Pen& pen) {
        pen.closed({{-.9f, .9f}, {-.75f, .35f}, {.45f, -.85f}, {.85f, -.45f}, {-.35f, .75f}});
    },
    [](Pen& pen) {
        pen.line({{-.6f, 1}, {-.6f, -.9f}}), pen.fill({{-.6f, -.9f}, {.8f, -.45f}, {-.6f, 0}});
    },
    [](Pen& pen) {
        pen.ring({0, 0}, .85f), pen.ring({0, 0}, .4f);
    },
    [](Pen& pen) {
        pen.line({{-.9f, 0}, {.85f, 0}}), pen.line({{.3f, -.55f}, {.85f, 0}, {.3f, .55f}});
    },
    [](Pen& pen) {
        pen.arc({-.4f, 0}, .5f, .05f, .95f), pen.arc({.4f, 0}, .5f, -.45f, .45f);
    },
    [](Pen& pen) {
        pen.closed({{-.95f, -.65f},
                    {-.45f, -.8f},
                    {0, -.6f},
                    {.45f, -.8f},
                    {.95f, -.65f},
                    {.95f, .65f},
                    {.45f, .5f},
                    {0, .75f},
                    {-.45f, .5f},
                    {-.95f, .65f}}),
            pen.line({{0, -.6f}, {0, .75f}});
    },
};
static_assert(std::size(drawings) == static_cast<std::size_t>(Icon::book) + 1);

}  // namespace

void icon(Canvas& c, Vec centre, float radius, Icon which, Colour colour) {
    Pen pen(c, centre, radius, colour);
    drawings[static_cast<std::size_t>(which)](pen);
}

}  // namespace cubenight::gui
