// A deck under construction that keeps to every rule but its size: never more copies, ACE SPEC, Radiant or Prism
// Star cards than allowed, and no evolution without a lower stage of its own. Serves auto_build.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "draft/judge/card_value.hpp"
#include "draft/pool/deck.hpp"

namespace cubenight::draft {

class DeckPlan {
public:
    DeckPlan(const DraftCards& cards, std::span<const CubeCopyId> pool, const DeckRules& rules);

    const Deck& deck() const { return deck_; }
    int room() const { return rules_->deck_size - deck_.size(); }
    TypeSet types() const;  // of its Pokémon
    bool has(CubeCopyId copy) const { return in_deck_.contains(copy); }

    // What has to be added so that the card stands on a lower stage of its own, the card last: pool cards, and what the
    // night offers. Nothing where that is not possible or there is no room.
    struct Addition {
        std::vector<CubeCopyId> cards;
        std::vector<CardId> offered;
        std::vector<CubeCopyId> bases;  // lower stages in the deck or among `cards` that it takes for itself
        int size() const { return static_cast<int>(cards.size() + offered.size()); }
    };
    std::optional<Addition> addition(CubeCopyId copy) const;
    void add(const Addition& addition);
    // Adds one card as it is, where limits and room allow it.
    bool add_alone(CubeCopyId copy);
    bool add_offered(CardId card);
    // Free cards of the cube of which the deck may have more.
    std::vector<CardId> left_on_offer() const;
    void set_energy(const EnergyCounts& energy) { deck_.energy = energy; }

private:
    bool fits(const Addition& addition) const;
    bool climb(CubeCopyId copy, Addition& made, int depth) const;
    bool climb_below(CardId card, Addition& made, int depth) const;
    CubeCopyId free_base(const std::string& name, const Addition& made, bool in_deck) const;
    bool on_offer(CardId card, const Addition& made) const;
    void note(CubeCopyId copy);
    void count(const Card& card);

    const DraftCards* cards_;
    const DeckRules* rules_;
    std::map<std::string, std::vector<CubeCopyId>> by_name_;  // the pool, by names as rules count them
    std::map<CardId, int> offered_;                           // how many more of it the deck may have
    Deck deck_;
    std::set<CubeCopyId> in_deck_;
    std::set<CubeCopyId> stood_on_;  // lower stages that an evolution in the deck stands on
    std::map<std::string, int> copies_;
    std::set<std::string> prism_stars_;
    int ace_specs_ = 0;
    int radiants_ = 0;
};

}  // namespace cubenight::draft
