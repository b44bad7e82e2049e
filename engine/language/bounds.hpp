// Bounds on hostile input: a text beyond them is refused with the reason.
#pragma once

#include <cstddef>

namespace cubenight {

inline constexpr std::size_t largest_text = 4u << 20;  // bytes of one file
inline constexpr std::size_t largest_string = 2000;    // bytes between two quotes
inline constexpr int largest_number = 9999;            // written anywhere in a card or cube file
inline constexpr int deepest_tree = 48;                // nested nodes
inline constexpr std::size_t largest_effect = 1024;    // nodes of one effect
inline constexpr int most_variables = 8;               // of one effect

}  // namespace cubenight
