#include "src/gui/screens/common/menu.hpp"

#include <algorithm>

#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {

namespace {

// Whether one of them was pressed.
bool help_row(Frame& f, Rect r) {
    const Rect left = r.cut_left((r.w - 10) / 2);
    r.cut_left(10);
    const bool settings = button(f, {.id = "menu.settings",
                                     .box = left,
                                     .label = f.say(Text::home_settings),
                                     .rank = Rank::plain,
                                     .icon = Icon::gear,
                                     .text = 14});
    const bool keys =
        button(f, {.id = "menu.keys", .box = r, .label = f.say(Text::menu_keys), .rank = Rank::plain, .text = 14});
    if (settings) f.go.open(Page::settings);
    if (keys) f.go.show_keys();
    return settings || keys;
}

}  // namespace

int menu_sheet(Frame& f, std::string_view title, std::span<const MenuEntry> entries, std::string_view under,
               MenuFoot foot) {
    Canvas& c = f.c;
    Layer layer(f);
    const auto count = static_cast<float>(entries.size());
    constexpr std::size_t most_under = 4;
    const TextStyle small = regular(13, c.p.t2);
    float wide = 380 - 56;
    for (const MenuEntry& entry : entries)
        wide = std::max(wide,
                        button_width(c, {.box = {0, 0, 0, 46}, .label = entry.label, .icon = entry.icon, .text = 15}));
    wide = std::min(wide, f.area.w - 96);
    const auto lines = under.empty() ? 0 : std::min(most_under, c.wrapped(under, small, wide).size());
    const float head = under.empty() ? 64 : 68 + 18 * static_cast<float>(lines), more = foot == MenuFoot::none ? 0 : 46;
    const Rect box = layer.sheet(wide + 56, head + 74 + 56 * count + more);
    c.text_within({box.x + 28, box.y + 44}, title, bold(20, c.p.t1).cuttable(), box.w - 56);
    c.paragraph({box.x + 28, box.y + 68}, under, small, box.w - 56, 18, most_under);
    int chosen = menu_open;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const Rect row{box.x + 28, box.y + head + 56 * static_cast<float>(i), box.w - 56, 46};
        if (button(f, {.id = entries[i].id,
                       .box = row,
                       .label = entries[i].label,
                       .rank = Rank::quiet,
                       .icon = entries[i].icon,
                       .locked = entries[i].locked,
                       .text = 15}))
            chosen = static_cast<int>(i);
    }
    if (foot == MenuFoot::help && help_row(f, {box.x + 28, box.bottom() - 108, box.w - 56, 40})) chosen = menu_closed;
    if (button(f, {.id = "menu.close",
                   .box = {box.x + 28, box.bottom() - 62, box.w - 56, 40},
                   .label = f.say(Text::close),
                   .key = Key::escape}))
        chosen = menu_closed;
    return chosen;
}

}  // namespace cubenight::gui
