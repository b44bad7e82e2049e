// A text that moves or attaches things asks more than once: which card, from whom, to whom; and one that speaks of several
// things asks for each of them. Which of these questions is asked now, and how many there are, so that nobody has to find
// that out from the sentence of the card.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/pokemon/book/rulebook.hpp"
#include "engine/pokemon/view.hpp"

namespace cubenight::text {

enum class StepAbout : std::uint8_t { card, pokemon, from, to, part /* of a selection of several things */ };

struct AskedStep {
    int number = 1, all = 1;
    StepAbout about = StepAbout::card;
    CopyId moved = no_copy;  // the card that goes to whom is chosen now, where it is one by itself
};

// Nothing where no text asks, or it asks once.
std::optional<AskedStep> step_asked(const pokemon::Rulebook& book, const pokemon::View& view);

}  // namespace cubenight::text
