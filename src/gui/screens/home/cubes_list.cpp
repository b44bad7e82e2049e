// Home: the cubes that there are.
#include "src/gui/screens/home/cubes_list.hpp"

#include "src/gui/screens/home/cube_parts.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {
namespace {

void cube_row(Frame& f, Rect r, const CubeSummary& cube, int index, TableChoice& choice) {
    Canvas& c = f.c;
    const Response at = f.ui.item("home.cubes." + std::to_string(index), r);
    if (at.clicked) choice.cube = static_cast<std::size_t>(index), choice.form = NightForm::drafted;
    const bool chosen = choice.form == NightForm::drafted && choice.chosen(f.session) == &cube;
    c.rect(r, at.hovered ? c.p.s3 : c.p.s2, 12);
    icon(c, {r.x + 30, r.y + 34}, 13, Icon::cube, chosen ? c.p.accent : c.p.t2);
    const float left = r.x + 60;
    const float wide = c.text({r.right() - 16, r.y + 33}, f.say(Text::home_cards, {std::to_string(cube.cards)}),
                              regular(14, c.p.t2, Align::right));
    c.text_within({left, r.y + 33}, cube.name, bold(16, c.p.t1).cuttable(), r.right() - 28 - wide - left);
    if (!cube.problem) {
        std::string under = f.say(Text::home_up_to, {std::to_string(cube.most_players)});
        if (cube.own) under += " · " + std::string(f.say(Text::cubes_own));
        c.text_within({left, r.y + 56}, under, regular(14, c.p.t2), r.right() - 16 - left);
    } else {
        icon(c, {left + 8, r.y + 51}, 7, Icon::warning, c.p.warn);
        c.text_within({left + 21, r.y + 56}, f.say(*cube.problem), regular(14, c.p.warn).cuttable(),
                      r.right() - 16 - left - 21);
    }
    draw_parts_bar(c, {left, r.y + 70, r.right() - 16 - left, 9}, parts_of(f.say, cube));
}

}  // namespace

void draw_cubes(Frame& f, Rect r, TableChoice& choice) {
    Canvas& c = f.c;
    panel(c, r, 18);
    c.text({r.x + 24, r.y + 38}, f.say(Text::home_cubes), bold(18, c.p.t1));
    if (link(f, "home.cubes.folder", {r.right() - 24, r.y + 38}, f.say(Text::home_cube_folder), Align::right))
        if (const Said said = f.session.show_cube_folder()) f.ui.toast(*said);
    const auto& all = f.session.cubes();
    if (all.empty())
        c.paragraph({r.x + 24, r.y + 84}, f.say(Text::home_no_cubes), regular(15, c.p.t2), r.w - 48, 24, 3);
    const Rect view{r.x + 16, r.y + 58, r.w - 32, r.h - 70};
    const float up = f.ui.begin_scroll("home.cubes", view, 104 * static_cast<float>(all.size()));
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Rect row{view.x, view.y + 104 * static_cast<float>(i) - up, view.w - 8, 94};
        if (row.overlaps(view)) cube_row(f, row, all[i], static_cast<int>(i), choice);
    }
    f.ui.end_scroll();
}

}  // namespace cubenight::gui
