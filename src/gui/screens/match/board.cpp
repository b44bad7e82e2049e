// Match: the felt with everything but Pokémon in play. Prizes, piles, the Stadium, the two players, the coin.
#include "src/gui/screens/match/board.hpp"

#include "engine/pokemon/match/places.hpp"
#include "src/gui/screens/common/marks.hpp"
#include "src/gui/screens/common/player_plate.hpp"
#include "src/gui/screens/match/board_drawing.hpp"
#include "src/gui/screens/match/in_play.hpp"
#include "src/gui/screens/match/plates.hpp"
#include "src/gui/screens/match/turn_buttons.hpp"
#include "src/gui/widgets/badge.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/gui/widgets/felt.hpp"

namespace cubenight::gui {

using namespace pokemon;

namespace {

// What a coin was flipped for.
std::string coin_reason(const Strings& say, const MatchValues& v) {
    switch (v.coin.why) {
        case text::CoinFor::card: return std::string(say(Text::match_coin_text));
        case text::CoinFor::first_turn:  // heads is the first seat's side, tails the second one's
            return say(Text::match_coin_first, {v.names.seats[v.coin.heads ? seat0 : seat1]});
        case text::CoinFor::confusion: return std::string(say(Text::match_coin_confusion));
        case text::CoinFor::sleep: return std::string(say.condition(SpecialCondition::asleep));
        case text::CoinFor::burn: return std::string(say.condition(SpecialCondition::burned));
    }
    return {};
}

// The board in one frame.
struct Drawing : BoardDrawing {
    const Thinking& thinking;

