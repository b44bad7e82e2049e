#include "src/gui/kit/damage.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>

#include <imgui.h>

namespace cubenight::gui {
namespace {

constexpr int tile = 64;  // pixels
constexpr std::size_t most_parts = 6;

std::uint64_t mixed(std::uint64_t a, std::uint64_t b) {
    const std::uint64_t x = (a ^ b) * 0x9E3779B97F4A7C15u;
    return x ^ (x >> 29);
}

std::uint64_t hash_of(const ImDrawVert& vertex) {
    std::uint64_t words[3] = {};
    static_assert(sizeof(vertex) <= sizeof(words));
    std::memcpy(words, &vertex, sizeof(vertex));
    return mixed(mixed(words[0] + 0x51ED27u, words[1]), words[2]);
}

struct Box {
    float left, top, right, bottom;
    bool empty() const { return right <= left || bottom <= top; }
    Box meet(const Box& o) const {
        return {std::max(left, o.left), std::max(top, o.top), std::min(right, o.right), std::min(bottom, o.bottom)};
    }
};

Box box_of(const ImVec4& clip) { return {clip.x, clip.y, clip.z, clip.w}; }

// What a triangle can colour: a pixel more on each side than its corners.
Box box_of(const ImVec2& a, const ImVec2& b, const ImVec2& c) {
    return {std::min({a.x, b.x, c.x}) - 1, std::min({a.y, b.y, c.y}) - 1, std::max({a.x, b.x, c.x}) + 1,
            std::max({a.y, b.y, c.y}) + 1};
}

class Tiles {
public:
    Tiles(int width, int height)
        : wide_((width + tile - 1) / tile),
          high_((height + tile - 1) / tile), window_{0, 0, static_cast<float>(width), static_cast<float>(height)},
          values_(static_cast<std::size_t>(wide_) * static_cast<std::size_t>(high_), 1) {}

    void add(const ImDrawList& list) {
        hashes_.clear();
        for (const ImDrawVert& vertex : list.VtxBuffer) hashes_.push_back(hash_of(vertex));
        for (const ImDrawCmd& command : list.CmdBuffer) add(list, command);
    }

    int wide() const { return wide_; }
    int high() const { return high_; }
    std::vector<std::uint64_t>& values() { return values_; }

private:
    void add(const ImDrawList& list, const ImDrawCmd& command) {
        const Box clip = box_of(command.ClipRect).meet(window_);
        if (clip.empty()) return;
        std::uint64_t start = 0;
        const ImTextureID texture = command.GetTexID();
        std::memcpy(&start, &texture, std::min(sizeof(start), sizeof(texture)));
        start =
            mixed(start, static_cast<std::uint64_t>(clip.left) << 48 ^ static_cast<std::uint64_t>(clip.top) << 32 ^
                             static_cast<std::uint64_t>(clip.right) << 16 ^ static_cast<std::uint64_t>(clip.bottom));
        for (unsigned i = 0; i + 2 < command.ElemCount; i += 3) {
            const ImDrawIdx* const at = list.IdxBuffer.Data + command.IdxOffset + i;
            const unsigned a = at[0] + command.VtxOffset, b = at[1] + command.VtxOffset, c = at[2] + command.VtxOffset;
            const ImDrawVert* const v = list.VtxBuffer.Data;
            const Box box = box_of(v[a].pos, v[b].pos, v[c].pos).meet(clip);
            if (!box.empty()) touch(box, mixed(mixed(start + hashes_[a], hashes_[b]), hashes_[c]));
        }
    }

    void touch(const Box& box, std::uint64_t hash) {
        const int left = static_cast<int>(box.left) / tile, top = static_cast<int>(box.top) / tile;
        const int right = std::min(wide_ - 1, static_cast<int>(box.right) / tile);
        const int bottom = std::min(high_ - 1, static_cast<int>(box.bottom) / tile);
        for (int y = top; y <= bottom; ++y)
            for (int x = left; x <= right; ++x) {
                std::uint64_t& value = values_[static_cast<std::size_t>(y * wide_ + x)];
                value = mixed(value + hash, hash >> 17);
            }
    }

