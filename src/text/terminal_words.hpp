// What the terminal says: while a night goes on and in reports (en/terminal.def), and of its commands (en/help.def).
#pragma once

#include <cstdint>
#include <string_view>

#include "src/text/language.hpp"

namespace cubenight::text {

#define CUBENIGHT_PHRASE(id, english) id,
enum class TerminalPhrase : std::uint16_t {
#include "src/text/en/terminal.def"
};
enum class HelpPhrase : std::uint8_t {
#include "src/text/en/help.def"
};
#undef CUBENIGHT_PHRASE

std::string_view words(TerminalPhrase phrase, Language language);
std::string_view words(HelpPhrase phrase, Language language);

}  // namespace cubenight::text
