// Runs the screens with no window: frames in memory, input by call, pictures by the CPU. For tests and for
// `cubenight screen`. One at a time (Dear ImGui has one current context); all of a process share their fonts, which
// are read and drawn into the atlas once.
#pragma once

#include <string>

#include "engine/core/result.hpp"
#include "src/gui/kit/input_queue.hpp"
#include "src/gui/kit/rasteriser.hpp"
#include "src/gui/shell/app.hpp"
#include "src/gui/shell/hands.hpp"

struct ImGuiContext;

namespace cubenight::gui {

class Headless {
public:
    Headless(Session& session, Page first, int width, int height, const AppSettings& settings = {});
    ~Headless();
    // Who presses for each one that is made from then on; nobody: everything is handed in by call. They outlive it.
    static void be_pressed_by(Hands* hands);
    Headless(const Headless&) = delete;
    Headless& operator=(const Headless&) = delete;

    // Draws frames of 16 ms, or of `ms`.
    void frames(int count, float ms = 16);
    // Draws until the fonts hold everything and nothing moves but what always moves.
    void settle();

    // Input. By id: the item's middle, as the last frame drew it; false where it was not drawn.
    bool click(std::string_view id);
    bool hover(std::string_view id);
    void point_away();
    // From the item to a place in the window.
    bool drag(std::string_view id, Vec to);
    bool double_click(std::string_view id);
    bool right_click(std::string_view id);
    // The mouse's button goes down on it and stays down.
    bool hold_mouse(std::string_view id, float ms);
    bool shown(std::string_view id) const { return app_.ui().find(id) != nullptr; }
    void press(Key key);
    void hold(Key key, float ms);
    void type(std::string_view text);
    void wheel(std::string_view id, float notches);

    // Input that comes in between two frames; from then on each frame takes of it what it can tell apart.
    InputQueue& queue() { return queue_; }

    Picture picture();
    // Of the last frame as it is, whatever moves.
    Picture snapshot();
    App& app() { return app_; }
    // Texts of the last frame.
    const std::vector<TextMark>& texts() const { return marks_; }
    int vertices() const { return vertices_; }

private:
    void frame(float ms);
    bool point_at(std::string_view id);
    void move(Vec pixels);
    void button(bool down);
    void key(Key key, bool down);

    ImGuiContext* context_;
    Hands* hands_;  // null: everything is handed in by call
    Fonts& fonts_;
    App app_;
    int width_, height_;
    std::vector<TextMark> marks_;
    InputQueue queue_;
    int vertices_ = 0;
};

// Writes a PNG. An error names the file.
std::optional<Error> write_png(const Picture& picture, const std::string& file);

}  // namespace cubenight::gui
