// Names that the program gives where nobody typed one: to bots, to people, to nights, to the decks that it brings. They are kept as they were said, and shown
// in the language of whoever reads them.
#pragma once

#include <string>
#include <string_view>

#include "src/text/language.hpp"

namespace cubenight::text {

// Whether the program gives that name, in whatever language.
bool is_given_name(std::string_view name);
// Such a name as that language has it, also where a number or a time stands behind that of a night; any other as it is.
std::string given_name(std::string_view name, Language language);

// What tells a bot from the others, "Lamp" of "Bot Lamp"; of anybody else the whole name.
std::string_view own_part(std::string_view name, Language language);

}  // namespace cubenight::text
