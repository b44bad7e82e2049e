// Lists in which equal cards of one place stand together.
#pragma once

#include <algorithm>
#include <vector>

namespace cubenight::gui {

// Adds the entry, or counts it with an equal one. `Listed` has a card, a place and a count; cards that are not known stand
// by themselves.
template <class Listed>
void add_listed(std::vector<Listed>& list, Listed entry) {
    const auto same = std::find_if(list.begin(), list.end(), [&](const Listed& other) {
        return entry.card && other.card == entry.card && other.place == entry.place;
    });
    if (same == list.end()) list.push_back(std::move(entry));
    else ++same->count;
}

}  // namespace cubenight::gui
