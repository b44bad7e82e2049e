#include "src/gui/screens/home/seating.hpp"

#include <algorithm>
#include <span>

#include "draft/table/table.hpp"
#include "src/gui/screens/home/rules_sheet.hpp"
#include "src/gui/widgets/card_parts.hpp"
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
    : rows_(cube.rows), rules_(cube.rules), cards_(static_cast<std::size_t>(cube.cards)),
      whole_lines_(static_cast<std::size_t>(cube.whole_lines)), most_deck_(cube.most_deck),
      you_(say(Text::seating_you)), language_(say.language()) {
    if (std::holds_alternative<RuleSet>(rules_)) rule_sets_ = pokemon_rules;
    night_.cube = cube.id;
    begin(say, players);
}

// Decks that everybody has come first.
Seating::Seating(const Strings& say, const std::vector<DeckFile>& decks, int players)
    : rules_(ultraman::usual_rules()), you_(say(Text::seating_you)), language_(say.language()) {
    for (const bool starter : {true, false})
        for (const DeckFile& deck : decks)
            if (!deck.problem && deck.starter == starter && (starter || offered_.empty())) offered_.push_back(deck.id);
    begin(say, players);
}

void Seating::begin(const Strings& say, int players) {
    night_.name = say(Text::seating_default_night);
    seat_players(players);
}

void Seating::seat_players(int players) {
    night_.seats.resize(std::min(night_.seats.size(), static_cast<std::size_t>(players)));
    for (int i = static_cast<int>(night_.seats.size()); i < players; ++i)
        night_.seats.push_back(
            i == 0 ? draft::SeatSettings{you_, draft::SeatKind::person}
                   : draft::SeatSettings{std::string(text::bot_name(i - 1, language_)), draft::SeatKind::bot});
    if (constructed()) {
        night_.decks.resize(std::min(night_.decks.size(), night_.seats.size()));
        while (night_.decks.size() < night_.seats.size())
            night_.decks.push_back(offered_[night_.decks.size() % offered_.size()]);
        return;
    }
    if (!rows_.empty()) night_.row = draft::suggested_row(rows_, dealt(), players);
    night_.row.players = players;
}

draft::GameRules Seating::rules_unchanged() const {
    if (const auto named = named_rule_set(night_.rule_set)) return *named;
    return rules_;
}

std::size_t Seating::dealt() const {
    const auto change = std::ranges::find(night_.rule_changes, "lines", &draft::RuleChange::option);
    const LinePolicy lines = change == night_.rule_changes.end() ? draft::lines_of(rules_unchanged())
                                                                 : static_cast<LinePolicy>(change->value);
    return lines == LinePolicy::whole_line ? whole_lines_ : cards_;
}

std::string Seating::problem(Frame& f) const {
    bool person = false;
    for (const draft::SeatSettings& seat : night_.seats) {
        if (seat.name.empty()) return std::string(f.say(Text::seating_no_name));
        person = person || seat.kind == draft::SeatKind::person;
    }
    if (!person) return std::string(f.say(Text::seating_no_person));
    for (const std::string& id : night_.decks)
        if (const DeckFile* deck = find_deck(f.session.deck_files(), id); !deck || deck->problem)
            return std::string(f.say(Text::seating_no_deck));
    if (constructed()) return {};
    const auto refused = draft::check_row(night_.row, dealt(), 0, draft::prizes_in(night_.row));
    return refused ? text::denial_sentence(*refused, f.say.language()) : std::string();
}

// What the night takes of the cube or of everybody.
std::string Seating::needs(const Strings& say) const {
    if (constructed()) return say(Text::seating_brings, {std::to_string(draft::sizes_of(rules_).deck)});
    return say(Text::seating_needs, {std::to_string(draft::cards_needed(night_.row)), std::to_string(dealt())});
}

Seating::Answer Seating::draw(Frame& f) {
    Layer layer(f);
    const auto rows = static_cast<float>((night_.seats.size() + 1) / 2);
    const float top = constructed() ? 222 : 294;  // of the seats
    const float pitch = std::min(52.f, (f.area.h - top - 128) / rows);
    const Rect box = layer.sheet(constructed() ? 1200 : 920, top + 100 + pitch * rows);
    const Rect in{box.x + 32, box.y, box.w - 64, box.h};
    f.c.text({in.x, in.y + 48}, f.say(Text::seating_title), bold(24, f.c.p.t1));
    f.c.text_within({in.x, in.y + 74}, f.say(Text::seating_under), regular(14, f.c.p.t2), in.w);
    head(f, {in.x, in.y + 92, in.w, 44});
    if (constructed()) {
        players(f, Rect{in.x, in.y + 148, in.w, 60}.column(0, 4, 12));
        round_clock(f, Rect{in.x, in.y + 148, in.w, 60}.column(1, 4, 12));
    } else {
        sizes(f, {in.x, in.y + 148, in.w, 60});
        clocks(f, {in.x, in.y + 220, in.w, 60});
    }
    for (std::size_t i = 0; i < night_.seats.size(); ++i) {
        const Rect place = in.column(static_cast<int>(i % 2), 2, 16);
        seat_row(f, {place.x, in.y + top + pitch * static_cast<float>(i / 2), place.w, pitch - 8}, i);
    }
    const Answer answer = foot(f, {in.x, in.bottom() - 80, in.w, 48});
    sheets(f);
    return answer;
}

