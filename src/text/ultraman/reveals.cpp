#include "src/text/ultraman/reveals.hpp"

#include <algorithm>

#include "engine/ultraman/match/places.hpp"

namespace cubenight::ultraman::text {

bool reveals(const Match& before, const Match& after, std::span<const LogEntry> events, SeatId seat) {
    if (!(before.generator == after.generator)) return true;
    constexpr EventKind showing[] = {EventKind::drawn,  EventKind::looked,   EventKind::revealed,
                                     EventKind::opened, EventKind::shuffled, EventKind::charged};
    for (const LogEntry& entry : events)
        if (std::ranges::find(showing, entry.event.type) != std::end(showing)) return true;
    // Options that name cards of a hidden zone show them.
    return std::ranges::any_of(after.choice.options, [&](const Option& option) {
        if (option.kind != OptionKind::copy) return false;
        const CopyId copy{option.a};
        const Where where = state(before, copy).where;
        const bool theirs = owner(copy) != seat && (where == Where::hand || where == Where::charge);
        return !before.sees[seat].contains(copy) && (theirs || where == Where::deck);
    });
}

}  // namespace cubenight::ultraman::text
