// The picture in the window, kept by the graphics card from frame to frame: only what differs is painted again.
#pragma once

#include "src/gui/kit/damage.hpp"

struct ImDrawData;

namespace cubenight::gui {

class Painting {
public:
    Painting() = default;
    Painting(const Painting&) = delete;
    Painting& operator=(const Painting&) = delete;
    ~Painting();

    // Brings the picture up to date and into the window's back buffer. False where nothing differs: there is nothing to
    // swap. REQUIRES: the window's context is the current one.
    bool paint(ImDrawData& data, int width, int height);
    // The window lost what was in it.
    void show_again() { lost_ = true; }
    // What the colours of a frame stand for has changed: letters in another place of their texture.
    void forget() { damage_.forget(); }

private:
    void make(int width, int height);
    void drop();

    Damage damage_;
    unsigned frame_ = 0, colours_ = 0;
    int width_ = 0, height_ = 0;
    bool lost_ = true;
};

}  // namespace cubenight::gui
