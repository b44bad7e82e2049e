// Home: the place "Cubes".
#include "src/gui/screens/home/cubes_page.hpp"

#include "draft/table/table.hpp"
#include "src/gui/screens/home/cube_parts.hpp"
#include "src/gui/screens/home/cubes_list.hpp"
#include "src/gui/sessions/workshop_desk.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {
namespace {

void cube_inside(Frame& f, Rect r, const CubeSummary& cube) {
    Canvas& c = f.c;
    if (r.h < 90) return;
    c.text({r.x, r.y + 22}, f.say(Text::cubes_inside), bold(16, c.p.t1));
    const std::vector<CubePart> parts = parts_of(f.say, cube);
    draw_parts_bar(c, {r.x, r.y + 36, r.w, 12}, parts);
    float x = r.x + 10, y = r.y + 78;
    for (const CubePart& part : parts) {
        if (part.count == 0 || y > r.bottom()) continue;
        part.mark(c, {x, y - 5});
        c.text_within({x + 20, y}, part.name, shrunk(c, part.name, regular(14, c.p.t2), 118, 12), 118);
        c.text({x + 160, y}, std::to_string(part.count), bold(14, c.p.t1, Align::right));
        x += 188;
        if (x + 160 > r.right()) x = r.x + 10, y += 32;
    }
}

// What it takes for each number of players. Returns where it ends.
float cube_rows(Frame& f, Rect r, const CubeSummary& cube) {
    Canvas& c = f.c;
    c.text({r.x, r.y + 122}, f.say(Text::cubes_rows), bold(16, c.p.t1));
    const bool prizes = !cube.rows.empty() && draft::prizes_in(cube.rows.front()) == draft::WithPrizes::yes;
    std::vector<Text> heads = {Text::home_players, Text::cubes_packs, Text::cubes_deck};
    if (prizes) heads.push_back(Text::cubes_prizes);
    heads.push_back(Text::cubes_needs);
    const auto place = [&](std::size_t i) {
        return r.x + 12 + r.w * static_cast<float>(i) / static_cast<float>(heads.size());
    };
    for (std::size_t i = 0; i < heads.size(); ++i)
        c.text({place(i), r.y + 148}, capitals(f.say(heads[i])), bold(12, c.p.t3));
    float y = r.y + 158;
    for (const DraftTableRow& row : cube.rows) {
        if (y > r.bottom() - 150) break;
        const bool enough = draft::cards_needed(row) <= cube.cards;
        c.rect({r.x, y, r.w, 34}, c.p.s2, 6);
        std::vector<std::string> cells = {std::to_string(row.players),
                                          std::to_string(row.packs) + " × " + std::to_string(row.pack_size),
                                          std::to_string(row.deck_size)};
        if (prizes) cells.push_back(std::to_string(row.prize_cards));
        cells.push_back(std::to_string(draft::cards_needed(row)));
        for (std::size_t i = 0; i < cells.size(); ++i)
            c.text({place(i), y + 22}, cells[i], i == 0 ? bold(15, c.p.t1) : regular(15, enough ? c.p.t1 : c.p.warn));
        icon(c, {r.right() - 20, y + 17}, 6, enough ? Icon::tick : Icon::warning, enough ? c.p.ok : c.p.warn);
        y += 38;
    }
    return y;
}

HomeWishes cube_detail(Frame& f, Rect r, const CubeSummary& cube) {
    Canvas& c = f.c;
    c.text_within({r.x, r.y + 46}, cube.name, bold(24, c.p.t1).cuttable(), r.w - 240);
    if (!cube.problem)
        c.text({r.x, r.y + 74},
               f.say(Text::home_cards, {std::to_string(cube.cards)}) + " · " +
                   f.say(Text::home_up_to, {std::to_string(cube.most_players)}),
               regular(15, c.p.t2));
    else c.paragraph({r.x, r.y + 72}, f.say(*cube.problem), regular(14, c.p.warn).cuttable(), r.w - 240, 18, 2);
    HomeWishes wishes;
    const std::string_view locked = why_no_table(f.say, cube);
    // By N as elsewhere at Home, and by Enter as the amber button of its place.
    const bool pressed = button(f, {.id = "cubes.play",
                                    .box = {r.right() - 220, r.y + 28, 220, 44},
                                    .label = f.say(Text::cubes_play),
                                    .rank = Rank::primary,
                                    .icon = Icon::plus,
                                    .key = Key::n,
                                    .locked = locked});
    if (pressed || (locked.empty() && f.ui.key(Key::enter))) wishes = {.place = HomePlace::tonight, .set_table = true};
    if (button(f, {.id = "cubes.workshop",
                   .box = {r.right() - 220, r.y + 80, 220, 38},
                   .label = f.say(Text::cubes_workshop),
                   .icon = Icon::cube,
                   .cutting = Cutting::never})) {
        if (const Said said = f.session.workshop().open_cube(cube.id)) f.ui.toast(*said, 9000);
        else wishes = {.place = HomePlace::workshop};
    }
    const float y = cube_rows(f, r, cube);
    cube_inside(f, {r.x, y + 10, r.w, r.bottom() - y - 20}, cube);
    return wishes;
}

}  // namespace

HomeWishes draw_cubes_page(Frame& f, Rect r, TableChoice& choice) {
    Canvas& c = f.c;
    r = r.inset(36, 0);
    c.text({r.x, r.y + 62}, f.say(Text::home_cubes), bold(28, c.p.t1));
    r.cut_top(92);
    r.cut_bottom(36);
    choice.form = NightForm::drafted;
    draw_cubes(f, r.cut_left(436), choice);
    r.cut_left(24);
    panel(c, r, 18);
    const CubeSummary* chosen = choice.chosen(f.session);
    if (chosen) return cube_detail(f, r.inset(28, 0), *chosen);
    c.text({r.x + 28, r.y + 48}, f.say(Text::home_no_cubes), regular(15, c.p.t2));
    return {};
}

}  // namespace cubenight::gui
