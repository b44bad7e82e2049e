// What the game calls its types, stages, kinds of cards and Special Conditions, said once for log, screens and draft;
// and what bots are called.
#pragma once

#include <string_view>

#include "engine/cards/types.hpp"
#include "src/text/language.hpp"

// Where their arguments live, so that Say finds them there.
namespace cubenight {

std::string_view words(Type type, Language language);
std::string_view words(Stage stage, Language language);  // empty for none
std::string_view words(CardKind kind, Language language);
std::string_view words(SpecialCondition condition, Language language);

namespace text {

inline constexpr int bot_name_count = 16;
// What a bot at the table is called that was given no name: nobody mistakes it for a person. With more bots than names
// they begin anew. REQUIRES: 0 <= number.
std::string_view bot_name(int number, Language language);

}  // namespace text

}  // namespace cubenight
