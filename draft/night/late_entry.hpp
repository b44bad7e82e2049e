// Who comes late: what they play with.
#pragma once

#include <vector>

#include "draft/judge/card_value.hpp"
#include "draft/night/night.hpp"

namespace cubenight::draft {

// Cards for one more seat of a drafted night, of those that nobody was dealt: as many picks as every other seat has made, or as many as
// there are, drawn by the night's seed. What goes with a pick is with it.
std::vector<CubeCopyId> leftover_pool(const Night& night);

// What lets somebody join now: their seat, and a deck that is built of leftover cards and handed in. The refusal says why nobody can,
// or which rule such a deck would break.
struct LateEntry {
    std::vector<EntryAction> actions;
    Refused refused;
};
LateEntry late_entry(const Night& night, const CardValues& values, SeatSettings who);

}  // namespace cubenight::draft
