#include "engine/ultraman/rules/scenes.hpp"

#include "engine/ultraman/change/raise.hpp"
#include "engine/ultraman/change/verbs.hpp"
#include "engine/ultraman/run/waiting_texts.hpp"

namespace cubenight::ultraman {

void play_scene(Game& g, CopyId copy) {
    Heard heard;
    if (g.m.scene != no_copy)
        listen(g, {TextEvent::discarded, {g.m.scene, no_spot, true, 0, Where::scene}, no_seat, no_copy}, heard);
    set_scene(g, copy, Clause::c5_4_2);
    wait(g, heard);
    draw(g, owner(copy), 1, Clause::c6_2_1);
    raise_scene(g, copy);
    begin_waiting(g);
}

}  // namespace cubenight::ultraman
