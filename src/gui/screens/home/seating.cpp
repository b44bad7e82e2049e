#include "src/gui/screens/home/seating.hpp"

#include <algorithm>
#include <span>

#include "draft/table/table.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/text/draft/denial_text.hpp"
#include "src/text/names.hpp"

namespace cubenight::gui {
namespace {

// The rule sets of Pokémon behind the cube's own rules; those of other games have no others.
constexpr const char* pokemon_rules[] = {"", "ja-3.0", "zh-2.2", "fi-swsh"};

struct Stepper {
    std::string id;
    Rect box;
    std::string_view label;
    int least = 0;
    int most = 0;
};

// A minus and a plus, and between them what they change. Returns -1, 0 or 1.
int steps(Frame& f, const std::string& id, Rect box, std::string_view label, std::string_view value) {
    Canvas& c = f.c;
    c.rect(box, c.p.s2, size::button_radius);
    c.text_within({box.centre().x, box.y + 16}, label, regular(11.5f, c.p.t2, Align::centre), box.w - 8);
    c.text({box.centre().x, box.bottom() - 12}, value, bold(18, c.p.t1, Align::centre));
    const Rect less{box.x + 6, box.bottom() - 34, 30, 28}, more{box.right() - 36, less.y, 30, 28};
    int step = 0;
    if (button(f, {.id = id + ".less", .box = less, .label = "−", .rank = Rank::quiet, .text = 18})) step = -1;
    if (button(f, {.id = id + ".more", .box = more, .label = "+", .rank = Rank::quiet, .text = 18})) step = 1;
    return step;
}

// A number. True where it was changed.
bool stepped(Frame& f, const Stepper& s, int& value) {
    const int before = value;
    value = std::clamp(value + steps(f, s.id, s.box, s.label, std::to_string(value)), s.least, s.most);
    return value != before;
}

// A clock goes through usual times; the first one is none.
void timed(Frame& f, const std::string& id, Rect box, std::string_view label, std::span<const int> times, int& value) {
    const auto at = static_cast<int>(std::find(times.begin(), times.end(), value) - times.begin());
    const std::string shown = value == 0 ? std::string("–") : std::to_string(value);
    const int next = std::clamp(at + steps(f, id, box, label, shown), 0, static_cast<int>(times.size()) - 1);
    value = times[static_cast<std::size_t>(next)];
}

constexpr int pick_times[] = {0, 20, 30, 45, 60, 75, 90, 120};          // seconds
constexpr int build_times[] = {0, 15, 20, 25, 30, 40, 45, 60};          // minutes
constexpr int round_times[] = {0, 15, 20, 25, 30, 40, 45, 50, 60, 90};  // minutes

}  // namespace

Seating::Seating(const Strings& say, const CubeSummary& cube, int players)
    : rows_(cube.rows), cards_(static_cast<std::size_t>(cube.cards)), most_deck_(cube.most_deck),
      you_(say(Text::seating_you)), language_(say.language()) {
    if (std::holds_alternative<PokemonCounts>(cube.counts)) rule_sets_ = pokemon_rules;
    night_.cube = cube.id;
    night_.name = say(Text::seating_default_night);
    seat_players(players);
}

void Seating::seat_players(int players) {
    night_.seats.resize(std::min(night_.seats.size(), static_cast<std::size_t>(players)));
    for (int i = static_cast<int>(night_.seats.size()); i < players; ++i)
        night_.seats.push_back(
            i == 0 ? draft::SeatSettings{you_, draft::SeatKind::person}
                   : draft::SeatSettings{std::string(text::bot_name(i - 1, language_)), draft::SeatKind::bot});
    if (!rows_.empty()) night_.row = draft::suggested_row(rows_, cards_, players);
    night_.row.players = players;
}

std::string Seating::problem(const Strings& say) const {
    bool person = false;
    for (const draft::SeatSettings& seat : night_.seats) {
        if (seat.name.empty()) return std::string(say(Text::seating_no_name));
        person = person || seat.kind == draft::SeatKind::person;
    }
    if (!person) return std::string(say(Text::seating_no_person));
    const auto refused = draft::check_row(night_.row, cards_, 0, draft::prizes_in(night_.row));
    return refused ? text::denial_sentence(*refused, say.language()) : std::string();
}

Seating::Answer Seating::draw(Frame& f) {
    Canvas& c = f.c;
    Layer layer(f);
    const auto rows = static_cast<float>((night_.seats.size() + 1) / 2);
    const float pitch = std::min(52.f, (f.area.h - 422) / rows);
    const Rect box = layer.sheet(920, 394 + pitch * rows);
    c.text({box.x + 32, box.y + 48}, f.say(Text::seating_title), bold(24, c.p.t1));
    c.text_within({box.x + 32, box.y + 74}, f.say(Text::seating_under), regular(14, c.p.t2), box.w - 64);
    Rect field{box.x + 32, box.y + 92, box.w - 64, 44};
    if (!rule_sets_.empty()) {
        rules(f, field.cut_right(420));
        field.cut_right(16);
    }
    c.rect(field, c.p.well, size::button_radius);
    f.ui.text_field("seating.night", field.inset(14, 6), night_.name, f.say(Text::seating_night));
    sizes(f, {box.x + 32, box.y + 148, box.w - 64, 60});
    clocks(f, {box.x + 32, box.y + 220, box.w - 64, 60});
    for (std::size_t i = 0; i < night_.seats.size(); ++i) {
        const auto column = static_cast<float>(i % 2), line = static_cast<float>(i / 2);
        seat_row(f, {box.x + 32 + 436 * column, box.y + 294 + pitch * line, 420, pitch - 8}, i);
    }
    Answer answer = Answer::open;
    const Rect foot{box.x + 32, box.bottom() - 80, box.w - 64, 48};
    if (button(f, {.id = "seating.cancel",
                   .box = {foot.x, foot.y, 130, 48},
                   .label = f.say(Text::cancel),
                   .key = Key::escape}))
        answer = Answer::cancelled;
    const std::string why = problem(f.say);
    c.text_within({foot.x + 150, foot.y + 29},
                  why.empty() ? f.say(Text::seating_needs,
                                      {std::to_string(draft::cards_needed(night_.row)), std::to_string(cards_)})
                              : why,
                  regular(14, why.empty() ? c.p.t2 : c.p.bad), foot.w - 430);
    if (button(f, {.id = "seating.deal",
                   .box = {foot.right() - 260, foot.y, 260, 48},
                   .label = f.say(Text::seating_deal),
                   .rank = Rank::primary,
                   .icon = Icon::cards,
                   .key = Key::enter,
                   .locked = why,
                   .text = 17}))
        answer = Answer::dealt;
    return answer;
}

void Seating::rules(Frame& f, Rect r) {
    const std::string_view labels[] = {f.say(Text::seating_cube_rules), "JA 3.0", "ZH 2.2", "FI"};
    const auto chosen = std::ranges::find(rule_sets_, night_.rule_set) - rule_sets_.begin();
    const int now = tabs(f, "seating.rules", r, labels, static_cast<int>(chosen));
    night_.rule_set = rule_sets_[static_cast<std::size_t>(now)];
}

void Seating::sizes(Frame& f, Rect r) {
    DraftTableRow& row = night_.row;
    const bool prizes = draft::prizes_in(row) == draft::WithPrizes::yes;
    const auto box = [&](int i) { return r.column(i, prizes ? 5 : 4, 12); };
    int players = row.players;
    if (stepped(f, {"seating.players", box(0), f.say(Text::home_players), draft::fewest_players, draft::most_players},
                players))
        seat_players(players);
    stepped(f, {"seating.packs", box(1), f.say(Text::cubes_packs), 1, draft::most_packs}, row.packs);
    stepped(f, {"seating.pack_size", box(2), f.say(Text::seating_pack_size), 1, draft::most_pack_size}, row.pack_size);
    stepped(f,
            {"seating.deck", box(3), f.say(Text::cubes_deck), row.prize_cards + draft::fewest_deck_cards_beyond_prizes,
             most_deck_},
            row.deck_size);
    if (prizes) stepped(f, {"seating.prizes", box(4), f.say(Text::cubes_prizes), 1, most_prizes}, row.prize_cards);
}

void Seating::clocks(Frame& f, Rect r) {
    timed(f, "seating.pick_clock", r.column(0, 3, 12), f.say(Text::seating_pick_clock), pick_times,
          night_.pick_seconds);
    timed(f, "seating.build_clock", r.column(1, 3, 12), f.say(Text::seating_build_clock), build_times,
          night_.build_minutes);
    timed(f, "seating.round_clock", r.column(2, 3, 12), f.say(Text::seating_round_clock), round_times,
          night_.round_minutes);
}

void Seating::seat_row(Frame& f, Rect r, std::size_t index) {
    Canvas& c = f.c;
    draft::SeatSettings& seat = night_.seats[index];
    const std::string id = "seating.seat" + std::to_string(index);
    c.rect(r, c.p.s2, size::button_radius);
    c.text({r.x + 24, r.centre().y + 5}, std::to_string(index + 1), bold(15, c.p.t3, Align::centre));
    const bool person = seat.kind == draft::SeatKind::person;
    f.ui.text_field(id + ".name", {r.x + 48, r.y + 4, r.w - 200, r.h - 8}, seat.name, f.say(Text::seating_name));
    const std::string_view labels[] = {f.say(Text::seating_person), f.say(Text::seating_bot)};
    const int chosen = tabs(f, id + ".kind", {r.right() - 146, r.y + 6, 140, r.h - 12}, labels, person ? 0 : 1);
    seat.kind = chosen == 0 ? draft::SeatKind::person : draft::SeatKind::bot;
}

}  // namespace cubenight::gui
