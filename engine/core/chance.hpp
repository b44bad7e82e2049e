// The only source of randomness: a seeded generator (xoshiro256**, seeded through SplitMix64), an unbiased
// range and a shuffle. Same seed, same numbers, on every machine; the first outputs are pinned in a test.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

namespace cubenight {

class Generator {
public:
    constexpr explicit Generator(std::uint64_t seed = 0) {
        for (auto& word : state_) {
            seed += 0x9E3779B97F4A7C15u;
            std::uint64_t z = seed;
            z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
            z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
            word = z ^ (z >> 31);
        }
    }

    constexpr std::uint64_t next() {
        const std::uint64_t result = rotate(state_[1] * 5, 7) * 9;
        const std::uint64_t shifted = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= shifted;
        state_[3] = rotate(state_[3], 45);
        return result;
    }

    // A whole number from 0 to count - 1, each equally likely. REQUIRES: count > 0.
    constexpr std::uint32_t below(std::uint32_t count) {
        for (;;) {
            const std::uint64_t product = (next() >> 32) * std::uint64_t{count};
            const auto low = static_cast<std::uint32_t>(product);
            // What is rejected lies below (0 - count) % count, and so below count.
            if (low >= count || low >= (0u - count) % count) return static_cast<std::uint32_t>(product >> 32);
        }
    }

    // Puts size items into a random order (Fisher-Yates from the end).
    template <class T>
    constexpr void shuffle(T* items, std::size_t size) {
        Generator here = *this;  // not in the match, which the items may be part of
        for (std::size_t i = size; i > 1; --i)
            std::swap(items[i - 1], items[here.below(static_cast<std::uint32_t>(i))]);
        *this = here;
    }

    friend constexpr bool operator==(const Generator&, const Generator&) = default;

private:
    static constexpr std::uint64_t rotate(std::uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }
    std::uint64_t state_[4] = {};
};

}  // namespace cubenight
