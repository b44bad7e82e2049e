#include "src/gui/sessions/pokemon_table.hpp"

namespace cubenight::gui {

using namespace pokemon;

std::optional<Option> PokemonTable::forced(const Match& match) {
    const Choice& choice = match.choice;
    if (pokemon::to_act(match) == Actor::chance || choice.options.size() != 1) return std::nullopt;
    switch (choice.kind) {
        case ChoiceKind::evolve_target:
        case ChoiceKind::energy_target:
        case ChoiceKind::tool_target:
        case ChoiceKind::retreat_energy:
        case ChoiceKind::promote:
        case ChoiceKind::pick_pokemon: return choice.options[0];
        case ChoiceKind::none:
        case ChoiceKind::go_first:
        case ChoiceKind::place_active:
        case ChoiceKind::place_bench:
        case ChoiceKind::extra_cards:
        case ChoiceKind::main:
        case ChoiceKind::pick_card:
        case ChoiceKind::pick_prize:
        case ChoiceKind::may:
        case ChoiceKind::either:
        case ChoiceKind::number:
        case ChoiceKind::type:
        case ChoiceKind::condition:
        case ChoiceKind::name:
        case ChoiceKind::order:
        case ChoiceKind::trigger_order:
        case ChoiceKind::agree:
        case ChoiceKind::surplus:
        case ChoiceKind::flip:
        case ChoiceKind::shuffle:
        case ChoiceKind::random_card:
        case ChoiceKind::by_hand:
        case ChoiceKind::hand_place: break;
    }
    return std::nullopt;
}

}  // namespace cubenight::gui
