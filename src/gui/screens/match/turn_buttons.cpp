// Match: the attack rows and the buttons of a turn.
#include "src/gui/screens/match/turn_buttons.hpp"

#include "src/gui/widgets/badge.hpp"
#include "src/gui/widgets/card_parts.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/text/clause_text.hpp"
#include "src/text/pokemon/why_not.hpp"

namespace cubenight::gui {

using namespace pokemon;

namespace {

constexpr float one_line_row = 40;  // a row under this height has its words side by side

float cost_step(const AttackRow& row) { return row.cost.total() > 4 ? 16.f : 19.4f; }

// Where the words of an attack begin, beside its cost.
float row_left(const AttackRow& row) {
    return std::max(78.f, 40 + cost_step(row) * static_cast<float>(row.cost.total() - 1));
}

// What is said of it: what to press where it was pressed once, what would come of it, or why it cannot be used.
std::string under_name(const Strings& say, const MatchValues& v, const AttackRow& row) {
    if (row.option && v.armed == row.option) return std::string(say(Text::match_attack_again));
    return row.option ? row.result : row.why_not;
}

// The names of all rows stand below each other.
float rows_left(const MatchValues& v) {
    float left = 0;
    for (const AttackRow& row : v.attacks) left = std::max(left, row_left(row));
    return left;
}

// The words as they stand in a row: smaller before any of them goes, then without what stands behind the last sign between
// them, then without words at their end.
struct RowWords {
    std::string words;
    TextStyle style;
};

RowWords row_words(Canvas& c, const std::string& whole, TextStyle style, float room) {
    style = shrunk(c, whole, style, room, 10.5f);
    std::string words = whole;
    const auto fits = [&] { return c.width(words, style) <= room; };
    while (!fits()) {
        const std::size_t part = words.rfind(" · ");
        if (part == std::string::npos) break;
        words.resize(part);
    }
    if (fits()) return {words, style};
    while (c.width(words + "…", style) > room) {
        const std::size_t word = words.rfind(' ');
        if (word == std::string::npos) break;  // cut where it is drawn
        words.resize(word);
    }
    return {words == whole ? words : words + "…", style};
}

// How wide a row has to be for the attack's name, its number and what is said of it.
float row_width(Canvas& c, const AttackRow& row, std::string_view said, float left, float height) {
    const float named = c.width(row.name, bold(15, white)), number = 56 + c.width(row.number, bold(20, white)) + 8;
    const float under = 24 + c.width(said, regular(12.5f, white)) + 8;
    return left + (height < one_line_row ? named + under + number : std::max(named + number, under + 14));
}

// The rows and buttons in one frame.
struct Drawing {
    Frame& f;
    const MatchValues& v;
    const BoardLayout& lay;
    Canvas& c = f.c;
    MatchWishes wishes = {};

