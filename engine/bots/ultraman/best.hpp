// The best of some options; between equals the generator decides.
#pragma once

#include "engine/core/chance.hpp"
#include "engine/ultraman/match/choice.hpp"

namespace cubenight::ultraman::steady {

class Best {
public:
    explicit Best(Generator& generator) : generator_(generator) {}

    void add(Option option, int worth) {
        if (equals_ > 0 && worth < worth_) return;
        equals_ = equals_ > 0 && worth == worth_ ? equals_ + 1 : 1;
        worth_ = worth;
        if (equals_ == 1 || generator_.below(equals_) == 0) option_ = option;
    }
    // REQUIRES: one was added.
    Option option() const { return option_; }
    int worth() const { return worth_; }

private:
    Generator& generator_;
    Option option_;
    int worth_ = 0;
    std::uint32_t equals_ = 0;
};

}  // namespace cubenight::ultraman::steady
