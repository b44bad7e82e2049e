#include "src/gui/kit/canvas.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include <imgui.h>
#include <imgui_internal.h>

namespace cubenight::gui {
namespace {

constexpr float turn_radians = 2 * std::numbers::pi_v<float>;

float signed_area(std::span<const Vec> points) {
    float sum = 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Vec a = points[i], b = points[(i + 1) % points.size()];
        sum += a.x * b.y - b.x * a.y;
    }
    return sum;
}

// Keeps the part of a convex shape where `inside` of a point is at least 0.
template <class Inside>
std::vector<Vec> cut(const std::vector<Vec>& points, Inside inside) {
    std::vector<Vec> kept;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Vec a = points[i], b = points[(i + 1) % points.size()];
        const float da = inside(a), db = inside(b);
        if (da >= 0) kept.push_back(a);
        if ((da >= 0) != (db >= 0)) kept.push_back(a + (b - a) * (da / (da - db)));
    }
    return kept;
}

}  // namespace

Canvas::Canvas(ImDrawList& list, Fonts& fonts, const Palette& palette, float scale, Vec origin)
    : p(palette), list_(list), fonts_(fonts), scale_(scale), origin_(origin) {}

float Canvas::hairline() const { return std::max(1.f, std::floor(scale_)) / scale_; }

bool Canvas::unseen(Rect r, float around) const { return part_ && !r.inset(-around - 1).overlaps(*part_); }

bool Canvas::unseen(std::span<const Vec> points, float around) const {
    if (!part_ || points.empty()) return false;
    const auto [left, right] = std::ranges::minmax(points, {}, &Vec::x);
    const auto [top, bottom] = std::ranges::minmax(points, {}, &Vec::y);
    return unseen({left.x, top.y, right.x - left.x, bottom.y - top.y}, around);
}

void Canvas::rect(Rect r, Colour colour, float radius) {
    if (r.empty() || unseen(r)) return;
    list_.AddRectFilled(px({r.x, r.y}), px({r.right(), r.bottom()}), colour.packed(), radius * scale_);
}

void Canvas::image(Rect r, const CardPicture& picture, float radius) {
    if (r.empty() || unseen(r) || picture.width <= 0 || picture.height <= 0) return;
    const float wide = picture.width / picture.height, wanted = r.w / r.h;
    const float x = wide > wanted ? (1 - wanted / wide) / 2 : 0, y = wide < wanted ? (1 - wide / wanted) / 2 : 0;
    list_.AddImageRounded(picture.texture, px({r.x, r.y}), px({r.right(), r.bottom()}), {x, y}, {1 - x, 1 - y},
                          white.packed(), radius * scale_);
}

void Canvas::rect_top(Rect r, Colour colour, float radius) {
    if (unseen(r)) return;
    list_.AddRectFilled(px({r.x, r.y}), px({r.right(), r.bottom()}), colour.packed(), radius * scale_,
                        ImDrawFlags_RoundCornersTop);
}

void Canvas::frame(Rect r, Colour colour, float radius, float width) {
    if (r.empty() || unseen(r, width)) return;
    const float thick = std::max(1.f, width * scale_);
    list_.AddRect(px({r.x, r.y}), px({r.right(), r.bottom()}), colour.packed(), radius * scale_, 0, thick);
}

void Canvas::tint(int mark, Rect r, Colour top, Colour bottom) {
    const float from = px({r.x, r.y}).y, height = std::max(1.f, r.h * scale_);
    for (int i = mark; i < list_.VtxBuffer.Size; ++i) {
        ImDrawVert& vertex = list_.VtxBuffer[i];
        const float share = std::clamp((vertex.pos.y - from) / height, 0.f, 1.f);
        const float alpha = static_cast<float>(vertex.col >> IM_COL32_A_SHIFT) / 255.f;
        vertex.col = mix(top, bottom, share).alpha(alpha).packed();
    }
}

void Canvas::gradient(Rect r, Colour top, Colour bottom, float radius) {
    if (r.empty()) return;
    const int from = mark();
    rect(r, white, radius);
    tint(from, r, top, bottom);
}

