// Match: the own hand.
#include "src/gui/screens/match/hand.hpp"

#include "src/gui/screens/common/hand_fan.hpp"
#include "src/text/clause_text.hpp"

namespace cubenight::gui {

using namespace pokemon;

namespace {

// What belongs to playing, label and lock, has no place while cards are chosen for something else.
Mark mark_of(const MatchValues& v, const HandCard& held) {
    if (held.copy == no_copy) return Mark::none;
    if (v.can_take_back && v.view.choice.source == held.copy.value) return Mark::held;
    if (v.at == AskAt::board && v.number_of(OptionKind::copy, held.copy.value) > 0) return Mark::chosen_from;
    if (v.is_chosen(held.copy)) return Mark::chosen;
    return held.play && !v.chooses_from_hand() ? Mark::legal : Mark::none;
}

FanCard fan_card(const MatchValues& v, const HandCard& held) {
    const Mark mark = mark_of(v, held);
    FanCard card{.copy = held.copy,
                 .mark = mark,
                 .label = held.label,
                 .why_not = {},
                 .tip = {},
                 .away = v.away(held.copy),
                 .number = mark == Mark::chosen_from ? v.number_of(OptionKind::copy, held.copy.value)
                           : mark == Mark::chosen    ? v.number_of_chosen(held.copy)
                                                     : held.number};
    if (held.why_not.empty() || v.chooses_from_hand()) return card;
    card.why_not = held.why_not;
    card.tip = text::with_rule(held.explained, v.names.cited(held.clause), v.names.language);
    return card;
}

void press(Frame& f, const MatchValues& v, const HandCard& held, Mark mark, MatchWishes& wishes) {
    if (mark == Mark::chosen_from) wishes.take = *v.option_of(OptionKind::copy, held.copy.value);
    else if (mark == Mark::held) wishes.take_back = true;
    else if (mark == Mark::chosen) wishes.unchosen = held.copy;
    else if (v.chooses_from_hand()) return;
    else if (held.play) wishes.take = *held.play;
    else if (!held.why_not.empty()) f.ui.toast(text::with_clause(held.explained, v.names.cited(held.clause)));
}

}  // namespace

MatchWishes draw_hand(Frame& f, const MatchValues& v, std::span<const HandCard> hand, Rect strip,
                      std::span<const CopyId> lit) {
    std::vector<FanCard> cards;
    for (const HandCard& held : hand) cards.push_back(fan_card(v, held));
    const auto face = [&](Rect box, std::size_t index) {
        CardPainter painter(f.c, f.say, f.words);
        if (const Card* card = hand[index].card) painter.draw(box.corner(), box.w, v.look(*card));
        else painter.back(box.corner(), box.w);
    };
    const FanWishes fan = draw_hand_fan(f,
                                        {.cards = cards,
                                         .lit = lit,
                                         .forced = v.at == AskAt::board && (!v.can_take_back || v.chooses_from_hand()),
                                         .drags = v.at == AskAt::turn || v.at == AskAt::board,
                                         .face = face},
                                        strip);
    MatchWishes wishes;
    wishes.pointed = fan.pointed;
    if (fan.opened) wishes.opened = hand[*fan.opened].copy;
    if (fan.dragged) wishes.dragged = hand[*fan.dragged].copy, wishes.dropped = fan.dropped;
    if (fan.pressed) press(f, v, hand[*fan.pressed], cards[*fan.pressed].mark, wishes);
    return wishes;
}

void draw_opened(Frame& f, const MatchValues& v, OpenedCard& opened) {
    if (!opened.card()) return;
    opened.draw(f, hand_with(*opened.card(), v.hand, v.other_hand), [&](Rect box, CopyId copy) {
        CardPainter(f.c, f.say, f.words).draw(box.corner(), box.w, v.look(*v.card(copy)));
    });
}

}  // namespace cubenight::gui
