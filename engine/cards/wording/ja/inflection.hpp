// Verbs and adjectives at the end of a clause, in the form that what follows asks for.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace cubenight::wording {

enum class Form : std::uint8_t {
    plain,
    joining,   // "引き、": another clause follows
    te,        // "引いて": before a verb that helps
    past,      // "引いた"
    state,     // "引いている"
    unless,    // "引かなければ"
    negative,  // "引かない"
};

// The clause with its last word in that form. A clause that ends in a noun ("30ダメージ追加") gets the verb it lacks.
std::string inflected(std::string_view clause, Form form);
// "…なら、" before another condition: "…で、".
std::string and_then(std::string condition);

}  // namespace cubenight::wording
