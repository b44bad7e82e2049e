// Night: the tables of a round as small felts.
#include "src/gui/screens/night/night_tables.hpp"

#include <algorithm>

#include "src/gui/screens/common/night_names.hpp"
#include "src/gui/screens/common/sit_at.hpp"
#include "src/gui/screens/night/result_sheet.hpp"
#include "src/gui/widgets/card_face.hpp"
#include "src/gui/widgets/card_parts.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/gui/widgets/felt.hpp"
#include "src/text/given_names.hpp"

namespace cubenight::gui {
namespace {

int winner_side(draft::MatchResult result) {
    switch (result) {
        case draft::MatchResult::first_wins: return 0;
        case draft::MatchResult::second_wins: return 1;
        case draft::MatchResult::none:
        case draft::MatchResult::draw: return -1;
    }
    return -1;
}

// From one mark of a seat's score to the next, and how wide each is.
struct ScoreSteps {
    float step, mark;
};

ScoreSteps score_steps(Rect r) { return r.w > 380 ? ScoreSteps{34, 27} : ScoreSteps{20, 17}; }

// A Prize card that is left, or a place where one was; a battle that is won, or one that is still needed.
void score_mark(Frame& f, MatchSign::Score score, Rect box, bool full) {
    Canvas& c = f.c;
    const Colour empty = c.p.seam.alpha(.7f);
    switch (score) {
        case MatchSign::Score::prizes_left:
            if (full) CardPainter(c, f.say, f.words).back(box.corner(), box.w);
            else c.dashed_frame(box, empty, 3, 1.2f, 3, 3);
            return;
        case MatchSign::Score::battles_won:
            if (full) c.circle(box.centre(), box.w / 2, c.p.ok);
            else c.ring(box.centre(), box.w / 2 - .6f, empty, 1.2f);
            if (full) icon(c, box.centre(), box.w * .3f, Icon::tick, c.p.on_signal);
            return;
    }
}

std::string score_text(const Strings& say, MatchSign::Score score, int number) {
    return score == MatchSign::Score::prizes_left ? say.count(Text::night_prize_left, Text::night_prizes_left, number)
                                                  : say.count(Text::ucg_battle_won, Text::ucg_battles_won, number);
}

void score_of(Frame& f, Rect r, const MatchSign& sign, int side) {
    Canvas& c = f.c;
    const auto [step, mark] = score_steps(r);
    const float x = r.right() - step * static_cast<float>(sign.all) + (step - mark);
    const bool words = r.h > 78;
    const float y = r.centre().y - mark * .7f - (words ? 7.f : 0);
    for (int i = 0; i < sign.all; ++i)
        score_mark(f, sign.score, CardPainter::box({x + step * static_cast<float>(i), y}, mark), i < sign.scores[side]);
    if (!words) return;
    const std::string text = score_text(f.say, sign.score, sign.scores[side]);
    TextStyle style = regular(13, c.p.felt_t2);
    if (x + c.width(text, style) <= r.right()) {
        c.text({x, y + mark * 1.4f + 17}, text, style);
    } else {
        style.align = Align::right;
        c.text({r.right(), y + mark * 1.4f + 17}, text, style);
    }
}

void table_head(Frame& f, const NightValues& v, Rect r, int number) {
    Canvas& c = f.c;
    const draft::NightMatch& match = v.match(number);
    const float wide = c.text({r.x, r.y + 34}, f.say(Text::night_table, {std::to_string(number)}), bold(17, c.p.t1));
    const bool own = mine(f, match.pairing.first) || (match.pairing.second && mine(f, *match.pairing.second));
    Text word = Text::night_waiting;
    Colour colour = c.p.t2;
    Icon mark = Icon::clock;
    if (match.is_bye()) word = Text::night_bye, mark = Icon::arrow_right;
    else if (match.state == draft::MatchState::over) word = Text::night_finished, colour = c.p.ok, mark = Icon::tick;
    else if (match.state == draft::MatchState::running)
        word = Text::night_playing, colour = c.p.info, mark = Icon::none;
    const float state = c.text({r.right(), r.y + 34}, f.say(word), bold(15, colour, Align::right));
    if (mark == Icon::none) c.circle({r.right() - state - 12, r.y + 29}, 5, colour);
    else icon(c, {r.right() - state - 14, r.y + 29}, 7, mark, colour);
    const std::string_view here = f.say(Text::night_this_screen);
    const float pill_width = c.width(here, bold(12.5f, ink)) + 18;
    if (own && !match.is_bye() && wide + 14 + pill_width < r.w - state - 30)
        pill(c, {r.x + wide + 14, r.y + 28}, here, Tone::accent);
}

void table_seat(Frame& f, const NightValues& v, Rect r, SeatId seat, const draft::NightMatch& match, int side,
                int number) {
    Canvas& c = f.c;
    const std::string name = seat_name(f.say, *v.night, seat);
    const float radius = std::min(24.f, r.h * .34f);
    const Vec mark{r.x + radius + 4, r.centre().y};
    c.circle(mark, radius, c.p.s3);
    if (mine(f, seat)) c.ring(mark, radius, c.p.accent, 2);
    const TextStyle letter = bold(radius * .8f, c.p.t1, Align::centre);
    c.text({mark.x, mark.y + c.real_size(letter) * .36f}, first_letter(text::own_part(name, f.say.language())), letter);
    const float left = mark.x + radius + 14;
    int points = 0;
    for (const draft::Standing& standing : v.standings)
        if (standing.seat == seat) points = standing.points;
    const std::optional<MatchSign> sign =
        v.current() && match.state == draft::MatchState::running ? f.session.sign(number) : std::nullopt;
    const MatchSign* const score =
        sign && sign->turn > 0 ? &*sign : nullptr;  // before the first turn nothing is laid out
    const float room = score ? score_steps(r).step * static_cast<float>(score->all) + 12 : 0;
    const bool won = match.state == draft::MatchState::over && winner_side(match.result) == side;
    const std::string_view word = f.say(Text::night_winner);
    const float pill_width = won ? c.width(word, bold(12.5f, ink)) + 26 : 0;
    const float name_room = r.right() - left - room - pill_width;
    const float name_width =
        c.text_within({left, mark.y + 1}, name, shrunk(c, name, bold(19, c.p.t1), name_room, 12).cuttable(), name_room);
    if (won) pill(c, {left + name_width + 10, mark.y - 5}, word, Tone::ok);
    const bool draw = match.state == draft::MatchState::over && match.result == draft::MatchResult::draw;
    std::string under =
        draw ? std::string(f.say(Text::night_draw)) : f.say.count(Text::night_point, Text::night_points, points);
    if (v.night->settings.constructed()) under += " · " + v.night->settings.decks[seat.value].name;
    c.text_within({left, mark.y + 22}, under, regular(14, c.p.felt_t2).cuttable(), r.right() - left - room);
    if (score) score_of(f, r, *score, side);
}

void table_bye(Frame& f, const NightValues& v, Rect r, SeatId seat) {
    Canvas& c = f.c;
    const std::string name = seat_name(f.say, *v.night, seat);
    c.text_within({r.centre().x, r.centre().y - 4}, name,
                  shrunk(c, name, bold(20, c.p.t1, Align::centre), r.w, 12).cuttable(), r.w);
    c.text_within({r.centre().x, r.centre().y + 24}, f.say(Text::night_bye_under),
                  regular(14, c.p.felt_t2, Align::centre), r.w);
}

// The table that this screen plays next: the one amber button.
int first_here(const Frame& f, const NightValues& v) {
    const auto& tables = v.night->rounds[static_cast<std::size_t>(v.shown)].tables;
    for (std::size_t i = 0; i < tables.size(); ++i)
        if (!tables[i].is_bye() && tables[i].state != draft::MatchState::over &&
            (mine(f, tables[i].pairing.first) || mine(f, *tables[i].pairing.second)))
            return static_cast<int>(i) + 1;
    return 0;
}

// How far the match is.
std::string state_of(Frame& f, const NightValues& v, int number) {
    const draft::NightMatch& match = v.match(number);
    const auto sign = f.session.sign(number);
    std::string text(f.say(Text::night_not_started));
    if (match.state == draft::MatchState::running && sign && sign->turn == 0) {
        text = f.say(Text::night_sets_up);
    } else if (match.state == draft::MatchState::running && sign) {
        const std::string who = sign->to_act ? seat_name(f.say, *v.night, *sign->to_act) : std::string();
        text = f.say(who.empty() ? Text::night_turn : Text::night_turn_of, {std::to_string(sign->turn), who});
    } else if (match.state == draft::MatchState::over) {
        text = match.adjusted.empty() ? std::string(f.say(Text::night_result_in))
                                      : f.say(Text::night_adjusted, {match.adjusted});
    }
    return text;
}

// What can be done at the table now. True when its result is to be entered.
bool table_button(Frame& f, const NightValues& v, Rect box, int number) {
    const draft::NightMatch& match = v.match(number);
    const bool here = mine(f, match.pairing.first) || mine(f, *match.pairing.second);
    const std::string id = "night.go." + std::to_string(number);
    if (match.state == draft::MatchState::over)
        return button(
            f, {.id = id, .box = box, .label = f.say(Text::night_change), .rank = Rank::quiet, .icon = Icon::pencil});
    if (here) {
        if (button(f, {.id = id,
                       .box = box,
                       .label = f.say(Text::night_sit_down),
                       .rank = first_here(f, v) == number ? Rank::primary : Rank::quiet,
                       .icon = Icon::play,
                       .key = first_here(f, v) == number ? Key::enter : Key::none,
                       .text = 15}))
            sit_at(f, f.session.play_match(number));
    } else if (button(
                   f,
                   {.id = id, .box = box, .label = f.say(Text::night_watch), .rank = Rank::quiet, .icon = Icon::eye})) {
        sit_at(f, f.session.watch(number));
    }
    return false;
}

// The match once more, step by step. Returns how wide the button is; it has its word where nothing stands beside it.
float look_button(Frame& f, const NightValues& v, Rect r, float taken, int number) {
    const std::string id = "night.look." + std::to_string(number);
    Button look{.id = id, .box = {0, r.y, 50, 44}, .rank = Rank::quiet, .icon = Icon::film};
    if (taken == 0) look.label = f.say(Text::home_replay), look.box.w = std::max(110.f, button_width(f.c, look));
    look.box.x = r.right() - taken - look.box.w;
    const bool by_key = v.read_only && number <= 9 && f.ui.key(digit_key(number));
    if (button(f, look) || by_key) sit_at(f, f.session.look_back(v.shown + 1, number));
    return look.box.w;
}

bool table_foot(Frame& f, const NightValues& v, Rect r, int number) {
    Canvas& c = f.c;
    const draft::NightMatch& match = v.match(number);
    if (match.is_bye()) return false;
    const float wide = std::min(150.f, r.w * .42f);
    icon(c, {r.x + 8, r.centre().y}, 8, match.state == draft::MatchState::over ? Icon::flag : Icon::clock, c.p.t2);
    float room = r.w - 26;
    if (match.state == draft::MatchState::over && match.started) {
        room -= look_button(f, v, r, v.open() ? wide + 8 : 0, number) + 14;
    }
    if (v.open()) room -= wide + 8;
    lines_in(c, {r.x + 26, r.y, room, r.h}, state_of(f, v, number), regular(15, c.p.t2).cuttable(), 12.5f);
    return v.open() && table_button(f, v, {r.right() - wide, r.y, wide, 44}, number);
}

// True when its result is to be entered.
bool table(Frame& f, const NightValues& v, Rect r, int number) {
    Canvas& c = f.c;
    const draft::NightMatch& match = v.match(number);
    const bool own = mine(f, match.pairing.first) || (match.pairing.second && mine(f, *match.pairing.second));
    const bool open = v.open() && match.state != draft::MatchState::over;
    const bool entered = !match.is_bye() && !v.read_only;  // a result can be
    const Response at = f.ui.item("night.table." + std::to_string(number), r, entered ? Can::be_pressed : Can::be_seen);
    c.shadow(r, size::panel_radius);
    c.rect(r, at.hovered && entered ? mix(c.p.s1, c.p.s2, .5f) : c.p.s1, size::panel_radius);
    c.frame(r, own && open ? c.p.accent : c.p.line, size::panel_radius, own && open ? 2.f : c.hairline());
    table_head(f, v, {r.x + 20, r.y, r.w - 40, 52}, number);
    const Rect felt{r.x + 16, r.y + 52, r.w - 32, r.h - 52 - 68};
    felt_board(c, felt, 12, 6);
    const Rect in = felt.inset(14, 10);
    if (match.is_bye()) {
        table_bye(f, v, in, match.pairing.first);
    } else {
        table_seat(f, v, {in.x, in.y, in.w, in.h / 2}, match.pairing.first, match, 0, number);
        c.dashed_line({in.x, in.centre().y}, {in.right(), in.centre().y}, c.p.seam.alpha(.35f), 1.2f, 5, 6);
        table_seat(f, v, {in.x, in.centre().y, in.w, in.h / 2}, *match.pairing.second, match, 1, number);
    }
    const bool asks = table_foot(f, v, {r.x + 20, r.bottom() - 60, r.w - 40, 44}, number);
    return asks || (at.clicked && entered);
}

}  // namespace

std::optional<int> draw_tables(Frame& f, const NightValues& v, Rect r) {
    std::optional<int> result_of;
    Canvas& c = f.c;
    c.text({r.x, r.y + 22}, f.say(Text::night_tables), bold(18, c.p.t1));
    if (v.night->rounds.empty()) {
        const Rect box{r.x, r.y + 38, r.w, std::min(280.f, r.h - 40)};
        c.dashed_frame(box, c.p.t3.alpha(.7f), 14, 1.5f, 8, 6);
        c.text({box.centre().x, box.centre().y}, f.say(Text::night_no_round), bold(18, c.p.t1, Align::centre));
        c.text({box.centre().x, box.centre().y + 28}, f.say(Text::night_no_round_under),
               regular(15, c.p.t2, Align::centre));
        return result_of;
    }
    const bool over = v.night->phase() == draft::NightPhase::finished;
    const Text note = v.read_only   ? Text::night_replay_note
                      : over        ? Text::night_over_round
                      : v.current() ? Text::night_click
                                    : Text::night_old_round;
    if (v.open() && f.session.entered()) draw_entered(f, v, {r.right() - r.w * .7f, r.y - 6, r.w * .7f, 38});
    else c.text({r.right(), r.y + 22}, f.say(note), regular(14, c.p.t2, Align::right));
    const int count = static_cast<int>(v.night->rounds[static_cast<std::size_t>(v.shown)].tables.size());
    const int columns = count > 4 ? 3 : 2, rows = (count + columns - 1) / columns;
    const Rect view{r.x - 4, r.y + 32, r.w + 8, r.h - 32};
    const float high =
        std::clamp((view.h - 8 - 14 * static_cast<float>(rows - 1)) / static_cast<float>(rows), 250.f, 340.f);
    const float up = f.ui.begin_scroll("night.tables", view,
                                       8 + high * static_cast<float>(rows) + 14 * static_cast<float>(rows - 1));
    for (int i = 0; i < count; ++i) {
        Rect box = Rect{r.x, 0, r.w, 0}.column(i % columns, columns, 12);
        box.y = view.y + 4 - up + (high + 14) * static_cast<float>(i / columns);
        box.h = high;
        if (box.overlaps(view) && table(f, v, box, i + 1)) result_of = i + 1;
        if (f.ui.key(digit_key(std::min(i + 1, 9))) && i < 9 && !v.read_only && !v.match(i + 1).is_bye())
            result_of = i + 1;
    }
    f.ui.end_scroll();
    return result_of;
}

}  // namespace cubenight::gui
