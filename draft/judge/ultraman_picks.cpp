#include "draft/judge/ultraman_picks.hpp"

#include <algorithm>
#include <functional>

#include "draft/judge/ultraman_worth.hpp"
#include "engine/core/hash.hpp"

namespace cubenight::draft {

using ultraman::State;

namespace {

constexpr int strong_single = 10'000;  // BP that is worth a word
constexpr int a_scene_there = 15;      // by how many points a scene is worth less for each that the pool has

// A bot's leaning, up to 3 points a card and as many a character: so that not all bots want the same.
int leaning(const ultraman::Card& card, CubeCopyId copy, std::uint64_t taste) {
    if (taste == 0) return 0;
    const auto lean = [&](std::uint64_t what) {
        return static_cast<int>(hash_number(hash_number(hash_start, taste), what) >> 33) % 7 - 3;
    };
    return lean(copy.value) + (card.is_scene() ? 0 : lean(hash_text(card.character)));
}

PickReason reason(PickReasonKind kind, int weight, CubeCopyId card, int number) {
    PickReason made;
    made.kind = kind;
    made.weight = weight;
    made.card = card;
    made.number = number;
    return made;
}

int settable(const DraftCards& cards, std::span<const CubeCopyId> pool) {
    return static_cast<int>(std::ranges::count_if(pool, [&](CubeCopyId copy) {
        return cards.character(copy).is_character() && cards.character(copy).has_single();
    }));
}

// In points, of a card that is worth `among` in the pool's deck. What cards may still come counts less the further the
// draft is, what is there counts more: a third at first, so that lines begin, and all of it before the end.
int worth_to(const ultraman::Card& card, int among, const DraftPlace& place, const LevelLinks& links) {
    const int alone = worth_alone(card);
    if (card.is_scene()) return std::max(0, alone - a_scene_there * links.scenes);
    const int done = static_cast<int>(place.pool.size()) * 100 / std::max(place.picks_in_all, 1);
    const int share = std::min(100, 30 + done);
    return (alone * (100 - share) + among * share) / 100;
}

Suggestion judge(const DraftCards& cards, CubeCopyId copy, int among, const DraftPlace& place) {
    const ultraman::Card& card = cards.character(copy);
    const LevelLinks links = level_links(cards, copy, place.pool);
    Suggestion made{copy, worth_to(card, among, place, links) + leaning(card, copy, place.taste), {}};
    // What the links are worth is in the score by now; the weights say which is told first.
    if (links.below > 0) {
        const int weight = 12 + 4 * std::min(links.below, 3);
        made.reasons.push_back(reason(PickReasonKind::levels_up, weight, links.lower, links.below));
    }
    if (links.above > 0) {
        const int weight = 10 + 4 * std::min(links.above, 3);
        made.reasons.push_back(reason(PickReasonKind::levelled_up_by, weight, links.upper, links.above));
    }
    if (const int bp = card.is_character() ? card.bp_of(State::single) : 0; bp >= strong_single)
        made.reasons.push_back(reason(PickReasonKind::strong_single, 8, no_cube_copy, bp));
    if (card.is_scene() && links.scenes < 3)
        made.reasons.push_back(reason(PickReasonKind::few_scenes, 6, no_cube_copy, links.scenes));
    // A player who cannot set a character has lost (UCG 1.3.4): a third of the deck can stand alone.
    const int characters = settable(cards, place.pool);
    if (card.is_character() && card.has_single() && 3 * characters < static_cast<int>(place.pool.size())) {
        made.score += 12;
        made.reasons.push_back(reason(PickReasonKind::needs_singles, 12, no_cube_copy, characters));
    }
    std::ranges::stable_sort(made.reasons, std::greater{}, &PickReason::weight);
    return made;
}

}  // namespace

std::vector<Suggestion> rank_ultraman_pack(const DraftCards& cards, const DraftPlace& place) {
    std::vector<Suggestion> ranked;
    ranked.reserve(place.pack.size());
    // The pool is the deck, and no card of the pack is in it.
    std::vector<CubeCopyId> all(place.pool.begin(), place.pool.end());
    all.insert(all.end(), place.pack.begin(), place.pack.end());
    DeckWorth worth(cards, all);
    for (std::size_t i = place.pool.size(); i < all.size(); ++i) worth.set(i, false);
    for (std::size_t i = place.pool.size(); i < all.size(); ++i)
        ranked.push_back(judge(cards, all[i], worth.of(i) / bp_a_point, place));
    std::ranges::stable_sort(ranked, std::greater{}, &Suggestion::score);
    return ranked;
}

}  // namespace cubenight::draft
