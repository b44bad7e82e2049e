#include "src/gui/shell/headless.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include <imgui.h>
#include <stb/stb_image_write.h>

#include "engine/core/printable.hpp"
#include "src/gui/kit/imgui_compat.hpp"
#include "src/store/files.hpp"

namespace cubenight::gui {
namespace {

struct SharedFonts {
    Fonts fonts{find_fonts()};
    ImFontAtlas atlas;
};

SharedFonts& shared_fonts() {
    static SharedFonts shared;
    return shared;
}

Hands* hands_of_all = nullptr;

ImGuiContext* fresh_context() {
    ImGuiContext* context = ImGui::CreateContext(&shared_fonts().atlas);
    ImGui::SetCurrentContext(context);
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.LogFilename = nullptr;
    io.BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset;
    io.MousePos = {-1e7f, -1e7f};
    if (!hands_of_all) compat::prepare_headless(io);
    return context;
}

}  // namespace

Headless::Headless(Session& session, Page first, int width, int height, const AppSettings& settings)
    : context_(fresh_context()), hands_(hands_of_all), fonts_(shared_fonts().fonts),
      app_(session, fonts_, settings, first), width_(width), height_(height) {
    app_.record(&marks_);
    if (hands_) hands_->begin(width, height);
}

Headless::~Headless() {
    if (hands_) hands_->end();
    ImGui::DestroyContext(context_);
}

void Headless::be_pressed_by(Hands* hands) { hands_of_all = hands; }

void Headless::frame(float ms) {
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = {static_cast<float>(width_), static_cast<float>(height_)};
    io.DeltaTime = std::max(ms, .001f) / 1000;
    if (fonts_.stale()) {
        fonts_.rebuild(*io.Fonts);
        unsigned char* pixels = nullptr;
        int w = 0, h = 0;
        io.Fonts->GetTexDataAsAlpha8(&pixels, &w, &h);
        if (hands_) hands_->letters_moved();
        else io.Fonts->SetTexID(ImTextureID{});
    }
    marks_.clear();
    bool waits = false;
    if (hands_) waits = hands_->feed(io);
    else if (queue_.waiting()) queue_.feed(io);
    ImGui::NewFrame();
    app_.draw(width_, height_, ms);
    ImGui::Render();
    vertices_ = ImGui::GetDrawData()->TotalVtxCount;
    if (hands_) hands_->show(*ImGui::GetDrawData());
    if (waits) frame(0);
}

void Headless::move(Vec pixels) {
    if (hands_) hands_->move(pixels);
    else compat::mouse_move(ImGui::GetIO(), pixels);
}

void Headless::button(bool down) {
    if (hands_) hands_->button(0, down);
    else compat::mouse_button(ImGui::GetIO(), 0, down);
}

void Headless::key(Key key, bool down) {
    if (hands_) hands_->key(key, down);
    else compat::key(ImGui::GetIO(), key, down);
}

void Headless::frames(int count, float ms) {
    for (int i = 0; i < count; ++i) frame(ms);
}

void Headless::settle() {
    frames(3);
    for (int i = 0; i < 4 && fonts_.stale(); ++i) frame(16);
    frames(2, 400);
    if (fonts_.stale()) frame(0);
    frame(0);
}

// A magnified page follows the pointer: as a person does, this goes halfway to where the item is now until it is there.
bool Headless::point_at(std::string_view id) {
    constexpr int patience = 40;
    std::optional<Vec> pointer;
    for (int tries = 0; tries < patience; ++tries) {
        const Item* item = app_.ui().find(id);
        if (!item) return false;
        // What no list has scrolled away can come into sight.
        const bool comes = app_.magnified() && item->area.empty();
        if (item->visible.empty() && !comes) return false;
        const Vec there = app_.to_pixels((item->visible.empty() ? item->rect : item->visible).centre());
        const Vec at{std::clamp(there.x, 1.f, static_cast<float>(width_) - 2),
                     std::clamp(there.y, 1.f, static_cast<float>(height_) - 2)};
        if (pointer && !item->visible.empty() && std::hypot(at.x - pointer->x, at.y - pointer->y) < 1) break;
        pointer = pointer ? (*pointer + at) * .5f : at;
        move(*pointer);
        frame(16);
    }
    return true;
}

bool Headless::hover(std::string_view id) {
    if (!point_at(id)) return false;
    frames(2);
    return true;
}

bool Headless::click(std::string_view id) {
    if (!point_at(id)) return false;
    button(true);
    frame(16);
    button(false);
    frames(2);
    return true;
}

bool Headless::right_click(std::string_view id) {
    if (!point_at(id)) return false;
    compat::mouse_button(ImGui::GetIO(), 1, true);
    frame(16);
    compat::mouse_button(ImGui::GetIO(), 1, false);
    frames(2);
    return true;
}

bool Headless::hold_mouse(std::string_view id, float ms) {
    if (!point_at(id)) return false;
    button(true);
    for (float past = 0; past < ms; past += 50) frame(50);
    button(false);
    frames(2);
    return true;
}

bool Headless::drag(std::string_view id, Vec to) {
    if (!point_at(id)) return false;
    button(true);
    frame(16);
    move(app_.to_pixels(to));
    frames(3);
    button(false);
    frames(2);
    return true;
}

void Headless::point_away() {
    hands_ ? hands_->leave() : compat::mouse_move(ImGui::GetIO(), {-1e7f, -1e7f});
    frames(2);
}

bool Headless::double_click(std::string_view id) { return click(id) && click(id); }

void Headless::press(Key pressed) {
    key(pressed, true);
    frame(16);
    key(pressed, false);
    frames(2);
}

void Headless::hold(Key held, float ms) {
    key(held, true);
    for (float past = 0; past < ms; past += 50) frame(50);
    key(held, false);
    frames(2);
}

void Headless::type(std::string_view text) {
    while (!text.empty()) {
        const std::string letter(text.substr(0, first_sign(text).second));
        if (hands_) hands_->letter(letter);
        else ImGui::GetIO().AddInputCharactersUTF8(letter.c_str());
        text.remove_prefix(letter.size());
        frame(16);
    }
    frame(16);
}

void Headless::wheel(std::string_view id, float notches) {
    if (!point_at(id)) return;
    if (hands_) hands_->wheel(notches);
    else compat::mouse_wheel(ImGui::GetIO(), notches);
    frames(2);
}

Picture Headless::picture() {
    settle();
    return snapshot();
}

Picture Headless::snapshot() {
    unsigned char* pixels = nullptr;
    AlphaTexture texture;
    ImGui::GetIO().Fonts->GetTexDataAsAlpha8(&pixels, &texture.width, &texture.height);
    texture.pixels = pixels;
    return rasterise(*ImGui::GetDrawData(), texture, width_, height_);
}

std::optional<Error> write_png(const Picture& picture, const std::string& file) {
    std::string bytes;
    const auto add = [](void* to, void* data, int size) {
        static_cast<std::string*>(to)->append(static_cast<const char*>(data), static_cast<std::size_t>(size));
    };
    const int done =
        stbi_write_png_to_func(add, &bytes, picture.width, picture.height, 4, picture.rgba.data(), picture.width * 4);
    if (!done) return Error{file, 0, saying("the picture is too large")};
    return store::write_file(file, bytes);
}

}  // namespace cubenight::gui
