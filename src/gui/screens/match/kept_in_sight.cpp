#include "src/gui/screens/match/kept_in_sight.hpp"

#include <algorithm>

#include "src/gui/screens/match/moves.hpp"

namespace cubenight::gui {

using namespace pokemon;

namespace {

// The attacks, the buttons below them, and the end of the turn beside them.
Rect actions_box(const BoardLayout& lay) {
    const Rect rows = lay.rows();
    return {rows.x, rows.y, lay.end_turn().right() - rows.x, rows.h};
}

// Where an option of what is asked is pressed on the board; an empty box for one that is pressed elsewhere.
Rect place_of_option(const MatchValues& v, const TableSight& table, const Option& option) {
    if (option.kind == OptionKind::slot) return table.box(pokemon_place(option.a));
    if (option.kind == OptionKind::prize) return table.box({Zone::prize, v.me, option.a});
    return {};
}

}  // namespace

InSight in_sight_of(const MatchValues& v, const BoardLayout& lay, const TableSight& table) {
    InSight sight;
    const auto need = [&](Rect box) {
        if (!box.empty()) sight.needed.push_back(box.inset(-6));
    };
    if (!v.actions.empty()) need(actions_box(lay));
    if (v.at == AskAt::board)
        for (const Option& option : v.options) need(place_of_option(v, table, option));
    const CopyId asks = v.asks() ? CopyId{v.view.choice.source} : no_copy;
    for (const Lying& lies : table.cards) {
        const bool on_board = lies.place.zone == Zone::field || lies.place.zone == Zone::shared;
        if (asks != no_copy && lies.copy == asks && (on_board || lies.place.zone == Zone::playing)) need(lies.box);
        else if (on_board) sight.wanted.push_back(lies.box);
    }
    for (const int side : {0, 1}) {
        sight.wanted.push_back(lay.player(side));
        if (v.view.seats[side == 0 ? v.me : v.them].active != no_slot) sight.wanted.push_back(lay.plate(side));
    }
    return sight;
}

}  // namespace cubenight::gui
