#include "src/gui/screens/home/practice_page.hpp"

#include <algorithm>

#include "src/gui/screens/home/deck_choice.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/text/names.hpp"

namespace cubenight::gui {

void PracticePage::draw(Frame& f, Rect r) {
    Canvas& c = f.c;
    f.session.put_practice_away();
    r = r.inset(36, 0);
    c.text({r.x, r.y + 62}, f.say(Text::home_practice), bold(28, c.p.t1));
    c.text_within({r.x, r.y + 90}, f.say(Text::practice_under), regular(15, c.p.t2), r.w);
    r.cut_top(116);
    r.cut_bottom(36);
    const auto& decks = f.session.deck_files();
    if (decks.empty()) {
        panel(c, r, 18);
        c.paragraph({r.x + 28, r.y + 50}, f.say(Text::practice_none), regular(15, c.p.t2), r.w - 56, 24, 4);
        return;
    }
    for (const std::size_t number : {0, 1})
        if (!find_deck(decks, wanted_.decks[number]))
            wanted_.decks[number] = decks[std::min(number, decks.size() - 1)].id;
    const Rect foot = r.cut_bottom(56);
    r.cut_bottom(20);
    r.h = std::min(r.h, 190 + deck_row_height * static_cast<float>(std::max<std::size_t>(decks.size(), 3)));
    for (const int number : {0, 1}) seat(f, r.column(number, 2, 24), number);
    start(f, {foot.right() - 240, std::min(foot.y, r.bottom() + 24), 240, 48});
}

void PracticePage::seat(Frame& f, Rect r, int number) {
    Canvas& c = f.c;
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
    if (const auto pressed = draw_deck_rows(f, view, id + ".deck", wanted_.decks[number]))
        wanted_.decks[number] = f.session.deck_files()[*pressed].id;
}

void PracticePage::start(Frame& f, Rect box) {
    const auto& decks = f.session.deck_files();
    const bool playable = std::ranges::all_of(wanted_.decks, [&](const std::string& id) {
        const DeckFile* deck = find_deck(decks, id);
        return deck && !deck->problem;
    });
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
