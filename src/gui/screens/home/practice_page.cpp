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
#include "src/gui/sessions/list_shelf.hpp"
#include "src/gui/sessions/match_session.hpp"
#include "src/gui/sessions/ultraman_session.hpp"
#include "src/gui/widgets/card_parts.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/text/draft/denial_text.hpp"
#include "src/text/given_names.hpp"
#include "src/text/names.hpp"

namespace cubenight::gui {
namespace {

constexpr float own_lists_width = 220;  // of the button that tells where lists lie
constexpr int quick_players = 4, quick_picks = 30, quick_deck = 30;

// Why the cube cannot be drafted by that row under its rules, changed so.
draft::Refused refused(const DraftTableRow& row, const CubeSummary& cube, const std::vector<draft::RuleChange>& rules) {
    return draft::check_row_for_decks(row, cube.dealt(lines_after(cube.rules, rules)), 0, cube.stock,
                                      draft::rules_at(cube.rules, row, rules));
}

// Smaller decks where the game has Prize cards, and no more picks than take ten minutes, or than make a deck.
DraftTableRow quick_row(const CubeSummary& cube, const std::vector<draft::RuleChange>& rules) {
    DraftTableRow row = draft::suggested_row(cube.rows, cube.dealt(lines_after(cube.rules, rules)), quick_players);
    if (draft::prizes_in(row) == draft::WithPrizes::yes && row.deck_size > quick_deck)
        row.deck_size = quick_deck, row.prize_cards = draft::prizes_for(cube.rows, quick_deck);
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

// The first deck that can be played with and is not that one, which bots may draft anew.
std::string another_deck(const std::vector<DeckFile>& decks, std::string_view than) {
    for (const DeckFile& deck : decks)
        if (deck.playable() && (deck.id != than || deck.source == DeckSource::drafted)) return deck.id;
    return decks.front().id;
}

// The match that was left at the table and is not over; null where there is none.
const TableSession* left_match(Session& session) {
    if (!session.practises()) return nullptr;
    const TableSession* match = session.match();
    if (!match) match = session.ultraman_match();
    return match && match->acting() ? match : nullptr;
}

// Whether the program gave that name to a bot.
bool is_of_bot(const std::string& name, Language language) { return text::own_part(name, language) != name; }

bool import_button(Frame& f, Rect r) {
    ButtonRow row(f, ButtonRow::From::right, r.right(), r.y + 36, 38);
    return row.button({.id = "practice.import", .label = f.say(Text::home_lists), .icon = Icon::plus}, 120);
}

}  // namespace

HomeWishes PracticePage::draw(Frame& f, Rect r, std::size_t& cube) {
    Canvas& c = f.c;
    if (!left_match(f.session)) f.session.put_practice_away();
    r = r.inset(36, 0);
    HomeWishes wishes;
    if (import_button(f, r)) wishes.place = HomePlace::lists;
    c.text({r.x, r.y + 62}, f.say(Text::home_practice), bold(28, c.p.t1));
    c.text_within({r.x, r.y + 90}, f.say(Text::practice_under), regular(15, c.p.t2), r.w);
    r.cut_top(112);
    r.cut_bottom(36);
    if (!f.session.cubes().empty()) {
        head(f, r.cut_top(46), cube);
        r.cut_top(20);
        const CubeSummary& chosen = f.session.cubes()[std::min(cube, f.session.cubes().size() - 1)];
        wanted_.cube = chosen.id;
        of_lists_ = std::holds_alternative<PokemonCounts>(chosen.counts);
        if (needs_lines_strip(chosen.lines, chosen.rules)) {
            draw_lines_strip(f, r.cut_top(lines_strip_height), chosen.lines, chosen.rules, quick_rules_);
            r.cut_top(20);
        }
    }
    const auto& decks = f.session.practice_decks(wanted_.cube);
    if (decks.empty()) {
        panel(c, r, 18);
        c.paragraph({r.x + 28, r.y + 50}, f.say(Text::practice_none), regular(15, c.p.t2), r.w - 56, 24, 4);
        return wishes;
    }
    preset(decks);
    const Rect end = r.cut_bottom(56);
    r.cut_bottom(20);
    r.h = std::min(r.h, 190 + std::max(deck_rows_height(decks), 174.f));
    for (const int number : {0, 1}) seat(f, r.column(number, 2, 24), number, decks, wishes);
    foot(f, {end.x, std::min(end.y, r.bottom() + 24), end.w, 48}, decks);
    cube = choice_.sheet(f, "practice.cube", cube);
    return wishes;
}

void PracticePage::preset(const std::vector<DeckFile>& decks) {
    const DeckFile* second = find_deck(decks, wanted_.decks[1]);
    if (!find_deck(decks, wanted_.decks[0])) wanted_.decks[0] = another_deck(decks, {});
    const bool same = second && second->id == wanted_.decks[0];
    if (!second) second_chosen_ = false;
    if (!second || (same && !second_chosen_)) wanted_.decks[1] = another_deck(decks, wanted_.decks[0]);
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
    r.cut_left(14);
    const DraftTableRow row = quick_row(chosen, quick_rules_);
    f.c.paragraph(
        {r.x, r.y + 19},
        f.say(Text::practice_quick_under, {std::to_string(draft::picks_per_seat(row)), std::to_string(row.deck_size)}),
        regular(13, f.c.p.t2), r.w, 18, 2);
    // Last of all: with a night that begins the list of the cubes is read anew.
    if (button(f, quick)) {
        NewNight night = quick_night(f.say, chosen);
        night.name = free_night_name(f.say, f.session, night.name);
        if (const Said said = f.session.start(night)) f.ui.toast(*said);
        else f.go.open(Page::draft);
    }
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

void PracticePage::seat(Frame& f, Rect r, int number, const std::vector<DeckFile>& decks, HomeWishes& wishes) {
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
    DeckRowsPress press = draw_deck_rows(f, view, id + ".deck", decks, wanted_.decks[number]);
    if (press.chosen) wanted_.decks[number] = decks[*press.chosen].id, second_chosen_ |= number == 1;
    if (!press.wish) return;
    wishes.deck = std::move(press.wish);
    if (of_lists_) wishes.deck->cube = wanted_.cube;
}

// Lists that one puts there are decks of Pokémon, too.
void PracticePage::tell_lists(Frame& f, Rect box) {
    if (button(f, {.id = "practice.lists",
                   .box = box,
                   .label = f.say(Text::practice_own_lists),
                   .rank = Rank::quiet,
                   .icon = Icon::plus}))
        f.ui.toast(f.say(Text::practice_lists_here, {ListShelf::folder().string()}), 9000);
}

std::string PracticePage::deck_sizes(Frame& f, const std::vector<DeckFile>& decks) const {
    const int first = find_deck(decks, wanted_.decks[0])->cards, second = find_deck(decks, wanted_.decks[1])->cards;
    const std::string cards =
        first == second ? std::to_string(first) : std::to_string(first) + " / " + std::to_string(second);
    const auto& cubes = f.session.cubes();
    const auto cube = std::ranges::find(cubes, wanted_.cube, &CubeSummary::id);
    if (cube == cubes.end() || !std::holds_alternative<PokemonCounts>(cube->counts))
        return f.say(Text::practice_sizes, {cards});
    return f.say(Text::practice_sizes_prizes,
                 {cards, std::to_string(draft::prizes_for(cube->rows, std::min(first, second)))});
}

void PracticePage::foot(Frame& f, Rect r, const std::vector<DeckFile>& decks) {
    const bool playable = std::ranges::all_of(wanted_.decks, [&](const std::string& id) {
        const DeckFile* deck = find_deck(decks, id);
        return deck && deck->playable();
    });
    ButtonRow row(f, ButtonRow::From::right, r.right(), r.y, r.h);
    const bool begins = row.button({.id = "practice.start",
                                    .label = f.say(Text::practice_start),
                                    .rank = Rank::primary,
                                    .icon = Icon::play,
                                    .key = Key::enter,
                                    .locked = playable ? std::string_view() : f.say(Text::practice_locked),
                                    .text = 16},
                                   240);
    const bool goes_on = left_match(f.session) && row.button({.id = "practice.go_on",
                                                              .label = f.say(Text::practice_go_on),
                                                              .icon = Icon::undo,
                                                              .key = Key::g,
                                                              .text = 16},
                                                             200);
    if (of_lists_) tell_lists(f, r.cut_left(own_lists_width)), r.cut_left(14);
    const Rect words{r.x, r.y, row.edge() - r.x - 14, r.h};
    if (playable) lines_in(f.c, words, deck_sizes(f, decks), regular(15, f.c.p.t2, Align::left), 12);
    else lines_in(f.c, words, f.say(Text::practice_locked), regular(14, f.c.p.bad, Align::left), 12);
    if (begins) start(f, decks);
    else if (goes_on) sit_at(f, std::nullopt);
}

// A bot with a bot's deck is called as that bot; any other as one whose deck nobody here plays.
std::string PracticePage::usual_name(const Strings& say, int number, const std::vector<DeckFile>& decks) const {
    if (number == 0 || wanted_.other != SeatPlace::bot) return say(Text::practice_seat, {std::to_string(number + 1)});
    const auto whose = [&](int seat) {
        const DeckFile& deck = *find_deck(decks, wanted_.decks[seat]);
        return deck.source == DeckSource::night ? text::given_name(deck.name, say.language()) : std::string();
    };
    if (is_of_bot(whose(1), say.language()) && whose(1) != wanted_.names[0]) return whose(1);
    int bot = 0;
    const auto taken = [&](std::string_view name) { return name == whose(0) || name == wanted_.names[0]; };
    while (taken(text::bot_name(bot, say.language()))) ++bot;
    return std::string(text::bot_name(bot, say.language()));
}

void PracticePage::start(Frame& f, const std::vector<DeckFile>& decks) {
    Practice wanted = wanted_;
    wanted.rule_changes = quick_rules_;
    for (const int number : {0, 1})
        if (wanted.names[number].empty()) wanted.names[number] = usual_name(f.say, number, decks);
    sit_at(f, f.session.practise(wanted));
}

}  // namespace cubenight::gui
