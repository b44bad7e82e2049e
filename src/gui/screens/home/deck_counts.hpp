// What a deck is made of, as the workshop tells it beside its cards: copies of each kind, type and stage or level.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "draft/pool/copies.hpp"
#include "src/gui/kit/strings.hpp"

namespace cubenight::gui {

struct DeckCountGroup {
    std::string title;
    std::vector<std::pair<std::string, int>> counts = {};
};

// `contents`: how many copies of each card.
std::vector<DeckCountGroup> deck_counts(const Strings& say, const draft::DraftCards& cards,
                                        const std::map<CardId, int>& contents);

}  // namespace cubenight::gui
