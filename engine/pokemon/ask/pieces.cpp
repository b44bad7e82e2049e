#include "engine/pokemon/ask/pieces.hpp"

namespace cubenight::pokemon {

bool are_halves(const Game& g, CopyId one, CopyId other) {
    const CompiledCard& c = card(g, other);
    return c.stage == Stage::legend && c.name == card(g, one).name &&
           g.m.copies[one.value].card != g.m.copies[other.value].card;
}

CopyId other_half(const Game& g, CopyId copy) {
    for (CopyId peer : g.m.seats[owner(copy)].hand)
        if (are_halves(g, copy, peer)) return peer;
    return no_copy;
}

int union_parts(const Game& g, CopyId copy, CopyId (&parts)[4]) {
    int count = 0;
    for (CopyId peer : g.m.seats[owner(copy)].discard) {
        const CompiledCard& c = card(g, peer);
        // Of one set and drawn by one hand (FI liite-a.copies).
        const bool alike = c.name == card(g, copy).name && c.printing == card(g, copy).printing;
        bool fits = c.stage == Stage::vunion && alike && count < 4;
        for (int i = 0; i < count; ++i) fits &= g.m.copies[parts[i].value].card != g.m.copies[peer.value].card;
        if (fits) parts[count++] = peer;
    }
    return count;
}

}  // namespace cubenight::pokemon
