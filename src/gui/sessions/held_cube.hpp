// A cube and the cards that it is made of, kept alive together.
#pragma once

#include <memory>

#include "draft/pool/copies.hpp"

namespace cubenight::gui {

struct HeldCube {
    std::shared_ptr<const CardSet> set;
    std::shared_ptr<const Cube> cube;
    std::shared_ptr<const ultraman::CubeContents> ucg = nullptr;  // of a cube of the Ultraman Card Game
    draft::DraftCards cards() const { return {cube.get(), set.get(), ucg.get()}; }
};

}  // namespace cubenight::gui
