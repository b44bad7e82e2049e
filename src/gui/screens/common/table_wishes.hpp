// What the parts that the match screens of all games share want done. Each game's own wishes are these and more.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/core/ids.hpp"
#include "src/gui/sessions/table_session.hpp"

namespace cubenight::gui {

// Where one goes from the end of a match; open: nothing is chosen yet.
enum class EndChoice : std::uint8_t { open, look, replay, again, decks, home, leave };

struct TableWishes {
    std::optional<std::size_t> answer;  // by its place in what can be answered
    bool done = false;                  // no more is chosen
    bool take_back = false;
    std::optional<CopyId> unchosen;  // a card that was chosen in the running choice, to be taken back
    bool undo = false;
    bool skip = false;  // what bots do is shown at once
    bool concede = false;
    bool offer_draw = false;
    std::optional<DrawAnswer> answer_draw;
    bool judge = false;                      // the host corrects something
    bool piles = false;                      // the piles are to be looked through
    bool show_list = false;                  // the list that was put away
    bool fold_panels = false;                // in or out, in narrow windows
    bool menu = false;                       // to open
    bool result = false;                     // of a match that is over, to be read again
    EndChoice end = EndChoice::open;         // of a match that is over
    std::optional<std::string_view> clause;  // to be read, by its citation
    std::optional<std::size_t> past;         // entries of the log: the moment that they led to is looked back at
    std::optional<CopyId> pointed;           // the card under the pointer or with the focus
    std::optional<CopyId> opened;            // a card of the hand, to be read over everything
    std::vector<CopyId> lit;                 // cards that the pointed line of the log is about

    // Of two parts that want the same thing the later one is heard.
    TableWishes& operator+=(const TableWishes& later) {
        if (later.answer) answer = later.answer;
        if (later.answer_draw) answer_draw = later.answer_draw;
        if (later.unchosen) unchosen = later.unchosen;
        if (later.clause) clause = later.clause;
        if (later.past) past = later.past;
        if (later.pointed) pointed = later.pointed;
        if (later.opened) opened = later.opened;
        if (!later.lit.empty()) lit = later.lit;
        done |= later.done, take_back |= later.take_back, undo |= later.undo, skip |= later.skip;
        offer_draw |= later.offer_draw, judge |= later.judge, piles |= later.piles;
        if (later.end != EndChoice::open) end = later.end;
        result |= later.result;
        concede |= later.concede, show_list |= later.show_list, fold_panels |= later.fold_panels, menu |= later.menu;
        return *this;
    }
    // What is left where nothing can be done.
    TableWishes only_looking() const {
        TableWishes left;
        left.fold_panels = fold_panels, left.menu = menu, left.clause = clause, left.past = past;
        left.pointed = pointed, left.opened = opened, left.lit = lit, left.piles = piles;
        return left;
    }
};

}  // namespace cubenight::gui
