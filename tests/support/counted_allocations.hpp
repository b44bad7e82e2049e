// A test program with counted_allocations.cpp counts every use of operator new.
#pragma once

namespace cubenight::test {

// Uses of operator new since the program began.
extern long allocations;

}  // namespace cubenight::test
