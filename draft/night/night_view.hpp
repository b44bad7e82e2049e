// What one seat may know of the night, built from scratch: its pack, its pool and deck, what the table shows of
// the others, pairings, results and standings. Nothing else is in it, so nothing else can leak.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "draft/judge/bot.hpp"
#include "draft/night/night.hpp"

namespace cubenight::draft {

// What everyone sees of a seat.
struct SeatSign {
    SeatId seat{};
    std::string name;
    SeatKind kind = SeatKind::person;
    DraftState state = DraftState::choosing;
    int waiting_packs = 0;  // card backs on its plate, behind the front one
    int picks_made = 0;
    std::uint8_t handed_in = 0;
    std::uint8_t dropped = 0;
    BotSkill skill = BotSkill::steady;
    friend bool operator==(const SeatSign&, const SeatSign&) = default;
};

// A table of a round, as everyone sees it. No seed and no steps: those would tell hands.
struct TableSign {
    Pairing pairing;
    MatchState state = MatchState::waiting;
    MatchResult result = MatchResult::none;
    std::uint64_t started_at = 0;
    std::uint64_t ended_at = 0;
    friend bool operator==(const TableSign&, const TableSign&) = default;
};

struct NightView {
    SeatId seat{};
    std::string night;
    std::string cube;
    NightPhase phase = NightPhase::draft;
    DraftTableRow row{};
    int leave = 0;
    // draft
    int round = 0;  // 0-based pack
    int pick = 0;   // 0-based, of this pack
    int picks_per_round = 0;
    Direction direction = Direction::clockwise;
    SeatId passes_to{};
    std::vector<CubeCopyId> pack;  // what lies in front of it; empty: nothing
    // What goes with a card of the pack where whole lines are a pick; only cards with which something goes.
    std::map<CubeCopyId, std::vector<CubeCopyId>> goes_with;
    std::vector<CubeCopyId> pool;  // in picked order
    std::vector<SeatSign> table;   // all seats
    // decks
    Deck deck;
    std::vector<CubeCopyId> side;
    DeckRules deck_rules;
    // rounds
    int round_count = 0;
    std::vector<std::vector<TableSign>> rounds;
    std::vector<Standing> standings;
    friend bool operator==(const NightView&, const NightView&) = default;
};

// REQUIRES: night.seat_exists(seat).
NightView view_for(const Night& night, SeatId seat);

// What a judgement of the seat's pack rests on, for bot_pick() and suggest_picks(). It points into the view.
DraftPlace place_of(const NightView& view, std::uint64_t taste = 0);

}  // namespace cubenight::draft
