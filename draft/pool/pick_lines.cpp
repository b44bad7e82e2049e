#include "draft/pool/pick_lines.hpp"

#include <algorithm>
#include <deque>
#include <string>

#include "draft/pool/lines.hpp"

namespace cubenight::draft {
namespace {

CubeCopyId copy_at(std::size_t place) { return {static_cast<std::uint16_t>(place)}; }

// The cards that are left to go with others, by name, in the cube's order; and each card's stages.
struct Cube {
    std::map<std::string, std::deque<CubeCopyId>> by_name;
    std::map<CardId, std::vector<LowerStage>> stages;

    explicit Cube(const DraftCards& cards) {
        for (std::size_t i = 0; i < cards.size(); ++i) {
            const CardId id = cards.id(copy_at(i));
            by_name[name_for_rules((*cards.set)[id].name)].push_back(copy_at(i));
            if (!stages.contains(id)) stages[id] = stages_below(*cards.set, id);
        }
    }
};

}  // namespace

PickLines::PickLines(std::size_t cube_cards) : cube_cards_(cube_cards) {
    dealt_.reserve(cube_cards);
    for (std::size_t i = 0; i < cube_cards; ++i) dealt_.push_back(copy_at(i));
}

PickLines::PickLines(const DraftCards& cards, LinePolicy lines) : PickLines(cards.size()) {
    if (lines != LinePolicy::whole_line || cards.ucg) return;
    Cube cube(cards);
    const auto height = [&](CubeCopyId copy) { return cube.stages[cards.id(copy)].size(); };
    std::vector<CubeCopyId> uppers = dealt_;
    std::erase_if(uppers, [&](CubeCopyId copy) { return height(copy) == 0; });
    std::ranges::stable_sort(uppers, [&](CubeCopyId a, CubeCopyId b) { return height(a) > height(b); });
    std::vector<bool> gone(cards.size());
    for (const auto upper : uppers) {
        if (gone[upper.value]) continue;
        for (const auto& stage : cube.stages[cards.id(upper)]) {
            if (stage.name.empty()) continue;
            auto& left = cube.by_name[stage.name];
            while (!left.empty() && (gone[left.front().value] || with_.contains(left.front()))) left.pop_front();
            if (left.empty()) continue;
            with_[upper].push_back(left.front());
            gone[left.front().value] = true;
            left.pop_front();
        }
    }
    std::erase_if(dealt_, [&](CubeCopyId copy) { return gone[copy.value]; });
}

std::span<const CubeCopyId> PickLines::with(CubeCopyId dealt) const {
    const auto found = with_.find(dealt);
    return found == with_.end() ? std::span<const CubeCopyId>() : std::span<const CubeCopyId>(found->second);
}

}  // namespace cubenight::draft
