// What a person decides about lines of a list that nobody else can settle.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/cards/lists/resolve.hpp"
#include "src/lists/card_sources.hpp"

namespace cubenight {

// That the entry of a line means the card of that id.
struct LineChoice {
    int line = 0;
    std::string id;
};

// Carries the choices out. An error names the first that cannot be: a line without an entry, a card that there is not.
std::optional<Error> choose(const CardList& list, std::vector<Resolution>& found, std::span<const LineChoice> choices,
                            CardSources sources);

}  // namespace cubenight
