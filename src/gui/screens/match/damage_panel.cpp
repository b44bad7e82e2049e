#include "src/gui/screens/match/damage_panel.hpp"

#include <algorithm>

#include "src/gui/widgets/badge.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/text/clause_text.hpp"

namespace cubenight::gui {

using namespace pokemon;

namespace {

constexpr float head_height = 44, step_height = 40, foot_height = 50, leading = 19;

std::string change_text(const text::Say& say, const DamageStep& step) {
    const std::string amount = std::to_string(step.amount);
    switch (step.change) {
        case ChangeKind::plus: return say(Text::match_step_plus, {amount});
        case ChangeKind::minus: return say(Text::match_step_minus, {amount});
        case ChangeKind::fixed: return say(Text::match_step_fixed, {amount});
        case ChangeKind::none: return std::string(say(Text::match_step_none));
        case ChangeKind::half: return std::string(say(Text::match_step_half));
    }
    return {};
}

std::string affinity_text(const text::Say& say, const Affinity& affinity, Text word) {
    const std::string value = std::to_string(affinity.value);
    switch (affinity.op) {
        case Affinity::Op::times: return say(Text::match_times, {value, say(word)});
        case Affinity::Op::plus: return say(Text::match_plus, {value, say(word)});
        case Affinity::Op::minus: return say(Text::match_minus, {value, say(word)});
    }
    return {};
}

// The panel in one frame.
struct Drawing {
    Frame& f;
    const MatchValues& v;
    const AttackRow& row;
    std::span<const DamageStep> steps;
    Canvas& c = f.c;

