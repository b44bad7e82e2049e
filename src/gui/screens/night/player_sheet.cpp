#include "src/gui/screens/night/player_sheet.hpp"

#include <algorithm>
#include <utility>

#include "src/gui/screens/common/night_names.hpp"
#include "src/gui/screens/night/standing_words.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {
namespace {

constexpr float row_height = 34;

// What a match is to one of its players.
struct Meeting {
    Text words;
    Icon mark;
    Tone tone;
};

Meeting meeting_of(const draft::NightMatch& match, SeatId seat) {
    const bool first = match.pairing.first == seat;
    switch (match.result) {
        case draft::MatchResult::first_wins:
            return first ? Meeting{Text::player_won, Icon::tick, Tone::ok}
                         : Meeting{Text::player_lost, Icon::cross, Tone::bad};
        case draft::MatchResult::second_wins:
            return first ? Meeting{Text::player_lost, Icon::cross, Tone::bad}
                         : Meeting{Text::player_won, Icon::tick, Tone::ok};
        case draft::MatchResult::draw: return {Text::player_drew, Icon::minus, Tone::plain};
        case draft::MatchResult::none: break;
    }
    return {Text::player_meets, Icon::clock, Tone::info};
}

// The seat's match of a round; null where it has none.
const draft::NightMatch* match_of(const draft::Round& round, SeatId seat) {
    for (const draft::NightMatch& match : round.tables)
        if (match.pairing.first == seat || match.pairing.second == seat) return &match;
    return nullptr;
}

void match_row(Frame& f, const NightValues& v, Rect r, std::size_t round, const draft::NightMatch& match, SeatId seat) {
    Canvas& c = f.c;
    c.rect(r, c.p.s2, 6);
    const float y = r.centre().y + 5;
    c.text({r.x + 14, y}, f.say(Text::night_round, {std::to_string(round + 1)}), regular(14, c.p.t2));
    const float left = r.x + 140;
    if (match.is_bye()) {
        icon(c, {left, r.centre().y}, 6, Icon::arrow_right, c.p.ok);
        c.text_within({left + 18, y}, f.say(Text::night_bye), bold(15, c.p.t1), r.right() - left - 30);
        return;
    }
    const Meeting meeting = meeting_of(match, seat);
    const SeatId other = match.pairing.first == seat ? *match.pairing.second : match.pairing.first;
    icon(c, {left, r.centre().y}, 6, meeting.mark, tone_colour(c.p, meeting.tone));
    const auto standing = std::ranges::find(v.standings, other, &draft::Standing::seat);
    const int points = standing == v.standings.end() ? 0 : standing->points;
    const std::string theirs = f.say(Text::player_theirs, {f.say.count(Text::night_point, Text::night_points, points)});
    const float told = c.text({r.right() - 14, y}, theirs, regular(14, c.p.t2, Align::right));
    c.text_within({left + 18, y}, f.say(meeting.words, {seat_name(f.say, *v.night, other)}),
                  bold(15, c.p.t1).cuttable(), r.right() - told - 28 - (left + 18));
}

float matches(Frame& f, const NightValues& v, Rect column, float y, SeatId seat) {
    for (std::size_t i = 0; i < v.night->rounds.size(); ++i) {
        const draft::NightMatch* const match = match_of(v.night->rounds[i], seat);
        if (!match) continue;
        match_row(f, v, {column.x, y, column.w, row_height - 4}, i, *match, seat);
        y += row_height;
    }
    return y;
}

float heading(Frame& f, Rect column, float y, Text words) {
    f.c.text_within({column.x, y + 18}, capitals(f.say(words)), bold(12, f.c.p.t3), column.w);
    return y + 28;
}

// Where its points and tie-breaks come from, a paragraph each.
float reasons(Frame& f, const NightValues& v, Rect column, float y, const draft::Standing& standing) {
    Canvas& c = f.c;
    const TextStyle style = regular(15, c.p.t1);
    const float leading = c.real_size(style) * 1.4f;
    for (const std::string& line : c.wrapped(standing_in_words(f.say, v, standing), style, column.w)) {
        c.text({column.x, y + 15}, line, style);
        y += leading;
    }
    return y;
}

}  // namespace

PlayerSheet::Answer PlayerSheet::draw(Frame& f, const NightValues& v) {
    const auto standing = std::ranges::find(v.standings, seat_, &draft::Standing::seat);
    if (standing == v.standings.end()) return Answer::closed;
    Canvas& c = f.c;
    Layer layer(f);
    const Rect box = layer.sheet(720, std::max(300.f, 104 + height_ + 84));
    const Rect in = box.inset(28, 0);
    const std::string place = std::to_string(standing->rank) + (standing->shared ? "=" : ".");
    const float taken = c.text({in.right(), in.y + 46}, place, bold(22, c.p.accent, Align::right));
    c.text_within({in.x, in.y + 46}, seat_name(f.say, *v.night, seat_), bold(22, c.p.t1).cuttable(), in.w - taken - 20);
    const std::string record =
        std::to_string(standing->wins) + "–" + std::to_string(standing->losses) + "–" + std::to_string(standing->draws);
    c.text_within(
        {in.x, in.y + 74},
        f.say(Text::night_won_under, {record, f.say.count(Text::night_point, Text::night_points, standing->points)}),
        regular(15, c.p.t2), in.w);
    const Rect view{in.x - 8, in.y + 88, in.w + 22, box.h - 88 - 76};
    const float up = f.ui.begin_scroll("night.player", view, height_);
    const Rect column{in.x, view.y - up, in.w, view.h};
    float y = column.y;
    if (std::ranges::any_of(v.night->rounds, [&](const draft::Round& round) { return match_of(round, seat_); }))
        y = matches(f, v, column, heading(f, column, y, Text::player_matches), seat_) + 6;
    y = reasons(f, v, column, heading(f, column, y, Text::player_why), *standing);
    f.ui.end_scroll();
    if (std::exchange(height_, y - column.y + 8) != height_)
        f.ui.keep_moving();  // the sheet fits from the next frame on
    return foot(f, v, {in.x, box.bottom() - 64, in.w, 44});
}

PlayerSheet::Answer PlayerSheet::foot(Frame& f, const NightValues& v, Rect r) const {
    ButtonRow right(f, ButtonRow::From::right, r.right(), r.y, r.h);
    const bool closes =
        right.button({.id = "player.close", .label = f.say(Text::close), .rank = Rank::primary, .key = Key::enter},
                     120) ||
        f.ui.key(Key::escape);
    if (closes) return Answer::closed;
    if (v.read_only) return Answer::open;
    const draft::Seat& seat = v.night->seats[seat_.value];
    const std::string label =
        f.say(seat.dropped ? Text::night_returns : Text::night_leaves, {seat_name(f.say, *v.night, seat_)});
    Button goes{.id = "player.leave", .box = {r.x, r.y, 0, r.h}, .label = label, .rank = Rank::quiet};
    goes.icon = seat.dropped ? Icon::undo : Icon::arrow_right;
    goes.cutting = Cutting::allowed;
    goes.box.w = std::min(std::max(160.f, button_width(f.c, goes)), right.edge() - r.x);
    return button(f, goes) ? Answer::leaves_or_returns : Answer::open;
}

}  // namespace cubenight::gui
