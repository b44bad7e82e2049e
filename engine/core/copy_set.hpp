// A set of copies (0 to 127) as 128 bits; iterates in ascending order.
#pragma once

#include <bit>
#include <cstdint>

#include "engine/core/ids.hpp"

namespace cubenight {

struct CopySet {
    std::uint64_t low = 0;
    std::uint64_t high = 0;

    static constexpr CopySet of(CopyId copy) {
        CopySet set;
        set.insert(copy);
        return set;
    }
    constexpr bool contains(CopyId copy) const {
        return ((copy.value < 64 ? low : high) >> (copy.value & 63)) & 1;
    }
    constexpr void insert(CopyId copy) { (copy.value < 64 ? low : high) |= std::uint64_t{1} << (copy.value & 63); }
    constexpr void erase(CopyId copy) { (copy.value < 64 ? low : high) &= ~(std::uint64_t{1} << (copy.value & 63)); }
    constexpr int size() const { return std::popcount(low) + std::popcount(high); }
    constexpr bool empty() const { return (low | high) == 0; }
    // REQUIRES: not empty.
    constexpr CopyId first() const {
        return CopyId{static_cast<std::uint8_t>(low ? std::countr_zero(low) : 64 + std::countr_zero(high))};
    }
    constexpr CopySet& operator|=(CopySet other) { low |= other.low, high |= other.high; return *this; }
    constexpr CopySet& operator&=(CopySet other) { low &= other.low, high &= other.high; return *this; }
    constexpr CopySet& operator-=(CopySet other) { low &= ~other.low, high &= ~other.high; return *this; }
    friend constexpr CopySet operator|(CopySet a, CopySet b) { return a |= b; }
    friend constexpr CopySet operator&(CopySet a, CopySet b) { return a &= b; }
    friend constexpr CopySet operator-(CopySet a, CopySet b) { return a -= b; }
    friend constexpr bool operator==(const CopySet&, const CopySet&) = default;

    struct Iterator {
        CopySet rest;
        constexpr CopyId operator*() const { return rest.first(); }
        constexpr Iterator& operator++() {
            if (rest.low) rest.low &= rest.low - 1;
            else rest.high &= rest.high - 1;
            return *this;
        }
        friend constexpr bool operator==(const Iterator&, const Iterator&) = default;
    };
    constexpr Iterator begin() const { return {*this}; }
    constexpr Iterator end() const { return {CopySet{}}; }
};

}  // namespace cubenight
