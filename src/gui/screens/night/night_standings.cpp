// Night: who leads and why, and under which rules the night is played.
#include "src/gui/screens/night/night_standings.hpp"

#include <algorithm>
#include <tuple>

#include "src/gui/screens/common/rule_lines.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {
namespace {

std::string percent(const draft::Share& share) {
    const int mille = share.per_mille();
    return std::to_string(mille / 10) + "." + std::to_string(mille % 10);
}

// Places that the seat has gained since the last round; negative: lost.
int movement(const NightValues& v, SeatId seat) {
    int now = 0, then = 0;
    for (const draft::Standing& each : v.standings)
        if (each.seat == seat) now = each.rank;
    for (const draft::Standing& each : v.before)
        if (each.seat == seat) then = each.rank;
    return v.night->rounds.size() < 2 ? 0 : then - now;
}

void standing_row(Frame& f, const NightValues& v, Rect r, const draft::Standing& standing) {
    Canvas& c = f.c;
    const bool own = mine(f, standing.seat);
    c.rect(r, own ? c.p.own_row : c.p.s2, 8);
    if (own) c.frame(r, c.p.accent.alpha(.8f), 8, 1.2f);
    const float y = r.centre().y + 5, right = r.right() - 8;
    c.text({r.x + 18, y}, std::to_string(standing.rank) + (standing.shared ? "=" : ""),
           bold(15, c.p.t1, Align::centre));
    const int moved = movement(v, standing.seat);
    const float room = right - 320 - (r.x + 44);
    const float wide = c.text_within({r.x + 44, y}, v.night->seats[standing.seat.value].name,
                                     bold(15, c.p.t1).cuttable(), room - (moved ? 44 : 0));
    if (moved != 0) {
        const float x = r.x + 44 + wide + 18;
        icon(c, {x, r.centre().y}, 5, moved > 0 ? Icon::chevron_up : Icon::chevron_down, moved > 0 ? c.p.ok : c.p.bad);
        c.text({x + 10, y - 1}, std::to_string(std::abs(moved)), bold(13, moved > 0 ? c.p.ok : c.p.bad));
    }
    const std::string record = std::to_string(standing.wins + standing.byes) + "–" + std::to_string(standing.losses) +
                               "–" + std::to_string(standing.draws);
    c.text({right - 260, y}, record, regular(15, c.p.t1, Align::right));
    c.text({right - 166, y}, std::to_string(standing.points), bold(18, c.p.t1, Align::right));
    c.text({right - 90, y}, percent(standing.opponents), regular(15, c.p.t1, Align::right));
    c.text({right, y}, percent(standing.opponents_opponents), regular(15, c.p.t2, Align::right));
}

// The rules by their names; pointed at, what differs in a sentence each.
std::string rules_named(Frame& f, const NightValues& v) {
    std::vector<std::string> told;
    for (const std::string& option : draft::changed_options(v.night->rules))
        if (!option.starts_with("deck_size") && !option.starts_with("prize_cards")) told.push_back(option);
    const std::string options = f.say.row(told);
    return options.empty() ? f.say(Text::night_rules_plain, {draft::name_of(v.night->rules)})
                           : f.say(Text::night_rules, {draft::name_of(v.night->rules), options});
}

void rules(Frame& f, const NightValues& v, Rect r) {
    std::string told;
    for (const ChangedRule& rule : changed_rules(v.night->rules, f.say.language()))
        told += (told.empty() ? "" : "\n") +
                f.say(Text::night_rule_differs, {std::string(rule.now.title), rule.now.value_in_words(rule.now.value),
                                                 rule.now.value_in_words(rule.usual), std::string(rule.now.clause)});
    if (!told.empty()) f.ui.tip(f.ui.item("night.rules", r, Can::be_seen), told);
}

}  // namespace

