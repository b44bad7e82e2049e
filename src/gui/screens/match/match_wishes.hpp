// What a part of the match screen wants done. The parts only draw and listen; the table carries their wishes out as
// soon as the part is drawn.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/pokemon/view.hpp"

namespace cubenight::gui {

enum class SheetKind : std::uint8_t { none, menu, concede, end_turn, abilities, pile, pokemon, clause, over };
enum class SeenPile : std::uint8_t { discard, lost };

// A sheet over the board, and what it is about.
struct MatchSheet {
    SheetKind kind = SheetKind::none;
    std::uint8_t slot = pokemon::no_slot;  // of a Pokémon; for Abilities no_slot means all of them
    SeatId seat = pokemon::seat0;          // of a pile
    SeenPile pile = SeenPile::discard;
    std::string_view clause = {};  // by its citation
};

struct MatchWishes {
    std::optional<pokemon::Option> take;
    bool take_back = false;
    bool undo = false;
    bool skip = false;  // what bots do is shown at once
    bool end_turn = false;
    bool concede = false;
    bool show_list = false;           // the list that was put away
    bool fold_panels = false;         // in or out, in narrow windows
    bool step = false;                // of the scenario
    bool restart = false;             // of the scenario
    std::optional<MatchSheet> sheet;  // to open
    std::optional<std::size_t> past;  // entries of the log: the moment that they led to is looked back at
    std::optional<CopyId> pointed;    // the card under the pointer or with the focus
    std::vector<CopyId> lit;          // cards that the pointed line of the log is about

    // Of two parts that want the same thing the later one is heard.
    MatchWishes& operator+=(const MatchWishes& later) {
        if (later.take) take = later.take;
        if (later.sheet) sheet = later.sheet;
        if (later.past) past = later.past;
        if (later.pointed) pointed = later.pointed;
        if (!later.lit.empty()) lit = later.lit;
        take_back |= later.take_back, undo |= later.undo, skip |= later.skip, end_turn |= later.end_turn,
            concede |= later.concede;
        show_list |= later.show_list, fold_panels |= later.fold_panels, step |= later.step, restart |= later.restart;
        return *this;
    }
    // What is left where nothing can be done.
    MatchWishes only_looking() const {
        MatchWishes left;
        left.fold_panels = fold_panels, left.sheet = sheet, left.past = past;
        left.pointed = pointed, left.lit = lit;
        return left;
    }
};

}  // namespace cubenight::gui
