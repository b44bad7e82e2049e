#include "engine/ultraman/ask/permissions.hpp"

#include "engine/ultraman/ask/numbers.hpp"
#include "engine/ultraman/ask/quantities.hpp"

namespace cubenight::ultraman {

bool stands_alone(const CompiledCard& card) { return card.is_character() && card.bp[0] >= 0; }

Clause why_not_scene_there(const Game& g, CopyId copy) {
    const CompiledCard& scene = card(g, copy);
    if (!scene.is_scene()) return Clause::c5_4_1;
    if (scene.round > rounds_of(g)) return Clause::c6_3_1;
    if (g.m.scene != no_copy && scene.round < card(g, g.m.scene).round) return Clause::c6_3_2;
    return Clause::none;
}

Clause why_not_scene(Game& g, SeatId seat, CopyId copy) {
    if (g.m.phase != Phase::lead_scene) return Clause::c5_1_2;
    if (seat != g.m.lead) return Clause::c5_4_1;
    if (owner(copy) != seat || state(g.m, copy).where != Where::hand) return Clause::rule_hand;
    return why_not_scene_there(g, copy);
}

Clause why_not_set(Game& g, SeatId seat, CopyId copy) {
    if (g.m.phase != Phase::set) return Clause::c5_1_2;
    if (owner(copy) != seat || state(g.m, copy).where != Where::hand) return Clause::rule_hand;
    const CompiledCard& set = card(g, copy);
    if (!set.is_character()) return seat == g.m.lead ? Clause::c5_5_3_1 : Clause::c5_5_4_1;
    return stands_alone(set) ? Clause::none : Clause::c11_15_1;
}

bool are_of_one_line(const CompiledCard& a, const CompiledCard& b) {
    return a.character == b.character || (a.teams & b.teams) != 0;
}

Clause why_not_upon(const CompiledCard& upper, const CompiledCard& lower) {
    if (!upper.is_character() || !lower.is_character()) return Clause::c5_6_1;
    if (!are_of_one_line(upper, lower)) return Clause::c5_6_2_1;
    return upper.level == lower.level + 1 ? Clause::none : Clause::c5_6_2_2;
}

Clause why_not_stack(Game& g, CopyId copy, Spot spot) {
    const Character& character = at(g.m, spot);
    if (!character.there()) return Clause::c5_6_1;
    const CompiledCard& upper = card(g, copy);
    if (!upper.is_character()) return Clause::c5_6_1;
    if (!are_of_one_line(upper, card(g, character.top))) return Clause::c5_6_2_1;
    return upper.level == level_to_build_on(g, spot) + 1 ? Clause::none : Clause::c5_6_2_2;
}

bool fits_stack(Game& g, const Node& stack, CopyId copy, Spot spot) {
    if (owner(copy) != seat_of(spot) || !card(g, copy).is_character() || spot_of(g.m, copy) == spot) return false;
    if ((stack.sub & stack_freely) != 0) return true;
    if ((stack.sub & stack_under) == 0) return why_not_stack(g, copy, spot) == Clause::none;
    return why_not_upon(card(g, at(g.m, spot).bottom), card(g, copy)) == Clause::none;
}

Clause why_not_level_up(Game& g, SeatId seat, CopyId copy, Spot spot) {
    if (g.m.phase != Phase::level_up) return Clause::c5_1_2;
    if (owner(copy) != seat || state(g.m, copy).where != Where::hand) return Clause::rule_hand;
    if (spot.value >= 2 * most_areas || seat_of(spot) != seat || !at(g.m, spot).there()) return Clause::c5_6_1;
    if (at(g.m, spot).levelled) return Clause::c5_6_2_3;
    if (is_forbidden(g, spot, ActionKind::level_up)) return Clause::c1_2_2;
    return why_not_stack(g, copy, spot);
}

}  // namespace cubenight::ultraman