void draw_standings(Frame& f, const NightValues& v, Rect r) {
    Canvas& c = f.c;
    panel(c, r);
    c.text({r.x + 20, r.y + 34}, f.say(Text::night_standings), bold(18, c.p.t1));
    const std::string when =
        v.night->rounds.empty()
            ? std::string(f.say(Text::night_before))
            : f.say(v.night->phase() == draft::NightPhase::finished ? Text::night_final : Text::night_live,
                    {std::to_string(v.night->rounds.size())});
    c.text({r.right() - 20, r.y + 34}, when, regular(14, c.p.t2, Align::right));
    const float right = r.right() - 20;
    const std::tuple<float, Text> heads[] = {{right - 260, Text::night_wlt},
                                             {right - 166, Text::night_pts},
                                             {right - 90, Text::night_omw},
                                             {right, Text::night_oomw}};
    for (const auto& [x, text] : heads) c.text({x, r.y + 66}, f.say(text), bold(12, c.p.t3, Align::right));
    const float foot = 92;
    const Rect view{r.x + 8, r.y + 76, r.w - 14, r.h - 76 - foot};
    const auto count = static_cast<float>(v.standings.size());
    const float row = std::clamp(view.h / std::max(1.f, count), 36.f, 50.f);
    const float up = f.ui.begin_scroll("night.standings", view, row * count);
    for (std::size_t i = 0; i < v.standings.size(); ++i) {
        const Rect box{r.x + 12, view.y + row * static_cast<float>(i) - up, r.w - 24, row - 4};
        if (box.overlaps(view)) standing_row(f, v, box, v.standings[i]);
    }
    f.ui.end_scroll();
    const float y = r.bottom() - foot + 24;
    const int lines = c.paragraph({r.x + 20, y}, f.say(Text::night_order), regular(14, c.p.t2), r.w - 40, 20, 2);
    c.text_within({r.x + 20, y + 20 * static_cast<float>(lines) + 4}, f.say(Text::night_order_note),
                  regular(13, c.p.t3), r.w - 40);
}

void draw_about(Frame& f, const NightValues& v, Rect r) {
    Canvas& c = f.c;
    panel(c, r);
    c.text({r.x + 20, r.y + 34}, f.say(Text::night_about), bold(18, c.p.t1));
    const DraftTableRow& row = v.night->settings.row;
    int people = 0, bots = 0;
    for (std::uint8_t i = 0; i < v.night->seats.size(); ++i)
        ++(f.session.place(SeatId{i}) == SeatPlace::here ? people : bots);
    float y = r.y + 64;
    const auto line = [&](Icon mark, const std::string& text) {
        if (y > r.bottom() - 14) return;
        icon(c, {r.x + 30, y - 5}, 8, mark, c.p.t2);
        c.text_within({r.x + 50, y}, text, regular(15, c.p.t2), r.w - 70);
        y += 27;
    };
    if (people > 0) line(Icon::screen, f.say.count(Text::night_one_here, Text::night_many_here, people));
    if (bots > 0) line(Icon::robot, f.say.count(Text::night_one_bot, Text::night_many_bots, bots));
    const Text decks = draft::prizes_in(row) == draft::WithPrizes::yes ? Text::night_deck_size : Text::ucg_deck_size;
    line(Icon::cards, f.say(decks, {std::to_string(row.deck_size), std::to_string(row.prize_cards)}));
    if (const auto* pokemon = std::get_if<RuleSet>(&v.night->rules))
        for (const WeaknessRule& rule : pokemon->weakness_rules)
            line(Icon::star, f.say(Text::night_weakness,
                                   {f.say.type(rule.whose), f.say.type(rule.against), std::to_string(rule.factor)}));
    rules(f, v, {r.x, y - 20, r.w, 26});
    line(Icon::gear, rules_named(f, v));
    if (!v.night->settings.deal_seal.empty())
        line(Icon::eye, f.say(Text::night_deal, {text::in_groups(v.night->settings.deal_seal)}));
}

}  // namespace cubenight::gui
