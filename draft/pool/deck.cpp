#include "draft/pool/deck.hpp"

#include <algorithm>
#include <numeric>

#include "engine/cards/line_policy.hpp"

namespace cubenight::draft {
namespace {

constexpr int most_energy_of_a_type = 99;
constexpr std::size_t most_offered = 99;

template <class T>
void insert_sorted(std::vector<T>& items, T item) {
    items.insert(std::upper_bound(items.begin(), items.end(), item), item);
}

template <class T>
void erase_one(std::vector<T>& items, T item) {
    const auto found = std::find(items.begin(), items.end(), item);
    if (found != items.end()) items.erase(found);
}

void apply_edit(Deck& deck, const DeckEdit& edit) {
    auto& energy = deck.energy[static_cast<std::size_t>(edit.type)];
    const int count = std::clamp(edit.count, 0, most_energy_of_a_type);
    switch (edit.op) {
        case DeckEdit::Op::add_card:
            if (!deck.has(edit.card)) insert_sorted(deck.cards, edit.card);
            break;
        case DeckEdit::Op::remove_card: erase_one(deck.cards, edit.card); break;
        case DeckEdit::Op::add_energy:
            energy = static_cast<std::uint8_t>(std::min(energy + count, most_energy_of_a_type));
            break;
        case DeckEdit::Op::remove_energy: energy = static_cast<std::uint8_t>(std::max(energy - count, 0)); break;
        case DeckEdit::Op::add_offered:
            for (int i = 0; i < count && deck.offered.size() < most_offered; ++i)
                insert_sorted(deck.offered, edit.offered);
            break;
        case DeckEdit::Op::remove_offered:
            for (int i = 0; i < count; ++i) erase_one(deck.offered, edit.offered);
            break;
    }
}

void count_attacks(const Card& card, DeckStats& stats) {
    for (const auto& attack : card.attacks) {
        const int cost = attack.cost.total();
        ++stats.attack_costs[static_cast<std::size_t>(std::min(cost, 5))];
        for (int i = 0; i < type_count; ++i) stats.needed[static_cast<std::size_t>(i)] += attack.cost.units[i];
    }
}

void count_card(const Card& card, LinePolicy lines, DeckStats& stats) {
    if (is_trainer(card.kind)) ++stats.trainers;
    if (is_energy(card.kind)) {
        ++stats.energy;
        const TypeSet types = provided_types(card);
        for (int i = 0; i < type_count; ++i)
            stats.supplied[static_cast<std::size_t>(i)] += types.has(static_cast<Type>(i));
    }
    if (card.kind != CardKind::pokemon) return;
    ++stats.pokemon;
    stats.basics += plays_as_basic(card, lines);
    const auto stage = card.stage == Stage::basic    ? 0u
                       : card.stage == Stage::stage1 ? 1u
                       : card.stage == Stage::stage2 ? 2u
                                                     : 3u;
    ++stats.stages[stage];
    count_attacks(card, stats);
}

}  // namespace

int Deck::size() const { return static_cast<int>(cards.size() + offered.size()) + energy_count(); }

int Deck::energy_count() const { return std::accumulate(energy.begin(), energy.end(), 0); }

bool Deck::has(CubeCopyId card) const { return std::find(cards.begin(), cards.end(), card) != cards.end(); }

DeckRules deck_rules(const Cube& cube, const GameRules& rules) {
    const GameSizes sizes = sizes_of(rules);
    DeckRules made;
    made.deck_size = sizes.deck;
    made.copy_limit = sizes.copies;
    made.hand_size = sizes.hand;
    made.lines = lines_of(rules);
    made.energy = {};
    for (const auto type : cube.energy)
        if (has_basic_energy(type)) made.energy = made.energy | TypeSet::of(type);
    return made;
}

Deck apply_edits(Deck deck, std::span<const DeckEdit> edits) {
    for (const auto& edit : edits) apply_edit(deck, edit);
    return deck;
}

Deck in_order(Deck deck) {
    std::sort(deck.cards.begin(), deck.cards.end());
    std::sort(deck.offered.begin(), deck.offered.end());
    return deck;
}

std::vector<DeckEdit> edits_between(const Deck& unsorted_before, const Deck& unsorted_after) {
    const Deck before = in_order(unsorted_before);
    const Deck after = in_order(unsorted_after);
    std::vector<DeckEdit> edits;
    const auto difference = [&edits](const auto& from, const auto& what, auto make) {
        std::vector<typename std::decay_t<decltype(from)>::value_type> rest;
        std::set_difference(from.begin(), from.end(), what.begin(), what.end(), std::back_inserter(rest));
        for (const auto item : rest) edits.push_back(make(item));
    };
    using Op = DeckEdit::Op;
    const auto card = [](Op op) { return [op](CubeCopyId copy) { return DeckEdit{op, copy, {}, no_card, 1}; }; };
    const auto stage = [](Op op) { return [op](CardId id) { return DeckEdit{op, no_cube_copy, {}, id, 1}; }; };
    difference(before.cards, after.cards, card(Op::remove_card));
    difference(after.cards, before.cards, card(Op::add_card));
    difference(before.offered, after.offered, stage(Op::remove_offered));
    difference(after.offered, before.offered, stage(Op::add_offered));
    for (std::size_t i = 0; i < type_count; ++i) {
        const int more = after.energy[i] - before.energy[i];
        if (more != 0)
            edits.push_back({more > 0 ? Op::add_energy : Op::remove_energy, no_cube_copy, static_cast<Type>(i), no_card,
                             more > 0 ? more : -more});
    }
    return edits;
}

std::vector<CubeCopyId> side(std::span<const CubeCopyId> pool, const Deck& deck) {
    std::vector<CubeCopyId> rest;
    for (const auto copy : pool)
        if (!deck.has(copy)) rest.push_back(copy);
    return rest;
}

std::optional<std::vector<CardId>> match_cards(const DraftCards& cards, const Deck& deck) {
    std::vector<CardId> made;
    for (const auto copy : deck.cards) made.push_back(cards.id(copy));
    made.insert(made.end(), deck.offered.begin(), deck.offered.end());
    for (std::size_t i = 0; i < type_count; ++i) {
        if (deck.energy[i] == 0) continue;
        const auto id = energy_card(*cards.set, static_cast<Type>(i));
        if (!id) return std::nullopt;
        made.insert(made.end(), deck.energy[i], *id);
    }
    return made;
}

TypeSet provided_types(const Card& card) {
    TypeSet types;
    for (const auto unit : card.provides) types = types | unit;
    if (!is_energy(card.kind) || !card.attached) return types;
    for (const auto& node : card.attached->nodes)
        if (node.kind == NodeKind::cost_units)
            types = types | TypeSet{static_cast<std::uint16_t>(node.number & TypeSet::all().bits)};
    return types;
}

DeckStats deck_stats(const DraftCards& cards, const Deck& deck, LinePolicy lines) {
    DeckStats stats;
    for (const auto copy : deck.cards)
        if (cards.has(copy)) count_card(cards[copy], lines, stats);
    for (const auto id : deck.offered)
        if (id.value < cards.set->size()) count_card((*cards.set)[id], lines, stats);
    for (std::size_t i = 0; i < type_count; ++i) stats.supplied[i] += deck.energy[i];
    stats.energy += deck.energy_count();
    return stats;
}

}  // namespace cubenight::draft
