// Of all that a sweep goes through, every n-th where the environment variable CUBENIGHT_EVERY says n: for a build in which
// everything is slow, such as one with sanitizers. Everything where it says nothing.
#pragma once

#include <algorithm>
#include <cstdlib>

namespace cubenight::test {

class Sparse {
public:
    // Whether what comes next is looked at; the first always is.
    bool takes() { return next_++ % every_ == 0; }

private:
    static int said() {
        const char* const number = std::getenv("CUBENIGHT_EVERY");
        return number ? std::max(1, std::atoi(number)) : 1;
    }

    int every_ = said(), next_ = 0;
};

}  // namespace cubenight::test
