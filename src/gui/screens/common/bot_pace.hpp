// The steps of bots in a match, one after another, so that they can be followed. How fast is a person's taste.
#pragma once

#include <optional>
#include <utility>

#include "src/gui/kit/screen.hpp"
#include "src/gui/sessions/table_session.hpp"

namespace cubenight::gui {

inline constexpr float skipped_is_read = 9000;  // milliseconds, that it stands there in a few sentences

// Milliseconds between two steps.
float pause_of(Pace pace);

class BotPace {
public:
    // Hears Space, which shows at once what is still to be shown, before any other part of the screen does. No other key
    // skips: one that was meant for a choice of one's own and comes late would hide what follows.
    void listen(Frame& f, const TableSession& match);
    // Everything up to the next choice of a person at once.
    void skip(const TableSession& match);
    bool skips() const { return skips_; }
    // Once, when all is there: behind how many entries of the log it was skipped.
    std::optional<std::size_t> take_skipped() { return skips_ ? std::nullopt : std::exchange(skipped_, std::nullopt); }
    // Shows the next step when its time has come.
    void follow(Frame& f, TableSession& match);

private:
    float waited_ = 0;  // milliseconds since the last step that was shown
    bool skips_ = false;
    std::optional<std::size_t> skipped_;
};

}  // namespace cubenight::gui
