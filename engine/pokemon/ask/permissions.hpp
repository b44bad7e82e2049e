// What texts forbid and allow: "can't" beats "can" (JA II-A.b2), and a protected receiver is not affected.
#pragma once

#include "engine/pokemon/ask/scope.hpp"

namespace cubenight::pokemon {

// Whether the selection would mean the card if it lay in its owner's hand: a card that is played has left it.
bool fits_in_zone(Game& g, const Scope& scope, NodeIndex selection, CopyId copy, Zone zone);

// Whether a text of that kind is one of those: an effect of Trainers, of attacks ...
bool is_effect_of(TextKind kind, EffectSource source);

// The receiver is not affected by effects of that kind of text from that source (JA C-17, E-29).
enum class Harm : std::uint8_t { effect, counters /* damage counters are put on it */ };
bool is_protected(Game& g, const Scope& source, Object receiver, Harm harm = Harm::effect);

// A "can't" on a Pokémon or a player. `word` names an attack; `object` is what is played, attached or chosen.
inline bool some_text(const Game& g, ModKind kind, ActionKind action) {
    return (g.m.actions_seen & action_bit(kind, action)) != 0;
}
bool texts_forbid(Game& g, std::uint8_t slot, ActionKind action, int word, Object object);
inline bool cant(Game& g, std::uint8_t slot, ActionKind action, int word = 0, Object object = {}) {
    return some_text(g, ModKind::cant, action) && texts_forbid(g, slot, action, word, object);
}
// Whether a Pokémon may get that Special Condition.
bool may_become(Game& g, std::uint8_t slot, SpecialCondition condition);
// Whether it keeps a Special Condition that this would end.
inline bool stays_ill(Game& g, std::uint8_t slot, SpecialCondition condition, CureWay way) {
    return cant(g, slot, ActionKind::be_cured, static_cast<int>(condition) | static_cast<int>(way) << cure_way_shift);
}
// The same of an attached card.
bool card_cant(Game& g, CopyId copy, ActionKind action);
// Its owner can't have more Pokémon of that sort in play (`can't have more than`).
bool texts_limit(Game& g, CopyId copy);
inline bool may_not_have_more(Game& g, CopyId copy) {
    return some_text(g, ModKind::cant, ActionKind::have_more_than) && texts_limit(g, copy);
}
bool texts_forbid_player(Game& g, SeatId seat, ActionKind action, Object object, int word);
inline bool player_cant(Game& g, SeatId seat, ActionKind action, Object object = {}, int word = 0) {
    return some_text(g, ModKind::cant, action) && texts_forbid_player(g, seat, action, object, word);
}
// A "can" that lifts a limit of the rulebook.
// Which limit: a condition that speaks of Special Conditions or of the first turn lifts only that one (JA E-27); `once` is
// that of a turn: one Supporter, no evolving of who came or changed in it.
enum class Limit : std::uint8_t { any, conditions, first_turn, once };
bool texts_allow(Game& g, std::uint8_t slot, ActionKind action, int word, Limit limit);
inline bool can_anyway(Game& g, std::uint8_t slot, ActionKind action, int word = 0, Limit limit = Limit::any) {
    return some_text(g, ModKind::can, action) && texts_allow(g, slot, action, word, limit);
}
// Its player's turn ends as it becomes a Mega Evolution, in whichever way (FI liite-q.turn-end).
bool ends_turn_as_it_evolves(Game& g, std::uint8_t slot);
// The same for one attack, which may say it of itself.
bool attack_can_anyway(Game& g, std::uint8_t slot, const CompiledAttack& attack, Limit limit);
bool texts_allow_player(Game& g, SeatId seat, ActionKind action, Object object, Limit limit);
inline bool player_can_anyway(Game& g, SeatId seat, ActionKind action, Object object = {}, Limit limit = Limit::any) {
    return some_text(g, ModKind::can, action) && texts_allow_player(g, seat, action, object, limit);
}
// What a card in hand says of itself: `give this { can play ... }`, `give this { can evolve }`.
bool says_it_can(Game& g, CopyId copy, ActionKind action, Limit limit = Limit::any);

// Whether the energy or Tool may be attached there by its own text.
bool fits_holder(Game& g, std::uint8_t slot, CopyId copy);
inline bool may_hold(Game& g, std::uint8_t slot, CopyId copy) {
    return !(card(g, copy).events & stands_only_if) || fits_holder(g, slot, copy);
}
// Whether it may be attached to that Pokémon, which asks once for more than its staying there does (`only attach if`).
bool text_lets_it_go_on(Game& g, std::uint8_t slot, CopyId copy);
inline bool may_go_on(Game& g, std::uint8_t slot, CopyId copy) {
    return may_hold(g, slot, copy) && (card(g, copy).attached == no_program || text_lets_it_go_on(g, slot, copy));
}

}  // namespace cubenight::pokemon
