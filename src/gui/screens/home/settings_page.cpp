// Home: what a person sets once for all screens.
#include "src/gui/screens/home/settings_page.hpp"

#include <algorithm>
#include <cmath>

#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {

void draw_settings(Frame& f, Rect r) {
    Canvas& c = f.c;
    r = r.inset(36, 0);
    c.text({r.x, r.y + 62}, f.say(Text::home_settings), bold(28, c.p.t1));
    const Rect box{r.x, r.y + 92, std::min(r.w, 820.f), 6 * 92 + 24};
    panel(c, box, 18);
    Taste taste = f.go.taste();
    float y = box.y + 12;
    const auto row = [&](Text label, std::string_view note, float wide = 320) {
        c.text({box.x + 28, y + 36}, f.say(label), bold(16, c.p.t1));
        c.paragraph({box.x + 28, y + 60}, note, regular(14, c.p.t2), box.w - wide - 80, 18, 2);
        if (y > box.y + 20) c.rect({box.x + 20, y, box.w - 40, c.hairline()}, c.p.line);
        const Rect place{box.right() - 28 - wide, y + 26, wide, 40};
        y += 92;
        return place;
    };
    const std::string_view languages[] = {"English", "简体中文", "繁體中文", "日本語", "Suomi"};
    taste.language = static_cast<Language>(tabs(f, "settings.language",
                                                row(Text::settings_language, f.say(Text::settings_language_note), 400),
                                                languages, static_cast<int>(taste.language)));
    const Rect scale = row(Text::settings_scale, f.say(Text::settings_scale_note));
    const std::string percent = std::to_string(static_cast<int>(std::lround(taste.scale * 100))) + " %";
    c.text({scale.centre().x, scale.centre().y + 6}, percent, bold(18, c.p.t1, Align::centre));
    if (button(f, {.id = "settings.smaller", .box = {scale.x, scale.y, 60, 40}, .icon = Icon::minus}))
        taste.scale = std::max(.8f, taste.scale - .1f);
    if (button(f, {.id = "settings.larger", .box = {scale.right() - 60, scale.y, 60, 40}, .icon = Icon::plus}))
        taste.scale = std::min(2.5f, taste.scale + .1f);
    const std::string_view contrasts[] = {f.say(Text::settings_contrast_usual), f.say(Text::settings_contrast_high)};
    taste.contrast = static_cast<Contrast>(tabs(f, "settings.contrast",
                                                row(Text::settings_contrast, f.say(Text::settings_contrast_note)),
                                                contrasts, static_cast<int>(taste.contrast)));
    const std::string_view motions[] = {f.say(Text::settings_motion_full), f.say(Text::settings_motion_reduced)};
    taste.motion =
        static_cast<Motion>(tabs(f, "settings.motion", row(Text::settings_motion, f.say(Text::settings_motion_note)),
                                 motions, static_cast<int>(taste.motion)));
    const std::string_view paces[] = {f.say(Text::settings_pace_off), f.say(Text::settings_pace_quick),
                                      f.say(Text::settings_pace_calm)};
    taste.pace = static_cast<Pace>(tabs(f, "settings.pace", row(Text::settings_pace, f.say(Text::settings_pace_note)),
                                        paces, static_cast<int>(taste.pace)));
    if (button(f, {.id = "settings.cards",
                   .box = row(Text::settings_cards, f.say(Text::settings_cards_note)),
                   .label = f.say(Text::settings_cards_show),
                   .icon = Icon::cards}))
        f.go.open(Page::anatomy);
    f.go.set_taste(taste);
}

}  // namespace cubenight::gui
