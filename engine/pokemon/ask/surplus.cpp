#include "engine/pokemon/ask/surplus.hpp"

#include "engine/pokemon/ask/numbers.hpp"
#include "engine/pokemon/ask/permissions.hpp"

namespace cubenight::pokemon {
namespace {

Surplus surplus_of(Game& g, SeatId seat) {
    if (static_cast<int>(state(g, seat).bench.size()) > bench_limit(g, seat)) return {seat, no_slot};
    Surplus found;
    if (!g.book.changes_tools()) return found;
    each_pokemon(g.m, seat, [&](std::uint8_t slot) {
        const int tools = tools_on(g, slot);
        if (tools > 1 && tools > tool_limit(g, slot)) found = {seat, slot};
    });
    return found;
}

}  // namespace

Surplus surplus_now(Game& g) {
    const Surplus first = surplus_of(g, g.m.turn_seat);
    return first.seat != no_seat ? first : surplus_of(g, opponent(g.m.turn_seat));
}

bool has_surplus(Game& g) {
    const std::size_t usual = static_cast<std::size_t>(option(g, OptionKey::bench_size));
    const bool small = state(g, seat0).bench.size() <= usual && state(g, seat1).bench.size() <= usual;
    if (small && !(g.m.modifiers_seen & bit(ModKind::bench_size)) && !g.book.changes_tools()) return false;
    return surplus_now(g).seat != no_seat;
}

CopyId first_unfit_card(Game& g) {
    for (std::size_t i = g.m.standing.size(); i-- > 0;) {
        const CopyState& c = g.m.copies[g.m.standing[i].value];
        if (is_attached(c.where) && !may_hold(g, c.slot, g.m.standing[i])) return g.m.standing[i];
    }
    return no_copy;
}

}  // namespace cubenight::pokemon
