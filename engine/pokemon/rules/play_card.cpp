// What a seat does in its turn besides attacking: cards from hand, abilities, the Stadium, retreating
// (JA, I-B, I-C).
#include "engine/pokemon/rules/play_card.hpp"

#include <algorithm>
#include <array>

#include "engine/pokemon/ask/permissions.hpp"
#include "engine/pokemon/ask/pieces.hpp"
#include "engine/pokemon/book/printed.hpp"
#include "engine/pokemon/change/uses.hpp"
#include "engine/pokemon/change/verbs.hpp"
#include "engine/pokemon/foresee/legal.hpp"
#include "engine/pokemon/run/asking.hpp"
#include "engine/pokemon/run/frames.hpp"
#include "engine/pokemon/run/replacements.hpp"
#include "engine/pokemon/run/triggers.hpp"

namespace cubenight::pokemon {
namespace {

enum PlayStep : std::uint8_t { show, target_chosen, announced, stadium_shown, old_stadium_goes, text_done, paid };

void after_play(Game& g, SeatId seat, CopyId copy, TextEvent kind, std::uint8_t slot) {
    raise(g, {kind,
              seat,
              {slot, slot != no_slot && kind != TextEvent::attached ? g.m.pokemon[slot].bottom : copy, no_slot, seat},
              1});
}

void play_basic(Game& g, Frame& frame, CopyId copy) {
    const SeatId seat = frame.seat;
    pop(g);
    const std::uint8_t slot = put_into_play(g, copy, seat, Spot::bench, Clause::A_04_b1);
    after_play(g, seat, copy, TextEvent::benched, slot);
    run_triggers(g);
}

void play_legend(Game& g, Frame& frame, CopyId copy) {
    const SeatId seat = frame.seat;
    const CopyId half = other_half(g, copy);
    pop(g);
    const std::uint8_t slot = put_into_play(g, copy, seat, Spot::bench, Clause::term_legend);
    put_below(g, slot, half, Clause::term_legend);
    raise(g, {TextEvent::benched, seat, {slot, g.m.pokemon[slot].bottom, no_slot, seat}, 1});
    run_triggers(g);
}

template <class WhyNot>
void ask_target(Game& g, Frame& frame, ChoiceKind kind, Clause clause, CopyId copy, WhyNot why_not_here) {
    frame.step = target_chosen;
    ask(g, frame.seat, kind, clause).source = copy.value;
    const SeatId whose = card(g, copy).on_theirs ? opponent(frame.seat) : frame.seat;
    each_pokemon(g.m, whose, [&](std::uint8_t slot) {
        if (why_not_here(slot) == Clause::none) offer(g, {OptionKind::slot, slot, 0, 0});
    });
}

struct PlayCard {
    CopyId card;
    std::uint8_t onto;  // slot
};

// Onto a Pokémon; onto the Bench where it is played as a Basic Pokémon, and where both can be, one chooses.
void play_evolution(Game& g, Frame& frame, CopyId copy) {
    const bool benched = card(g, copy).plays_as_basic && why_not_bench(g, frame.seat) == Clause::none;
    const auto why_not_onto = [&](std::uint8_t slot) { return why_not_evolve(g, slot, copy); };
    bool evolves = false;
    if (is_evolution(card(g, copy).stage))
        each_pokemon(g.m, frame.seat, [&](std::uint8_t slot) { evolves |= why_not_onto(slot) == Clause::none; });
    if (benched && !evolves) return play_basic(g, frame, copy);
    ask_target(g, frame, ChoiceKind::evolve_target, Clause::A_05_b1a, copy, why_not_onto);
    if (benched) offer(g, {OptionKind::as_basic, copy.value, 0, 0});
}

void announce_trainer(Game& g, Frame& frame, CopyId copy) {
    const CompiledCard& c = card(g, copy);
    const bool supporter = c.kind == CardKind::supporter;
    const Clause clause = supporter ? Clause::I_B_02_proc_2 : Clause::I_B_01_proc_2;
    if (supporter) state(g, frame.seat).turn.supporter = 1;
    if (c.play != no_program) mark_used(g, g.book.program(c.play), frame.seat, no_slot, 0, no_copy);
    move_card(g, copy, Where::playing, clause);
    report(g, {.type = EventKind::played, .seat = frame.seat, .copy = copy, .clause = clause});
    frame.step = announced;
}

void show_card(Game& g, Frame& frame) {
    PlayCard& own = locals_of<PlayCard>(frame);
    const CopyId copy = own.card;
    const CompiledCard& c = card(g, copy);
    switch (c.kind) {
        case CardKind::pokemon:
            if (c.is_basic()) return play_basic(g, frame, copy);
            if (c.stage == Stage::legend) return play_legend(g, frame, copy);
            return play_evolution(g, frame, copy);
        case CardKind::tool:
            return ask_target(g, frame, ChoiceKind::tool_target, Clause::I_B_01_b3, copy,
                              [&](std::uint8_t slot) { return why_not_attach_tool(g, slot, copy); });
        case CardKind::basic_energy:
        case CardKind::special_energy:
            return ask_target(g, frame, ChoiceKind::energy_target, Clause::I_C_b2, copy,
                              [&](std::uint8_t slot) { return why_not_attach_energy(g, slot, copy); });
        case CardKind::item:
            if (c.fossil) return play_basic(g, frame, copy);
            [[fallthrough]];
        case CardKind::supporter: announce_trainer(g, frame, copy); break;
        case CardKind::stadium:
            state(g, frame.seat).turn.stadium = static_cast<std::uint8_t>(state(g, frame.seat).turn.stadium + 1);
            frame.step = stadium_shown;
    }
    g.m.proceeds = 1;
    run_instead(g, {TextEvent::played, frame.seat, {no_slot, copy, no_slot, frame.seat}, 1});
}

// True where there is something to pay.
bool pay_for_attaching(Game& g, Frame& frame) {
    PlayCard& own = locals_of<PlayCard>(frame);
    const CopyId copy = own.card;
    own.onto = g.m.answer.a;
    frame.step = paid;
    return card(g, copy).kind != CardKind::pokemon && push_price(g, copy);
}

void put_on_target(Game& g, Frame& frame) {
    PlayCard& own = locals_of<PlayCard>(frame);
    const CopyId copy = own.card;
    const CompiledCard& c = card(g, copy);
    const std::uint8_t slot = own.onto;
    const SeatId seat = frame.seat;
    pop(g);
    // The price may have taken one or the other away.
    if (!g.m.pokemon[slot].in_play() || state(g, copy).where != Where::hand) return;
    if (c.kind == CardKind::pokemon) {
        evolve(g, slot, copy, Clause::A_05_b1a);
        if (ends_turn_as_it_evolves(g, slot)) g.m.end_turn = TurnEnd::mega;
        after_play(g, seat, copy, TextEvent::evolved, slot);
    } else {
        const bool energy = is_energy(c.kind);
        if (energy) state(g, seat).turn.energy = 1;
        attach(g, copy, slot, attached_as(c), energy ? Clause::I_C_b2 : Clause::I_B_01_b3);
        if (!energy) raise(g, {TextEvent::played, seat, {no_slot, copy, no_slot, seat}, 1});  // a Tool is a Trainer
        const EventTurn turn = energy ? EventTurn::for_turn : EventTurn::any;
        raise(g, {TextEvent::attached, seat, {slot, copy, no_slot, seat}, 1, 0, 0, turn});
    }
    run_triggers(g);
}

// The one that lay there is discarded, where no text has put it elsewhere.
void lay_stadium(Game& g, Frame& frame) {
    const CopyId copy = locals_of<PlayCard>(frame).card;
    const SeatId seat = frame.seat;
    pop(g);
    if (state(g, copy).where != Where::hand) return;
    replace_stadium(g, copy, seat, Clause::I_B_03_b1, no_slot);
    raise(g, {TextEvent::played, seat, {no_slot, copy, no_slot, seat}, 1});
    run_triggers(g);
}

// Unless a text stands in for it: then it is discarded, where that text has not put it elsewhere.
void play_stadium(Game& g, Frame& frame) {
    const CopyId copy = locals_of<PlayCard>(frame).card;
    const CopyId old = g.m.stadium;
    if (!g.m.proceeds) {
        pop(g);
        if (state(g, copy).where == Where::hand) move_card(g, copy, Where::discard, Clause::I_B_03_b1);
        return;
    }
    frame.step = old_stadium_goes;
    if (old != no_copy && run_instead(g, {TextEvent::discarded, owner(old), {no_slot, old, no_slot, frame.seat}, 0}))
        return;
    lay_stadium(g, frame);
}

void discard_played(Game& g, Frame& frame) {
    PlayCard& own = locals_of<PlayCard>(frame);
    const CopyId copy = own.card;
    const bool supporter = card(g, copy).kind == CardKind::supporter;
    pop(g);
    if (state(g, copy).where == Where::playing)
        move_card(g, copy, Where::discard, supporter ? Clause::I_B_02_proc_4 : Clause::I_B_01_proc_4);
}

}  // namespace

void replace_stadium(Game& g, CopyId copy, SeatId by, Clause clause, std::uint8_t cause) {
    if (g.m.stadium != no_copy) raise_discarded(g, g.m.stadium, cause, by);
    put_stadium(g, copy, by, clause);
}

bool push_price(Game& g, CopyId copy) {
    const std::uint16_t id = card(g, copy).attached;
    if (!lies_in_hand(g, copy) || id == no_program || g.book.program(id).cost == no_node) return false;
    const std::uint8_t context = open_context(g, id, owner(copy), copy, no_slot);
    if (context == 0xFF) return false;
    g.m.contexts[context].paying = 1;
    Frame& payment = push(g, Proc::trigger_text, owner(copy));
    payment.context = context;
    payment.node = g.book.program(id).cost;
    return true;
}

void discard_fossil(Game& g, std::uint8_t slot) {
    leave_play(g, slot, Where::discard, Where::discard, Clause::liite_i);
}

void assemble_union(Game& g, CopyId part) {
    CopyId parts[4];
    const SeatId seat = owner(part);
    if (union_parts(g, part, parts) < 4) return;
    note_in_game(g, card(g, part).name, seat);
    const std::uint8_t slot = put_into_play(g, parts[0], seat, Spot::bench, Clause::liite_a_play);
    for (int i = 1; i < 4; ++i) put_below(g, slot, parts[i], Clause::liite_a_play);
    raise(g, {TextEvent::benched, seat, {slot, g.m.pokemon[slot].bottom, no_slot, seat}, 0});
}

CopyId card_played(const Frame& frame) { return locals_of<PlayCard>(frame).card; }

void play_card(Game& g, SeatId seat, CopyId copy) {
    Frame& frame = push(g, Proc::play_card, seat);
    locals_of<PlayCard>(frame).card = copy;
    step_play_card(g, frame);
}

// Follows JA I-B-01.b1, I-B-01.b2, I-B-01.b5, I-B-01.b6, I-B-02.b2, I-B-02.proc.3; FI turn.trainer.play.
void step_play_card(Game& g, Frame& frame) {
    PlayCard& own = locals_of<PlayCard>(frame);
    switch (frame.step) {
        case show: return show_card(g, frame);
        case target_chosen:
            if (g.m.answer.kind == OptionKind::as_basic) return play_basic(g, frame, own.card);
            if (pay_for_attaching(g, frame)) return;
            [[fallthrough]];
        case paid: return put_on_target(g, frame);
        case announced: {
            const CopyId copy = own.card;
            frame.step = text_done;
            raise(g, {TextEvent::played, frame.seat, {no_slot, copy, no_slot, frame.seat}, 1});
            if (!g.m.proceeds) return;  // another text stands in for it
            if (card(g, copy).unread)
                report(g, {.type = EventKind::by_hand, .seat = frame.seat, .copy = copy, .clause = Clause::II_A_b1});
            if (card(g, copy).play == no_program) return;
            const std::uint8_t context = open_context(g, card(g, copy).play, frame.seat, copy, no_slot);
            push(g, Proc::text, frame.seat).context = context;
            return;
        }
        case stadium_shown: return play_stadium(g, frame);
        case old_stadium_goes: return lay_stadium(g, frame);
        case text_done: return discard_played(g, frame);
    }
}

}  // namespace cubenight::pokemon
