// The cube workshop: which cube is on the bench, what is in it, what is missing.
#include <algorithm>
#include <utility>

#include "src/gui/screens/home/workshop_page.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/text/ultraman/log_text.hpp"

namespace cubenight::gui {

namespace {

struct CubeRow {
    std::string name;
    int cards = 0;
    bool chosen = false, unsaved = false;
};

// Whether it was pressed.
bool cube_row(Frame& f, Rect row, const std::string& id, const CubeRow& cube) {
    Canvas& c = f.c;
    const Response at = f.ui.item(id, row);
    c.rect(row, cube.chosen || at.hovered ? c.p.s3 : c.p.s2, 8);
    if (cube.chosen) c.rect({row.x, row.y + 10, 4, row.h - 20}, c.p.accent, 2);
    c.text_within({row.x + 16, row.y + 20}, cube.name, bold(15, c.p.t1).cuttable(), row.w - 28);
    c.text_within(
        {row.x + 16, row.y + 37},
        cube.unsaved ? std::string(f.say(Text::shop_unsaved)) : f.say(Text::home_cards, {std::to_string(cube.cards)}),
        regular(13, cube.unsaved ? c.p.warn : c.p.t2), row.w - 28);
    return at.clicked;
}

}  // namespace

// The cube on the bench is called as it will be saved; one that was made just now stands there before its file was found.
void WorkshopPage::cubes(Frame& f, Rect r, WorkshopDesk& desk, OnBench& bench) {
    panel(f.c, r, 18);
    Rect view{r.x + 10, r.y + 10, r.w - 20, r.h - 20};
    bench = bench_tabs(f, view.cut_top(34), bench);
    view.cut_top(8);
    const auto& all = f.session.cubes();
    const workshop::OpenedCube* cube = desk.cube();
    const std::string here = cube ? cube->path().stem().string() : std::string();
    const bool unlisted = cube && std::ranges::find(all, here, &CubeSummary::id) == all.end();
    constexpr float high = 48;
    float y = view.y - f.ui.begin_scroll("shop.cubes", view, high * static_cast<float>(all.size() + unlisted));
    const auto place = [&] { return Rect{view.x, std::exchange(y, y + high), view.w - 8, high - 4}; };
    if (unlisted)
        cube_row(f, place(), "shop.unlisted", {cube->name(), static_cast<int>(cube->size()), true, cube->changed()});
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Rect row = place();
        if (!row.overlaps(view)) continue;
        const bool chosen = cube && here == all[i].id;
        CubeRow told{all[i].name, all[i].cards};
        if (chosen) told = {cube->name(), static_cast<int>(cube->size()), true, cube->changed()};
        if (!cube_row(f, row, "shop.cube." + std::to_string(i), told) || chosen) continue;
        if (cube && cube->changed()) wished_cube_ = all[i].id;
        else deed_ = [&desk, id = all[i].id] { return desk.open_cube(id); };
    }
    f.ui.end_scroll();
}

float WorkshopPage::counts(Frame& f, Rect r, const workshop::OpenedCube& cube, float y) {
    Canvas& c = f.c;
    const auto heading = [&](Text words) {
        c.text_within({r.x, y + 26}, capitals(f.say(words)), bold(12, c.p.t3), r.w);
        y += 34;
    };
    const auto line = [&](const std::string& name, workshop::Count count, Colour colour) {
        c.text_within({r.x, y + 16}, name, regular(14, colour), r.w - 70);
        c.text({r.right(), y + 16}, std::to_string(count.copies), bold(14, c.p.t1, Align::right));
        y += 23;
    };
    line(std::string(f.say(Text::shop_whole)), ready_[0], c.p.ok);
    line(std::string(f.say(Text::shop_by_hand)), ready_[1], ready_[1].copies ? c.p.warn : c.p.t2);
    line(std::string(f.say(Text::shop_not_played)), ready_[2], ready_[2].copies ? c.p.bad : c.p.t2);
    heading(Text::shop_kinds);
    for (const auto& [kind, count] : counts_.kinds) line(std::string(f.say.kind(kind)), count, c.p.t2);
    if (cube.ucg_cards()) {
        line(std::string(f.say(Text::ucg_scenes)), counts_.scenes, c.p.t2);
        heading(Text::shop_types);
        for (const auto& [type, count] : counts_.character_types) line(f.say.type(type), count, c.p.t2);
        return y;
    }
    heading(Text::shop_types);
    for (const auto& [type, count] : counts_.types) line(std::string(f.say.type(type)), count, c.p.t2);
    heading(Text::shop_stages);
    for (const auto& [stage, count] : counts_.stages) line(std::string(f.say.stage(stage)), count, c.p.t2);
    return y;
}

// A lower stage that is missing leads to the library's cards of that name.
float WorkshopPage::missing(Frame& f, Rect r, const workshop::OpenedCube& cube, float y) {
    Canvas& c = f.c;
    c.text_within({r.x, y + 26}, capitals(f.say(Text::shop_missing)), bold(12, c.p.t3), r.w);
    y += 36;
    if (missing_.empty())
        c.text_within({r.x, y + 14}, f.say(Text::shop_none_missing), regular(14, c.p.t2), r.w), y += 24;
    for (std::size_t i = 0; i < missing_.size(); ++i) {
        const Rect row{r.x - 6, y, r.w + 8, 44};
        const Response at = f.ui.item("shop.missing." + std::to_string(i), row);
        c.rect(row, at.hovered ? c.p.s3 : c.p.s2, 6);
        c.text_within({row.x + 10, row.y + 19}, missing_[i].name, bold(14, c.p.warn).cuttable(), row.w - 20);
        c.text_within({row.x + 10, row.y + 37},
                      f.say(Text::shop_wanted_by, {faces_->name(f.say, missing_[i].wanted_by.front())}),
                      regular(13, c.p.t2).cuttable(), row.w - 20);
        if (at.clicked) tab_ = Tab::add, wanted_ = "name:\"" + missing_[i].name + "\"";
        y += 48;
    }
    static_cast<void>(cube);
    return y;
}

void WorkshopPage::inside(Frame& f, Rect r, const workshop::OpenedCube& cube) {
    panel(f.c, r, 18);
    const Rect view = r.inset(10, 10);
    const float up = f.ui.begin_scroll("shop.inside", view, inside_height_);
    const Rect column{view.x + 10, view.y - up, view.w - 30, view.h};
    float y = counts(f, column, cube, column.y);
    if (!cube.ucg_cards()) y = missing(f, column, cube, y);
    f.ui.end_scroll();
    inside_height_ = y - column.y + 6;
}

}  // namespace cubenight::gui
