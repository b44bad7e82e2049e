#include "src/gui/widgets/card_faces.hpp"

namespace cubenight::gui {

Text sort_name(CardSort sort) {
    switch (sort) {
        case CardSort::type: return Text::draft_by_type;
        case CardSort::stage: return Text::draft_by_stage;
        case CardSort::cost: return Text::deck_by_cost;
        case CardSort::level: return Text::ucg_by_level;
        case CardSort::character: return Text::ucg_by_character;
    }
    return Text::draft_by_type;
}

std::shared_ptr<const CardFaces> faces_of(const draft::DraftCards& cards, const draft::GameRules& rules) {
    return cards.ucg ? ultraman_faces(cards) : pokemon_faces(cards, std::get<RuleSet>(rules));
}

}  // namespace cubenight::gui
