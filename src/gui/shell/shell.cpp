#include "src/gui/shell/shell.hpp"

#define GLFW_INCLUDE_NONE
#include <GLFW/glfw3.h>
#include <backends/imgui_impl_glfw.h>
#include <backends/imgui_impl_opengl3.h>
#include <glad/gl.h>
#include <imgui.h>

#include <algorithm>
#include <utility>

#include "src/gui/kit/imgui_compat.hpp"
#include "src/text/say.hpp"
#include "src/text/session_words.hpp"

namespace cubenight::gui {
namespace {

using text::SessionPhrase;

constexpr int least_window_width = 1280, least_window_height = 720;
constexpr double idle_seconds = 0.25;           // so that clocks on screen go on
constexpr double breathing_seconds = 1.0 / 25;  // while something glows
constexpr double longest_step = 0.1;            // after a sleep, what moves does not jump

std::string glfw_reason() {
    const char* text = nullptr;
    glfwGetError(&text);
    return text ? text : "unknown";
}

// That size, or as much of it as the first monitor has room for beside its bars.
std::pair<int, int> on_screen(int width, int height) {
    int x = 0, y = 0, room_wide = 0, room_high = 0;
    if (GLFWmonitor* const monitor = glfwGetPrimaryMonitor())
        glfwGetMonitorWorkarea(monitor, &x, &y, &room_wide, &room_high);
    if (room_wide > 0) width = std::min(width, room_wide);
    if (room_high > 0) height = std::min(height, room_high);
    return {width, height};
}

class Window {
public:
    // Why there is none; nothing when it is open.
    std::optional<std::string> open(const WindowSettings& settings) {
        const text::Say say(settings.app.taste.language);
        if (!glfwInit()) return say(SessionPhrase::no_display, {glfw_reason()});
        started_ = true;
        glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
        glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 3);
        glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
        glfwWindowHint(GLFW_OPENGL_FORWARD_COMPAT, GLFW_TRUE);
        glfwWindowHint(GLFW_SAMPLES, 0);
        const auto [width, height] = on_screen(settings.width, settings.height);
        window_ = glfwCreateWindow(width, height, "CubeNight", nullptr, nullptr);
        if (!window_) return say(SessionPhrase::old_opengl, {glfw_reason()});
        glfwSetWindowSizeLimits(window_, std::min(least_window_width, width), std::min(least_window_height, height),
                                GLFW_DONT_CARE, GLFW_DONT_CARE);
        glfwMakeContextCurrent(window_);
        if (!gladLoadGL(glfwGetProcAddress)) return std::string(say(SessionPhrase::no_opengl));
        glfwSwapInterval(1);
        context_ = ImGui::CreateContext();
        ImGui::GetIO().IniFilename = nullptr;
        ImGui::GetIO().ConfigFlags |= ImGuiConfigFlags_NoMouseCursorChange;
        ImGui_ImplGlfw_InitForOpenGL(window_, true);
        ImGui_ImplOpenGL3_Init("#version 330 core");
        return std::nullopt;
    }

    ~Window() {
        if (context_) {
            ImGui_ImplOpenGL3_Shutdown();
            ImGui_ImplGlfw_Shutdown();
            ImGui::DestroyContext(context_);
        }
        if (window_) glfwDestroyWindow(window_);
        if (started_) glfwTerminate();
    }

    void toggle_full_screen() {
        if (GLFWmonitor* now = glfwGetWindowMonitor(window_); now) {
            glfwSetWindowMonitor(window_, nullptr, x_, y_, width_, height_, GLFW_DONT_CARE);
            return;
        }
        glfwGetWindowPos(window_, &x_, &y_);
        glfwGetWindowSize(window_, &width_, &height_);
        GLFWmonitor* monitor = glfwGetPrimaryMonitor();
        const GLFWvidmode* mode = monitor ? glfwGetVideoMode(monitor) : nullptr;
        if (mode) glfwSetWindowMonitor(window_, monitor, 0, 0, mode->width, mode->height, mode->refreshRate);
    }

    GLFWwindow* get() { return window_; }

private:
    bool started_ = false;
    GLFWwindow* window_ = nullptr;
    ImGuiContext* context_ = nullptr;
    int x_ = 0, y_ = 0, width_ = 1600, height_ = 1000;
};

class Loop {
public:
    Loop(Window& window, Session& session, const WindowSettings& settings)
        : window_(window), session_(session), settings_(settings), fonts_(find_fonts()),
          app_(session, fonts_, settings.app, settings.first) {
        glfwSetWindowUserPointer(window_.get(), &dropped_);
        glfwSetDropCallback(window_.get(), [](GLFWwindow* onto, int count, const char** paths) {
            auto& waiting = *static_cast<std::vector<std::string>*>(glfwGetWindowUserPointer(onto));
            waiting.insert(waiting.end(), paths, paths + count);
        });
        for (const std::string& file : settings.files) app_.dropped(file);
        if (const std::string complaint = fonts_.complaint(settings.app.taste.language); !complaint.empty())
            app_.ui().toast(complaint, 12000);
    }

    void run() {
        int awake = 3, frames = 0;
        double last = glfwGetTime();
        while (!glfwWindowShouldClose(window_.get()) && !app_.left()) {
            if (awake > 0) glfwPollEvents(), --awake;
            else if (wait()) awake = 3;
            const double now = glfwGetTime();
            const double passed = std::min(now - last, longest_step);
            last = now;
            for (const std::string& path : std::exchange(dropped_, {})) app_.dropped(path);
            draw(static_cast<float>(passed * 1000));
            if (session_.advance() || app_.moving() || fonts_.stale()) awake = std::max(awake, 2);
            if (settings_.frames > 0 && ++frames >= settings_.frames) break;
        }
    }

private:
    // True when something was pressed or moved.
    bool wait() {
        const double before = glfwGetTime(), longest = app_.breathing() ? breathing_seconds : idle_seconds;
        glfwWaitEventsTimeout(longest);
        return glfwGetTime() - before < longest * 0.95;
    }

    void draw(float ms) {
        int width = 0, height = 0;
        glfwGetFramebufferSize(window_.get(), &width, &height);
        if (width <= 0 || height <= 0) return;
        const bool rebuilt = fonts_.stale();
        if (rebuilt) fonts_.rebuild(*ImGui::GetIO().Fonts);
        ImGui_ImplOpenGL3_NewFrame();
        if (rebuilt) compat::upload_fonts();
        ImGui_ImplGlfw_NewFrame();
        ImGui::NewFrame();
        if (compat::pressed(Key::f11)) window_.toggle_full_screen();
        app_.draw(width, height, ms);
        ImGui::Render();
        // A frame that met new glyphs is not shown: the next one has them.
        if (fonts_.stale() && skipped_ < 3) {
            ++skipped_;
            return;
        }
        skipped_ = 0;
        glViewport(0, 0, width, height);
        glClearColor(0, 0, 0, 1);
        glClear(GL_COLOR_BUFFER_BIT);
        ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
        glfwSwapBuffers(window_.get());
    }

    Window& window_;
    Session& session_;
    const WindowSettings& settings_;
    Fonts fonts_;
    App app_;
    std::vector<std::string> dropped_;
    int skipped_ = 0;
};

}  // namespace

std::optional<std::string> run_window(Session& session, const WindowSettings& settings) {
    Window window;
    if (auto reason = window.open(settings)) return reason;
    Loop loop(window, session, settings);
    loop.run();
    return std::nullopt;
}

}  // namespace cubenight::gui
