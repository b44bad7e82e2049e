#include "src/gui/screens/ultraman/hand.hpp"

#include "src/gui/screens/common/hand_fan.hpp"
#include "src/text/clause_text.hpp"

namespace cubenight::gui::ucg {

namespace {

std::optional<Option> answer_of(const Values& v, const HandCard& held) {
    for (const Option& option : v.options)
        if (v.at == AskAt::board && option.kind == OptionKind::copy && option.a == held.copy.value) return option;
    return std::nullopt;
}

Mark mark_of(const Values& v, const HandCard& card, CopyId held) {
    if (card.copy == no_copy) return Mark::none;
    if (card.copy == held) return Mark::held;
    if (answer_of(v, card)) return Mark::chosen_from;
    return card.plays.empty() ? Mark::none : Mark::legal;
}

FanCard fan_card(const Values& v, const HandCard& card, CopyId held) {
    const auto answer = answer_of(v, card);
    return {.copy = card.copy,
            .mark = mark_of(v, card, held),
            .label = card.label,
            .why_not = card.why_not,
            .tip = card.why_not.empty() ? std::string()
                                        : text::with_rule(card.why_not, v.names.cited(card.clause), v.names.language),
            .away = v.away(card.copy),
            .number = answer ? v.number_of(*answer) : card.number};
}

// Let go over the board: there, where it can be; else why not.
Wishes drop(Frame& f, const Values& v, const HandCard& card, const Layout& lay) {
    Wishes wishes;
    wishes.hold = no_copy, wishes.let_go = card.copy;
    const Vec at = f.ui.pointer();
    if (!lay.board.contains(at)) return wishes;
    if (const auto answer = answer_of(v, card)) {
        wishes.take = *answer;
        return wishes;
    }
    for (const Option& play : card.plays) {
        const bool anywhere = play.kind == OptionKind::scene || play.kind == OptionKind::set;
        if (!anywhere && !lay.is_shown(area_of(Spot{play.b}))) continue;
        if (anywhere || lay.half(0, area_of(Spot{play.b})).inset(-6).contains(at)) {
            wishes.take = play;
            return wishes;
        }
    }
    UltramanSession& session = *f.session.ultraman_match();
    for (int area = lay.first; area < std::min(lay.first + lay.shown, int{v.view.areas}); ++area) {
        if (!lay.half(0, area).contains(at) || v.kind() != ChoiceKind::level_up) continue;
        f.ui.toast(why_not_words(v, session, {OptionKind::level_up, card.copy.value, spot_of(area, v.me).value, 0}));
        return wishes;
    }
    if (!card.why_not.empty()) f.ui.toast(text::with_clause(card.why_not, v.names.cited(card.clause)));
    return wishes;
}

}  // namespace

Wishes press_card(const Values& v, const HandCard& card, CopyId held) {
    Wishes wishes;
    if (const auto answer = answer_of(v, card)) wishes.take = *answer;
    else if (card.copy == held) wishes.hold = no_copy;
    else if (card.plays.size() == 1) wishes.take = card.plays.front();
    else if (!card.plays.empty()) wishes.hold = card.copy;
    return wishes;
}

Wishes draw_hand(Frame& f, const Values& v, std::span<const HandCard> hand, Rect strip, const Layout& lay,
                 std::span<const CopyId> lit, CopyId held) {
    std::vector<FanCard> cards;
    for (const HandCard& card : hand) cards.push_back(fan_card(v, card, held));
    const auto face = [&](Rect box, std::size_t index) {
        UltramanPainter painter(f.c, f.say, f.words);
        if (const Card* card = hand[index].card) painter.draw(box.corner(), box.w, *card);
        else painter.back(box.corner(), box.w);
    };
    const Fan shown{.cards = cards,
                    .lit = lit,
                    .forced = v.at == AskAt::board,
                    .drags = v.of_turn() || v.at == AskAt::board,
                    .face = face};
    const FanWishes fan = draw_hand_fan(f, shown, strip);
    Wishes wishes;
    wishes.pointed = fan.pointed;
    if (fan.opened) wishes.opened = hand[*fan.opened].copy;
    if (fan.pressed) {
        const HandCard& card = hand[*fan.pressed];
        wishes += press_card(v, card, held);
        if (!wishes.take && !wishes.hold && !card.why_not.empty())
            f.ui.toast(text::with_clause(card.why_not, v.names.cited(card.clause)));
    }
    if (!fan.dragged) return wishes;
    const HandCard& card = hand[*fan.dragged];
    if (fan.dropped) wishes += drop(f, v, card, lay);
    else if (!card.plays.empty()) wishes.hold = card.copy;
    return wishes;
}

}  // namespace cubenight::gui::ucg
