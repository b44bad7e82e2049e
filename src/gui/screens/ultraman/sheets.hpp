// What opens over the board of a match of the Ultraman Card Game, one sheet at a time.
#pragma once

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/common/match_end.hpp"
#include "src/gui/screens/common/match_sheets.hpp"
#include "src/gui/screens/ultraman/values.hpp"
#include "src/gui/screens/ultraman/wishes.hpp"

namespace cubenight::gui::ucg {

class Sheets {
public:
    void open(const Sheet& sheet) { shown_ = sheet; }
    void close() { shown_ = {}; }
    void open_end() { end_.begin(), open({.kind = SheetKind::over}); }
    // That the match is over is known already.
    void seen_over() { over_seen_ = true; }
    bool none_open() const { return shown_.kind == SheetKind::none; }
    // The match has gone on: what speaks of the position before is closed, and its end shows itself once.
    void refresh(const Values& v);
    Wishes draw(Frame& f, const Values& v);

private:
    Wishes menu(Frame& f, const Values& v);
    bool asked_yes(Answered answered);
    Wishes options(Frame& f, const Values& v);
    void piles(Frame& f, const Values& v);
    void character(Frame& f, const Values& v);
    std::optional<CopyId> cards(Frame& f, const Values& v, Rect r, const CharacterView& at);
    Wishes over(Frame& f, const Values& v);

    Sheet shown_;
    EndSheet end_;
    bool over_seen_ = false;
};

}  // namespace cubenight::gui::ucg
