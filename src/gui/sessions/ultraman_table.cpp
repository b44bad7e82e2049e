#include "src/gui/sessions/ultraman_table.hpp"

#include <algorithm>

#include "engine/ultraman/match/places.hpp"

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

bool UltramanTable::reveals(const Match& before, const Match& after, std::span<const LogEntry> events, SeatId seat) {
    if (!(before.generator == after.generator)) return true;
    for (const LogEntry& entry : events) {
        const EventKind type = entry.event.type;
        if (type == EventKind::drawn || type == EventKind::looked || type == EventKind::revealed ||
            type == EventKind::opened || type == EventKind::shuffled || type == EventKind::charged)
            return true;
    }
    // Options that name cards of a hidden zone show them.
    const auto hidden = [&](const Option& option) {
        if (option.kind != OptionKind::copy) return false;
        const CopyId copy{option.a};
        const Where where = state(before, copy).where;
        const bool theirs = owner(copy) != seat && (where == Where::hand || where == Where::charge);
        return !before.sees[seat].contains(copy) && (theirs || where == Where::deck);
    };
    return std::any_of(after.choice.options.begin(), after.choice.options.end(), hidden);
}

}  // namespace cubenight::gui
