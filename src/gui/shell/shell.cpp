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
#include "src/gui/kit/texture_ids.hpp"
#include "src/gui/shell/own_pictures.hpp"
#include "src/gui/shell/painting.hpp"
#include "src/gui/shell/speaker.hpp"
#include "src/gui/shell/window_input.hpp"
#include "src/text/say.hpp"
#include "src/text/session_words.hpp"

namespace cubenight::gui {
namespace {

using text::SessionPhrase;

constexpr int least_window_width = 1280, least_window_height = 720;
constexpr double still_seconds = 60;            // "saved 5 minutes ago" goes on
constexpr double looking_seconds = 0.25;        // how often the session is asked for news, and clocks on screen go on
constexpr double frame_seconds = 1.0 / 60;      // while something moves
constexpr double breathing_seconds = 1.0 / 25;  // while something glows
constexpr double longest_step = 0.1;            // after a sleep, what moves does not jump
constexpr int frames_after_input = 3;           // what is under the pointer is known a frame later

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
        const WindowSize& wished = settings.app.taste.window;
        glfwWindowHint(GLFW_MAXIMIZED, wished.maximized ? GLFW_TRUE : GLFW_FALSE);
        const auto [width, height] = on_screen(wished.width, wished.height);
        size_ = {width, height, wished.maximized};
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
        ImGui::GetIO().ConfigInputTextCursorBlink = false;  // a window at rest draws nothing
        ImGui_ImplGlfw_InitForOpenGL(window_, false);
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
        if (glfwGetWindowMonitor(window_)) {
            glfwSetWindowMonitor(window_, nullptr, x_, y_, size_.width, size_.height, GLFW_DONT_CARE);
            return;
        }
        size_ = size();
        glfwGetWindowPos(window_, &x_, &y_);
        GLFWmonitor* monitor = glfwGetPrimaryMonitor();
        const GLFWvidmode* mode = monitor ? glfwGetVideoMode(monitor) : nullptr;
        if (mode) glfwSetWindowMonitor(window_, monitor, 0, 0, mode->width, mode->height, mode->refreshRate);
    }

    // Which it has, or goes back to.
    WindowSize size() const {
        WindowSize now = size_;
        if (glfwGetWindowMonitor(window_)) return now;
        now.maximized = glfwGetWindowAttrib(window_, GLFW_MAXIMIZED) == GLFW_TRUE;
        if (!now.maximized) glfwGetWindowSize(window_, &now.width, &now.height);
        return now;
    }

    GLFWwindow* get() { return window_; }

private:
    bool started_ = false;
    GLFWwindow* window_ = nullptr;
    ImGuiContext* context_ = nullptr;
    int x_ = 0, y_ = 0;
    WindowSize size_;
};

ImTextureID make_texture(const Picture& picture) {
    GLuint texture = 0;
    glGenTextures(1, &texture);
    glBindTexture(GL_TEXTURE_2D, texture);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, picture.width, picture.height, 0, GL_RGBA, GL_UNSIGNED_BYTE,
                 picture.rgba.data());
    glGenerateMipmap(GL_TEXTURE_2D);
    return texture_id(texture);
}

void drop_texture(ImTextureID id) {
    const auto texture = static_cast<GLuint>(texture_number(id));
    glDeleteTextures(1, &texture);
}

class Loop {
public:
    Loop(Window& window, Session& session, const WindowSettings& settings)
        : window_(window), session_(session), settings_(settings), fonts_(find_fonts()),
          pictures_(settings.pictures, {make_texture, drop_texture, glfwPostEmptyEvent}),
          app_(session, fonts_, furnished(settings.app), settings.first) {
        input_.listen_to(window_.get());
        for (const std::string& file : settings.files) app_.dropped(file);
        if (const std::string complaint = fonts_.complaint(settings.app.taste.language); !complaint.empty())
            app_.ui().toast(complaint, 12000);
    }

