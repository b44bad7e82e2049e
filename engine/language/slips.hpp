// Words that were nearly written: how many slips of the keyboard lie between two words.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "engine/core/saying.hpp"

namespace cubenight {

// Letters left out, put in, exchanged for others or with their neighbour; a capital for a small letter is none. Counted up
// to longest_slip; more than that where a word is longer.
std::size_t slips_between(std::string_view written, std::string_view meant);

// So many slips are forgiven in a word of that length: none in short ones, since these are all near each other.
std::size_t slips_forgiven(std::string_view meant);

// The nearest of the words, or nothing where none is near.
std::string_view nearest(std::string_view written, std::span<const std::string_view> words);

// Asks after the reason whether that was meant: "there is no type fier; did you mean `fire`?" The reason alone where nothing
// is near.
Saying or_meant(const Saying& reason, std::string_view meant);

inline constexpr std::size_t longest_slip = 32;  // letters of a word that is compared

}  // namespace cubenight
