// Deck: the card that is looked at, and what adding it would bring.
#include "src/gui/screens/deck/deck_looking.hpp"

#include <algorithm>
#include <span>

#include "src/gui/screens/common/large_card.hpp"
#include "src/gui/screens/common/texts_panel.hpp"
#include "src/gui/screens/deck/deck_odds.hpp"
#include "src/gui/widgets/card_face.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {

namespace {

enum class Keys : std::uint8_t { heard, unheard };
// Whether all that the card says is to be read on its face.
enum class Face : std::uint8_t { readable, small };
enum class Height : std::uint8_t { low, usual };

// What adding the card would bring; nothing where it is in the deck.
std::vector<DeckNote> notes_of(const Frame& f, const DeckValues& v, draft::CubeCopyId copy) {
    const std::vector<draft::CubeCopyId> line = v.line_of(copy);
    if (v.deck().has(copy) || line.empty()) return {};
    std::vector<DeckNote> found = v.game().notes(f.say, v, line);
    found.push_back({opens_with(f.say, v, copy), draft::AdviceLevel::note});
    return found;
}

std::string notes_title(const Frame& f, const DeckValues& v, draft::CubeCopyId copy) {
    return f.say(v.line_of(copy).size() > 1 ? Text::deck_if_line : Text::deck_if_card,
                 {v.faces().name(f.say, v.cards.id(copy))});
}

constexpr float note_row = 25;

float notes_height(std::size_t count) { return count == 0 ? 0 : 54 + note_row * static_cast<float>(count); }

void draw_notes(Frame& f, std::string_view title, std::span<const DeckNote> notes, Vec at, float width) {
    Canvas& c = f.c;
    if (notes.empty()) return;
    const Rect box{at.x, at.y, width, notes_height(notes.size()) - 14};
    c.rect(box, c.p.plate.alpha(.55f), 10);
    c.text_within({box.x + 16, box.y + 25}, title, bold(14, c.p.t1), box.w - 32);
    for (std::size_t i = 0; i < notes.size(); ++i) {
        const float row = box.y + 52 + note_row * static_cast<float>(i);
        const bool warn = notes[i].level == draft::AdviceLevel::warning;
        icon(c, {box.x + 24, row - 5}, 6.5f,
             warn                                         ? Icon::warning
             : notes[i].level == draft::AdviceLevel::note ? Icon::eye
                                                          : Icon::tick,
             warn                                         ? c.p.warn
             : notes[i].level == draft::AdviceLevel::note ? c.p.info
                                                          : c.p.ok);
        c.text_within({box.x + 40, row}, notes[i].text, regular(14, c.p.t1), box.w - 52);
    }
}

// All that the card says, where its face is too small to be read.
std::vector<PanelText> texts_of(Frame& f, const DeckValues& v, draft::CubeCopyId copy) {
    std::vector<PanelText> texts;
    for (std::string& text : v.faces().sentences(f, v.cards.id(copy)))
        texts.push_back({std::move(text), regular(14, f.c.p.t1), false});
    return texts;
}

// What is only under the pointer has no keys: they belong to the selected card.
void buttons(Frame& f, const DeckValues& v, Rect r, draft::CubeCopyId copy, Keys keys, DeckWishes& wishes) {
    const auto key = [&](Key wanted) { return keys == Keys::heard ? wanted : Key::none; };
    const Rect first = r.column(0, 2, 12), second = r.column(1, 2, 12);
    if (v.deck().has(copy)) {
        if (button(f, {.id = "deck.take_out",
                       .box = first,
                       .label = f.say(Text::deck_remove),
                       .rank = Rank::quiet,
                       .icon = Icon::minus,
                       .key = key(Key::del),
                       .text = 15}))
            wishes.remove(copy);
        const std::vector<draft::CubeCopyId> turned = v.with_turned_lock(copy);
        if (button(f, {.id = "deck.lock",
                       .box = second,
                       .label = f.say(turned.size() > v.locked.size() ? Text::deck_lock : Text::deck_unlock),
                       .rank = Rank::quiet,
                       .icon = Icon::lock,
                       .key = key(Key::k),
                       .tip = f.say(Text::deck_lock_tip),
                       .text = 15}))
            wishes.locked = turned;
        return;
    }
    if (button(f, {.id = "deck.add",
                   .box = first,
                   .label = f.say(Text::deck_add),
                   .rank = Rank::primary,
                   .icon = Icon::plus,
                   .key = key(Key::enter),
                   .text = 15}))
        wishes.add(copy);
    if (!v.game().has_lines()) return;
    const bool line = v.line_of(copy).size() > 1;
    if (button(f, {.id = "deck.add_line",
                   .box = second,
                   .label = f.say(Text::deck_add_line),
                   .rank = Rank::quiet,
                   .icon = Icon::plus,
                   .key = key(Key::l),
                   .locked = line ? std::string_view() : f.say(Text::deck_no_line),
                   .text = 15}))
        wishes.add(v.line_of(copy));
}

// Its name and what it is: below each other, or in a line where there is little room. Returns where they end.
float card_heading(Frame& f, const DeckValues& v, Rect r, draft::CubeCopyId copy, Height height) {
    Canvas& c = f.c;
    const CardId card = v.cards.id(copy);
    std::string under = v.faces().about(f.say, card);
    if (v.deck().has(copy)) under += std::string(" · ") + std::string(f.say(Text::deck_in_deck));
    if (height == Height::usual) {
        c.text_within({r.x, r.y + 20}, v.faces().name(f.say, card), bold(20, c.p.t1).cuttable(), r.w);
        c.text_within({r.x, r.y + 44}, under, regular(14, c.p.felt_t2), r.w);
        return r.y + 54;
    }
    const float named = c.text_within({r.x, r.y + 16}, v.faces().name(f.say, card), bold(17, c.p.t1).cuttable(),
                                      r.w - std::min(r.w / 2, c.width(under, regular(14, c.p.felt_t2)) + 12));
    c.text_within({r.x + named + 12, r.y + 16}, under, regular(14, c.p.felt_t2).cuttable(), r.w - named - 12);
    return r.y + 22;
}

// What it says stands between its name and the buttons, with what adding it would bring; in a low window these notes come
// behind the texts and scroll with them.
void about(Frame& f, const DeckValues& v, Rect r, draft::CubeCopyId copy, Face face, Keys keys, DeckWishes& wishes) {
    const bool low = r.h < 260;
    const float top = card_heading(f, v, r, copy, low ? Height::low : Height::usual);
    const std::vector<DeckNote> found = notes_of(f, v, copy);
    const std::span<const DeckNote> notes = std::span(found).first(std::min<std::size_t>(found.size(), 4));
    std::vector<PanelText> texts;
    if (face == Face::small) texts = texts_of(f, v, copy);
    const Colour quiet = f.c.p.felt_t2;
    if (low && !notes.empty()) {
        texts.push_back({notes_title(f, v, copy), bold(14, quiet), false});
        for (const DeckNote& note : notes) texts.push_back({note.text, regular(14, quiet), false});
    }
    if (v.deck().has(copy)) texts.push_back({opens_with(f.say, v, copy), regular(14, quiet), false});
    Rect room{r.x, top, r.w, r.bottom() - top};
    const Rect foot = room.cut_bottom(44);
    room.cut_bottom(4);
    if (!low) {
        const Rect box = room.cut_bottom(notes_height(notes.size()));
        draw_notes(f, notes_title(f, v, copy), notes, box.corner(), box.w);
    }
    draw_texts(f, "deck.looking." + std::to_string(copy.value), room, texts);
    buttons(f, v, foot, copy, keys, wishes);
}

bool fold_button(Frame& f, Vec corner, Looking form) {
    const bool line = form == Looking::line;
    return button(f, {.id = "deck.fold",
                      .box = {corner.x, corner.y, 30, 28},
                      .rank = Rank::plain,
                      .icon = line ? Icon::chevron_up : Icon::chevron_down,
                      .tip = f.say(line ? Text::deck_more : Text::deck_less)});
}

// Its name, what it is, and the buttons for it.
void line(Frame& f, const DeckValues& v, Rect r, const DeckHand& hand, DeckWishes& wishes) {
    Canvas& c = f.c;
    if (!hand.looked_at) {
        c.paragraph({r.x, r.y + 22}, f.say(Text::deck_drag), regular(14, c.p.felt_t2), r.w, 20, 2);
        return;
    }
    const Rect keys = r.cut_right(r.w * .56f);
    const CardId card = v.cards.id(*hand.looked_at);
    c.text_within({r.x, r.y + 20}, v.faces().name(f.say, card), bold(16, c.p.t1).cuttable(), r.w - 12);
    const std::string under = v.faces().about(f.say, card) + " · " + std::string(f.say(Text::draft_larger));
    c.text_within({r.x, r.y + 40}, under, regular(13, c.p.felt_t2).cuttable(), r.w - 12);
    buttons(f, v, {keys.x, keys.y + 2, keys.w, 40}, *hand.looked_at,
            hand.looked_at == hand.selected ? Keys::heard : Keys::unheard, wishes);
}

}  // namespace

