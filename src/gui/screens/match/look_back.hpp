// Match: an earlier moment of it, looked at as it lay then. Nothing can be chosen there.
#pragma once

#include <optional>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/match/match_values.hpp"
#include "src/gui/screens/match/match_wishes.hpp"

namespace cubenight::gui {

class LookBack {
public:
    bool on() const { return moment_.has_value(); }
    // What is drawn instead of the match as it is now. REQUIRES: on().
    const MatchValues& values() const { return then_; }
    // Entries of the log that had been written then; all of them while nothing is looked back at.
    std::size_t entries() const { return on() ? entries_ : ~std::size_t{0}; }

    // The moment before the one that is shown; nothing happens where it is the first.
    void earlier(Frame& f);
    // The moment that the log's entry led to.
    void at_entry(Frame& f, std::size_t entries);
    void leave() { moment_.reset(), plays_ = false; }
    // What the keys ask for, and the next moment where they follow each other by themselves.
    void keys(Frame& f);
    // In place of the bar that says what is asked.
    void draw(Frame& f, Rect r);

private:
    void later(Frame& f);
    void show(Frame& f, std::size_t moment);

    std::optional<std::size_t> moment_;
    std::size_t entries_ = 0;
    bool plays_ = false;
    float waited_ = 0;  // milliseconds at this moment
    MatchValues then_;
};

}  // namespace cubenight::gui
