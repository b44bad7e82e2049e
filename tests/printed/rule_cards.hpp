// Cards with invented names, each with a printed text that one rule of the grammar helps to read.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/cards/card.hpp"
#include "engine/cards/printed/grammar.hpp"

namespace cubenight::test {

struct RuleCards {
    std::vector<Card> cards;                // one for each rule that helps to read more than reminders
    std::vector<std::uint32_t> never_read;  // rules by which no text was read that was tried
};

// REQUIRES: the grammar has the phrases of printed::phrase_of_kind.
RuleCards rule_cards(const printed::Grammar& grammar);

}  // namespace cubenight::test
