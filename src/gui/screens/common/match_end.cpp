#include "src/gui/screens/common/match_end.hpp"

#include <algorithm>

#include "draft/night/night.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {

namespace {

constexpr float head_height = 150, row_height = 36, foot_height = 92, column = 190;

EndMood mood_of(const TableSession& match, SeatId me, play::Outcome outcome) {
    if (outcome == play::Outcome::draw) return EndMood::drawn;
    const bool alone = match.place(me) == SeatPlace::here && match.place(opponent(me)) != SeatPlace::here;
    if (!alone) return EndMood::decided;
    return outcome == play::win_of(me) ? EndMood::won : EndMood::lost;
}

// "2–1–0", of all that has been played in the night.
std::string record_of(const std::vector<draft::Standing>& standings, SeatId seat) {
    const auto found = std::ranges::find(standings, seat, &draft::Standing::seat);
    if (found == standings.end()) return {};
    return std::to_string(found->wins) + "–" + std::to_string(found->losses) + "–" + std::to_string(found->draws);
}

Colour title_colour(const Palette& p, EndMood mood) {
    switch (mood) {
        case EndMood::won:
        case EndMood::decided: return p.accent;
        case EndMood::drawn: return p.info;
        case EndMood::lost: break;
    }
    return p.t1;
}

std::string title_of(const Strings& say, const TableSession& match, SeatId me, play::Outcome outcome) {
    switch (mood_of(match, me, outcome)) {
        case EndMood::won: return std::string(say(Text::match_end_won));
        case EndMood::lost: return std::string(say(Text::match_end_lost));
        case EndMood::drawn: return std::string(say(Text::match_over_draw));
        case EndMood::decided: break;
    }
    return say(Text::match_over_title, {match.name(*play::winner_of(outcome))});
}

}  // namespace

MatchEnd end_for(Frame& f, const TableSession& match, SeatId me, play::Outcome outcome) {
    MatchEnd end;
    end.mood = mood_of(match, me, outcome);
    end.title = title_of(f.say, match, me, outcome);
    end.own = match.name(me), end.other = match.name(opponent(me));
    return end;
}

void add_night_record(Frame& f, const TableSession& match, SeatId me, MatchEnd& end) {
    const draft::Night* night = f.session.night();
    const auto own = match.night_seat(me), other = match.night_seat(opponent(me));
    if (!night || !own || !other) return;
    const std::vector<draft::Standing> standings = draft::night_standings(*night);
    end.figures.push_back(
        {std::string(f.say(Text::match_end_night)), record_of(standings, *own), record_of(standings, *other)});
}

EndChoice EndSheet::draw(Frame& f, const TableSession& match, const MatchEnd& end) {
    const float come = crest_.share(f);
    Layer layer(f, .42f);
    const float rows = row_height * static_cast<float>(end.figures.size() + 1);
    Rect r = layer.sheet(940, head_height + rows + 16 + foot_height);
    head(f, r.cut_top(head_height), end, come);
    figures(f, r.cut_top(rows).inset(28, 0), end);
    return buttons(f, match, {r.x + 28, r.bottom() - foot_height + 22, r.w - 56, 46});
}

void EndSheet::head(Frame& f, Rect r, const MatchEnd& end, float come) {
    Canvas& c = f.c;
    end_crest(c, {r.x + 100, r.y + 78}, 42, end.mood, come);
    const float x = r.x + 196, room = r.right() - 28 - x;
    c.text_within({x, r.y + 60}, end.title, bold(30, title_colour(c.p, end.mood)).cuttable(), room);
    const int lines = c.paragraph({x, r.y + 92}, end.why, regular(17, c.p.t1), room, 22, 2);
    c.text_within({x, r.y + 94 + 22 * static_cast<float>(lines)}, end.last, regular(14, c.p.t2).cuttable(), room);
}

void EndSheet::figures(Frame& f, Rect r, const MatchEnd& end) {
    Canvas& c = f.c;
    const float other = r.right() - 16, own = other - column;
    const auto heading = [&](float right, const std::string& name, Colour colour) {
        const TextStyle style = bold(14, c.p.t2, Align::right);
        const std::string shown = c.shortened(name, style, column - 30);
        const float wide = c.text({right, r.y + 23}, shown, style);
        c.rect({right - wide - 12, r.y + 10, 4, 16}, colour, 2);
    };
    const std::string turns = std::string(f.say(Text::match_end_turns)) + " " + std::to_string(end.turns);
    c.text({r.x + 16, r.y + 23}, turns, bold(14, c.p.t2));
    heading(own, end.own, c.p.accent);
    heading(other, end.other, c.p.other);
    float y = r.y + row_height;
    for (const EndFigure& figure : end.figures) {
        const Rect row{r.x, y, r.w, row_height - 4};
        c.rect(row, c.p.s2, 8);
        c.text_within({row.x + 16, row.y + 21}, figure.name, regular(15, c.p.t1), own - column * .5f - row.x - 20);
        c.text({own, row.y + 22}, figure.own, bold(17, c.p.t1, Align::right));
        c.text({other, row.y + 22}, figure.other, bold(17, c.p.t1, Align::right));
        y += row_height;
    }
}

// The most likely one lies on Enter; Escape looks at the table, from where one comes back.
EndChoice EndSheet::buttons(Frame& f, const TableSession& match, Rect r) {
    ButtonRow left(f, ButtonRow::From::left, r.x, r.y, r.h), right(f, ButtonRow::From::right, r.right(), r.y, r.h);
    EndChoice chosen = EndChoice::open;
    const auto offer = [&](ButtonRow& row, EndChoice choice, Button button, float least) {
        if (row.button(button, least)) chosen = choice;
    };
    offer(left, EndChoice::look,
          {.id = "over.look", .label = f.say(Text::match_over_look), .icon = Icon::eye, .key = Key::escape}, 150);
    offer(left, EndChoice::replay,
          {.id = "over.steps", .label = f.say(Text::match_over_steps), .icon = Icon::film, .key = Key::p}, 150);
    if (!f.session.practises()) {
        const Text way = match.night_seat(play::seat0) ? Text::match_over_leave : Text::match_end_leave;
        offer(right, EndChoice::leave,
              {.id = "over.leave", .label = f.say(way), .rank = Rank::primary, .key = Key::enter}, 200);
        return chosen;
    }
    offer(right, EndChoice::again,
          {.id = "over.again",
           .label = f.say(Text::match_end_again),
           .rank = Rank::primary,
           .icon = Icon::play,
           .key = Key::enter},
          160);
    offer(right, EndChoice::decks, {.id = "over.decks", .label = f.say(Text::match_end_decks)}, 110);
    offer(right, EndChoice::home, {.id = "over.home", .label = f.say(Text::night_home)}, 100);
    return chosen;
}

void follow_end(Frame& f, EndChoice chosen, Page table) {
    switch (chosen) {
        case EndChoice::again:
            if (const Said said = f.session.practise_again()) f.ui.toast(*said);
            else f.go.swap(table);
            return;
        case EndChoice::home: f.session.put_practice_away(); return f.go.home();
        case EndChoice::decks:
        case EndChoice::leave: return f.go.back();
        case EndChoice::open:
        case EndChoice::look:
        case EndChoice::replay: return;
    }
}

}  // namespace cubenight::gui
