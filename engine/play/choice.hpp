// What a match asks: of whom, why, and what may be answered. The same in any game, but for the kinds of choices and
// options and the clauses that each game has of its own.
#pragma once

#include <cstdint>

#include "engine/core/inline_vector.hpp"
#include "engine/language/node.hpp"
#include "engine/play/actor.hpp"
#include "engine/play/option.hpp"

namespace cubenight::play {

inline constexpr std::size_t most_options = 127;

template <class Kind, class Clause, class OptionKind>
struct Choice {
    Actor actor = Actor::nobody;
    Kind kind{};
    std::uint8_t source = 0xFF;  // copy whose text asks, 0xFF for a rule
    std::uint8_t picked = 0;     // parts chosen so far
    std::uint8_t least = 0;      // parts that must be chosen
    std::uint8_t most = 0;
    Clause clause{};
    NodeIndex node = no_node;  // the text's node that asks
    std::uint16_t program = 0;
    InlineVector<Option<OptionKind>, most_options> options;
    std::uint8_t part = 0;  // of a selection of several things: which of them is asked for, from 0
    friend constexpr bool operator==(const Choice&, const Choice&) = default;
};

}  // namespace cubenight::play