    void felt();
    void side(int side);
    void prizes(int side);
    void prize_pressed(int side, int index, Rect box, int number);
    void piles(int side);
    void pile_of(int side, Rect box, const Pile& pile, SeenPile which);
    // Of the cards that have arrived there.
    CopyId highest(const Pile& pile) const;
    void stadium();
    void carried_out();
    void player(int side);
    void coin_plate();
};

void Drawing::felt() {
    table_top(c, lay.board);
    const float y = lay.middle_y();
    c.dashed_line({lay.stadium().right() - 96, y}, {lay.end_turn().x - 8, y}, c.p.zone_edge.alpha(.6f), 1.5f, 6, 6);
}

void Drawing::side(int side) {
    prizes(side);
    piles(side);
    player(side);
    wishes += draw_in_play(f, v, lay, side, lit);
    draw_plate(f, v, lay, side);
}

void Drawing::prizes(int side) {
    const SeatView& view = seat_view(side);
    const int count = view.prize_count == 0 ? v.names.book->option(OptionKey::prize_cards) : view.prize_count;
    int left = 0;
    for (int i = 0; i < std::min(count, 6); ++i) {
        const Rect box = lay.prize(side, i, count);
        if (!((view.prize_there >> i) & 1)) {
            empty_zone(c, box);
            continue;
        }
        ++left;
        const CopyId copy = view.prizes[static_cast<std::size_t>(i)];
        const Card* card = v.card(copy);
        const int number = side == 0 ? v.number_of(OptionKind::prize, static_cast<std::uint8_t>(i)) : 0;
        if (number > 0) halo(c, box, c.p.accent.alpha(f.ui.glow()), 5);
        if (card) CardPainter(c, f.say, f.words).draw(box.corner(), box.w, v.look(*card));
        else CardPainter(c, f.say, f.words).back(box.corner(), box.w);
        prize_pressed(side, i, box, number);
    }
    const Vec at = lay.prize_text(side, count);
    c.text(at, f.say(Text::match_prizes), bold(14, c.p.felt_t2));
    const float wide = c.text({at.x, at.y + 28}, std::to_string(left), bold(26, side == 0 ? c.p.accent : c.p.t1));
    c.text({at.x + wide + 4, at.y + 28}, f.say(Text::match_prizes_of, {std::to_string(count)}),
           regular(14, c.p.felt_t2));
}

// One that is asked for is taken; else they are all looked through.
void Drawing::prize_pressed(int side, int index, Rect box, int number) {
    const CopyId copy = seat_view(side).prizes[static_cast<std::size_t>(index)];
    const std::string id = side == 0 ? "prize." : "their.prize.";
    const Response r = f.ui.item(id + std::to_string(index), box);
    if (v.card(copy) && (r.hovered || r.focused)) wishes.pointed = copy;
    if (number > 0) number_tab(c, {box.centre().x, box.y}, number);
    if (!r.clicked) return;
    if (number > 0) wishes.take = v.option_of(OptionKind::prize, static_cast<std::uint8_t>(index));
    else wishes.sheet = MatchSheet{.kind = SheetKind::piles, .seat = seat_of(side), .pile = SeenPile::prizes};
}

CopyId Drawing::highest(const Pile& pile) const {
    for (std::size_t i = pile.size(); i-- > 0;)
        if (!v.away(pile[i])) return pile[i];
    return no_copy;
}

void Drawing::pile_of(int side, Rect box, const Pile& pile, SeenPile which) {
    const std::string_view id = which == SeenPile::lost ? "match.lost." : "match.discard.";
    const Response r = f.ui.item(std::string(id) + std::to_string(side), box);
    if (pile.empty()) {
        empty_zone(c, box);
    } else if (const CopyId top = highest(pile); const Card* card = v.card(top)) {
        CardPainter(c, f.say, f.words).draw(box.corner(), box.w, v.look(*card));
        if (r.hovered || r.focused) wishes.pointed = top;
    } else {
        empty_zone(c, box);
    }
    if (r.clicked) wishes.sheet = MatchSheet{.kind = SheetKind::piles, .seat = seat_of(side), .pile = which};
    const std::string count = std::to_string(pile.size());
    const float x = box.centre().x, y = box.bottom();
    if (which == SeenPile::lost) {
        c.text({x, y + 21}, f.say(Text::match_lost), regular(13, c.p.felt_t2, Align::centre));
        c.text({x, y + 41}, count, bold(14, c.p.t1, Align::centre));
    } else {
        c.text({x, y + 19}, f.say(Text::match_discard, {count}), bold(14, c.p.t1, Align::centre));
        if (side == 0) key_cap(c, {x + 12, box.y - 14}, Key::d, c.p.well, c.p.t2);
    }
}

void Drawing::piles(int side) {
    draw_deck(f, lay.deck(side), seat_view(side).deck.size(), Text::match_deck);
    pile_of(side, lay.discard(side), seat_view(side).discard, SeenPile::discard);
    pile_of(side, lay.lost(side), seat_view(side).lost, SeenPile::lost);
}

void Drawing::stadium() {
    const Rect box = lay.stadium();
    const std::optional<Option> use = v.action_of(OptionKind::use_stadium);
    if (!use) c.text({box.centre().x, box.y - 10}, f.say(Text::match_stadium), bold(13, c.p.felt_t2, Align::centre));
    const Card* card = v.card(v.view.stadium);
    if (!card || v.away(v.view.stadium)) {
        empty_zone(c, box);
        return;
    }
    if (use) halo(c, box, c.p.ok, 5);
    CardPainter(c, f.say, f.words).draw(box.corner(), box.w, v.look(*card));
    const Response r = f.ui.item("match.stadium", box, use ? Can::be_pressed : Can::be_seen);
    if (r.hovered || r.focused) wishes.pointed = v.view.stadium;
    c.text_within({box.centre().x, box.bottom() + 19},
                  f.say(Text::match_stadium_of, {v.names.seat(owner(v.view.stadium))}),
                  regular(13, c.p.felt_t2, Align::centre), 120);
    if (!use) return;
    const Rect label = around({box.centre().x, box.y - 16}, 86, 24);
    c.rect(label, c.p.plate, 12);
    c.frame(label, c.p.ok, 12, 1.5f);
    c.text({label.x + 13, label.centre().y + 4.5f}, f.say(Text::match_stadium_use), bold(12.5f, c.p.ok));
    key_cap(c, {label.right() - 3, label.centre().y}, Key::s, c.p.s3, c.p.t1);
    if (r.clicked || f.ui.key(Key::s)) wishes.take = *use;
}

// What is asked is about it, and it lies nowhere else.
void Drawing::carried_out() {
    const CopyId copy = v.asking_card();
    const Card* card = v.card(copy);
    if (!card || v.away(copy)) return;
    const Rect box = lay.carried_out();
    halo(c, box, c.p.info, 5);
    CardPainter(c, f.say, f.words).draw(box.corner(), box.w, v.look(*card));
    const Response r = f.ui.item("match.asking", box, Can::be_seen);
    if (r.hovered || r.focused) wishes.pointed = copy;
}

void Drawing::player(int side) {
    const SeatId seat = seat_of(side);
    const View& view = v.view;
    draw_player_plate(f, lay.player(side),
                      {.name = v.names.seats[seat],
                       .hand = view.seats[seat].hand.size(),
                       .own = side == 0,
                       .acts = view.choice.actor == actor_of(seat) && view.outcome == Outcome::running,
                       .place = f.session.match()->place(seat),
                       .outcome = view.outcome,
                       .won = view.outcome == play::win_of(seat),
                       .seconds = thinking.seconds(seat)});
}

void Drawing::coin_plate() {
    const text::LastCoin& last = v.coin;
    const TextStyle style = bold(14, c.p.t1), under = regular(13, c.p.t2);
    const std::string fell =
        last.number == 0 ? std::string(f.say(Text::match_no_coin))
                         : f.say(Text::match_last_coin, {f.say(last.heads ? Text::match_heads : Text::match_tails)});
    const std::string why = coin_reason(f.say, v);
    Rect box = lay.coin();
    const float wanted = std::max(c.width(fell, style), c.width(why, under)) + 76;  // it grows to the left
    if (wanted > box.w) box.x -= wanted - box.w, box.w = wanted;
    c.rect(box, c.p.plate.alpha(.72f), 12);
    const Vec at{box.x + 34, box.centre().y};
    if (last.number == 0 || (v.motion && v.motion->coins_turn())) {
        c.dashed_ring(at, 20, c.p.t3, 1.6f, 5, 4);
        if (last.number == 0) c.text({box.x + 66, box.centre().y + 5}, fell, regular(14, c.p.t2));
        return;
    }
    coin(c, at, 20, last.heads ? CoinFace::heads : CoinFace::tails);
    c.text({box.x + 66, box.centre().y - 6}, fell, style);
    c.text({box.x + 66, box.centre().y + 14}, why, under);
}

}  // namespace

MatchWishes draw_board(Frame& f, const MatchValues& v, const BoardLayout& lay, std::span<const CopyId> lit,
                       const Thinking& thinking) {
    Drawing board{{f, v, lay, lit}, thinking};
    board.felt();
    board.stadium();
    board.carried_out();
    for (const int side : {1, 0}) board.side(side);
    board.coin_plate();
    board.wishes += draw_turn_buttons(f, v, lay);
    return board.wishes;
}

}  // namespace cubenight::gui
