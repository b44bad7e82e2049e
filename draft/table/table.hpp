// The table: how many packs of how many cards for how many players, and the decks they build (CUBE draft.table).
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "draft/table/refusal.hpp"
#include "engine/cards/cube.hpp"

namespace cubenight::draft {

inline constexpr int fewest_players = 2;
inline constexpr int most_players = 16;
inline constexpr int most_packs = 20;
inline constexpr int most_pack_size = 60;
inline constexpr int most_deck_size = 60;
inline constexpr int most_cube_cards = 60'000;
// A deck holds the opening hand, the Prize cards and at least one card to draw.
inline constexpr int fewest_deck_cards_beyond_prizes = 8;

// The cube's own row for that number of players (the CUBE document's where the cube has none of its own).
std::optional<DraftTableRow> row_of(const Cube& cube, int players);

// A row for any number of players: the cube's own; else the next larger number's, or the largest one's. Where the cube is not
// enough for it, its packs are smaller or fewer. It may still be refused by check_row.
DraftTableRow suggested_row(const Cube& cube, int players);
// The same for a cube of which only its rows and its number of cards are known. REQUIRES: rows is not empty.
DraftTableRow suggested_row(std::span<const DraftTableRow> rows, std::size_t cube_cards, int players);

// For how many Prize cards decks of so many cards are played: as the cube's rows have it; where none has such decks, as the next
// smaller ones of the CUBE document. REQUIRES: the game has Prize cards.
int prizes_for(std::span<const DraftTableRow> rows, int deck_size);

// Cards that the packs of a night take from the cube.
int cards_needed(const DraftTableRow& row);
// Cards that each seat ends with. `leave`: cards of each pack that are discarded at its end.
int picks_per_seat(const DraftTableRow& row, int leave = 0);

// Whether the game has Prize cards; where it has none, a row has 0 of them.
enum class WithPrizes : std::uint8_t { no, yes };
WithPrizes prizes_in(const DraftTableRow& row);

// Why a night cannot be set with this row: a number out of its limits, or a cube too small (with both numbers).
Refused check_row(const DraftTableRow& row, std::size_t cube_cards, int leave = 0, WithPrizes prizes = WithPrizes::yes);
// The same for a night to which decks are brought: its row has 0 packs of 0 cards.
Refused check_row_without_packs(const DraftTableRow& row, std::size_t cube_cards, WithPrizes prizes);

}  // namespace cubenight::draft
