// A card as it was printed: what a person's own card data says of it, and nothing read into it.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace cubenight::printed {

struct PrintedAbility {
    std::string name, kind, text;  // kind: "Ability", "Poké-Power", "Poké-Body", "Pokémon Power"
    friend bool operator==(const PrintedAbility&, const PrintedAbility&) = default;
};

struct PrintedTrait {
    std::string name, text;
    friend bool operator==(const PrintedTrait&, const PrintedTrait&) = default;
};

struct PrintedAttack {
    std::string name;
    std::vector<std::string> cost;  // a word for each Energy: "Fire", "Colorless"
    std::string damage;             // as printed: "30", "30+", "20×", "10-", "?", or empty
    std::string text;               // empty where the attack has none
    friend bool operator==(const PrintedAttack&, const PrintedAttack&) = default;
};

// A Weakness or a Resistance.
struct PrintedModifier {
    std::string type, value;  // value as printed: "×2", "+20", "-30"
    friend bool operator==(const PrintedModifier&, const PrintedModifier&) = default;
};

struct PrintedCard {
    std::string id;      // of the data, as "base1-4"; no other card of the data has it
    std::string set;     // the set's code in the data
    std::string number;  // as printed: "4", "TG05", "!"; several cards of a set can have one number
    std::string name;
    std::string supertype;              // "Pokémon", "Trainer" or "Energy"
    std::vector<std::string> subtypes;  // "Basic", "Stage 1", "GX", "Item", "Special" ...
    std::string level;                  // "12", "X"; empty where none is printed
    int hp = 0;                         // 0 where none is printed
    std::vector<std::string> types;     // "Fire"; several on cards with two types
    std::string evolves_from;           // a name; empty where it evolves from nothing
    std::vector<PrintedAbility> abilities;
    std::optional<PrintedTrait> ancient_trait;
    std::vector<PrintedAttack> attacks;
    std::vector<PrintedModifier> weaknesses, resistances;
    std::vector<std::string> retreat_cost;  // a word for each Energy
    std::vector<std::string> rules;         // lines: what a Trainer or a Special Energy does, reminders, rule boxes
    std::string regulation_mark;            // a letter; empty on older cards
    friend bool operator==(const PrintedCard&, const PrintedCard&) = default;
};

}  // namespace cubenight::printed
