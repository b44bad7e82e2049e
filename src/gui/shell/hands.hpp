// Who presses and types for the screens that a Headless runs, and looks at what they draw. Without anybody, input is handed in by
// call and frames stay in memory; tests have hands at a real window.
#pragma once

#include <string_view>

#include "src/gui/kit/imgui_compat.hpp"

struct ImDrawData;

namespace cubenight::gui {

class Hands {
public:
    virtual ~Hands() = default;

    // The screens of the current context are in front of them, so large in pixels, until end().
    virtual void begin(int width, int height) = 0;
    virtual void end() = 0;

    virtual void move(Vec pixels) = 0;
    virtual void leave() = 0;  // the pointer is nowhere over the screens
    virtual void button(int button, bool down) = 0;
    virtual void wheel(float notches) = 0;
    virtual void key(Key key, bool down) = 0;
    virtual void letter(std::string_view utf8) = 0;  // one

    // Before ImGui::NewFrame: hands in what was done. True while some of it waits for a further frame.
    virtual bool feed(ImGuiIO& io) = 0;
    // Letters have other places in their texture from the next frame on.
    virtual void letters_moved() = 0;
    // After ImGui::Render.
    virtual void show(ImDrawData& drawn) = 0;
};

}  // namespace cubenight::gui
