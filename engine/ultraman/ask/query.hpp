// What a selection of a text means now. Nothing here changes the match or asks a player.
#pragma once

#include "engine/ultraman/ask/scope.hpp"

namespace cubenight::ultraman {

// A character (spot set) or a card; or a card as it was when something happened to it (past: where it lay, and of how many
// cards it was the top one).
struct Object {
    CopyId copy = no_copy;
    Spot spot = no_spot;
    bool past = false;
    std::uint8_t state = 0;
    Where from = Where::nowhere;
    bool is_character() const { return spot != no_spot; }
};

// The record that speaks for it: a character's face-up top card, or the card. Nothing where all lies face down.
inline const CompiledCard* record_of(const Game& g, Object object) {
    const CopyId copy = object.is_character() ? open_top(g.m, object.spot) : object.copy;
    return copy == no_copy ? nullptr : &card(g, copy);
}
inline SeatId owner_of(Object object) { return object.is_character() ? seat_of(object.spot) : owner(object.copy); }

// The parts of a select, in the order in which they stand.
struct SelectParts {
    NodeIndex range = no_node;
    NodeIndex base = no_node;
    NodeIndex set = no_node;
};
SelectParts parts_of(const Scope& scope, NodeIndex select);

struct Candidates {
    CopySet set;  // cards, or characters by their spots
    bool of_characters = false;
    Object object(CopyId member) const {
        return of_characters ? Object{no_copy, Spot{member.value}} : Object{member, no_spot};
    }
};
// All that one select could mean now; its range is not looked at.
Candidates candidates(Game& g, const Scope& scope, NodeIndex select);
// Whether what it names are characters.
bool means_characters(const Scope& scope, NodeIndex select);
// All that a whole selection means now: cards and characters apart.
struct Meant {
    CopySet cards, characters;
    bool empty() const { return cards.empty() && characters.empty(); }
    int size() const { return cards.size() + characters.size(); }
};
Meant all_of(Game& g, const Scope& scope, NodeIndex selection);
// Whether the object is one of those that the selection means; ranges are not looked at.
bool selects(Game& g, const Scope& scope, NodeIndex selection, Object object);

// The cards that make up the character (AttachedKind).
CopySet cards_on(const Match& m, Spot spot, AttachedKind kind);
// Vacant spots of a side, for a place where a character may come to stand.
CopySet vacancies(const Match& m, const Scope& scope, Side side);

// What a zone holds, of the seats that the side includes.
CopySet zone_set(const Game& g, const Scope& scope, const Node& zone);
constexpr Where where_of(Zone zone) {
    switch (zone) {
        case Zone::deck: return Where::deck;
        case Zone::hand: return Where::hand;
        case Zone::discard: return Where::discard;
        case Zone::exiled: return Where::exile;
        case Zone::scene: return Where::scene;
    }
    return Where::nowhere;
}

}  // namespace cubenight::ultraman
