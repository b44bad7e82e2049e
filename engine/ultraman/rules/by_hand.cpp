// What is asked of a judge, and what is done (by_hand.hpp).
#include "engine/ultraman/rules/by_hand.hpp"

#include <algorithm>

#include "engine/ultraman/change/lasting_effects.hpp"
#include "engine/ultraman/change/verbs.hpp"
#include "engine/ultraman/rules/hand_moves.hpp"
#include "engine/ultraman/rules/turn.hpp"
#include "engine/ultraman/run/asking.hpp"

namespace cubenight::ultraman {
namespace {

constexpr int bp_step = 1000, most_bp = 10'000;

enum HandStep : std::uint8_t {
    ask_verb,
    verb_chosen,
    place_chosen,
    subject_chosen,  // or drawn by chance
    destination_chosen,
    spot_chosen,    // where the card goes
    target_chosen,  // a character
    other_chosen,   // with which it changes places
    amount_chosen,
};

struct ByHand {
    HandVerb verb;
    HandPlace from;
    HandPlace to;
    SeatId whose;
    CopyId copy;
    Spot spot;
    std::uint8_t verbs;  // done so far
    std::uint8_t told;   // that it has begun
};

void tell_news(Game& g, SeatId seat, CorrectionNews news) {
    report(g, {.type = EventKind::correction, .seat = seat, .n = static_cast<std::int16_t>(news), .clause = by_judge});
}

void ask_about(Game& g, Frame& frame, ChoiceKind kind, HandStep then) {
    ask(g, frame.seat, kind, by_judge);
    frame.step = then;
}

void offer_back(Game& g) { offer(g, {OptionKind::back, 0, 0, 0}); }

void offer_spots(Game& g, const SpotSet& spots) {
    for (CopyId value : spots.bits) {
        const bool there = at(g.m, Spot{value.value}).there();
        offer(g, {there ? OptionKind::character : OptionKind::spot, value.value, 0, 0});
    }
    offer_back(g);
}

// -- what is asked

void ask_for_verb(Game& g, Frame& frame) {
    ask_about(g, frame, ChoiceKind::by_hand, verb_chosen);
    offer(g, {OptionKind::done, 0, 0, 0});
    if (locals_of<ByHand>(frame).verbs >= play::most_hand_verbs) return;
    for (int verb = 0; verb <= static_cast<int>(HandVerb::grade_down); ++verb)
        if (is_possible(g, frame.seat, static_cast<HandVerb>(verb)))
            offer(g, {OptionKind::hand_verb, static_cast<std::uint8_t>(verb), 0, 0});
}

void ask_for_place(Game& g, Frame& frame) {
    const HandVerb verb = locals_of<ByHand>(frame).verb;
    ask_about(g, frame, ChoiceKind::hand_place, place_chosen);
    each_place(g, frame.seat, verb, [&](HandPlace place, SeatId whose) {
        offer(g, {OptionKind::hand_place, static_cast<std::uint8_t>(place), whose.value, 0});
    });
    offer_back(g);
}

void ask_for_target(Game& g, Frame& frame) {
    const HandVerb verb = locals_of<ByHand>(frame).verb;
    ask_about(g, frame, ChoiceKind::pick_character, target_chosen);
    each_target(g.m, frame.seat, verb, [&](Spot spot) { offer(g, {OptionKind::character, spot.value, 0, 0}); });
    offer_back(g);
}

void ask_for_number(Game& g, Frame& frame, int step, int most) {
    ask_about(g, frame, ChoiceKind::number, amount_chosen);
    for (int n = step; n <= most; n += step)
        offer(g, {OptionKind::number, static_cast<std::uint8_t>(n & 0xFF), static_cast<std::uint8_t>(n >> 8), 0});
    offer_back(g);
}

void ask_for_destination(Game& g, Frame& frame) {
    const ByHand own = locals_of<ByHand>(frame);
    ask_about(g, frame, ChoiceKind::hand_place, destination_chosen);
    for (int to = 0; to <= static_cast<int>(HandPlace::area); ++to)
        if (can_go_to(g, {own.copy, own.from}, static_cast<HandPlace>(to)))
            offer(g, {OptionKind::hand_place, static_cast<std::uint8_t>(to), owner(own.copy).value, 0});
    offer_back(g);
}

// Which card, where there is something to choose; a character is pointed at where it stands.
void ask_for_card(Game& g, Frame& frame) {
    const ByHand own = locals_of<ByHand>(frame);
    const CopySet cards = cards_there(g, frame.seat, own.from, own.whose);
    frame.step = subject_chosen;
    if (own.from == HandPlace::random_hand) return random_card(g, cards, by_judge);
    if (own.from == HandPlace::deck_top || own.from == HandPlace::deck_bottom || own.from == HandPlace::scene) {
        g.m.answer = {OptionKind::copy, cards.first().value, 0, 0};
        return;
    }
    if (own.from == HandPlace::character || own.from == HandPlace::top_card) {
        ask_about(g, frame, ChoiceKind::pick_character, subject_chosen);
        each_character(g.m, own.whose, [&](Spot spot) {
            if (stands_there(g.m, own.from, spot)) offer(g, {OptionKind::character, spot.value, 0, 0});
        });
    } else {
        ask_about(g, frame, ChoiceKind::pick_card, subject_chosen);
        for (CopyId copy : cards) offer(g, {OptionKind::copy, copy.value, 0, 0});
    }
    offer_back(g);
}

// -- what is done

void show_all(Game& g, SeatId seat, const Pile& pile) {
    for (CopyId copy : pile) show_to(g, seat, copy, by_judge);
}

void show_charges(Game& g, SeatId seat, SeatId whose) {
    each_character(g.m, whose, [&](Spot spot) {
        each_card(g.m, at(g.m, spot).charge, [&](CopyId copy) { show_to(g, seat, copy, by_judge); });
    });
}

// One verb is done; the next is asked for.
void one_more(Frame& frame) {
    ++locals_of<ByHand>(frame).verbs;
    frame.step = ask_verb;
}

// `whose` and `from` are known.
void go_on_at_place(Game& g, Frame& frame) {
    const ByHand own = locals_of<ByHand>(frame);
    const SeatState& player = g.m.seats[own.whose];
    const int most = std::min(static_cast<int>(player.deck.size()), play::most_hand_cards);
    switch (own.verb) {
        case HandVerb::draw: return ask_for_number(g, frame, 1, most);
        case HandVerb::look:
            if (own.from == HandPlace::deck_top) return ask_for_number(g, frame, 1, most);
            if (own.from == HandPlace::hand) show_all(g, frame.seat, player.hand);
            else show_charges(g, frame.seat, own.whose);
            return one_more(frame);
        case HandVerb::search: show_all(g, frame.seat, player.deck); return ask_for_card(g, frame);
        case HandVerb::move: return ask_for_card(g, frame);
        case HandVerb::shuffle:
            one_more(frame);  // before: a frame may come on top
            return shuffle_deck(g, own.whose, by_judge);
        case HandVerb::swap:
        case HandVerb::bp_up:
        case HandVerb::bp_down:
        case HandVerb::grade_up:
        case HandVerb::grade_down: break;
    }
}

void begin_verb(Game& g, Frame& frame, HandVerb verb) {
    locals_of<ByHand>(frame).verb = verb;
    return places_of(verb).empty() ? ask_for_target(g, frame) : ask_for_place(g, frame);
}

// What a card is decides where it may go, so who moves it sees it.
void take_chosen(Game& g, Frame& frame) {
    ByHand& own = locals_of<ByHand>(frame);
    const Option answer = g.m.answer;
    own.copy = answer.kind == OptionKind::character ? at(g.m, Spot{answer.a}).top : CopyId{answer.a};
    const CopyState& card = state(g.m, own.copy);
    const bool open = is_open(card.where) && !card.face_down;
    const bool own_hand = card.where == Where::hand && owner(own.copy) == frame.seat;
    if (!open && !own_hand && !g.m.sees[frame.seat].contains(own.copy)) show_to(g, frame.seat, own.copy, by_judge);
    ask_for_destination(g, frame);
}

void go_to(Game& g, Frame& frame, HandPlace to) {
    ByHand& own = locals_of<ByHand>(frame);
    own.to = to;
    const HandMove move{own.copy, own.from};
    const SpotSet spots = spots_for(g, move, to);
    if (!spots.empty()) {
        ask_about(g, frame, to == HandPlace::area ? ChoiceKind::place : ChoiceKind::pick_character, spot_chosen);
        return offer_spots(g, spots);
    }
    one_more(frame);
    move_by_hand(g, move, to, no_spot);
}

void give(Game& g, Frame& frame, Change change, int amount) {
    Lasting lasting;
    lasting.subjects.insert(CopyId{locals_of<ByHand>(frame).spot.value});
    lasting.first_turn = lasting.last_turn = g.m.turn;
    lasting.change = change;
    lasting.amount = static_cast<std::int16_t>(amount);
    lasting.controller = frame.seat;
    one_more(frame);
    begin_lasting(g, lasting, by_judge);
}

void go_on_with_target(Game& g, Frame& frame) {
    ByHand& own = locals_of<ByHand>(frame);
    own.spot = Spot{g.m.answer.a};
    switch (own.verb) {
        case HandVerb::swap:
            ask_about(g, frame, ChoiceKind::place, other_chosen);
            return offer_spots(g, spots_to_swap(g.m, own.spot));
        case HandVerb::bp_up:
        case HandVerb::bp_down: return ask_for_number(g, frame, bp_step, most_bp);
        case HandVerb::grade_up: return give(g, frame, Change::grade, 1);
        case HandVerb::grade_down: return give(g, frame, Change::grade, -1);
        case HandVerb::draw:
        case HandVerb::look:
        case HandVerb::search:
        case HandVerb::move:
        case HandVerb::shuffle: break;
    }
}

void do_so_much(Game& g, Frame& frame) {
    const ByHand own = locals_of<ByHand>(frame);
    const int amount = g.m.answer.a | g.m.answer.b << 8;
    if (own.verb == HandVerb::bp_up) return give(g, frame, Change::bp, amount);
    if (own.verb == HandVerb::bp_down) return give(g, frame, Change::bp, -amount);
    one_more(frame);
    if (own.verb == HandVerb::draw) {
        draw(g, own.whose, amount, by_judge);
        return;
    }
    const Pile& deck = g.m.seats[own.whose].deck;
    for (int i = 0; i < amount; ++i)
        show_to(g, frame.seat, deck[deck.size() - 1 - static_cast<std::size_t>(i)], by_judge);
}

// Charge cards whose character has gone go as well (11.17.6), and what was looked at is hidden again.
void finish_correction(Game& g, Frame& frame) {
    const CopySet loose = g.m.loose;
    for (CopyId copy : loose) move_to_pile(g, copy, Where::discard, Clause::c11_17_6);
    for (CopySet& seen : g.m.sees) seen = CopySet{};
    tell_news(g, frame.seat, CorrectionNews::done);
    pop(g);
}

}  // namespace

bool is_correction(const Match& match, Option option) {
    if (option.kind != OptionKind::judge || option.a >= 2 || option.b != 0 || option.c != 0) return false;
    const ChoiceKind kind = match.choice.kind;
    return kind == ChoiceKind::set_scene || kind == ChoiceKind::set_character || kind == ChoiceKind::level_up ||
           kind == ChoiceKind::activate;
}

void begin_correction(Game& g, SeatId seat) {
    ask_again(g.m.frames.back());
    push(g, Proc::by_hand, seat);
}

void step_by_hand(Game& g, Frame& frame) {
    ByHand& own = locals_of<ByHand>(frame);
    if (!own.told) {
        own.told = 1;
        tell_news(g, frame.seat, CorrectionNews::begins);
    }
    if (frame.step != ask_verb && g.m.answer.kind == OptionKind::back) frame.step = ask_verb;
    switch (static_cast<HandStep>(frame.step)) {
        case ask_verb: return ask_for_verb(g, frame);
        case verb_chosen:
            if (g.m.answer.kind == OptionKind::done) return finish_correction(g, frame);
            return begin_verb(g, frame, static_cast<HandVerb>(g.m.answer.a));
        case place_chosen:
            own.from = static_cast<HandPlace>(g.m.answer.a);
            own.whose = SeatId{g.m.answer.b};
            return go_on_at_place(g, frame);
        case subject_chosen: return take_chosen(g, frame);
        case destination_chosen: return go_to(g, frame, static_cast<HandPlace>(g.m.answer.a));
        case spot_chosen: {
            const ByHand moved = own;
            one_more(frame);
            return move_by_hand(g, {moved.copy, moved.from}, moved.to, Spot{g.m.answer.a});
        }
        case target_chosen: return go_on_with_target(g, frame);
        case other_chosen: {
            const Spot spot = own.spot;
            one_more(frame);
            return swap(g, spot, Spot{g.m.answer.a});
        }
        case amount_chosen: return do_so_much(g, frame);
    }
}

}  // namespace cubenight::ultraman
