#include "src/gui/sessions/ultraman_table.hpp"

namespace cubenight::gui {

using namespace ultraman;

bool UltramanTable::begins_actions(ChoiceKind kind) {
    return kind == ChoiceKind::set_scene || kind == ChoiceKind::set_character || kind == ChoiceKind::level_up ||
           kind == ChoiceKind::activate || kind == ChoiceKind::by_hand;
}

// Of characters and places in sight.
std::optional<Option> UltramanTable::forced(const Match& match) {
    const auto& choice = match.choice;
    const bool in_sight = choice.kind == ChoiceKind::pick_character || choice.kind == ChoiceKind::place;
    if (!in_sight || choice.options.size() != 1 || ultraman::to_act(match) == play::Actor::chance) return std::nullopt;
    const OptionKind kind = choice.options[0].kind;
    return kind == OptionKind::character || kind == OptionKind::spot ? std::optional(choice.options[0]) : std::nullopt;
}

}  // namespace cubenight::gui
