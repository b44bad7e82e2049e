// What a part of the match screen wants done. The parts only draw and listen; the table carries their wishes out as
// soon as the part is drawn.
#pragma once

#include <optional>
#include <string_view>

#include "engine/pokemon/view.hpp"
#include "src/gui/screens/common/table_wishes.hpp"

namespace cubenight::gui {

enum class SheetKind : std::uint8_t {
    none,
    menu,
    concede,
    end_turn,
    abilities,
    piles,
    pokemon,
    looked_through,
    clause,
    over
};
enum class SeenPile : std::uint8_t { discard, lost, prizes };

// A sheet over the board, and what it is about.
struct MatchSheet {
    SheetKind kind = SheetKind::none;
    std::uint8_t slot = pokemon::no_slot;  // of a Pokémon; for Abilities no_slot means all of them
    SeatId seat = pokemon::seat0;          // of a pile
    SeenPile pile = SeenPile::discard;
    std::string_view clause = {};  // by its citation
};

struct MatchWishes : TableWishes {
    MatchWishes() = default;
    MatchWishes(const TableWishes& shared) : TableWishes(shared) {}

    std::optional<pokemon::Option> take;
    bool end_turn = false;
    std::optional<MatchSheet> sheet;       // to open
    std::optional<std::size_t> explained;  // the attack that is pointed at
    std::optional<CopyId> dragged;         // a card on its way out of the hand
    bool dropped = false;                  // and let go

    MatchWishes& operator+=(const MatchWishes& later) {
        TableWishes::operator+=(later);
        if (later.take) take = later.take;
        if (later.sheet) sheet = later.sheet;
        if (later.explained) explained = later.explained;
        if (later.dragged) dragged = later.dragged, dropped = later.dropped;
        end_turn |= later.end_turn;
        return *this;
    }
    MatchWishes only_looking() const {
        MatchWishes left(TableWishes::only_looking());
        left.sheet = sheet, left.explained = explained;
        return left;
    }
};

}  // namespace cubenight::gui
