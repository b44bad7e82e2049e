// A text in sentences, whatever the language: what it stands on, and which statement each sentence says.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/card.hpp"

namespace cubenight::wording {

// What a text stands on: it decides what `this` is called, and how the text opens.
enum class TextOf : std::uint8_t {
    attack,
    ability,  // of a Pokémon
    use,      // of an attached card, by its player
    play,
    stadium,
    attached,  // of energy, a Tool or another card that stays attached
};
// What the texts of that place are called in the notation.
constexpr std::string_view name_of(TextOf of) {
    switch (of) {
        case TextOf::attack: return "attack";
        case TextOf::ability: return "ability";
        case TextOf::use: return "use";
        case TextOf::play: return "play";
        case TextOf::stadium: return "stadium";
        case TextOf::attached: return "attached";
    }
    return {};
}

struct Source {
    TextOf of = TextOf::play;
    bool on_pokemon = false;             // the card is a Pokémon, so that `this` is
    bool fossil = false;                 // a Trainer that is played as a Pokémon
    std::string_view name = {};          // of an Ability or attack
    std::string_view levels_up = {};     // of a Pokémon LV.X: whom it is put on, which is no evolving
    std::vector<TypeSet> provides = {};  // of a Special Energy card: the units it has as printed
    int damage = 0;                      // of an attack, as printed
    DamageSign sign = DamageSign::none;
};

struct Sentence {
    NodeIndex node = no_node;  // the statement that it says, or the first of several
    std::string words;         // with its full stop; energy as {R}, a choice's parts on lines of their own
};
// What a part of a choice begins with, behind a line break.
// What is quoted within a sentence ends with it.
constexpr std::string_view without_stop(std::string_view quoted) {
    return quoted.ends_with('.') ? quoted.substr(0, quoted.size() - 1) : quoted;
}

inline constexpr std::string_view bullet = "• ";

}  // namespace cubenight::wording
