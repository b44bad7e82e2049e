// Earlier moments of a match, looked at as they lay then: one after another by keys, played by themselves, or any of them on
// a bar with its turns. Nothing can be chosen there. A match that is over when one comes to its table is shown from its
// first moment on: a replay.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "src/gui/kit/screen.hpp"
#include "src/gui/sessions/table_session.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/text/log_line.hpp"

namespace cubenight::gui {

class LookBack {
public:
    bool on() const { return moment_.has_value(); }
    // The moment that is shown. REQUIRES: on().
    std::size_t moment() const { return *moment_; }
    // Whose cards are shown of it.
    Sight sight() const { return sight_; }

    // The moment before the one that is shown; nothing happens where it is the first.
    void earlier(const TableSession& match);
    // The moment that the log's entry led to.
    void at_entry(const TableSession& match, std::size_t entries);
    // From the first moment on, and not left at the last one.
    void replay(const TableSession& match);
    void leave();
    // What the keys ask for, and the next moment where they follow each other by themselves: not while something moves.
    // True when the table is to be left.
    bool keys(Frame& f, const TableSession& match, bool moves);
    // In place of the bar that says what is asked. `lines`: of the whole match; `happened`: what had just happened then.
    // True when the table is to be left.
    bool draw(Frame& f, const TableSession& match, std::span<const text::LogLine> lines, std::string_view happened,
              Rect r);
    // How much higher it is than that bar.
    static constexpr float more_height = 40;

private:
    void later(const TableSession& match);
    void show(const TableSession& match, std::size_t moment);
    void turn(const TableSession& match, int step);
    bool end();
    void next_sight(const TableSession& match);
    void play();
    bool buttons(Frame& f, const TableSession& match, ButtonRow& row);
    void track(Frame& f, const TableSession& match, std::span<const text::LogLine> lines, Rect r);
    void turn_marks(Frame& f, const TableSession& match, Rect r) const;
    void sights(Frame& f, const TableSession& match, Rect r);

    std::optional<std::size_t> moment_;
    Sight sight_ = Sight::own;
    bool replay_ = false;
    bool plays_ = false;
    float waited_ = 0;  // milliseconds at this moment
};

}  // namespace cubenight::gui
