#include "src/gui/shell/deck_picture_file.hpp"

#include <imgui.h>

#include "src/gui/shell/headless.hpp"

namespace cubenight::gui {

namespace {

constexpr int picture_width = 2400, picture_height = 1500;

}  // namespace

std::optional<Error> write_deck_picture(Session& session, text::Language language, const std::string& file) {
    ImGuiContext* const around = ImGui::GetCurrentContext();
    AppSettings settings;
    settings.taste.language = language;
    Picture picture;
    {
        Headless stage(session, Page::deck_picture, picture_width, picture_height, settings);
        picture = stage.picture();
    }
    ImGui::SetCurrentContext(around);
    return write_png(picture, file);
}

}  // namespace cubenight::gui
