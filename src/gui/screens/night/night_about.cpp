// Night: who is there, and under which rules it is played.
#include <functional>
#include <utility>

#include "src/gui/screens/common/rule_lines.hpp"
#include "src/gui/screens/night/night_standings.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {
namespace {

// The kind of pairing, and a sentence of it.
std::pair<Text, Text> pairing_words(draft::PairingSystem system) {
    switch (system) {
        case draft::PairingSystem::round_robin: return {Text::pairing_round_robin, Text::pairing_round_robin_tip};
        case draft::PairingSystem::elimination: return {Text::pairing_elimination, Text::pairing_elimination_tip};
        case draft::PairingSystem::by_size:
        case draft::PairingSystem::swiss: break;
    }
    return {Text::pairing_swiss, Text::pairing_swiss_tip};
}

// The rules by their names, and what differs by what it is about; pointed at, in a sentence each. Of rules that a cube has
// left as they are, what they have otherwise than those that are known best.
void rules(Frame& f, const NightValues& v, Rect r, const std::function<void(Icon, const std::string&)>& line) {
    std::vector<std::string> titles;
    std::string told;
    auto changed = changed_rules(v.night->rules, f.say.language());
    const bool plain = changed.empty();
    if (const auto known = known_rules(v.night->rules); known && plain)
        changed = changed_rules(v.night->rules, *known, f.say.language());
    for (const ChangedRule& rule : changed) {
        if (!plain) titles.emplace_back(rule.now.title);
        told += (told.empty() ? "" : "\n") +
                f.say(Text::night_rule_differs, {std::string(rule.now.title), rule.now.value_in_words(rule.now.value),
                                                 rule.now.value_in_words(rule.usual), rule.now.clause});
    }
    if (!told.empty()) f.ui.tip(f.ui.item("night.rules", r, Can::be_seen), told);
    const bool pokemon = std::holds_alternative<RuleSet>(v.night->rules);
    const std::string name(pokemon ? rule_set_called(f.say, v.night->settings.rule_set)
                                   : draft::name_of(v.night->rules));
    line(Icon::gear,
         titles.empty() ? f.say(Text::night_rules_plain, {name}) : f.say(Text::night_rules, {name, f.say.row(titles)}));
}

}  // namespace

void draw_about(Frame& f, const NightValues& v, Rect r) {
    Canvas& c = f.c;
    panel(c, r);
    c.text({r.x + 20, r.y + 34}, f.say(Text::night_about), bold(18, c.p.t1));
    const DraftTableRow& row = v.night->settings.row;
    int people = 0, bots = 0;
    for (std::uint8_t i = 0; i < v.night->seats.size(); ++i)
        ++(f.session.place(SeatId{i}) == SeatPlace::here ? people : bots);
    float y = r.y + 64;
    // In a panel that is high enough a line goes on below itself.
    const int most = r.h > 320 ? 3 : 1;
    const auto line = [&](Icon mark, const std::string& text) {
        if (y > r.bottom() - 14) return;
        icon(c, {r.x + 30, y - 5}, 8, mark, c.p.t2);
        const int lines = c.paragraph({r.x + 50, y}, text, regular(15, c.p.t2).cuttable(), r.w - 70, 20, most);
        y += 27 + 20 * static_cast<float>(lines - 1);
    };
    // A rule of the house is read whole: where its line is too short for it, pointed at.
    const auto house_rule = [&](const std::string& text) {
        const std::string id = "night.house." + std::to_string(static_cast<int>(y));
        if (c.width(text, regular(15, c.p.t2)) > r.w - 70)
            f.ui.tip(f.ui.item(id, {r.x, y - 20, r.w, 26}, Can::be_seen), text);
        line(Icon::star, text);
    };
    if (people > 0) line(Icon::screen, f.say.count(Text::night_one_here, Text::night_many_here, people));
    if (bots > 0) line(Icon::robot, f.say.count(Text::night_one_bot, Text::night_many_bots, bots));
    const Text decks = draft::prizes_in(row) == draft::WithPrizes::yes ? Text::night_deck_size : Text::ucg_deck_size;
    line(Icon::cards, f.say(decks, {std::to_string(row.deck_size), std::to_string(row.prize_cards)}));
    if (const auto* pokemon = std::get_if<RuleSet>(&v.night->rules))
        for (const WeaknessRule& rule : pokemon->weakness_rules)
            house_rule(f.say(Text::night_weakness,
                             {f.say.type(rule.whose), f.say.type(rule.against), std::to_string(rule.factor)}));
    const auto [pairing, sentence] = pairing_words(v.night->system());
    f.ui.tip(f.ui.item("night.pairing", {r.x, y - 20, r.w, 26}, Can::be_seen), std::string(f.say(sentence)));
    line(Icon::flag, std::string(f.say(pairing)));
    rules(f, v, {r.x, y - 20, r.w, 26}, line);
    if (!v.night->settings.deal_seal.empty())
        line(Icon::eye, f.say(Text::night_deal, {text::in_groups(v.night->settings.deal_seal)}));
}

}  // namespace cubenight::gui
