// Small values that a card is printed with: types, stages, Special Conditions, kinds of card.
#pragma once

#include <bit>
#include <cstdint>

namespace cubenight {

// Pokémon and energy types in the order of the basic energies (JA I-C.b4; Fairy and Dragon from D-08).
// Follows FI types.
enum class Type : std::uint8_t {
    grass,
    fire,
    water,
    lightning,
    psychic,
    fighting,
    darkness,
    metal,
    fairy,
    dragon,
    colorless,
};
inline constexpr int type_count = 11;

// A set of types as bits. A Pokémon has one or two; a unit of energy counts for each of its types.
// Follows FI liite-l.
struct TypeSet {
    std::uint16_t bits = 0;

    static constexpr TypeSet of(Type type) { return {static_cast<std::uint16_t>(1u << static_cast<int>(type))}; }
    static constexpr TypeSet all() { return {(1u << type_count) - 1}; }
    constexpr bool has(Type type) const { return (bits >> static_cast<int>(type)) & 1; }
    constexpr bool has_all(TypeSet other) const { return (bits & other.bits) == other.bits; }
    constexpr bool has_any(TypeSet other) const { return (bits & other.bits) != 0; }
    constexpr bool empty() const { return bits == 0; }
    constexpr bool several() const { return (bits & (bits - 1)) != 0; }
    constexpr int size() const { return std::popcount(bits); }
    // The lowest type. REQUIRES: not empty.
    constexpr Type first() const { return static_cast<Type>(std::countr_zero(bits)); }
    friend constexpr TypeSet operator|(TypeSet a, TypeSet b) { return {static_cast<std::uint16_t>(a.bits | b.bits)}; }
    friend constexpr bool operator==(TypeSet, TypeSet) = default;
};

// Follows FI card.trainer, card.energy.
enum class CardKind : std::uint8_t { pokemon, item, tool, supporter, stadium, basic_energy, special_energy };

constexpr bool is_trainer(CardKind kind) { return kind >= CardKind::item && kind <= CardKind::stadium; }
constexpr bool is_energy(CardKind kind) { return kind >= CardKind::basic_energy; }

// How a Pokémon card comes into play. Stages beyond stage2 are evolutions with rules of their own
// (FI appendices A to T).
// Follows FI card.pokemon, liite-d.stage, liite-q.name, liite-t.notbasic.
enum class Stage : std::uint8_t {
    none,  // not a Pokémon
    basic,
    stage1,
    stage2,
    vmax,
    vstar,
    mega,
    break_,
    level_up,
    restored,
    legend,
    vunion,
};

// Comes from hand on top of another Pokémon.
constexpr bool is_evolution(Stage stage) {
    return stage == Stage::stage1 || stage == Stage::stage2 || stage == Stage::vmax || stage == Stage::vstar ||
           stage == Stage::mega || stage == Stage::break_ || stage == Stage::level_up;
}

enum class SpecialCondition : std::uint8_t { asleep, burned, confused, paralyzed, poisoned };
inline constexpr int condition_count = 5;

// Damage counters in a Checkup where no text says otherwise; they are never written (FI checkup; JA E-16, E-28;
// difference 3).
constexpr int usual_counters(SpecialCondition which) {
    return which == SpecialCondition::burned ? 2 : which == SpecialCondition::poisoned ? 1 : 0;
}

// What a player has room for at most.
inline constexpr int most_prizes = 6;
inline constexpr int most_benched = 8;

// Rules printed in a box on the card (JA D-18): which of them a card has.
// Follows FI liite-c, liite-g.
enum class RuleBox : std::uint8_t {
    ex_lower,
    ex_upper,
    gx,
    v,
    vmax,
    vstar,
    vunion,
    break_,
    mega,
    tag_team,
    prism_star,
    ace_spec,
    radiant,
    level_x,
    legend,
    star,
    ultra_beast,
    tera,
};

struct RuleBoxSet {
    std::uint32_t bits = 0;
    constexpr bool has(RuleBox box) const { return (bits >> static_cast<int>(box)) & 1; }
    constexpr void add(RuleBox box) { bits |= 1u << static_cast<int>(box); }
    constexpr bool empty() const { return bits == 0; }
    friend constexpr bool operator==(RuleBoxSet, RuleBoxSet) = default;
};

}  // namespace cubenight
