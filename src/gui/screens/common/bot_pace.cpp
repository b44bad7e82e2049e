#include "src/gui/screens/common/bot_pace.hpp"

namespace cubenight::gui {

namespace {

constexpr int most_steps = 64;  // in one frame

}  // namespace

float pause_of(Pace pace) {
    switch (pace) {
        case Pace::off: return 0;
        case Pace::quick: return 500;
        case Pace::calm: return 1200;
    }
    return 0;
}

void BotPace::listen(Frame& f, const TableSession& match) {
    if (!skips_ && bot_acts(match) && f.ui.key_before_focus(Key::space)) skip(match);
}

void BotPace::skip(const TableSession& match) {
    if (!skips_) skipped_ = match.told();
    skips_ = true;
}

// A step that nothing comes of takes no time.
void BotPace::follow(Frame& f, TableSession& match) {
    if (!bot_acts(match)) {
        waited_ = 0, skips_ = false;
        return;
    }
    const float pause = skips_ ? 0 : pause_of(f.go.taste().pace);
    waited_ += f.ui.passed_ms();
    if (waited_ < pause) return f.ui.keep_moving();
    const std::size_t told = match.told();
    for (int step = 0; step < most_steps && match.seat() && bot_acts(match); ++step) {
        if (!match.advance()) return;  // the bot has not chosen yet
        waited_ = 0;
        f.ui.keep_moving();
        if (pause > 0 && match.told() != told) return;
    }
}

}  // namespace cubenight::gui
