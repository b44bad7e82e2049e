// Setting a scene (chapter 6).
#pragma once

#include "engine/ultraman/run/frames.hpp"

namespace cubenight::ultraman {

// From hand, in the Lead player's scene phase: its player draws, and then what waits for it is carried out (6.2.1, 6.2.3).
void play_scene(Game& g, CopyId copy);

}  // namespace cubenight::ultraman
