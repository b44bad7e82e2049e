#include "src/gui/screens/home/cube_choice.hpp"

#include <algorithm>

#include "src/gui/screens/common/match_sheets.hpp"
#include "src/gui/screens/home/cube_parts.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {
namespace {

std::string choice_item(std::string_view sheet, std::size_t cube) {
    return std::string(sheet) + ".choice." + std::to_string(cube);
}

// Which game it is of, and how many cards it has.
std::string about(const Strings& say, const CubeSummary& cube) {
    const bool pokemon = std::holds_alternative<PokemonCounts>(cube.counts);
    return std::string(say(pokemon ? Text::pokemon : Text::home_game_ucg)) + " · " +
           say(Text::home_cards, {std::to_string(cube.cards)});
}

}  // namespace

std::vector<std::string> pokemon_cubes(const Session& session) {
    std::vector<std::string> ids;
    for (const CubeSummary& cube : session.cubes())
        if (std::holds_alternative<PokemonCounts>(cube.counts)) ids.push_back(cube.id);
    return ids;
}

const CubeSummary* find_cube(const Session& session, std::string_view id) {
    const auto found = std::ranges::find(session.cubes(), id, &CubeSummary::id);
    return found == session.cubes().end() ? nullptr : &*found;
}

bool draw_cube_row(Frame& f, Rect r, const std::string& id, const CubeSummary& cube, bool chosen) {
    Canvas& c = f.c;
    const Response at = f.ui.item(id, r);
    c.rect(r, chosen || at.hovered ? c.p.s3 : c.p.s2, 10);
    if (chosen) c.rect({r.x, r.y + 12, 4, r.h - 24}, c.p.accent, 2);
    const float wide = c.text({r.right() - 16, r.y + 26}, about(f.say, cube), regular(14, c.p.t2, Align::right));
    c.text_within({r.x + 18, r.y + 26}, cube.name, bold(15, c.p.t1).cuttable(), r.w - wide - 52);
    draw_parts_bar(c, {r.x + 18, r.y + 40, r.w - 36, 8}, parts_of(f.say, cube));
    return at.clicked;
}

std::size_t CubeChoice::field(Frame& f, std::string_view id, Rect r, std::size_t chosen) {
    Canvas& c = f.c;
    const auto& cubes = f.session.cubes();
    chosen = std::min(chosen, cubes.size() - 1);
    const CubeSummary& cube = cubes[chosen];
    const bool several = cubes.size() > 1;
    const Response at = f.ui.item(id, r, several ? Can::be_pressed : Can::be_seen);
    c.rect(r, at.hovered && several ? c.p.s3 : c.p.s2, 10);
    c.frame(r, c.p.line, 10, c.hairline());
    icon(c, {r.x + 24, r.centre().y}, 11, Icon::cube, c.p.accent);
    // The name has the room that it needs before the game is said.
    const float left = r.w - 46 - 48 - c.width(cube.name, bold(16, c.p.t1));
    std::string told = about(f.say, cube);
    if (c.width(told, regular(14, c.p.t2)) > left) told = f.say(Text::home_cards, {std::to_string(cube.cards)});
    const float right =
        c.text({r.right() - (several ? 32.f : 16.f), r.y + 29}, told, regular(14, c.p.t2, Align::right));
    c.text_within({r.x + 46, r.y + 29}, cube.name, bold(16, c.p.t1).cuttable(), r.w - 46 - right - 48);
    if (several) icon(c, {r.right() - 16, r.centre().y}, 5, Icon::chevron_down, c.p.t2);
    if (at.clicked) {
        open_ = true;
        f.ui.focus(choice_item(id, chosen));  // arrows go on from there
    }
    const float notches = at.hovered ? f.ui.wheel_over(r) : 0;
    if (notches < 0) chosen = (chosen + 1) % cubes.size();
    if (notches > 0) chosen = (chosen + cubes.size() - 1) % cubes.size();
    return chosen;
}

std::size_t CubeChoice::sheet(Frame& f, std::string_view id, std::size_t chosen) {
    if (!open_) return chosen;
    Layer layer(f);
    const auto& cubes = f.session.cubes();
    const Rect box = layer.sheet(560, 156 + cube_row_height * static_cast<float>(cubes.size()));
    f.c.text_within({box.x + 28, box.y + 46}, f.say(Text::home_which_cube), bold(20, f.c.p.t1), box.w - 56);
    const Rect view{box.x + 28, box.y + 68, box.w - 48, box.h - 68 - 78};
    const std::string rows = std::string(id) + ".choice";
    const float up = f.ui.begin_scroll(rows, view, cube_row_height * static_cast<float>(cubes.size()));
    for (std::size_t i = 0; i < cubes.size(); ++i) {
        const Rect row{view.x, view.y + cube_row_height * static_cast<float>(i) - up, view.w - 8, cube_row_height - 6};
        if (row.overlaps(view) && draw_cube_row(f, row, choice_item(id, i), cubes[i], i == chosen))
            chosen = i, open_ = false;
    }
    f.ui.end_scroll();
    if (cancel_button(f, box)) open_ = false;
    return chosen;
}

}  // namespace cubenight::gui
