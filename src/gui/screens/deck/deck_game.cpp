#include "src/gui/screens/deck/deck_game.hpp"

#include <algorithm>
#include <map>

#include "src/gui/screens/deck/deck_values.hpp"

namespace cubenight::gui {

Text DeckGame::rule_name(draft::DeckRule rule) const {
    switch (rule) {
        case draft::DeckRule::size: return Text::rule_size;
        case draft::DeckRule::basic_pokemon: return Text::rule_basic;
        case draft::DeckRule::own_pool: return Text::rule_pool;
        case draft::DeckRule::offered_energy: return Text::rule_energy;
        case draft::DeckRule::copies: return Text::rule_copies;
        case draft::DeckRule::ace_spec: return Text::rule_ace_spec;
        case draft::DeckRule::radiant: return Text::rule_radiant;
        case draft::DeckRule::prism_star: return Text::rule_prism_star;
        case draft::DeckRule::evolution_lines: return Text::rule_lines;
        case draft::DeckRule::offered_cards: return Text::rule_offered_cards;
    }
    return Text::rule_size;
}

std::string DeckGame::kept(const Strings& say, const DeckValues& v, draft::DeckRule rule) const {
    if (rule == draft::DeckRule::size) return say(Text::kept_size, {std::to_string(v.deck().size())});
    if (rule == draft::DeckRule::own_pool) return say(Text::kept_pool, {std::to_string(v.deck().cards.size())});
    return {};
}

DeckWishes DeckGame::draw_foot(Frame&, const DeckValues&, Rect) const { return {}; }

std::unique_ptr<const DeckGame> deck_game(const draft::DraftCards& cards) {
    return cards.ucg ? ultraman_decks() : pokemon_decks();
}

std::vector<DeckRow> rows_of(const DeckValues& v) {
    std::map<CardId, DeckRow> rows;
    for (const draft::CubeCopyId copy : v.deck().cards) {
        DeckRow& row = rows[v.cards.id(copy)];
        row.card = v.cards.id(copy);
        row.copies.push_back(copy);
        ++row.count;
        row.at_fault = row.at_fault || std::ranges::any_of(v.broken, [&](const draft::BrokenRule& rule) {
                           return std::ranges::find(rule.cards, copy) != rule.cards.end();
                       });
    }
    std::vector<DeckRow> all;
    for (auto& [id, row] : rows) all.push_back(std::move(row));
    return all;
}

}  // namespace cubenight::gui
