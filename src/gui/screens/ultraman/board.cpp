#include "src/gui/screens/ultraman/board.hpp"

#include "src/gui/screens/common/player_plate.hpp"
#include "src/gui/screens/ultraman/areas.hpp"
#include "src/gui/screens/ultraman/board_drawing.hpp"
#include "src/gui/screens/ultraman/phase_track.hpp"
#include "src/gui/widgets/badge.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui::ucg {

std::vector<Option> BoardDrawing::targets(Spot spot) const {
    std::vector<Option> here = v.options_at(spot);
    if (held != no_copy) std::erase_if(here, [&](const Option& option) { return option.a != held.value; });
    return here;
}

namespace {

// The board in one frame, but for the battle areas.
struct Drawing : BoardDrawing {
    const Thinking& thinking;

    void player(int side);
    float role(int side, Rect r);
    void marks(int side);
    void scene();
    // Of the cards that have arrived there.
    CopyId highest(const ultraman::Pile& pile) const;
    void pile(int side, Rect box, const ultraman::Pile& pile, SeenPile which);
    void rounds();
    void pages();
};

void Drawing::player(int side) {
    const SeatId seat = seat_of(side);
    const View& view = v.view;
    draw_player_plate(f, lay.player(side),
                      {.name = v.names.seats[seat],
                       .hand = view.seats[seat].hand.size(),
                       .own = side == 0,
                       .acts = view.choice.actor == play::actor_of(seat) && !v.over(),
                       .place = f.session.ultraman_match()->place(seat),
                       .outcome = view.outcome,
                       .won = view.outcome == play::win_of(seat),
                       .seconds = thinking.seconds(seat)});
    marks(side);
}

// Whether the seat leads in this turn. Returns where the mark ends.
float Drawing::role(int side, Rect r) {
    if (!v.lead) return r.x;
    const bool leads = *v.lead == seat_of(side);
    const std::string word(f.say(leads ? Text::ucg_lead : Text::ucg_next));
    const TextStyle style = bold(14, leads ? c.p.on_signal : c.p.t1);
    const Rect chip{r.x, r.centre().y - 14, c.width(word, style) + 38, 28};
    c.rect(chip, leads ? c.p.accent : c.p.plate.alpha(.8f), 14);
    if (!leads) c.frame(chip, c.p.zone_edge, 14, 1.3f);
    icon(c, {chip.x + 17, chip.centre().y}, 7, leads ? Icon::flag : Icon::chevron_right,
         leads ? c.p.on_signal : c.p.t2);
    c.text({chip.x + 28, chip.centre().y + 5}, word, style);
    return chip.right();
}

// Its role, and how many battles it won in the last judgement.
void Drawing::marks(int side) {
    const Rect r = lay.marks(side);
    const float left = role(side, r) + 6;
    const int needed = v.names.book->option(ultraman::OptionKey::wins);
    const int won = seat_view(side).wins;
    const Response at =
        f.ui.item("match.wins." + std::to_string(side), {left, r.y, r.right() - left, r.h}, Can::be_seen);
    f.ui.tip(at, f.say(Text::ucg_wins_tip, {std::to_string(won), std::to_string(needed)}));
    float x = r.right() - 10;
    for (int i = std::min(needed, 4) - 1; i >= 0; --i, x -= 22) {
        if (i < won) category_icon(c, {x, r.centre().y}, 9, ultraman::Category::ultraman, seat_colour(c, side));
        else c.dashed_ring({x, r.centre().y}, 7, c.p.zone_edge, 1.4f, 3, 3);
    }
    if (won > needed) c.text({x - 2, r.centre().y + 5}, std::to_string(won), bold(14, c.p.t1, Align::right));
}

void Drawing::scene() {
    const Rect box = lay.scene();
    c.text_within({box.centre().x, box.y - 9}, f.say(Text::ucg_scene_zone), bold(13, c.p.felt_t2, Align::centre), 190);
    const CopyId copy = v.view.scene;
    const Card* card = v.card(copy);
    const HandCard* waits = v.held(held);
    const bool for_it =
        waits && std::ranges::any_of(waits->plays, [](const Option& play) { return play.kind == OptionKind::scene; });
    if (for_it) halo(c, box, c.p.ok, 5);
    if (!card || v.away(copy)) {
        empty_zone(c, box);
        return;
    }
    const std::vector<Option> here = v.options_of_scene();
    if (!here.empty()) halo(c, box, v.of_turn() ? c.p.ok : c.p.accent.alpha(f.ui.glow()), 5);
    painter().draw(box.corner(), box.w, *card);
    if (is_lit(copy)) c.frame(box.inset(-5), c.p.info, 9, 3);
    const Response r = f.ui.item("match.scene", box, here.empty() ? Can::be_seen : Can::be_pressed);
    if (r.hovered || r.focused) wishes.pointed = copy;
    const int side =
        copy.value < ultraman::deck_capacity ? (v.me == play::seat0 ? 0 : 1) : (v.me == play::seat1 ? 0 : 1);
    c.text_within({box.centre().x, box.bottom() + 19}, f.say(Text::match_stadium_of, {v.names.seats[seat_of(side)]}),
                  regular(13, c.p.felt_t2, Align::centre).cuttable(), 190);
    if (here.empty()) return;
    number_tab(c, {box.centre().x, box.y - 2}, v.number_of(here.front()));
    if (!r.clicked) return;
    if (here.size() == 1) wishes.take = here.front();
    else wishes.sheet = Sheet{.kind = SheetKind::options, .options = here};
}

CopyId Drawing::highest(const ultraman::Pile& pile) const {
    for (std::size_t i = pile.size(); i-- > 0;)
        if (!v.away(pile[i])) return pile[i];
    return no_copy;
}

void Drawing::pile(int side, Rect box, const ultraman::Pile& pile, SeenPile which) {
    const bool exile = which == SeenPile::exile;
    const Response r = f.ui.item((exile ? "match.exile." : "match.discard.") + std::to_string(side), box);
    if (pile.empty()) {
        empty_zone(c, box);
    } else if (const CopyId top = highest(pile); const Card* card = v.card(top)) {
        painter().draw(box.corner(), box.w, *card);
        if (r.hovered || r.focused) wishes.pointed = top;
    } else {
        empty_zone(c, box);
    }
    if (r.clicked) wishes.sheet = Sheet{.kind = SheetKind::piles, .seat = seat_of(side), .pile = which};
    const std::string count = std::to_string(pile.size());
    const float x = box.centre().x, y = box.bottom();
    if (!exile) {
        c.text({x, y + 19}, f.say(Text::ucg_discard, {count}), bold(14, c.p.t1, Align::centre));
        if (side == 0) key_cap(c, {x + 12, box.y - 14}, Key::d, c.p.well, c.p.t2);
        return;
    }
    c.text_within({x + 4, y + 19}, f.say(Text::ucg_exiled, {count}), regular(13, c.p.felt_t2, Align::centre), 74);
}

// What the condition of a scene counts (2.4.2.3).
void Drawing::rounds() {
    const Rect box = lay.rounds();
    c.rect(box, c.p.plate.alpha(.72f), 12);
    const float wide = c.text({box.x + 18, box.centre().y + 9}, std::to_string(v.view.rounds), bold(26, c.p.t1));
    const TextStyle style = regular(13, c.p.t2);
    c.paragraph({box.x + 30 + wide, box.centre().y - 3}, f.say(Text::ucg_rounds), style, box.w - 44 - wide, 18, 2);
}

// Where not all battle areas have room.
void Drawing::pages() {
    if (lay.areas <= most_columns) return;
    const int last = lay.areas - most_columns;
    if (button(f, {.id = "areas.earlier",
                   .box = lay.earlier_areas(),
                   .icon = lay.grows_left ? Icon::chevron_right : Icon::chevron_left,
                   .locked = lay.first == 0 ? f.say(Text::ucg_first_areas) : std::string_view()}))
        wishes.first_area = std::max(0, lay.first - 4);
    if (button(f, {.id = "areas.later",
                   .box = lay.later_areas(),
                   .icon = lay.grows_left ? Icon::chevron_left : Icon::chevron_right,
                   .locked = lay.first == last ? f.say(Text::ucg_last_areas) : std::string_view()}))
        wishes.first_area = std::min(last, lay.first + 4);
}

}  // namespace

Wishes draw_board(Frame& f, const Values& v, const Layout& lay, std::span<const CopyId> lit, CopyId held,
                  const Thinking& thinking) {
    Drawing board{{f, v, lay, lit, held}, thinking};
    table_top(f.c, lay.board);
    draw_phase_track(f, v, lay.track());
    board.scene();
    for (const int side : {1, 0}) {
        board.player(side);
        draw_deck(f, lay.deck(side), board.seat_view(side).deck.size(), Text::ucg_deck);
        board.pile(side, lay.discard(side), board.seat_view(side).discard, SeenPile::discard);
        board.pile(side, lay.exile(side), board.seat_view(side).exile, SeenPile::exile);
    }
    board.rounds();
    board.pages();
    board.wishes += draw_areas(f, v, lay, lit, held);
    return board.wishes;
}

}  // namespace cubenight::gui::ucg
