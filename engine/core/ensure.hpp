// ENSURE: our own mistakes. On in every build; never reachable from outside input.
#pragma once

namespace cubenight {

// Prints the broken promise and aborts.
[[noreturn]] void broken_promise(const char* condition, const char* file, int line);

}  // namespace cubenight

#define ENSURE(condition) \
    ((condition) ? static_cast<void>(0) : ::cubenight::broken_promise(#condition, __FILE__, __LINE__))
