// Night: who leads and why.
#include "src/gui/screens/night/night_standings.hpp"

#include <algorithm>
#include <tuple>

#include "src/gui/screens/common/night_names.hpp"
#include "src/gui/screens/night/standing_words.hpp"
#include "src/gui/widgets/card_parts.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {
namespace {

// Places that the seat has gained since the last round; negative: lost.
int movement(const NightValues& v, SeatId seat) {
    int now = 0, then = 0;
    for (const draft::Standing& each : v.standings)
        if (each.seat == seat) now = each.rank;
    for (const draft::Standing& each : v.before)
        if (each.seat == seat) then = each.rank;
    return v.night->rounds.size() < 2 ? 0 : then - now;
}

// Returns whether it was pressed.
bool standing_row(Frame& f, const NightValues& v, Rect r, const draft::Standing& standing) {
    Canvas& c = f.c;
    const bool own = mine(f, standing.seat), gone = v.night->seats[standing.seat.value].dropped != 0;
    const Response at = f.ui.item(standing_item(standing.seat), r);
    f.ui.tip(at, standing_in_words(f.say, v, standing));
    c.rect(r, own ? c.p.own_row : c.p.s2, 8);
    if (at.hovered) c.rect(r, c.p.s3.alpha(.6f), 8);
    if (own) c.frame(r, c.p.accent.alpha(.8f), 8, 1.2f);
    const float y = r.centre().y + 5, right = r.right() - 8;
    c.text({r.x + 18, y}, std::to_string(standing.rank) + (standing.shared ? "=" : ""),
           bold(15, c.p.t1, Align::centre));
    const int moved = movement(v, standing.seat);
    const std::string record =
        std::to_string(standing.wins) + "–" + std::to_string(standing.losses) + "–" + std::to_string(standing.draws);
    const float room = right - 260 - c.width(record, regular(15, c.p.t1)) - 16 - (r.x + 44);
    const std::string name = seat_name(f.say, *v.night, standing.seat);
    const float name_room = room - (moved ? 44 : 0) - (gone ? 26 : 0);
    const float wide = std::min(
        name_room, lines_in(c, {r.x + 44, r.y, name_room, r.h}, name, bold(15, gone ? c.p.t3 : c.p.t1).cuttable(), 12));
    if (gone) icon(c, {r.x + 44 + wide + (moved ? 52.f : 14.f), r.centre().y}, 6, Icon::arrow_right, c.p.t3);
    if (moved != 0) {
        const float x = r.x + 44 + wide + 18;
        icon(c, {x, r.centre().y}, 5, moved > 0 ? Icon::chevron_up : Icon::chevron_down, moved > 0 ? c.p.ok : c.p.bad);
        c.text({x + 10, y - 1}, std::to_string(std::abs(moved)), bold(13, moved > 0 ? c.p.ok : c.p.bad));
    }
    c.text({right - 260, y}, record, regular(15, c.p.t1, Align::right));
    c.text({right - 166, y}, std::to_string(standing.points), bold(18, c.p.t1, Align::right));
    c.text({right - 90, y}, percent(standing.opponents), regular(15, c.p.t1, Align::right));
    c.text({right, y}, percent(standing.opponents_opponents), regular(15, c.p.t2, Align::right));
    return at.clicked;
}

}  // namespace

std::string standing_item(SeatId seat) { return "night.standing." + std::to_string(seat.value + 1); }

std::optional<SeatId> draw_standings(Frame& f, const NightValues& v, Rect r) {
    Canvas& c = f.c;
    std::optional<SeatId> pressed;
    panel(c, r);
    c.text({r.x + 20, r.y + 34}, f.say(Text::night_standings), bold(18, c.p.t1));
    const std::string when =
        v.night->rounds.empty()
            ? std::string(f.say(Text::night_before))
            : f.say(v.night->phase() == draft::NightPhase::finished ? Text::night_final : Text::night_live,
                    {std::to_string(v.night->rounds.size())});
    c.text({r.right() - 20, r.y + 34}, when, regular(14, c.p.t2, Align::right));
    const float right = r.right() - 20;
    const std::tuple<float, Text> heads[] = {{right - 260, Text::night_wlt},
                                             {right - 166, Text::night_pts},
                                             {right - 90, Text::night_omw},
                                             {right, Text::night_oomw}};
    for (const auto& [x, text] : heads) c.text({x, r.y + 66}, f.say(text), bold(12, c.p.t3, Align::right));
    const float foot = 92;
    const Rect view{r.x + 8, r.y + 76, r.w - 14, r.h - 76 - foot};
    const auto count = static_cast<float>(v.standings.size());
    const float row = std::clamp(view.h / std::max(1.f, count), 36.f, 50.f);
    const float up = f.ui.begin_scroll("night.standings", view, row * count);
    for (std::size_t i = 0; i < v.standings.size(); ++i) {
        const Rect box{r.x + 12, view.y + row * static_cast<float>(i) - up, r.w - 24, row - 4};
        if (box.overlaps(view) && standing_row(f, v, box, v.standings[i])) pressed = v.standings[i].seat;
    }
    f.ui.end_scroll();
    const float y = r.bottom() - foot + 24;
    const int lines = c.paragraph({r.x + 20, y}, f.say(Text::night_order), regular(14, c.p.t2), r.w - 40, 20, 2);
    if (v.night->phase() != draft::NightPhase::finished)
        c.text_within({r.x + 20, y + 20 * static_cast<float>(lines) + 4}, f.say(Text::night_order_note),
                      regular(13, c.p.t3), r.w - 40);
    return pressed;
}

}  // namespace cubenight::gui
