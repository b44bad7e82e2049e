#include "draft/pool/deck_cards.hpp"

#include <algorithm>
#include <set>

#include "draft/pool/lines.hpp"
#include "draft/pool/offers.hpp"
#include "engine/cards/line_policy.hpp"

namespace cubenight::draft {

std::vector<DeckCard> deck_cards(const DraftCards& cards, const Deck& deck) {
    std::vector<DeckCard> made;
    for (const auto copy : deck.cards)
        if (cards.has(copy)) made.push_back({&cards[copy], copy, cards.id(copy)});
    for (const auto id : deck.offered)
        if (id.value < cards.set->size()) made.push_back({&(*cards.set)[id], no_cube_copy, id});
    return made;
}

namespace {

bool fills_gaps(const DeckCard& card, LinePolicy lines) {
    return lines == LinePolicy::stand_in && is_stand_in(*card.card);
}

}  // namespace

std::vector<LineGap> line_gaps(const DraftCards& cards, const Deck& deck, LinePolicy lines) {
    const auto all = deck_cards(cards, deck);
    std::set<std::string> names;
    for (const auto& card : all) names.insert(name_for_rules(card.card->name));
    auto stand_ins = std::ranges::count_if(all, [&](const DeckCard& card) { return fills_gaps(card, lines); });
    std::vector<LineGap> gaps;
    for (const auto& card : all) {
        const auto& below = card.card->evolves_from;
        if (below.empty() || names.contains(name_for_rules(below)) || plays_as_basic(*card.card, lines)) continue;
        if (stand_ins > 0) --stand_ins;
        else gaps.push_back({card, below});
    }
    return gaps;
}

std::vector<DeckEdit> edits_to_close(const DraftCards& cards, std::span<const CubeCopyId> pool, const Deck& deck,
                                     const DeckRules& rules, const LineGap& gap) {
    const auto add_offered = [](CardId id) { return DeckEdit{DeckEdit::Op::add_offered, no_cube_copy, {}, id, 1}; };
    std::set<std::string> names;
    for (const auto& card : deck_cards(cards, deck)) names.insert(name_for_rules(card.card->name));
    const auto rest = side(pool, deck);
    const auto offered = offers(cards, pool, deck.cards, rules);
    const auto has_room = [&](CardId id) { return std::ranges::count(deck.offered, id) < offered_copies(offered, id); };
    const auto stages = stages_below(*cards.set, gap.card.id);
    std::vector<DeckEdit> edits;
    bool closed = true;
    for (const auto& stage : stages) {
        if (names.contains(stage.name)) continue;
        const auto in_side =
            std::ranges::find_if(rest, [&](CubeCopyId copy) { return name_for_rules(cards[copy].name) == stage.name; });
        if (in_side != rest.end()) edits.push_back({DeckEdit::Op::add_card, *in_side, {}, no_card, 1});
        else if (stage.card && has_room(*stage.card)) edits.push_back(add_offered(*stage.card));
        else closed = false;
    }
    if (closed) return edits;
    const auto stand_in = cards.set->find_key(stand_in_key);
    if (stand_in && rules.lines == LinePolicy::stand_in && has_room(*stand_in)) return {add_offered(*stand_in)};
    return {};
}

}  // namespace cubenight::draft
