// Deck: the rules that it breaks with what mends them, the rules that it keeps, and advice.
#include "src/gui/screens/deck/deck_check.hpp"

#include <algorithm>

#include "src/gui/widgets/controls.hpp"
#include "src/text/draft/advice_text.hpp"
#include "src/text/draft/deck_text.hpp"

namespace cubenight::gui {
namespace {

void round_mark(Canvas& c, Vec at, Icon mark, Colour colour) {
    c.ring(at, 11, colour, 1.8f);
    icon(c, at, 5, mark, colour);
}

float mend_buttons(Frame& f, const DeckValues& v, Vec at, float width, const std::vector<draft::Mend>& mends,
                   std::string_view id, const draft::BrokenRule* why, DeckWishes& wishes) {
    Canvas& c = f.c;
    float x = at.x;
    const std::string why_id = std::string(id) + ".why";
    Button ask{.id = why_id, .box = {0, at.y, 60, 28}, .label = f.say(Text::deck_why), .rank = Rank::quiet, .text = 13};
    ask.box.w = std::max(ask.box.w, button_width(c, ask));
    const float why_room = why ? ask.box.w + 8 : 0;
    for (std::size_t i = 0; i < mends.size() && i < 2; ++i) {
        const std::string label = text::mend_text(mends[i], v.cards, f.say.language());
        const float wide = std::min(c.width(label, bold(13, white)) + 26, at.x + width - why_room - x);
        if (wide < 60) break;
        const std::string name = std::string(id) + "." + std::to_string(i);
        if (button(f, {.id = name,
                       .box = {x, at.y, wide, 28},
                       .label = label,
                       .rank = i == 0 && why ? Rank::primary : Rank::quiet,
                       .text = 13}))
            wishes.edits = mends[i].edits;
        x += wide + 8;
    }
    ask.box.x = x;
    if (why && button(f, ask)) wishes.why = {why->rule, why->clause};
    return 28;
}

float broken(Frame& f, const DeckValues& v, Rect r, const draft::BrokenRule& rule, std::size_t index,
             DeckWishes& wishes) {
    Canvas& c = f.c;
    const std::string text = text::broken_rule_text(rule, v.cards, f.say.language());
    const TextStyle style = regular(13, c.p.t2);
    const auto lines = std::min<std::size_t>(3, c.wrapped(text, style, r.w - 56).size());
    const float body = 30 + 18 * static_cast<float>(lines);
    const float height = body + (rule.mends.empty() ? 34.f : 38.f);
    const Rect box{r.x, r.y, r.w, height};
    c.rect(box, c.p.bad_row, 10);
    c.frame(box, c.p.bad, 10, 1.2f);
    round_mark(c, {r.x + 22, r.y + 22}, Icon::cross, c.p.bad);
    c.text_within({r.x + 42, r.y + 22},
                  f.say(v.game().rule_name(rule.rule),
                        {std::to_string(v.view.deck_rules.deck_size), std::to_string(v.view.deck_rules.copy_limit)}),
                  bold(15, c.p.t1), r.w - 52);
    c.paragraph({r.x + 42, r.y + 40}, text, style, r.w - 56, 18, 3);
    mend_buttons(f, v, {r.x + 42, r.y + body + 2}, r.w - 52, rule.mends, "deck.mend." + std::to_string(index), &rule,
                 wishes);
    return height;
}

float passed(Frame& f, const DeckValues& v, Rect r, draft::DeckRule rule) {
    Canvas& c = f.c;
    const draft::DeckRules& rules = v.view.deck_rules;
    round_mark(c, {r.x + 22, r.y + 22}, Icon::tick, c.p.ok);
    c.text_within({r.x + 42, r.y + 19},
                  f.say(v.game().rule_name(rule), {std::to_string(rules.deck_size), std::to_string(rules.copy_limit)}),
                  bold(15, c.p.t1), r.w - 52);
    c.text_within({r.x + 42, r.y + 38}, v.game().kept(f.say, v, rule), regular(13, c.p.t2), r.w - 52);
    return 50;
}

float advised(Frame& f, const DeckValues& v, Rect r, const draft::Advice& advice, std::size_t index,
              DeckWishes& wishes) {
    Canvas& c = f.c;
    const Icon mark = advice.level == draft::AdviceLevel::fine   ? Icon::tick
                      : advice.level == draft::AdviceLevel::note ? Icon::eye
                                                                 : Icon::warning;
    const Colour colour = advice.level == draft::AdviceLevel::fine   ? c.p.ok
                          : advice.level == draft::AdviceLevel::note ? c.p.info
                                                                     : c.p.warn;
    round_mark(c, {r.x + 22, r.y + 22}, mark, colour);
    const int lines = c.paragraph({r.x + 42, r.y + 20}, text::advice_text(advice, v.cards, f.say.language()),
                                  regular(14, c.p.t1), r.w - 54, 19, 3);
    float height = 30 + 19 * static_cast<float>(std::max(1, lines) - 1);
    if (!advice.mends.empty())
        height += 4 + mend_buttons(f, v, {r.x + 42, r.y + height}, r.w - 52, advice.mends,
                                   "deck.advice." + std::to_string(index), nullptr, wishes);
    return height + 14;
}

}  // namespace

DeckWishes DeckChecks::draw(Frame& f, const DeckValues& v, Rect r) {
    DeckWishes wishes;
    Canvas& c = f.c;
    panel(c, r);
    c.text({r.x + 18, r.y + 32}, f.say(Text::deck_check), bold(18, c.p.t1));
    const int wrong = static_cast<int>(v.broken.size());
    const std::string state = wrong == 0 ? std::string(f.say(Text::deck_legal))
                                         : f.say.count(Text::deck_to_fix_one, Text::deck_to_fix, wrong);
    const float wide = c.width(state, bold(12.5f, ink)) + 18;
    pill(c, {r.right() - 18 - wide, r.y + 27}, state, wrong == 0 ? Tone::ok : Tone::bad);
    const Rect view{r.x + 6, r.y + 44, r.w - 10, r.h - 52};
    const float up = f.ui.begin_scroll("deck.checks", view, height_);
    const float left = r.x + 10;
    Rect row{left, view.y + 4 - up, r.w - 20, 0};
    for (std::size_t i = 0; i < v.broken.size(); ++i) row.y += broken(f, v, row, v.broken[i], i, wishes) + 8;
    const auto kept = [&](draft::DeckRule rule) {
        for (const draft::BrokenRule& each : v.broken)
            if (each.rule == rule) return false;
        return true;
    };
    for (const draft::DeckRule rule : v.game().told_rules(v.view.deck_rules))
        if (kept(rule)) row.y += passed(f, v, row, rule);
    for (std::size_t i = 0; i < v.advice.size(); ++i)
        if (v.advice[i].kind != draft::AdviceKind::shape) row.y += advised(f, v, row, v.advice[i], i, wishes);
    height_ = row.y + up - view.y + 8;
    f.ui.end_scroll();
    return wishes;
}

}  // namespace cubenight::gui
