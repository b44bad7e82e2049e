// What must be true of cards: those on a Pokémon, and those that lie in a zone.
#include <algorithm>

#include "engine/language/tokens.hpp"
#include "engine/pokemon/view.hpp"
#include "engine/scenario/judge/expect.hpp"

namespace cubenight::scenario {

using pokemon::Where;

Finding Judge::check_cards(std::uint8_t slot, const PokemonCheck& check) {
    using Cards = PokemonCheck::Cards;
    const pokemon::Match& match = table_.match();
    std::vector<CopyId> cards;
    if (check.of == Cards::stack) {
        for (CopyId copy = match.pokemon[slot].top; copy != no_copy; copy = match.copies[copy.value].next)
            cards.push_back(copy);
        std::reverse(cards.begin(), cards.end());
    } else {
        pokemon::each_attached(match, slot, [&](CopyId copy) {
            const Where where = match.copies[copy.value].where;
            const bool wanted = check.of == Cards::energy  ? where == Where::energy
                                : check.of == Cards::tools ? where == Where::tool
                                : check.of == Cards::under ? where == Where::under
                                                           : where != Where::under;
            if (wanted && (!check.owner || pokemon::owner(copy) == *check.owner)) cards.push_back(copy);
        });
    }
    return check_list(cards, check.list);
}

bool Judge::fits(CopyId copy, const ListedCard& card) const {
    if (card.face_up && !lies_face_up(copy)) return false;
    for (SeatId seat : pokemon::both_seats)
        if ((card.known_to & pokemon::seat_bit(seat)) && !knows(seat, copy)) return false;
    if (!card.label.empty()) return table_.labelled(card.label) == copy;
    return table_.is_called(copy, card.name);
}

// Of Prize cards; whatever else lies on the table lies face up.
bool Judge::lies_face_up(CopyId copy) const {
    const pokemon::Match& match = table_.match();
    if (match.copies[copy.value].where != Where::prizes)
        return knows(pokemon::seat0, copy) && knows(pokemon::seat1, copy);
    const pokemon::SeatState& seat = match.seats[pokemon::owner(copy)];
    const auto at = std::find(seat.prizes.begin(), seat.prizes.end(), copy) - seat.prizes.begin();
    return ((seat.prizes_face_up >> at) & 1) != 0;
}

bool Judge::knows(SeatId seat, CopyId copy) const {
    const pokemon::CopyState& state = table_.match().copies[copy.value];
    const bool told = (state.known & pokemon::seat_bit(seat)) != 0;
    if (state.where == Where::hand) return told || pokemon::owner(copy) == seat;
    if (state.where == Where::deck || state.where == Where::prizes) return told;
    return pokemon::view_for(table_.book(), table_.match(), seat).cards[copy.value] != no_card;
}

std::optional<Saying> Judge::unknown(const CardList& cards) const {
    for (const ListedCard& card : cards) {
        if (!card.label.empty() && !table_.labelled(card.label))
            return saying("nothing has the label ${0}", card.label);
        if (card.label.empty() && !table_.is_known_name(card.name))
            return saying("no card is called {0}", quoted(card.name));
    }
    return std::nullopt;
}

Saying Judge::list_words(const std::vector<CopyId>& cards) const {
    std::string names;
    for (CopyId copy : cards) names += (names.empty() ? "" : ", ") + table_.name(copy);
    return names.empty() ? saying("there is nothing") : saying("there is: {0}", names);
}

// Takes the listed cards out of `from`; how many were not there.
int Judge::missing(std::vector<CopyId>& from, const CardList& cards) const {
    int count = 0;
    for (const ListedCard& card : cards)
        for (int i = 0; i < card.copies; ++i) {
            const auto at = std::find_if(from.begin(), from.end(), [&](CopyId copy) { return fits(copy, card); });
            if (at == from.end()) ++count;
            else from.erase(at);
        }
    return count;
}

Finding Judge::check_order(const std::vector<CopyId>& cards, const ListCheck& check) const {
    std::vector<const ListedCard*> wanted;
    for (const ListedCard& card : check.cards)
        for (int i = 0; i < card.copies; ++i) wanted.push_back(&card);
    const Saying is = list_words(cards);
    if (wanted.size() > cards.size() || (check.mode == ListCheck::Mode::in_order && wanted.size() != cards.size()))
        return found(false, is);
    const std::size_t skip = check.mode == ListCheck::Mode::bottom ? cards.size() - wanted.size() : 0;
    bool right = true;
    for (std::size_t i = 0; i < wanted.size(); ++i) right = right && fits(cards[skip + i], *wanted[i]);
    return found(right, is);
}

Finding Judge::check_list(const std::vector<CopyId>& cards, const ListCheck& check) {
    using Mode = ListCheck::Mode;
    if (auto why = unknown(check.cards)) return cannot_be_asked(*why);
    std::vector<CopyId> rest = cards;
    switch (check.mode) {
        case Mode::count:
            return found(compare(check.count, static_cast<int>(cards.size())),
                         saying("there are {0} ({1})", cards.size(), list_words(cards)));
        case Mode::exactly: return found(missing(rest, check.cards) == 0 && rest.empty(), list_words(cards));
        case Mode::has: return found(missing(rest, check.cards) == 0, list_words(cards));
        case Mode::lacks: {
            const bool none = std::none_of(cards.begin(), cards.end(), [&](CopyId copy) {
                return std::any_of(check.cards.begin(), check.cards.end(),
                                   [&](const ListedCard& card) { return fits(copy, card); });
            });
            return found(none, list_words(cards));
        }
        case Mode::in_order:
        case Mode::top:
        case Mode::bottom: return check_order(cards, check);
    }
    return found(false, {});
}

// -- zones

std::vector<CopyId> Judge::zone(SeatId seat, RefPlace place) const {
    const pokemon::Match& match = table_.match();
    const pokemon::SeatState& player = match.seats[seat];
    std::vector<CopyId> cards;
    const auto from_top = [&](const pokemon::Pile& pile) {
        for (std::size_t i = pile.size(); i-- > 0;)
            if (pokemon::owner(pile[i]) == seat) cards.push_back(pile[i]);
    };
    switch (place) {
        case RefPlace::hand: cards.assign(player.hand.begin(), player.hand.end()); break;
        case RefPlace::deck: from_top(player.deck); break;
        case RefPlace::discard: from_top(player.discard); break;
        case RefPlace::lost: from_top(player.lost); break;
        case RefPlace::aside: from_top(match.aside); break;
        case RefPlace::prizes:
            for (CopyId copy : player.prizes)
                if (copy != no_copy) cards.push_back(copy);
            break;
        case RefPlace::active:
        case RefPlace::in_play:
        case RefPlace::bench:
            if (place != RefPlace::bench && player.active != pokemon::no_slot)
                cards.push_back(match.pokemon[player.active].top);
            for (std::uint8_t slot : player.bench)
                if (place != RefPlace::active) cards.push_back(match.pokemon[slot].top);
            break;
        case RefPlace::stadium:
        case RefPlace::anywhere: break;
    }
    return cards;
}

Finding Judge::judge(const AboutZone& about) {
    const std::vector<CopyId> cards = zone(about.seat, about.zone);
    for (std::size_t i = 0; i < about.checks.size(); ++i) {
        Finding one = check_list(cards, about.checks[i]);
        if (one.problem) return one;
        if (about.negated[i]) one.holds = !one.holds;
        if (!one.holds) return one;
    }
    return found(true, list_words(cards));
}

}  // namespace cubenight::scenario
