// What was pressed and typed since the last frame, in its order. A screen looks at the state of keys and buttons once a
// frame; a tap that begins and ends between two frames, or two keys within one, would be lost on it. So the queue hands
// in no more at a time than a frame can tell apart, and the window draws frames until it is empty.
#pragma once

#include <deque>

#include "src/gui/kit/imgui_compat.hpp"

namespace cubenight::gui {

class InputQueue {
public:
    void move(Vec pixels);
    void button(int button, bool down);
    void wheel(float notches);
    void key(Key key, bool down);
    void letter(unsigned code_point);

    bool waiting() const { return !events_.empty(); }
    // Before ImGui::NewFrame, after whatever a backend hands in itself.
    void feed(ImGuiIO& io);

private:
    enum class Kind : std::uint8_t { move, button, wheel, key, letter };
    struct Event {
        Kind kind;
        bool down = false;
        int button = 0;
        Key key = Key::none;
        unsigned letter = 0;
        Vec at{};
        float notches = 0;
    };
    enum class Fed : std::uint8_t { nothing, moved, released, pressed };

    bool fits(const Event& event, Fed fed) const;
    void hand_in(ImGuiIO& io, const Event& event);

    std::deque<Event> events_;
    int rest_ = 0;  // frames before the next press
    Vec at_{-1e7f, -1e7f};
    bool held_buttons_[3] = {};
};

}  // namespace cubenight::gui
