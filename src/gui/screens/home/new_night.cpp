// Home: the panel for a new night.
#include "src/gui/screens/home/new_night.hpp"

#include <algorithm>
#include <span>

#include "draft/night/pairings.hpp"
#include "draft/table/table.hpp"
#include "src/gui/widgets/card_parts.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {
namespace {

// One of these numbers, the first where another one was chosen before.
void player_choice(Frame& f, Rect r, std::span<const int> offered, TableChoice& choice) {
    Canvas& c = f.c;
    c.text({r.x, r.y - 10}, f.say(Text::home_players), regular(14, c.p.t2));
    const int count = static_cast<int>(offered.size());
    if (count > 0 && std::ranges::find(offered, choice.players) == offered.end()) choice.players = offered.front();
    for (int i = 0; i < count; ++i) {
        const Rect box = r.column(i, count, 4);
        const int players = offered[static_cast<std::size_t>(i)];
        const Response at = f.ui.item("home.players." + std::to_string(players), box);
        if (at.clicked) choice.players = players;
        const bool chosen = players == choice.players;
        c.rect(box, chosen ? c.p.accent : at.hovered ? c.p.s3 : c.p.s2, 10);
        if (!chosen) c.frame(box, c.p.line, 10, c.hairline());
        c.text_in(box, std::to_string(players), bold(18, chosen ? c.p.on_signal : c.p.t1, Align::centre));
    }
}

// A number of the night, and of what.
using Size = std::pair<std::string, Text>;

std::vector<Size> sizes_of(const DraftTableRow& row) {
    std::vector<Size> parts = {
        {std::to_string(row.packs) + " × " + std::to_string(row.pack_size), Text::home_packs},
        {std::to_string(draft::picks_per_seat(row)), Text::home_picks},
        {std::to_string(row.deck_size), Text::home_deck},
    };
    if (draft::prizes_in(row) == draft::WithPrizes::yes)
        parts.emplace_back(std::to_string(row.prize_cards), Text::home_prizes);
    return parts;
}

void sizes(Frame& f, Rect r, std::span<const Size> parts) {
    Canvas& c = f.c;
    c.rect(r, c.p.bg1, 10);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const Rect part = r.column(static_cast<int>(i), static_cast<int>(parts.size()), 0);
        const float middle = r.centre().y;
        c.text({part.centre().x, middle - 4}, parts[i].first, bold(22, c.p.t1, Align::centre));
        const std::string_view of = f.say(parts[i].second);
        c.text_within({part.centre().x, middle + 20}, of,
                      shrunk(c, of, regular(14, c.p.t2, Align::centre), part.w - 8, 11), part.w - 8);
        if (i > 0) c.rect({part.x, r.y + 20, c.hairline(), r.h - 40}, c.p.line);
    }
}

// Whether a table can be set, and what it takes, in words.
struct Need {
    bool met = false;
    std::string words;
};

Need need_of(const Strings& say, const CubeSummary& cube, const DraftTableRow& row) {
    const std::string_view never = why_no_table(say, cube);
    if (!never.empty()) return {false, std::string(never)};
    const int needed = draft::cards_needed(row);
    const int dealt = static_cast<int>(cube.dealt(draft::lines_of(cube.rules)));
    const bool enough = needed <= dealt;
    return {enough,
            say(enough ? Text::home_needs : Text::home_needs_more, {std::to_string(needed), std::to_string(dealt)})};
}

// What it takes, and the button that begins.
bool set_table(Frame& f, Rect r, const Need& need) {
    Canvas& c = f.c;
    const float wide =
        c.text_within({r.x, r.y}, need.words, regular(14, need.met ? c.p.t2 : c.p.warn).cuttable(), r.w - 26);
    icon(c, {r.x + wide + 16, r.y - 5}, 6, need.met ? Icon::tick : Icon::warning, need.met ? c.p.ok : c.p.warn);
    const bool primary = paused_night(f.session) == nullptr;
    const bool pressed = button(f, {.id = "home.set_table",
                                    .box = {r.x, r.y + 18, r.w, 52},
                                    .label = f.say(Text::home_set_table),
                                    .rank = primary ? Rank::primary : Rank::quiet,
                                    .icon = Icon::plus,
                                    .key = Key::n,
                                    .locked = need.met ? std::string_view() : std::string_view(need.words),
                                    .text = 17});
    return pressed || (need.met && primary && f.ui.key(Key::enter));  // Enter is the amber button everywhere
}

void no_cubes(Frame& f, Rect r) {
    Canvas& c = f.c;
    c.paragraph({r.x, r.y + 84}, f.say(Text::home_no_cubes), regular(15, c.p.t2), r.w, 24, 3);
    if (button(f, {.id = "home.cube_folder",
                   .box = {r.x, r.y + 132, 200, 44},
                   .label = f.say(Text::home_cube_folder),
                   .rank = Rank::primary,
                   .icon = Icon::plus,
                   .key = Key::n}))
        if (const Said said = f.session.show_cube_folder()) f.ui.toast(*said);
}

