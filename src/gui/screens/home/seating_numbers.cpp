// The numbers of the sheet of the seats: sizes, clocks, and how rounds are paired.
#include <algorithm>
#include <array>

#include "draft/table/table.hpp"
#include "src/gui/screens/home/seating.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/gui/widgets/number_field.hpp"

namespace cubenight::gui {
namespace {

// Where buttons, wheel and arrows stop; any other number can be typed.
constexpr int pick_stops[] = {0, 20, 30, 45, 60, 75, 90, 120};          // seconds
constexpr int build_stops[] = {0, 15, 20, 25, 30, 40, 45, 60};          // minutes
constexpr int round_stops[] = {0, 15, 20, 25, 30, 40, 45, 50, 60, 90};  // minutes
constexpr int most_pick = 600, most_minutes = 180;

// All three clocks of a night.
struct Clocks {
    int pick, build, round;
    friend bool operator==(const Clocks&, const Clocks&) = default;
};
constexpr Clocks presets[] = {{0, 0, 0}, {90, 45, 60}, {60, 30, 50}, {30, 20, 30}};

// A box with its label, for what has no number in it. Returns the rest.
Rect labelled(Frame& f, Rect box, std::string_view label) {
    Canvas& c = f.c;
    c.rect(box, c.p.s2, size::button_radius);
    c.text_within({box.centre().x, box.y + 16}, label, regular(11.5f, c.p.t2, Align::centre), box.w - 8);
    return {box.x + 6, box.bottom() - 34, box.w - 12, 28};
}

}  // namespace

void Seating::players(Frame& f, Rect r) {
    int players = static_cast<int>(night_.seats.size());
    if (number_field(f,
                     {.id = "seating.players",
                      .box = r,
                      .label = f.say(Text::home_players),
                      .least = draft::fewest_players,
                      .most = draft::most_players},
                     players))
        seat_players(f.say, players);
}

void Seating::sizes(Frame& f, Rect r) {
    DraftTableRow& row = night_.row;
    const bool prizes = draft::prizes_in(row) == draft::WithPrizes::yes;
    const auto field = [&](int i, const char* id, Text label, int least, int most, int& value) {
        number_field(
            f, {.id = id, .box = r.column(i, prizes ? 5 : 4, 12), .label = f.say(label), .least = least, .most = most},
            value);
    };
    players(f, r.column(0, prizes ? 5 : 4, 12));
    field(1, "seating.packs", Text::cubes_packs, 1, draft::most_packs, row.packs);
    field(2, "seating.pack_size", Text::seating_pack_size, 1, draft::most_pack_size, row.pack_size);
    field(3, "seating.deck", Text::cubes_deck, row.prize_cards + draft::fewest_deck_cards_beyond_prizes, most_deck_,
          row.deck_size);
    if (prizes) field(4, "seating.prizes", Text::cubes_prizes, 1, most_prizes, row.prize_cards);
}

void Seating::clocks(Frame& f, Rect r) {
    const std::string_view labels[] = {f.say(Text::clocks_none), f.say(Text::clocks_calm), f.say(Text::clocks_usual),
                                       f.say(Text::clocks_quick)};
    const Clocks now{night_.pick_seconds, night_.build_minutes, night_.round_minutes};
    const auto found = std::ranges::find(presets, now);
    const int preset = found == std::end(presets) ? -1 : static_cast<int>(found - presets);
    const Rect box = r.cut_left(r.w * .42f);
    const std::string ends(f.say(Text::clocks_end));
    const std::string tips[] = {"", ends, ends, ends};
    const int chosen = tabs(f, "seating.clocks", labelled(f, box, f.say(Text::clocks_title)), labels, preset, tips);
    if (chosen != preset) {
        const Clocks& to = presets[chosen];
        night_.pick_seconds = to.pick, night_.build_minutes = to.build, night_.round_minutes = to.round;
    }
    r.cut_left(12);
    const auto field = [&](int i, const char* id, Text label, int most, std::span<const int> stops, int& value) {
        number_field(
            f, {.id = id, .box = r.column(i, 3, 12), .label = f.say(label), .most = most, .none = "–", .stops = stops},
            value);
    };
    field(0, "seating.pick_clock", Text::seating_pick_clock, most_pick, pick_stops, night_.pick_seconds);
    field(1, "seating.build_clock", Text::seating_build_clock, most_minutes, build_stops, night_.build_minutes);
    round_clock(f, r.column(2, 3, 12));
}

void Seating::round_clock(Frame& f, Rect r) {
    number_field(f,
                 {.id = "seating.round_clock",
                  .box = r,
                  .label = f.say(Text::seating_round_clock),
                  .most = most_minutes,
                  .none = "–",
                  .stops = round_stops},
                 night_.round_minutes);
}

// Who meets whom, how often, and in a sentence what that is.
void Seating::pairing(Frame& f, Rect r) {
    using draft::PairingSystem;
    constexpr PairingSystem systems[] = {PairingSystem::swiss, PairingSystem::round_robin, PairingSystem::elimination};
    constexpr Text told[] = {Text::pairing_swiss_tip, Text::pairing_round_robin_tip, Text::pairing_elimination_tip};
    const std::string_view labels[] = {f.say(Text::pairing_swiss), f.say(Text::pairing_round_robin),
                                       f.say(Text::pairing_elimination)};
    const std::string tips[] = {std::string(f.say(told[0])), std::string(f.say(told[1])), std::string(f.say(told[2]))};
    const int players = static_cast<int>(night_.seats.size());
    const auto at = std::ranges::find(systems, draft::system_for(night_.pairing, players)) - systems;
    const Rect box = r.cut_left(r.w * .42f);
    const int chosen =
        tabs(f, "seating.pairing", labelled(f, box, f.say(Text::pairing_title)), labels, static_cast<int>(at), tips);
    if (chosen != at) night_.pairing = systems[chosen], night_.rounds = 0;
    r.cut_left(12);
    const int usual = draft::default_rounds(night_.pairing, players);
    const bool fixed = systems[chosen] == PairingSystem::elimination;
    int rounds = night_.rounds > 0 && !fixed ? night_.rounds : usual;
    if (number_field(f,
                     {.id = "seating.rounds",
                      .box = r.cut_left(r.w * .3f),
                      .label = f.say(Text::home_rounds),
                      .least = fixed ? usual : 1,
                      .most = fixed ? usual : draft::most_rounds},
                     rounds))
        night_.rounds = rounds == usual ? 0 : rounds;
    r.cut_left(14);
    std::string what(f.say(told[chosen]));
    if (systems[chosen] == PairingSystem::round_robin && rounds != usual)
        what = f.say(rounds < usual ? Text::pairing_fewer_rounds : Text::pairing_more_rounds,
                     {std::to_string(rounds), std::to_string(usual)});
    f.c.paragraph({r.x, r.y + 16}, what, regular(13, f.c.p.t2), r.w, 18, 4);
}

}  // namespace cubenight::gui
