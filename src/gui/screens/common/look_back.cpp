#include "src/gui/screens/common/look_back.hpp"

#include <algorithm>

#include "src/gui/screens/common/bot_pace.hpp"

namespace cubenight::gui {

namespace {

constexpr Sight all_sights[] = {Sight::own, Sight::other, Sight::both};

std::string sight_name(const Strings& say, const TableSession& match, Sight sight) {
    const SeatId seat = match.seat().value_or(SeatId{0});
    switch (sight) {
        case Sight::own: return match.name(seat);
        case Sight::other: return match.name(opponent(seat));
        case Sight::both: return std::string(say(Text::match_both_sides));
    }
    return {};
}

}  // namespace

void LookBack::show(const TableSession& match, std::size_t moment) {
    if (moment + 1 >= match.moments() && !replay_) return leave();  // the last one is now
    const std::size_t last = match.moments() - 1;
    if (moment >= last) plays_ = false;
    moment_ = std::min(moment, last), waited_ = 0;
}

void LookBack::leave() { moment_.reset(), plays_ = replay_ = false, sight_ = Sight::own; }

void LookBack::replay(const TableSession& match) {
    if (match.moments() == 0) return;
    replay_ = true;
    show(match, 0);
}

void LookBack::earlier(const TableSession& match) {
    if (match.moments() < 2) return;
    const std::size_t now = moment_.value_or(match.moments() - 1);
    if (now > 0) show(match, now - 1);
}

void LookBack::later(const TableSession& match) { show(match, *moment_ + 1); }

// To where the turn after begins; back: to where the turn that is shown began, from there to the one before.
void LookBack::turn(const TableSession& match, int step) {
    std::size_t at = *moment_;
    const std::size_t last = match.moments() - 1;
    const auto begins = [&](std::size_t moment) {
        return moment == 0 || match.turn_at(moment) != match.turn_at(moment - 1);
    };
    do {
        if (step < 0 ? at == 0 : at == last) break;
        at = step < 0 ? at - 1 : at + 1;
    } while (!begins(at));
    show(match, at);
}

void LookBack::at_entry(const TableSession& match, std::size_t entries) {
    if (match.moments() > 0) show(match, match.moment_of(entries));
}

// Back to now; of a replay: true, for the table itself is left.
bool LookBack::end() {
    if (!replay_) leave();
    return replay_;
}

void LookBack::next_sight(const TableSession& match) {
    const auto at = std::ranges::find(all_sights, sight_) - std::begin(all_sights);
    for (int i = 1; i <= 3; ++i) {
        const Sight next = all_sights[(at + i) % 3];
        if (!match.may_look(next)) continue;
        sight_ = next;
        return;
    }
}

void LookBack::play() { plays_ = !plays_, waited_ = 0; }

bool LookBack::keys(Frame& f, const TableSession& match, bool moves) {
    f.ui.hear_sideways();
    const auto heard = [&](Key key, Key arrow) { return f.ui.key(key) || f.ui.key(arrow, Repeat::yes); };
    if (heard(Key::p, Key::left)) earlier(match);
    if (on() && heard(Key::n, Key::right)) later(match);
    if (on() && f.ui.key(Key::home)) show(match, 0);
    if (on() && f.ui.key(Key::end)) show(match, match.moments() - 1);
    if (on() && f.ui.key(Key::page_up)) turn(match, -1);
    if (on() && f.ui.key(Key::page_down)) turn(match, 1);
    if (on() && f.ui.key(Key::b)) next_sight(match);
    if (on() && f.ui.key(Key::space)) play();
    if (on() && (f.ui.key(Key::escape) || (!replay_ && f.ui.key(Key::enter)))) return end();
    if (!on() || !plays_) return false;
    f.ui.keep_moving();
    if (moves) return false;
    waited_ += f.ui.passed_ms();
    const Pace pace = f.go.taste().pace;
    if (waited_ >= pause_of(pace == Pace::off ? Pace::quick : pace)) later(match);
    return false;
}

bool LookBack::draw(Frame& f, const TableSession& match, std::span<const text::LogLine> lines,
                    std::string_view happened, Rect r) {
    Canvas& c = f.c;
    c.rect(r, c.p.s1, 14);
    c.frame(r, c.p.info, 14, 2);
    Rect below = r;
    const Rect head = below.cut_top(r.h - more_height);
    icon(c, {r.x + 36, head.centre().y}, 11, Icon::film, c.p.info);
    ButtonRow row(f, ButtonRow::From::right, r.right() - 12, r.y + 10, 38, 8);
    const float left = r.x + 74;
    const std::string step =
        f.say(Text::match_looking_back, {std::to_string(*moment_ + 1), std::to_string(match.moments())});
    const TurnAt turn = match.turn_at(*moment_);
    const std::string where =
        turn.turn == 0 ? std::string(f.say(Text::match_setup)) : f.say(Text::match_turn, {std::to_string(turn.turn)});
    const bool left_now = buttons(f, match, row);
    if (!on()) return left_now;
    const float room = row.edge() - left - 16;
    c.text_within({left, r.y + 25}, step + " · " + where, bold(17, c.p.t1), room);
    c.text_within({left, r.y + 46}, happened, regular(14, c.p.t2).cuttable(), room);
    below = below.inset(16, 4);
    if (match.may_look(Sight::other)) {
        sights(f, match, below.cut_right(std::min(420.f, below.w * .38f)));
        below.cut_right(20);
    }
    track(f, match, lines, below);
    return left_now;
}

bool LookBack::buttons(Frame& f, const TableSession& match, ButtonRow& row) {
    const Text way_out = replay_ ? Text::match_over_leave : Text::match_back_now;
    const bool out =
        row.button({.id = "back.now", .label = f.say(way_out), .rank = Rank::quiet, .key = Key::escape}, 150);
    const bool plays = row.button({.id = "back.play",
                                   .label = f.say(plays_ ? Text::match_pause : Text::match_play),
                                   .rank = Rank::primary,
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
    if (out) return end();
    if (plays) play();
    if (back) earlier(match);
    else if (onward) later(match);
    return false;
}

// All moments in a row; pressed or drawn along, the one under the pointer is shown.
void LookBack::track(Frame& f, const TableSession& match, std::span<const text::LogLine> lines, Rect r) {
    Canvas& c = f.c;
    const auto last = static_cast<float>(std::max<std::size_t>(match.moments(), 2) - 1);
    const Rect line{r.x + 8, r.y + 9, r.w - 16, 6};
    const auto x_of = [&](std::size_t moment) { return line.x + line.w * static_cast<float>(moment) / last; };
    const Response at = f.ui.item("back.track", {r.x, r.y, r.w, r.h});
    c.rect(line, c.p.s3, 3);
    c.rect({line.x, line.y, x_of(*moment_) - line.x, line.h}, c.p.info, 3);
    for (const text::LogLine& said : lines)
        if (said.tone == text::LineTone::bad)
            c.rect({x_of(match.moment_of(said.end)) - 1.5f, line.y - 4, 3, line.h + 8}, c.p.bad, 1);
    turn_marks(f, match, line);
    c.circle({x_of(*moment_), line.centre().y}, 8, c.p.t1);
    c.circle({x_of(*moment_), line.centre().y}, 5, c.p.info);
    const Vec pointer = f.ui.pointer();
    if ((at.clicked && at.hovered) || at.dragged) {
        const float share = std::clamp((pointer.x - line.x) / line.w, 0.f, 1.f);
        const auto wanted = static_cast<std::size_t>(share * last + .5f);
        if (wanted != *moment_) show(match, wanted);
    }
}

// Where turns begin, with their numbers as far as there is room.
void LookBack::turn_marks(Frame& f, const TableSession& match, Rect r) const {
    Canvas& c = f.c;
    const auto last = static_cast<float>(std::max<std::size_t>(match.moments(), 2) - 1);
    const SeatId own = match.seat().value_or(SeatId{0});
    float free = r.x - 20;
    for (std::size_t i = 1; i < match.moments(); ++i) {
        const TurnAt turn = match.turn_at(i);
        if (turn == match.turn_at(i - 1)) continue;
        const float x = r.x + r.w * static_cast<float>(i) / last;
        const Colour colour = turn.seat == own ? c.p.accent : c.p.other;
        c.rect({x - 1, r.y - 2, 2, r.h + 6}, colour, 1);
        const std::string number = std::to_string(turn.turn);
        const TextStyle style = regular(12, colour, Align::centre);
        const float wide = c.width(number, style);
        if (x - wide / 2 < free + 6 || x + wide / 2 > r.right() + 8) continue;
        c.text({x, r.bottom() + 16}, number, style);
        free = x + wide / 2;
    }
}

void LookBack::sights(Frame& f, const TableSession& match, Rect r) {
    std::vector<std::string> names;
    std::vector<std::string_view> labels;
    for (const Sight sight : all_sights) names.push_back(sight_name(f.say, match, sight));
    for (std::string& name : names) name = f.c.shortened(name, bold(13, white), r.w / 3 - 20);
    labels.assign(names.begin(), names.end());
    const int old = static_cast<int>(sight_);
    const int chosen = tabs(f, "back.sight", {r.x, r.y, r.w, 32}, labels, old);
    if (chosen != old) sight_ = all_sights[chosen];
}

}  // namespace cubenight::gui