void Canvas::shadow(Rect r, float radius) {
    const auto layer = [&](float spread, float down, float strength) {
        rect({r.x - spread, r.y - spread + down, r.w + 2 * spread, r.h + 2 * spread}, black.alpha(strength),
             radius + spread);
    };
    layer(5.5f, 6.f, 0.10f);
    layer(3.5f, 4.5f, 0.14f);
    layer(1.8f, 2.7f, 0.20f);
}

void Canvas::line(Vec a, Vec b, Colour colour, float width) {
    if (unseen(std::array{a, b}, width)) return;
    list_.AddLine(px(a), px(b), colour.packed(), std::max(1.f, width * scale_));
}

void Canvas::polyline(std::span<const Vec> points, Colour colour, float width) {
    if (unseen(points, width)) return;
    for (const Vec v : points) list_.PathLineTo(px(v));
    list_.PathStroke(colour.packed(), 0, std::max(1.f, width * scale_));
}

void Canvas::dashed_line(Vec a, Vec b, Colour colour, float width, float dash, float gap) {
    const Vec way = b - a;
    const float length = std::hypot(way.x, way.y);
    if (length <= 0) return;
    for (float at = 0; at < length; at += dash + gap)
        line(a + way * (at / length), a + way * (std::min(at + dash, length) / length), colour, width);
}

void Canvas::dashed_frame(Rect r, Colour colour, float radius, float width, float dash, float gap) {
    const float k = radius;
    dashed_line({r.x + k, r.y}, {r.right() - k, r.y}, colour, width, dash, gap);
    dashed_line({r.right(), r.y + k}, {r.right(), r.bottom() - k}, colour, width, dash, gap);
    dashed_line({r.right() - k, r.bottom()}, {r.x + k, r.bottom()}, colour, width, dash, gap);
    dashed_line({r.x, r.bottom() - k}, {r.x, r.y + k}, colour, width, dash, gap);
    if (k <= 0) return;
    arc({r.x + k, r.y + k}, k, -0.22f, -0.03f, colour, width);
    arc({r.right() - k, r.y + k}, k, 0.03f, 0.22f, colour, width);
    arc({r.right() - k, r.bottom() - k}, k, 0.28f, 0.47f, colour, width);
    arc({r.x + k, r.bottom() - k}, k, 0.53f, 0.72f, colour, width);
}

void Canvas::circle(Vec centre, float radius, Colour colour) {
    if (unseen(around(centre, 2 * radius, 2 * radius))) return;
    list_.AddCircleFilled(px(centre), radius * scale_, colour.packed());
}

void Canvas::ring(Vec centre, float radius, Colour colour, float width) {
    if (unseen(around(centre, 2 * radius, 2 * radius), width)) return;
    list_.AddCircle(px(centre), radius * scale_, colour.packed(), 0, std::max(0.8f, width * scale_));
}

void Canvas::dashed_ring(Vec centre, float radius, Colour colour, float width, float dash, float gap) {
    const float around_it = turn_radians * radius;
    const int count = std::max(3, static_cast<int>(std::round(around_it / (dash + gap))));
    const float step = 1.f / static_cast<float>(count), share = step * dash / (dash + gap);
    for (int i = 0; i < count; ++i)
        arc(centre, radius, static_cast<float>(i) * step, static_cast<float>(i) * step + share, colour, width);
}

void Canvas::arc(Vec centre, float radius, float from, float to, Colour colour, float width) {
    if (unseen(around(centre, 2 * radius, 2 * radius), width)) return;
    const float quarter = turn_radians / 4;
    const float length = (to - from) * turn_radians * radius * scale_;
    const int steps = std::clamp(static_cast<int>(length / 3.f), 2, 96);
    list_.PathArcTo(px(centre), radius * scale_, from * turn_radians - quarter, to * turn_radians - quarter, steps);
    list_.PathStroke(colour.packed(), 0, std::max(1.f, width * scale_));
}

void Canvas::polygon(std::span<const Vec> points, Colour colour) {
    if (points.size() < 3 || unseen(points)) return;
    scratch_.clear();
    for (const Vec v : points) scratch_.push_back(px(v));
    if (signed_area(points) < 0) std::reverse(scratch_.begin(), scratch_.end());  // the fringe lies outside
    list_.AddConvexPolyFilled(scratch_.data(), static_cast<int>(scratch_.size()), colour.packed());
}

