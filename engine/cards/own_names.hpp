// What a card file calls a thing in other languages than English.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/cards/language.hpp"

namespace cubenight {

struct OwnName {
    Language language = Language::english;
    std::string name;
    friend bool operator==(const OwnName&, const OwnName&) = default;
};
// Each language at most once, in the order of Language; English never: that is the name itself.
using OwnNames = std::vector<OwnName>;

class NameBook;

// The book in which the names of a set of cards stand in other languages (names.hpp). It is no part of what is printed:
// a card is the same whichever book it came with.
struct SharedNames {
    std::shared_ptr<const NameBook> book;
    friend bool operator==(const SharedNames&, const SharedNames&) { return true; }
};

}  // namespace cubenight
