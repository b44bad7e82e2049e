// Deck: what an opening hand holds, in chances.
#include "src/gui/screens/deck/deck_odds.hpp"

#include <algorithm>

#include "draft/decks/opening.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {

namespace {

// In whole percent, but for what is neither sure nor out of the question.
std::string percent(draft::Chance chance) {
    const int share = (chance.per_mille() + 5) / 10;
    if (share == 0 && chance.of > 0) return "< 1 %";
    if (share == 100 && chance.of < chance.all) return "> 99 %";
    return std::to_string(share) + " %";
}

std::string with_decimals(const Strings& say, int hundredths) {
    const std::string rest = std::to_string(100 + hundredths % 100).substr(1);
    return std::to_string(hundredths / 100) + (say.language() == Language::finnish ? "," : ".") + rest;
}

// How many hands go back, where one has to have a card to open with. Returns where it ends.
float mulligans(Frame& f, const DeckValues& v, Rect r, const HandPart& opener) {
    Canvas& c = f.c;
    const int size = v.deck().size(), hand = v.view.deck_rules.hand_size;
    const draft::Chance back = draft::chance_of_none(size, opener.count, hand);
    const bool often = back.per_mille() > 250;
    c.text({r.x, r.y + 22}, f.say(Text::deck_mulligan), bold(15, c.p.t1));
    const float wide = c.text({r.right(), r.y + 25}, percent(back), bold(22, often ? c.p.warn : c.p.ok, Align::right));
    if (often) icon(c, {r.right() - wide - 16, r.y + 17}, 7, Icon::warning, c.p.warn);
    const auto average = draft::mulligans_in_hundredths(size, opener.count, hand);
    const std::string told = average ? f.say(Text::deck_mulligans, {with_decimals(f.say, *average)})
                                     : std::string(f.say(Text::deck_mulligan_always));
    const int lines = c.paragraph({r.x, r.y + 46}, told, regular(14, c.p.t2), r.w, 19, 2);
    return r.y + 46 + 19 * static_cast<float>(lines);
}

void parts(Frame& f, const DeckValues& v, Rect r, const std::vector<HandPart>& all) {
    Canvas& c = f.c;
    const int hand = v.view.deck_rules.hand_size;
    c.text_within({r.x, r.y + 16}, f.say(Text::deck_any_of, {std::to_string(hand)}), bold(14, c.p.t1), r.w);
    float y = r.y + 26;
    for (const HandPart& part : all) {
        const draft::Chance any = draft::chance_of_any(v.deck().size(), part.count, hand);
        c.text_within({r.x, y + 18}, part.name, regular(14, c.p.t1), r.w * .46f);
        c.text({r.right(), y + 18}, percent(any), bold(14, c.p.t1, Align::right));
        const Rect bar{r.x + r.w * .48f, y + 6, r.w * .52f - 60, 14};
        c.rect(bar, c.p.bg1, 4);
        const float share = static_cast<float>(any.per_mille()) / 1000;
        if (share > 0) c.rect({bar.x, bar.y, bar.w * share, bar.h}, part.colour, 4);
        y += 29;
    }
}

}  // namespace

DeckWishes draw_deck_odds(Frame& f, const DeckValues& v, Rect r) {
    DeckWishes wishes;
    Canvas& c = f.c;
    panel(c, r);
    c.text({r.x + 18, r.y + 32}, f.say(Text::deck_odds), bold(18, c.p.t1));
    const std::vector<HandPart> all = v.game().hand_parts(f.say, v);
    Rect in{r.x + 18, r.y + 48, r.w - 36, r.h - 66};
    if (v.game().must_open()) in.cut_top(mulligans(f, v, in, all.front()) + 14 - in.y);
    parts(f, v, in, all);
    in.cut_top(26 + 29 * static_cast<float>(all.size()) + 22);
    wishes.deal = button(f, {.id = "deck.deal",
                             .box = {in.x, in.y, in.w, 40},
                             .label = f.say(Text::deck_deal),
                             .icon = Icon::hand,
                             .key = Key::d,
                             .locked = v.deck().size() == 0 ? f.say(Text::deck_no_hand) : std::string_view()});
    return wishes;
}

std::string opens_with(const Strings& say, const DeckValues& v, draft::CubeCopyId card) {
    const bool added = !v.deck().has(card);
    const auto same = [&](draft::CubeCopyId other) { return v.cards.id(other) == v.cards.id(card); };
    const int copies = static_cast<int>(std::ranges::count_if(v.deck().cards, same)) + added;
    const int size = added ? std::max(v.deck().size() + 1, v.view.deck_rules.deck_size) : v.deck().size();
    const draft::Chance any = draft::chance_of_any(size, copies, v.view.deck_rules.hand_size);
    return say(Text::deck_opens_with, {std::to_string((any.per_mille() + 5) / 10)});
}

}  // namespace cubenight::gui
