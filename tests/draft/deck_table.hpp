// A small cube and a pool of all of it, for tests of decks.
#pragma once

#include "draft/decks/legality.hpp"
#include "draft/pool/deck.hpp"
#include "tests/draft/draft_cards.hpp"
#include "tests/support/catch.hpp"

namespace cubenight::test {
using namespace draft;

inline constexpr auto fire = static_cast<std::size_t>(Type::fire);

// A small cube, a pool of all of it and rules for decks of ten.
struct DeckTable {
    TestCube made;
    CubeCopyId ember = made.add(pokemon("Ember", Type::fire, 60));
    CubeCopyId ember2 = made.add(pokemon("Ember", Type::fire, 70));
    CubeCopyId blaze = made.add(pokemon("Blaze", Type::fire, 100, Stage::stage1, "Ember"));
    CubeCopyId inferno = made.add(pokemon("Inferno", Type::fire, 150, Stage::stage2, "Blaze"));
    CubeCopyId drop = made.add(pokemon("Drop", Type::water, 50));
    CubeCopyId rope = made.add(trainer("Rope"));
    DeckRules rules{10, 4, 7, TypeSet::of(Type::fire) | TypeSet::of(Type::water), LinePolicy::single_cards};

    std::vector<CubeCopyId> pool() const {
        std::vector<CubeCopyId> all;
        for (std::size_t i = 0; i < made.cube.cards.size(); ++i) all.push_back({static_cast<std::uint16_t>(i)});
        return all;
    }
    Deck deck(std::vector<CubeCopyId> copies, int fires) const {
        Deck made_deck;
        made_deck.cards = std::move(copies);
        made_deck.energy[fire] = static_cast<std::uint8_t>(fires);
        return in_order(made_deck);
    }
    std::vector<BrokenRule> check(const Deck& deck) const { return check_deck(made.cards(), pool(), deck, rules); }
    const BrokenRule* find(const std::vector<BrokenRule>& broken, DeckRule rule) const {
        for (const auto& one : broken)
            if (one.rule == rule) return &one;
        return nullptr;
    }
    // Applies each mend of the rule; true if every one of them mends it.
    bool every_mend_works(const Deck& deck, DeckRule rule) const {
        const auto before = check(deck);
        const auto* broken = find(before, rule);
        if (!broken || broken->mends.empty()) return false;
        for (const auto& mend : broken->mends)
            if (find(check(apply_edits(deck, mend.edits)), rule)) return false;
        return true;
    }
};

}  // namespace cubenight::test