// As many as last time, too.
void offer_as_before(std::vector<int>& offered, const TableChoice& choice) {
    if (!choice.kept || std::ranges::find(offered, choice.kept->row.players) != offered.end()) return;
    offered.insert(std::ranges::upper_bound(offered, choice.kept->row.players), choice.kept->row.players);
}

bool drafted(Frame& f, Rect r, const CubeSummary& cube, TableChoice& choice, CubeChoice& cubes) {
    f.c.text({r.x, r.y + 72}, f.say(Text::home_cube), regular(14, f.c.p.t2));
    choice.cube = cubes.field(f, "home.cube", {r.x, r.y + 82, r.w, 46}, choice.cube);
    std::vector<int> offered;
    for (const DraftTableRow& row : cube.rows) offered.push_back(row.players);
    offer_as_before(offered, choice);
    player_choice(f, {r.x, r.y + 170, r.w, 46}, offered, choice);
    const DraftTableRow row = choice.row(cube);
    sizes(f, {r.x, r.y + 234, r.w, 92}, sizes_of(row));
    return set_table(f, {r.x, r.y + 350, r.w, 70}, need_of(f.say, cube, row));
}

// Everybody brings a deck; so far there are such of one game alone.
HomeWishes constructed(Frame& f, Rect r, TableChoice& choice) {
    Canvas& c = f.c;
    const auto& decks = f.session.deck_files();
    const auto playable =
        static_cast<int>(std::ranges::count_if(decks, [](const DeckFile& deck) { return deck.playable(); }));
    c.text({r.x, r.y + 72}, f.say(Text::home_game), regular(14, c.p.t2));
    const Rect game{r.x, r.y + 82, r.w, 46};
    HomeWishes wishes;
    const Response at = f.ui.item("home.own_decks", game);
    if (at.clicked) wishes.deck = DeckWish();
    f.ui.tip(at, std::string(f.say(Text::decks_new)));
    c.rect(game, at.hovered ? c.p.s3 : c.p.s2, 10);
    icon(c, {game.right() - 22, game.centre().y}, 7, Icon::pencil, c.p.t2);
    icon(c, {game.x + 24, game.centre().y}, 11, Icon::cards, c.p.accent);
    const float right =
        c.text({game.right() - 40, game.y + 29}, f.say.count(Text::home_decks_one, Text::home_decks, playable),
               regular(14, c.p.t2, Align::right));
    c.text_within({game.x + 46, game.y + 29}, f.say(Text::home_game_ucg), bold(16, c.p.t1), game.w - right - 96);
    std::vector<int> offered = {2, 3, 4, 5, 6, 7, 8, 10, 12, 16};
    offer_as_before(offered, choice);
    player_choice(f, {r.x, r.y + 170, r.w, 46}, offered, choice);
    const int deck_size = draft::sizes_of(ultraman::usual_rules()).deck;
    const int rounds = draft::default_rounds(draft::PairingSystem::by_size, choice.players);
    const Size parts[] = {{std::to_string(deck_size), Text::home_deck},
                          {std::to_string(rounds), rounds == 1 ? Text::home_round_word : Text::home_rounds_word}};
    sizes(f, {r.x, r.y + 234, r.w, 80}, parts);
    c.text_within({r.x, r.y + 331}, f.say(Text::home_decks_pokemon), regular(13, c.p.t3), r.w);
    const std::string_view never = why_no_table(f.say, f.session, choice);
    wishes.set_table = set_table(f, {r.x, r.y + 350, r.w, 70},
                                 {never.empty(), std::string(never.empty() ? f.say(Text::home_brings) : never)});
    return wishes;
}

}  // namespace

HomeWishes NewNightPanel::draw(Frame& f, Rect r, TableChoice& choice) {
    panel(f.c, r, 18);
    const Rect in{r.x + 24, r.y, r.w - 48, r.h};
    const float titled = f.c.text({in.x, r.y + 38}, f.say(Text::home_new_night), bold(20, f.c.p.t1));
    const std::string_view labels[] = {f.say(Text::home_form_draft), f.say(Text::home_form_decks)};
    const float room = in.w - titled - 16;
    const Rect forms{in.right() - room, r.y + 15, room, 34};
    choice.form = tabs(f, "home.form", forms, labels, choice.form == NightForm::drafted ? 0 : 1) == 0
                      ? NightForm::drafted
                      : NightForm::constructed;
    HomeWishes wishes;
    if (choice.form == NightForm::constructed) wishes = constructed(f, in, choice);
    else if (const CubeSummary* cube = choice.chosen(f.session))
        wishes.set_table = drafted(f, in, *cube, choice, cubes_);
    else no_cubes(f, in);
    return wishes;
}

void NewNightPanel::sheets(Frame& f, TableChoice& choice) { choice.cube = cubes_.sheet(f, "home.cube", choice.cube); }

}  // namespace cubenight::gui