    void run() {
        int frames = 0;
        while (!app_.left()) {
            sleep();
            if (glfwWindowShouldClose(window_.get())) close();
            if (happened()) draw();
            else continue;
            if (settings_.frames > 0 && ++frames >= settings_.frames) break;
        }
    }

private:
    void close() {
        glfwSetWindowShouldClose(window_.get(), GLFW_FALSE);
        app_.close();
        awake_ = frames_after_input;
    }

    // With what the window has beside the screens.
    AppSettings furnished(AppSettings app) {
        app.pictures = &pictures_;
        app.play = [this](Sound sound) { speaker_.play(sound); };
        return app;
    }

    // Until something comes, or a frame is due, or it is time to look for news.
    void sleep() {
        const double pause = std::min(last_ + between_frames() - glfwGetTime(), looking_seconds);
        if (between_frames() >= looking_seconds) glfwWaitEventsTimeout(looking_seconds);
        else if (pause > 0) glfwWaitEventsTimeout(pause);
        else glfwPollEvents();
    }

    double between_frames() const {
        if (input_.queue.waiting() || fonts_.stale()) return 0;
        if (awake_ > 0 || app_.ui().moving()) return frame_seconds;
        return app_.ui().breathing() ? breathing_seconds : looking_seconds;
    }

    // Whether there is something to draw.
    bool happened() {
        if (input_.queue.waiting()) awake_ = frames_after_input;
        for (const std::string& path : std::exchange(input_.dropped, {}))
            app_.dropped(path), awake_ = frames_after_input;
        if (std::exchange(input_.uncovered, false)) painting_.show_again(), awake_ = frames_after_input;
        if (pictures_.follow()) painting_.forget(), awake_ = std::max(awake_, 1);
        if (session_.advance()) awake_ = std::max(awake_, 2);
        const Ui& ui = app_.ui();
        if (glfwGetTime() - last_ > still_seconds) return true;
        return awake_ > 0 || ui.moving() || ui.breathing() || ui.ticking() || fonts_.stale() || settings_.frames > 0;
    }

    void draw() {
        const double now = glfwGetTime(), passed = std::min(now - last_, longest_step);
        last_ = now;
        if (awake_ > 0) --awake_;
        int width = 0, height = 0;
        glfwGetFramebufferSize(window_.get(), &width, &height);
        if (width <= 0 || height <= 0) return;
        const bool rebuilt = fonts_.stale();
        if (rebuilt) fonts_.rebuild(*ImGui::GetIO().Fonts);
        ImGui_ImplOpenGL3_NewFrame();
        if (rebuilt) compat::upload_fonts(), painting_.forget();
        ImGui_ImplGlfw_NewFrame();
        input_.queue.feed(ImGui::GetIO());
        ImGui::NewFrame();
        app_.draw(width, height, static_cast<float>(passed * 1000));
        if (app_.take_full_screen()) window_.toggle_full_screen();
        ImGui::Render();
        // A frame that met new glyphs is not shown: the next one has them.
        if (fonts_.stale() && skipped_ < 3) {
            ++skipped_;
            return;
        }
        skipped_ = 0;
        // Who types faster than the window can be painted sees it now and then.
        if (input_.queue.waiting() && now - painted_ < longest_step) return;
        painted_ = now;
        if (painting_.paint(*ImGui::GetDrawData(), width, height)) glfwSwapBuffers(window_.get());
    }

    Window& window_;
    Session& session_;
    const WindowSettings& settings_;
    Fonts fonts_;
    OwnPictures pictures_;
    Speaker speaker_;
    App app_;
    WindowInput input_;
    Painting painting_;
    int awake_ = frames_after_input;
    double last_ = 0, painted_ = 0;
    int skipped_ = 0;
};

}  // namespace

std::optional<std::string> run_window(Session& session, const WindowSettings& settings) {
    Window window;
    if (auto reason = window.open(settings)) return reason;
    Loop loop(window, session, settings);
    loop.run();
    if (settings.closed && window.size() != settings.app.taste.window) settings.closed(window.size());
    return std::nullopt;
}

}  // namespace cubenight::gui
