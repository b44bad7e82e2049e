// Hands at a real window: with CUBENIGHT_WINDOW=1 in the environment all tests of this program run their screens in a window of GLFW
// on the display that there is, drawn by OpenGL, and press and type in it through the X server.
#define GLFW_INCLUDE_NONE
#include <GLFW/glfw3.h>
#include <backends/imgui_impl_glfw.h>
#include <backends/imgui_impl_opengl3.h>
#include <glad/gl.h>
#include <imgui.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>

#include "engine/core/printable.hpp"
#include "src/gui/shell/headless.hpp"
#include "src/gui/shell/painting.hpp"
#include "src/gui/shell/window_input.hpp"

namespace cubenight::gui {
namespace {

constexpr double patience = 40;  // seconds until something that was pressed has to be heard

[[noreturn]] void fail(const std::string& why) { throw std::runtime_error("the real window: " + why); }

// What X calls the key.
std::string keysym(Key key) {
    static constexpr const char* names[] = {
        "",     "Return", "Escape", "space", "Tab",     "BackSpace", "Delete", "Left",   "Right",       "Up", "Down",
        "Home", "End",    "Prior",  "Next",  "Shift_L", "Control_L", "Alt_L",  "KP_Add", "KP_Subtract", "F1", "F11"};
    if (key < Key::digit0) return names[static_cast<std::size_t>(key)];
    if (key < Key::a)
        return std::string(1, static_cast<char>('0' + static_cast<int>(key) - static_cast<int>(Key::digit0)));
    return std::string(1, static_cast<char>('a' + static_cast<int>(key) - static_cast<int>(Key::a)));
}

class RealWindow final : public Hands {
public:
    RealWindow() {
        if (!glfwInit()) fail("no display");
        glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
        glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 3);
        glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
        window_ = glfwCreateWindow(1280, 720, "CubeNight", nullptr, nullptr);
        if (!window_) fail("no OpenGL");
        glfwMakeContextCurrent(window_);
        if (!gladLoadGL(glfwGetProcAddress)) fail("no OpenGL 3.3");
        glfwSwapInterval(0);
        glfwSetWindowPos(window_, 0, 0);
        input_.listen_to(window_);
        heard_by_ = this;
        count();
        presses_ = ::popen("xdotool -", "w");
        if (!presses_) fail("xdotool cannot be run");
    }
    ~RealWindow() override {
        ::pclose(presses_);
        glfwDestroyWindow(window_);
        glfwTerminate();
    }

    void begin(int width, int height) override {
        glfwSetWindowSize(window_, width, height);
        await("another size", [&] {
            int wide = 0, high = 0;
            glfwGetFramebufferSize(window_, &wide, &high);
            return wide == width && high == height;
        });
        glfwFocusWindow(window_);
        await("the focus", [&] { return glfwGetWindowAttrib(window_, GLFW_FOCUSED) != 0; });
        ImGui::GetIO().ConfigFlags |= ImGuiConfigFlags_NoMouseCursorChange;
        ImGui_ImplGlfw_InitForOpenGL(window_, false);
        ImGui_ImplOpenGL3_Init("#version 330 core");
        painting_.emplace();
        input_.queue = {};
        width_ = width, height_ = height;
        leave();
    }
    void end() override {
        painting_.reset();
        ImGui_ImplOpenGL3_Shutdown();
        ImGui_ImplGlfw_Shutdown();
    }

    void move(Vec pixels) override {
        const Vec to{std::floor(pixels.x), std::floor(pixels.y)};
        if (to == pointer_) return;
        pointer_ = to;
        const int before = moves_;
        say("mousemove " + std::to_string(static_cast<int>(to.x)) + " " + std::to_string(static_cast<int>(to.y)));
        await("the pointer", [&] { return moves_ > before && at_ == to; });
    }
    void leave() override {
        const Vec outside{static_cast<float>(width_) + 40, static_cast<float>(height_) + 40};
        if (pointer_ == outside) return;
        const bool was_in = pointer_.x < static_cast<float>(width_) && pointer_.y < static_cast<float>(height_);
        pointer_ = outside;
        const int before = leaves_;
        say("mousemove " + std::to_string(width_ + 40) + " " + std::to_string(height_ + 40));
        if (was_in) await("the pointer to go", [&] { return leaves_ > before; });
        input_.queue.move({-1e7f, -1e7f});
    }
    void button(int button, bool down) override {
        const int before = buttons_;
        say((down ? "mousedown " : "mouseup ") + std::to_string(button == 0 ? 1 : 3));
        await("a button", [&] { return buttons_ > before; });
    }
    void wheel(float notches) override {
        for (int i = 0; i < static_cast<int>(std::ceil(std::abs(notches))); ++i) {
            const int before = wheels_;
            say(notches > 0 ? "click 4" : "click 5");
            await("the wheel", [&] { return wheels_ > before; });
        }
    }
    void key(Key key, bool down) override {
        const int before = keys_;
        say((down ? "keydown " : "keyup ") + keysym(key));
        await("the key " + keysym(key), [&] { return keys_ > before; });
    }
    void letter(std::string_view utf8) override {
        const int before = letters_;
        char name[16];
        std::snprintf(name, sizeof name, "U%04X", static_cast<unsigned>(first_sign(utf8).first));
        say(std::string("key ") + name);
        await(std::string("the letter ") + name, [&] { return letters_ > before; });
    }

