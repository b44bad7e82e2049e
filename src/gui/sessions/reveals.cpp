#include "src/gui/sessions/reveals.hpp"

#include <algorithm>

#include "engine/pokemon/match/places.hpp"

namespace cubenight::gui {

using namespace pokemon;

bool reveals(const Match& before, const Match& after, std::span<const text::LogEntry> events, SeatId seat) {
    if (!(before.generator == after.generator)) return true;
    for (const text::LogEntry& entry : events) {
        const EventKind type = entry.event.type;
        if (type == EventKind::drawn || type == EventKind::looked || type == EventKind::revealed ||
            type == EventKind::prize_taken || type == EventKind::coin || type == EventKind::shuffled)
            return true;
    }
    // Options that name cards of a hidden zone show them.
    const auto hidden = [&](const Option& option) {
        if (option.kind != OptionKind::copy && option.kind != OptionKind::name) return false;
        const CopyState& copy = before.copies[option.a];
        const bool known = (copy.known & seat_bit(seat)) != 0;
        const bool theirs = copy.where == Where::hand && owner(CopyId{option.a}) != seat;
        return !known && (theirs || copy.where == Where::deck || copy.where == Where::prizes);
    };
    return std::any_of(after.choice.options.begin(), after.choice.options.end(), hidden);
}

}  // namespace cubenight::gui
