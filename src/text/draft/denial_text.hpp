// Why a night does not follow a wish, in one sentence.
#pragma once

#include <string>

#include "draft/table/refusal.hpp"
#include "src/text/language.hpp"

namespace cubenight::text {

std::string denial_sentence(const draft::NightRefusal& refusal, Language language = Language::english);

}  // namespace cubenight::text