    bool feed(ImGuiIO& io) override {
        glfwPollEvents();
        ImGui_ImplOpenGL3_NewFrame();
        if (letters_moved_) {
            compat::upload_fonts();
            painting_->forget();
            letters_moved_ = false;
        }
        const ImVec2 size = io.DisplaySize;
        const float passed = io.DeltaTime;
        ImGui_ImplGlfw_NewFrame();
        io.DisplaySize = size, io.DeltaTime = passed;
        input_.queue.feed(io);
        return input_.queue.waiting();
    }
    void letters_moved() override { letters_moved_ = true; }
    void show(ImDrawData& drawn) override {
        if (painting_->paint(drawn, width_, height_)) glfwSwapBuffers(window_);
    }

private:
    void say(const std::string& command) {
        std::fprintf(presses_, "%s\n", command.c_str());
        std::fflush(presses_);
    }
    void await(const std::string& what, const std::function<bool()>& holds) const {
        for (const double end = glfwGetTime() + patience; !holds();) {
            if (glfwGetTime() > end) fail(what + " was not heard");
            glfwWaitEventsTimeout(.002);
        }
    }

    // What comes is counted on its way to the queue.
    void count() {
        theirs_.key = glfwSetKeyCallback(window_, [](GLFWwindow* w, int key, int code, int action, int mods) {
            heard_by_->theirs_.key(w, key, code, action, mods), ++heard_by_->keys_;
        });
        theirs_.letter = glfwSetCharCallback(window_, [](GLFWwindow* w, unsigned letter) {
            heard_by_->theirs_.letter(w, letter), ++heard_by_->letters_;
        });
        theirs_.button = glfwSetMouseButtonCallback(window_, [](GLFWwindow* w, int button, int action, int mods) {
            heard_by_->theirs_.button(w, button, action, mods), ++heard_by_->buttons_;
        });
        theirs_.wheel = glfwSetScrollCallback(window_, [](GLFWwindow* w, double x, double y) {
            heard_by_->theirs_.wheel(w, x, y), ++heard_by_->wheels_;
        });
        theirs_.move = glfwSetCursorPosCallback(window_, [](GLFWwindow* w, double x, double y) {
            heard_by_->theirs_.move(w, x, y), ++heard_by_->moves_;
            heard_by_->at_ = {static_cast<float>(x), static_cast<float>(y)};
        });
        theirs_.enter = glfwSetCursorEnterCallback(window_, [](GLFWwindow* w, int entered) {
            heard_by_->theirs_.enter(w, entered);
            if (!entered) return static_cast<void>(++heard_by_->leaves_);
            double x = 0, y = 0;
            glfwGetCursorPos(w, &x, &y);
            ++heard_by_->moves_;
            heard_by_->at_ = {static_cast<float>(x), static_cast<float>(y)};
        });
    }

    static inline RealWindow* heard_by_ = nullptr;
    struct {
        GLFWkeyfun key;
        GLFWcharfun letter;
        GLFWmousebuttonfun button;
        GLFWscrollfun wheel;
        GLFWcursorposfun move;
        GLFWcursorenterfun enter;
    } theirs_{};
    int keys_ = 0, letters_ = 0, buttons_ = 0, wheels_ = 0, moves_ = 0, leaves_ = 0;
    GLFWwindow* window_ = nullptr;
    std::FILE* presses_ = nullptr;
    WindowInput input_;
    std::optional<Painting> painting_;
    Vec pointer_{-1, -1}, at_{};
    int width_ = 0, height_ = 0;
    bool letters_moved_ = false;
};

// Opened before the first test, closed after the last one.
const std::unique_ptr<RealWindow> window = [] {
    std::unique_ptr<RealWindow> opened;
    if (const char* const wished = std::getenv("CUBENIGHT_WINDOW"); wished && *wished == '1')
        opened = std::make_unique<RealWindow>();
    Headless::be_pressed_by(opened.get());
    return opened;
}();

}  // namespace
}  // namespace cubenight::gui
