#include "engine/pokemon/change/taking_out.hpp"

#include "engine/pokemon/change/ending_effects.hpp"
#include "engine/pokemon/change/standing_texts.hpp"
#include "engine/pokemon/change/verbs.hpp"
#include "engine/pokemon/match/serials.hpp"

namespace cubenight::pokemon {

Pile* pile_of(Game& g, CopyId copy, Where where) {
    SeatState& s = state(g, owner(copy));
    switch (where) {
        case Where::deck: return &s.deck;
        case Where::hand: return &s.hand;
        case Where::discard: return &s.discard;
        case Where::lost: return &s.lost;
        case Where::aside: return &g.m.aside;
        case Where::nowhere:
        case Where::prizes:
        case Where::stadium:
        case Where::playing:
        case Where::stack:
        case Where::energy:
        case Where::tool:
        case Where::under:
        case Where::item: return nullptr;
    }
    return nullptr;
}

namespace {

void erase_from(Pile& pile, CopyId copy) {
    for (std::size_t i = pile.size(); i-- > 0;)
        if (pile[i] == copy) return pile.erase(i);
    ENSURE(false && "the copy is in its pile");
}

void unlink_attached(Game& g, CopyId copy) {
    CopyState& c = state(g, copy);
    CopyId* link = &pokemon(g, c.slot).attached;
    while (*link != copy) link = &state(g, *link).next;
    *link = c.next;
}

void unlink_stack(Game& g, CopyId copy) {
    Pokemon& p = pokemon(g, state(g, copy).slot);
    CopyId above = no_copy;
    for (CopyId c = p.top; c != copy; c = state(g, c).next) above = c;
    if (above == no_copy) p.top = state(g, copy).next;
    else state(g, above).next = state(g, copy).next;
    if (p.bottom == copy) p.bottom = above;
}

}  // namespace

void leave_spot(Game& g, std::uint8_t slot) {
    SeatState& s = state(g, slot_seat(slot));
    if (s.active == slot) {
        s.active = no_slot;
        return;
    }
    for (std::size_t i = 0; i < s.bench.size(); ++i)
        if (s.bench[i] == slot) return s.bench.erase(i);
}

void forget_pokemon(Game& g, std::uint8_t slot, CopyId bottom) {
    for (std::size_t i = g.m.lasting.size(); i-- > 0;) {
        Lasting& l = g.m.lasting[i];
        const bool last_of_them = l.subjects.size() == 1 && l.subjects.contains(bottom) && !l.live;
        const bool of_it = l.anchor == AnchorKind::pokemon && l.anchor_id == slot;
        if (of_it || last_of_them) report_end(g, l, Clause::C_02_b2);
        l.subjects.erase(bottom);
        if (of_it || last_of_them) g.m.lasting.erase(i);
    }
    if (g.m.attacker == slot) g.m.attacker = no_slot;
    forget_uses(g, slot);
    for (PastEvent& event : g.m.past) {
        if (event.subject == bottom) event.gone = 1;
        if (event.cause != no_copy && (event.cause == bottom || state(g, event.cause).slot == slot))
            event.cause_gone = 1;
    }
    leave_spot(g, slot);
}

namespace {

// The last card of a Pokémon was taken: what is attached is discarded, its place is free.
void vacate(Game& g, std::uint8_t slot, CopyId bottom) {
    each_attached(g.m, slot, [&](CopyId attached) { move_card(g, attached, Where::discard, Clause::C_02_b2); });
    forget_pokemon(g, slot, bottom);
    pokemon(g, slot) = Pokemon{};
}

}  // namespace

void take_out(Game& g, CopyId copy, bool rest_stays) {
    CopyState& c = state(g, copy);
    if (c.where >= Where::stadium) end_texts(g, copy);
    if (Pile* pile = pile_of(g, copy, c.where)) erase_from(*pile, copy);
    else if (c.where == Where::prizes) {
        SeatState& s = state(g, owner(copy));
        for (std::size_t i = 0; i < most_prizes; ++i)
            if (s.prizes[i] == copy) s.prizes[i] = no_copy, s.prizes_face_up &= static_cast<std::uint8_t>(~(1u << i));
    } else if (c.where == Where::stadium) g.m.stadium = no_copy;
    else if (lies_on_pokemon(c.where)) unlink_attached(g, copy);
    else if (c.where == Where::stack) {
        const std::uint8_t slot = c.slot;
        unlink_stack(g, copy);
        if (!pokemon(g, slot).in_play()) vacate(g, slot, copy);
        else if (rest_stays) refresh_texts(g, slot);
    }
    c.slot = no_slot;
    c.next = no_copy;
    c.known = 0;
}

// Follows JA E-17.b4; ZH E-17.b2, E-17.b4.
void arrive(Game& g, CopyId copy, Where where) {
    CopyState& c = state(g, copy);
    c.where = where;
    c.arrived = next_serial(g.m);
    // E-17: another card once it has moved; without the option only after it was in play (difference 22).
    if (option(g, OptionKey::zone_change_resets) || where == Where::stack) g.m.used_copies.erase(copy);
}

}  // namespace cubenight::pokemon
