#include "draft/judge/ultraman_worth.hpp"

#include <algorithm>
#include <iterator>

namespace cubenight::draft {

using ultraman::State;

namespace {

constexpr int bp_a_point = 100;
constexpr int first_scene = 70, scene_fewer = 14;  // the first scene of a deck, and how much less each further one
constexpr int a_text = 8;
constexpr int a_base = 9;        // for each card that goes onto it
constexpr int most_counted = 3;  // of such cards

int points(const ultraman::Card& card, State state) { return std::max(0, card.bp_of(state)) / bp_a_point; }

// Of a BP that needs cards below, the share that counts, in hundredths: the more there are, the surer it is.
int share_with(int below) {
    static constexpr int shares[] = {0, 70, 82, 90};
    return shares[std::min(below, static_cast<int>(std::size(shares)) - 1)];
}

int texts_of(const ultraman::Card& card) { return a_text * static_cast<int>(card.texts.size()); }

bool stands_on_some(const DraftCards& cards, CubeCopyId copy, std::span<const CubeCopyId> among) {
    return std::ranges::any_of(
        among, [&](CubeCopyId other) { return ultraman::levels_up(cards.character(other), cards.character(copy)); });
}

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
            links.on_two = links.on_two || stands_on_some(cards, other, among);
        }
        if (ultraman::levels_up(card, beside)) {
            ++links.above;
            links.upper = other;
        }
    }
    return links;
}

int worth_alone(const ultraman::Card& card) {
    if (card.is_scene()) return first_scene + texts_of(card);
    // One level-up is likely to come, two are less so.
    const int hoped = std::max(points(card, State::double_) * 55, points(card, State::triple) * 40) / 100;
    return std::max(points(card, State::single), hoped) + texts_of(card);
}

int worth_among(const ultraman::Card& card, const LevelLinks& links) {
    if (card.is_scene()) return std::max(0, first_scene - scene_fewer * links.scenes) + texts_of(card);
    const int share = share_with(links.below);
    const int twice = links.on_two ? points(card, State::triple) * share * 3 / 400 : 0;
    const int reach = std::max({points(card, State::single), points(card, State::double_) * share / 100, twice});
    const int bases = card.has_single() ? std::min(most_counted, links.above) : 0;
    return reach + a_base * bases + texts_of(card);
}

}  // namespace cubenight::draft
