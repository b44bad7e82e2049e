#include "src/gui/kit/rasteriser.hpp"

#include <algorithm>
#include <cmath>

#include <imgui.h>

#include "engine/core/ensure.hpp"
#include "src/gui/kit/texture_ids.hpp"

namespace cubenight::gui {
namespace {

struct Bounds {
    int x0, y0, x1, y1;  // x1 and y1 are outside
};

// One side of a triangle: a * x + b * y + c is at least 0 inside, in 1/256 pixels.
struct Side {
    std::int64_t a, b, c;
};

constexpr int sub = 256;

struct Corner {
    std::int64_t x, y;
};

Corner corner(const ImDrawVert& v) {
    return {static_cast<std::int64_t>(std::lround(v.pos.x * sub)),
            static_cast<std::int64_t>(std::lround(v.pos.y * sub))};
}

// Pixels whose centre lies exactly on a side belong to the triangle on its right or below, never to both.
Side side(Corner from, Corner to) {
    Side s{from.y - to.y, to.x - from.x, 0};
    s.c = -(s.a * from.x + s.b * from.y);
    const bool top_left = s.a > 0 || (s.a == 0 && s.b > 0);
    if (!top_left) s.c -= 1;
    return s;
}

std::int64_t floor_div(std::int64_t a, std::int64_t b) {
    const std::int64_t q = a / b;
    return (a % b != 0 && (a < 0) != (b < 0)) ? q - 1 : q;
}

struct Channels {
    float r, g, b, a;
};

Channels unpack(ImU32 colour) {
    return {static_cast<float>(colour & 0xFF), static_cast<float>(colour >> 8 & 0xFF),
            static_cast<float>(colour >> 16 & 0xFF), static_cast<float>(colour >> 24)};
}

float sample(const AlphaTexture& texture, float u, float v) {
    const float x =
        std::clamp(u * static_cast<float>(texture.width) - 0.5f, 0.f, static_cast<float>(texture.width - 1));
    const float y =
        std::clamp(v * static_cast<float>(texture.height) - 0.5f, 0.f, static_cast<float>(texture.height - 1));
    const int x0 = static_cast<int>(x), y0 = static_cast<int>(y);
    const int x1 = std::min(x0 + 1, texture.width - 1), y1 = std::min(y0 + 1, texture.height - 1);
    const float fx = x - static_cast<float>(x0), fy = y - static_cast<float>(y0);
    const auto at = [&](int px, int py) {
        return static_cast<float>(
            texture.pixels[static_cast<std::size_t>(py) * static_cast<std::size_t>(texture.width) +
                           static_cast<std::size_t>(px)]);
    };
    const float top = at(x0, y0) + (at(x1, y0) - at(x0, y0)) * fx;
    const float bottom = at(x0, y1) + (at(x1, y1) - at(x0, y1)) * fx;
    return (top + (bottom - top) * fy) / 255.f;
}

// The pixel of a picture that lies there, by its four channels.
Channels sample(const Picture& picture, float u, float v) {
    const auto at = [](float share, int size) {
        return static_cast<std::size_t>(std::clamp(static_cast<int>(share * static_cast<float>(size)), 0, size - 1));
    };
    const std::size_t pixel =
        (at(v, picture.height) * static_cast<std::size_t>(picture.width) + at(u, picture.width)) * 4;
    const auto part = [&](std::size_t channel) { return static_cast<float>(picture.rgba[pixel + channel]); };
    return {part(0), part(1), part(2), part(3)};
}

class Painter {
public:
    // What the next triangles are covered with; null: the letters.
    void cover_with(const Picture* image) { image_ = image; }

    Painter(Picture& picture, const AlphaTexture& texture) : picture_(picture), texture_(texture) {}

    void triangle(const ImDrawVert& v0, ImDrawVert v1, ImDrawVert v2, Bounds clip) {
        const Corner a = corner(v0);
        Corner b = corner(v1), c = corner(v2);
        const std::int64_t area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
        if (area == 0) return;
        if (area < 0) std::swap(b, c), std::swap(v1, v2);
        const Side sides[3] = {side(a, b), side(b, c), side(c, a)};
        const auto [low, high] = std::minmax({a.y, b.y, c.y});
        const int y0 = std::max(clip.y0, static_cast<int>(floor_div(low, sub)));
        const int y1 = std::min(clip.y1, static_cast<int>(floor_div(high, sub)) + 1);
        const Fill fill = prepare(v0, v1, v2, std::abs(static_cast<double>(area)));
        for (int y = y0; y < y1; ++y) {
            int x0 = clip.x0, x1 = clip.x1;
            if (row(sides, y, x0, x1)) span(fill, sides, y, x0, x1);
        }
    }

private:
    struct Fill {
        Channels colour[3];
        ImVec2 uv[3];
        bool flat_colour, flat_uv;
        float coverage;
        double area;
    };

    Fill prepare(const ImDrawVert& v0, const ImDrawVert& v1, const ImDrawVert& v2, double area) const {
        Fill fill{{unpack(v0.col), unpack(v1.col), unpack(v2.col)}, {v0.uv, v1.uv, v2.uv}, false, false, 1.f, area};
        fill.flat_colour = v0.col == v1.col && v0.col == v2.col;
        fill.flat_uv = v0.uv.x == v1.uv.x && v0.uv.y == v1.uv.y && v0.uv.x == v2.uv.x && v0.uv.y == v2.uv.y;
        if (image_) fill.flat_uv = false;
        else if (fill.flat_uv) fill.coverage = sample(texture_, v0.uv.x, v0.uv.y);
        return fill;
    }

