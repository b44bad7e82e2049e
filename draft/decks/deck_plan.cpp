#include "draft/decks/deck_plan.hpp"

#include <algorithm>

#include "draft/pool/lines.hpp"

namespace cubenight::draft {
namespace {

constexpr int deepest_climb = 6;

template <class T>
bool contains(const std::vector<T>& items, T item) {
    return std::find(items.begin(), items.end(), item) != items.end();
}

}  // namespace

DeckPlan::DeckPlan(const DraftCards& cards, std::span<const CubeCopyId> pool, const DeckRules& rules)
    : cards_(&cards), rules_(&rules) {
    for (const auto copy : pool) by_name_[name_for_rules(cards[copy].name)].push_back(copy);
}

std::optional<DeckPlan::Addition> DeckPlan::addition(CubeCopyId copy) const {
    Addition made;
    if (has(copy) || !climb(copy, made, 0) || !fits(made)) return std::nullopt;
    return made;
}

// Collects the card and what it stands on, lowest first.
bool DeckPlan::climb(CubeCopyId copy, Addition& made, int depth) const {
    if (depth > deepest_climb || contains(made.cards, copy)) return false;
    const Card& card = (*cards_)[copy];
    if (!card.evolves_from.empty()) {
        const auto name = name_for_rules(card.evolves_from);
        const auto found = by_name_.find(name);
        const auto free_base = [&](bool in_deck) {
            if (found == by_name_.end()) return no_cube_copy;
            for (const auto base : found->second)
                if (has(base) == in_deck && !stood_on_.contains(base) && !contains(made.cards, base)) return base;
            return no_cube_copy;
        };
        CubeCopyId base = free_base(true);
        if (base == no_cube_copy) {
            base = free_base(false);
            if (base != no_cube_copy && !climb(base, made, depth + 1)) return false;
        }
        if (base != no_cube_copy) {
            made.bases.push_back(base);
        } else {
            if (rules_->lines != LinePolicy::free_lower_stages) return false;
            for (const auto& below : names_below(*cards_->set, card)) {
                const auto id = cards_->set->find_name(below);
                if (below.empty() || !id || (*cards_->set)[*id].kind != CardKind::pokemon) return false;
                made.lower_stages.push_back(*id);
            }
        }
    }
    made.cards.push_back(copy);
    return true;
}

bool DeckPlan::fits(const Addition& addition) const {
    if (addition.size() > room()) return false;
    std::map<std::string, int> copies;
    std::set<std::string> stars = prism_stars_;
    int aces = ace_specs_;
    int radiants = radiants_;
    const auto check = [&](const Card& card) {
        const auto name = name_for_rules(card.name);
        const auto there = copies_.find(name);
        const int number = ++copies[name] + (there == copies_.end() ? 0 : there->second);
        if (card.kind != CardKind::basic_energy && number > rules_->copy_limit) return false;
        if (card.rule_boxes.has(RuleBox::ace_spec) && ++aces > 1) return false;
        if (card.rule_boxes.has(RuleBox::radiant) && ++radiants > 1) return false;
        return !card.rule_boxes.has(RuleBox::prism_star) || stars.insert(card.name).second;
    };
    for (const auto copy : addition.cards)
        if (!check((*cards_)[copy])) return false;
    for (const auto id : addition.lower_stages)
        if (!check((*cards_->set)[id])) return false;
    return true;
}

void DeckPlan::note(CubeCopyId copy) {
    const Card& card = (*cards_)[copy];
    deck_.cards.insert(std::upper_bound(deck_.cards.begin(), deck_.cards.end(), copy), copy);
    in_deck_.insert(copy);
    ++copies_[name_for_rules(card.name)];
    ace_specs_ += card.rule_boxes.has(RuleBox::ace_spec);
    radiants_ += card.rule_boxes.has(RuleBox::radiant);
    if (card.rule_boxes.has(RuleBox::prism_star)) prism_stars_.insert(card.name);
}

void DeckPlan::add(const Addition& addition) {
    for (const auto copy : addition.cards) note(copy);
    for (const auto id : addition.lower_stages) {
        ++copies_[name_for_rules((*cards_->set)[id].name)];
        deck_.lower_stages.insert(std::upper_bound(deck_.lower_stages.begin(), deck_.lower_stages.end(), id), id);
    }
    stood_on_.insert(addition.bases.begin(), addition.bases.end());
}

bool DeckPlan::add_alone(CubeCopyId copy) {
    Addition alone;
    alone.cards.push_back(copy);
    if (has(copy) || !fits(alone)) return false;
    note(copy);
    return true;
}

}  // namespace cubenight::draft
