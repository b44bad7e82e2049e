// Invented nights for pictures and tests: an empty, a usual, an overfull and a hostile state of every screen.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "src/gui/kit/screen.hpp"
#include "src/gui/sessions/memory_session.hpp"

namespace cubenight::gui {

// hostile: overfull, with names as long as they may be.
enum class SampleState : std::uint8_t { empty, usual, full, hostile };
inline constexpr SampleState sample_states[] = {SampleState::empty, SampleState::usual, SampleState::full,
                                                SampleState::hostile};
std::string_view sample_name(SampleState state);

enum class SampleGame : std::uint8_t { pokemon, ultraman };

// The Lantern Cube or the Ultra Cube of the data folders. An error says where it was looked for.
Result<SampleCube> sample_cube(const std::string& data = {}, SampleGame game = SampleGame::pokemon);

// The names of two who play a match.
std::pair<const char*, const char*> hostile_players();

// A session in which the page has what that state shows. The same on every machine.
std::unique_ptr<MemorySession> sample_session(const SampleCube& cube, Page page, SampleState state);

}  // namespace cubenight::gui
