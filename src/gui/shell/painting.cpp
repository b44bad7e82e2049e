#include "src/gui/shell/painting.hpp"

#include <backends/imgui_impl_opengl3.h>
#include <glad/gl.h>
#include <imgui.h>

#include <utility>

namespace cubenight::gui {

Painting::~Painting() { drop(); }

void Painting::drop() {
    if (frame_ == 0) return;
    glDeleteFramebuffers(1, &frame_);
    glDeleteRenderbuffers(1, &colours_);
    frame_ = colours_ = 0;
}

void Painting::make(int width, int height) {
    drop();
    glGenRenderbuffers(1, &colours_);
    glBindRenderbuffer(GL_RENDERBUFFER, colours_);
    glRenderbufferStorage(GL_RENDERBUFFER, GL_RGBA8, width, height);
    glGenFramebuffers(1, &frame_);
    glBindFramebuffer(GL_FRAMEBUFFER, frame_);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, colours_);
    width_ = width, height_ = height;
    damage_.forget();
}

bool Painting::paint(ImDrawData& data, int width, int height) {
    if (width != width_ || height != height_) make(width, height);
    const std::vector<Rect> parts = damage_.look(data, width, height);
    if (parts.empty() && !std::exchange(lost_, false)) return false;
    lost_ = false;
    glBindFramebuffer(GL_FRAMEBUFFER, frame_);
    glViewport(0, 0, width, height);
    glClearColor(0, 0, 0, 1);
    paint_parts(data, parts, [&](Rect part) {
        glEnable(GL_SCISSOR_TEST);
        glScissor(static_cast<int>(part.x), height - static_cast<int>(part.bottom()), static_cast<int>(part.w),
                  static_cast<int>(part.h));
        glClear(GL_COLOR_BUFFER_BIT);
        glDisable(GL_SCISSOR_TEST);
        ImGui_ImplOpenGL3_RenderDrawData(&data);
    });
    glBindFramebuffer(GL_READ_FRAMEBUFFER, frame_);
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, 0);
    glBlitFramebuffer(0, 0, width, height, 0, 0, width, height, GL_COLOR_BUFFER_BIT, GL_NEAREST);
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    return true;
}

}  // namespace cubenight::gui
