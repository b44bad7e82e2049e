#include "src/gui/sessions/cube_summary.hpp"

#include "draft/table/table.hpp"

namespace cubenight::gui {

CubeSummary summary_of(std::string id, const Cube& cube, const CardSet& cards) {
    CubeSummary summary;
    summary.id = std::move(id);
    summary.name = cube.name;
    summary.cards = static_cast<int>(cube.cards.size());
    for (const CardId card_id : cube.cards) {
        const Card& card = cards[card_id];
        if (card.kind == CardKind::pokemon && !card.types.empty())
            ++summary.pokemon[static_cast<std::size_t>(card.types.first())];
        summary.trainers += is_trainer(card.kind);
        summary.energy += is_energy(card.kind);
    }
    for (int players = draft::fewest_players; players <= draft::most_players; ++players) {
        const auto row = draft::row_of(cube, players);
        if (!row || draft::check_row(*row, cube.cards.size())) continue;
        summary.rows.push_back(*row);
        summary.most_players = players;
    }
    return summary;
}

}  // namespace cubenight::gui