    void rows();
    void attack_row(Rect r, const AttackRow& row, int index);
    std::string refusal(const AttackRow& row) const;
    Button retreat_button() const;
    Button ability_button() const;
    void retreat(Rect box);
    void ability(Rect box);
    void end_turn();
    // The key of what cannot be pressed says why.
    void refuse(Key key, std::string_view why) {
        if (v.at != AskAt::nowhere && f.ui.key(key)) f.ui.toast(std::string(why));
    }
    // Why nothing can be pressed now.
    std::string_view idle() const {
        return f.say(v.view.turn_seat == v.view.seat ? Text::match_choose_first : Text::match_not_your_turn);
    }
};

void Drawing::rows() {
    const std::uint8_t slot = v.view.seats[v.me].active;
    if (slot == no_slot || !v.top(slot) || v.view.phase == MatchPhase::setup) return;
    Rect r = lay.rows();
    const auto count = static_cast<float>(v.attacks.size());
    const float height = std::min(50.f, (r.h - 48 - 6 * (count - 1)) / std::max(1.f, count));
    for (const AttackRow& row : v.attacks)
        r.w = std::max(r.w, std::min(row_width(f.c, row, under_name(f.say, v, row), rows_left(v), height),
                                     lay.end_turn().x - 12 - r.x));
    const Rect buttons = r.cut_bottom(40);
    // Half and half, unless what it costs to retreat wants more.
    Rect second = buttons;
    const float most = buttons.w - 8 - button_width(c, ability_button()), half = (buttons.w - 8) / 2;
    const Rect first = second.cut_left(std::max(half, std::min(most, button_width(c, retreat_button()))));
    second.cut_left(8);
    retreat(first);
    ability(second);
    r.cut_bottom(8);
    float y = r.bottom() - height * count - 6 * (count - 1);
    for (std::size_t i = 0; i < v.attacks.size(); ++i, y += height + 6)
        attack_row({r.x, y, r.w, height}, v.attacks[i], static_cast<int>(i));
}

void Drawing::attack_row(Rect r, const AttackRow& row, int index) {
    static constexpr Key keys[] = {Key::q, Key::w, Key::e};
    const bool can = v.can_attack(row);
    const Response at = f.ui.item("attack." + std::to_string(index), r, can ? Can::be_pressed : Can::be_seen);
    c.rect(r, can ? (at.hovered ? c.p.s3 : c.p.s2) : c.p.s1, 10);
    const bool armed = can && v.armed == row.option;
    if (can) c.frame(r, armed ? c.p.accent : c.p.ok, 10, armed ? 2.4f : 1.8f);
    else locked_edge(c, r, 10);
    cost_badges(c, {r.x + 12, r.centre().y}, 9, cost_step(row), row.cost, On::plate);
    const float left = r.x + rows_left(v);
    const Colour colour = can ? c.p.t1 : c.p.t3;
    const bool one_line = r.h < one_line_row;
    if (index < 3) key_cap(c, {r.right() - 10, one_line ? r.centre().y : r.y + 18}, keys[index], c.p.well, c.p.t2);
    const float wide =
        c.text({r.right() - 46, one_line ? r.centre().y + 7 : r.y + 24}, row.number, bold(20, colour, Align::right));
    const float room = r.right() - 56 - wide - left;
    const float name = one_line ? r.centre().y + 5 : r.y + 21;
    const bool later = row.option && !can;  // something else is asked first
    const std::string under = under_name(f.say, v, row);
    const TextStyle small = regular(12.5f, armed ? c.p.accent : can ? c.p.t1 : later ? c.p.t3 : c.p.warn);
    const float for_name = one_line ? std::max(room * .5f, room - 24 - c.width(under, small)) : room;
    const TextStyle called = shrunk(c, row.name, bold(15, colour).cuttable(), for_name, 11);
    const float named = c.text_within({left, name}, row.name, called, for_name);
    if (at.hovered || at.focused) wishes.explained = static_cast<std::size_t>(index);
    if (at.clicked) wishes.take = *row.option;
    if (!can && index < 3) refuse(keys[index], refusal(row));
    if (under.empty()) return;
    const Vec mark = one_line ? Vec{left + named + 14, r.centre().y} : Vec{left + 7, r.bottom() - 13};
    icon(c, mark, 5.5f,
         armed   ? Icon::warning
         : can   ? (row.knocks_out ? Icon::star : Icon::tick)
         : later ? Icon::clock
                 : Icon::lock,
         can     ? (row.knocks_out || armed ? c.p.accent : c.p.ok)
         : later ? c.p.t3
                 : c.p.warn);
    const float rest = r.right() - (one_line ? 56 + wide : 14) - mark.x - 10;
    const RowWords shown = row_words(c, under, small, rest);
    c.text_within({mark.x + 10, mark.y + 4.5f}, shown.words, shown.style, rest);
    if (can && shown.words != under) f.ui.tip(at, under, TipAt::beside);
    if (later) f.ui.tip(at, std::string(idle()), TipAt::beside);
    if (!can && !row.why_not.empty())
        f.ui.tip(at, text::with_rule(row.why_not, v.names.cited(row.clause), f.say.language()), TipAt::beside);
}

std::string Drawing::refusal(const AttackRow& row) const {
    return row.why_not.empty() ? std::string(idle()) : text::with_clause(row.why_not, v.names.cited(row.clause));
}

// With what it costs now.
Button Drawing::retreat_button() const {
    const int cost = v.view.pokemon[v.view.seats[v.me].active].retreat;
    return {.id = "match.retreat",
            .box = {0, 0, 0, 40},
            .label = f.say(cost == 0 ? Text::match_retreat_free : Text::match_retreat),
            .rank = Rank::quiet,
            .icon = Icon::arrow_right,
            .energy = cost,
            .key = Key::r};
}

Button Drawing::ability_button() const {
    return {.id = "match.ability",
            .box = {0, 0, 0, 40},
            .label = f.say(Text::match_ability),
            .rank = Rank::quiet,
            .icon = Icon::star,
            .key = Key::a};
}

void Drawing::retreat(Rect box) {
    const std::optional<Option> option = v.action_of(OptionKind::retreat);
    std::string why(idle()), told = why;
    if (!v.actions.empty() && !option) {
        const std::string sentence = text::why_not_sentence(v.why_not_retreat, f.say.language());
        why = text::with_rule(sentence, v.names.cited(v.why_not_retreat), f.say.language());
        told = text::with_clause(sentence, v.names.cited(v.why_not_retreat));
    }
    Button shown = retreat_button();
    shown.box = box;
    if (!option) shown.locked = why, refuse(shown.key, told);
    if (button(f, shown)) wishes.take = *option;
}

void Drawing::ability(Rect box) {
    const std::vector<Option> abilities = v.abilities();
    Button shown = ability_button();
    shown.box = box;
    if (abilities.empty()) shown.locked = v.actions.empty() ? idle() : f.say(Text::match_no_ability);
    if (abilities.empty()) refuse(shown.key, shown.locked);
    if (!button(f, shown)) return;
    if (abilities.size() == 1) wishes.take = abilities.front();
    else wishes.sheet = MatchSheet{.kind = SheetKind::abilities};
}

void Drawing::end_turn() {
    if (v.view.phase == MatchPhase::setup) return;
    const bool can = v.action_of(OptionKind::end_turn).has_value();
    if (button(f, {.id = "match.end",
                   .box = lay.end_turn(),
                   .label = f.say(Text::match_end_turn),
                   .rank = Rank::quiet,
                   .icon = Icon::chevron_right,
                   .key = Key::t,
                   .locked = can ? std::string_view() : idle(),
                   .text = 17}))
        wishes.end_turn = true;
}

}  // namespace

MatchWishes draw_turn_buttons(Frame& f, const MatchValues& v, const BoardLayout& lay) {
    Drawing drawing{f, v, lay};
    drawing.rows();
    drawing.end_turn();
    return drawing.wishes;
}

}  // namespace cubenight::gui
