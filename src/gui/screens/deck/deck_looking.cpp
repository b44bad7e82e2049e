// Deck: the card that is looked at, and what adding it would bring.
#include "src/gui/screens/deck/deck_builder.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/text/draft/advice_text.hpp"

namespace cubenight::gui {

void DeckBuilder::looking(Frame& f, Rect r) {
    Canvas& c = f.c;
    c.rect({r.x, r.y + 8, r.w, c.hairline()}, c.p.felt_t2.alpha(.3f));
    c.text({r.x, r.y + 32}, f.say(Text::draft_looking), bold(14, c.p.felt_t2));
    const float width = (r.h - 44) / 1.4f;
    const Rect card = CardPainter::box({r.x, r.y + 42}, width);
    if (!selected_) {
        c.dashed_frame(card, c.p.felt_t2.alpha(.5f), 11, 1.4f);
        c.paragraph({card.right() + 28, card.y + 40}, f.say(Text::deck_look_hint), regular(15, c.p.felt_t2),
                    r.right() - card.right() - 40, 23, 5);
        return;
    }
    CardPainter(c, f.say, f.words).draw(card.corner(), width, look(*selected_));
    const Rect words{card.right() + 28, r.y + 42, r.right() - card.right() - 28, r.h - 42};
    looking_words(f, words, *selected_);
}

void DeckBuilder::looking_words(Frame& f, Rect r, draft::CubeCopyId copy) {
    Canvas& c = f.c;
    const Card& card = v_.cards[copy];
    const bool low = r.h < 260;
    c.text_within({r.x, r.y + 20}, card.name, bold(20, c.p.t1), r.w);
    std::string under(card.kind == CardKind::pokemon ? f.say.stage(card.stage) : f.say.kind(card.kind));
    if (!card.evolves_from.empty()) under = f.say(Text::deck_evolves, {card.evolves_from});
    if (v_.deck().has(copy)) under += std::string(" · ") + std::string(f.say(Text::deck_in_deck));
    c.text_within({r.x, r.y + 44}, under, regular(14, c.p.felt_t2), r.w);
    float y = r.y + 58;
    const std::vector<draft::CubeCopyId> line = v_.line_of(copy);
    if (!v_.deck().has(copy) && !line.empty()) {
        const auto notes = draft::preview_add(v_.cards, v_.view.pool, v_.deck(), line, v_.view.deck_rules);
        const std::size_t shown = std::min<std::size_t>(notes.size(), low ? 2 : 4);
        const Rect box{r.x, y, r.w, 40 + 25 * static_cast<float>(shown)};
        c.rect(box, ink.alpha(.55f), 10);
        c.text_within({box.x + 16, box.y + 25},
                      f.say(line.size() > 1 ? Text::deck_if_line : Text::deck_if_card, {card.name}), bold(14, c.p.t1),
                      box.w - 32);
        for (std::size_t i = 0; i < shown; ++i) {
            const float row = box.y + 52 + 25 * static_cast<float>(i);
            const bool warn = notes[i].level == draft::AdviceLevel::warning;
            icon(c, {box.x + 24, row - 5}, 6.5f,
                 warn                                         ? Icon::warning
                 : notes[i].level == draft::AdviceLevel::note ? Icon::eye
                                                              : Icon::tick,
                 warn                                         ? c.p.warn
                 : notes[i].level == draft::AdviceLevel::note ? c.p.info
                                                              : c.p.ok);
            c.text_within({box.x + 40, row}, text::add_note_text(notes[i], f.say.language()), regular(14, c.p.t1),
                          box.w - 52);
        }
        y = box.bottom() + 14;
    }
    looking_buttons(f, {r.x, std::min(y + 4, r.bottom() - 44), r.w, 44}, copy);
    if (y + 90 < r.bottom()) c.text_within({r.x, y + 80}, f.say(Text::deck_drag), regular(14, c.p.felt_t2), r.w);
}

void DeckBuilder::looking_buttons(Frame& f, Rect r, draft::CubeCopyId copy) {
    const Rect first = r.column(0, 2, 12), second = r.column(1, 2, 12);
    if (v_.deck().has(copy)) {
        if (button(f, {.id = "deck.take_out",
                       .box = first,
                       .label = f.say(Text::deck_remove),
                       .rank = Rank::quiet,
                       .icon = Icon::minus,
                       .key = Key::del,
                       .text = 15}))
            remove(f, copy);
        return;
    }
    if (button(f, {.id = "deck.add",
                   .box = first,
                   .label = f.say(Text::deck_add),
                   .rank = Rank::primary,
                   .icon = Icon::plus,
                   .key = Key::enter,
                   .text = 15}))
        add(f, copy);
    const bool line = v_.line_of(copy).size() > 1;
    if (button(f, {.id = "deck.add_line",
                   .box = second,
                   .label = f.say(Text::deck_add_line),
                   .rank = Rank::quiet,
                   .icon = Icon::plus,
                   .key = Key::l,
                   .locked = line ? std::string_view() : f.say(Text::deck_no_line),
                   .text = 15}))
        add_line(f, copy);
}

void DeckBuilder::closer(Frame& f) {
    Canvas& c = f.c;
    Layer layer(f, .7f);
    const float width = std::min(460.f, (f.area.h - 80) / 1.4f);
    const Vec at{f.area.centre().x - width / 2, f.area.centre().y - width * .7f};
    const Response r = f.ui.item("deck.close_up", f.area);
    CardPainter(c, f.say, f.words).draw(at, width, look(*close_up_));
    if (r.clicked || r.right_clicked || f.ui.key(Key::escape)) close_up_.reset();
}

}  // namespace cubenight::gui
