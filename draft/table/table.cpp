#include "draft/table/table.hpp"

#include <algorithm>

namespace cubenight::draft {
namespace {

Refused outside(Denial why, int number, int least, int most) {
    if (number < least) return NightRefusal{why, number, least, {}, {}};
    if (number > most) return NightRefusal{why, number, most, {}, {}};
    return std::nullopt;
}

const std::vector<DraftTableRow>& rows_of(const Cube& cube) {
    return cube.table.empty() ? document_draft_table() : cube.table;
}

// The row whose number of players comes next above, or the one with most players.
DraftTableRow neighbouring_row(std::span<const DraftTableRow> rows, int players) {
    const DraftTableRow* above = nullptr;
    const DraftTableRow* largest = &rows.front();
    for (const auto& row : rows) {
        if (row.players >= players && (!above || row.players < above->players)) above = &row;
        if (row.players > largest->players) largest = &row;
    }
    return above ? *above : *largest;
}

std::optional<DraftTableRow> own_row(std::span<const DraftTableRow> rows, int players) {
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const auto& row) { return row.players == players; });
    return found == rows.end() ? std::nullopt : std::optional(*found);
}

// What is the same whether packs are dealt or not.
Refused check_decks_and_cube(const DraftTableRow& row, std::size_t cube_cards, WithPrizes prizes) {
    const int most = prizes == WithPrizes::yes ? most_prizes : 0;
    if (auto no = outside(Denial::prizes_out_of_range, row.prize_cards, std::min(most, 1), most)) return no;
    const int fewest = row.prize_cards + fewest_deck_cards_beyond_prizes;
    if (auto no = outside(Denial::deck_size_out_of_range, row.deck_size, fewest, most_deck_size)) return no;
    if (cube_cards <= most_cube_cards) return std::nullopt;
    const int cards = static_cast<int>(std::min<std::size_t>(cube_cards, 1 << 30));
    return NightRefusal{Denial::cube_too_large, cards, most_cube_cards, {}, {}};
}

}  // namespace

std::optional<DraftTableRow> row_of(const Cube& cube, int players) { return own_row(rows_of(cube), players); }

DraftTableRow suggested_row(const Cube& cube, int players) {
    return suggested_row(rows_of(cube), cube.cards.size(), players);
}

DraftTableRow suggested_row(std::span<const DraftTableRow> rows, std::size_t cube_cards, int players) {
    DraftTableRow row = own_row(rows, players).value_or(neighbouring_row(rows, players));
    row.players = players;
    const int there = static_cast<int>(std::min<std::size_t>(cube_cards, most_cube_cards));
    while (cards_needed(row) > there && row.pack_size > 8) --row.pack_size;
    while (cards_needed(row) > there && row.packs > 1) --row.packs;
    while (cards_needed(row) > there && row.pack_size > 1) --row.pack_size;
    return row;
}

int prizes_for(std::span<const DraftTableRow> rows, int deck_size) {
    const auto own = std::ranges::find(rows, deck_size, &DraftTableRow::deck_size);
    if (own != rows.end()) return own->prize_cards;
    const auto& usual = document_draft_table();
    DraftTableRow next = *std::ranges::min_element(usual, {}, &DraftTableRow::deck_size);
    for (const DraftTableRow& row : usual)
        if (row.deck_size <= deck_size && row.deck_size > next.deck_size) next = row;
    return next.prize_cards;
}

WithPrizes prizes_in(const DraftTableRow& row) { return row.prize_cards == 0 ? WithPrizes::no : WithPrizes::yes; }

int cards_needed(const DraftTableRow& row) { return row.players * row.packs * row.pack_size; }

int picks_per_seat(const DraftTableRow& row, int leave) { return row.packs * (row.pack_size - leave); }

Refused check_row(const DraftTableRow& row, std::size_t cube_cards, int leave, WithPrizes prizes) {
    if (auto no = outside(Denial::players_out_of_range, row.players, fewest_players, most_players)) return no;
    if (auto no = outside(Denial::packs_out_of_range, row.packs, 1, most_packs)) return no;
    if (auto no = outside(Denial::pack_size_out_of_range, row.pack_size, 1, most_pack_size)) return no;
    if (auto no = outside(Denial::leave_out_of_range, leave, 0, row.pack_size - 1)) return no;
    if (auto no = check_decks_and_cube(row, cube_cards, prizes)) return no;
    const int needed = cards_needed(row);
    if (static_cast<std::size_t>(needed) > cube_cards)
        return NightRefusal{Denial::cube_too_small, needed, static_cast<int>(cube_cards), {}, {}};
    return std::nullopt;
}

Refused check_row_without_packs(const DraftTableRow& row, std::size_t cube_cards, WithPrizes prizes) {
    if (auto no = outside(Denial::players_out_of_range, row.players, fewest_players, most_players)) return no;
    if (auto no = outside(Denial::packs_out_of_range, row.packs, 0, 0)) return no;
    if (auto no = outside(Denial::pack_size_out_of_range, row.pack_size, 0, 0)) return no;
    return check_decks_and_cube(row, cube_cards, prizes);
}

}  // namespace cubenight::draft