Seating::Answer Seating::foot(Frame& f, Rect r) {
    Answer answer = Answer::open;
    if (button(f,
               {.id = "seating.cancel", .box = {r.x, r.y, 130, 48}, .label = f.say(Text::cancel), .key = Key::escape}))
        answer = Answer::cancelled;
    const std::string why = problem(f);
    f.c.text_within({r.x + 150, r.y + 29}, why.empty() ? needs(f.say) : why,
                    regular(14, why.empty() ? f.c.p.t2 : f.c.p.bad), r.w - 430);
    if (button(f, {.id = "seating.deal",
                   .box = {r.right() - 260, r.y, 260, 48},
                   .label = f.say(constructed() ? Text::seating_begin : Text::seating_deal),
                   .rank = Rank::primary,
                   .icon = Icon::cards,
                   .key = Key::enter,
                   .locked = why,
                   .text = 17}))
        answer = Answer::dealt;
    return answer;
}

// Over the sheet.
void Seating::sheets(Frame& f) {
    if (rules_open_) {
        const std::size_t before = dealt();
        rules_open_ = draw_rules_sheet(f, rules_unchanged(), night_.rule_changes);
        if (dealt() != before && !constructed()) seat_players(night_.row.players);
    }
    if (!deck_) return;
    const bool open = deck_->draw(f);
    if (deck_of_ < night_.decks.size()) night_.decks[deck_of_] = deck_->chosen();
    if (!open) deck_.reset();
}

// The night's name, and its rules.
void Seating::head(Frame& f, Rect r) {
    const int changed = differing(rules_unchanged(), night_.rule_changes);
    const std::string label = changed == 0 ? std::string(f.say(Text::seating_rules))
                                           : f.say(Text::seating_rules_changed, {std::to_string(changed)});
    Button open{.id = "seating.options", .label = label, .rank = Rank::quiet, .icon = Icon::gear};
    const float wide = std::max(150.f, button_width(f.c, open));
    open.box = r.cut_right(wide);
    if (button(f, open)) rules_open_ = true;
    r.cut_right(12);
    if (!rule_sets_.empty()) {
        rules(f, r.cut_right(400));
        r.cut_right(12);
    }
    f.c.rect(r, f.c.p.well, size::button_radius);
    f.ui.text_field("seating.night", r.inset(14, 6), night_.name, f.say(Text::seating_night));
}

void Seating::rules(Frame& f, Rect r) {
    const std::string_view labels[] = {f.say(Text::seating_cube_rules), "JA 3.0", "ZH 2.2", "FI"};
    const auto chosen = std::ranges::find(rule_sets_, night_.rule_set) - rule_sets_.begin();
    const int now = tabs(f, "seating.rules", r, labels, static_cast<int>(chosen));
    night_.rule_set = rule_sets_[static_cast<std::size_t>(now)];
}

void Seating::players(Frame& f, Rect r) {
    int players = static_cast<int>(night_.seats.size());
    if (stepped(f, {"seating.players", r, f.say(Text::home_players), draft::fewest_players, draft::most_players},
                players))
        seat_players(players);
}

void Seating::sizes(Frame& f, Rect r) {
    DraftTableRow& row = night_.row;
    const bool prizes = draft::prizes_in(row) == draft::WithPrizes::yes;
    const auto box = [&](int i) { return r.column(i, prizes ? 5 : 4, 12); };
    players(f, box(0));
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
    round_clock(f, r.column(2, 3, 12));
}

void Seating::round_clock(Frame& f, Rect r) {
    timed(f, "seating.round_clock", r, f.say(Text::seating_round_clock), round_times, night_.round_minutes);
}

void Seating::seat_row(Frame& f, Rect r, std::size_t index) {
    Canvas& c = f.c;
    draft::SeatSettings& seat = night_.seats[index];
    const std::string id = "seating.seat" + std::to_string(index);
    c.rect(r, c.p.s2, size::button_radius);
    c.text({r.x + 24, r.centre().y + 5}, std::to_string(index + 1), bold(15, c.p.t3, Align::centre));
    const bool person = seat.kind == draft::SeatKind::person;
    const float room = constructed() ? r.w * .42f : 0;  // of the deck
    const float kinds = constructed() ? 128 : 140;
    f.ui.text_field(id + ".name", {r.x + 48, r.y + 4, r.w - 60 - kinds - room, r.h - 8}, seat.name,
                    f.say(Text::seating_name));
    const std::string_view labels[] = {f.say(Text::seating_person), f.say(Text::seating_bot)};
    const Rect kind{r.right() - room - kinds - 6, r.y + 6, kinds, r.h - 12};
    seat.kind =
        tabs(f, id + ".kind", kind, labels, person ? 0 : 1) == 0 ? draft::SeatKind::person : draft::SeatKind::bot;
    if (constructed()) deck_field(f, {r.right() - room, r.y + 4, room - 6, r.h - 8}, index);
}

// The deck that the seat brings; pressed, all that there are.
void Seating::deck_field(Frame& f, Rect r, std::size_t index) {
    Canvas& c = f.c;
    const DeckFile* deck = find_deck(f.session.deck_files(), night_.decks[index]);
    const bool playable = deck && !deck->problem;
    const Response at = f.ui.item("seating.seat" + std::to_string(index) + ".deck", r);
    c.rect(r, at.hovered ? c.p.s3 : c.p.well, size::button_radius);
    icon(c, {r.x + 17, r.centre().y}, 7, playable ? Icon::cards : Icon::warning, playable ? c.p.accent : c.p.warn);
    const std::string name = deck ? deck->name : std::string(f.say(Text::seating_deck_gone));
    const TextStyle style = shrunk(c, name, bold(14, c.p.t1), r.w - 58, 12);
    c.text_within({r.x + 34, r.centre().y + 5}, name, style.cuttable(), r.w - 58);
    icon(c, {r.right() - 14, r.centre().y}, 5, Icon::chevron_down, c.p.t2);
    f.ui.tip(at, name);
    if (!at.clicked) return;
    deck_of_ = index;
    deck_.emplace(night_.seats[index].name, night_.decks[index]);
}

}  // namespace cubenight::gui
