// The languages that people are told things in. What a language has no words for is told in English, which is complete.
#pragma once

#include "engine/cards/language.hpp"

namespace cubenight::text {

using cubenight::Language;
using cubenight::language_count;

}  // namespace cubenight::text
