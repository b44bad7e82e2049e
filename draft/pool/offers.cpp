#include "draft/pool/offers.hpp"

#include <algorithm>
#include <map>

#include "draft/pool/lines.hpp"
#include "engine/cards/line_policy.hpp"

namespace cubenight::draft {
namespace {

void add(std::vector<Offer>& offers, CardId card, int copies) {
    const auto place = std::ranges::find(offers, card, &Offer::card);
    if (place == offers.end()) offers.push_back({card, copies});
    else place->copies += copies;
}

// One of each stage below each of the cards, lowest first.
void add_below(const DraftCards& cards, std::span<const CubeCopyId> uppers, std::vector<Offer>& offers) {
    for (const auto copy : uppers)
        if (cards.has(copy))
            for (const auto& stage : stages_below(*cards.set, cards.id(copy)))
                if (stage.card) add(offers, *stage.card, 1);
}

// Takes away what the pool has of that name anyway.
void leave_out_picked(const DraftCards& cards, std::span<const CubeCopyId> pool, std::vector<Offer>& offers) {
    std::map<std::string, int> picked;
    for (const auto copy : pool) ++picked[name_for_rules(cards[copy].name)];
    for (auto& offer : offers) {
        int& have = picked[name_for_rules((*cards.set)[offer.card].name)];
        const int covered = std::min(have, offer.copies);
        have -= covered;
        offer.copies -= covered;
    }
    std::erase_if(offers, [](const Offer& offer) { return offer.copies == 0; });
}

std::vector<Offer> lower_stages(const DraftCards& cards, std::span<const CubeCopyId> pool,
                                std::span<const CubeCopyId> deck, LinePolicy lines) {
    std::vector<Offer> stages;
    switch (lines) {
        case LinePolicy::single_cards:
        case LinePolicy::required:
        case LinePolicy::as_basics:
        case LinePolicy::stand_in: break;
        case LinePolicy::free_lower_stages: add_below(cards, deck, stages); break;
        case LinePolicy::with_pick: add_below(cards, pool, stages); break;
        case LinePolicy::whole_line: add_below(cards, pool, stages); leave_out_picked(cards, pool, stages);
    }
    return stages;
}

}  // namespace

std::vector<Offer> offers(const DraftCards& cards, std::span<const CubeCopyId> pool, std::span<const CubeCopyId> deck,
                          const DeckRules& rules) {
    std::vector<Offer> all;
    if (cards.ucg) return all;
    for (const FreeCard& free : cards.cube->free) add(all, free.card, free.copies);
    if (rules.lines == LinePolicy::stand_in)
        if (const auto card = cards.set->find_key(stand_in_key)) add(all, *card, rules.deck_size);
    for (const Offer& stage : lower_stages(cards, pool, deck, rules.lines)) add(all, stage.card, stage.copies);
    return all;
}

int offered_copies(std::span<const Offer> offers, CardId card) {
    const auto place = std::ranges::find(offers, card, &Offer::card);
    return place == offers.end() ? 0 : place->copies;
}

bool needs_no_lower_stage(LinePolicy lines) { return lines == LinePolicy::as_basics || lines == LinePolicy::stand_in; }

bool brings_lower_stages(LinePolicy lines) {
    return lines == LinePolicy::free_lower_stages || lines == LinePolicy::with_pick || lines == LinePolicy::whole_line;
}

}  // namespace cubenight::draft
