#include "engine/core/ensure.hpp"

#include <cstdio>
#include <cstdlib>

namespace cubenight {

void broken_promise(const char* condition, const char* file, int line) {
    std::fprintf(stderr, "%s:%d: broken promise: %s\n", file, line, condition);
    std::abort();
}

}  // namespace cubenight