bool draw_looking(Frame& f, const DeckValues& v, Rect r, Looking form, const DeckHand& hand, DeckWishes& wishes) {
    Canvas& c = f.c;
    c.rect({r.x, r.y + 8, r.w, c.hairline()}, c.p.felt_t2.alpha(.3f));
    if (form == Looking::line) {
        line(f, v, {r.x, r.y + 12, r.w - 42, r.h - 12}, hand, wishes);
        return fold_button(f, {r.right() - 30, r.y + 20}, form);
    }
    const bool folds = fold_button(f, {r.right() - 30, r.y + 14}, form);
    const float named = c.text({r.x, r.y + 32}, f.say(Text::draft_looking), bold(14, c.p.felt_t2));
    c.text_within({r.right() - 44, r.y + 32}, f.say(Text::draft_larger), regular(13, c.p.felt_t2, Align::right),
                  r.w - named - 60);
    const float width = (r.h - 44) / 1.4f;
    const Rect card = CardPainter::box({r.x, r.y + 42}, width);
    if (!hand.looked_at) {
        c.dashed_frame(card, c.p.felt_t2.alpha(.5f), 11, 1.4f);
        c.paragraph({card.right() + 28, card.y + 40}, f.say(v.game().look_hint()), regular(15, c.p.felt_t2),
                    r.right() - card.right() - 40, 23, 5);
        return folds;
    }
    v.draw(f, card.corner(), width, *hand.looked_at);
    const Rect words{card.right() + 28, r.y + 42, r.right() - card.right() - 28, r.h - 42};
    about(f, v, words, *hand.looked_at, width * c.scale() >= enlarged ? Face::readable : Face::small,
          hand.looked_at == hand.selected ? Keys::heard : Keys::unheard, wishes);
    return folds;
}

void draw_close_up(Frame& f, const DeckValues& v, DeckHand& hand) {
    hand.close_up = leaf_through(f, *hand.close_up, std::span<const draft::CubeCopyId>(hand.beside_close_up),
                                 [&](Rect box, draft::CubeCopyId copy) { v.draw(f, box.corner(), box.w, copy); });
    if (!hand.close_up) hand.beside_close_up.clear();
}

}  // namespace cubenight::gui
