#include "src/gui/screens/home/practice_page.hpp"

#include <algorithm>

#include "src/gui/widgets/controls.hpp"
#include "src/text/names.hpp"

namespace cubenight::gui {
namespace {

constexpr float row_height = 58;

// Returns whether it was pressed.
bool deck_row(Frame& f, Rect r, const PracticeDeck& deck, const std::string& id, bool chosen) {
    Canvas& c = f.c;
    const Response at = f.ui.item(id, r);
    c.rect(r, chosen || at.hovered ? c.p.s3 : c.p.s2, 10);
    if (chosen) c.rect({r.x, r.y + 12, 4, r.h - 24}, c.p.accent, 2);
    c.text_within({r.x + 18, r.y + 23}, deck.name, bold(15, c.p.t1).cuttable(), r.w - 34);
    if (deck.problem) {
        icon(c, {r.x + 25, r.y + 39}, 6, Icon::warning, c.p.warn);
        c.text_within({r.x + 38, r.y + 43}, f.say(deck.problem->reason), regular(13, c.p.warn).cuttable(), r.w - 54);
        f.ui.tip(at, f.say(*deck.problem));
    } else {
        c.text({r.x + 18, r.y + 43}, f.say.count(Text::match_cards_one, Text::match_cards, deck.cards),
               regular(13, c.p.t2));
    }
    return at.clicked;
}

}  // namespace

void PracticePage::draw(Frame& f, Rect r) {
    Canvas& c = f.c;
    f.session.put_practice_away();
    r = r.inset(36, 0);
    c.text({r.x, r.y + 62}, f.say(Text::home_practice), bold(28, c.p.t1));
    c.text_within({r.x, r.y + 90}, f.say(Text::practice_under), regular(15, c.p.t2), r.w);
    r.cut_top(116);
    r.cut_bottom(36);
    const auto& decks = f.session.practice_decks();
    if (decks.empty()) {
        panel(c, r, 18);
        c.paragraph({r.x + 28, r.y + 50}, f.say(Text::practice_none), regular(15, c.p.t2), r.w - 56, 24, 4);
        return;
    }
    for (std::size_t& deck : wanted_.decks) deck = std::min(deck, decks.size() - 1);
    const Rect foot = r.cut_bottom(56);
    r.cut_bottom(20);
    r.h = std::min(r.h, 190 + row_height * static_cast<float>(std::max<std::size_t>(decks.size(), 3)));
    for (const int number : {0, 1}) seat(f, r.column(number, 2, 24), number);
    start(f, {foot.right() - 240, std::min(foot.y, r.bottom() + 24), 240, 48});
}

void PracticePage::seat(Frame& f, Rect r, int number) {
    Canvas& c = f.c;
    const auto& decks = f.session.practice_decks();
    panel(c, r, 18);
    const std::string id = "practice." + std::to_string(number);
    const std::string title = f.say(Text::practice_seat, {std::to_string(number + 1)});
    c.text_within({r.x + 24, r.y + 40}, title, bold(18, c.p.t1), r.w - 220);
    if (number == 1) {
        const std::string_view labels[] = {f.say(Text::seating_person), f.say(Text::seating_bot)};
        const int now = wanted_.other == SeatPlace::here ? 0 : 1;
        wanted_.other = tabs(f, id + ".kind", {r.right() - 204, r.y + 18, 180, 34}, labels, now) == 0 ? SeatPlace::here
                                                                                                      : SeatPlace::bot;
    }
    const Rect field{r.x + 20, r.y + 62, r.w - 40, 40};
    c.rect(field, c.p.well, size::button_radius);
    f.ui.text_field(id + ".name", field.inset(12, 5), wanted_.names[number], f.say(Text::seating_name));
    const Rect view{r.x + 12, r.y + 116, r.w - 24, r.h - 128};
    const float up = f.ui.begin_scroll(id + ".decks", view, row_height * static_cast<float>(decks.size()));
    for (std::size_t i = 0; i < decks.size(); ++i) {
        const Rect row{view.x, view.y + row_height * static_cast<float>(i) - up, view.w - 8, row_height - 6};
        if (!row.overlaps(view)) continue;
        if (deck_row(f, row, decks[i], id + ".deck." + std::to_string(i), wanted_.decks[number] == i))
            wanted_.decks[number] = i;
    }
    f.ui.end_scroll();
}

void PracticePage::start(Frame& f, Rect box) {
    const auto& decks = f.session.practice_decks();
    const bool playable = !decks[wanted_.decks[0]].problem && !decks[wanted_.decks[1]].problem;
    if (!button(f, {.id = "practice.start",
                    .box = box,
                    .label = f.say(Text::practice_start),
                    .rank = Rank::primary,
                    .icon = Icon::play,
                    .key = Key::enter,
                    .locked = playable ? std::string_view() : f.say(Text::practice_locked),
                    .text = 16}))
        return;
    Practice wanted = wanted_;
    for (const int number : {0, 1}) {
        if (!wanted.names[number].empty()) continue;
        const bool bot = number == 1 && wanted.other == SeatPlace::bot;
        wanted.names[number] = bot ? std::string(text::bot_name(0, f.say.language()))
                                   : f.say(Text::practice_seat, {std::to_string(number + 1)});
    }
    if (const Said said = f.session.practise(wanted)) f.ui.toast(*said);
    else f.go.open(Page::ultraman);
}

}  // namespace cubenight::gui
