// What GLFW tells of keys, mouse and files, put into a queue.
#pragma once

#include <string>
#include <vector>

#include "src/gui/kit/input_queue.hpp"

struct GLFWwindow;

namespace cubenight::gui {

struct WindowInput {
    InputQueue queue;
    std::vector<std::string> dropped;  // files, by their paths
    bool uncovered = false;            // the window's picture was lost

    // Hears of everything from now on. REQUIRES: it outlives the window.
    void listen_to(GLFWwindow* window);
};

}  // namespace cubenight::gui
