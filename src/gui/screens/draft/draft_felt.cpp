#include "src/gui/screens/draft/draft_felt.hpp"

#include "src/gui/screens/draft/draft_layout.hpp"
#include "src/gui/screens/draft/draft_pool.hpp"
#include "src/gui/sessions/session.hpp"
#include "src/gui/widgets/card_face.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/text/given_names.hpp"

namespace cubenight::gui {
namespace {

Icon place_icon(SeatPlace place) {
    switch (place) {
        case SeatPlace::here: return Icon::screen;
        case SeatPlace::bot: return Icon::robot;
    }
    return Icon::person;
}

// What the plate of a seat calls it.
std::string plate_name(const Frame& f, const DraftValues& v, const draft::SeatSign& sign) {
    const std::string name = text::given_name(sign.name, f.say.language());
    return sign.seat == v.seat ? f.say(Text::draft_you, {name}) : name;
}

void plate(Frame& f, const DraftValues& v, const DraftLayout::PlatePlace& at_rim, const draft::SeatSign& sign) {
    const bool own = sign.seat == v.seat;
    const SeatPlace place = f.session.place(sign.seat);
    const bool choosing = sign.state == draft::DraftState::choosing;
    const bool wants_screen = choosing && place == SeatPlace::here && !own;
    Plate plate;
    const std::string name = plate_name(f, v, sign);
    plate.name = name;
    plate.who = place_icon(place);
    plate.form = at_rim.form;
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
    const Response at = f.ui.item("draft.seat." + std::to_string(sign.seat.value), at_rim.box, Can::be_seen);
    seat_plate(f.c, at_rim.box, plate);
    f.ui.tip(at, f.say(Text::draft_seat_tip, {name, plate.state}));
}

// What stands up from a card: its key, and behind it its place among the suggestions.
void card_tabs(Frame& f, Rect card, std::size_t index, int rank) {
    Canvas& c = f.c;
    float x = card.x + 5;
    if (const Key key = place_key(index); key != Key::none) {
        const Rect tab{x, card.y - card_tab + 2, 24, 30};
        c.rect_top(tab, mix(c.p.bg0, c.p.felt, .15f), 6);
        c.text({tab.centre().x, tab.y + 13}, key_name(key), bold(13, c.p.felt_t2, Align::centre));
        x = tab.right() + 4;
    }
    if (rank == 0) return;
    const bool narrow = card.w < 84;
    const float wide = narrow ? 26 : 46;
    const Rect tab{std::max(x, card.centre().x - wide / 2), card.y - card_tab + 1, wide, 30};
    c.rect_top(tab, c.p.accent, 6);
    if (!narrow) icon(c, {tab.x + 15, tab.y + 9}, 6, Icon::star, c.p.on_signal);
    c.text({tab.right() - 14, tab.y + 14}, std::to_string(rank), bold(13, c.p.on_signal, Align::centre));
}

enum class Press : std::uint8_t { none, held, by_key };

// One card of the pack; `still`: how much of its way from the neighbour lies before it.
Press pack_card(Frame& f, const DraftValues& v, Rect place, std::size_t index, float still, DraftHand& hand,
                DraftWishes& wishes) {
    Canvas& c = f.c;
    const draft::CubeCopyId card = v.view.pack[index];
    const std::string id = pack_item(index);
    const Response at = f.ui.item(id, place);
    const bool pointed = at.hovered && hand.points(f.ui.pointer());
    const bool chosen = hand.selected == card;
    const float lift = f.ui.animate(id, pointed || chosen ? 1.f : 0.f, motion::hover);
    // A pack comes from the neighbour who passed it.
    const float far = still * (v.view.direction == draft::Direction::clockwise ? 420.f : -420.f);
    const int mark = c.mark();
    const Rect box = CardPainter::box({place.x + far, place.y - 4 * lift}, place.w);
    card_tabs(f, box.moved({0, -5 * lift}), index, hand.rank_of(v, card));  // above the frame
    v.draw(f, box.corner(), box.w, card);
    if (chosen) {
        c.frame(box.inset(-2.5f), c.p.accent, 8.7f, 3);
        c.frame(box.inset(-5), c.p.accent.alpha(.35f * f.ui.glow()), 11.2f, 2);
    } else if (pointed) {
        c.frame(box.inset(-2), c.p.t1.alpha(.8f), 8, 1.5f);
    }
    if (far != 0) c.fade(mark, 1 - still);
    if (pointed) hand.hovered = card;
    if (at.right_clicked) hand.opened = card;
    if (at.focused && !chosen) wishes.select = card;
    if (at.clicked && !hand.pressed) return Press::by_key;
    // What the mouse pressed before this pack came is over with that pack.
    if (at.held && !hand.pressed) hand.pressed = card;
    if (at.doubled && chosen && hand.pressed == card) wishes.pick = card;
    else if (at.clicked && hand.pressed == card) wishes.select = card;
    return at.held ? Press::held : Press::none;
}

DraftWishes pack(Frame& f, const DraftValues& v, float still, const std::vector<Rect>& places, DraftHand& hand) {
    DraftWishes wishes;
    bool held = false, by_key = false;
    for (std::size_t i = 0; i < v.view.pack.size(); ++i) {
        const Press press = pack_card(f, v, places[i], i, still, hand, wishes);
        held |= press == Press::held, by_key |= press == Press::by_key;
    }
    if (!held) hand.pressed.reset();
    if (by_key) wishes.take(hand, v);
    return wishes;
}

void notice(Frame& f, Rect r, Icon which, std::string_view title, std::string_view under) {
    Canvas& c = f.c;
    const Vec at = r.centre();
    const Rect slot = CardPainter::box({at.x - 62, at.y - 150}, 124);
    c.dashed_frame(slot, c.p.felt_t2.alpha(.6f), 7, 1.5f);
    icon(c, slot.centre(), 20, which, c.p.felt_t2);
    c.text({at.x, at.y + 64}, title, bold(22, c.p.t1, Align::centre));
    c.text_within({at.x, at.y + 94}, under, regular(15, c.p.felt_t2, Align::centre).cuttable(), r.w * .6f);
}

void no_pack(Frame& f, const DraftValues& v, Rect r) {
    std::vector<std::string> choosing;
    for (const draft::SeatSign& sign : v.view.table)
        if (sign.state == draft::DraftState::choosing && sign.seat != v.seat)
            choosing.push_back(text::given_name(sign.name, f.say.language()));
    const std::string waiting = f.say.row(choosing);
    notice(f, r, Icon::clock, f.say(Text::draft_no_pack),
           waiting.empty() ? std::string(f.say(Text::draft_all_picked)) : f.say(Text::draft_waiting_for, {waiting}));
}

DraftWishes pause(Frame& f, Rect r) {
    notice(f, r, Icon::pause, f.say(Text::draft_paused), f.say(Text::draft_paused_under));
    DraftWishes wishes;
    wishes.pause = button(f, {.id = "draft.go_on",
                              .box = around({r.centre().x, r.centre().y + 142}, 200, 46),
                              .label = f.say(Text::night_resume),
                              .rank = Rank::primary,
                              .icon = Icon::play,
                              .key = Key::enter,
                              .text = 15});
    return wishes;
}

}  // namespace

DraftWishes draw_draft_felt(Frame& f, const DraftValues& v, const DraftMotions& motions, Rect r, OnFelt on_felt,
                            DraftHand& hand) {
    Canvas& c = f.c;
    const auto count = v.view.table.size();
    const bool shows_pack = on_felt == OnFelt::pack;
    std::vector<float> names;
    for (std::size_t i = 0; i < count; ++i)
        names.push_back(c.width(plate_name(f, v, v.view.table[(v.seat.value + i) % count]), bold(15, c.p.t1)));
    const DraftLayout lay =
        lay_out_draft(r, static_cast<int>(count), shows_pack ? static_cast<int>(v.view.pack.size()) : 0, names);
    round_table(c, lay.centre, lay.radii);
    if (on_felt == OnFelt::pool) return draw_draft_pool(f, v, r, hand);
    for (std::size_t i = 0; i < count; ++i)
        pass_chevrons(c, lay.centre, {lay.radii.x - 34, lay.radii.y - 34}, static_cast<int>(i), static_cast<int>(count),
                      v.view.direction, 1);
    for (std::size_t i = 0; i < count; ++i) plate(f, v, lay.plates[i], v.view.table[(v.seat.value + i) % count]);
    if (shows_pack) return pack(f, v, motions.pack_still(f), lay.cards, hand);
    if (on_felt == OnFelt::pause) return pause(f, r);
    no_pack(f, v, r);
    return {};
}

std::string pack_item(std::size_t index) { return "draft.card." + std::to_string(index); }

Key place_key(std::size_t index) {
    // H covers, P pauses, S suggests, Z takes back; I and O look like numbers.
    static constexpr std::string_view letters = "ABCDEFGJKLMNQRTUVWXY";
    if (index < 9) return digit_key(static_cast<int>(index) + 1);
    return index - 9 < letters.size() ? letter_key(letters[index - 9] - 'A') : Key::none;
}

}  // namespace cubenight::gui
