// Home: the panel for a new night.
#include "src/gui/screens/home/new_night.hpp"

#include "draft/table/table.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {
namespace {

void cube_choice(Frame& f, Rect r, const CubeSummary& cube, TableChoice& choice) {
    Canvas& c = f.c;
    const std::size_t count = f.session.cubes().size();
    const Response at = f.ui.item("home.cube", r);
    c.rect(r, at.hovered ? c.p.s3 : c.p.s2, 10);
    c.frame(r, c.p.line, 10, c.hairline());
    icon(c, {r.x + 24, r.centre().y}, 11, Icon::cube, c.p.accent);
    const float right =
        c.text({r.right() - (count > 1 ? 32.f : 16.f), r.y + 29}, f.say(Text::home_cards, {std::to_string(cube.cards)}),
               regular(14, c.p.t2, Align::right));
    c.text_within({r.x + 46, r.y + 29}, cube.name, bold(16, c.p.t1).cuttable(), r.w - 46 - right - 48);
    if (count > 1) icon(c, {r.right() - 16, r.centre().y}, 5, Icon::chevron_down, c.p.t2);
    const float notches = at.hovered ? f.ui.wheel_over(r) : 0;
    if (at.clicked || notches < 0) choice.cube = (std::min(choice.cube, count - 1) + 1) % count;
    if (notches > 0) choice.cube = (std::min(choice.cube, count - 1) + count - 1) % count;
}

void player_choice(Frame& f, Rect r, const CubeSummary& cube, TableChoice& choice) {
    Canvas& c = f.c;
    const int count = static_cast<int>(cube.rows.size());
    bool offered = false;
    for (const DraftTableRow& row : cube.rows) offered = offered || row.players == choice.players;
    if (!offered && count > 0) choice.players = cube.rows.front().players;
    for (int i = 0; i < count; ++i) {
        const Rect box = r.column(i, count, 4);
        const int players = cube.rows[static_cast<std::size_t>(i)].players;
        const Response at = f.ui.item("home.players." + std::to_string(players), box);
        if (at.clicked) choice.players = players;
        const bool chosen = players == choice.players;
        c.rect(box, chosen ? c.p.accent : at.hovered ? c.p.s3 : c.p.s2, 10);
        if (!chosen) c.frame(box, c.p.line, 10, c.hairline());
        c.text_in(box, std::to_string(players), bold(18, chosen ? ink : c.p.t1, Align::centre));
    }
}

void sizes(Frame& f, Rect r, const DraftTableRow& row) {
    Canvas& c = f.c;
    c.rect(r, c.p.bg1, 10);
    std::vector<std::pair<std::string, Text>> parts = {
        {std::to_string(row.packs) + " × " + std::to_string(row.pack_size), Text::home_packs},
        {std::to_string(draft::picks_per_seat(row)), Text::home_picks},
        {std::to_string(row.deck_size), Text::home_deck},
    };
    if (draft::prizes_in(row) == draft::WithPrizes::yes)
        parts.emplace_back(std::to_string(row.prize_cards), Text::home_prizes);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const Rect part = r.column(static_cast<int>(i), static_cast<int>(parts.size()), 0);
        c.text({part.centre().x, r.y + 42}, parts[i].first, bold(22, c.p.t1, Align::centre));
        c.text({part.centre().x, r.y + 66}, f.say(parts[i].second), regular(14, c.p.t2, Align::centre));
        if (i > 0) c.rect({part.x, r.y + 20, c.hairline(), r.h - 40}, c.p.line);
    }
}

// How many cards it takes, and the button that begins.
bool set_table(Frame& f, Rect r, const CubeSummary& cube, const DraftTableRow& row) {
    Canvas& c = f.c;
    const int needed = draft::cards_needed(row);
    const std::string_view never = why_no_table(f.say, cube);
    const bool enough = never.empty() && needed <= cube.cards;
    const std::string need = never.empty() ? f.say(enough ? Text::home_needs : Text::home_needs_more,
                                                   {std::to_string(needed), std::to_string(cube.cards)})
                                           : std::string(never);
    const float wide = c.text({r.x, r.y}, need, regular(14, enough ? c.p.t2 : c.p.warn));
    icon(c, {r.x + wide + 16, r.y - 5}, 6, enough ? Icon::tick : Icon::warning, enough ? c.p.ok : c.p.warn);
    const bool primary = paused_night(f.session) == nullptr;
    return button(f, {.id = "home.set_table",
                      .box = {r.x, r.y + 18, r.w, 52},
                      .label = f.say(Text::home_set_table),
                      .rank = primary ? Rank::primary : Rank::quiet,
                      .icon = Icon::plus,
                      .key = Key::n,
                      .locked = enough ? std::string_view() : std::string_view(need),
                      .text = 17});
}

}  // namespace

HomeWishes draw_new_night(Frame& f, Rect r, TableChoice& choice) {
    Canvas& c = f.c;
    panel(c, r, 18);
    const Rect in{r.x + 24, r.y, r.w - 48, r.h};
    c.text({in.x, r.y + 38}, f.say(Text::home_new_night), bold(20, c.p.t1));
    const CubeSummary* chosen = choice.chosen(f.session);
    if (!chosen) {
        c.paragraph({in.x, r.y + 84}, f.say(Text::home_no_cubes), regular(15, c.p.t2), in.w, 24, 3);
        if (button(f, {.id = "home.cube_folder",
                       .box = {in.x, r.y + 132, 200, 44},
                       .label = f.say(Text::home_cube_folder),
                       .rank = Rank::primary,
                       .icon = Icon::plus,
                       .key = Key::n}))
            if (const Said said = f.session.show_cube_folder()) f.ui.toast(*said);
        return {};
    }
    c.text({in.x, r.y + 72}, f.say(Text::home_cube), regular(14, c.p.t2));
    cube_choice(f, {in.x, r.y + 82, in.w, 46}, *chosen, choice);
    c.text({in.x, r.y + 160}, f.say(Text::home_players), regular(14, c.p.t2));
    player_choice(f, {in.x, r.y + 170, in.w, 46}, *chosen, choice);
    const DraftTableRow row = choice.row(*chosen);
    sizes(f, {in.x, r.y + 234, in.w, 92}, row);
    HomeWishes wishes;
    wishes.set_table = set_table(f, {in.x, r.y + 350, in.w, 70}, *chosen, row);
    return wishes;
}

}  // namespace cubenight::gui
