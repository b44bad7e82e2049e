#include "src/workshop/counts.hpp"

#include <algorithm>
#include <bit>
#include <set>

namespace cubenight::workshop {
namespace {

void count(CubeCounts& counts, const Card& card, int copies) {
    counts.kinds[card.kind].add(copies);
    if (card.kind != CardKind::pokemon) return;
    counts.stages[card.stage].add(copies);
    counts.types[card.types.empty() ? Type::colorless : card.types.first()].add(copies);
}

void count(CubeCounts& counts, const ultraman::Card& card, int copies) {
    if (card.is_scene()) return counts.scenes.add(copies);
    counts.characters.add(copies);
    counts.levels[card.level].add(copies);
    if (!card.types.empty())
        counts.character_types[static_cast<ultraman::Type>(std::countr_zero(card.types.bits))].add(copies);
}

}  // namespace

CubeCounts counts_of(const OpenedCube& cube) {
    CubeCounts counts;
    for (const Entry& entry : cube.entries()) {
        counts.all.add(entry.copies);
        if (cube.ucg_cards()) count(counts, (*cube.ucg_cards())[entry.card], entry.copies);
        else count(counts, cube[entry.card], entry.copies);
    }
    return counts;
}

std::vector<MissingStage> missing_stages(const OpenedCube& cube) {
    std::set<std::string> there;
    for (const Entry& entry : cube.entries()) there.insert(name_for_rules(cube[entry.card].name));
    std::vector<MissingStage> missing;
    for (const Entry& entry : cube.entries()) {
        const Card& card = cube[entry.card];
        if (card.evolves_from.empty() || there.contains(name_for_rules(card.evolves_from))) continue;
        auto found = std::ranges::find(missing, card.evolves_from, &MissingStage::name);
        if (found == missing.end()) found = missing.insert(missing.end(), {card.evolves_from, {}});
        found->wanted_by.push_back(entry.card);
    }
    return missing;
}

}  // namespace cubenight::workshop
