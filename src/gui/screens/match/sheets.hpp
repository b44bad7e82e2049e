// What opens over the board of a match, one sheet at a time.
#pragma once

#include <span>
#include <vector>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/common/match_end.hpp"
#include "src/gui/screens/common/match_sheets.hpp"
#include "src/gui/screens/match/match_values.hpp"
#include "src/gui/screens/match/match_wishes.hpp"

namespace cubenight::gui {

class Sheets {
public:
    void open(const MatchSheet& sheet) { shown_ = sheet; }
    void close() { shown_ = {}; }
    void open_end() { end_.begin(), open({.kind = SheetKind::over}); }
    // That the match is over is known already.
    void seen_over() { over_seen_ = true; }
    bool none_open() const { return shown_.kind == SheetKind::none; }
    // The match has gone on: what speaks of the position before is closed, and its end shows itself once.
    void refresh(const MatchValues& v);
    // A deck that this seat has searched and that had nothing to choose is shown all the same (JA E-18.b2). `told`: what has
    // just happened.
    void show_search(std::span<const text::LogEntry> told, const MatchValues& v);
    MatchWishes draw(Frame& f, const MatchValues& v);

private:
    MatchWishes menu(Frame& f, const MatchValues& v);
    // True once, when the answer is yes.
    bool asked_yes(Answered answered);
    MatchWishes abilities(Frame& f, const MatchValues& v);
    void piles(Frame& f, const MatchValues& v);
    void looked_through(Frame& f, const MatchValues& v);
    void pokemon_in_play(Frame& f, const MatchValues& v);
    static const Card* attached(Frame& f, const MatchValues& v, const pokemon::PokemonView& p, Vec corner);
    MatchWishes over(Frame& f, const MatchValues& v);

    MatchSheet shown_;
    std::vector<CardId> looked_through_;
    EndSheet end_;
    bool over_seen_ = false;
};

}  // namespace cubenight::gui
