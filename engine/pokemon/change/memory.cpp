#include "engine/pokemon/change/memory.hpp"

#include <algorithm>

#include "engine/pokemon/ask/past.hpp"

namespace cubenight::pokemon {
namespace {

bool asked_for(std::uint32_t kinds, TextEvent kind) { return (kinds >> static_cast<int>(kind)) & 1; }

// The lowest card of the Pokémon that the card is, or was, attached to.
CopyId host_of(Game& g, const Happening& happening) {
    const CopyState& card = state(g, happening.facts.subject_copy);
    const std::uint8_t host = happening.kind == TextEvent::attached ? happening.facts.subject
                              : is_attached(card.where)             ? card.slot
                                                                    : no_slot;
    return host != no_slot && g.m.pokemon[host].in_play() ? g.m.pokemon[host].bottom : no_copy;
}

// What is remembered besides who it was: the attack's name, the points, the Special Condition, or whose card it was that is
// attached, and what kind of text did it.
std::uint16_t about(Game& g, const Happening& happening) {
    if (happening.kind == TextEvent::attacks) return happening.about;
    if (is_in_points(happening.kind)) return static_cast<std::uint16_t>(std::clamp(happening.points, 0, 0xFFFF));
    const bool ill = happening.kind == TextEvent::becomes || happening.kind == TextEvent::remains;
    const auto low = ill ? static_cast<std::uint8_t>(happening.about) : host_of(g, happening).value;
    if (!g.book.remembers_texts()) return low;
    return packed({low, happening.by.kind, happening.by.damage});
}

void remember(Game& g, const PastEvent& event) {
    // A Checkup between turns belongs to neither (JA I-F.b1, E-11.b1).
    const bool between = g.m.phase == MatchPhase::checkup && option(g, OptionKey::checkup) == 0;
    if (between && !asked_for(g.book.remembered_long(), event.kind)) return;
    if (g.m.past.full()) g.m.past.erase(0);
    g.m.past.push_back(event);
    if (between) g.m.past.back().age = static_cast<std::uint8_t>(Age::earlier);
}

// The highest card then of the Pokémon that did it, also where it has left play by what it does; of a Trainer's text the
// Trainer.
void set_doer(Game& g, PastEvent& event, const Happening& happening) {
    std::uint8_t slot = happening.facts.cause;
    event.set_cause_owner(happening.facts.cause_seat);
    if (g.book.remembers_texts()) {
        if (slot == no_slot && happening.by.slot != no_slot) {
            slot = happening.by.slot;
            event.set_cause_owner(slot_seat(slot));
        }
        if (happening.by.kind == TextKind::trainer) event.cause = happening.by.source;
    }
    if (slot == no_slot) return;
    const CopyId left = card_that_left(g, slot);
    event.cause_gone = left != no_copy;
    if (left != no_copy) event.cause = left;
    else if (g.m.pokemon[slot].in_play()) event.cause = g.m.pokemon[slot].top;
}

}  // namespace

void remember_it(Game& g, const Happening& happening) {
    const CopyId copy = happening.facts.subject_copy;
    if (copy == no_copy || !asked_for(g.book.remembered(), happening.kind)) return;
    const std::uint8_t slot = happening.facts.subject;
    const CopyId shown = slot != no_slot && happening.kind != TextEvent::attached && g.m.pokemon[slot].in_play()
                             ? g.m.pokemon[slot].top
                             : copy;
    PastEvent event{happening.kind, 0, copy, state(g, shown).card, about(g, happening)};
    event.set_owner(happening.seat);
    event.from_hand = happening.from_hand & 1;
    event.benched = slot != no_slot && g.m.pokemon[slot].in_play() && !is_active(g.m, slot);
    set_doer(g, event, happening);
    remember(g, event);
}

void forget_attack(Game& g, std::uint8_t slot) {
    for (std::size_t i = g.m.past.size(); i-- > 0 && g.m.past[i].when() == Age::this_turn;)
        if (g.m.past[i].kind == TextEvent::attacks && g.m.past[i].subject == g.m.pokemon[slot].bottom)
            return g.m.past.erase(i);
}

// "Last turn" is the opponent's (JA E-11): a turn that follows an own one leaves it as it was.
void age_past(Game& g, SeatId seat) {
    const bool follows_own = g.m.turn_seat == seat;
    for (std::size_t i = g.m.past.size(); i-- > 0;) {
        PastEvent& event = g.m.past[i];
        switch (event.when()) {
            case Age::this_turn:
                event.age = static_cast<std::uint8_t>(follows_own ? Age::own_last_turn : Age::last_turn);
                break;
            case Age::last_turn:
                if (!follows_own) event.age = static_cast<std::uint8_t>(Age::own_last_turn);
                break;
            case Age::own_last_turn: event.age = static_cast<std::uint8_t>(Age::earlier); break;
            case Age::earlier: break;
        }
        if (event.when() == Age::earlier && !asked_for(g.book.remembered_long(), event.kind)) g.m.past.erase(i);
    }
}

}  // namespace cubenight::pokemon
