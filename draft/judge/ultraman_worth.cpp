#include "draft/judge/ultraman_worth.hpp"

#include <algorithm>
#include <iterator>

namespace cubenight::draft {

using ultraman::State;

namespace {

constexpr int a_text = 400;
constexpr int level_up_counts = 150;  // hundredths: a grown character stays for all battles to come
constexpr int first_scene = 14'000, scene_more = 400, round_more = 1000;

int bp_of(const ultraman::Card& card, State state) { return std::max(0, card.bp_of(state)); }
int points(const ultraman::Card& card, State state) { return bp_of(card, state) / bp_a_point; }
int texts_of(const ultraman::Card& card) { return a_text * static_cast<int>(card.texts.size()); }

// That one of so many cards of a deck of 50 is among the nine or ten that come in a match, in hundredths.
int chance_of(int cards) {
    static constexpr int chances[] = {0, 18, 33, 45, 55, 63, 70, 75, 80, 83, 86, 89, 91};
    return chances[std::min(cards, static_cast<int>(std::size(chances)) - 1)];
}

// What a card adds on those below it.
struct LevelUps {
    int cards = 0;
    int added = 0;
    void add(int bp) { ++cards, added += std::max(0, bp); }
    int expected() const { return cards == 0 ? 0 : added / cards * chance_of(cards) / 100; }
};

}  // namespace

LevelLinks level_links(const DraftCards& cards, CubeCopyId copy, std::span<const CubeCopyId> among) {
    LevelLinks links;
    const ultraman::Card& card = cards.character(copy);
    for (const CubeCopyId other : among) {
        if (other == copy) continue;
        const ultraman::Card& beside = cards.character(other);
        if (beside.is_scene()) ++links.scenes;
        if (ultraman::levels_up(beside, card)) {
            ++links.below;
            links.lower = other;
        }
        if (ultraman::levels_up(card, beside)) {
            ++links.above;
            links.upper = other;
        }
    }
    return links;
}

int worth_alone(const ultraman::Card& card) {
    if (card.is_scene()) return 90 - round_more / bp_a_point * std::max(0, card.round - 1);
    // One level-up is likely to come, two are less so.
    const int hoped = std::max(points(card, State::double_) * 55, points(card, State::triple) * 40) / 100;
    return std::max(points(card, State::single), hoped) + texts_of(card) / bp_a_point;
}

DeckWorth::DeckWorth(const DraftCards& cards, std::span<const CubeCopyId> pool) {
    cards_.reserve(pool.size());
    for (const CubeCopyId copy : pool) {
        if (cards.character(copy).is_scene()) scenes_.push_back(cards_.size());
        cards_.push_back({&cards.character(copy), true, {}, {}});
    }
    for (Place& place : cards_)
        for (std::size_t other = 0; other < cards_.size(); ++other)
            if (ultraman::levels_up(*cards_[other].card, *place.card)) place.lower.push_back(other);
    for (const std::size_t scene : scenes_) cards_[scene].touched = scenes_;
    // A card changes what those above it add, and what those above them do.
    for (std::size_t top = 0; top < cards_.size(); ++top) {
        if (cards_[top].card->is_scene()) continue;
        std::vector<std::size_t> under = {top};
        for (const std::size_t lower : cards_[top].lower) {
            under.push_back(lower);
            under.insert(under.end(), cards_[lower].lower.begin(), cards_[lower].lower.end());
        }
        std::ranges::sort(under);
        under.erase(std::unique(under.begin(), under.end()), under.end());
        for (const std::size_t one : under) cards_[one].touched.push_back(top);
    }
}

int DeckWorth::of(std::size_t place) {
    Place& one = cards_[place];
    const bool in = one.in;
    one.in = true;
    const int with = worth_around(one);
    one.in = false;
    const int without = worth_around(one);
    one.in = in;
    return with - without;
}

int DeckWorth::count_in(std::span<const std::size_t> places) const {
    return static_cast<int>(std::ranges::count_if(places, [&](std::size_t place) { return cards_[place].in; }));
}

int DeckWorth::worth_around(const Place& place) const {
    int sum = 0;
    for (const std::size_t one : place.touched)
        if (cards_[one].in) sum += worth_of(cards_[one]);
    return sum;
}

int DeckWorth::worth_of_scene(const ultraman::Card& scene) const {
    return first_scene - round_more * std::max(0, scene.round - 1) - scene_more * (count_in(scenes_) - 1);
}

int DeckWorth::worth_of(const Place& place) const {
    const ultraman::Card& card = *place.card;
    if (card.is_scene()) return worth_of_scene(card);
    LevelUps to_double, to_triple;
    int bases = 0;
    for (const std::size_t at : place.lower) {
        const Place& lower = cards_[at];
        if (!lower.in) continue;
        if (lower.card->has_single()) to_double.add(bp_of(card, State::double_) - bp_of(*lower.card, State::single));
        const int below = count_in(lower.lower);
        if (below > 0) to_triple.add(bp_of(card, State::triple) - bp_of(*lower.card, State::double_));
        bases += below;
    }
    const int added = to_double.expected() + to_triple.expected() * chance_of(bases) / 100;
    return bp_of(card, State::single) + texts_of(card) + added * level_up_counts / 100;
}

}  // namespace cubenight::draft
