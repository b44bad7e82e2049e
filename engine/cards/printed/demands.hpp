// What "if you do" demands of the words before it.
#pragma once

#include <optional>
#include <string>

namespace cubenight::printed {

// Notation where what stands behind `then` waits for all of several cards that are named with their number, and not for some of
// them (JA E-10.b2): `discard 2 S; then A` is written `discard exactly 2 S; then A`. Nothing where two things are demanded
// that the notation cannot demand together. An attack's own damage is no part of what comes `before damage`, and what its
// number is multiplied by hangs on no coin and no condition unless the attack fails otherwise.
std::optional<std::string> with_demands(std::string notation);

}  // namespace cubenight::printed
