// Which clauses say the same of a refusal: a judge may cite any of them.
#pragma once

#include <string_view>

namespace cubenight::scenario {

// A clause as somebody cites it: with or without its document, or a chapter that it is part of.
bool cites(std::string_view actual, std::string_view wanted);

// The same, or a clause on which the same refusal is founded: of several the match names one.
bool is_refused_by(std::string_view actual, std::string_view wanted);

}  // namespace cubenight::scenario
