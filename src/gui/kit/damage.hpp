// Which part of the window looks different from the frame before, and a frame narrowed to such a part. Where nothing
// differs nothing is painted; where a highlight moves only its surroundings are: a window without a graphics card is
// painted by the processor.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "src/gui/kit/geometry.hpp"

struct ImDrawData;

namespace cubenight::gui {

class Damage {
public:
    // The parts of the window, in pixels, that differ from the frame that was looked at last: none, a few that do not
    // overlap, or the whole window, as in the first frame and in one of another size.
    std::vector<Rect> look(const ImDrawData& data, int width, int height);
    // What is on the screen is not what was looked at: the next frame is painted whole.
    void forget() { tiles_.clear(); }

private:
    std::vector<std::uint64_t> tiles_;
    int width_ = 0, height_ = 0;
};

// Paints each part with no more than touches it, clipped to it; afterwards the data is as it was.
void paint_parts(ImDrawData& data, std::span<const Rect> parts, const std::function<void(Rect part)>& paint);

}  // namespace cubenight::gui
