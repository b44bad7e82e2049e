#include "src/gui/kit/input_queue.hpp"

#include <iterator>

namespace cubenight::gui {
namespace {

constexpr std::size_t most_events = 4096;  // a stuck window forgets what came last
// What opens with a press hears keys two frames later.
constexpr int frames_after_a_press = 2;

}  // namespace

void InputQueue::move(Vec pixels) {
    if (!events_.empty() && events_.back().kind == Kind::move) events_.back().at = pixels;
    else if (events_.size() < most_events) events_.push_back({.kind = Kind::move, .at = pixels});
}

void InputQueue::button(int button, bool down) {
    if (button < 0 || button >= static_cast<int>(std::size(held_buttons_)) || events_.size() >= most_events) return;
    events_.push_back({.kind = Kind::button, .down = down, .button = button});
}

void InputQueue::wheel(float notches) {
    if (!events_.empty() && events_.back().kind == Kind::wheel) events_.back().notches += notches;
    else if (events_.size() < most_events) events_.push_back({.kind = Kind::wheel, .notches = notches});
}

void InputQueue::key(Key key, bool down) {
    if (key != Key::none && events_.size() < most_events)
        events_.push_back({.kind = Kind::key, .down = down, .key = key});
}

void InputQueue::letter(unsigned code_point) {
    if (events_.size() < most_events) events_.push_back({.kind = Kind::letter, .letter = code_point});
}

// Letters belong to the press before them: a key that opens a field does not write into it.
bool InputQueue::fits(const Event& event, Fed fed) const {
    const bool button_or_key = event.kind == Kind::button || event.kind == Kind::key;
    if (event.kind == Kind::letter) return fed != Fed::moved;
    if (fed == Fed::pressed) return false;
    if (button_or_key && event.down) return rest_ == 0;
    return event.kind != Kind::move || fed == Fed::nothing;
}

void InputQueue::hand_in(ImGuiIO& io, const Event& event) {
    switch (event.kind) {
        case Kind::move: at_ = event.at; return;
        case Kind::button: held_buttons_[event.button] = event.down; return;
        case Kind::wheel: return compat::mouse_wheel(io, event.notches);
        case Kind::key: return compat::key(io, event.key, event.down);
        case Kind::letter: return io.AddInputCharacter(event.letter);
    }
}

void InputQueue::feed(ImGuiIO& io) {
    Fed fed = Fed::nothing;
    bool written = false;
    if (rest_ > 0) --rest_;
    while (!events_.empty() && fits(events_.front(), fed)) {
        const Event event = events_.front();
        events_.pop_front();
        hand_in(io, event);
        written = written || event.kind == Kind::letter;
        if (event.kind == Kind::move) fed = Fed::moved;
        if (event.kind == Kind::button || event.kind == Kind::key) fed = event.down ? Fed::pressed : Fed::released;
    }
    const bool in_a_field = written && io.WantTextInput;
    if (fed == Fed::pressed) rest_ = in_a_field ? 1 : frames_after_a_press + 1;
    compat::mouse_move(io, at_);
    for (int button = 0; button < static_cast<int>(std::size(held_buttons_)); ++button)
        compat::mouse_button(io, button, held_buttons_[button]);
}

}  // namespace cubenight::gui
