#include "draft/decks/auto_build.hpp"

#include "draft/decks/pokemon_decks.hpp"
#include "draft/decks/ultraman_decks.hpp"

namespace cubenight::draft {
namespace {

// A rule that a deck of these cards breaks whatever else comes to it; nothing where there is none.
std::optional<BrokenRule> broken_by(const DraftCards& cards, std::span<const CubeCopyId> pool, const DeckRules& rules,
                                    const Locked& locked) {
    const Deck alone = locked.alone();
    for (BrokenRule& broken : check_deck(cards, pool, alone, rules)) {
        const bool more_mends = broken.rule == DeckRule::size || broken.rule == DeckRule::basic_pokemon ||
                                broken.rule == DeckRule::evolution_lines;
        if (!more_mends || alone.size() >= rules.deck_size) return std::move(broken);
    }
    return std::nullopt;
}

// The locked evolutions that lack what no deck can give them; nothing where that is not it.
std::optional<BrokenRule> broken_lines(const DraftCards& cards, std::span<const CubeCopyId> pool,
                                       const DeckRules& rules, const Locked& locked) {
    for (BrokenRule& broken : check_deck(cards, pool, locked.alone(), rules))
        if (broken.rule == DeckRule::evolution_lines) return std::move(broken);
    return std::nullopt;
}

}  // namespace

AutoBuild auto_build(const DraftCards& cards, const CardValues& values, std::span<const CubeCopyId> pool,
                     const Deck& before, const DeckRules& rules, std::span<const CubeCopyId> locked_cards,
                     const EnergyCounts& locked_energy) {
    const Locked locked{locked_cards, cards.ucg ? EnergyCounts{} : locked_energy};
    const auto build = [&](const Locked& around) {
        return cards.ucg ? build_ultraman_deck(cards, pool, before, rules, around.cards)
                         : build_pokemon_deck(cards, values, pool, before, rules, around);
    };
    if (auto broken = locked.empty() ? std::nullopt : broken_by(cards, pool, rules, locked))
        return {BuildFailure::locked_cards, before, {}, {}, std::move(broken)};
    AutoBuild built = build(locked);
    if (built.ok()) {
        built.changes = changes_between(cards, before, built.deck);
    } else if (!locked.empty() && build({}).ok()) {
        built.failure = BuildFailure::locked_cards;
        built.broken = broken_lines(cards, pool, rules, locked);
    }
    return built;
}

}  // namespace cubenight::draft
