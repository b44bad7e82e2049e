#include "src/gui/screens/common/look_back.hpp"

#include <algorithm>

#include "src/gui/screens/common/bot_pace.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {

void LookBack::show(const TableSession& match, std::size_t moment) {
    if (moment + 1 >= match.moments()) return leave();  // the last one is now
    moment_ = moment, waited_ = 0;
}

void LookBack::earlier(const TableSession& match) {
    const std::size_t now = std::min(moment_.value_or(~std::size_t{0}), match.moments() - 1);
    if (match.moments() > 1 && now > 0) show(match, now - 1);
}

void LookBack::later(const TableSession& match) { show(match, *moment_ + 1); }

void LookBack::at_entry(const TableSession& match, std::size_t entries) {
    if (match.moments() > 0) show(match, match.moment_of(entries));
}

void LookBack::keys(Frame& f, const TableSession& match) {
    if (f.ui.key(Key::p)) earlier(match);
    if (on() && f.ui.key(Key::n)) later(match);
    if (on() && f.ui.key(Key::space)) plays_ = !plays_, waited_ = 0;
    if (on() && (f.ui.key(Key::escape) || f.ui.key(Key::enter))) leave();
    if (!on() || !plays_) return;
    f.ui.keep_moving();
    waited_ += f.ui.passed_ms();
    const Pace pace = f.go.taste().pace;
    if (waited_ >= pause_of(pace == Pace::off ? Pace::quick : pace)) later(match);
}

void LookBack::draw(Frame& f, const TableSession& match, std::string_view happened, Rect r) {
    Canvas& c = f.c;
    c.rect(r, c.p.s1, 14);
    c.frame(r, c.p.info, 14, 2);
    icon(c, {r.x + 36, r.centre().y}, 11, Icon::film, c.p.info);
    ButtonRow row(f, ButtonRow::From::right, r.right() - 12, r.y + 10, 38, 8);
    const bool now = row.button({.id = "back.now",
                                 .label = f.say(Text::match_back_now),
                                 .rank = Rank::primary,
                                 .icon = Icon::play,
                                 .key = Key::escape},
                                150);
    const bool play = row.button({.id = "back.play",
                                  .label = f.say(plays_ ? Text::match_pause : Text::match_play),
                                  .rank = Rank::quiet,
                                  .icon = plays_ ? Icon::pause : Icon::play,
                                  .key = Key::space},
                                 110);
    const bool onward =
        row.button({.id = "back.later", .label = f.say(Text::match_later), .rank = Rank::quiet, .key = Key::n}, 110);
    const std::string_view first = *moment_ == 0 ? f.say(Text::match_first_step) : std::string_view();
    const bool back = row.button({.id = "back.earlier",
                                  .label = f.say(Text::match_earlier),
                                  .rank = Rank::quiet,
                                  .key = Key::p,
                                  .locked = first},
                                 110);
    const float room = row.edge() - r.x - 74 - 16;
    c.text_within({r.x + 74, r.y + 25},
                  f.say(Text::match_looking_back, {std::to_string(*moment_ + 1), std::to_string(match.moments())}),
                  bold(17, c.p.t1), room);
    c.text_within({r.x + 74, r.y + 46}, happened, regular(14, c.p.t2).cuttable(), room);
    if (now) return leave();
    if (play) plays_ = !plays_, waited_ = 0;
    if (back) return earlier(match);
    if (onward) later(match);
}

}  // namespace cubenight::gui
