// The cards of a cube as the draft sees them.
#pragma once

#include "draft/pool/copies.hpp"
#include "src/store/library.hpp"

namespace cubenight {

// They point into the cube, which must outlive them.
inline draft::DraftCards cards_of(const store::LoadedCube& cube) {
    return {&cube.cube, cube.cards.get(), cube.ucg.get()};
}

}  // namespace cubenight
