// Matches of the Ultraman Card Game for pictures and tests: played from seeds with the decks of the data folder, or laid
// out. The same on every machine.
#pragma once

#include <filesystem>
#include <memory>

#include "src/gui/samples/samples.hpp"
#include "src/gui/sessions/ultraman_match.hpp"

namespace cubenight::gui {

// Two decks of the data folder and names; seat 0 sits here, seat 1 where `other` says.
UltramanSetup ultraman_setup(const std::filesystem::path& data, std::uint64_t seed, SeatPlace other = SeatPlace::bot);

// Empty: the first character is to be set. Usual: the middle of a match, cards can be levelled up. Full: twelve battle
// areas, a stack of four, twenty charge cards, a hand of cards with long texts.
std::unique_ptr<UltramanMatch> sample_ultraman(const std::filesystem::path& data, SampleState state);

}  // namespace cubenight::gui
