#include "src/gui/screens/home/practice_page.hpp"

#include <algorithm>

#include "draft/table/enough_picks.hpp"
#include "draft/table/table.hpp"
#include "src/gui/screens/common/seat_kind.hpp"
#include "src/gui/screens/common/sit_at.hpp"
#include "src/gui/screens/home/deck_choice.hpp"
#include "src/gui/screens/home/lines_strip.hpp"
#include "src/gui/screens/home/night_name.hpp"
#include "src/gui/screens/home/table_choice.hpp"
#include "src/gui/widgets/card_parts.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/text/draft/denial_text.hpp"
#include "src/text/names.hpp"

namespace cubenight::gui {
namespace {

constexpr int quick_players = 4, quick_picks = 45, quick_deck = 40, quick_prizes = 4;

// Why the cube cannot be drafted by that row under its rules, changed so.
draft::Refused refused(const DraftTableRow& row, const CubeSummary& cube, const std::vector<draft::RuleChange>& rules) {
    return draft::check_row_for_decks(row, cube.dealt(lines_after(cube.rules, rules)), 0, cube.stock,
                                      draft::rules_at(cube.rules, row, rules));
}

// Smaller decks where the game has Prize cards, and no more picks than take a quarter of an hour, or than make a deck.
DraftTableRow quick_row(const CubeSummary& cube, const std::vector<draft::RuleChange>& rules) {
    DraftTableRow row = draft::suggested_row(cube.rows, cube.dealt(lines_after(cube.rules, rules)), quick_players);
    if (draft::prizes_in(row) == draft::WithPrizes::yes)
        row.deck_size = std::min(row.deck_size, quick_deck), row.prize_cards = std::min(row.prize_cards, quick_prizes);
    while (draft::picks_per_seat(row) > quick_picks && row.packs > 1) {
        DraftTableRow fewer = row;
        --fewer.packs;
        if (refused(fewer, cube, rules)) break;
        row = fewer;
    }
    return row;
}

// Why the cube cannot be drafted quickly; empty where it can.
std::string why_no_quick_draft(const Strings& say, const CubeSummary& cube,
                               const std::vector<draft::RuleChange>& rules) {
    if (const std::string_view never = why_no_table(say, cube); !never.empty()) return std::string(never);
    const auto no = refused(quick_row(cube, rules), cube, rules);
    return no ? text::denial_sentence(*no, say.language()) : std::string();
}

// The first deck that can be played with, from that one on.
std::string usual_deck(const std::vector<DeckFile>& decks, std::size_t from) {
    for (std::size_t i = std::min(from, decks.size() - 1); i < decks.size(); ++i)
        if (!decks[i].problem) return decks[i].id;
    return decks.front().id;
}

}  // namespace

void PracticePage::draw(Frame& f, Rect r, std::size_t& cube) {
    Canvas& c = f.c;
    f.session.put_practice_away();
    r = r.inset(36, 0);
    c.text({r.x, r.y + 62}, f.say(Text::home_practice), bold(28, c.p.t1));
    c.text_within({r.x, r.y + 90}, f.say(Text::practice_under), regular(15, c.p.t2), r.w);
    r.cut_top(112);
    r.cut_bottom(36);
    if (!f.session.cubes().empty()) {
        head(f, r.cut_top(46), cube);
        r.cut_top(20);
        const CubeSummary& chosen = f.session.cubes()[std::min(cube, f.session.cubes().size() - 1)];
        wanted_.cube = chosen.id;
        if (needs_lines_strip(chosen.lines, chosen.rules)) {
            draw_lines_strip(f, r.cut_top(lines_strip_height), chosen.lines, chosen.rules, quick_rules_);
            r.cut_top(20);
        }
    }
    const auto& decks = f.session.practice_decks(wanted_.cube);
    if (decks.empty()) {
        panel(c, r, 18);
        c.paragraph({r.x + 28, r.y + 50}, f.say(Text::practice_none), regular(15, c.p.t2), r.w - 56, 24, 4);
        return;
    }
    for (const std::size_t number : {0, 1})
        if (!find_deck(decks, wanted_.decks[number])) wanted_.decks[number] = usual_deck(decks, number);
    const Rect foot = r.cut_bottom(56);
    r.cut_bottom(20);
    r.h = std::min(r.h, 190 + deck_row_height * static_cast<float>(std::max<std::size_t>(decks.size(), 3)));
    for (const int number : {0, 1}) seat(f, r.column(number, 2, 24), number, decks);
    start(f, {foot.right() - 240, std::min(foot.y, r.bottom() + 24), 240, 48}, decks);
    cube = choice_.sheet(f, "practice.cube", cube);
}

void PracticePage::head(Frame& f, Rect r, std::size_t& cube) {
    const float wide = (r.w - 24) / 2;
    cube = choice_.field(f, "practice.cube", r.cut_left(wide), cube);
    r.cut_left(24);
    const CubeSummary& chosen = f.session.cubes()[std::min(cube, f.session.cubes().size() - 1)];
    if (std::exchange(quick_cube_, chosen.id) != chosen.id) quick_rules_.clear();
    const std::string locked = why_no_quick_draft(f.say, chosen, quick_rules_);
    Button quick{.id = "practice.quick",
                 .label = f.say(Text::practice_quick),
                 .icon = Icon::cards,
                 .key = Key::q,
                 .locked = locked,
                 .text = 15};
    quick.box = r.cut_left(std::max(200.f, button_width(f.c, quick)));
    if (button(f, quick)) {
        NewNight night = quick_night(f.say, chosen);
        night.name = free_night_name(f.say, f.session, night.name);
        if (const Said said = f.session.start(night)) f.ui.toast(*said);
        else f.go.open(Page::draft);
    }
    r.cut_left(14);
    f.c.paragraph({r.x, r.y + 19}, f.say(Text::practice_quick_under), regular(13, f.c.p.t2), r.w, 18, 2);
}

// A night like any other.
NewNight PracticePage::quick_night(const Strings& say, const CubeSummary& cube) const {
    NewNight night;
    night.cube = cube.id;
    night.name = say(Text::practice_quick);
    night.row = quick_row(cube, quick_rules_);
    night.rule_changes = quick_rules_;
    for (std::size_t i = 0; i < quick_players; ++i) {
        const draft::SeatKind kind = i == 0 ? draft::SeatKind::person : draft::SeatKind::bot;
        night.seats.push_back({"", kind});
        night.seats.back().name = usual_seat_name(say, night.seats, i, kind);
    }
    return night;
}

void PracticePage::seat(Frame& f, Rect r, int number, const std::vector<DeckFile>& decks) {
    Canvas& c = f.c;
    panel(c, r, 18);
    const std::string id = "practice." + std::to_string(number);
    const std::string title = f.say(Text::practice_seat, {std::to_string(number + 1)});
    const float kinds = number == 1 ? std::min(std::max(300.f, seat_kind_width(f)), r.w - 150) : 0;
    c.text_within({r.x + 24, r.y + 40}, title, bold(18, c.p.t1), r.w - kinds - 60);
    if (number == 1) {
        std::vector<draft::SeatSettings> seats{
            {"-", wanted_.other == SeatPlace::here ? draft::SeatKind::person : draft::SeatKind::bot, wanted_.skill}};
        seat_kind_tabs(f, id + ".kind", {r.right() - 24 - kinds, r.y + 18, kinds, 34}, seats, 0);
        wanted_.other = seats[0].kind == draft::SeatKind::person ? SeatPlace::here : SeatPlace::bot;
        wanted_.skill = seats[0].skill;
    }
    const Rect field{r.x + 20, r.y + 62, r.w - 40, 40};
    c.rect(field, c.p.well, size::button_radius);
    f.ui.text_field(id + ".name", field.inset(12, 5), wanted_.names[number], f.say(Text::seating_name));
    const Rect view{r.x + 12, r.y + 116, r.w - 24, r.h - 128};
    if (const auto pressed = draw_deck_rows(f, view, id + ".deck", decks, wanted_.decks[number]))
        wanted_.decks[number] = decks[*pressed].id;
}

void PracticePage::start(Frame& f, Rect box, const std::vector<DeckFile>& decks) {
    const bool playable = std::ranges::all_of(wanted_.decks, [&](const std::string& id) {
        const DeckFile* deck = find_deck(decks, id);
        return deck && !deck->problem;
    });
    if (!playable)
        lines_in(f.c, {box.x - 474, box.y, 460, box.h}, f.say(Text::practice_locked),
                 regular(14, f.c.p.bad, Align::left), 12);
    if (!button(f, {.id = "practice.start",
                    .box = box,
                    .label = f.say(Text::practice_start),
                    .rank = Rank::primary,
                    .icon = Icon::play,
                    .key = Key::enter,
                    .locked = playable ? std::string_view() : f.say(Text::practice_locked),
                    .text = 16}))
        return;
    Practice wanted = wanted_;
    wanted.rule_changes = quick_rules_;
    for (const int number : {0, 1}) {
        if (!wanted.names[number].empty()) continue;
        const bool bot = number == 1 && wanted.other == SeatPlace::bot;
        wanted.names[number] = bot ? std::string(text::bot_name(0, f.say.language()))
                                   : f.say(Text::practice_seat, {std::to_string(number + 1)});
    }
    sit_at(f, f.session.practise(wanted));
}

}  // namespace cubenight::gui
