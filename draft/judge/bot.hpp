// Drafting bots, and the same judgement as suggestions for people. A bot sees its pool and its pack and nothing
// else. Every judgement comes with its reasons as data.
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "draft/judge/card_value.hpp"
#include "draft/pool/copies.hpp"
#include "draft/pool/deck.hpp"

namespace cubenight::draft {

enum class PickReasonKind : std::uint8_t {
    completes_line,  // card: the line's top; number: its length
    bridges_line,    // card: below, other: above
    extends_line,    // card: the one below, which the pool has
    supports_line,   // card: an evolution of it in the pool
    deepest_type,    // type; number: Pokémon of it in the pool
    second_type,     // type; number
    opens_type,      // type: early, nothing fixed yet
    off_type,        // type: speaks against it
    lacks_base,      // speaks against it; number: stages missing below
    low_cost,        // number: units, type: the named one (Colorless: any)
    strong_attack,   // number: damage, other_number: units
    varying_attack,  // the same; number: what its damage is likely to be
    sturdy,          // number: HP
    draws_cards,     // number: cards; none or fewer where that varies
    searches_deck,
    accelerates_energy,
    switches_pokemon,
    heals_damage,
    disrupts_opponent,
    recovers_cards,
    boosts_damage,
    spreads_damage,
    provides_type,    // type: special energy that fits
    needs_basics,     // number: Basic Pokémon in the pool
    needs_draw,       // number: draw cards in the pool
    needs_trainers,   // number: Trainers in the pool
    needs_attackers,  // number: attackers in the pool
    levels_up,        // card: one of the pool that it goes onto; number: how many there are
    levelled_up_by,   // card: one of the pool that goes onto it; number: how many there are
    strong_single,    // number: BP by itself
    few_scenes,       // number: scenes in the pool
    needs_singles,    // number: characters in the pool that can be set
    near_best,        // nothing speaks for it by itself, but little in this pack is better
    best_left,        // nothing better in this pack
};

struct PickReason {
    PickReasonKind kind = PickReasonKind::best_left;
    CubeCopyId card = no_cube_copy;
    CubeCopyId other = no_cube_copy;
    Type type = Type::colorless;
    int number = 0;
    int other_number = 0;
    int weight = 0;  // what it added to the score; below zero speaks against the card
    friend bool operator==(const PickReason&, const PickReason&) = default;
};

struct Suggestion {
    CubeCopyId card{};
    int score = 0;
    std::vector<PickReason> reasons;  // heaviest first; all of them
    friend bool operator==(const Suggestion&, const Suggestion&) = default;
};

// What a judgement of a pack rests on.
struct DraftPlace {
    std::span<const CubeCopyId> pool;
    std::span<const CubeCopyId> pack;
    int picks_in_all = 45;  // that this seat makes in the draft
    LinePolicy lines = LinePolicy::single_cards;
    // Cards that go with one of the pack; nothing: none do.
    const std::map<CubeCopyId, std::vector<CubeCopyId>>* goes_with = nullptr;
    std::uint64_t taste = 0;  // 0: none; else a small fixed leaning of this bot for each card
};

// All cards of the pack, best first; equal scores in the pack's order.
std::vector<Suggestion> rank_pack(const DraftCards& cards, const CardValues& values, const DraftPlace& place);
// The best three, each with up to three reasons that speak for it.
std::vector<Suggestion> suggest_picks(const DraftCards& cards, const CardValues& values, const DraftPlace& place);
// The bot's pick. REQUIRES: the pack is not empty.
CubeCopyId bot_pick(const DraftCards& cards, const CardValues& values, const DraftPlace& place);

}  // namespace cubenight::draft
