// A draft that bots play among themselves, for the decks that come of it.
#pragma once

#include <cstdint>
#include <vector>

#include "draft/night/settings.hpp"

namespace cubenight::gui {

// The decks of so many bots, each as a match takes it in, where the cube's rules are changed so. Empty where the cube is too small for them, or a pool allows no deck.
std::vector<std::vector<CardId>> drafted_decks(const draft::DraftCards& cards, int bots, std::uint64_t seed,
                                               const std::vector<draft::RuleChange>& changes = {});

}  // namespace cubenight::gui
