// Lists in which equal cards of one place stand together.
#pragma once

#include <algorithm>
#include <vector>

#include "engine/core/ids.hpp"

namespace cubenight::gui {

// Adds the entry, or counts it with an equal one. `Listed` has an option, a card, a place and a count; cards that are not known stand
// by themselves; `copies` are all that the entry stands for.
template <class Listed>
void add_listed(std::vector<Listed>& list, Listed entry) {
    const auto same = std::find_if(list.begin(), list.end(), [&](const Listed& other) {
        return entry.card && other.card == entry.card && other.place == entry.place;
    });
    entry.copies = {CopyId{entry.option.a}};
    if (same == list.end()) return list.push_back(std::move(entry));
    ++same->count;
    same->copies.push_back(entry.copies.front());
}

}  // namespace cubenight::gui
