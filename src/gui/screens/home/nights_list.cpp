// Home: the nights that were.
#include "src/gui/screens/home/nights_list.hpp"

#include "src/gui/screens/home/table_choice.hpp"
#include "src/gui/widgets/card_parts.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/text/given_names.hpp"

namespace cubenight::gui {

namespace {

// Where a night goes on.
Page page_of(const NightSummary& night) {
    switch (night.phase) {
        case draft::NightPhase::draft: return Page::draft;
        case draft::NightPhase::build: return night.constructed ? Page::night : Page::deck;
        case draft::NightPhase::play:
        case draft::NightPhase::finished: return Page::night;
    }
    return Page::night;
}

}  // namespace

void go_on_with(Frame& f, NightSummary night) {
    const Page page = page_of(night);
    if (const Said said = f.session.resume(night.id)) return f.ui.toast(*said);
    const draft::Night* const opened = f.session.night();
    const bool all_in = opened && opened->phase() == draft::NightPhase::build && !draft::can_pair(*opened);
    f.go.open(all_in ? Page::night : page);  // where every deck is handed in a round is paired next
}

namespace {

std::string how_far(const Strings& say, const NightSummary& night) {
    if (night.state == NightState::finished)
        return say.count(Text::home_round_one, Text::home_round_many, night.rounds);
    const bool ended = night.state == NightState::ended;
    if (night.phase == draft::NightPhase::draft)
        return std::string(say(ended ? Text::home_ended_draft : Text::home_stopped_draft));
    if (night.phase == draft::NightPhase::build && night.constructed)
        return std::string(say(ended ? Text::home_ended_before : Text::home_stopped_before));
    if (night.phase == draft::NightPhase::build)
        return std::string(say(ended ? Text::home_ended_build : Text::home_stopped_build));
    return say(ended ? Text::home_ended : Text::home_stopped, {std::to_string(night.round + 1)});
}

constexpr float deletion_room = 32;  // at the right end of a row

// Who won it, or those who share it, one below the other, and how.
void winners(Frame& f, Rect r, float left, const NightSummary& night) {
    Canvas& c = f.c;
    std::vector<std::string> names;
    for (const std::string& name : night.winners) names.push_back(text::given_name(name, f.say.language()));
    icon(c, {left - 14, r.centre().y}, 7, Icon::star, c.p.accent);
    const float record =
        c.text({r.right() - 108 - deletion_room, r.y + 32}, night.record, regular(15, c.p.t2, Align::right));
    const float room = r.right() - 112 - deletion_room - record - left;
    const bool shared = names.size() > 1;
    const auto line = [&](float y, const std::string& words) {
        c.text_within({left, y}, words, shrunk(c, words, bold(15, c.p.t1), room, 12).cuttable(), room);
    };
    line(r.y + (shared ? 22.f : 32.f), names.front());
    if (shared) line(r.y + 42, f.say.row({names.begin() + 1, names.end()}));
}

enum class RowPress : std::uint8_t { nothing, opens, deletes };

RowPress recent_row(Frame& f, Rect r, const NightSummary& night, int index) {
    Canvas& c = f.c;
    if (index % 2 == 0) c.rect(r, c.p.s2.alpha(.75f), 10);
    const float k = (r.w + 34) / 836, y = r.y + 32, left = r.x - 12;
    const std::string date = night.begun ? text::date_text(*night.begun, f.session.today(), f.say) : std::string();
    c.text_within({left + 24 * k, y}, date, shrunk(c, date, regular(15, c.p.t2), 118 * k, 13), 118 * k);
    c.text_within({left + 140 * k, r.y + 22}, text::given_name(night.name, f.say.language()),
                  bold(15, c.p.t1).cuttable(), 166 * k);
    c.text_within({left + 140 * k, r.y + 42}, text::given_name(night.cube, f.say.language()),
                  regular(13, c.p.t2).cuttable(), 166 * k);
    const int seats = static_cast<int>(night.seats.size());
    c.text({left + 314 * k, y}, std::to_string(seats), bold(15, c.p.t1));
    for (int i = 0; i < seats; ++i)
        c.circle({left + 314 * k + 28 + 11 * static_cast<float>(i % 6),
                  r.centre().y - (seats > 6 ? 5.5f : 0) + 11 * static_cast<float>(i / 6)},
                 4.2f, c.p.t2);
    const bool over = night.state != NightState::paused;
    const std::string far = how_far(f.say, night);
    const float room = (night.winners.empty() ? 250.f : 128.f) * k;
    c.text_within({left + 426 * k, y}, far, shrunk(c, far, regular(15, over ? c.p.t2 : c.p.warn), room, 12), room);
    if (!night.winners.empty()) winners(f, r, left + 576 * k, night);
    const Rect box{r.right() - 94 - deletion_room, r.y + 8, 90, 36};
    const std::string id = "home.night." + std::to_string(index);
    if (button(f, {.id = id, .box = box, .label = f.say(over ? Text::home_replay : Text::home_resume)}))
        return RowPress::opens;
    return deletion_button(f, id + ".delete", {r.right() - 34, r.y + 10, 32, 32}) ? RowPress::deletes
                                                                                  : RowPress::nothing;
}

void look_at(Frame& f, NightSummary night) {
    if (const Said said = f.session.replay(night.id)) f.ui.toast(*said);
    else f.go.open(Page::night);  // its rounds, and every match that was played here
}

// A file that cannot be read stays in the list, with the reason.
void unread_row(Frame& f, Rect r, const Error& error) {
    Canvas& c = f.c;
    icon(c, {r.x + 20, r.centre().y}, 8, Icon::warning, c.p.warn);
    const std::string name = error.file.substr(error.file.rfind('/') + 1);
    c.text_within({r.x + 40, r.y + 23}, name, bold(15, c.p.t1).cuttable(), r.w - 52);
    c.text_within({r.x + 40, r.y + 43}, f.say(Error{{}, error.line, error.reason}), regular(13, c.p.warn).cuttable(),
                  r.w - 52);
}

void draw_list(Frame& f, Rect r, const std::vector<const NightSummary*>& nights, NightDeletion& deletion) {
    Canvas& c = f.c;
    panel(c, r, 18);
    c.text({r.x + 24, r.y + 38}, f.say(Text::home_recent), bold(18, c.p.t1));
    const std::vector<Error>& unread = f.session.unread_nights();
    if (nights.empty() && unread.empty()) {
        c.text_within({r.x + 24, r.y + 84}, f.say(Text::home_none_over), regular(15, c.p.t2), r.w - 48);
        return;
    }
    c.text({r.right() - 24, r.y + 38},
           f.say.count(Text::home_nights_one, Text::home_nights, static_cast<int>(nights.size())),
           regular(14, c.p.t2, Align::right));
    const float k = r.w / 836;
    const std::pair<float, Text> heads[] = {{24, Text::home_date},
                                            {140, Text::home_night},
                                            {314, Text::home_players},
                                            {426, Text::home_rounds},
                                            {576, Text::home_winner}};
    for (const auto& [x, text] : heads) c.text({r.x + x * k, r.y + 70}, capitals(f.say(text)), bold(12, c.p.t3));
    const Rect view{r.x + 12, r.y + 82, r.w - 24, r.h - 94};
    const std::size_t count = nights.size() + unread.size();
    const float up = f.ui.begin_scroll("home.recent", view, 55 * static_cast<float>(count));
    const NightSummary* pressed = nullptr;
    for (std::size_t i = 0; i < count; ++i) {
        const Rect row{view.x, view.y + 55 * static_cast<float>(i) - up, view.w - 10, 51};
        if (!row.overlaps(view)) continue;
        if (i >= nights.size()) unread_row(f, row, unread[i - nights.size()]);
        else switch (recent_row(f, row, *nights[i], static_cast<int>(i))) {
                case RowPress::nothing: break;
                case RowPress::opens: pressed = nights[i]; break;
                case RowPress::deletes: deletion.ask(*nights[i]); break;
            }
    }
    f.ui.end_scroll();
    if (!pressed) return;
    // Last: the session reads its lists anew.
    if (pressed->state == NightState::paused) go_on_with(f, *pressed);
    else look_at(f, *pressed);
}

}  // namespace

void draw_nights(Frame& f, Rect r, NightDeletion& deletion) {
    std::vector<const NightSummary*> nights;
    for (const NightSummary& night : f.session.nights())
        if (&night != paused_night(f.session)) nights.push_back(&night);
    draw_list(f, r, nights, deletion);
}

void draw_replays(Frame& f, Rect r, NightDeletion& deletion) {
    Canvas& c = f.c;
    r = r.inset(36, 0);
    c.text({r.x, r.y + 62}, f.say(Text::home_replays), bold(28, c.p.t1));
    r.cut_top(92);
    r.cut_bottom(36);
    std::vector<const NightSummary*> nights;
    for (const NightSummary& night : f.session.nights()) nights.push_back(&night);
    f.ui.arrows_begin_at("home.night.0");
    if (!nights.empty() || !f.session.unread_nights().empty()) return draw_list(f, r, nights, deletion);
    panel(c, r, 18);
    c.text({r.x + 28, r.y + 50}, f.say(Text::replays_none), regular(15, c.p.t2));
}

}  // namespace cubenight::gui
