// What a part of the match screen of the Ultraman Card Game wants done. The parts only draw and listen; the table carries
// their wishes out as soon as the part is drawn.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/ultraman/view.hpp"
#include "src/gui/screens/common/table_wishes.hpp"

namespace cubenight::gui::ucg {

enum class SheetKind : std::uint8_t { none, menu, concede, options, piles, character, clause, over };
enum class SeenPile : std::uint8_t { discard, exile };

// A sheet over the board, and what it is about.
struct Sheet {
    SheetKind kind = SheetKind::none;
    ultraman::Spot spot = ultraman::no_spot;  // of a character
    SeatId seat = play::seat0;                // of a pile
    SeenPile pile = SeenPile::discard;
    std::string_view clause = {};  // by its citation
    std::vector<ultraman::Option> options = {};
};

struct Wishes : TableWishes {
    Wishes() = default;
    Wishes(const TableWishes& shared) : TableWishes(shared) {}

    std::optional<ultraman::Option> take;
    std::optional<Sheet> sheet;               // to open
    std::optional<CopyId> hold;               // a card of the hand that waits for its place; no_copy: none any more
    std::optional<CopyId> let_go;             // a card that was drawn out of the hand and is let go in this frame
    std::optional<ultraman::Spot> explained;  // the character that is pointed at
    std::optional<int> first_area;            // to begin with, where not all have room

    Wishes& operator+=(const Wishes& later) {
        TableWishes::operator+=(later);
        if (later.take) take = later.take;
        if (later.sheet) sheet = later.sheet;
        if (later.hold) hold = later.hold;
        if (later.let_go) let_go = later.let_go;
        if (later.explained) explained = later.explained;
        if (later.first_area) first_area = later.first_area;
        return *this;
    }
    Wishes only_looking() const {
        Wishes left(TableWishes::only_looking());
        left.explained = explained, left.first_area = first_area;
        if (sheet && sheet->kind != SheetKind::options) left.sheet = sheet;
        return left;
    }
};

}  // namespace cubenight::gui::ucg
