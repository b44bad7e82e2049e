// The match at work: the handle that all questions and procedures share, and questions that need no texts.
//
// Questions ask one another in a circle, and this is the only one in the engine: a number (numbers) asks which effects are
// in force (modifiers), these ask whom they mean (query), that asks filters, and a filter may ask for a number again. What
// ends it is Game::asking: a kind of change that is being computed counts as absent while it is asked again within, and
// so does every kind deepest_question below (changes.hpp).
#pragma once

#include "engine/ultraman/book/rulebook.hpp"
#include "engine/ultraman/match/events.hpp"
#include "engine/ultraman/match/match.hpp"
#include "engine/ultraman/match/places.hpp"

namespace cubenight::ultraman {

// The match at work: rules, state, listener. Lives for one call of the public interface.
struct Game {
    const Rulebook& book;
    Match& m;
    EventListener* listener = nullptr;
    std::uint32_t work = 0;         // steps of procedures since the last choice
    std::uint32_t asking = 0;       // bits of Change that are being computed
    bool trying = false;            // a copy, to see whether a price can be paid: nothing is asked but that
    Source by = {};                 // the text that is carried out
    void (*step)(Game&) = nullptr;  // does one step of the procedure on top of the stack
};

inline const CompiledCard& card(const Game& g, CopyId copy) { return g.book.card(g.m.copies[copy.value].card); }
inline int option(const Game& g, OptionKey key) { return g.book.option(key); }

// The text that is carried out now, a judge, or the rules.
inline Source text_at_work(const Game& g) {
    if (!g.m.frames.empty() && g.m.frames.back().proc == Proc::by_hand) return {.by_hand = true};
    if (g.m.contexts.empty()) return {};
    const Context& context = g.m.contexts.back();
    return {context.source, context.text, context.lasting != 0};
}

inline void report(Game& g, const Event& event) {
    if (!g.listener) return;
    Event told = event;
    if (!told.by.is_text()) told.by = g.by;
    g.listener->on_event(g.m, told);
}

// The same seat's scene lies there.
inline bool has_scene(const Match& m, SeatId seat) { return m.scene != no_copy && owner(m.scene) == seat; }

// Its texts stand, as it is on the field (3.1.3): the top card of a character that lies face up, or the scene (10.1.1 to
// 10.1.3.1).
inline bool stands(const Match& m, CopyId copy) {
    if (copy == m.scene) return true;
    const Spot spot = spot_of(m, copy);
    return spot != no_spot && open_top(m, spot) == copy;
}

// The text holds in the state of the character that the card is on top of (2.3.5.2); a scene's always does.
inline bool state_holds(const Match& m, CopyId copy, const CompiledText& text) {
    const Spot spot = spot_of(m, copy);
    return text.states == 0 || spot == no_spot || (text.states >> (open_count(m, spot) - 1)) & 1;
}

// How often it was used in this turn.
inline int uses_of(const Match& m, CopyId copy, const CompiledText& text) {
    return (state(m, copy).uses >> (4 * text.counter)) & 15;
}

}  // namespace cubenight::ultraman
