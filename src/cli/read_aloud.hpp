// Cards as people read them: what each text says in a sentence, and the notation that says it.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "engine/cards/card.hpp"
#include "engine/cards/ultraman/card.hpp"
#include "src/text/language.hpp"

namespace cubenight::cli {

struct TextAloud {
    std::string kind;  // as the notation calls it: attack, ability, use, play, stadium, attached, text
    std::string name, notation, words;
};

struct CardAloud {
    std::string key, name;
    std::string english;             // the name that rules and other programs know
    std::vector<std::string> rules;  // what it says beside its texts, a sentence each
    std::vector<TextAloud> texts;
    std::vector<std::string> unread;
};

CardAloud read_aloud(const Card& card, text::Language language);
CardAloud read_aloud(const ultraman::Card& card, text::Language language);

enum class Beside : std::uint8_t { nothing, notation };
// What its texts say, and what is resolved by hand: lines with their ends, set in.
std::string texts_of(const CardAloud& card, Beside beside = Beside::nothing);
// The same below its name.
void print(std::ostream& out, const CardAloud& card, Beside beside);

}  // namespace cubenight::cli
