// Match: the bar that says what is asked: of whom, about which card, with which keys, and the way out.
#include "src/gui/screens/match/prompt.hpp"

#include <algorithm>

#include "src/gui/screens/match/asked.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/text/pokemon/option_text.hpp"

namespace cubenight::gui {

using namespace pokemon;

namespace {

// The digits that choose, where they stand on the board.
void digits(Frame& f, const MatchValues& v, float right, float y) {
    if (v.at != AskAt::board) return;
    const int count = std::min(9, static_cast<int>(v.options.size()));
    const int shown = std::min(count, 5);
    float x = right;
    for (int i = shown; i >= 1; --i, x -= 25) {
        const int digit = i == shown ? count : i;
        key_cap(f.c, {x, y}, digit_key(digit), f.c.p.s1, f.c.p.t2);
    }
    f.c.text({x - 6, y + 5}, f.say(Text::match_choose), regular(14, f.c.p.t2, Align::right));
}

// The last two lines of the log, where it is folded away.
void last_lines(Frame& f, const MatchValues& v, Vec under, float width) {
    for (std::size_t i = 0; i < 2 && i < v.lines.size(); ++i) {
        const text::LogLine& line = v.lines[v.lines.size() - 1 - i];
        f.c.text_within({under.x, under.y - 21 * static_cast<float>(i)}, line.text,
                        regular(13, i == 0 ? f.c.p.t1 : f.c.p.t3), width);
    }
}

// Few answers, as buttons.
void answers(const MatchValues& v, ButtonRow& row, MatchWishes& wishes) {
    for (std::size_t i = v.options.size(); i-- > 0;) {
        const std::string id = "option." + std::to_string(i), label = answer_label(v, v.options[i]);
        if (!row.button({.id = id,
                         .label = label,
                         .rank = i == 0 ? Rank::primary : Rank::quiet,
                         .key = digit_key(static_cast<int>(i) + 1)},
                        90))
            continue;
        wishes.take = v.options[i];
        return;
    }
}

// Buttons from the right: the way out, done, and the few answers that fit. Returns where they begin.
float buttons(Frame& f, const MatchValues& v, Rect r, ListShown list, MatchWishes& wishes) {
    ButtonRow row(f, ButtonRow::From::right, r.right() - 12, r.y + 10, 38, 8);
    if (v.bot_acts && f.go.taste().pace != Pace::off)
        wishes.skip = row.button(
            {.id = "prompt.skip", .label = f.say(Text::match_skip), .rank = Rank::quiet, .icon = Icon::chevron_right},
            150);
    if (v.way_back && row.button({.id = "prompt.back",
                                  .label = f.say(Text::match_take_back),
                                  .rank = Rank::quiet,
                                  .icon = Icon::cross,
                                  .key = Key::escape},
                                 160))
        wishes.take_back = true;
    if (v.done && (v.at == AskAt::board || v.at == AskAt::buttons)) {
        const std::string label = text::option_label(v.names, v.view, *v.done);
        const bool meant = v.done_is_meant();
        if (row.button({.id = "prompt.done",
                        .label = label,
                        .rank = meant ? Rank::primary : Rank::quiet,
                        .icon = meant ? Icon::tick : Icon::none,
                        .key = meant ? Key::enter : Key::digit0},
                       150)) {
            wishes.take = v.done;
            return row.edge();
        }
    }
    if (v.at == AskAt::list && list == ListShown::no)
        wishes.show_list = row.button(
            {.id = "prompt.list", .label = f.say(Text::match_show_list), .rank = Rank::primary, .key = Key::enter},
            180);
    if (v.at == AskAt::buttons && answers_fit(f.c, v, r.w)) answers(v, row, wishes);
    return row.edge();
}

}  // namespace

MatchWishes draw_prompt(Frame& f, const MatchValues& v, Rect r, LogShown log, ListShown list) {
    MatchWishes wishes;
    Canvas& c = f.c;
    const bool mine = v.at != AskAt::nowhere;
    const bool choosing = mine && v.at != AskAt::turn;
    c.rect(r, mine ? c.p.own_row : c.p.s1, 14);
    c.frame(r, mine ? c.p.accent.alpha(choosing ? f.ui.glow() : .7f) : c.p.line, 14, mine ? 2.f : 1.f);
    asked_icon(c, v, {r.x + 36, r.centre().y});
    const float right = buttons(f, v, r, list, wishes);
    float room = right - r.x - 74 - 16;
    if (choosing) digits(f, v, right - 16, r.centre().y), room -= v.at == AskAt::board ? 190.f : 0.f;
    const std::string words = asking_words(f.words, v);
    const std::string told = words.empty() ? v.prompt.sentence : v.prompt.sentence + " " + words;
    const TextStyle style = regular(14, c.p.t2);
    const bool tail = log == LogShown::no && !choosing && !v.lines.empty();
    if (tail) room = std::min(room, std::max(420.f, std::min(c.width(told, style) + 1, room * .6f)));
    c.text_within({r.x + 74, r.y + 25}, v.prompt.title, bold(17, c.p.t1).cuttable(), room);
    if (c.width(told, style) > room)
        f.ui.tip(f.ui.item("prompt.words", {r.x + 74, r.y + 31, room, 20}, Can::be_seen), told);
    c.text({r.x + 74, r.y + 46}, c.whole_sentences(told, style, room), style);
    const float left = r.x + 74 + room + 20;
    if (tail) last_lines(f, v, {left, r.y + 46}, right - left - 12);
    return wishes;
}

}  // namespace cubenight::gui
