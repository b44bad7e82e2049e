// Home: the card of the night that waits, and the panel for a new one.
#include <cmath>

#include "draft/table/table.hpp"
#include "src/gui/samples/samples.hpp"
#include "src/gui/screens/home/home.hpp"
#include "src/gui/widgets/card_face.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/gui/widgets/felt.hpp"

namespace cubenight::gui {
namespace {

Page page_of(draft::NightPhase phase) {
    switch (phase) {
        case draft::NightPhase::draft: return Page::draft;
        case draft::NightPhase::build: return Page::deck;
        case draft::NightPhase::play:
        case draft::NightPhase::finished: return Page::night;
    }
    return Page::night;
}

std::string where(const Strings& say, const NightSummary& night) {
    const auto number = [](int n) { return std::to_string(n); };
    switch (night.phase) {
        case draft::NightPhase::draft:
            return say(Text::home_draft_at, {number(night.round + 1), number(night.row.packs), number(night.pick + 1)});
        case draft::NightPhase::build: return std::string(say(Text::home_build_at));
        case draft::NightPhase::play:
        case draft::NightPhase::finished:
            return say(Text::home_round_at, {number(night.round + 1), number(night.rounds)});
    }
    return {};
}

Text step_name(int step) {
    constexpr Text names[] = {Text::home_draft, Text::home_build, Text::home_play, Text::home_done};
    return names[step];
}

}  // namespace

void Home::resume_card(Frame& f, Rect r) {
    Canvas& c = f.c;
    c.shadow(r, 18);
    c.gradient(r, rgb(0x1D2A3A), rgb(0x151D28), 18);
    const NightSummary* night = paused(f.session);
    c.push_clip(r.inset(1));
    const Vec lamp{r.x + r.w * .66f, r.y};
    const Vec light[] = {
        {lamp.x - 34, lamp.y}, {lamp.x + 34, lamp.y}, {lamp.x + 300, r.bottom()}, {lamp.x - 300, r.bottom()}};
    c.fade_down(light, c.p.accent.alpha(.16f), c.p.accent.alpha(0));
    resume_table(f, {r.x + 290, r.y, r.w - 310, r.h}, night);
    c.pop_clip();
    c.frame(r, c.p.line, 18, c.hairline());
    const Rect plate{r.x + 22, r.y + 28, 244, 384};
    c.rect(plate, c.p.bg0.alpha(.72f), 14);
    if (night) return resume_plate(f, plate, *night);
    const Text text = f.session.nights().empty() ? Text::home_no_night : Text::home_no_paused;
    c.paragraph({plate.x + 20, plate.y + 60}, f.say(text), bold(20, c.p.t1), plate.w - 40, 30, 6);
}

void Home::resume_plate(Frame& f, Rect r, const NightSummary& night) {
    Canvas& c = f.c;
    const float left = r.x + 20, wide = r.w - 40;
    pill(c, {left, r.y + 32}, f.say(Text::home_paused), Tone::warn);
    TextStyle title = bold(28, c.p.t1);
    while (c.width(night.name, title) > wide && title.size > 22) title.size -= 1;
    if (c.width(night.name, title) > wide) c.paragraph({left, r.y + 68}, night.name, bold(17, c.p.t1), wide, 21, 2);
    else c.text({left, r.y + 84}, night.name, title);
    c.text_within({left, r.y + 110}, f.say(Text::home_cube_players, {night.cube, std::to_string(night.seats.size())}),
                  regular(15, c.p.t2), wide);
    const auto line = [&](float y, std::string_view label, std::string_view text) {
        c.text({left, r.y + y}, label, regular(14, c.p.t3));
        c.text_within({left + 58, r.y + y}, text, regular(14, c.p.t1), wide - 58);
    };
    const bool drafting = night.phase == draft::NightPhase::draft, building = night.phase == draft::NightPhase::build;
    line(150, f.say(drafting ? Text::home_draft : building ? Text::home_build : Text::home_play), where(f.say, night));
    line(177, f.say(Text::home_then),
         f.say(Text::home_then_deck, {std::to_string(night.row.deck_size), std::to_string(night.row.prize_cards)}));
    line(204, f.say(Text::home_saved), night.saved);
    progress(f, {left + 12, r.y + 244}, night);
    if (!button(f, {.id = "home.resume",
                    .box = {left, r.bottom() - 76, wide, 52},
                    .label = f.say(Text::home_resume),
                    .rank = Rank::primary,
                    .icon = Icon::play,
                    .key = Key::enter,
                    .text = 18}))
        return;
    const Page page = page_of(night.phase);
    if (const Said said = f.session.resume(night.id)) f.ui.toast(*said);
    else f.go.open(page);
}

void Home::progress(Frame& f, Vec at, const NightSummary& night) {
    Canvas& c = f.c;
    const int now = static_cast<int>(night.phase);
    c.line(at, {at.x + 174, at.y}, c.p.line, 2);
    for (int i = 0; i < 4; ++i) {
        const Vec dot{at.x + 58 * static_cast<float>(i), at.y};
        c.circle(dot, 8.5f, i == now ? c.p.accent : i < now ? c.p.ok : c.p.s3);
        if (i < now) icon(c, dot, 4.5f, Icon::tick, ink);
        else if (i > now) c.ring(dot, 8.5f, c.p.t3, 1.2f);
        c.text({dot.x, at.y + 29}, f.say(step_name(i)),
               i == now ? bold(13, c.p.t1, Align::centre) : regular(13, c.p.t3, Align::centre));
    }
}

void Home::resume_table(Frame& f, Rect r, const NightSummary* night) {
    Canvas& c = f.c;
    const Vec middle{r.centre().x, r.y + 226};
    const Vec radii{std::min(244.f, r.w / 2 - 26), 148};
    c.glow_ellipse({middle.x, middle.y + 16}, {radii.x + 6, radii.y + 8}, black.alpha(.5f), black.alpha(.35f));
    c.glow_ellipse({middle.x, middle.y + 9}, radii, c.p.rim_edge, mix(c.p.rim_edge, black, .3f));
    c.glow_ellipse(middle, radii, c.p.rim, c.p.rim);
    c.glow_ellipse(middle, {radii.x - 15, radii.y - 14}, mix(c.p.felt, white, .1f), c.p.felt_edge);
    c.dashed_ellipse(middle, {radii.x - 80, radii.y - 60}, rgb(0x7FC2B3).alpha(.35f), 1.2f);
    CardPainter cards(c, f.say, f.words);
    const int seats = night ? static_cast<int>(night->seats.size()) : players_;
    for (int i = 0; i < seats; ++i) {
        const Vec at = seat_spot(middle, {radii.x - 55, radii.y - 44}, i, seats);
        const int mark = c.mark();
        cards.back({at.x - 13, at.y - 18}, 26);
        c.turn(mark, at, std::atan2(at.y - middle.y, at.x - middle.x) + 1.5708f);
        if (!night) continue;
        const Vec plate = seat_spot(middle, {radii.x, radii.y + (seats >= 10 ? 22.f : 12.f)}, i, seats);
        name_pill(c, plate, night->seats[static_cast<std::size_t>(i)], seats >= 10 ? 64.f : 110.f,
                  i == 0 ? c.p.accent : rgb(0x6E8FA0));
    }
    static const std::vector<Card> faces = sample_faces();
    const std::pair<std::size_t, float> fan[] = {{7, -.16f}, {8, 0}, {10, .14f}};
    for (int i = 0; i < 3; ++i) {
        const int mark = c.mark();
        const Vec at{middle.x - 105 + 74 * static_cast<float>(i), middle.y - (i == 1 ? 48.f : 42.f)};
        cards.draw(at, 62, {faces[fan[i].first], 17 + fan[i].first});
        c.turn(mark, {at.x + 31, at.y + 43}, fan[i].second);
    }
}

void Home::new_night(Frame& f, Rect r) {
    Canvas& c = f.c;
    panel(c, r, 18);
    const Rect in{r.x + 24, r.y, r.w - 48, r.h};
    c.text({in.x, r.y + 38}, f.say(Text::home_new_night), bold(20, c.p.t1));
    const CubeSummary* chosen = cube(f.session);
    if (!chosen) {
        c.paragraph({in.x, r.y + 84}, f.say(Text::home_no_cubes), regular(15, c.p.t2), in.w, 24, 3);
        if (button(f, {.id = "home.import",
                       .box = {in.x, r.y + 132, 200, 44},
                       .label = f.say(Text::home_import),
                       .rank = Rank::primary,
                       .icon = Icon::plus,
                       .key = Key::n}))
            if (const Said said = f.session.import_cube()) f.ui.toast(*said);
        return;
    }
    c.text({in.x, r.y + 72}, f.say(Text::home_cube), regular(14, c.p.t2));
    cube_choice(f, {in.x, r.y + 82, in.w, 46}, *chosen);
    c.text({in.x, r.y + 160}, f.say(Text::home_players), regular(14, c.p.t2));
    player_choice(f, {in.x, r.y + 170, in.w, 46}, *chosen);
    const DraftTableRow row = this->row(*chosen);
    sizes(f, {in.x, r.y + 234, in.w, 92}, row);
    const int needed = draft::cards_needed(row);
    const bool enough = needed <= chosen->cards;
    const std::string need = f.say(enough ? Text::home_needs : Text::home_needs_more,
                                   {std::to_string(needed), std::to_string(chosen->cards)});
    const float wide = c.text({in.x, r.y + 350}, need, regular(14, enough ? c.p.t2 : c.p.warn));
    icon(c, {in.x + wide + 16, r.y + 345}, 6, enough ? Icon::tick : Icon::warning, enough ? c.p.ok : c.p.warn);
    const bool primary = paused(f.session) == nullptr;
    if (button(f, {.id = "home.set_table",
                   .box = {in.x, r.y + 368, 250, 52},
                   .label = f.say(Text::home_set_table),
                   .rank = primary ? Rank::primary : Rank::quiet,
                   .icon = Icon::plus,
                   .key = Key::n,
                   .locked = enough ? std::string_view() : std::string_view(need),
                   .text = 17}))
        set_table(f);
    button(f, {.id = "home.join",
               .box = {in.x + 260, r.y + 368, in.w - 260, 52},
               .label = f.say(Text::home_join),
               .icon = Icon::device,
               .key = Key::j,
               .locked = f.say(Text::home_join_why),
               .text = 15});
}

void Home::set_table(Frame& f) {
    if (const CubeSummary* chosen = cube(f.session)) seating_.emplace(f.say, *chosen, row(*chosen).players);
}

void Home::cube_choice(Frame& f, Rect r, const CubeSummary& cube) {
    Canvas& c = f.c;
    const std::size_t count = f.session.cubes().size();
    const Response at = f.ui.item("home.cube", r);
    c.rect(r, at.hovered ? c.p.s3 : c.p.s2, 10);
    c.frame(r, c.p.line, 10, c.hairline());
    icon(c, {r.x + 24, r.centre().y}, 11, Icon::cube, c.p.accent);
    const float right =
        c.text({r.right() - (count > 1 ? 32.f : 16.f), r.y + 29}, f.say(Text::home_cards, {std::to_string(cube.cards)}),
               regular(14, c.p.t2, Align::right));
    c.text_within({r.x + 46, r.y + 29}, cube.name, bold(16, c.p.t1), r.w - 46 - right - 48);
    if (count > 1) icon(c, {r.right() - 16, r.centre().y}, 5, Icon::chevron_down, c.p.t2);
    const float notches = at.hovered ? f.ui.wheel_over(r) : 0;
    if (at.clicked || notches < 0) cube_ = (std::min(cube_, count - 1) + 1) % count;
    if (notches > 0) cube_ = (std::min(cube_, count - 1) + count - 1) % count;
}

void Home::player_choice(Frame& f, Rect r, const CubeSummary& cube) {
    Canvas& c = f.c;
    const int count = static_cast<int>(cube.rows.size());
    bool offered = false;
    for (const DraftTableRow& row : cube.rows) offered = offered || row.players == players_;
    if (!offered && count > 0) players_ = cube.rows.front().players;
    for (int i = 0; i < count; ++i) {
        const Rect box = r.column(i, count, 4);
        const int players = cube.rows[static_cast<std::size_t>(i)].players;
        const Response at = f.ui.item("home.players." + std::to_string(players), box);
        if (at.clicked) players_ = players;
        const bool chosen = players == players_;
        c.rect(box, chosen ? c.p.accent : at.hovered ? c.p.s3 : c.p.s2, 10);
        if (!chosen) c.frame(box, c.p.line, 10, c.hairline());
        c.text_in(box, std::to_string(players), bold(18, chosen ? ink : c.p.t1, Align::centre));
    }
}

void Home::sizes(Frame& f, Rect r, const DraftTableRow& row) {
    Canvas& c = f.c;
    c.rect(r, c.p.bg1, 10);
    const std::pair<std::string, Text> parts[] = {
        {std::to_string(row.packs) + " × " + std::to_string(row.pack_size), Text::home_packs},
        {std::to_string(draft::picks_per_seat(row)), Text::home_picks},
        {std::to_string(row.deck_size), Text::home_deck},
        {std::to_string(row.prize_cards), Text::home_prizes},
    };
    for (int i = 0; i < 4; ++i) {
        const Rect part = r.column(i, 4, 0);
        c.text({part.centre().x, r.y + 42}, parts[i].first, bold(22, c.p.t1, Align::centre));
        c.text({part.centre().x, r.y + 66}, f.say(parts[i].second), regular(14, c.p.t2, Align::centre));
        if (i > 0) c.rect({part.x, r.y + 20, c.hairline(), r.h - 40}, c.p.line);
    }
}

}  // namespace cubenight::gui
