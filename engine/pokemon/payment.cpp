// Paying costs with attached energy: a small matching of units to symbols (numbers.hpp).
#include <algorithm>

#include "engine/pokemon/numbers.hpp"

namespace cubenight::pokemon {
namespace {

inline constexpr int most_symbols = 24;

struct UnitList {
    TypeSet units[most_symbols * 2];
    int count = 0;
};

UnitList attached_units(Game& g, std::uint8_t slot) {
    UnitList list;
    each_attached(g.m, slot, [&](CopyId copy) {
        if (g.m.copies[copy.value].where != Where::energy) return;
        const Units units = units_of(g, copy);
        for (int i = 0; i < units.count && list.count < most_symbols * 2; ++i) list.units[list.count++] = units.each[i];
    });
    return list;
}

// Kuhn's matching of coloured symbols to units; Colorless symbols take what is left.
struct Matching {
    const UnitList& list;
    Type symbols[most_symbols];
    int symbol_count = 0;
    int taken_by[most_symbols * 2];
    bool seen[most_symbols * 2];

    explicit Matching(const UnitList& units) : list(units) { std::fill_n(taken_by, most_symbols * 2, -1); }

    bool place(int symbol) {
        for (int u = 0; u < list.count; ++u) {
            if (seen[u] || !list.units[u].has(symbols[symbol])) continue;
            seen[u] = true;
            if (taken_by[u] < 0 || place(taken_by[u])) {
                taken_by[u] = symbol;
                return true;
            }
        }
        return false;
    }

    bool place_all(const EnergyCost& cost) {
        for (int t = 0; t < type_count - 1; ++t)
            for (int i = 0; i < cost.units[t]; ++i) {
                if (symbol_count == most_symbols) return false;
                symbols[symbol_count] = static_cast<Type>(t);
                std::fill_n(seen, list.count, false);
                if (!place(symbol_count)) return false;
                ++symbol_count;
            }
        return list.count >= cost.total();
    }
};

}  // namespace

int unit_count(Game& g, std::uint8_t slot) { return attached_units(g, slot).count; }

int extra_energy(Game& g, std::uint8_t slot, const EnergyCost& cost) {
    const UnitList list = attached_units(g, slot);
    Matching matching(list);
    return matching.place_all(cost) ? list.count - cost.total() : -1;
}

bool can_pay(Game& g, std::uint8_t slot, const EnergyCost& cost) {
    if (cost.total() == 0) return true;
    if (g.m.pokemon[slot].attached == no_copy) return false;
    return extra_energy(g, slot, cost) >= 0;
}

}  // namespace cubenight::pokemon
