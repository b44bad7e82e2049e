// The window: GLFW, OpenGL 3.3 and the screens in it. Draws when something moves or is pressed, and sleeps otherwise.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "src/gui/shell/app.hpp"

namespace cubenight::gui {

struct WindowSettings {
    Page first = Page::home;
    AppSettings app;
    std::vector<std::string> files;                 // scenario files to begin with
    std::filesystem::path pictures;                 // the folder of a person's own pictures of cards
    std::function<void(const WindowSize&)> closed;  // told the size that it had at its end; may be empty
    // Leave after so many frames; 0: when the person leaves. For trying the window without one.
    int frames = 0;
};

// Opens the window and stays in it until it is closed. Returns why there is none: no display, no OpenGL 3.3.
std::optional<std::string> run_window(Session& session, const WindowSettings& settings);

}  // namespace cubenight::gui
