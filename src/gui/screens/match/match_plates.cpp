// Match: what stands in words beside the Active Pokémon, the attack rows, and the buttons of a turn.
#include "src/gui/screens/match/match_table.hpp"
#include "src/gui/screens/match/reasons.hpp"
#include "src/gui/widgets/badge.hpp"

namespace cubenight::gui {

using namespace pokemon;

void MatchTable::plate(Frame& f, int side) {
    const std::uint8_t slot = v_.view.seats[static_cast<std::size_t>(side == 0 ? v_.me : v_.them)].active;
    if (slot == no_slot || !v_.top(slot)) return;
    const Rect r = lay_->plate(side);
    f.c.rect(r, ink.alpha(.72f), 12);
    plate_head(f, r, slot);
    plate_energy(f, r, slot, side);
}

void MatchTable::plate_head(Frame& f, Rect r, std::uint8_t slot) {
    Canvas& c = f.c;
    const PokemonView& p = v_.view.pokemon[slot];
    const bool own = (slot < slots_per_seat ? 0 : 1) == v_.me;
    const int left = std::max(0, p.max_hp - p.damage);
    const float share = p.max_hp > 0 ? static_cast<float>(left) / static_cast<float>(p.max_hp) : 0;
    const Colour colour = share > .5f ? c.p.ok : share > .25f ? c.p.warn : c.p.bad;
    const float wide = c.text({r.right() - 14, r.y + 26}, std::to_string(left), bold(20, colour, Align::right));
    const float hp =
        c.text({r.right() - 18 - wide, r.y + 26}, f.say(Text::match_hp), regular(13, c.p.t2, Align::right));
    c.text_within({r.x + 14, r.y + 26}, v_.top(slot)->name, bold(17, c.p.t1), r.w - 46 - wide - hp);
    if (own) {
        const Rect bar{r.x + 14, r.y + 36, r.w - 28, 7};
        c.rect(bar, black.alpha(.65f), 3.5f);
        c.rect({bar.x, bar.y, std::max(bar.h, bar.w * share), bar.h}, colour, 3.5f);
    }
    Vec at{r.x + 14, r.y + (own ? 52.f : 37.f)};
    int shown = 0;
    for (int i = 0; i < condition_count; ++i) {
        if (!((p.conditions >> i) & 1)) continue;
        const auto condition = static_cast<SpecialCondition>(i);
        if (shown++ == 0) {
            at.x += condition_chip(c, f.say, at, condition) + 6;
            continue;
        }
        c.rect({at.x, at.y, 26, 26}, ink, 7.3f);
        c.frame({at.x, at.y, 26, 26}, condition_colour(condition), 7.3f, 2);
        condition_icon(c, {at.x + 13, at.y + 13}, 7, condition);
        at.x += 31;
    }
    if (shown > 0 || r.h < 100) return;
    const Card& card = *v_.top(slot);
    if (!card.abilities.empty()) {
        const TextStyle style = regular(13, c.p.t2);
        icon(c, {r.x + 21, at.y + 12}, 6, Icon::star, c.p.info);
        c.text_within({r.x + 34, at.y + 17}, card.abilities.front().name, style, r.w - 46);
    }
}

void MatchTable::plate_energy(Frame& f, Rect r, std::uint8_t slot, int side) {
    Canvas& c = f.c;
    const PokemonView& p = v_.view.pokemon[slot];
    const bool promise = side == 0 && !v_.promise.empty() && r.h > 120;
    const TextStyle style = regular(13, c.p.accent);
    const auto promised = promise ? c.wrapped(v_.promise, style, r.w - 24) : std::vector<std::string>{};
    const float y = r.bottom() - (promise ? 20 + 18 * static_cast<float>(promised.size()) : 24);
    float x = r.x + 24;
    const std::size_t most = side == 0 ? 6 : 4;
    const std::size_t count = p.energy.size() > most ? most - 1 : p.energy.size();
    for (std::size_t i = 0; i < count; ++i, x += 23.6f) energy_badge(c, {x, y}, 10, p.energy[i], On::plate);
    if (count < p.energy.size())
        x += c.text({x - 8, y + 5}, "+" + std::to_string(p.energy.size() - count), bold(14, c.p.t1)) + 8;
    if (side == 0 && v_.option_of(OptionKind::slot, slot) && v_.view.choice.kind == ChoiceKind::energy_target) {
        c.dashed_ring({x, y}, 10, c.p.accent, 1.8f, 3, 3);
        c.text({x, y + 5}, "+", bold(14, c.p.accent, Align::centre));
    }
    for (std::size_t i = 0; i < promised.size(); ++i)
        c.text({r.x + 14, r.bottom() - 9 - 18 * static_cast<float>(promised.size() - 1 - i)}, promised[i], style);
    if (p.weakness_count == 0 || side == 0) return;
    const float wide = c.text({r.right() - 14, y + 5}, f.say(Text::match_weak), regular(13, c.p.t2, Align::right));
    type_badge(c, {r.right() - 14 - wide - 15, y}, 9, p.weaknesses[0].type, On::plate);
}

namespace {

constexpr float one_line_row = 40;  // a row under this height has its words side by side

float cost_step(const AttackRow& row) { return row.cost.total() > 4 ? 16.f : 19.4f; }

// Where the words of an attack begin, beside its cost.
float row_left(const AttackRow& row) {
    return std::max(78.f, 40 + cost_step(row) * static_cast<float>(row.cost.total() - 1));
}

const std::string& under_name(const AttackRow& row, bool can) { return can ? row.result : row.why_not; }

// How wide a row has to be for the attack's name, its number and what is said of it.
float row_width(Canvas& c, const AttackRow& row, float height) {
    const float named = c.width(row.name, bold(15, white)), number = 56 + c.width(row.number, bold(20, white)) + 8;
    const float under = 24 + c.width(under_name(row, row.option.has_value()), regular(12.5f, white)) + 8;
    return row_left(row) + (height < one_line_row ? named + under + number : std::max(named + number, under + 14));
}

}  // namespace

void MatchTable::rows(Frame& f) {
    const std::uint8_t slot = v_.view.seats[static_cast<std::size_t>(v_.me)].active;
    if (slot == no_slot || !v_.top(slot) || v_.view.phase == pokemon::MatchPhase::setup) return;
    Rect r = lay_->rows();
    const auto count = static_cast<float>(v_.attacks.size());
    const float height = std::min(50.f, (r.h - 48 - 6 * (count - 1)) / std::max(1.f, count));
    for (const AttackRow& row : v_.attacks)
        r.w = std::max(r.w, std::min(row_width(f.c, row, height), lay_->end_turn().x - 12 - r.x));
    turn_buttons(f, r.cut_bottom(40));
    r.cut_bottom(8);
    float y = r.bottom() - height * count - 6 * (count - 1);
    for (std::size_t i = 0; i < v_.attacks.size(); ++i, y += height + 6)
        attack_row(f, {r.x, y, r.w, height}, v_.attacks[i], static_cast<int>(i));
}

void MatchTable::attack_row(Frame& f, Rect r, const AttackRow& row, int index) {
    Canvas& c = f.c;
    static constexpr Key keys[] = {Key::q, Key::w, Key::e};
    const bool can = row.option && !v_.actions.empty();
    const Response at = f.ui.item("attack." + std::to_string(index), r, can ? Can::be_pressed : Can::be_seen);
    c.rect(r, can ? (at.hovered ? c.p.s3 : c.p.s2) : c.p.s1, 10);
    c.frame(r, can ? c.p.ok : c.p.line, 10, can ? 1.8f : 1.f);
    cost_badges(c, {r.x + 12, r.centre().y}, 9, cost_step(row), row.cost, On::plate);
    const float left = r.x + row_left(row);
    const Colour colour = can ? c.p.t1 : c.p.t3;
    const bool one_line = r.h < one_line_row;
    if (index < 3) key_cap(c, {r.right() - 10, one_line ? r.centre().y : r.y + 18}, keys[index], c.p.well, c.p.t2);
    const float wide =
        c.text({r.right() - 46, one_line ? r.centre().y + 7 : r.y + 24}, row.number, bold(20, colour, Align::right));
    const float room = r.right() - 56 - wide - left;
    const float name = one_line ? r.centre().y + 5 : r.y + 21;
    const std::string& under = under_name(row, can);
    const TextStyle small = regular(12.5f, can ? c.p.t1 : c.p.warn);
    const float named = c.text_within({left, name}, row.name, bold(15, colour),
                                      one_line ? std::max(room * .5f, room - 24 - c.width(under, small)) : room);
    if (under.empty()) return;
    const Vec mark = one_line ? Vec{left + named + 14, r.centre().y} : Vec{left + 7, r.bottom() - 13};
    icon(c, mark, 5.5f, can ? (row.knocks_out ? Icon::star : Icon::tick) : Icon::lock,
         can ? (row.knocks_out ? c.p.accent : c.p.ok) : c.p.warn);
    c.text_within({mark.x + 10, mark.y + 4.5f}, under, small, r.right() - (one_line ? 56 + wide : 14) - mark.x - 10);
    if (!can && !row.why_not.empty()) f.ui.tip(at, with_rule(row.why_not, row.clause, f.say.language()));
    if (at.clicked) take(f, *row.option);
}

void MatchTable::turn_buttons(Frame& f, Rect r) {
    const std::optional<Option> retreat = v_.action_of(OptionKind::retreat);
    const bool mine = v_.view.turn_seat == v_.view.seat;
    const std::string_view idle = f.say(mine ? Text::match_choose_first : Text::match_not_your_turn);
    std::string why(idle);
    if (!v_.actions.empty() && !retreat)
        why = with_rule(why_not_sentence(v_.why_not_retreat), v_.why_not_retreat, f.say.language());
    if (button(f, {.id = "match.retreat",
                   .box = r.column(0, 2, 8),
                   .label = f.say(Text::match_retreat),
                   .rank = Rank::quiet,
                   .icon = Icon::arrow_right,
                   .key = Key::r,
                   .locked = retreat ? std::string_view() : why}))
        take(f, *retreat);
    const std::vector<Option> abilities = v_.abilities();
    const std::string_view none = v_.actions.empty() ? idle : f.say(Text::match_no_ability);
    if (button(f, {.id = "match.ability",
                   .box = r.column(1, 2, 8),
                   .label = f.say(Text::match_ability),
                   .rank = Rank::quiet,
                   .icon = Icon::star,
                   .key = Key::a,
                   .locked = abilities.empty() ? none : std::string_view()})) {
        if (abilities.size() == 1) return take(f, abilities.front());
        sheet_ = Sheet::abilities, sheet_slot_ = no_slot;
    }
}

void MatchTable::end_button(Frame& f) {
    if (v_.view.phase == pokemon::MatchPhase::setup) return;
    const bool can = v_.action_of(OptionKind::end_turn).has_value();
    const bool mine = v_.view.turn_seat == v_.view.seat;
    const std::string_view locked =
        can ? std::string_view() : f.say(mine ? Text::match_choose_first : Text::match_not_your_turn);
    if (button(f, {.id = "match.end",
                   .box = lay_->end_turn(),
                   .label = f.say(Text::match_end_turn),
                   .rank = Rank::quiet,
                   .icon = Icon::chevron_right,
                   .key = Key::t,
                   .locked = locked,
                   .text = 17}))
        end_turn(f);
}

}  // namespace cubenight::gui