    // Whose text it is, and the rule.
    std::string maker(const DamageStep& step) const {
        const std::string by = v.names.source(step.by, step.card);
        const std::string_view clause = v.names.cited(step.clause);
        return by.empty() ? std::string(clause) : by + " · " + std::string(clause);
    }
    std::string words() const;
    float step(const DamageStep& step, Rect r);
    bool text_changes() const;
    void with_text(Rect r);
    void result(Rect r);
    void draw(Rect r);
};

// What the attack says, where its card is known.
std::string Drawing::words() const {
    const Card* card = v.card(row.from);
    if (!card) return {};
    for (std::size_t i = 0; i < card->attacks.size(); ++i)
        if (f.say.name(*card, card->attacks[i]) == row.name) return f.words.attack(*card, i);
    return {};
}

float Drawing::step(const DamageStep& step, Rect r) {
    c.rect(r, c.p.s2, 7);
    const std::string value = std::to_string(std::max(0, step.value));
    const float wide = c.text({r.right() - 10, r.centre().y + 6}, value, bold(17, c.p.t1, Align::right));
    const float room = r.w - 26 - wide;
    c.text_within({r.x + 10, r.y + 15}, damage_step_text(f.say, step), bold(13, c.p.t1), room);
    const Response at = f.ui.item("damage.step." + std::to_string(&step - steps.data()), r, Can::be_seen);
    f.ui.tip(at, text::clause_explained(v.names.cited(step.clause), f.say.language()));
    c.text_within({r.x + 10, r.y + 30}, maker(step), regular(12, c.p.t3).cuttable(), room);
    return r.h + 4;
}

// Whether its text makes another number of it, or may.
bool Drawing::text_changes() const {
    const int before = std::max(0, steps.back().value);
    return row.foretold && (row.foretold->more || row.foretold->least != before || row.foretold->most != before);
}

void Drawing::with_text(Rect r) {
    c.rect(r, c.p.s2, 7);
    const float wide =
        c.text({r.right() - 10, r.centre().y + 6}, foretold_points(*row.foretold, text::Say(f.say.language())),
               bold(17, c.p.t1, Align::right));
    c.text_within({r.x + 10, r.centre().y + 5}, f.say(Text::match_step_text), bold(13, c.p.t1), r.w - 26 - wide);
}

// What the Defending Pokémon would have left.
void Drawing::result(Rect r) {
    const std::uint8_t slot = v.view.seats[v.them].active;
    if (slot == no_slot) return;
    const PokemonView& defender = v.view.pokemon[slot];
    const int left = defender.max_hp - defender.damage, before = std::max(0, steps.back().value);
    const bool enough = before >= left, sure = enough && v.card(row.from) && words().empty();
    const Foretold told = row.foretold.value_or(Foretold{before, before, false, sure, enough});
    const bool out = told.knocks_out, open = !out && (told.may_knock_out || told.more);
    icon(c, {r.x + 24, r.centre().y}, 8, out ? Icon::star : Icon::tick, out ? c.p.accent : c.p.ok);
    const std::string after =
        told.least == told.most
            ? std::to_string(left - told.least)
            : f.say(Text::match_range, {std::to_string(left - told.most), std::to_string(left - told.least)});
    const std::string words = out    ? std::string(f.say(Text::match_step_out))
                              : open ? std::string(f.say(Text::match_step_maybe))
                                     : f.say(Text::match_step_left, {std::to_string(left), after});
    // Where nobody can tell what its text makes of it, the sign stays.
    const bool open_ended = !row.foretold && (row.number.ends_with('+') || row.number.ends_with('-'));
    const std::string number = foretold_points(told, text::Say(f.say.language())) +
                               (open_ended ? row.number.substr(row.number.size() - 1) : "");
    const float wide =
        c.text({r.right() - 18, r.centre().y + 8}, number, bold(24, out ? c.p.accent : c.p.t1, Align::right));
    c.text_within({r.x + 40, r.centre().y + 5}, words, bold(14, c.p.t1), r.w - 66 - wide);
}

void Drawing::draw(Rect r) {
    const TextStyle style = regular(14, c.p.t2);
    std::vector<std::string> said = c.wrapped(words(), style, r.w - 32);
    if (said.size() == 1 && said.front().empty()) said.clear();
    const float text = said.empty() ? 0 : leading * static_cast<float>(said.size()) + 10;
    const float foot = steps.empty() ? 8 : foot_height;
    const bool changes = !steps.empty() && text_changes();
    const float high = head_height + text + step_height * static_cast<float>(steps.size() + changes) + foot;
    Rect box{r.x, std::max(r.y, r.bottom() - high), r.w, std::min(high, r.h)};
    c.shadow(box, 14);
    panel(c, box);
    const float number =
        row.number.empty() ? 0 : c.text({box.right() - 18, box.y + 30}, row.number, bold(20, c.p.t1, Align::right));
    c.text_within({box.x + 16, box.y + 29}, row.name, bold(17, c.p.t1).cuttable(), box.w - 44 - number);
    float y = box.y + head_height;
    for (const std::string& line : said) c.text({box.x + 16, y + 12}, line, style), y += leading;
    if (!said.empty()) y += 10;
    for (const DamageStep& one : steps) y += step(one, {box.x + 8, y, box.w - 16, step_height - 4});
    if (changes) with_text({box.x + 8, y, box.w - 16, step_height - 4}), y += step_height;
    if (!steps.empty()) result({box.x, y, box.w, foot_height});
}

}  // namespace

std::string damage_step_text(const text::Say& say, const DamageStep& step) {
    switch (step.kind) {
        case DamageStepKind::printed: return std::string(say(Text::match_step_printed));
        case DamageStepKind::base:
        case DamageStepKind::dealt:
        case DamageStepKind::taken: return change_text(say, step);
        case DamageStepKind::weakness: return affinity_text(say, step.affinity, Text::match_weakness);
        case DamageStepKind::resistance: return affinity_text(say, step.affinity, Text::match_resistance);
        case DamageStepKind::immune: break;
    }
    return std::string(say(Text::match_step_immune));
}

void draw_damage_panel(Frame& f, const MatchValues& v, std::size_t attack, std::span<const DamageStep> steps, Rect r) {
    Drawing{f, v, v.attacks[attack], steps}.draw(r);
}

}  // namespace cubenight::gui