    int wide_, high_;
    Box window_;
    std::vector<std::uint64_t> values_;
    std::vector<std::uint64_t> hashes_;  // of the list's vertices
};

// Tiles that differ, as rectangles of tiles: runs of a row, joined with the same run of the row above.
std::vector<Rect> parts_of(const std::vector<bool>& differs, int wide, int high) {
    std::vector<Rect> parts;
    for (int y = 0; y < high; ++y)
        for (int x = 0; x < wide; ++x) {
            const auto at = [&](int column) { return differs[static_cast<std::size_t>(y * wide + column)]; };
            if (!at(x)) continue;
            const int begin = x;
            while (x + 1 < wide && at(x + 1)) ++x;
            const Rect run{static_cast<float>(begin), static_cast<float>(y), static_cast<float>(x - begin + 1), 1};
            const auto above = std::ranges::find_if(
                parts, [&](const Rect& part) { return part.x == run.x && part.w == run.w && part.bottom() == run.y; });
            if (above != parts.end()) above->h += 1;
            else parts.push_back(run);
        }
    if (parts.size() <= most_parts) return parts;
    Rect all = parts.front();
    for (const Rect& part : parts) {
        const float right = std::max(all.right(), part.right()), bottom = std::max(all.bottom(), part.bottom());
        all.x = std::min(all.x, part.x), all.y = std::min(all.y, part.y);
        all.w = right - all.x, all.h = bottom - all.y;
    }
    return {all};
}

}  // namespace

std::vector<Rect> Damage::look(const ImDrawData& data, int width, int height) {
    Tiles now(width, height);
    for (int i = 0; i < data.CmdListsCount; ++i) now.add(*data.CmdLists[i]);
    const bool known = width == width_ && height == height_ && tiles_.size() == now.values().size();
    tiles_.swap(now.values());
    width_ = width, height_ = height;
    const Rect window{0, 0, static_cast<float>(width), static_cast<float>(height)};
    if (!known) return {window};
    std::vector<bool> differs(tiles_.size());
    for (std::size_t i = 0; i < tiles_.size(); ++i) differs[i] = tiles_[i] != now.values()[i];
    std::vector<Rect> parts = parts_of(differs, now.wide(), now.high());
    for (Rect& part : parts) part = Rect{part.x * tile, part.y * tile, part.w * tile, part.h * tile}.meet(window);
    return parts;
}

namespace {

// What a command is clipped to. Graphics cards clip at whole pixels: from the whole left edge as wide as the whole width,
// which of a narrowed clip with a part of a pixel is one less than reaches its right edge.
Box pixels_of(const ImVec4& clip) {
    return {std::trunc(clip.x), std::trunc(clip.y), std::trunc(clip.z), std::trunc(clip.w)};
}

// Leaves what touches the window.
void narrow(ImDrawList& list, const Box& window) {
    int kept = 0;
    for (ImDrawCmd& command : list.CmdBuffer) {
        const Box clip = pixels_of(command.ClipRect).meet(window);
        const unsigned begin = command.IdxOffset, count = command.ElemCount;
        command.IdxOffset = static_cast<unsigned>(kept);
        command.ElemCount = 0;
        command.ClipRect = {clip.left, clip.top, std::max(clip.left, clip.right), std::max(clip.top, clip.bottom)};
        for (unsigned n = 0; !clip.empty() && n + 2 < count; n += 3) {
            const ImDrawIdx* const at = list.IdxBuffer.Data + begin + n;
            const ImDrawVert* const v = list.VtxBuffer.Data + command.VtxOffset;
            if (box_of(v[at[0]].pos, v[at[1]].pos, v[at[2]].pos).meet(clip).empty()) continue;
            for (int corner = 0; corner < 3; ++corner) list.IdxBuffer[kept + corner] = at[corner];
            kept += 3, command.ElemCount += 3;
        }
    }
    list.IdxBuffer.resize(kept);
}

struct Whole {
    ImVector<ImDrawCmd> commands;
    ImVector<ImDrawIdx> indices;
};

}  // namespace

void paint_parts(ImDrawData& data, std::span<const Rect> parts, const std::function<void(Rect part)>& paint) {
    std::vector<Whole> whole;
    for (int i = 0; i < data.CmdListsCount; ++i)
        whole.push_back({data.CmdLists[i]->CmdBuffer, data.CmdLists[i]->IdxBuffer});
    const auto restore = [&] {
        for (int i = 0; i < data.CmdListsCount; ++i) {
            data.CmdLists[i]->CmdBuffer = whole[static_cast<std::size_t>(i)].commands;
            data.CmdLists[i]->IdxBuffer = whole[static_cast<std::size_t>(i)].indices;
        }
    };
    for (const Rect part : parts) {
        for (int i = 0; i < data.CmdListsCount; ++i)
            narrow(*data.CmdLists[i], {part.x, part.y, part.right(), part.bottom()});
        paint(part);
        restore();
    }
}

}  // namespace cubenight::gui
