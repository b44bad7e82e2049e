// A vector with a fixed capacity and no heap: trivially copyable when T is, so it may live in a match.
// Unused places are value-initialised at construction and zeroed again when given up, so that equal
// contents have equal bytes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "engine/core/ensure.hpp"

namespace cubenight {

// The size is as wide as T is aligned, so that there is no padding whose bytes nobody sets.
template <std::size_t Align>
using SizeFor = std::conditional_t<
    Align == 8, std::uint64_t,
    std::conditional_t<Align == 4, std::uint32_t, std::conditional_t<Align == 2, std::uint16_t, std::uint8_t>>>;

template <class T, std::size_t Capacity, class Size = SizeFor<alignof(T)>>
class InlineVector {
    static_assert(std::is_trivially_copyable_v<T>);
    static_assert(Capacity <= static_cast<Size>(-1));

public:
    static constexpr std::size_t capacity() { return Capacity; }
    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr bool full() const { return size_ == Capacity; }

    // REQUIRES: i < size(), which builds with _GLIBCXX_ASSERTIONS check, as they do for the containers of the library.
    constexpr T& operator[](std::size_t i) { return items_[checked(i)]; }
    constexpr const T& operator[](std::size_t i) const { return items_[checked(i)]; }
    // REQUIRES: not empty, checked likewise.
    constexpr T& back() { return items_[checked(size_ - 1u)]; }
    constexpr const T& back() const { return items_[checked(size_ - 1u)]; }
    constexpr T* begin() { return items_.data(); }
    constexpr T* end() { return items_.data() + size_; }
    constexpr const T* begin() const { return items_.data(); }
    constexpr const T* end() const { return items_.data() + size_; }

    // REQUIRES: not full.
    constexpr void push_back(const T& item) {
        ENSURE(size_ < Capacity);
        items_[static_cast<std::size_t>(size_++)] = item;
    }
    // REQUIRES: not empty.
    constexpr T pop_back() {
        ENSURE(size_ > 0);
        T item = items_[--size_];
        items_[size_] = T{};
        return item;
    }
    // Removes the item at i and keeps the order of the others.
    constexpr void erase(std::size_t i) {
        ENSURE(i < size_);
        const std::size_t last = size_ - 1u;
        for (std::size_t k = i; k < last; ++k) items_[k] = items_[k + 1];
        items_[last] = T{};
        size_ = static_cast<Size>(last);
    }
    // Puts the item at i and moves the later ones back. REQUIRES: not full, i <= size().
    constexpr void insert(std::size_t i, const T& item) {
        ENSURE(size_ < Capacity && i <= size_);
        for (std::size_t k = size_; k > i; --k) items_[k] = items_[k - 1];
        items_[i] = item;
        ++size_;
    }
    constexpr void clear() {
        const std::size_t size = size_;
        for (std::size_t k = 0; k < size; ++k) items_[k] = T{};
        size_ = 0;
    }
    // Unused places are all alike, so that equal means equal contents.
    friend constexpr bool operator==(const InlineVector&, const InlineVector&) = default;

private:
    constexpr std::size_t checked(std::size_t i) const {
#ifdef _GLIBCXX_ASSERTIONS
        ENSURE(i < size_);
#endif
        return i;
    }

    std::array<T, Capacity> items_{};
    Size size_ = 0;
};

}  // namespace cubenight
