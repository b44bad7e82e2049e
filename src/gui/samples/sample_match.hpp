// Matches for pictures and tests: played from seeds with decks of the cube, so that every state is one that can
// happen. The same on every machine.
#pragma once

#include <memory>

#include "src/gui/samples/samples.hpp"
#include "src/gui/sessions/local_match.hpp"

namespace cubenight::gui {

// Two legal decks of the cube and names; seat 0 sits here, seat 1 where `other` says.
LocalSetup sample_setup(const SampleCube& cube, std::uint64_t seed, SeatPlace other = SeatPlace::bot,
                        int deck_size = 40, int prizes = 4);

// Empty: placing the Active Pokémon. Usual: the middle of a match, an energy card in the hand's middle is being
// attached. Full: Benches full, cards on everything, a hand of twenty, a long log.
std::unique_ptr<LocalMatch> sample_match(const SampleCube& cube, SampleState state);

}  // namespace cubenight::gui
