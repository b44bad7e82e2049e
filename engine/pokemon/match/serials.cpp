#include "engine/pokemon/match/serials.hpp"

#include <algorithm>

namespace cubenight::pokemon {
namespace {

inline constexpr std::uint16_t last_serial = 0xFFFF;

// Calls f(serial) for each serial that the match holds.
template <class F>
void each_serial(Match& m, F&& f) {
    for (CopyState& copy : m.copies) f(copy.arrived);
    for (Pokemon& p : m.pokemon) f(p.arrived);
    for (Context& context : m.contexts) {
        f(context.source_arrived);
        for (Binding& binding : context.bindings) f(binding.serial);
    }
    for (Lasting& lasting : m.lasting) {
        f(lasting.anchor_arrived), f(lasting.created);
        for (Binding& binding : lasting.bindings) f(binding.serial);
    }
    for (Trigger& trigger : m.triggers) f(trigger.source_arrived), f(trigger.created);
}

inline constexpr std::size_t most_serials = most_copies + 2 * slot_count + 9 * 5 + 4 * 18 + 2 * 16 + 1;

void number_anew(Match& m) {
    std::array<std::uint16_t, most_serials> used{};
    std::size_t count = 1;  // 0 stays 0
    each_serial(m, [&](std::uint16_t serial) { used[count++] = serial; });
    std::sort(used.begin(), used.begin() + count);
    const auto end = std::unique(used.begin(), used.begin() + count);
    each_serial(m, [&](std::uint16_t& serial) {
        serial = static_cast<std::uint16_t>(std::lower_bound(used.begin(), end, serial) - used.begin());
    });
    m.serial = static_cast<std::uint16_t>(end - used.begin());
}

}  // namespace

std::uint16_t next_serial(Match& m) {
    if (m.serial == last_serial) number_anew(m);
    return ++m.serial;
}

}  // namespace cubenight::pokemon
