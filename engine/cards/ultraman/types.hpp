// Small values that a card of the Ultraman Card Game is printed with: categories, TYPEs, states.
#pragma once

#include <bit>
#include <cstdint>

namespace cubenight::ultraman {

// A set of the enumerators of a small enum, as bits.
template <class Enum>
struct SetOf {
    std::uint16_t bits = 0;

    static constexpr SetOf of(Enum one) { return {static_cast<std::uint16_t>(1u << static_cast<int>(one))}; }
    constexpr bool has(Enum one) const { return (bits >> static_cast<int>(one)) & 1; }
    constexpr bool has_any(SetOf other) const { return (bits & other.bits) != 0; }
    constexpr bool empty() const { return bits == 0; }
    constexpr int size() const { return std::popcount(bits); }
    friend constexpr SetOf operator|(SetOf a, SetOf b) { return {static_cast<std::uint16_t>(a.bits | b.bits)}; }
    friend constexpr bool operator==(SetOf, SetOf) = default;
};

// Kinds of card; all but `scene` are character cards (UCG 2.2.1, 2.2.2, 2.3.6). Ultraman, Kaiju and Alien series,
// Ultraman Mecha.
enum class Category : std::uint8_t { ultraman, kaiju, mech, scene };
inline constexpr int category_count = 4;
using CategorySet = SetOf<Category>;

// TYPEs, in the order of the rules (UCG 2.3.4.2).
enum class Type : std::uint8_t { basic, power, speed, armed, hazard, devastation, invasion, meteo };
inline constexpr int type_count = 8;
using TypeSet = SetOf<Type>;

// How many cards a character is a stack of, less one (UCG 2.3.5.2). They name the columns of BP, too (UCG 2.3.7.2).
enum class State : std::uint8_t { single, double_, triple, quad };
inline constexpr int state_count = 4;
using StateSet = SetOf<State>;

}  // namespace cubenight::ultraman
