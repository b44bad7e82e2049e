// The English sentences of a judgement's reasons.
#include "draft/judge/bot.hpp"
#include "draft/table/text.hpp"

namespace cubenight::draft {
namespace {

std::string cost_text(const PickReason& reason) {
    if (reason.type == Type::colorless) return std::to_string(reason.number) + " of any type";
    const int rest = reason.number - 1;
    return std::string("1 ") + type_name(reason.type) + (rest > 0 ? " + " + std::to_string(rest) + " more" : "");
}

}  // namespace

std::string reason_text(const PickReason& reason, const DraftCards& cards) {
    const auto name = [&](CubeCopyId copy) { return cards.has(copy) ? cards[copy].name : std::string("a card"); };
    const std::string type = type_name(reason.type);
    switch (reason.kind) {
        case PickReasonKind::completes_line: return "Completes the line of " + name(reason.card);
        case PickReasonKind::bridges_line: return "Bridges " + name(reason.card) + " to " + name(reason.other);
        case PickReasonKind::extends_line: return "Evolves from your " + name(reason.card);
        case PickReasonKind::supports_line: return "Your " + name(reason.card) + " needs it";
        case PickReasonKind::deepest_type:
            return type + " is your deepest type (" + std::to_string(reason.number) + ")";
        case PickReasonKind::second_type: return type + " is your second type (" + std::to_string(reason.number) + ")";
        case PickReasonKind::opens_type: return "Nothing is fixed yet; opens " + type;
        case PickReasonKind::off_type: return type + " is none of your types";
        case PickReasonKind::lacks_base: return counted(reason.number, "stage", "stages") + " below it missing";
        case PickReasonKind::low_cost: return "Low cost: " + cost_text(reason);
        case PickReasonKind::strong_attack:
            return std::to_string(reason.number) + " damage for " + counted(reason.other_number, "energy", "energy");
        case PickReasonKind::sturdy: return std::to_string(reason.number) + " HP";
        case PickReasonKind::draws_cards:
            return reason.number > 0 ? "Draws " + counted(reason.number, "card", "cards") : "Draws cards";
        case PickReasonKind::searches_deck: return "Finds cards in your deck";
        case PickReasonKind::accelerates_energy: return "Brings more energy into play";
        case PickReasonKind::switches_pokemon: return "Moves the Active Pokémon";
        case PickReasonKind::heals_damage: return "Heals";
        case PickReasonKind::disrupts_opponent: return "Hinders the opponent";
        case PickReasonKind::recovers_cards: return "Brings back discarded cards";
        case PickReasonKind::boosts_damage: return "Makes your Pokémon hit harder or last longer";
        case PickReasonKind::spreads_damage: return "Reaches the Bench";
        case PickReasonKind::provides_type: return "Made for your " + type + " cards";
        case PickReasonKind::needs_basics:
            return "Only " + counted(reason.number, "Basic Pokémon", "Basic Pokémon") + " so far";
        case PickReasonKind::needs_draw: return "Only " + counted(reason.number, "card", "cards") + " that draw so far";
        case PickReasonKind::needs_trainers: return "Only " + counted(reason.number, "Trainer", "Trainers") + " so far";
        case PickReasonKind::needs_attackers:
            return "Only " + counted(reason.number, "attacker", "attackers") + " so far";
        case PickReasonKind::best_left: return "The best that is left in this pack";
    }
    return {};
}

}  // namespace cubenight::draft
