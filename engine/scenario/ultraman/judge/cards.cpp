// What must be true of cards: those of a character, and those that lie in a zone; and of decks.
#include <algorithm>

#include "engine/cards/ultraman/deck_rules.hpp"
#include "engine/language/tokens.hpp"
#include "engine/scenario/ultraman/judge/judge.hpp"
#include "engine/scenario/ultraman/written/clauses.hpp"

namespace cubenight::ultraman::scenario {

bool Judge::fits(CopyId copy, const ListedCard& card) const {
    if (!card.label.empty()) return table_.labelled(card.label) == copy;
    return table_.is_called(copy, card.name);
}

Saying Judge::unknown(const CardList& cards) const {
    for (const ListedCard& card : cards) {
        if (!card.label.empty() && !table_.labelled(card.label))
            return saying("nothing has the label ${0}", card.label);
        if (card.label.empty() && !table_.is_known_name(card.name))
            return saying("no card is called {0}", quoted(card.name));
    }
    return {};
}

Saying Judge::list_words(const std::vector<CopyId>& cards) const {
    std::string text;
    for (CopyId copy : cards) text += (text.empty() ? "" : ", ") + table_.name(copy);
    return text.empty() ? saying("there is nothing") : saying("there is: {0}", text);
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

Finding Judge::check_list(const std::vector<CopyId>& cards, const ListCheck& check) const {
    using Mode = ListCheck::Mode;
    if (const Saying why = unknown(check.cards); !why.empty()) return cannot_be_asked(why);
    std::vector<CopyId> rest = cards;
    switch (check.mode) {
        case Mode::count:
            return found(compare(check.count, static_cast<int>(cards.size())),
                         saying("there are {0} ({1})", cards.size(), list_words(cards)));
        case Mode::exactly: return found(missing(rest, check.cards) == 0 && rest.empty(), list_words(cards));
        case Mode::has: return found(missing(rest, check.cards) == 0, list_words(cards));
        case Mode::lacks:
            return found(std::ranges::none_of(cards,
                                              [&](CopyId copy) {
                                                  return std::ranges::any_of(check.cards, [&](const ListedCard& card) {
                                                      return fits(copy, card);
                                                  });
                                              }),
                         list_words(cards));
        case Mode::in_order:
        case Mode::top:
        case Mode::bottom: return check_order(cards, check);
    }
    return found(false, {});
}

Finding Judge::judge(const AboutZone& about) {
    const SeatState& seat = table_.match().seats[about.seat];
    std::vector<CopyId> cards;
    const auto from_top = [&](const Pile& pile) {
        for (std::size_t i = pile.size(); i-- > 0;) cards.push_back(pile[i]);
    };
    switch (about.zone) {
        case RefPlace::hand: cards.assign(seat.hand.begin(), seat.hand.end()); break;
        case RefPlace::deck: from_top(seat.deck); break;
        case RefPlace::discard: from_top(seat.discard); break;
        case RefPlace::exiled: from_top(seat.exile); break;
        case RefPlace::scene:
        case RefPlace::area:
        case RefPlace::anywhere: break;
    }
    for (std::size_t i = 0; i < about.checks.size(); ++i) {
        Finding one = check_list(cards, about.checks[i]);
        if (!one.problem.empty()) return one;
        if (about.negated[i]) one.holds = !one.holds;
        if (!one.holds) return one;
    }
    return found(true, list_words(cards));
}

Finding Judge::judge(const AboutDeck& about) {
    if (const Saying why = unknown(about.cards); !why.empty()) return cannot_be_asked(why);
    std::vector<const Card*> cards;
    for (const ListedCard& listed : about.cards) {
        const auto id = find_card(table_.cards(), listed.name);
        if (!id) return cannot_be_asked(id.error().reason);
        cards.insert(cards.end(), static_cast<std::size_t>(listed.copies), &table_.cards()[*id]);
    }
    const RuleSet& rules = table_.scenario().rules;
    const auto faults = deck_faults(cards, {rules[OptionKey::deck_size], rules[OptionKey::copy_limit]});
    std::string text;
    bool right = false;
    for (const DeckFault& fault : faults) {
        text += (text.empty() ? "" : ", ") + std::string(rule_clause(fault.rule));
        right = right || founds_refusal(rule_clause(fault.rule), about.clause);
    }
    if (faults.empty()) return found(about.allowed, saying("it is allowed"));
    return found(!about.allowed && right, saying("it is refused by {0}", text));
}

}  // namespace cubenight::ultraman::scenario
