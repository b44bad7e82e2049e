// Why a card is a good pick, in a few words.
#pragma once

#include <string>

#include "draft/judge/bot.hpp"
#include "src/text/language.hpp"

namespace cubenight::text {

// "Bridges Charmander to Charizard".
std::string reason_text(const draft::PickReason& reason, const draft::DraftCards& cards,
                        Language language = Language::english);

}  // namespace cubenight::text
