// What a person types to find cards, as a query of full-text search.
#pragma once

#include <string>
#include <string_view>

namespace cubenight::library {

// A query that finds the cards with all these words (Library::search). Whatever is typed, it is well-formed; empty where there
// is no word in it.
std::string match_query(std::string_view typed);

}  // namespace cubenight::library
