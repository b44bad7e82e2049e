// The match at work: the handle that all questions and procedures share, and questions that need no texts.
//
// Questions ask one another in a circle, and this is the only one in the engine: a number (numbers) asks which effects are
// in force (modifiers), these ask whom they mean (query), that asks filters, and a filter may ask for a number again. What
// ends it is Game::asking: a kind of modifier that is being computed counts as absent while it is asked again within.
#pragma once

#include <span>

#include "engine/pokemon/book/rulebook.hpp"
#include "engine/pokemon/match/events.hpp"
#include "engine/pokemon/match/match.hpp"
#include "engine/pokemon/match/places.hpp"

namespace cubenight::pokemon {

struct ActiveUnits;  // payment.hpp

// The match at work: rules, state, listener. Lives for one call of the public interface.
struct Game {
    const Rulebook& book;
    Match& m;
    EventListener* listener = nullptr;
    std::uint32_t work = 0;    // steps of procedures since the last choice
    std::uint32_t asking = 0;  // bits of the modifier kinds that are being computed; asked again within, the printed
                               // value answers, so that no question needs its own answer
    bool asks_price = false;   // of a card that would be attached (attaching.cpp)
    CopyId leaving =
        no_copy;  // a Trainer whose text is asked about beforehand: it has left the hand by then (JA I-B-01.proc.2)
    const ActiveUnits* active_units = nullptr;  // while actions are listed
    std::span<const Clause> excused = {};       // no grounds for now: it is asked what else would refuse an action
    Source by = {};                             // the text that is carried out, while somebody listens
    Source* keeper = nullptr;                   // who asks what keeps something away hears it here (who_keeps)
};

// A Pokémon (slot set, copy its lowest card) or a card (slot no_slot).
struct Object {
    CopyId copy = no_copy;
    std::uint8_t slot = no_slot;
    bool is_pokemon() const { return slot != no_slot; }
};

inline CopyState& state(Game& g, CopyId copy) { return g.m.copies[copy.value]; }
inline const CopyState& state(const Match& m, CopyId copy) { return m.copies[copy.value]; }
// A card that was drawn and has not joined the hand yet is not played from there (JA E-31.b4).
inline bool lies_in_hand(const Game& g, CopyId copy) {
    return g.m.copies[copy.value].where == Where::hand && copy != g.m.joining;
}
inline const CompiledCard& card(const Game& g, CopyId copy) { return g.book.card(g.m.copies[copy.value].card); }
inline Pokemon& pokemon(Game& g, std::uint8_t slot) { return g.m.pokemon[slot]; }
inline const CompiledCard& top_card(const Game& g, std::uint8_t slot) { return card(g, g.m.pokemon[slot].top); }
inline SeatState& state(Game& g, SeatId seat) { return g.m.seats[seat]; }
inline int option(const Game& g, OptionKey key) { return g.book.option(key); }

// Tells the listener; by which text, where the event does not say it, Game::by does.
void tell(Game& g, Event event);
inline void report(Game& g, const Event& event) {
    if (g.listener) tell(g, event);
}

// The same while this lives, for what another text brings about than the one that is carried out.
class Speaking {
public:
    Speaking(Game& g, Source by) : g_(g), before_(g.by) { g.by = by; }
    ~Speaking() { g_.by = before_; }
    Speaking(const Speaking&) = delete;
    Speaking& operator=(const Speaking&) = delete;

private:
    Game& g_;
    Source before_;
};

// Calls f(copy) for each card of the Pokémon whose text and attacks it has: the top one, and those below that the
// card above keeps.
template <class F>
void each_text_card(const Game& g, std::uint8_t slot, F&& f) {
    for (CopyId copy = g.m.pokemon[slot].top; copy != no_copy; copy = g.m.copies[copy.value].next) {
        f(copy);
        if (!card(g, copy).keeps_below) return;
    }
}

// Neither an attack nor an Ability (FI liite-n), so that a BREAK does not keep it of the card below (liite-m.keep).
inline bool is_covered_trait(const Game& g, CopyId copy, AbilityKind kind) {
    if (kind != AbilityKind::ancient_trait) return false;
    const CopyId top = g.m.pokemon[g.m.copies[copy.value].slot].top;
    return top != copy && card(g, top).stage == Stage::break_;
}

// Cards that can be in play as a Pokémon: Pokémon, and the Trainers that say so of themselves.
inline bool may_be_pokemon(const Game& g, CopyId copy) {
    return card(g, copy).kind == CardKind::pokemon || card(g, copy).fossil;
}

// Whether the card can come to lie on that Pokémon by a text: a Pokémon card of its owner that is in no Pokémon yet.
inline bool may_lie_on(const Game& g, std::uint8_t slot, CopyId copy) {
    return card(g, copy).kind == CardKind::pokemon && owner(copy) == slot_seat(slot) &&
           g.m.copies[copy.value].where != Where::stack;
}

// Points are counted in tens (JA C-07): what a text makes of other numbers counts as whole counters, the rest is lost.
constexpr int whole_counters(int points) { return points / 10 * 10; }

// Has another stage beneath (FI term.evolved), be it a Basic Pokémon that a text has put there; the halves of a LEGEND
// and the parts of a V-UNION are none.
inline bool has_evolved(const Game& g, std::uint8_t slot) {
    return g.m.pokemon[slot].top != g.m.pokemon[slot].bottom &&
           (is_evolution(top_card(g, slot).stage) || top_card(g, slot).is_basic());
}

// The card that the Pokémon's Weakness, Resistance and retreat cost are printed on (FI liite-m.keep).
inline const CompiledCard& body_card(const Game& g, std::uint8_t slot) {
    const CopyId top = g.m.pokemon[slot].top;
    const CopyId below = g.m.copies[top.value].next;
    return card(g, top).stage == Stage::break_ && below != no_copy ? card(g, below) : card(g, top);
}

// An ability of a Pokémon in play by its number, counted over all cards whose texts it has.
struct HeldAbility {
    CopyId from = no_copy;
    const CompiledAbility* ability = nullptr;
};
inline HeldAbility held_ability(const Game& g, std::uint8_t slot, int index) {
    HeldAbility held;
    each_text_card(g, slot, [&](CopyId copy) {
        const CompiledCard& c = card(g, copy);
        if (!held.ability && index < c.ability_count) held = {copy, &c.abilities[static_cast<std::size_t>(index)]};
        index -= c.ability_count;
    });
    return held;
}
inline int ability_count(const Game& g, std::uint8_t slot) {
    int count = 0;
    each_text_card(g, slot, [&](CopyId copy) { count += card(g, copy).ability_count; });
    return count;
}

}  // namespace cubenight::pokemon
