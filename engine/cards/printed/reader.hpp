// The third face of the effect language: English card text as it is printed, of any era, turned into the tree that the
// notation would say. What is not understood wholly is not read, and neither is what can be understood in two ways.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/effect.hpp"
#include "engine/cards/printed/grammar.hpp"
#include "engine/cards/printed/references.hpp"

namespace cubenight::printed {

enum class TextKind : std::uint8_t { attack, ability, play, stadium, tool, energy };
inline constexpr std::string_view phrase_of_kind[] = {"AttackText",  "AbilityText", "PlayText",
                                                      "StadiumText", "ToolText",    "EnergyText"};

// A line that says only what the rulebook says of every card of that kind.
inline constexpr std::string_view reminder_phrase = "ReminderLine";
// What a grammar has to say.
inline constexpr std::string_view root_phrases[] = {"AttackText", "AbilityText", "PlayText",    "StadiumText",
                                                    "ToolText",   "EnergyText",  "ReminderLine"};

struct PrintedText {
    TextKind kind = TextKind::attack;
    std::string_view text;
    std::string_view card_name;   // the card's own name, by which older texts call it
    PrintedDamage damage;         // of an attack
    std::string_view title = {};  // of the attack or Ability whose text it is
    // "Trainer card" means what is an Item card today, as in texts of 2007 to 2011, when Supporters and Stadiums were none.
    bool trainers_are_items = false;
};

enum class Unread : std::uint8_t { not_understood, two_ways, not_sayable, too_long };

struct TextReading {
    std::optional<Effect> effect;    // nothing where the text is not read
    std::optional<Effect> attached;  // of a card that attaches itself: what it says while it is attached
    Unread why = Unread::not_understood;
    std::size_t at = 0;                // where reading ended, in bytes of the text; of what is not understood
    std::string sentence;              // the sentence around that place
    std::vector<std::uint32_t> rules;  // by which a text that is read was read, each once, in ascending order
    // What the text was understood as, in notation: none, one, or more where it is unread.
    std::vector<std::string> ways;
};

// Whether a line of a card is only a reminder; given the card, of what its rule boxes do anyway. REQUIRES: the grammar has
// the phrase.
bool is_reminder(const Grammar& grammar, std::string_view line, std::string_view card_name, const Card* card = nullptr);

// REQUIRES: the grammar has the phrases of phrase_of_kind.
TextReading read_printed(const Grammar& grammar, const PrintedText& text);

}  // namespace cubenight::printed
