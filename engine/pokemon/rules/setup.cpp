// Setting up the match (JA I-G; CUBE setup): who goes first, hands, redraws, Active and Benched Pokémon, Prizes.
#include "engine/pokemon/rules/setup.hpp"

#include "engine/pokemon/change/standing_texts.hpp"
#include "engine/pokemon/change/verbs.hpp"
#include "engine/pokemon/run/asking.hpp"
#include "engine/pokemon/run/frames.hpp"

namespace cubenight::pokemon {
namespace {

// A fossil in hand is no Basic Pokémon (FI term.fossil).
bool may_start(const Game& g, CopyId copy) { return card(g, copy).plays_as_basic; }

// Follows FI setup.4, liite-j.evolve.
bool has_basic(const Game& g, SeatId seat) {
    for (CopyId copy : g.m.seats[seat].hand)
        if (may_start(g, copy)) return true;
    return false;
}

void draw_hand(Game& g, SeatId seat) {
    for (int i = 0; i < option(g, OptionKey::hand_size); ++i) draw_card(g, seat, Clause::I_G_4);
}

// Said before anybody places a Pokémon (JA I-G.5; FI detail.mulligan.one).
void say_no_basic(Game& g, SeatId seat) {
    report(g, {.type = EventKind::no_basic, .seat = seat, .clause = Clause::I_G_5a});
}

void show_and_return_hand(Game& g, SeatId seat, Clause clause) {
    while (!state(g, seat).hand.empty()) {
        const CopyId copy = state(g, seat).hand.back();
        report(g, {.type = EventKind::revealed, .seat = seat, .copy = copy, .clause = clause});
        move_card(g, copy, Where::deck, clause);
    }
}

void place_prizes(Game& g, SeatId seat) {
    SeatState& player = state(g, seat);
    const int wanted = g.m.sudden_deaths > 0 ? 1 : option(g, OptionKey::prize_cards);
    player.prize_count = 0;
    for (int i = 0; i < wanted && !player.deck.empty(); ++i) {
        const CopyId copy = player.deck.back();
        move_card(g, copy, Where::prizes, g.m.sudden_deaths > 0 ? Clause::I_E_b5_2 : Clause::I_G_7);
        ++player.prize_count;
    }
}

enum Step : std::uint8_t {
    flip,
    coin_landed,
    decided,
    shuffle_first,
    shuffle_second,
    draw,
    check,
    extra_answer,
    redraw,
    place_first,
    place_second,
    prizes,
    extra_ask,
    extra_draw,
    late_bench,
    begin,
};

struct SetUp {
    std::uint8_t placed;   // bit per seat that has its Pokémon
    SeatId seat;           // that is dealt with
    std::uint8_t offered;  // a card for the redraw that was just made (CUBE setup.4.extra)
    std::uint8_t seen_to;  // seats that had their extra cards, or whose Bench was asked about before the match begins
    std::uint8_t late;     // bit per seat that put Pokémon on its Bench when the Prize cards lay already
};
// Of the procedure that places the Basic Pokémon of a seat.
struct PlaceBasics {
    std::uint8_t prizes_follow;  // at once
};
enum PlaceStep : std::uint8_t { ask_active, active_chosen, ask_bench, bench_chosen };

void ask_who_begins(Game& g, Frame& frame) {
    SetUp& own = locals_of<SetUp>(frame);
    own.seat = g.m.answer.kind == OptionKind::heads ? seat0 : seat1;
    frame.step = decided;
    ask(g, own.seat, ChoiceKind::go_first, Clause::I_G_2);
    offer(g, {OptionKind::yes, 0, 0, 0});
    offer(g, {OptionKind::no, 0, 0, 0});
}

// Neither, one or both hands lack a Basic Pokémon (JA I-G.5a to 5d; CUBE setup.4).
void check_hands(Game& g, Frame& frame) {
    SetUp& own = locals_of<SetUp>(frame);
    const bool first_lacks = !(own.placed & 1) && !has_basic(g, seat0);
    const bool second_lacks = !(own.placed & 2) && !has_basic(g, seat1);
    if (first_lacks) say_no_basic(g, seat0);
    if (second_lacks) say_no_basic(g, seat1);
    if (first_lacks && second_lacks) {
        for (SeatId seat : both_seats) show_and_return_hand(g, seat, Clause::I_G_5a);
        frame.step = shuffle_first;
        return;
    }
    if (!first_lacks && !second_lacks) {
        frame.step = place_first;
        return;
    }
    const SeatId lacking = first_lacks ? seat0 : seat1;
    own.seat = lacking;
    frame.step = redraw;
    const bool proceeds_alone = option(g, OptionKey::extra_draw) == 0 && !(own.placed & seat_bit(opponent(lacking)));
    if (!proceeds_alone) return;
    own.placed |= seat_bit(opponent(lacking));  // JA I-G.5b
    locals_of<PlaceBasics>(push(g, Proc::place_basics, opponent(lacking))).prizes_follow = 1;
}

void redraw_hand(Game& g, Frame& frame) {
    SetUp& own = locals_of<SetUp>(frame);
    const SeatId seat = own.seat;
    show_and_return_hand(g, seat, Clause::I_G_5c);
    ++state(g, opponent(seat)).redraws;
    frame.step = extra_answer;
    own.offered = 0;
    shuffle_deck(g, seat, Clause::I_G_5d);
}

// CUBE setup.4.extra: a card at once for each redraw of the opponent, if one likes.
void extra_for_redraw(Game& g, Frame& frame) {
    SetUp& own = locals_of<SetUp>(frame);
    const SeatId seat = own.seat;
    if (!own.offered) {
        draw_hand(g, seat);
        if (option(g, OptionKey::extra_draw) == 0) {
            frame.step = check;
            return;
        }
        own.offered = 1;
        ask(g, opponent(seat), ChoiceKind::extra_cards, Clause::setup_4_extra);
        offer(g, {OptionKind::number, 1, 0, 0});
        offer(g, {OptionKind::number, 0, 0, 0});
        return;
    }
    if (g.m.answer.a == 1) draw_card(g, opponent(seat), Clause::setup_4_extra);
    state(g, opponent(seat)).redraws = 0;
    frame.step = check;
}

void ask_extra_cards(Game& g, Frame& frame) {
    SetUp& own = locals_of<SetUp>(frame);
    const auto s = own.seen_to == 0 ? g.m.first_seat : opponent(g.m.first_seat);
    const int most = std::min<int>(state(g, s).redraws, static_cast<int>(state(g, s).deck.size()));
    if (own.seen_to == 2) {
        own.seen_to = 0;
        frame.step = late_bench;
        return;
    }
    if (most == 0) {
        ++own.seen_to;
        return;
    }
    own.seat = s;
    frame.step = extra_draw;
    ask(g, s, ChoiceKind::extra_cards, Clause::I_G_7);
    for (int n = most; n >= 0; --n) offer(g, {OptionKind::number, static_cast<std::uint8_t>(n), 0, 0});
}

void draw_extra_cards(Game& g, Frame& frame) {
    SetUp& own = locals_of<SetUp>(frame);
    report(g, {.type = EventKind::extra_cards, .seat = own.seat, .n = g.m.answer.a, .clause = Clause::I_G_7_extra});
    for (int i = 0; i < g.m.answer.a; ++i) draw_card(g, own.seat, Clause::I_G_7_extra);
    ++own.seen_to;
    frame.step = extra_ask;
    own.late = static_cast<std::uint8_t>(own.late | seat_bit(own.seat));
    push(g, Proc::place_basics, own.seat).step = ask_bench;
}

// The Bench stays open until the match begins (JA I-G.6).
void ask_for_more(Game& g, Frame& frame) {
    SetUp& own = locals_of<SetUp>(frame);
    if (own.seen_to == 2 || option(g, OptionKey::bench_until_start) == 0) {
        frame.step = begin;
        return;
    }
    const SeatId seat = own.seen_to == 0 ? g.m.first_seat : opponent(g.m.first_seat);
    ++own.seen_to;
    if (!(own.late & seat_bit(seat))) push(g, Proc::place_basics, seat).step = ask_bench;
}

void place_unless_done(Game& g, const SetUp& own, SeatId seat) {
    if (!(own.placed & seat_bit(seat))) push(g, Proc::place_basics, seat);
}

void begin_match(Game& g) {
    for (Pokemon& p : g.m.pokemon) {
        if (!p.in_play()) continue;
        p.face_up = 1;
        refresh_texts(g, state(g, p.top).slot);
    }
    g.m.phase = MatchPhase::turn;
    g.m.turn_seat = g.m.first_seat;
    report(g, {.type = EventKind::match_begins, .clause = Clause::I_G_8});
    pop(g);
    push(g, Proc::turn, g.m.first_seat);
}

}  // namespace

void step_setup(Game& g, Frame& frame) {
    SetUp& own = locals_of<SetUp>(frame);
    switch (frame.step) {
        case flip: frame.step = coin_landed; return flip_coin(g, seat0, Clause::I_G_2);
        case coin_landed: return ask_who_begins(g, frame);
        case decided:
            g.m.first_seat = g.m.answer.kind == OptionKind::yes ? own.seat : opponent(own.seat);
            report(g, {.type = EventKind::goes_first, .seat = g.m.first_seat, .clause = Clause::I_G_2});
            frame.step = shuffle_first;
            return;
        case shuffle_first: frame.step = shuffle_second; return shuffle_deck(g, seat0, Clause::I_G_3);
        case shuffle_second: frame.step = draw; return shuffle_deck(g, seat1, Clause::I_G_3);
        case draw:
            draw_hand(g, g.m.first_seat);
            draw_hand(g, opponent(g.m.first_seat));
            frame.step = check;
            return;
        case check: return check_hands(g, frame);
        case redraw: return redraw_hand(g, frame);
        case extra_answer: return extra_for_redraw(g, frame);
        case place_first: frame.step = place_second; return place_unless_done(g, own, g.m.first_seat);
        case place_second: frame.step = prizes; return place_unless_done(g, own, opponent(g.m.first_seat));
        case prizes:
            for (SeatId seat : {g.m.first_seat, opponent(g.m.first_seat)})
                if (state(g, seat).prize_count == 0) place_prizes(g, seat);
            frame.step = extra_ask;
            return;
        case extra_ask: return ask_extra_cards(g, frame);
        case extra_draw: return draw_extra_cards(g, frame);
        case late_bench: return ask_for_more(g, frame);
        case begin: return begin_match(g);
    }
}

// The Active Pokémon, then Benched ones until done.
void step_place_basics(Game& g, Frame& frame) {
    SeatState& player = state(g, frame.seat);
    const auto offer_basics = [&] {
        for (CopyId copy : player.hand)
            if (may_start(g, copy) || card(g, copy).set_up) offer(g, {OptionKind::copy, copy.value, 0, 0});
    };
    if (frame.step == ask_active) {
        frame.step = active_chosen;
        ask(g, frame.seat, ChoiceKind::place_active, Clause::I_G_5);
        return offer_basics();
    }
    if (frame.step == active_chosen) put_into_play(g, CopyId{g.m.answer.a}, frame.seat, Spot::active, Clause::I_G_5);
    if (frame.step == bench_chosen && g.m.answer.kind == OptionKind::copy)
        put_into_play(g, CopyId{g.m.answer.a}, frame.seat, Spot::bench, Clause::I_G_6);
    const bool done = frame.step == bench_chosen && g.m.answer.kind == OptionKind::done;
    const bool room = static_cast<int>(player.bench.size()) < option(g, OptionKey::bench_size);
    if (!done && room && has_basic(g, frame.seat)) {
        frame.step = bench_chosen;
        ask(g, frame.seat, ChoiceKind::place_bench, Clause::I_G_6);
        offer_basics();
        return offer(g, {OptionKind::done, 0, 0, 0});
    }
    const bool prizes_follow = locals_of<PlaceBasics>(frame).prizes_follow != 0;
    const SeatId seat = frame.seat;
    pop(g);
    if (prizes_follow) place_prizes(g, seat);
}

}  // namespace cubenight::pokemon
