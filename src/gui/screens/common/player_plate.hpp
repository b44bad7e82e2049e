// The plate of a player beside the board of a match: name, cards in hand, and what they do now.
#pragma once

#include <cstddef>
#include <string_view>

#include "engine/play/actor.hpp"
#include "src/gui/kit/screen.hpp"
#include "src/gui/sessions/session.hpp"

namespace cubenight::gui {

struct PlayerPlate {
    std::string_view name;
    std::size_t hand = 0;
    bool own = false;
    bool acts = false;
    SeatPlace place = SeatPlace::here;
    play::Outcome outcome = play::Outcome::running;
    bool won = false;
    int seconds = 0;  // for which they have been at it; a few are not told
};

void draw_player_plate(Frame& f, Rect box, const PlayerPlate& plate);

}  // namespace cubenight::gui
