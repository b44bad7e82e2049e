// Where a card that is drawn out of the hand can be let go, and what comes of it there.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/match/board_layout.hpp"
#include "src/gui/screens/match/match_values.hpp"

namespace cubenight::gui {

enum class DropZone : std::uint8_t { pokemon, active, bench, stadium, discard, table };

struct Drop {
    DropZone zone = DropZone::table;
    std::uint8_t slot = pokemon::no_slot;  // of a Pokémon
    pokemon::Option first;
    std::optional<pokemon::Option> then = {};  // what `first` asks then
};

// A card on its way.
struct Drag {
    CopyId card = no_copy;
    std::uint64_t version = 0;  // of the match for which the places were found
    std::string label;          // "Evolve"
    std::vector<Drop> drops;
};

Drag drag_of(const MatchSession& session, const MatchValues& v, const HandCard& held);

// Where that is on the board.
Rect drop_box(const MatchValues& v, const BoardLayout& lay, const Drop& drop);
// The place under that point: a smaller one lies over the table.
const Drop* drop_at(const Drag& drag, const MatchValues& v, const BoardLayout& lay, Vec at);
// Why the card cannot be let go there; empty where that is no place of the board.
std::string why_no_drop(const MatchSession& session, const MatchValues& v, const HandCard& held, const Drag& drag,
                        const BoardLayout& lay, Vec at);
// All places light up; the one under the pointer says what would be done.
void draw_drops(Frame& f, const Drag& drag, const MatchValues& v, const BoardLayout& lay);

}  // namespace cubenight::gui
