// The position of a scenario: what lies where, which turn it is and where in it.
#pragma once

#include "engine/scenario/ultraman/read/read_refs.hpp"

namespace cubenight::ultraman::scenario {

class PositionReader {
public:
    explicit PositionReader(RefReader& refs) : refs_(refs), in_(refs.in()) {}

    // `{ ... }` behind a player.
    void seat_block(WrittenSeat& seat);
    // `hand ...` behind `my`.
    void seat_field(WrittenSeat& seat);
    bool at_seat_field(std::size_t ahead = 0) const {
        return in_.is_any_word({"area", "hand", "deck", "discard", "exiled"}, ahead);
    }
    // scene, areas, turn, lead, phase, begin, carried out, for; false where nothing of that stands here.
    bool board_field(WrittenPosition& position);

private:
    WrittenCharacter character();
    void detail(WrittenCharacter& character);
    void scene(WrittenPosition& position);
    void phase(WrittenPosition& position);
    WrittenDeed deed();
    int text();

    RefReader& refs_;
    TokenReader& in_;
};

}  // namespace cubenight::ultraman::scenario
