// Home: the nights that were, the cubes that there are.
#include "src/gui/screens/home/home.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {
namespace {

std::string how_far(const Strings& say, const NightSummary& night) {
    if (night.state == NightState::finished)
        return say.count(Text::home_round_one, Text::home_round_many, night.rounds);
    if (night.phase == draft::NightPhase::draft) return std::string(say(Text::home_stopped_draft));
    if (night.phase == draft::NightPhase::build) return std::string(say(Text::home_stopped_build));
    return say(Text::home_stopped, {std::to_string(night.round + 1)});
}

}  // namespace

void Home::recent(Frame& f, Rect r) {
    Canvas& c = f.c;
    panel(c, r, 18);
    std::vector<const NightSummary*> nights;
    for (const NightSummary& night : f.session.nights())
        if (&night != paused(f.session)) nights.push_back(&night);
    c.text({r.x + 24, r.y + 38}, f.say(Text::home_recent), bold(18, c.p.t1));
    if (nights.empty()) {
        c.text({r.x + 24, r.y + 84}, f.say(Text::home_no_night), regular(15, c.p.t2));
        if (button(f, {.id = "home.recent.start",
                       .box = {r.x + 24, r.y + 104, 180, 40},
                       .label = f.say(Text::home_set_table),
                       .icon = Icon::plus,
                       .locked = cube(f.session) ? std::string_view() : f.say(Text::home_no_cubes)}))
            set_table(f);
        return;
    }
    c.text({r.right() - 24, r.y + 38},
           f.say.count(Text::home_nights_one, Text::home_nights, static_cast<int>(nights.size())),
           regular(14, c.p.t2, Align::right));
    const float k = r.w / 836;
    const std::pair<float, Text> heads[] = {{24, Text::home_date},
                                            {140, Text::home_cube},
                                            {334, Text::home_players},
                                            {452, Text::home_rounds},
                                            {586, Text::home_winner}};
    for (const auto& [x, text] : heads) c.text({r.x + x * k, r.y + 70}, capitals(f.say(text)), bold(12, c.p.t3));
    const Rect view{r.x + 12, r.y + 82, r.w - 24, r.h - 94};
    const float up = f.ui.begin_scroll("home.recent", view, 55 * static_cast<float>(nights.size()));
    for (std::size_t i = 0; i < nights.size(); ++i) {
        const Rect row{view.x, view.y + 55 * static_cast<float>(i) - up, view.w - 10, 51};
        if (row.overlaps(view)) recent_row(f, row, *nights[i], static_cast<int>(i));
    }
    f.ui.end_scroll();
}

void Home::recent_row(Frame& f, Rect r, const NightSummary& night, int index) {
    Canvas& c = f.c;
    if (index % 2 == 0) c.rect(r, c.p.s2.alpha(.75f), 10);
    const float k = (r.w + 34) / 836, y = r.y + 32, left = r.x - 12;
    c.text_within({left + 24 * k, y}, night.date, regular(15, c.p.t2), 108 * k);
    c.text_within({left + 140 * k, y}, night.cube, bold(15, c.p.t1), 176 * k);
    const int seats = static_cast<int>(night.seats.size());
    c.text({left + 352 * k, y}, std::to_string(seats), bold(15, c.p.t1, Align::right));
    for (int i = 0; i < seats; ++i)
        c.circle({left + 352 * k + 15 + 11 * static_cast<float>(i % 6),
                  r.centre().y - (seats > 6 ? 5.5f : 0) + 11 * static_cast<float>(i / 6)},
                 4.2f, c.p.t2);
    const bool finished = night.state == NightState::finished;
    c.text_within({left + 452 * k, y}, how_far(f.say, night), regular(15, finished ? c.p.t2 : c.p.warn),
                  (finished ? 124.f : 250.f) * k);
    if (finished && !night.winner.empty()) {
        icon(c, {left + 594 * k, r.centre().y}, 7, Icon::star, c.p.accent);
        c.text_within({left + 608 * k, y}, night.winner, bold(15, c.p.t1),
                      r.right() - 112 - c.width(night.record, regular(15, c.p.t2)) - left - 608 * k);
        c.text({r.right() - 108, y}, night.record, regular(15, c.p.t2, Align::right));
    }
    const Rect box{r.right() - 94, r.y + 8, 90, 36};
    const std::string id = "home.night." + std::to_string(index);
    if (!button(f, {.id = id, .box = box, .label = f.say(finished ? Text::home_replay : Text::home_resume)})) return;
    const draft::NightPhase phase = night.phase;
    const Said said = finished ? f.session.replay(night.id) : f.session.resume(night.id);
    if (said) f.ui.toast(*said);
    else if (finished) f.go.open(Page::night);  // its rounds, and every match that was played here
    else
        f.go.open(phase == draft::NightPhase::draft   ? Page::draft
                  : phase == draft::NightPhase::build ? Page::deck
                                                      : Page::night);
}

