#include "draft/decks/deck_plan.hpp"

#include <algorithm>

#include "draft/pool/offers.hpp"
#include "engine/cards/line_policy.hpp"

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
    // As if all of the pool were in the deck: each evolution in it comes with what stands below it.
    for (const Offer& offer : offers(cards, pool, pool, rules)) offered_[offer.card] = offer.copies;
}

std::optional<DeckPlan::Addition> DeckPlan::addition(CubeCopyId copy) const {
    Addition made;
    if (has(copy) || !climb(copy, made, 0) || !fits(made)) return std::nullopt;
    return made;
}

// Collects the card and what it stands on, lowest first.
bool DeckPlan::climb(CubeCopyId copy, Addition& made, int depth) const {
    if (depth > deepest_climb || contains(made.cards, copy)) return false;
    if (!climb_below(cards_->id(copy), made, depth)) return false;
    made.cards.push_back(copy);
    return true;
}

// A card of the pool that nothing stands on yet.
CubeCopyId DeckPlan::free_base(const std::string& name, const Addition& made, bool in_deck) const {
    const auto found = by_name_.find(name);
    if (found == by_name_.end()) return no_cube_copy;
    for (const auto base : found->second)
        if (has(base) == in_deck && !stood_on_.contains(base) && !contains(made.cards, base)) return base;
    return no_cube_copy;
}

bool DeckPlan::on_offer(CardId card, const Addition& made) const {
    const auto left = offered_.find(card);
    return left != offered_.end() && left->second > std::ranges::count(made.offered, card);
}

// The same for what stands below a card: of the pool, else on offer, else a stand-in.
bool DeckPlan::climb_below(CardId id, Addition& made, int depth) const {
    const Card& card = (*cards_->set)[id];
    if (depth > deepest_climb) return false;
    if (card.evolves_from.empty() || rules_->lines == LinePolicy::as_basics) return true;
    const auto name = name_for_rules(card.evolves_from);
    CubeCopyId base = free_base(name, made, true);
    if (base == no_cube_copy) {
        base = free_base(name, made, false);
        if (base != no_cube_copy && !climb(base, made, depth + 1)) return false;
    }
    if (base != no_cube_copy) {
        made.bases.push_back(base);
        return true;
    }
    if (const auto lower = offered_.empty() ? std::nullopt : cards_->set->below(id); lower && on_offer(*lower, made)) {
        if (!climb_below(*lower, made, depth + 1)) return false;
        made.offered.push_back(*lower);
        return true;
    }
    if (rules_->lines != LinePolicy::stand_in || !is_evolution(card.stage)) return false;
    const auto stand_in = cards_->set->find_key(stand_in_key);
    if (stand_in) made.offered.push_back(*stand_in);
    return stand_in.has_value();
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
        const bool any_number = card.kind == CardKind::basic_energy || is_stand_in(card);
        if (!any_number && number > rules_->copy_limit) return false;
        if (card.rule_boxes.has(RuleBox::ace_spec) && ++aces > 1) return false;
        if (card.rule_boxes.has(RuleBox::radiant) && ++radiants > 1) return false;
        return !card.rule_boxes.has(RuleBox::prism_star) || stars.insert(card.name).second;
    };
    for (const auto copy : addition.cards)
        if (!check((*cards_)[copy])) return false;
    for (const auto id : addition.offered)
        if (!check((*cards_->set)[id])) return false;
    return true;
}

void DeckPlan::note(CubeCopyId copy) {
    deck_.cards.insert(std::upper_bound(deck_.cards.begin(), deck_.cards.end(), copy), copy);
    in_deck_.insert(copy);
    count((*cards_)[copy]);
}

void DeckPlan::count(const Card& card) {
    ++copies_[name_for_rules(card.name)];
    ace_specs_ += card.rule_boxes.has(RuleBox::ace_spec);
    radiants_ += card.rule_boxes.has(RuleBox::radiant);
    if (card.rule_boxes.has(RuleBox::prism_star)) prism_stars_.insert(card.name);
}

void DeckPlan::add(const Addition& addition) {
    for (const auto copy : addition.cards) note(copy);
    for (const auto id : addition.offered) {
        --offered_[id];
        count((*cards_->set)[id]);
        deck_.offered.insert(std::upper_bound(deck_.offered.begin(), deck_.offered.end(), id), id);
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

bool DeckPlan::add_offered(CardId card) {
    Addition alone;
    alone.offered.push_back(card);
    if (!on_offer(card, {}) || !fits(alone)) return false;
    add(alone);
    return true;
}

std::vector<CardId> DeckPlan::left_on_offer() const {
    std::vector<CardId> left;
    for (const FreeCard& free : cards_->cube->free)
        if (on_offer(free.card, {})) left.push_back(free.card);
    return left;
}

TypeSet DeckPlan::types() const {
    TypeSet types;
    for (const CubeCopyId copy : deck_.cards)
        if ((*cards_)[copy].kind == CardKind::pokemon) types = types | (*cards_)[copy].types;
    return types;
}

}  // namespace cubenight::draft
