#include "src/gui/screens/match/bot_pace.hpp"

namespace cubenight::gui {

using namespace pokemon;

namespace {

constexpr int most_steps = 64;  // in one frame

// Keys with a meaning of their own while a bot acts: what can be looked at meanwhile.
constexpr Key other_keys[] = {Key::h, Key::l, Key::p, Key::escape};

}  // namespace

bool bot_acts(const MatchSession& match) {
    const View& view = match.view();
    if (view.outcome != Outcome::running || view.asks_me) return false;
    const auto seat = play::seat_of(view.choice.actor);
    return seat && match.place(*seat) == SeatPlace::bot;
}

float pause_of(Pace pace) {
    switch (pace) {
        case Pace::off: return 0;
        case Pace::quick: return 500;
        case Pace::calm: return 1200;
    }
    return 0;
}

void BotPace::listen(Frame& f) {
    if (!skips_ && bot_acts(*f.session.match()) && f.ui.any_key(other_keys)) skip();
}

// A step that nothing comes of takes no time.
void BotPace::follow(Frame& f) {
    MatchSession& match = *f.session.match();
    if (!bot_acts(match)) {
        waited_ = 0, skips_ = false;
        return;
    }
    const float pause = skips_ ? 0 : pause_of(f.go.taste().pace);
    waited_ += f.ui.passed_ms();
    if (waited_ < pause) return f.ui.keep_moving();
    const std::size_t told = match.log().size();
    for (int step = 0; step < most_steps && match.seat() && bot_acts(match); ++step) {
        if (!match.advance()) return;  // the bot has not chosen yet
        waited_ = 0;
        f.ui.keep_moving();
        if (pause > 0 && match.log().size() != told) return;
    }
}

}  // namespace cubenight::gui
