// What goes wrong with files, cards, cubes, scenarios and nights, as the engine and the stores say it (engine/core/saying.hpp).
// Their English patterns stand where they are said; LANGUAGE/faults_of_*.def
// have each of them in the other languages.
#pragma once

#include <string_view>

#include "src/text/language.hpp"

namespace cubenight::text {

// The pattern in that language; as it is where nobody says it.
std::string_view fault_words(std::string_view english, Language language);

}  // namespace cubenight::text
