// Digits of ASCII.
#pragma once

namespace cubenight {

// The same in every locale, and for every char.
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

}  // namespace cubenight
