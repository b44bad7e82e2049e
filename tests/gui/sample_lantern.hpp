// The cubes that the sample sessions of the window's tests use.
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

inline const SampleCube& ultra() {
    static const SampleCube cube = [] {
        Result<SampleCube> read = sample_cube(CUBENIGHT_TEST_DATA, SampleGame::ultraman);
        REQUIRE(read.ok());
        return *read;
    }();
    return cube;
}

inline const SampleCube& cube_of(SampleGame game) { return game == SampleGame::ultraman ? ultra() : lantern(); }

}  // namespace cubenight::gui
