#include "engine/pokemon/change/uses.hpp"

#include <algorithm>

#include "engine/pokemon/ask/limits.hpp"

namespace cubenight::pokemon {
namespace {

template <class List>
void note(List& list, std::uint16_t key) {
    if (std::ranges::find(list, key) == list.end() && !list.full()) list.push_back(key);
}

}  // namespace

void note_in_game(Game& g, std::uint16_t word, SeatId seat) { note(g.m.used_in_game, seat_word(word, seat)); }

void take_back_use(Game& g, const Program& program, SeatId seat) {
    const bool last = !g.m.used_in_game.empty() && g.m.used_in_game.back() == seat_word(program.once_word, seat);
    if (program.once == OnceLimit::per_game && last) g.m.used_in_game.pop_back();
}

void mark_used(Game& g, const Program& program, SeatId seat, std::uint8_t slot, int index, CopyId copy) {
    const std::uint16_t freely = program.once == OnceLimit::by_name ? 0 : used_freely;
    if (program.name_binds) note(g.m.used_names, static_cast<std::uint16_t>(seat_word(program.name, seat) | freely));
    if (program.once == OnceLimit::per_game) note_in_game(g, program.once_word, seat);
    if (program.once == OnceLimit::once && slot != no_slot)
        g.m.pokemon[slot].abilities_used |= static_cast<std::uint8_t>(1u << index);
    if (slot == no_slot && copy != no_copy) g.m.used_copies.insert(copy);
}

void mark_moment_used(Game& g, const Program& program, SeatId seat, std::uint8_t slot, CopyId source) {
    if (program.once == OnceLimit::none || program.kind == TextKind::attack) return;
    const int index = index_of(g, program, slot);
    if (index >= 0) return mark_used(g, program, seat, slot, index, source);
    mark_used(g, program, seat, no_slot, 0, no_copy);
    g.m.used_copies.insert(source);
}

}  // namespace cubenight::pokemon
