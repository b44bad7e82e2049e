#include "src/gui/screens/draft/draft_felt.hpp"

#include <cmath>

#include "src/gui/sessions/session.hpp"
#include "src/gui/widgets/card_face.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/gui/widgets/felt.hpp"

namespace cubenight::gui {
namespace {

Icon place_icon(SeatPlace place) {
    switch (place) {
        case SeatPlace::here: return Icon::screen;
        case SeatPlace::bot: return Icon::robot;
    }
    return Icon::person;
}

constexpr float comfortable_card = 118;
constexpr float plate_width = 164, side_plate_width = 146, short_plate_width = 152;

struct Grid {
    int columns = 1, rows = 1;
    float card = 124, gap_x = 11, gap_y = 20;
    Vec corner;
    Rect place(int index) const;
};

Rect Grid::place(int index) const {
    const auto column = static_cast<float>(index % columns), row = static_cast<float>(index / columns);
    return {corner.x + (card + gap_x) * column, corner.y + (card * 1.4f + gap_y) * row, card, card * 1.4f};
}

void plate(Frame& f, const DraftValues& v, Rect r, Vec spot, const draft::SeatSign& sign) {
    const bool own = sign.seat == v.seat, short_form = v.many_seats();
    const SeatPlace place = f.session.place(sign.seat);
    const bool choosing = sign.state == draft::DraftState::choosing;
    const bool wants_screen = choosing && place == SeatPlace::here && !own;
    Plate plate;
    const bool called = own && sign.name != f.say(Text::seating_you);  // by a name of its own
    const std::string name = called ? f.say(Text::draft_you, {sign.name}) : sign.name;
    plate.name = name;
    plate.who = place_icon(place);
    plate.short_form = short_form;
    plate.packs = sign.waiting_packs;
    plate.tone = own ? PlateTone::own : choosing ? PlateTone::busy : PlateTone::plain;
    plate.glow = own && choosing ? f.ui.glow() : 1;
    plate.mark = own && choosing ? Icon::eye : wants_screen ? Icon::pause : choosing ? Icon::clock : Icon::tick;
    plate.mark_colour = own && choosing ? f.c.p.accent : wants_screen ? f.c.p.t3 : choosing ? f.c.p.info : f.c.p.ok;
    const Text state = own && choosing                         ? Text::draft_choosing_now
                       : wants_screen                          ? Text::draft_needs_screen
                       : choosing                              ? Text::draft_thinking
                       : sign.state == draft::DraftState::done ? Text::draft_done
                                                               : Text::draft_picked;
    plate.state = f.say(state);
    float wide = own ? 190.f : short_form ? short_plate_width : plate_width;
    const bool side = !own && std::abs(spot.x - r.centre().x) > r.w / 2 - plate_width * .62f;
    if (side && !short_form) wide = side_plate_width;
    Rect box = plate_box(spot, wide, short_form);
    box.x = std::clamp(box.x, r.x + 10, r.right() - wide - 6);
    const Response at = f.ui.item("draft.seat." + std::to_string(sign.seat.value), box, Can::be_seen);
    seat_plate(f.c, box, plate);
    f.ui.tip(at, f.say(Text::draft_seat_tip, {name, plate.state}));
}

void plates(Frame& f, const DraftValues& v, Rect r, Vec centre) {
    const int count = static_cast<int>(v.view.table.size());
    const bool short_form = v.many_seats();
    const float half_w = (short_form ? short_plate_width : plate_width) / 2, half_h = short_form ? 20 : 30;
    const Vec reach{r.w / 2 - half_w - 14, r.h / 2 - half_h - 8};
    for (int i = 0; i < count; ++i) {
        const auto seat = static_cast<std::size_t>((v.seat.value + i) % count);
        // A little outside of the ellipse, then drawn back into the window: corners stay free for the pack.
        Vec spot = seat_spot({0, 0}, {reach.x * 1.22f, reach.y * 1.18f}, i, count);
        spot.x = std::clamp(spot.x, -reach.x - (short_form ? 0 : 16), reach.x + (short_form ? 0 : 16));
        spot.y = std::clamp(spot.y, -reach.y, reach.y);
        plate(f, v, r, {centre.x + spot.x, centre.y + spot.y}, v.view.table[seat]);
    }
}

Grid grid_of(const DraftValues& v, Rect r, int cards) {
    const bool short_form = v.many_seats();
    const Rect room = r.inset(short_form ? 176 : 158, short_form ? 64.f : 84.f);
    Grid best;
    best.card = 0;
    for (int rows = 1; rows <= 5; ++rows) {
        Grid grid;
        grid.rows = rows;
        grid.columns = (cards + rows - 1) / rows;
        if (cards > 4 && grid.columns < rows) break;
        const auto columns = static_cast<float>(grid.columns), lines = static_cast<float>(rows);
        grid.gap_y = rows >= 3 ? 22 : 34;
        const float by_width = (room.w - grid.gap_x * (columns - 1)) / columns;
        const float by_height = (room.h - 24 - grid.gap_y * (lines - 1)) / lines / 1.4f;
        grid.card = std::min({by_width, by_height, 150.f});
        if (grid.card > best.card + 1) best = grid;
        if (best.card >= comfortable_card) break;  // the fewest rows that show a card well
    }
    const auto columns = static_cast<float>(best.columns), lines = static_cast<float>(best.rows);
    const float wide = best.card * columns + best.gap_x * (columns - 1);
    const float high = best.card * 1.4f * lines + best.gap_y * (lines - 1);
    best.corner = {r.centre().x + 5 - wide / 2, r.centre().y + 12 - high / 2};
    return best;
}

// One card of the pack; `still`: how much of its way from the neighbour lies before it.
void pack_card(Frame& f, const DraftValues& v, Rect place, std::size_t index, float still, DraftHand& hand,
               DraftWishes& wishes) {
    Canvas& c = f.c;
    const draft::CubeCopyId card = v.view.pack[index];
    const std::string id = pack_item(index);
    const bool chosen = hand.selected == card;
    const Response at = f.ui.item(id, place);
    const float lift = f.ui.animate(id, at.hovered || chosen ? 1.f : 0.f, motion::hover);
    // A pack comes from the neighbour who passed it.
    const float far = still * (v.view.direction == draft::Direction::clockwise ? 420.f : -420.f);
    const int mark = c.mark();
    const Rect box = CardPainter::box({place.x + far, place.y - 4 * lift}, place.w);
    if (const int rank = hand.rank_of(v, card)) {
        const Rect tab{box.centre().x - 23, box.y - 17, 46, 30};
        c.rect_top(tab, c.p.accent, 6);
        icon(c, {tab.x + 15, tab.y + 9}, 6, Icon::star, ink);
        c.text({tab.x + 32, tab.y + 14}, std::to_string(rank), bold(13, ink, Align::centre));
    }
    v.draw(f, box.corner(), box.w, card);
    if (chosen) {
        c.frame(box.inset(-2.5f), c.p.accent, 8.7f, 3);
        c.frame(box.inset(-5), c.p.accent.alpha(.35f * f.ui.glow()), 11.2f, 2);
    } else if (at.hovered) {
        c.frame(box.inset(-2), c.p.t1.alpha(.8f), 8, 1.5f);
    }
    if (far != 0) c.fade(mark, 1 - still);
    if (at.hovered || at.focused) hand.hovered = card;
    if (at.focused && !chosen) wishes.select = card;
    if (at.doubled || (at.clicked && at.focused && chosen)) wishes.pick = card;
    else if (at.clicked) wishes.select = card;
}

DraftWishes pack(Frame& f, const DraftValues& v, float still, Rect r, DraftHand& hand) {
    DraftWishes wishes;
    const Grid grid = grid_of(v, r, static_cast<int>(v.view.pack.size()));
    hand.hovered.reset();
    for (std::size_t i = 0; i < v.view.pack.size(); ++i)
        pack_card(f, v, grid.place(static_cast<int>(i)), i, still, hand, wishes);
    return wishes;
}

void no_pack(Frame& f, const DraftValues& v, Rect r) {
    Canvas& c = f.c;
    std::vector<std::string> choosing;
    for (const draft::SeatSign& sign : v.view.table)
        if (sign.state == draft::DraftState::choosing && sign.seat != v.seat) choosing.push_back(sign.name);
    const std::string waiting = f.say.row(choosing);
    const Vec at = r.centre();
    const Rect slot = CardPainter::box({at.x - 62, at.y - 150}, 124);
    c.dashed_frame(slot, c.p.felt_t2.alpha(.6f), 7, 1.5f);
    icon(c, slot.centre(), 20, Icon::clock, c.p.felt_t2);
    c.text({at.x, at.y + 64}, f.say(Text::draft_no_pack), bold(22, c.p.t1, Align::centre));
    c.text_within(
        {at.x, at.y + 94},
        waiting.empty() ? std::string(f.say(Text::draft_all_picked)) : f.say(Text::draft_waiting_for, {waiting}),
        regular(15, c.p.felt_t2, Align::centre), r.w * .6f);
}

}  // namespace

DraftWishes draw_draft_felt(Frame& f, const DraftValues& v, const DraftMotions& motions, Rect r, DraftHand& hand) {
    Canvas& c = f.c;
    const Vec centre{r.centre().x + 5, r.centre().y + 2};
    const Vec radii{std::min(r.w / 2 - 18, 640.f), r.h / 2 - 26};
    round_table(c, centre, radii);
    const int count = static_cast<int>(v.view.table.size());
    for (int i = 0; i < count; ++i)
        pass_chevrons(c, centre, {radii.x - 34, radii.y - 34}, i, count, v.view.direction, 1);
    plates(f, v, r, centre);
    if (!v.view.pack.empty()) return pack(f, v, motions.pack_still(f), r, hand);
    no_pack(f, v, r);
    return {};
}

std::string pack_item(std::size_t index) { return "draft.card." + std::to_string(index); }

}  // namespace cubenight::gui
