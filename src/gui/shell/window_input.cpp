#include "src/gui/shell/window_input.hpp"

#define GLFW_INCLUDE_NONE
#include <GLFW/glfw3.h>

#include <utility>

namespace cubenight::gui {
namespace {

WindowInput& of(GLFWwindow* window) { return *static_cast<WindowInput*>(glfwGetWindowUserPointer(window)); }

// Keys that bear no sign.
Key unprinted(int key) {
    static constexpr std::pair<int, Key> keys[] = {{GLFW_KEY_ENTER, Key::enter},
                                                   {GLFW_KEY_KP_ENTER, Key::enter},
                                                   {GLFW_KEY_ESCAPE, Key::escape},
                                                   {GLFW_KEY_SPACE, Key::space},
                                                   {GLFW_KEY_TAB, Key::tab},
                                                   {GLFW_KEY_BACKSPACE, Key::backspace},
                                                   {GLFW_KEY_DELETE, Key::del},
                                                   {GLFW_KEY_LEFT, Key::left},
                                                   {GLFW_KEY_RIGHT, Key::right},
                                                   {GLFW_KEY_UP, Key::up},
                                                   {GLFW_KEY_DOWN, Key::down},
                                                   {GLFW_KEY_HOME, Key::home},
                                                   {GLFW_KEY_END, Key::end},
                                                   {GLFW_KEY_PAGE_UP, Key::page_up},
                                                   {GLFW_KEY_PAGE_DOWN, Key::page_down},
                                                   {GLFW_KEY_LEFT_SHIFT, Key::shift},
                                                   {GLFW_KEY_RIGHT_SHIFT, Key::shift},
                                                   {GLFW_KEY_LEFT_CONTROL, Key::ctrl},
                                                   {GLFW_KEY_RIGHT_CONTROL, Key::ctrl},
                                                   {GLFW_KEY_LEFT_ALT, Key::alt},
                                                   {GLFW_KEY_RIGHT_ALT, Key::alt},
                                                   {GLFW_KEY_KP_ADD, Key::plus},
                                                   {GLFW_KEY_KP_SUBTRACT, Key::minus},
                                                   {GLFW_KEY_F1, Key::f1},
                                                   {GLFW_KEY_F11, Key::f11}};
    for (const auto& [theirs, ours] : keys)
        if (theirs == key) return ours;
    if (key >= GLFW_KEY_KP_0 && key <= GLFW_KEY_KP_9) return digit_key(key - GLFW_KEY_KP_0);
    return Key::none;
}

// Letters and signs where the keyboard of the person has them; digits that need Shift there stay digits.
Key printed(int key, int scancode) {
    const char* const name = glfwGetKeyName(key, scancode);
    const char sign = name && name[0] && !name[1] ? name[0] : '\0';
    if (sign >= 'a' && sign <= 'z') return letter_key(sign - 'a');
    if (sign >= 'A' && sign <= 'Z') return letter_key(sign - 'A');
    if (sign >= '0' && sign <= '9') return digit_key(sign - '0');
    if (key >= GLFW_KEY_0 && key <= GLFW_KEY_9) return digit_key(key - GLFW_KEY_0);
    if (sign == '+' || sign == '=') return Key::plus;
    if (sign == '-') return Key::minus;
    const bool bare = sign == '\0';  // of a script without Latin letters: where they are on most keyboards
    return bare && key >= GLFW_KEY_A && key <= GLFW_KEY_Z ? letter_key(key - GLFW_KEY_A) : Key::none;
}

}  // namespace

void WindowInput::listen_to(GLFWwindow* window) {
    glfwSetWindowUserPointer(window, this);
    glfwSetKeyCallback(window, [](GLFWwindow* from, int key, int scancode, int action, int) {
        if (action == GLFW_REPEAT) return;  // held keys are counted by their time
        const Key known = unprinted(key);
        of(from).queue.key(known != Key::none ? known : printed(key, scancode), action == GLFW_PRESS);
    });
    glfwSetCharCallback(window, [](GLFWwindow* from, unsigned letter) { of(from).queue.letter(letter); });
    glfwSetCursorPosCallback(window, [](GLFWwindow* from, double x, double y) {
        of(from).queue.move({static_cast<float>(x), static_cast<float>(y)});
    });
    // Where the pointer left and comes in at the same place, GLFW tells of no move.
    glfwSetCursorEnterCallback(window, [](GLFWwindow* from, int entered) {
        double x = -1e7, y = -1e7;
        if (entered) glfwGetCursorPos(from, &x, &y);
        of(from).queue.move({static_cast<float>(x), static_cast<float>(y)});
    });
    glfwSetMouseButtonCallback(window, [](GLFWwindow* from, int button, int action, int) {
        of(from).queue.button(button, action == GLFW_PRESS);
    });
    glfwSetScrollCallback(
        window, [](GLFWwindow* from, double, double notches) { of(from).queue.wheel(static_cast<float>(notches)); });
    glfwSetDropCallback(window, [](GLFWwindow* from, int count, const char** paths) {
        of(from).dropped.insert(of(from).dropped.end(), paths, paths + count);
    });
    glfwSetFramebufferSizeCallback(window, [](GLFWwindow* from, int, int) { of(from).uncovered = true; });
    glfwSetWindowRefreshCallback(window, [](GLFWwindow* from) { of(from).uncovered = true; });
}

}  // namespace cubenight::gui
