// The Lantern Cube as the sample sessions of the window's tests use it.
#pragma once

#include "src/gui/samples/samples.hpp"
#include "tests/support/catch.hpp"

namespace cubenight::gui {

inline const SampleCube& lantern() {
    static const SampleCube cube = [] {
        Result<SampleCube> read = sample_cube(CUBENIGHT_TEST_DATA);
        REQUIRE(read.ok());
        return *read;
    }();
    return cube;
}

}  // namespace cubenight::gui
