#include "engine/ultraman/rules/turn.hpp"

#include <utility>

#include "engine/ultraman/ask/permissions.hpp"
#include "engine/ultraman/change/lasting_effects.hpp"
#include "engine/ultraman/change/raise.hpp"
#include "engine/ultraman/change/verbs.hpp"
#include "engine/ultraman/rules/activate.hpp"
#include "engine/ultraman/rules/scenes.hpp"
#include "engine/ultraman/run/asking.hpp"
#include "engine/ultraman/run/waiting_texts.hpp"

namespace cubenight::ultraman {
namespace {

enum LevelStep : std::uint8_t { begin_levels, ask_level, level_chosen };

enum TurnStep : std::uint8_t {
    start,
    draw_phase,
    scene_phase,
    scene_chosen,
    lead_sets,
    next_sets,
    lead_levels,
    next_levels,
    open_phase,
    lead_activates,
    next_activates,
    judge,
    end_phase,
    end_texts,
    turn_over,
};

void begin_phase(Game& g, Phase phase, Clause clause) {
    g.m.phase = phase;
    report(
        g,
        {.type = EventKind::phase_begins, .seat = g.m.lead, .n = static_cast<std::int16_t>(phase), .clause = clause});
}

// The seat has done nothing in its step of the phase, of its own will or because there was nothing to choose; the latter
// may tell what is in its hand.
void tell_idle(Game& g, EventKind kind, SeatId seat, Phase phase, Clause clause) {
    report(g, {.type = kind,
               .seat = seat,
               .seen_by = kind == EventKind::unable ? seat_bit(seat) : std::uint8_t{3},
               .n = static_cast<std::int16_t>(phase),
               .clause = clause});
}

// 5.2.1
void start_turn(Game& g) {
    if (g.m.turn == most_turns) return finish(g, Outcome::draw, Ending::turn_limit, Clause::rule_turn_limit);
    ++g.m.turn;
    g.m.turn_choices = 0;
    g.m.lead = g.m.next_lead;
    g.m.phase = Phase::start;
    report(g, {.type = EventKind::turn_begins,
               .seat = g.m.lead,
               .n = static_cast<std::int16_t>(g.m.turn),
               .clause = Clause::c5_2_1});
    begin_phase(g, Phase::start, Clause::c5_2_1);
}

// 5.3: none in the first turn; an empty deck is no loss (1.3.6).
void draw_cards(Game& g) {
    begin_phase(g, Phase::draw, g.m.turn == 1 ? Clause::c5_3_1 : Clause::c5_3_2);
    if (g.m.turn == 1 && !option(g, OptionKey::first_turn_draw))
        return tell_idle(g, EventKind::passed, no_seat, Phase::draw, Clause::c5_3_1);
    for (SeatId seat : {g.m.lead, opponent(g.m.lead)})
        if (draw(g, seat, 1, Clause::c5_3_2) == 0) tell_idle(g, EventKind::passed, seat, Phase::draw, Clause::c1_3_6);
}

struct Turn {
    std::uint8_t again;  // the scene is asked for once more
};

// 5.4
void offer_scenes(Game& g, Frame& frame) {
    if (!std::exchange(locals_of<Turn>(frame).again, std::uint8_t{0}))
        begin_phase(g, Phase::lead_scene, Clause::c5_4_1);
    Choice& choice = ask(g, g.m.lead, ChoiceKind::set_scene, Clause::c5_4_1);
    for (CopyId copy : g.m.seats[g.m.lead].hand)
        if (why_not_scene(g, g.m.lead, copy) == Clause::none) offer(g, {OptionKind::scene, copy.value, 0, 0});
    if (choice.options.empty() && !g.m.asks_all) {
        choice = Choice{};
        g.m.answer = {OptionKind::done, 0, 0, 0};
        frame.step = lead_sets;
        return tell_idle(g, EventKind::unable, g.m.lead, Phase::lead_scene, Clause::c5_4_1);
    }
    offer(g, {OptionKind::done, 0, 0, 0});
}

// 5.7: all at once, and what they enter with waits together; the Lead player's texts come first (5.7.2, 5.7.3).
void open_all(Game& g) {
    begin_phase(g, Phase::open, Clause::c5_7_1);
    for (SeatId seat : {g.m.lead, opponent(g.m.lead)})
        each_character(g.m, seat, [&](Spot spot) {
            each_card(g.m, at(g.m, spot).top, [&](CopyId copy) {
                if (state(g.m, copy).face_down) open(g, copy);
            });
        });
    for (SeatId seat : {g.m.lead, opponent(g.m.lead)})
        each_character(g.m, seat, [&](Spot spot) {
            if (!at(g.m, spot).came) return;
            at(g.m, spot).came = 0;
            raise_entered(g, spot);
        });
    begin_waiting(g);
}

void activate(Game& g, SeatId seat) {
    report(g, {.type = EventKind::step_begins,
               .seat = seat,
               .n = static_cast<std::int16_t>(Phase::activate),
               .clause = Clause::c5_8_1});
    push(g, Proc::activations, seat);
}

}  // namespace

void begin_turn_at(Game& g, Phase phase, SeatId step_of) {
    if (phase <= Phase::start) --g.m.turn;
    else g.m.phase = phase;
    const bool next = step_of != g.m.lead;
    bool levelled = false;
    each_character(g.m, step_of, [&](Spot spot) { levelled |= at(g.m, spot).levelled != 0; });
    const bool goes_on = levelled && phase == Phase::level_up;
    push(g, Proc::turn).step = [&]() -> std::uint8_t {
        switch (phase) {
            case Phase::setup:
            case Phase::start: return start;
            case Phase::draw: return draw_phase;
            case Phase::lead_scene: return scene_phase;
            case Phase::set: return next ? next_sets : lead_sets;
            case Phase::level_up:
                if (goes_on) return next ? open_phase : next_levels;
                return next ? next_levels : lead_levels;
            case Phase::open: return open_phase;
            case Phase::activate: return next ? next_activates : lead_activates;
            case Phase::judgement: return judge;
            case Phase::end: break;
        }
        return end_phase;
    }();
    if (goes_on) push(g, Proc::level_ups, step_of).step = ask_level;
}

// Both seats play in every turn (5.1.1), and every phase takes place (5.1.3).
void step_turn(Game& g, Frame& frame) {
    const SeatId lead = g.m.lead, next = opponent(lead);
    const auto step = static_cast<TurnStep>(frame.step++);
    switch (step) {
        case start: return start_turn(g);
        case draw_phase: return draw_cards(g);
        case scene_phase: return offer_scenes(g, frame);
        case scene_chosen:
            if (g.m.answer.kind == OptionKind::scene) return play_scene(g, CopyId{g.m.answer.a});
            return tell_idle(g, EventKind::passed, lead, Phase::lead_scene, Clause::c5_4_1);
        case lead_sets:
            begin_phase(g, Phase::set, Clause::c5_5_1);
            push(g, Proc::set_characters, lead);
            return;
        case next_sets: push(g, Proc::set_characters, next); return;
        case lead_levels:
            begin_phase(g, Phase::level_up, Clause::c5_6_1);
            push(g, Proc::level_ups, lead);
            return;
        case next_levels: push(g, Proc::level_ups, next); return;
        case open_phase: return open_all(g);
        case lead_activates: begin_phase(g, Phase::activate, Clause::c5_8_1); return activate(g, lead);
        case next_activates: return activate(g, next);
        case judge:
            begin_phase(g, Phase::judgement, Clause::c5_9_1);
            push(g, Proc::judgement);
            return;
        case end_phase:
            begin_phase(g, Phase::end, Clause::c5_10_1);
            if (option(g, OptionKey::expiry_first)) end_effects_of_turn(g, Ends::all_but_waiting);
            return;
        case end_texts: raise_turn_end(g); return begin_waiting(g);
        case turn_over:
            end_effects_of_turn(g, Ends::all);
            begin_counting_anew(g.m);
            frame.step = start;
    }
}

namespace {

void begin_step(Game& g, SeatId seat) {
    report(g, {.type = EventKind::step_begins,
               .seat = seat,
               .n = static_cast<std::int16_t>(Phase::level_up),
               .clause = Clause::c5_6_1});
    each_character(g.m, seat, [&](Spot spot) { at(g.m, spot).levelled = 0; });
}

void end_step(Game& g, SeatId seat, EventKind idle) {
    bool levelled = false;
    each_character(g.m, seat, [&](Spot spot) { levelled |= at(g.m, spot).levelled != 0; });
    if (!levelled) tell_idle(g, idle, seat, Phase::level_up, Clause::c5_6_1);
    pop(g);
}

void level_up(Game& g, SeatId seat, CopyId copy, Spot spot) {
    const CopyId below = at(g.m, spot).top;
    put_on(g, copy, spot, StackEnd::top, Face::down);
    at(g.m, spot).levelled = 1;
    at(g.m, spot).came = 1;
    report(g, {.type = EventKind::levelled_up,
               .seat = seat,
               .copy = copy,
               .other = below,
               .spot = spot,
               .from = Where::hand,
               .to = Where::character,
               .seen_by = seat_bit(seat),
               .clause = seat == g.m.lead ? Clause::c5_6_2_1 : Clause::c5_6_3_1});
}

}  // namespace

// Follows 5.6.2, 5.6.3.
void step_level_ups(Game& g, Frame& frame) {
    if (frame.step == begin_levels) begin_step(g, frame.seat);
    if (frame.step == level_chosen) {
        if (g.m.answer.kind == OptionKind::done) return end_step(g, frame.seat, EventKind::passed);
        level_up(g, frame.seat, CopyId{g.m.answer.a}, Spot{g.m.answer.b});
    }
    frame.step = level_chosen;
    Choice& choice =
        ask(g, frame.seat, ChoiceKind::level_up, frame.seat == g.m.lead ? Clause::c5_6_2_1 : Clause::c5_6_3_1);
    for (CopyId copy : g.m.seats[frame.seat].hand) {
        if (!card(g, copy).is_character()) continue;
        each_character(g.m, frame.seat, [&](Spot spot) {
            if (why_not_level_up(g, frame.seat, copy, spot) == Clause::none)
                offer(g, {OptionKind::level_up, copy.value, spot.value, 0});
        });
    }
    if (choice.options.empty() && !g.m.asks_all) {
        choice = Choice{};
        return end_step(g, frame.seat, EventKind::unable);
    }
    // The last place is for those who have had enough.
    if (choice.options.full()) choice.options.pop_back();
    offer(g, {OptionKind::done, 0, 0, 0});
}

namespace {

enum ActivateStep : std::uint8_t { ask_text, text_chosen };

struct Activating {
    std::uint8_t some;  // one was used
};

void end_activations(Game& g, const Frame& frame, EventKind idle) {
    if (!locals_of<Activating>(frame).some) tell_idle(g, idle, frame.seat, Phase::activate, Clause::c5_8_1);
    pop(g);
}

void offer_texts(Game& g, SeatId seat, CopyId copy) {
    const CompiledCard& c = card(g, copy);
    for (std::uint8_t i = 0; i < c.text_count; ++i)
        if (g.book.text(c, i).activated && why_not_activate(g, seat, copy, i) == Clause::none)
            offer(g, {OptionKind::activate, copy.value, i, 0});
}

}  // namespace

// Follows 5.8.2, 5.8.3.
void step_activations(Game& g, Frame& frame) {
    if (frame.step == text_chosen) {
        if (g.m.answer.kind == OptionKind::done) return end_activations(g, frame, EventKind::passed);
        locals_of<Activating>(frame).some = 1;
        frame.step = ask_text;
        return use_text(g, frame.seat, CopyId{g.m.answer.a}, g.m.answer.b);
    }
    frame.step = text_chosen;
    Choice& choice =
        ask(g, frame.seat, ChoiceKind::activate, frame.seat == g.m.lead ? Clause::c5_8_2_1 : Clause::c5_8_3_1);
    each_character(g.m, frame.seat, [&](Spot spot) {
        const CopyId top = open_top(g.m, spot);
        if (top != no_copy && card(g, top).activated) offer_texts(g, frame.seat, top);
    });
    if (has_scene(g.m, frame.seat) && card(g, g.m.scene).activated) offer_texts(g, frame.seat, g.m.scene);
    if (choice.options.empty() && !g.m.asks_all) {
        choice = Choice{};
        return end_activations(g, frame, EventKind::unable);
    }
    if (choice.options.full()) choice.options.pop_back();
    offer(g, {OptionKind::done, 0, 0, 0});
}

void ask_again(Frame& frame) {
    if (frame.proc == Proc::set_characters) return set_again(frame);
    if (frame.proc == Proc::level_ups) frame.step = ask_level;
    if (frame.proc == Proc::activations) frame.step = ask_text;
    if (frame.proc != Proc::turn) return;
    frame.step = scene_phase;
    locals_of<Turn>(frame).again = 1;
}

}  // namespace cubenight::ultraman