void Canvas::star(std::span<const Vec> points, Vec centre, Colour colour) {
    if (unseen(points)) return;
    const int count = static_cast<int>(points.size());
    list_.PrimReserve(count * 3, count + 1);
    const ImVec2 uv = list_._Data->TexUvWhitePixel;
    const auto base = static_cast<ImDrawIdx>(list_._VtxCurrentIdx);
    list_.PrimWriteVtx(px(centre), uv, colour.packed());
    for (const Vec v : points) list_.PrimWriteVtx(px(v), uv, colour.packed());
    for (int i = 0; i < count; ++i) {
        list_.PrimWriteIdx(base);
        list_.PrimWriteIdx(static_cast<ImDrawIdx>(base + 1 + i));
        list_.PrimWriteIdx(static_cast<ImDrawIdx>(base + 1 + (i + 1) % count));
    }
    outline(points, colour, 0);
}

void Canvas::outline(std::span<const Vec> points, Colour colour, float width) {
    if (unseen(points, width)) return;
    for (const Vec v : points) list_.PathLineTo(px(v));
    list_.PathStroke(colour.packed(), ImDrawFlags_Closed, std::max(1.f, width * scale_));
}

void Canvas::polygon_in(Rect window, std::span<const Vec> points, Colour colour) {
    std::vector<Vec> part(points.begin(), points.end());
    part = cut(part, [&](Vec v) { return v.x - window.x; });
    part = cut(part, [&](Vec v) { return window.right() - v.x; });
    part = cut(part, [&](Vec v) { return v.y - window.y; });
    part = cut(part, [&](Vec v) { return window.bottom() - v.y; });
    polygon(part, colour);
}

void Canvas::fade_down(std::span<const Vec, 4> corners, Colour top, Colour bottom) {
    if (unseen(corners)) return;
    list_.PrimReserve(6, 4);
    const auto base = list_._VtxCurrentIdx;
    for (std::size_t i = 0; i < 4; ++i)
        list_.PrimWriteVtx(px(corners[i]), list_._Data->TexUvWhitePixel, (i < 2 ? top : bottom).packed());
    for (const unsigned v : {0u, 1u, 2u, 0u, 2u, 3u}) list_.PrimWriteIdx(static_cast<ImDrawIdx>(base + v));
}

void Canvas::strip(std::span<const Vec> tops, float floor, Colour colour) {
    const int count = static_cast<int>(tops.size());
    const float bottom = px({0, floor}).y;
    list_.PrimReserve((count - 1) * 12, count * 3);
    const ImVec2 uv = list_._Data->TexUvWhitePixel;
    const auto base = list_._VtxCurrentIdx;
    for (const Vec top : tops) {  // half a pixel of fringe over the edge, half under it
        const ImVec2 at = px(top);
        list_.PrimWriteVtx({at.x, at.y - .5f}, uv, colour.alpha(0).packed());
        list_.PrimWriteVtx({at.x, at.y + .5f}, uv, colour.packed());
        list_.PrimWriteVtx({at.x, std::max(at.y + .5f, bottom)}, uv, colour.packed());
    }
    for (int i = 0; i + 1 < count; ++i) {
        const auto at = base + static_cast<unsigned>(i) * 3;
        for (const unsigned v : {0u, 1u, 4u, 0u, 4u, 3u, 1u, 2u, 5u, 1u, 5u, 4u})
            list_.PrimWriteIdx(static_cast<ImDrawIdx>(at + v));
    }
}

void Canvas::glow_ellipse(Vec centre, Vec radii, Colour inside, Colour edge) {
    constexpr int count = 72;
    list_.PrimReserve(count * 3, count + 1);
    const ImVec2 uv = list_._Data->TexUvWhitePixel;
    const auto base = static_cast<ImDrawIdx>(list_._VtxCurrentIdx);
    list_.PrimWriteVtx(px(centre), uv, inside.packed());
    for (int i = 0; i < count; ++i) {
        const float angle = turn_radians * static_cast<float>(i) / count;
        list_.PrimWriteVtx(px(centre + Vec{std::cos(angle) * radii.x, std::sin(angle) * radii.y}), uv, edge.packed());
    }
    for (int i = 0; i < count; ++i) {
        list_.PrimWriteIdx(base);
        list_.PrimWriteIdx(static_cast<ImDrawIdx>(base + 1 + i));
        list_.PrimWriteIdx(static_cast<ImDrawIdx>(base + 1 + (i + 1) % count));
    }
}

