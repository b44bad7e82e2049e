// Home: the rail at the left.
#include "src/gui/screens/home/rail.hpp"

#include <algorithm>
#include <tuple>

#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {
namespace {

// Each language by its own script.
constexpr std::pair<Language, std::string_view> language_signs[] = {
    {Language::english, "EN"},
    {Language::simplified_chinese, "简"},
    {Language::traditional_chinese, "繁"},
    {Language::japanese, "日"},
    {Language::finnish, "FI"},
};

constexpr float first_place = 108, room_of_heading = 34;  // of the places, and of the heading between them
constexpr float languages_height = 150;

HomePlace rail_places(Frame& f, Rect r, HomePlace place) {
    Canvas& c = f.c;
    constexpr std::tuple<const char*, Text, Icon> places[] = {
        {"home.tonight", Text::home_tonight, Icon::play},    {"home.cubes", Text::home_cubes, Icon::cube},
        {"home.library", Text::home_library, Icon::cards},   {"home.replays", Text::home_replays, Icon::film},
        {"home.rulings", Text::home_rulings, Icon::eye},     {"home.rulebook", Text::home_rulebook, Icon::book},
        {"home.practice", Text::home_practice, Icon::robot}, {"home.puzzles", Text::rulings_puzzles, Icon::star},
        {"home.settings", Text::home_settings, Icon::gear},  {"home.workshop", Text::home_workshop, Icon::pencil},
        {"home.lists", Text::home_lists, Icon::plus},        {"home.printed", Text::home_printed, Icon::search},
    };
    constexpr int first_of_bench = static_cast<int>(HomePlace::workshop);
    // Closer to each other in a small window.
    const float step = std::min(48.f, (r.h - first_place - room_of_heading) / static_cast<float>(std::size(places)));
    c.text({r.x + 24, r.y + first_place + step * first_of_bench + 22}, capitals(f.say(Text::home_bench)),
           bold(12, c.p.t3));
    for (int i = 0; i < static_cast<int>(std::size(places)); ++i) {
        const auto& [id, label, mark] = places[i];
        const float down = i < first_of_bench ? 0.f : room_of_heading;
        const Rect row{r.x + 14, r.y + first_place + step * static_cast<float>(i) + down, r.w - 28, step - 4};
        const Response at = f.ui.item(id, row);
        const Key key = i < 10 ? digit_key((i + 1) % 10) : Key::none;
        if (at.clicked || (key != Key::none && f.ui.key(key))) place = static_cast<HomePlace>(i);
        const bool chosen = place == static_cast<HomePlace>(i);
        if (chosen || at.hovered) c.rect(row, chosen ? c.p.s3 : c.p.s2, 10);
        if (chosen) c.rect({row.x, row.centre().y - 11, 4, 24}, c.p.accent, 2);
        icon(c, {r.x + 44, row.centre().y}, 9, mark, chosen ? c.p.accent : c.p.t2);
        c.text_within({r.x + 68, row.centre().y + 7}, f.say(label), chosen ? bold(16, c.p.t1) : regular(16, c.p.t2),
                      row.w - 90);
        if (key != Key::none) key_cap(c, {row.right() - 12, row.centre().y}, key, chosen ? c.p.s1 : c.p.s2, c.p.t2);
    }
    return place;
}

void rail_languages(Frame& f, Rect r) {
    f.c.text({r.x + 24, r.y + 14}, capitals(f.say(Text::home_language)), bold(12, f.c.p.t3));
    draw_languages(f, {r.x + 14, r.y + 26}, "home.language.");
}

}  // namespace

void draw_languages(Frame& f, Vec corner, const std::string& id) {
    Canvas& c = f.c;
    float x = corner.x;
    for (const auto& [language, sign] : language_signs) {
        const Rect box{x, corner.y, 37, 36};
        const bool chosen = f.say.language() == language;
        if (f.ui.item(id + std::string(sign), box).clicked) {
            Taste taste = f.go.taste();
            taste.language = language;
            f.go.set_taste(taste);
        }
        c.rect(box, chosen ? c.p.s3 : c.p.s2, size::button_radius);
        control_edge(c, box, size::button_radius);
        if (chosen) c.frame(box, c.p.accent, size::button_radius, c.p.control_edge.a > 0 ? 3.f : 1.5f);
        c.text({box.centre().x, box.y + 24}, sign,
               chosen ? bold(15, c.p.t1, Align::centre) : regular(15, c.p.t2, Align::centre));
        x += 41.5f;
    }
}

HomePlace draw_rail(Frame& f, Rect r, HomePlace place) {
    Canvas& c = f.c;
    c.rect(r, c.p.s1);
    c.rect({r.right(), r.y, c.hairline(), r.h}, c.p.line);
    icon(c, {r.x + 44, r.y + 52}, 18, Icon::cube, c.p.accent);
    c.text({r.x + 74, r.y + 60}, f.say(Text::program), bold(22, c.p.t1));
    place = rail_places(f, {r.x, r.y, r.w, r.h - languages_height}, place);
    rail_languages(f, {r.x, r.bottom() - 142, r.w, 70});
    c.text({r.x + 24, r.bottom() - 38}, f.say(Text::home_offline), regular(13, c.p.t3));
    return place;
}

}  // namespace cubenight::gui
