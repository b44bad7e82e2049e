// A text that its player carries out: what is asked, and what is done (by_hand.hpp).
#include "engine/pokemon/effects/by_hand.hpp"

#include <algorithm>

#include "engine/pokemon/change/special_conditions.hpp"
#include "engine/pokemon/change/verbs.hpp"
#include "engine/pokemon/effects/hand_moves.hpp"
#include "engine/pokemon/effects/hand_verbs.hpp"
#include "engine/pokemon/run/asking.hpp"
#include "engine/pokemon/run/frames.hpp"
#include "engine/pokemon/run/reach.hpp"

namespace cubenight::pokemon {
namespace {

enum HandStep : std::uint8_t {
    ask_verb,
    verb_chosen,
    place_chosen,
    card_chosen,  // or drawn by chance
    destination_chosen,
    host_chosen,
    target_chosen,  // a Pokémon
    amount_chosen,  // or a Special Condition
    coin_fallen,
    asked_to_agree,
};

enum VerbStep : std::uint8_t { begin_by_hand, carried_out };

struct ByHand {
    HandVerb verb;
    HandPlace from;
    HandPlace to;
    SeatId whose;
    CopyId copy;
    std::uint8_t slot;
    std::uint8_t verbs;     // done so far
    std::uint8_t refusals;  // of the opponent
    std::uint8_t told;      // of a judge's correction: that it has begun
};

// A judge's correction is of no text.
bool is_judges(const Frame& frame) { return frame.context == 0xFF; }
Clause cited(const Frame& frame) { return is_judges(frame) ? Clause::rule_judge : Clause::II_A_b1; }
CopyId source_of(Game& g, const Frame& frame) { return is_judges(frame) ? no_copy : context_of(g, frame).source; }

void tell_news(Game& g, const Frame& frame, HandNews news, SeatId seat) {
    report(g, {.type = EventKind::by_hand,
               .seat = seat,
               .copy = source_of(g, frame),
               .n = static_cast<std::int16_t>(news),
               .clause = cited(frame)});
}

void ask_about(Game& g, Frame& frame, SeatId seat, ChoiceKind kind, HandStep then) {
    Choice& choice = ask(g, seat, kind, cited(frame));
    if (!is_judges(frame)) {
        choice.source = context_of(g, frame).source.value;
        choice.node = frame.node;
        choice.program = context_of(g, frame).program;
    }
    frame.step = then;
}

void offer_verb(Game& g, HandVerb verb) { offer(g, {OptionKind::hand_verb, static_cast<std::uint8_t>(verb), 0, 0}); }
void offer_back(Game& g) { offer(g, {OptionKind::back, 0, 0, 0}); }

// -- what is asked

void ask_for_verb(Game& g, Frame& frame) {
    ask_about(g, frame, frame.seat, ChoiceKind::by_hand, verb_chosen);
    offer(g, {OptionKind::done, 0, 0, 0});
    if (locals_of<ByHand>(frame).verbs >= most_hand_verbs) return;
    for (int verb = 0; verb <= static_cast<int>(HandVerb::end_turn); ++verb)
        if (is_possible(g, frame.seat, static_cast<HandVerb>(verb))) offer_verb(g, static_cast<HandVerb>(verb));
}

void ask_for_place(Game& g, Frame& frame) {
    const HandVerb verb = locals_of<ByHand>(frame).verb;
    ask_about(g, frame, frame.seat, ChoiceKind::hand_place, place_chosen);
    each_place(g, frame.seat, verb, [&](HandPlace place, SeatId whose) {
        offer(g, {OptionKind::hand_place, static_cast<std::uint8_t>(place), whose.value, 0});
    });
    offer_back(g);
}

void ask_for_target(Game& g, Frame& frame) {
    const HandVerb verb = locals_of<ByHand>(frame).verb;
    ask_about(g, frame, frame.seat, ChoiceKind::pick_pokemon, target_chosen);
    each_target(g, frame.seat, verb, [&](std::uint8_t slot) { offer(g, {OptionKind::slot, slot, 0, 0}); });
    offer_back(g);
}

void ask_for_number(Game& g, Frame& frame, int most) {
    ask_about(g, frame, frame.seat, ChoiceKind::number, amount_chosen);
    for (int n = 1; n <= most; ++n) offer(g, {OptionKind::number, static_cast<std::uint8_t>(n), 0, 0});
    offer_back(g);
}

void ask_for_condition(Game& g, Frame& frame, unsigned among) {
    ask_about(g, frame, frame.seat, ChoiceKind::condition, amount_chosen);
    for (std::uint8_t condition = 0; condition < condition_count; ++condition)
        if ((among >> condition) & 1) offer(g, {OptionKind::condition, condition, 0, 0});
    offer_back(g);
}

void ask_for_destination(Game& g, Frame& frame) {
    const ByHand own = locals_of<ByHand>(frame);
    ask_about(g, frame, frame.seat, ChoiceKind::hand_place, destination_chosen);
    for (int to = 0; to <= static_cast<int>(HandPlace::active); ++to)
        if (can_go_to(g, {own.copy, own.from}, static_cast<HandPlace>(to)))
            offer(g, {OptionKind::hand_place, static_cast<std::uint8_t>(to), owner(own.copy).value, 0});
    offer_back(g);
}

void ask_for_host(Game& g, Frame& frame) {
    const ByHand own = locals_of<ByHand>(frame);
    const CopySet hosts = hosts_of(g, {own.copy, own.from});
    ask_about(g, frame, frame.seat, ChoiceKind::pick_pokemon, host_chosen);
    for (CopyId bottom : hosts) offer(g, {OptionKind::slot, slot_of(g.m, bottom), 0, 0});
    offer_back(g);
}

// Which card, where there is something to choose; a Pokémon is pointed at where it lies.
void ask_for_card(Game& g, Frame& frame) {
    ByHand& own = locals_of<ByHand>(frame);
    const CopySet cards = cards_there(g, frame.seat, own.from, own.whose);
    frame.step = card_chosen;
    if (is_random(own.from, own.whose == frame.seat)) return random_card(g, cards, cited(frame));
    if (own.from == HandPlace::deck_top || own.from == HandPlace::deck_bottom || own.from == HandPlace::stadium) {
        g.m.answer = {OptionKind::copy, cards.first().value, 0, 0};
        return;
    }
    if (own.from == HandPlace::prizes) {
        ask_about(g, frame, frame.seat, ChoiceKind::pick_prize, card_chosen);
        for (std::uint8_t i = 0; i < most_prizes; ++i)
            if (state(g, own.whose).prizes[i] != no_copy) offer(g, {OptionKind::prize, i, 0, 0});
        return offer_back(g);
    }
    const bool of_pokemon = own.from == HandPlace::pokemon || own.from == HandPlace::highest;
    ask_about(g, frame, frame.seat, of_pokemon ? ChoiceKind::pick_pokemon : ChoiceKind::pick_card, card_chosen);
    for (CopyId copy : cards)
        offer(g, of_pokemon ? Option{OptionKind::slot, state(g, copy).slot, 0, 0}
                            : Option{OptionKind::copy, copy.value, 0, 0});
    offer_back(g);
}

// -- what is done

void show_to(Game& g, const Frame& frame, CopyId copy) {
    const SeatId seat = frame.seat;
    state(g, copy).known |= seat_bit(seat);
    report(g, {.type = EventKind::looked,
               .seat = seat,
               .copy = copy,
               .seen_by = static_cast<std::uint8_t>(state(g, copy).known & 3),
               .clause = cited(frame)});
}

void look_at_all(Game& g, const Frame& frame, HandPlace place, SeatId whose) {
    if (place == HandPlace::hand)
        for (CopyId copy : state(g, whose).hand) show_to(g, frame, copy);
    else
        for (CopyId copy : cards_there(g, frame.seat, place, whose)) show_to(g, frame, copy);
}

// One verb is done; the next is asked for.
void one_more(Frame& frame) {
    ++locals_of<ByHand>(frame).verbs;
    frame.step = ask_verb;
}

void shuffle_pile(Game& g, Frame& frame, HandPlace place, SeatId whose) {
    one_more(frame);  // before: a frame may come on top
    const Where where = place == HandPlace::hand     ? Where::hand
                        : place == HandPlace::prizes ? Where::prizes
                                                     : Where::deck;
    shuffle_zone(g, where, whose, cited(frame));
}

void begin_verb(Game& g, Frame& frame, HandVerb verb) {
    ByHand& own = locals_of<ByHand>(frame);
    own.verb = verb;
    switch (verb) {
        case HandVerb::draw:
        case HandVerb::look:
        case HandVerb::search:
        case HandVerb::move:
        case HandVerb::shuffle: return ask_for_place(g, frame);
        case HandVerb::counters:
        case HandVerb::heal:
        case HandVerb::condition:
        case HandVerb::cure:
        case HandVerb::switch_: return ask_for_target(g, frame);
        case HandVerb::flip: frame.step = coin_fallen; return flip_coin(g, frame.seat, cited(frame));
        case HandVerb::end_turn: g.m.end_turn = TurnEnd::text; return one_more(frame);
    }
}

// `place` and `whose` are known.
void go_on_at_place(Game& g, Frame& frame) {
    ByHand& own = locals_of<ByHand>(frame);
    const int deck = static_cast<int>(state(g, own.whose).deck.size());
    switch (own.verb) {
        case HandVerb::draw: return ask_for_number(g, frame, std::min(deck, most_hand_cards));
        case HandVerb::look:
            if (own.from == HandPlace::deck_top) return ask_for_number(g, frame, std::min(deck, most_hand_cards));
            look_at_all(g, frame, own.from, own.whose);
            return one_more(frame);
        case HandVerb::search: look_at_all(g, frame, own.from, own.whose); return ask_for_card(g, frame);
        case HandVerb::move: return ask_for_card(g, frame);
        case HandVerb::shuffle: return shuffle_pile(g, frame, own.from, own.whose);
        case HandVerb::counters:
        case HandVerb::heal:
        case HandVerb::condition:
        case HandVerb::cure:
        case HandVerb::switch_:
        case HandVerb::flip:
        case HandVerb::end_turn: break;
    }
}

void go_on_with_target(Game& g, Frame& frame) {
    ByHand& own = locals_of<ByHand>(frame);
    own.slot = g.m.answer.a;
    const Pokemon& p = pokemon(g, own.slot);
    switch (own.verb) {
        case HandVerb::counters: return ask_for_number(g, frame, most_hand_counters);
        case HandVerb::heal: return ask_for_number(g, frame, std::min(p.damage / 10, most_hand_counters));
        case HandVerb::condition: return ask_for_condition(g, frame, ~0u);
        case HandVerb::cure: return ask_for_condition(g, frame, p.conditions);
        case HandVerb::switch_:
            switch_active(g, slot_seat(own.slot), own.slot, EventKind::switched, cited(frame));
            return one_more(frame);
        case HandVerb::draw:
        case HandVerb::look:
        case HandVerb::search:
        case HandVerb::move:
        case HandVerb::shuffle:
        case HandVerb::flip:
        case HandVerb::end_turn: break;
    }
}

// The number or Special Condition is known.
void do_so_much(Game& g, Frame& frame) {
    const ByHand own = locals_of<ByHand>(frame);
    const int amount = g.m.answer.a;
    const auto condition = static_cast<SpecialCondition>(g.m.answer.a);
    const Clause clause = cited(frame);
    one_more(frame);
    switch (own.verb) {
        case HandVerb::draw:
            for (int i = 0; i < amount; ++i) draw_card(g, own.whose, clause);
            return;
        case HandVerb::look:
            for (int i = 0; i < amount; ++i) {
                const Pile& deck = state(g, own.whose).deck;
                show_to(g, frame, deck[deck.size() - 1 - static_cast<std::size_t>(i)]);
            }
            return;
        case HandVerb::counters: return put_counters(g, own.slot, amount * 10, clause);
        case HandVerb::heal: heal(g, own.slot, amount * 10, clause); return;
        case HandVerb::condition: return set_condition(g, own.slot, condition, 0);
        case HandVerb::cure: return cure(g, own.slot, condition, clause);
        case HandVerb::search:
        case HandVerb::move:
        case HandVerb::shuffle:
        case HandVerb::switch_:
        case HandVerb::flip:
        case HandVerb::end_turn: break;
    }
}

void take_chosen(Game& g, Frame& frame) {
    ByHand& own = locals_of<ByHand>(frame);
    const Option answer = g.m.answer;
    if (answer.kind == OptionKind::slot) own.copy = g.m.pokemon[answer.a].top;
    else if (answer.kind == OptionKind::prize) own.copy = state(g, own.whose).prizes[answer.a];
    else own.copy = CopyId{answer.a};
    ask_for_destination(g, frame);
}

void move_to(Game& g, Frame& frame, HandPlace to, std::uint8_t host) {
    const ByHand own = locals_of<ByHand>(frame);
    one_more(frame);
    move_by_hand(g, frame.seat, {own.copy, own.from}, to, host);
}

// -- the end of it

void finish_by_hand(Game& g, Frame& frame) {
    const bool performed = locals_of<ByHand>(frame).verbs > 0;
    if (!is_judges(frame)) context_of(g, frame).performed = performed;
    pop(g);
}

// Who did nothing, or was refused often enough, needs nobody's consent: every match goes on.
void player_is_done(Game& g, Frame& frame) {
    const ByHand& own = locals_of<ByHand>(frame);
    if (is_judges(frame)) {
        tell_news(g, frame, HandNews::judge_done, frame.seat);
        return finish_by_hand(g, frame);
    }
    tell_news(g, frame, own.verbs == 0 ? HandNews::passed : HandNews::done, frame.seat);
    if (own.verbs == 0 || own.refusals >= most_hand_refusals) return finish_by_hand(g, frame);
    ask_about(g, frame, opponent(frame.seat), ChoiceKind::agree, asked_to_agree);
    offer(g, {OptionKind::yes, 0, 0, 0});
    offer(g, {OptionKind::no, 0, 0, 0});
}

void opponent_answers(Game& g, Frame& frame) {
    const bool agrees = g.m.answer.kind == OptionKind::yes;
    tell_news(g, frame, agrees ? HandNews::agreed : HandNews::refused, opponent(frame.seat));
    if (agrees) return finish_by_hand(g, frame);
    ++locals_of<ByHand>(frame).refusals;
    frame.step = ask_verb;
}

}  // namespace

void step_by_hand(Game& g, Frame& frame) {
    ByHand& own = locals_of<ByHand>(frame);
    if (is_judges(frame) && !own.told) {
        own.told = 1;
        tell_news(g, frame, HandNews::judge_begins, frame.seat);
    }
    if (frame.step != ask_verb && g.m.answer.kind == OptionKind::back) frame.step = ask_verb;
    switch (static_cast<HandStep>(frame.step)) {
        case ask_verb: return ask_for_verb(g, frame);
        case verb_chosen:
            if (g.m.answer.kind == OptionKind::done) return player_is_done(g, frame);
            return begin_verb(g, frame, static_cast<HandVerb>(g.m.answer.a));
        case place_chosen:
            own.from = static_cast<HandPlace>(g.m.answer.a);
            own.whose = SeatId{g.m.answer.b};
            return go_on_at_place(g, frame);
        case card_chosen: return take_chosen(g, frame);
        case destination_chosen:
            own.to = static_cast<HandPlace>(g.m.answer.a);
            if (own.to == HandPlace::pokemon) return ask_for_host(g, frame);
            return move_to(g, frame, own.to, no_slot);
        case host_chosen: return move_to(g, frame, HandPlace::pokemon, g.m.answer.a);
        case target_chosen: return go_on_with_target(g, frame);
        case amount_chosen: return do_so_much(g, frame);
        case coin_fallen: return one_more(frame);
        case asked_to_agree: return opponent_answers(g, frame);
    }
}

void verb_by_hand(Game& g, Frame& frame, const Scope& scope, const Node&) {
    if (frame.step == carried_out) {
        const bool performed = context_of(g, frame).performed;
        return verb_done(g, frame, performed, performed);
    }
    frame.step = carried_out;
    Frame& by_hand = push(g, Proc::by_hand, scope.actor);
    by_hand.context = static_cast<std::uint8_t>(g.m.frames[g.m.frames.size() - 2].context);
    by_hand.node = g.m.frames[g.m.frames.size() - 2].node;
    tell_news(g, by_hand, HandNews::begins, scope.actor);
}

}  // namespace cubenight::pokemon
