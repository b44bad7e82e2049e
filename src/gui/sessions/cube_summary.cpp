#include "src/gui/sessions/cube_summary.hpp"

#include <algorithm>
#include <bit>

#include "draft/pool/pick_lines.hpp"
#include "draft/table/table.hpp"

namespace cubenight::gui {

namespace {

PokemonCounts pokemon_in(const draft::DraftCards& cards) {
    PokemonCounts counts;
    for (const CardId id : cards.cube->cards) {
        const Card& card = (*cards.set)[id];
        if (card.kind == CardKind::pokemon && !card.types.empty())
            ++counts.pokemon[static_cast<std::size_t>(card.types.first())];
        counts.trainers += is_trainer(card.kind);
        counts.energy += is_energy(card.kind);
    }
    return counts;
}

UltramanCounts characters_in(const draft::DraftCards& cards) {
    UltramanCounts counts;
    for (const CardId id : cards.cube->cards) {
        const ultraman::Card& card = cards.ucg->cards[id];
        if (card.is_character() && !card.types.empty())
            ++counts.characters[static_cast<std::size_t>(std::countr_zero(card.types.bits))];
        counts.scenes += card.is_scene();
    }
    return counts;
}

// Whether seats pick at least half of their decks; the other half may be Basic Energy.
bool builds_decks(const DraftTableRow& row) { return 2 * draft::picks_per_seat(row) >= row.deck_size; }

// Whether a night can be dealt by that row, and decks be made of what it deals.
bool is_playable(const DraftTableRow& row, const CubeSummary& cube) {
    return !draft::check_row_for_decks(row, cube.dealt(draft::lines_of(cube.rules)), 0, cube.stock,
                                       draft::rules_at(cube.rules, row));
}

}  // namespace

CubeSummary summary_of(std::string id, const draft::DraftCards& cards) {
    CubeSummary summary;
    summary.id = std::move(id);
    summary.name = cards.cube->name;
    summary.cards = static_cast<int>(cards.size());
    summary.whole_lines = static_cast<int>(draft::PickLines(cards, LinePolicy::whole_line).dealt().size());
    summary.rules = draft::cube_rules(cards);
    summary.most_deck = std::min(draft::most_deck_size, draft::sizes_of(summary.rules).most_deck);
    if (cards.ucg) summary.counts = characters_in(cards);
    else summary.counts = pokemon_in(cards);
    summary.stock = draft::deck_stock(cards);
    summary.lines = draft::line_counts(cards);
    for (int players = draft::fewest_players; players <= draft::most_players; ++players) {
        const auto own = draft::row_of(*cards.cube, players);
        if (!own) continue;
        const DraftTableRow row = draft::suggested_row(*cards.cube, players);
        if (!is_playable(row, summary) || (row != *own && !builds_decks(row))) continue;
        summary.rows.push_back(row);
        summary.most_players = players;
    }
    return summary;
}

}  // namespace cubenight::gui
