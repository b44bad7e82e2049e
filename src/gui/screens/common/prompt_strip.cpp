#include "src/gui/screens/common/prompt_strip.hpp"

#include <algorithm>

#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {

namespace {

// The digits that choose, where they stand on the board.
void digits(Frame& f, const Asking& asking, float right, float y) {
    if (asking.at != AskAt::board) return;
    const int count = std::min(9, asking.numbered);
    const int shown = std::min(count, 5);
    float x = right;
    for (int i = shown; i >= 1; --i, x -= 25) {
        const int digit = i == shown ? count : i;
        key_cap(f.c, {x, y}, digit_key(digit), f.c.p.s1, f.c.p.t2);
    }
    f.c.text({x - 6, y + 5}, f.say(Text::match_choose), regular(14, f.c.p.t2, Align::right));
}

// The last two lines of the log, where it is folded away; one without room is said whole where it is pointed at.
void last_lines(Frame& f, std::span<const text::LogLine> lines, Vec under, float width) {
    for (std::size_t i = 0; i < 2 && i < lines.size(); ++i) {
        const text::LogLine& line = lines[lines.size() - 1 - i];
        const Vec at{under.x, under.y - 21 * static_cast<float>(i)};
        const TextStyle style = regular(13, i == 0 ? f.c.p.t1 : f.c.p.t3).cuttable();
        if (f.c.width(line.text, style) > width)
            f.ui.tip(f.ui.item("prompt.line." + std::to_string(i), {at.x, at.y - 15, width, 20}, Can::be_seen),
                     line.text);
        f.c.text_within(at, line.text, style, width);
    }
}

// Few answers, as buttons; Enter gives the one that is most likely meant.
void answers(Frame& f, const Asking& asking, ButtonRow& row, TableWishes& wishes) {
    if (!asking.answers.empty()) f.ui.arrows_begin_at("option." + std::to_string(asking.likely));
    for (std::size_t i = asking.answers.size(); i-- > 0;) {
        const std::string id = "option." + std::to_string(i);
        if (!row.button({.id = id,
                         .label = asking.answers[i],
                         .rank = i == asking.likely ? Rank::primary : Rank::quiet,
                         .key = asking.answer_key(i)},
                        90))
            continue;
        wishes.answer = i;
        return;
    }
    if (!asking.answers.empty() && asking.done.empty() && f.ui.key(Key::enter)) wishes.answer = asking.likely;
}

// Buttons from the right: the way out, done, and the few answers that fit. Returns where they begin.
float buttons(Frame& f, const Asking& asking, Rect r, ListShown list, TableWishes& wishes) {
    ButtonRow row(f, ButtonRow::From::right, r.right() - 12, r.y + 10, 38, 8);
    if (asking.bot_acts && f.go.taste().pace != Pace::off)
        wishes.skip = row.button(
            {.id = "prompt.skip", .label = f.say(Text::match_skip), .rank = Rank::quiet, .icon = Icon::chevron_right},
            150);
    if (asking.over)
        wishes.result = row.button({.id = "prompt.result",
                                    .label = f.say(Text::match_end_result),
                                    .rank = Rank::primary,
                                    .icon = Icon::star,
                                    .key = Key::enter},
                                   140);
    if (asking.way_back && row.button({.id = "prompt.back",
                                       .label = f.say(Text::match_take_back),
                                       .rank = Rank::quiet,
                                       .icon = Icon::cross,
                                       .key = Key::escape},
                                      160))
        wishes.take_back = true;
    if (!asking.done.empty() && asking.at != AskAt::list) {
        const bool meant = asking.done_is_meant;
        if (row.button({.id = "prompt.done",
                        .label = asking.done,
                        .rank = meant ? Rank::primary : Rank::quiet,
                        .icon = asking.ends_step ? Icon::chevron_right
                                : meant          ? Icon::tick
                                                 : Icon::none,
                        .key = asking.done_key()},
                       150)) {
            wishes.done = true;
            return row.edge();
        }
    }
    if (asking.at == AskAt::list && list == ListShown::no)
        wishes.show_list =
            row.button(
                {.id = "prompt.list", .label = f.say(Text::match_show_list), .rank = Rank::primary, .key = Key::enter},
                180) ||
            f.ui.key(Key::v);  // which has put it away, too
    if (asking.at == AskAt::buttons && answers_fit(f.c, asking, r.w)) answers(f, asking, row, wishes);
    return row.edge();
}

// In two lines, where one has no room for it; as many whole sentences as these hold.
std::vector<std::string> told_lines(Canvas& c, const std::string& told, const TextStyle& style, float room) {
    std::vector<std::string> lines = c.wrapped(told, style, room);
    if (lines.size() > 2) lines = c.wrapped(c.whole_sentences(told, style, room * 1.8f), style, room);
    if (lines.size() > 2) lines = {c.whole_sentences(told, style, room)};
    return lines;
}

// What is asked, and below it what that means; what has no room is said whole where it is pointed at.
void words(Frame& f, const Asking& asking, const std::string& told, Vec at, float room) {
    const TextStyle style = regular(14, f.c.p.t2);
    const auto lines = told_lines(f.c, told, style, room);
    const float up = lines.size() > 1 ? 5.f : 0.f;
    f.c.text_within({at.x, at.y + 25 - up}, asking.title, bold(17, f.c.p.t1).cuttable(), room);
    if (f.c.width(told, style) > room)
        f.ui.tip(f.ui.item("prompt.words", {at.x, at.y + 31 - 2 * up, room, 20 + 3 * up}, Can::be_seen), told);
    for (std::size_t i = 0; i < lines.size(); ++i)
        f.c.text({at.x, at.y + 46 - 2 * up + 16 * static_cast<float>(i)}, lines[i], style);
}

}  // namespace

bool answers_fit(Canvas& c, const Asking& asking, float width) {
    if (asking.answers.size() > 4) return false;
    float wanted = 0;
    for (const std::string& label : asking.answers) {
        const Button shown{.box = {0, 0, 0, 38}, .label = label, .key = Key::digit1};
        wanted += std::max(90.f, button_width(c, shown)) + 8;
    }
    return wanted < width * .55f;
}

TableWishes draw_prompt(Frame& f, const Asking& asking, std::span<const text::LogLine> lines, Rect r, LogShown log,
                        ListShown list, const DrawSign& sign) {
    TableWishes wishes;
    Canvas& c = f.c;
    const bool mine = asking.at != AskAt::nowhere;
    const bool choosing = mine && asking.at != AskAt::turn;
    c.rect(r, mine ? c.p.own_row : c.p.s1, 14);
    c.frame(r, mine ? c.p.accent.alpha(choosing ? f.ui.glow() : .7f) : c.p.line, 14, mine ? 2.f : 1.f);
    sign({r.x + 36, r.centre().y});
    const float right = buttons(f, asking, r, list, wishes);
    float room = right - r.x - 74 - 16;
    if (choosing) digits(f, asking, right - 16, r.centre().y), room -= asking.at == AskAt::board ? 190.f : 0.f;
    const std::string told = asking.words.empty() ? asking.sentence : asking.sentence + " " + asking.words;
    const TextStyle style = regular(14, c.p.t2);
    const bool tail = log == LogShown::no && !choosing && !lines.empty();
    if (tail) room = std::min(room, std::max(420.f, std::min(c.width(told, style) + 1, room * .6f)));
    words(f, asking, told, {r.x + 74, r.y}, room);
    const float left = r.x + 74 + room + 20;
    if (tail) last_lines(f, lines, {left, r.y + 46}, right - left - 12);
    return wishes;
}

}  // namespace cubenight::gui
