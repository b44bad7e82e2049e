// Paints Dear ImGui's draw data on the CPU, so that screens become pictures with no display, no graphics card and
// the same pixels on every machine. Textured, vertex-coloured triangles with scissors; a texture is the font atlas, or a
// picture by its address.
#pragma once

#include <cstdint>
#include <vector>

struct ImDrawData;

namespace cubenight::gui {

struct Picture {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> rgba;  // rows from the top, 4 bytes a pixel
};

// Coverage only: glyphs and the white pixel are white.
struct AlphaTexture {
    const std::uint8_t* pixels = nullptr;
    int width = 0;
    int height = 0;
};

// Paints the data over black. REQUIRES: positive width and height.
Picture rasterise(const ImDrawData& data, const AlphaTexture& texture, int width, int height);

}  // namespace cubenight::gui
