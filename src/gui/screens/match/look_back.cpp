#include "src/gui/screens/match/look_back.hpp"

#include <algorithm>

#include "src/gui/screens/match/bot_pace.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {

void LookBack::show(Frame& f, std::size_t moment) {
    MatchSession& match = *f.session.match();
    if (moment + 1 >= match.moments()) return leave();  // the last one is now
    moment_ = moment, waited_ = 0;
    const MatchSession::Past past = match.past(moment);
    entries_ = past.entries;
    then_.read_past(match, past, f.say.language());
}

void LookBack::earlier(Frame& f) {
    const std::size_t now = std::min(moment_.value_or(~std::size_t{0}), f.session.match()->moments() - 1);
    if (f.session.match()->moments() > 1 && now > 0) show(f, now - 1);
}

void LookBack::later(Frame& f) { show(f, *moment_ + 1); }

void LookBack::at_entry(Frame& f, std::size_t entries) {
    if (f.session.match()->moments() > 0) show(f, f.session.match()->moment_of(entries));
}

void LookBack::keys(Frame& f) {
    if (f.ui.key(Key::p)) earlier(f);
    if (on() && f.ui.key(Key::n)) later(f);
    if (on() && f.ui.key(Key::space)) plays_ = !plays_, waited_ = 0;
    if (on() && (f.ui.key(Key::escape) || f.ui.key(Key::enter))) leave();
    if (!on() || !plays_) return;
    f.ui.keep_moving();
    waited_ += f.ui.passed_ms();
    const Pace pace = f.go.taste().pace;
    if (waited_ >= pause_of(pace == Pace::off ? Pace::quick : pace)) later(f);
}

void LookBack::draw(Frame& f, Rect r) {
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
    c.text_within(
        {r.x + 74, r.y + 25},
        f.say(Text::match_looking_back, {std::to_string(*moment_ + 1), std::to_string(f.session.match()->moments())}),
        bold(17, c.p.t1), room);
    if (!then_.lines.empty())
        c.text_within({r.x + 74, r.y + 46}, then_.lines.back().text, regular(14, c.p.t2).cuttable(), room);
    if (now) return leave();
    if (play) plays_ = !plays_, waited_ = 0;
    if (back) return earlier(f);
    if (onward) later(f);
}

}  // namespace cubenight::gui
