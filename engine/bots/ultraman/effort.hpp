// How much may be tried before a decision, so that it takes some milliseconds whatever texts ask. It is counted, not timed:
// the same view gives the same decision on every machine.
#pragma once

#include <cstddef>

namespace cubenight::ultraman::steady {

class Effort {
public:
    // To lay out, or to judge, a match with so many battle areas: all of them look at each other.
    void spend(int areas) { left_ -= (areas + 2) * (areas + 2) * (areas + 2) / 4; }
    // From now on this is the first of so many things that are tried, each with as much of what is left.
    void share(std::size_t things) { floor_ = left_ - left_ / static_cast<int>(things); }
    bool spent() const { return left_ <= floor_; }

private:
    int left_ = 25'000, floor_ = 0;
};

}  // namespace cubenight::ultraman::steady
