// A person's own pictures of cards, as what paints the window knows them.
#pragma once

#include <string_view>

#include <imgui.h>

namespace cubenight::gui {

struct CardPicture {
    ImTextureID texture;
    float width, height;  // pixels
};

class CardPictures {
public:
    virtual ~CardPictures() = default;
    // By the card's key, or else by its name; null where there is none, or none yet. It stays for the frame.
    virtual const CardPicture* find(std::string_view key, std::string_view name) = 0;
};

}  // namespace cubenight::gui
