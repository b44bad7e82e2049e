#include "draft/judge/pool_profile.hpp"

#include "draft/pool/lines.hpp"
#include "draft/pool/offers.hpp"
#include "engine/cards/line_policy.hpp"

namespace cubenight::draft {
namespace {

constexpr TypeSet colorless = TypeSet::of(Type::colorless);

// The type with most depth beside `without`; Colorless where no type has any.
Type most(const std::array<int, type_count>& depth, Type without) {
    Type best = Type::colorless;
    int most = 0;
    for (int i = 0; i < type_count; ++i) {
        const auto type = static_cast<Type>(i);
        if (type == without || type == Type::colorless || depth[static_cast<std::size_t>(i)] <= most) continue;
        most = depth[static_cast<std::size_t>(i)];
        best = type;
    }
    return best;
}

}  // namespace

bool starts(const DraftCards& cards, CubeCopyId copy, LinePolicy lines) {
    if (lines == LinePolicy::stand_in || plays_as_basic(cards[copy], lines)) return true;
    if (!brings_lower_stages(lines)) return false;
    const auto below = stages_below(*cards.set, cards.id(copy));
    return !below.empty() && below.front().card && (*cards.set)[*below.front().card].is_basic_pokemon();
}

PoolProfile::PoolProfile(const DraftCards& draft_cards, const CardValues& values, std::span<const CubeCopyId> pool,
                         LinePolicy lines) {
    cards = static_cast<int>(pool.size());
    for (const auto copy : pool) {
        const Card& card = draft_cards[copy];
        const CardFacts& facts = values[copy];
        names.try_emplace(name_for_rules(card.name), copy);
        if (is_trainer(card.kind)) {
            ++trainers;
            draw_cards += facts.roles.has(Role::draws);
        }
        if (card.kind != CardKind::pokemon) continue;
        ++pokemon;
        basics += starts(draft_cards, copy, lines);
        attackers += facts.roles.has(Role::attacker);
        for (int i = 0; i < type_count; ++i) {
            const auto type = static_cast<Type>(i);
            if (type == Type::colorless || !card.types.has(type)) continue;
            ++of_type[static_cast<std::size_t>(i)];
            depth[static_cast<std::size_t>(i)] += 20 + facts.value / 2;
        }
    }
    for (const auto copy : pool)
        for (const auto& below : stages_below(*draft_cards.set, draft_cards.id(copy)))
            if (!below.name.empty() && !has(below.name)) wanted.try_emplace(below.name, copy);
    deepest = most(depth, Type::colorless);
    if (deepest != Type::colorless) second = most(depth, deepest);
}

bool PoolProfile::strange(TypeSet types) const {
    if (types.empty() || types.has_any(colorless)) return false;
    return !types.has(deepest) && !types.has(second);
}

}  // namespace cubenight::draft
