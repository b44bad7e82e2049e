#include "src/gui/pictures.hpp"

#include "src/gui/headless.hpp"

namespace cubenight::gui {
namespace {

constexpr std::pair<std::string_view, Page> pages[] = {
    {"home", Page::home}, {"draft", Page::draft}, {"deck", Page::deck}, {"night", Page::night}, {"match", Page::match}, {"cards", Page::anatomy},
};

std::string all_names() {
    std::string names;
    for (const auto& [name, page] : pages) names += (names.empty() ? "" : ", ") + std::string(name);
    return names + ", curtain";
}

}  // namespace

std::vector<std::string_view> picture_names() {
    std::vector<std::string_view> names;
    for (const auto& [name, page] : pages) names.push_back(name);
    names.push_back("curtain");
    return names;
}

std::optional<SampleState> find_state(std::string_view name) {
    for (const SampleState state : {SampleState::empty, SampleState::usual, SampleState::full})
        if (sample_name(state) == name) return state;
    return std::nullopt;
}

std::optional<Error> draw_picture(const PictureWish& wish) {
    const bool curtain = wish.screen == "curtain";
    const std::string_view name = curtain ? "draft" : std::string_view(wish.screen);
    const auto* found = std::find_if(std::begin(pages), std::end(pages), [&](const auto& page) { return page.first == name; });
    if (found == std::end(pages)) return Error{"", 0, "there is no screen \"" + wish.screen + "\"; there are " + all_names()};
    for (const int side : {wish.width, wish.height})
        if (side < 320 || side > largest_picture)
            return Error{"", 0, "a picture has 320 to " + std::to_string(largest_picture) + " pixels a side"};
    const Result<SampleCube> cube = sample_cube(wish.data);
    if (!cube) return cube.error();
    const auto session = sample_session(*cube, found->second, wish.state);
    if (curtain) session->cover();
    Headless stage(*session, found->second, wish.width, wish.height, wish.app);
    return write_png(stage.picture(), wish.file);
}

}  // namespace cubenight::gui
