#include "engine/pokemon/ask/limits.hpp"

#include <algorithm>

namespace cubenight::pokemon {
namespace {

template <class List>
bool has(const List& list, std::uint16_t key) {
    return std::find(list.begin(), list.end(), key) != list.end();
}

}  // namespace

// Which ability of the Pokémon has that text, or -1.
int index_of(const Game& g, const Program& program, std::uint8_t slot) {
    if (program.kind != TextKind::ability || slot == no_slot || !g.m.pokemon[slot].in_play()) return -1;
    for (int i = 0; i < std::min(8, ability_count(g, slot)); ++i)
        if (&g.book.program(held_ability(g, slot, i).ability->program) == &program) return i;
    return -1;
}

bool done_in_game(const Game& g, std::uint16_t word, SeatId seat) {
    return has(g.m.used_in_game, seat_word(word, seat));
}

namespace {

// Used by an ability of that name which does not bind others by its text.
constexpr std::uint16_t used_freely = 1u << 14;

// After one that says so, none of that name is used, and such a one after none of that name (JA E-14.b1, E-14.b2).
bool name_spent(const Game& g, const Program& program, SeatId seat) {
    const std::uint16_t word = seat_word(program.name, seat);
    return has(g.m.used_names, word) || (program.once == OnceLimit::by_name && has(g.m.used_names, word | used_freely));
}

}  // namespace

bool spent_by_limit(const Game& g, const Program& program, SeatId seat) {
    if (program.name_binds && name_spent(g, program, seat)) return true;
    if (program.once == OnceLimit::per_game) return done_in_game(g, program.once_word, seat);
    return false;
}

bool moment_spent(const Game& g, const Program& program, SeatId seat, std::uint8_t slot, CopyId source) {
    if (program.once == OnceLimit::none || program.kind == TextKind::attack) return false;
    if (spent(g, program, seat)) return true;
    if (program.once != OnceLimit::once && program.once != OnceLimit::either_player) return false;
    const int index = index_of(g, program, slot);
    return index >= 0 ? ((g.m.pokemon[slot].abilities_used >> index) & 1) != 0 : g.m.used_copies.contains(source);
}

}  // namespace cubenight::pokemon
