#include "engine/pokemon/foresee/attachable.hpp"

#include "engine/pokemon/ask/numbers.hpp"
#include "engine/pokemon/ask/permissions.hpp"
#include "engine/pokemon/ask/query.hpp"
#include "engine/pokemon/book/printed.hpp"
#include "engine/pokemon/foresee/foresight.hpp"

namespace cubenight::pokemon {
namespace {

// Of Trainers a Tool, one that says what it does where it is attached, and one that is a Pokémon in play.
bool is_ever_attached(const Game& g, CopyId copy) {
    return !is_trainer(card(g, copy).kind) || attached_as(card(g, copy)) != Where::under ||
           slot_of(g.m, copy) != no_slot;
}

}  // namespace

// What attaching it from hand costs can be paid (JA D-08.b1). A price that is to be paid by attaching is not asked for
// its own prices.
bool has_price(Game& g, CopyId copy) {
    if (g.asks_price || !lies_in_hand(g, copy)) return true;
    g.asks_price = true;
    const bool payable = can_pay_for(g, card(g, copy).attached, owner(copy), copy);
    g.asks_price = false;
    return payable;
}

// A card of its owner that is no part of that Pokémon itself.
bool may_receive(const Game& g, std::uint8_t slot, CopyId copy) {
    const CopyState& c = g.m.copies[copy.value];
    return slot_seat(slot) == owner(copy) && !(c.where == Where::stack && c.slot == slot);
}

// Of a Pokémon in play its highest card.
CopyId attached_card(const Game& g, CopyId copy) {
    const std::uint8_t slot = slot_of(g.m, copy);
    return slot == no_slot ? copy : g.m.pokemon[slot].top;
}

bool has_room_for(Game& g, std::uint8_t slot, CopyId copy) {
    return attached_as(card(g, copy)) != Where::tool || has_tool_room(g, slot);
}

bool may_attach(Game& g, std::uint8_t slot, CopyId copy) {
    return has_room_for(g, slot, copy) && may_go_on(g, slot, copy) &&
           !cant(g, slot, ActionKind::attach, 0, {copy, no_slot});
}

CopySet attachable(Game& g, const Scope& scope, NodeIndex selection, NodeIndex to) {
    CopySet fitting;
    const CopySet targets = all_of(g, scope, to).set;
    for (CopyId copy : all_of(g, scope, selection).set)
        for (CopyId bottom : is_ever_attached(g, copy) && has_price(g, copy) ? targets : CopySet{}) {
            const std::uint8_t slot = slot_of(g.m, bottom);
            if (slot != no_slot && may_receive(g, slot, copy) && may_attach(g, slot, attached_card(g, copy)))
                fitting.insert(copy);
        }
    return fitting;
}

}  // namespace cubenight::pokemon
