// What lies where when a scenario begins.
#pragma once

#include "engine/scenario/read/read_refs.hpp"

namespace cubenight::scenario {

class PositionReader {
public:
    explicit PositionReader(RefReader& refs) : refs_(refs), in_(refs.in()) {}

    // The fields of one seat between braces, or a single field. Each may stand once, `bench` often.
    void seat_block(WrittenSeat& seat);
    void seat_field(WrittenSeat& seat);
    // `stadium`, `turn`, `first`, `sudden deaths`, `begin`; false where none of them stands here.
    bool board_field(WrittenPosition& position);

private:
    // `copies`: where several equal ones may stand (`"Name" x 2`), how many.
    WrittenPokemon pokemon(int* copies = nullptr);
    bool attribute(WrittenPokemon& pokemon, bool in_braces);
    bool attribute_of_state(WrittenPokemon& pokemon);
    void attached(WrittenPokemon& pokemon, CardList cards);
    bool attribute_number(WrittenPokemon& pokemon);
    bool attribute_condition(WrittenPokemon& pokemon);
    void bench(WrittenSeat& seat);
    void deck(WrittenSeat& seat);
    void prizes(WrittenSeat& seat);
    void used(WrittenSeat& seat);
    void turn(WrittenPosition& position);
    void begin(WrittenPosition& position);
    void once(bool taken, std::string_view field);

    RefReader& refs_;
    TokenReader& in_;
};

}  // namespace cubenight::scenario
