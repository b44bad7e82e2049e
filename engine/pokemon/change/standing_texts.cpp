#include "engine/pokemon/change/standing_texts.hpp"

#include <algorithm>

namespace cubenight::pokemon {

// Follows JA E-13.b1, E-13.b2a.
void begin_texts(Game& g, CopyId copy) {
    const CompiledCard& c = card(g, copy);
    if (!(c.mods | c.events) || std::find(g.m.standing.begin(), g.m.standing.end(), copy) != g.m.standing.end()) return;
    g.m.standing.push_back(copy);
    g.m.modifiers_seen |= c.mods;
    g.m.events_heard |= c.events;
    g.m.actions_seen |= c.actions;
}

void end_texts(Game& g, CopyId copy) {
    const CompiledCard& c = card(g, copy);
    if (!(c.mods | c.events)) return;
    for (std::size_t i = 0; i < g.m.standing.size(); ++i)
        if (g.m.standing[i] == copy) {
            g.m.standing.erase(i);
            return refresh_masks(g);
        }
}

void refresh_texts(Game& g, std::uint8_t slot) {
    if (!pokemon(g, slot).face_up) return;
    bool works = true;
    for (CopyId copy = pokemon(g, slot).top; copy != no_copy; copy = state(g, copy).next) {
        if (works) begin_texts(g, copy);
        else end_texts(g, copy);
        works = works && card(g, copy).keeps_below;
    }
}

void refresh_masks(Game& g) {
    g.m.modifiers_seen = g.m.events_heard = g.m.actions_seen = 0;
    for (CopyId copy : g.m.standing) {
        g.m.modifiers_seen |= card(g, copy).mods;
        g.m.events_heard |= card(g, copy).events;
        g.m.actions_seen |= card(g, copy).actions;
    }
    for (const Lasting& lasting : g.m.lasting) {
        g.m.modifiers_seen |= lasting.mods;
        g.m.events_heard |= lasting.events;
        g.m.actions_seen |= lasting.actions;
    }
}

}  // namespace cubenight::pokemon