void Canvas::ellipse_line(Vec centre, Vec radii, Colour colour, float width) {
    constexpr int count = 96;
    for (int i = 0; i < count; ++i) {
        const float angle = turn_radians * static_cast<float>(i) / count;
        list_.PathLineTo(px(centre + Vec{std::cos(angle) * radii.x, std::sin(angle) * radii.y}));
    }
    list_.PathStroke(colour.packed(), ImDrawFlags_Closed, std::max(1.f, width * scale_));
}

void Canvas::dashed_ellipse(Vec centre, Vec radii, Colour colour, float width) {
    const int count = std::max(12, static_cast<int>((radii.x + radii.y) * 2.8f / 11));
    for (int i = 0; i < count; ++i) {
        const float from = turn_radians * static_cast<float>(i) / static_cast<float>(count);
        const float to = from + turn_radians / static_cast<float>(count) * .4f;
        line(centre + Vec{std::cos(from) * radii.x, std::sin(from) * radii.y},
             centre + Vec{std::cos(to) * radii.x, std::sin(to) * radii.y}, colour, width);
    }
}

void Canvas::push_clip(Rect r) { list_.PushClipRect(px({r.x, r.y}), px({r.right(), r.bottom()}), true); }

void Canvas::push_clip_instead(Rect r) {
    ImVec2 from = px({r.x, r.y}), to = px({r.right(), r.bottom()});
    if (const int clips = list_._ClipRectStack.Size; clips > 1) {
        const ImVec4& around = list_._ClipRectStack[clips - 2];
        from = {std::max(from.x, around.x), std::max(from.y, around.y)};
        to = {std::max(from.x, std::min(to.x, around.z)), std::max(from.y, std::min(to.y, around.w))};
    }
    list_.PushClipRect(from, to, false);
}

void Canvas::pop_clip() { list_.PopClipRect(); }

void Canvas::begin_part(Rect r) {
    push_clip(r);
    part_ = clip();
}

void Canvas::end_part() {
    part_.reset();
    pop_clip();
}

Rect Canvas::clip() const {
    const ImVec4& c = list_._ClipRectStack.back();
    const Vec corner = to_units({c.x, c.y});
    return {corner.x, corner.y, (c.z - c.x) / scale_, (c.w - c.y) / scale_};
}

int Canvas::mark() const { return list_.VtxBuffer.Size; }

void Canvas::turn(int mark, Vec centre, float radians) {
    const float c = std::cos(radians), s = std::sin(radians);
    const ImVec2 at = px(centre);
    for (int i = mark; i < list_.VtxBuffer.Size; ++i) {
        ImVec2& pos = list_.VtxBuffer[i].pos;
        const float x = pos.x - at.x, y = pos.y - at.y;
        pos = {at.x + x * c - y * s, at.y + x * s + y * c};
    }
}

void Canvas::squash(int mark, Vec centre, float share) {
    const float x = px(centre).x;
    for (int i = mark; i < list_.VtxBuffer.Size; ++i)
        list_.VtxBuffer[i].pos.x = x + (list_.VtxBuffer[i].pos.x - x) * share;
}

void Canvas::move(int mark, Vec by) {
    for (int i = mark; i < list_.VtxBuffer.Size; ++i) {
        list_.VtxBuffer[i].pos.x += by.x * scale_;
        list_.VtxBuffer[i].pos.y += by.y * scale_;
    }
}

void Canvas::fade(int mark, float share) {
    for (int i = mark; i < list_.VtxBuffer.Size; ++i) {
        ImU32& colour = list_.VtxBuffer[i].col;
        const auto alpha = static_cast<float>(colour >> IM_COL32_A_SHIFT) * share;
        colour = (colour & ~IM_COL32_A_MASK) | (static_cast<ImU32>(alpha + 0.5f) << IM_COL32_A_SHIFT);
    }
}

}  // namespace cubenight::gui
