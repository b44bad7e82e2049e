#include "draft/pool/deck_cards.hpp"

#include <algorithm>
#include <set>

#include "draft/pool/lines.hpp"

namespace cubenight::draft {

std::vector<DeckCard> deck_cards(const DraftCards& cards, const Deck& deck) {
    std::vector<DeckCard> made;
    for (const auto copy : deck.cards)
        if (cards.has(copy)) made.push_back({&cards[copy], copy, cards.id(copy)});
    for (const auto id : deck.lower_stages)
        if (id.value < cards.set->size()) made.push_back({&(*cards.set)[id], no_cube_copy, id});
    return made;
}

std::vector<LineGap> line_gaps(const DraftCards& cards, const Deck& deck) {
    const auto all = deck_cards(cards, deck);
    std::set<std::string> names;
    for (const auto& card : all) names.insert(name_for_rules(card.card->name));
    std::vector<LineGap> gaps;
    for (const auto& card : all) {
        const auto& below = card.card->evolves_from;
        if (!below.empty() && !names.contains(name_for_rules(below))) gaps.push_back({card, below});
    }
    return gaps;
}

std::vector<DeckEdit> edits_to_close(const DraftCards& cards, std::span<const CubeCopyId> pool, const Deck& deck,
                                     const DeckRules& rules, const LineGap& gap) {
    std::set<std::string> names;
    for (const auto& card : deck_cards(cards, deck)) names.insert(name_for_rules(card.card->name));
    const auto rest = side(pool, deck);
    std::vector<DeckEdit> edits;
    for (const auto& name : names_below(*cards.set, *gap.card.card)) {
        if (names.contains(name)) continue;
        const auto in_side = std::find_if(rest.begin(), rest.end(),
                                          [&](CubeCopyId copy) { return name_for_rules(cards[copy].name) == name; });
        if (in_side != rest.end()) {
            edits.push_back({DeckEdit::Op::add_card, *in_side, {}, no_card, 1});
            continue;
        }
        const auto id = cards.set->find_name(name);
        if (rules.lines != LinePolicy::free_lower_stages || name.empty() || !id) return {};
        edits.push_back({DeckEdit::Op::add_lower_stage, no_cube_copy, {}, *id, 1});
    }
    return edits;
}

}  // namespace cubenight::draft
