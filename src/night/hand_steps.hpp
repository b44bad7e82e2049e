// Where each verb of what is done by hand in a match began, so that its seat can take it back one after another.
#pragma once

#include <vector>

namespace cubenight {

class HandSteps {
public:
    // A step was taken as number `step` of the match: it began a verb, or not; what is done by hand goes on behind it, or not.
    void note(int step, bool begins_verb, bool goes_on) {
        if (begins_verb) begun_.push_back(step);
        if (!goes_on) begun_.clear();
    }
    // How many steps behind the beginning of the last verb the match is now; 0 where there is none to take back.
    int since(int steps) const { return begun_.empty() ? 0 : steps - begun_.back(); }

private:
    std::vector<int> begun_;
};

}  // namespace cubenight