    // Narrows [x0, x1) to the pixels of this row whose centres are inside all three sides.
    static bool row(const Side (&sides)[3], int y, int& x0, int& x1) {
        const std::int64_t cy = static_cast<std::int64_t>(y) * sub + sub / 2;
        for (const Side& s : sides) {
            const std::int64_t rest = s.b * cy + s.c + s.a * (sub / 2);  // at the centre of pixel 0
            const std::int64_t step = s.a * sub;
            if (step == 0) {
                if (rest < 0) return false;
            } else if (step > 0) {
                x0 = static_cast<int>(std::max<std::int64_t>(x0, -floor_div(rest, step)));
            } else {
                x1 = static_cast<int>(std::min<std::int64_t>(x1, floor_div(rest, -step) + 1));
            }
        }
        return x0 < x1;
    }

    void span(const Fill& fill, const Side (&sides)[3], int y, int x0, int x1) {
        std::uint8_t* pixel = &picture_.rgba[(static_cast<std::size_t>(y) * static_cast<std::size_t>(picture_.width) +
                                              static_cast<std::size_t>(x0)) *
                                             4];
        if (fill.flat_colour && fill.flat_uv) {
            Channels c = fill.colour[0];
            c.a *= fill.coverage;
            for (int x = x0; x < x1; ++x, pixel += 4) blend(pixel, c);
            return;
        }
        // Shares of the corners: the side opposite to a corner grows towards it.
        const auto share = [&](const Side& s, double x) {
            return static_cast<float>((static_cast<double>(s.a) * x + static_cast<double>(s.b) * (y * sub + sub / 2) +
                                       static_cast<double>(s.c)) /
                                      fill.area);
        };
        const double first = static_cast<double>(x0) * sub + sub / 2;
        float w0 = share(sides[1], first), w1 = share(sides[2], first);
        const float d0 = static_cast<float>(static_cast<double>(sides[1].a) * sub / fill.area);
        const float d1 = static_cast<float>(static_cast<double>(sides[2].a) * sub / fill.area);
        for (int x = x0; x < x1; ++x, pixel += 4, w0 += d0, w1 += d1) blend(pixel, shade(fill, w0, w1));
    }

    Channels shade(const Fill& fill, float w0, float w1) const {
        const float w2 = 1.f - w0 - w1;
        Channels c = fill.colour[0];
        if (!fill.flat_colour) {
            const Channels &p = fill.colour[0], &q = fill.colour[1], &s = fill.colour[2];
            c = {p.r * w0 + q.r * w1 + s.r * w2, p.g * w0 + q.g * w1 + s.g * w2, p.b * w0 + q.b * w1 + s.b * w2,
                 p.a * w0 + q.a * w1 + s.a * w2};
        }
        const float u = fill.uv[0].x * w0 + fill.uv[1].x * w1 + fill.uv[2].x * w2;
        const float v = fill.uv[0].y * w0 + fill.uv[1].y * w1 + fill.uv[2].y * w2;
        if (image_) {
            const Channels own = sample(*image_, u, v);
            return {own.r * c.r / 255, own.g * c.g / 255, own.b * c.b / 255, own.a * c.a / 255};
        }
        c.a *= fill.flat_uv ? fill.coverage : sample(texture_, u, v);
        return c;
    }

    static void blend(std::uint8_t* pixel, const Channels& c) {
        const float a = c.a / 255.f;
        if (a <= 0) return;
        const auto part = [a](std::uint8_t under, float over) {
            const float v = static_cast<float>(under) + (over - static_cast<float>(under)) * a;
            return static_cast<std::uint8_t>(std::clamp(v + 0.5f, 0.f, 255.f));
        };
        pixel[0] = part(pixel[0], c.r);
        pixel[1] = part(pixel[1], c.g);
        pixel[2] = part(pixel[2], c.b);
    }

    Picture& picture_;
    const AlphaTexture& texture_;
    const Picture* image_ = nullptr;
};

Bounds clip_of(const ImDrawCmd& command, const Picture& picture) {
    return {std::max(0, static_cast<int>(command.ClipRect.x)), std::max(0, static_cast<int>(command.ClipRect.y)),
            std::min(picture.width, static_cast<int>(command.ClipRect.z)),
            std::min(picture.height, static_cast<int>(command.ClipRect.w))};
}

void paint_list(Painter& painter, const ImDrawList& list, const Picture& picture) {
    for (const ImDrawCmd& command : list.CmdBuffer) {
        if (command.UserCallback) continue;
        const Bounds clip = clip_of(command, picture);
        if (clip.x0 >= clip.x1 || clip.y0 >= clip.y1) continue;
        painter.cover_with(reinterpret_cast<const Picture*>(texture_number(command.GetTexID())));
        const ImDrawVert* vertices = list.VtxBuffer.Data + command.VtxOffset;
        const ImDrawIdx* indices = list.IdxBuffer.Data + command.IdxOffset;
        for (unsigned i = 0; i + 2 < command.ElemCount; i += 3)
            painter.triangle(vertices[indices[i]], vertices[indices[i + 1]], vertices[indices[i + 2]], clip);
    }
}

}  // namespace

Picture rasterise(const ImDrawData& data, const AlphaTexture& texture, int width, int height) {
    ENSURE(width > 0 && height > 0);
    Picture picture{width, height, {}};
    picture.rgba.assign(static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 4, 0);
    for (std::size_t i = 3; i < picture.rgba.size(); i += 4) picture.rgba[i] = 255;
    Painter painter(picture, texture);
    for (int i = 0; i < data.CmdListsCount; ++i) paint_list(painter, *data.CmdLists[i], picture);
    return picture;
}

}  // namespace cubenight::gui
