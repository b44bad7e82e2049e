#include "src/gui/screens/home/seating.hpp"

#include <algorithm>
#include <utility>

#include "draft/table/table.hpp"
#include "src/gui/screens/common/rule_lines.hpp"
#include "src/gui/screens/common/seat_kind.hpp"
#include "src/gui/screens/home/lines_strip.hpp"
#include "src/gui/screens/home/rail.hpp"
#include "src/gui/screens/home/rules_sheet.hpp"
#include "src/gui/widgets/card_parts.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/text/clause_text.hpp"
#include "src/text/draft/denial_text.hpp"
#include "src/text/given_names.hpp"
#include "src/text/times.hpp"

namespace cubenight::gui {
namespace {

// The rule sets of Pokémon behind the cube's own rules; those of other games have no others.
constexpr const char* pokemon_rules[] = {"", "ja-3.0", "zh-2.2", "fi-swsh"};

constexpr float row_pitch = 52;

}  // namespace

Seating::Seating(const Strings& say, text::Day today, const CubeSummary& cube, int players)
    : rows_(cube.rows), rules_(cube.rules), cards_(cube.cards), whole_lines_(cube.whole_lines),
      most_deck_(cube.most_deck), stock_(cube.stock), counted_(cube.lines) {
    if (std::holds_alternative<RuleSet>(rules_)) rule_sets_ = pokemon_rules;
    night_.cube = cube.id;
    begin(say, today, players);
}

// Decks that everybody has come first.
Seating::Seating(const Strings& say, text::Day today, const std::vector<DeckFile>& decks, int players)
    : rules_(ultraman::usual_rules()) {
    for (const bool starter : {true, false})
        for (const DeckFile& deck : decks)
            if (deck.playable() && deck.starter() == starter && (starter || offered_.empty()))
                offered_.push_back(deck.id);
    begin(say, today, players);
}

void Seating::begin(const Strings& say, text::Day today, int players) {
    night_.name = text::night_of(today, say);
    seat_players(say, players);
}

void Seating::set_as(const KeptTable& before) {
    const auto seats = static_cast<int>(night_.seats.size());
    night_.pick_seconds = before.pick_seconds, night_.build_minutes = before.build_minutes;
    night_.round_minutes = before.round_minutes;
    night_.pairing = static_cast<draft::PairingSystem>(before.pairing);
    if (before.row.players != seats) return;
    night_.rounds = before.rounds;
    if (constructed()) return;
    const DraftTableRow suggested = std::exchange(night_.row, before.row);
    if (refused()) night_.row = suggested;
}

void Seating::call_people(const Strings& say, const std::vector<std::string>& names) {
    for (std::size_t i = 0; i < std::min(names.size(), night_.seats.size()); ++i)
        night_.seats[i] = {text::given_name(names[i], say.language()), draft::SeatKind::person};
}

KeptTable Seating::kept() const {
    KeptTable kept{.cube = night_.cube,
                   .row = night_.row,
                   .pick_seconds = night_.pick_seconds,
                   .build_minutes = night_.build_minutes,
                   .round_minutes = night_.round_minutes,
                   .pairing = static_cast<int>(night_.pairing),
                   .rounds = night_.rounds};
    for (const draft::SeatSettings& seat : night_.seats)
        if (seat.kind == draft::SeatKind::person) kept.people.push_back(seat.name);
    kept.row.players = static_cast<int>(night_.seats.size());
    return kept;
}

// Seats that go and come back are who they were.
void Seating::seat_players(const Strings& say, int players) {
    const auto wanted = static_cast<std::size_t>(players);
    auto& seats = night_.seats;
    for (; seats.size() > wanted; seats.pop_back()) left_.push_back(seats.back());
    for (; seats.size() < wanted && !left_.empty(); left_.pop_back()) seats.push_back(left_.back());
    while (seats.size() < wanted) {
        const draft::SeatKind kind = seats.empty() ? draft::SeatKind::person : draft::SeatKind::bot;
        seats.push_back({"", kind});
        seats.back().name = usual_seat_name(say, seats, seats.size() - 1, kind);
    }
    if (constructed()) {
        night_.decks.resize(std::min(night_.decks.size(), seats.size()));
        while (night_.decks.size() < seats.size())
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

LinePolicy Seating::lines() const { return lines_after(rules_unchanged(), night_.rule_changes); }

std::size_t Seating::dealt() const { return picks_dealt(lines(), cards_, whole_lines_); }

draft::Refused Seating::refused() const {
    return draft::check_row_for_decks(night_.row, dealt(), 0, stock_,
                                      draft::rules_at(rules_unchanged(), night_.row, night_.rule_changes));
}

std::string Seating::problem(Frame& f) const {
    bool person = false;
    for (const draft::SeatSettings& seat : night_.seats) {
        if (seat.name.empty()) return std::string(f.say(Text::seating_no_name));
        person = person || seat.kind == draft::SeatKind::person;
    }
    if (!person) return std::string(f.say(Text::seating_no_person));
    for (const std::string& id : night_.decks)
        if (const DeckFile* deck = find_deck(f.session.deck_files(), id); !deck || !deck->playable())
            return std::string(f.say(Text::seating_no_deck));
    if (constructed()) return {};
    const auto no = refused();
    return no ? text::denial_sentence(*no, f.say.language()) : std::string();
}

// What the night takes of the cube or of everybody.
std::string Seating::needs(const Strings& say) const {
    if (constructed()) return say(Text::seating_brings, {std::to_string(draft::sizes_of(rules_).deck)});
    const std::string taken =
        say(Text::seating_needs, {std::to_string(draft::cards_needed(night_.row)), std::to_string(dealt())});
    const std::string more = advice(say);
    return more.empty() ? taken : say(Text::seating_and, {taken, more});
}

// Where an evening is longer than usual, or where a deck is hardly of what was picked.
std::string Seating::advice(const Strings& say) const {
    constexpr int usual_picks = 48, seconds_each = 40;
    const int picks = night_.row.packs * night_.row.pack_size;
    if (picks > usual_picks) {
        const int minutes = (picks * seconds_each / 60 + 4) / 5 * 5;
        return say(Text::seating_long, {std::to_string(picks), std::to_string(minutes)});
    }
    if (3 * picks >= 2 * night_.row.deck_size) return {};
    return say(Text::seating_thin, {std::to_string(picks), std::to_string(night_.row.deck_size)});
}

// Where another line policy deals other picks than before.
void Seating::fit_packs(const Strings& say, std::size_t dealt_before) {
    if (dealt() != dealt_before && !constructed()) seat_players(say, night_.row.players);
}

void Seating::lines_told(Frame& f, Rect r) {
    const std::size_t before = dealt();
    draw_lines_strip(f, r, counted_, rules_unchanged(), night_.rule_changes);
    fit_packs(f.say, before);
}

float Seating::lines_room() const {
    return needs_lines_strip(counted_, rules_unchanged()) ? lines_strip_height + 10 : 0;
}

// Names that the program gave are said in the language that the people read now.
void Seating::follow_language(Language language) {
    if (std::exchange(spoken_, language).value_or(language) == language) return;
    night_.name = text::given_name(night_.name, language);
    for (auto* seats : {&night_.seats, &left_})
        for (draft::SeatSettings& seat : *seats) seat.name = text::given_name(seat.name, language);
}

Seating::Answer Seating::draw(Frame& f) {
    Layer layer(f);
    const auto rows = static_cast<float>((night_.seats.size() + 1) / 2);
    constexpr float most_rows = draft::most_players / 2;
    const float told = lines_room();
    const float top = constructed() ? 292 : 402 + told;  // of the seats
    const float wide = std::min(constructed() ? 1480.f : 1120.f, f.area.w - 60);
    const float pitch = std::min(row_pitch, (f.area.h - 40 - top - 100) / most_rows);
    const Rect box = layer.sheet(wide, top + 100 + pitch * rows, top + 100 + pitch * most_rows);
    const Rect in{box.x + 32, box.y, box.w - 64, box.h};
    follow_language(f.say.language());
    f.c.text({in.x, in.y + 48}, f.say(Text::seating_title), bold(24, f.c.p.t1));
    f.c.text_within({in.x, in.y + 74}, f.say(Text::seating_under), regular(14, f.c.p.t2), in.w - languages_width - 12);
    draw_languages(f, {in.right() - languages_width, in.y + 28}, "seating.language.");
    head(f, {in.x, in.y + 92, in.w, 44});
    if (constructed()) {
        players(f, Rect{in.x, in.y + 148, in.w, 60}.column(0, 4, 12));
        round_clock(f, Rect{in.x, in.y + 148, in.w, 60}.column(1, 4, 12));
    } else {
        rules_told(f, {in.x, in.y + 144, in.w, 34});
        if (told > 0) lines_told(f, {in.x, in.y + 184, in.w, lines_strip_height});
        sizes(f, {in.x, in.y + 188 + told, in.w, 60});
        clocks(f, {in.x, in.y + 258 + told, in.w, 60});
    }
    pairing(f, {in.x, in.y + top - 74, in.w, 60});
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
    lines_in(f.c, {r.x + 150, r.y, r.w - 430, r.h}, why.empty() ? needs(f.say) : why,
             regular(14, why.empty() ? f.c.p.t2 : f.c.p.bad), 12);
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
        rules_open_ = draw_rules_sheet(f, Text::rules_title, rules_unchanged(), night_.rule_changes);
        fit_packs(f.say, before);
    }
    if (!deck_) return;
    const bool open = deck_->draw(f);
    if (deck_of_ < night_.decks.size()) night_.decks[deck_of_] = deck_->chosen();
    wish_ = deck_->take_wish();
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
        rule_set(f, r.cut_right(440));
        r.cut_right(12);
    }
    f.c.rect(r, f.c.p.well, size::button_radius);
    f.ui.text_field("seating.night", r.inset(14, 6), night_.name, f.say(Text::seating_night));
}

std::string Seating::differs(const Strings& say, const char* rule_set) const {
    const auto named = named_rule_set(rule_set);
    std::string lines;
    if (!named) return lines;
    for (const ChangedRule& rule : changed_rules(draft::GameRules(*named), rules_, say.language()))
        lines += "\n" + say(Text::seating_rule_differs,
                            {std::string(rule.now.title), rule.now.value_in_words(rule.now.value)});
    return lines;
}

void Seating::rule_set(Frame& f, Rect r) {
    std::string_view labels[std::size(pokemon_rules)];
    for (std::size_t i = 0; i < std::size(labels); ++i) labels[i] = rule_set_called(f.say, pokemon_rules[i]);
    constexpr const char* documents[] = {"", "JA ", "ZH ", "FI "};
    std::string tips[] = {std::string(f.say(Text::seating_cube_rules_tip)), "", "", ""};
    for (std::size_t i = 1; i < std::size(tips); ++i)
        tips[i] = std::string(text::document_name(documents[i], f.say.language())) + differs(f.say, rule_sets_[i]);
    const auto chosen = std::ranges::find(rule_sets_, night_.rule_set) - rule_sets_.begin();
    const int now = tabs(f, "seating.rules", r, labels, static_cast<int>(chosen), tips);
    night_.rule_set = rule_sets_[static_cast<std::size_t>(now)];
}

// In two lines, what is played otherwise than by the rules that are usual there.
void Seating::rules_told(Frame& f, Rect r) {
    Canvas& c = f.c;
    const draft::GameRules base = rules_unchanged();
    draft::GameRules rules = base;
    for (const draft::RuleChange& change : night_.rule_changes)
        static_cast<void>(draft::set_option(rules, change.option, change.value));
    const bool of_cube = night_.rule_set.empty();
    auto changed = of_cube ? changed_rules(rules, f.say.language()) : changed_rules(rules, rules_, f.say.language());
    Text words = of_cube ? Text::seating_differs_document : Text::seating_differs_cube;
    if (const auto known = known_rules(rules); known && of_cube && changed.empty()) {
        changed = changed_rules(rules, *known, f.say.language());
        words = Text::seating_differs_known;
    }
    std::string played, whole;
    for (const ChangedRule& rule : changed) {
        played +=
            (played.empty() ? "" : "; ") +
            f.say(Text::seating_rule_differs, {std::string(rule.now.title), rule.now.value_in_words(rule.now.value)});
        whole += (whole.empty() ? "" : "\n") +
                 f.say(Text::night_rule_differs, {std::string(rule.now.title), rule.now.value_in_words(rule.now.value),
                                                  rule.now.value_in_words(rule.usual), rule.now.clause});
    }
    const std::string told =
        played.empty() ? std::string(f.say(Text::seating_differs_nothing)) : f.say(words, {played});
    const TextStyle style = regular(13, c.p.t2).cuttable();
    c.paragraph({r.x, r.y + (c.width(told, style) > r.w ? 13.f : 21.f)}, told, style, r.w, 17, 2);
    if (!whole.empty()) f.ui.tip(f.ui.item("seating.rules_told", r, Can::be_seen), whole);
}

void Seating::seat_row(Frame& f, Rect r, std::size_t index) {
    Canvas& c = f.c;
    const std::string id = "seating.seat" + std::to_string(index);
    c.rect(r, c.p.s2, size::button_radius);
    c.text({r.x + 24, r.centre().y + 5}, std::to_string(index + 1), bold(15, c.p.t3, Align::centre));
    constexpr float least_name = 150;
    const float kinds = std::max(constructed() ? 196.f : 236.f, seat_kind_width(f));
    const float room = constructed() ? std::min(r.w * .38f, r.w - 60 - kinds - least_name) : 0;  // of the deck
    f.ui.text_field(id + ".name", {r.x + 48, r.y + 4, r.w - 60 - kinds - room, r.h - 8}, night_.seats[index].name,
                    f.say(Text::seating_name));
    const float edge = r.h < 30 ? 2 : 6;  // of many seats in a small window
    seat_kind_tabs(f, id + ".kind", {r.right() - room - kinds - 6, r.y + edge, kinds, r.h - 2 * edge}, night_.seats,
                   index);
    if (constructed()) deck_field(f, {r.right() - room, r.y + 4, room - 6, r.h - 8}, index);
}

// The deck that the seat brings; pressed, all that there are.
void Seating::deck_field(Frame& f, Rect r, std::size_t index) {
    Canvas& c = f.c;
    const DeckFile* deck = find_deck(f.session.deck_files(), night_.decks[index]);
    const bool playable = deck && deck->playable();
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
    if (deck)  // arrows go on from there
        f.ui.focus("seating.deck_of." + std::to_string(deck - f.session.deck_files().data()));
    deck_.emplace(night_.seats[index].name, night_.decks[index]);
}

}  // namespace cubenight::gui
