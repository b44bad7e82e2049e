#include "src/gui/widgets/card_faces.hpp"

namespace cubenight::gui {

Text sort_name(CardSort sort) {
    switch (sort) {
        case CardSort::type: return Text::draft_by_type;
        case CardSort::stage: return Text::draft_by_stage;
        case CardSort::cost: return Text::deck_by_cost;
        case CardSort::level: return Text::ucg_by_level;
        case CardSort::character: return Text::ucg_by_character;
        case CardSort::kind: return Text::draft_by_kind;
    }
    return Text::draft_by_type;
}

float draw_name(Frame& f, const CardFaces& faces, Vec at, CardId card, const TextStyle& style, float room) {
    std::string name = faces.name(f.say, card);
    if (f.c.width(name, style) > room) name = faces.short_name(f.say, card);
    return f.c.text_within(at, name, style.cuttable(), room);
}

std::shared_ptr<const CardFaces> faces_of(const draft::DraftCards& cards, const draft::GameRules& rules) {
    return cards.ucg ? ultraman_faces(cards) : pokemon_faces(cards, std::get<RuleSet>(rules));
}

}  // namespace cubenight::gui
