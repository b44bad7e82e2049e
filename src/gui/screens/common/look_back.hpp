// An earlier moment of a match, looked at as it lay then. Nothing can be chosen there.
#pragma once

#include <optional>
#include <string_view>

#include "src/gui/kit/screen.hpp"
#include "src/gui/sessions/table_session.hpp"

namespace cubenight::gui {

class LookBack {
public:
    bool on() const { return moment_.has_value(); }
    // The moment that is shown. REQUIRES: on().
    std::size_t moment() const { return *moment_; }

    // The moment before the one that is shown; nothing happens where it is the first.
    void earlier(const TableSession& match);
    // The moment that the log's entry led to.
    void at_entry(const TableSession& match, std::size_t entries);
    void leave() { moment_.reset(), plays_ = false; }
    // What the keys ask for, and the next moment where they follow each other by themselves.
    void keys(Frame& f, const TableSession& match);
    // In place of the bar that says what is asked. `happened`: what had just happened then.
    void draw(Frame& f, const TableSession& match, std::string_view happened, Rect r);

private:
    void later(const TableSession& match);
    void show(const TableSession& match, std::size_t moment);

    std::optional<std::size_t> moment_;
    bool plays_ = false;
    float waited_ = 0;  // milliseconds at this moment
};

}  // namespace cubenight::gui
