#include "src/text/pokemon/reveals.hpp"

#include <algorithm>

#include "engine/pokemon/match/places.hpp"

namespace cubenight::text {

using namespace pokemon;

bool reveals(const Match& before, const Match& after, std::span<const LogEntry> events, SeatId seat) {
    if (!(before.generator == after.generator)) return true;
    constexpr EventKind showing[] = {EventKind::drawn,       EventKind::looked, EventKind::revealed,
                                     EventKind::prize_taken, EventKind::coin,   EventKind::shuffled};
    for (const LogEntry& entry : events)
        if (std::ranges::find(showing, entry.event.type) != std::end(showing)) return true;
    // Options that name cards of a hidden zone show them.
    return std::ranges::any_of(after.choice.options, [&](const Option& option) {
        if (option.kind != OptionKind::copy && option.kind != OptionKind::name) return false;
        const CopyState& copy = before.copies[option.a];
        const bool theirs = copy.where == Where::hand && owner(CopyId{option.a}) != seat;
        return (copy.known & seat_bit(seat)) == 0 &&
               (theirs || copy.where == Where::deck || copy.where == Where::prizes);
    });
}

}  // namespace cubenight::text
