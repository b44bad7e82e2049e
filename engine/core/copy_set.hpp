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
    constexpr bool contains(CopyId copy) const { return ((copy.value < 64 ? low : high) >> (copy.value & 63)) & 1; }
    constexpr void insert(CopyId copy) { (copy.value < 64 ? low : high) |= std::uint64_t{1} << (copy.value & 63); }
    constexpr void erase(CopyId copy) { (copy.value < 64 ? low : high) &= ~(std::uint64_t{1} << (copy.value & 63)); }
    constexpr int size() const { return std::popcount(low) + std::popcount(high); }
    constexpr bool empty() const { return (low | high) == 0; }
    // It has just one member.
    constexpr bool single() const {
        return (low == 0) != (high == 0) && (low & (low - 1)) == 0 && (high & (high - 1)) == 0;
    }
    // REQUIRES: not empty.
    constexpr CopyId first() const {
        return CopyId{static_cast<std::uint8_t>(low ? std::countr_zero(low) : 64 + std::countr_zero(high))};
    }
    constexpr CopySet& operator|=(CopySet other) {
        low |= other.low, high |= other.high;
        return *this;
    }
    constexpr CopySet& operator&=(CopySet other) {
        low &= other.low, high &= other.high;
        return *this;
    }
    constexpr CopySet& operator-=(CopySet other) {
        low &= ~other.low, high &= ~other.high;
        return *this;
    }
    friend constexpr CopySet operator|(CopySet a, CopySet b) { return a |= b; }
    friend constexpr CopySet operator&(CopySet a, CopySet b) { return a &= b; }
    friend constexpr CopySet operator-(CopySet a, CopySet b) { return a -= b; }
    friend constexpr bool operator==(const CopySet&, const CopySet&) = default;

    // Iterates over the members as they were when the iteration began.
    class Iterator {
    public:
        constexpr Iterator(std::uint64_t low_left, std::uint64_t high_left) : low_(low_left), high_(high_left) {}
        constexpr CopyId operator*() const {
            return CopyId{static_cast<std::uint8_t>(low_ ? std::countr_zero(low_) : 64 + std::countr_zero(high_))};
        }
        constexpr Iterator& operator++() {
            if (low_) low_ &= low_ - 1;
            else high_ &= high_ - 1;
            return *this;
        }
        friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

    private:
        std::uint64_t low_, high_;
    };
    constexpr Iterator begin() const { return {low, high}; }
    constexpr Iterator end() const { return {0, 0}; }
};

}  // namespace cubenight
