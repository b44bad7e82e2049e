// Of all that a sweep goes through, every n-th where the environment variable CUBENIGHT_EVERY says n: for a build in which
// everything is slow, such as one with sanitizers. Everything where it says nothing.
#pragma once

#include <algorithm>
#include <cstdlib>

namespace cubenight::test {

class Sparse {
public:
    Sparse() = default;
    // Every `least_often`-th at the least.
    explicit Sparse(int least_often) : every_(std::min(every(), least_often)) {}

    // Whether what comes next is looked at; the first always is.
    bool takes() { return next_++ % every_ == 0; }

    // How many of `count` random ones are looked at; one at least.
    static int of(int count) { return std::max(1, count / every()); }

    // Whether nothing is left out anywhere, so that sums may be asked for.
    static bool nowhere() { return every() == 1; }

    // Of so many, one is looked at.
    static int every() {
        const char* const number = std::getenv("CUBENIGHT_EVERY");
        return number ? std::max(1, std::atoi(number)) : 1;
    }

private:
    int every_ = every(), next_ = 0;
};

}  // namespace cubenight::test
