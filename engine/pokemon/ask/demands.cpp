#include "engine/pokemon/ask/demands.hpp"

#include <algorithm>
#include <bitset>

namespace cubenight::pokemon {
namespace {

// What is still to be had of each part, written as one number: a digit for each part.
struct Digits {
    static constexpr int most_states = 1024;

    int radix[Demands::most] = {};
    int step[Demands::most] = {};
    int states = 1;

    // False where there are more states than anybody counts.
    bool add(std::size_t part, int left) {
        radix[part] = left + 1;
        step[part] = states;
        states *= left + 1;
        return states <= most_states;
    }
    int left(int state, std::size_t part) const { return state / step[part] % radix[part]; }
};

int worth_of(Game& g, const Scope& scope, const SelectParts& parts, CopySet cards) {
    if (!counts_units(g, scope, parts)) return cards.size();
    int sum = 0;
    for (CopyId copy : cards) sum += weight(g, scope, parts, copy);
    return sum;
}

int met(const Demand& demand, int left) { return demand.whole && left > 0 ? 0 : demand.wanted - left; }

}  // namespace

bool counts_units(const Game& g, const Scope& scope, const SelectParts& parts) {
    const Node& base = scope.node(g, parts.base);
    return base.kind == NodeKind::on && static_cast<AttachedKind>(base.sub) == AttachedKind::energy;
}

int weight(Game& g, const Scope& scope, const SelectParts& parts, CopyId copy) {
    const bool units = counts_units(g, scope, parts) && g.m.copies[copy.value].where == Where::energy;
    return units ? std::max(1, units_meant(g, scope, own_filters(g, scope, parts), copy)) : 1;
}

CopySet Demands::shared() const {
    CopySet once, twice;
    for (const Demand& demand : list_) {
        twice |= once & demand.from;
        once |= demand.from;
    }
    return twice;
}

int Demands::all_wanted() const {
    int sum = 0;
    for (const Demand& demand : list_) sum += demand.wanted;
    return sum;
}

int Demands::still_wanted() const {
    int sum = 0;
    for (const Demand& demand : list_) sum += std::max(0, demand.wanted - demand.had);
    return sum;
}

// What only one part can take goes there. The others are tried card by card: which amounts can be left over then.
int Demands::most_met(Game& g, const Scope& scope) const {
    const CopySet both = shared();
    Digits digits;
    int first = 0, without_sharing = 0;
    bool few = true;
    for (std::size_t i = 0; i < list_.size(); ++i) {
        const Demand& demand = list_[i];
        const int there = both.empty() ? 0 : worth_of(g, scope, demand.parts, demand.from & both);
        const int elsewhere = worth_of(g, scope, demand.parts, demand.from - both);
        const int left = std::max(0, demand.wanted - demand.had - elsewhere);
        few = few && digits.add(i, left);
        if (few) first += left * digits.step[i];
        without_sharing += met(demand, std::max(0, left - there));
    }
    if (both.empty() || !few) return without_sharing;
    std::bitset<Digits::most_states> reached;
    reached.set(static_cast<std::size_t>(first));
    for (CopyId copy : both) {
        int worth[most] = {};
        for (std::size_t i = 0; i < list_.size(); ++i)
            if (list_[i].from.contains(copy)) worth[i] = weight(g, scope, list_[i].parts, copy);
        // From the lowest: what is reached with this card lies below, and is not gone on from with the same card.
        for (int state = 0; state < digits.states; ++state)
            for (std::size_t i = 0; i < list_.size() && reached.test(static_cast<std::size_t>(state)); ++i)
                if (const int taken = std::min(digits.left(state, i), worth[i]); taken > 0)
                    reached.set(static_cast<std::size_t>(state - taken * digits.step[i]));
    }
    int best = 0;
    for (int state = 0; state < digits.states; ++state) {
        if (!reached.test(static_cast<std::size_t>(state))) continue;
        int sum = 0;
        for (std::size_t i = 0; i < list_.size(); ++i) sum += met(list_[i], digits.left(state, i));
        best = std::max(best, sum);
    }
    return best;
}

}  // namespace cubenight::pokemon