void Home::cubes(Frame& f, Rect r) {
    Canvas& c = f.c;
    panel(c, r, 18);
    c.text({r.x + 24, r.y + 38}, f.say(Text::home_cubes), bold(18, c.p.t1));
    if (link(f, "home.cubes.import", {r.right() - 24, r.y + 38}, f.say(Text::home_import), Align::right))
        if (const Said said = f.session.import_cube()) f.ui.toast(*said);
    const auto& all = f.session.cubes();
    if (all.empty())
        c.paragraph({r.x + 24, r.y + 84}, f.say(Text::home_no_cubes), regular(15, c.p.t2), r.w - 48, 24, 3);
    const Rect view{r.x + 16, r.y + 58, r.w - 32, r.h - 70};
    const float up = f.ui.begin_scroll("home.cubes", view, 104 * static_cast<float>(all.size()));
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Rect row{view.x, view.y + 104 * static_cast<float>(i) - up, view.w - 8, 94};
        if (row.overlaps(view)) cube_row(f, row, all[i], static_cast<int>(i));
    }
    f.ui.end_scroll();
}

void Home::cube_row(Frame& f, Rect r, const CubeSummary& cube, int index) {
    Canvas& c = f.c;
    const Response at = f.ui.item("home.cubes." + std::to_string(index), r);
    if (at.clicked) cube_ = static_cast<std::size_t>(index);
    const bool chosen = this->cube(f.session) == &cube;
    c.rect(r, at.hovered ? c.p.s3 : c.p.s2, 12);
    icon(c, {r.x + 30, r.y + 34}, 13, Icon::cube, chosen ? c.p.accent : c.p.t2);
    const float left = r.x + 60;
    const float wide = c.text({r.right() - 16, r.y + 33}, f.say(Text::home_cards, {std::to_string(cube.cards)}),
                              regular(14, c.p.t2, Align::right));
    c.text_within({left, r.y + 33}, cube.name, bold(16, c.p.t1), r.right() - 28 - wide - left);
    if (cube.unknown > 0) {
        icon(c, {left + 8, r.y + 51}, 7, Icon::warning, c.p.warn);
        c.text({left + 21, r.y + 56}, f.say.count(Text::home_unknown_one, Text::home_unknown, cube.unknown),
               regular(14, c.p.warn));
        if (link(f, "home.cubes.fix" + std::to_string(index), {r.right() - 16, r.y + 56}, f.say(Text::home_fix),
                 Align::right))
            if (const Said said = f.session.import_cube()) f.ui.toast(*said);
    } else {
        c.text({left, r.y + 56}, f.say(Text::home_up_to, {std::to_string(cube.most_players)}), regular(14, c.p.t2));
    }
    type_bar(f, {left, r.y + 70, r.right() - 16 - left, 9}, cube);
}

void Home::type_bar(Frame& f, Rect r, const CubeSummary& cube) {
    std::vector<std::pair<int, Colour>> parts;
    for (int t = 0; t < type_count; ++t)
        parts.emplace_back(cube.pokemon[static_cast<std::size_t>(t)], look_of(static_cast<Type>(t)).fill);
    parts.emplace_back(cube.trainers, trainer_colour(CardKind::item));
    parts.emplace_back(cube.energy, rgb(0xB9B2A0));
    int total = 0, shown = 0;
    for (const auto& [count, colour] : parts) total += count, shown += count > 0;
    if (total == 0) return;
    const float room = r.w - 1.5f * static_cast<float>(shown - 1);
    float x = r.x;
    for (const auto& [count, colour] : parts) {
        if (count == 0) continue;
        const float wide = room * static_cast<float>(count) / static_cast<float>(total);
        f.c.rect({x, r.y, wide, r.h}, colour, 2);
        x += wide + 1.5f;
    }
}

}  // namespace cubenight::gui
