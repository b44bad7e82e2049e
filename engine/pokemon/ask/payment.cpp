// Paying costs with attached energy: a small matching of units to symbols (numbers.hpp).
#include "engine/pokemon/ask/payment.hpp"

#include <algorithm>

#include "engine/pokemon/ask/numbers.hpp"

namespace cubenight::pokemon {
namespace {

inline constexpr int most_symbols = 24;

// Kuhn's matching of coloured symbols to units; Colorless symbols take what is left.
struct Matching {
    const AttachedUnits& list;
    Type symbols[most_symbols];
    int symbol_count = 0;
    int taken_by[AttachedUnits::most];
    bool seen[AttachedUnits::most];

    explicit Matching(const AttachedUnits& units) : list(units) { std::fill_n(taken_by, AttachedUnits::most, -1); }

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

    // Symbols of a type that find no unit, however the others are paid.
    int unpaid(const EnergyCost& cost) {
        int left = 0;
        for (int t = 0; t < type_count - 1; ++t)
            for (int i = 0; i < cost.units[t]; ++i) {
                if (symbol_count == most_symbols) {
                    ++left;
                    continue;
                }
                symbols[symbol_count] = static_cast<Type>(t);
                std::fill_n(seen, list.count, false);
                if (place(symbol_count)) ++symbol_count;
                else ++left;
            }
        return left;
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
        return true;
    }
};

// Units of one type each pay in only one way.
bool counts_pay(const AttachedUnits& list, const EnergyCost& cost) {
    bool enough = true;
    for (int t = 0; t < type_count - 1; ++t) enough &= list.there[t] >= cost.units[t];
    return enough;
}

// REQUIRES: there are as many units as symbols.
bool pays(const AttachedUnits& list, const EnergyCost& cost) {
    return list.plain ? counts_pay(list, cost) : Matching(list).place_all(cost);
}

// Asks it of the units of a Pokémon: they are known already where it is the one whose actions are being listed.
template <class Question>
int ask_units(Game& g, std::uint8_t slot, Question&& question) {
    if (g.active_units && g.active_units->slot == slot) return question(g.active_units->units);
    return question(attached_units(g, slot));
}

}  // namespace

void AttachedUnits::add(TypeSet unit) {
    if (count == most) return;
    units[count++] = unit;
    if (unit.several()) plain = false;
    else if (!unit.empty()) ++there[static_cast<int>(unit.first())];
}

AttachedUnits attached_units(Game& g, std::uint8_t slot) {
    AttachedUnits list;
    each_attached(g.m, slot, [&](CopyId copy) {
        if (g.m.copies[copy.value].where != Where::energy) return;
        const Units units = units_of(g, copy);
        for (int i = 0; i < units.count; ++i) list.add(units.each[i]);
    });
    return list;
}

int types_unpaid(Game& g, std::uint8_t slot, const EnergyCost& cost) {
    return ask_units(g, slot, [&](const AttachedUnits& list) { return Matching(list).unpaid(cost); });
}

int unit_count(Game& g, std::uint8_t slot) {
    return ask_units(g, slot, [](const AttachedUnits& list) { return list.count; });
}

int extra_energy(Game& g, std::uint8_t slot, const EnergyCost& cost) {
    return ask_units(g, slot, [&](const AttachedUnits& list) {
        const int extra = list.count - cost.total();
        return extra >= 0 && pays(list, cost) ? extra : -1;
    });
}

bool can_pay(Game& g, std::uint8_t slot, const EnergyCost& cost) {
    if (cost.total() == 0) return true;
    if (g.m.pokemon[slot].attached == no_copy) return false;
    return extra_energy(g, slot, cost) >= 0;
}

}  // namespace cubenight::pokemon
