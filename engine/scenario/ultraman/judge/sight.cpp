// Who knows which cards.
#include <algorithm>

#include "engine/scenario/ultraman/judge/judge.hpp"
#include "engine/ultraman/view.hpp"

namespace cubenight::ultraman::scenario {

// The seat sees the card where it lies, and not only that it is one of its own fifty.
bool Judge::knows(SeatId seat, CopyId copy) const {
    const Match& match = table_.match();
    const View view = view_for(table_.book(), match, seat);
    if (view.cards[copy.value] == no_card) return false;
    const CopyState& c = state(match, copy);
    const auto in = [&](const auto& pile) { return std::find(pile.begin(), pile.end(), copy) != pile.end(); };
    const SeatView& player = view.seats[owner(copy)];
    switch (c.where) {
        case Where::deck: return in(player.deck);
        case Where::hand: return in(player.hand);
        case Where::discard: return in(player.discard);
        case Where::exile: return in(player.exile);
        case Where::scene: return view.scene == copy;
        case Where::character: return in(view.characters[c.spot.value].cards);
        case Where::charge: return in(view.characters[c.spot.value].charged);
        case Where::nowhere: break;
    }
    return false;
}

Finding Judge::judge(const AboutKnowledge& about) {
    const auto copies = table_.copies(about.card);
    if (!copies) return cannot_be_asked(copies.error().reason);
    if (copies->empty()) return cannot_be_asked(saying("there is no such card there"));
    std::vector<CopyId> known, unknown;
    for (CopyId copy : *copies) (knows(about.seat, copy) ? known : unknown).push_back(copy);
    if (!known.empty() && !unknown.empty())
        return cannot_be_asked(
            saying("{0} knows {1} of {2}", table_.scenario().players[about.seat], known.size(), copies->size()));
    return found(unknown.empty(), unknown.empty() ? saying("it is known") : saying("it is not known"));
}

// What the seat's view has there, the first card on top, of a character the lowest first; no_copy for what it does not know.
std::vector<CopyId> Judge::seen(const AboutSight& about) const {
    const View view = view_for(table_.book(), table_.match(), about.seat);
    const SeatView& seat = view.seats[about.whose];
    std::vector<CopyId> cards;
    const auto add = [&](const auto& pile) { cards.assign(pile.begin(), pile.end()); };
    const auto from_top = [&](const Pile& pile) {
        add(pile);
        std::reverse(cards.begin(), cards.end());
    };
    switch (about.zone) {
        case RefPlace::hand: add(seat.hand); break;
        case RefPlace::deck: from_top(seat.deck); break;
        case RefPlace::discard: from_top(seat.discard); break;
        case RefPlace::exiled: from_top(seat.exile); break;
        case RefPlace::area: {
            const CharacterView& character = view.characters[spot_of(about.area - 1, about.whose).value];
            if (about.charges) {
                add(character.charged);
            } else {
                add(character.cards);
                std::reverse(cards.begin(), cards.end());
            }
            break;
        }
        case RefPlace::scene:
        case RefPlace::anywhere: break;
    }
    return cards;
}

// In a hand the order says nothing; elsewhere it is that of the cards.
Finding Judge::judge(const AboutSight& about) {
    const auto named = [](const ListedCard& card) { return !card.name.empty() || !card.label.empty(); };
    CardList told;
    for (const ListedCard& card : about.cards)
        if (named(card)) told.push_back(card);
    if (const Saying why = unknown(told); !why.empty()) return cannot_be_asked(why);
    std::vector<CopyId> cards = seen(about);
    std::string text;
    for (CopyId copy : cards) text += (text.empty() ? "" : ", ") + (copy == no_copy ? "unknown" : table_.name(copy));
    const Saying is = text.empty() ? saying("there is nothing") : saying("there is: {0}", text);
    const bool any_order = about.zone == RefPlace::hand;
    for (const ListedCard& card : about.cards)
        for (int i = 0; i < card.copies; ++i) {
            const auto fits_here = [&](CopyId copy) {
                return named(card) ? copy != no_copy && fits(copy, card) : copy == no_copy;
            };
            const auto at = any_order ? std::find_if(cards.begin(), cards.end(), fits_here) : cards.begin();
            if (at == cards.end() || !fits_here(*at)) return found(false, is);
            cards.erase(at);
        }
    return found(cards.empty(), is);
}

}  // namespace cubenight::ultraman::scenario
