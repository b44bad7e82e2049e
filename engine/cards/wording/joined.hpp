// The sentences of a text put together, and parts of them, in any game.
#pragma once

#include <span>
#include <string>

#include "engine/cards/language.hpp"
#include "engine/cards/wording/sentence.hpp"

namespace cubenight::wording {

// As they are printed.
std::string joined(std::span<const Sentence> sentences, Language language);
// Those of the nodes from `first` to before `end`, without bullets.
std::string joined_of(std::span<const Sentence> sentences, NodeIndex first, NodeIndex end, Language language);
// The last one that begins at the node or before it, without its bullet; empty where none does.
std::string sentence_around(std::span<const Sentence> sentences, NodeIndex node);

}  // namespace cubenight::wording
