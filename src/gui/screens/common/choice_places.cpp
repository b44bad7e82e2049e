#include "src/gui/screens/common/choice_places.hpp"

#include <algorithm>

namespace cubenight::gui {

namespace {

bool holds(const std::vector<CopyId>& copies, CopyId copy) { return std::ranges::find(copies, copy) != copies.end(); }

}  // namespace

void ChoicePlaces::forget_after(std::size_t picked) {
    if (chosen_.size() > picked) chosen_.resize(picked);
}

ChoicePlace* ChoicePlaces::place_of(CopyId copy) {
    const auto place = std::ranges::find_if(places_, [&](const ChoicePlace& each) { return holds(each.copies, copy); });
    return place == places_.end() ? nullptr : &*place;
}

// Whether all that can be chosen could be chosen when the question began: then it is still the same one.
bool ChoicePlaces::stays(std::span<const ListedFace> list) {
    return std::ranges::all_of(list, [&](const ListedFace& entry) {
        const ChoicePlace* place = place_of(entry.copy);
        return place && place->numbered;
    });
}

// What can be chosen comes first, then what the steps before have brought, then what is only seen.
void ChoicePlaces::begin(std::span<const ListedFace> list, std::span<const ListedFace> looked) {
    places_.clear();
    for (const ListedFace& entry : list) places_.push_back({entry, entry.copies, true, {}});
    for (const CopyId copy : chosen_) places_.push_back({{copy, 1, {}, {copy}}, {copy}, false, {}});
    for (ListedFace entry : looked) {
        const auto before = std::ranges::count_if(entry.copies, [&](CopyId copy) { return holds(chosen_, copy); });
        entry.count -= static_cast<int>(before);
        if (entry.count < 1) continue;
        std::erase_if(entry.copies, [&](CopyId copy) { return holds(chosen_, copy); });
        entry.copy = entry.copies.front();
        places_.push_back({entry, entry.copies, false, {}});
    }
}

void ChoicePlaces::follow(std::span<const ListedFace> list, std::span<const ListedFace> looked, CopyId source,
                          std::size_t picked) {
    forget_after(picked);
    for (const ListedFace& entry : list) std::erase_if(chosen_, [&](CopyId copy) { return holds(entry.copies, copy); });
    if (chosen_.empty() || source != source_ || !stays(list)) begin(list, looked);
    source_ = source;
    for (ChoicePlace& place : places_) place.answer.reset(), place.chosen.clear(), place.gone = place.numbered;
    for (const CopyId copy : chosen_)
        if (ChoicePlace* place = place_of(copy)) {
            place->chosen.push_back(copy), place->gone = false;
            place->face.copy = copy, place->face.count = static_cast<int>(place->chosen.size());
        }
    for (const ListedFace& entry : looked)
        if (ChoicePlace* place = place_of(entry.copy); place && place->chosen.empty())
            place->face.copy = entry.copy, place->face.count = entry.count, place->gone = false;
    for (std::size_t i = 0; i < list.size(); ++i)
        if (ChoicePlace* place = place_of(list[i].copy))
            place->face.copy = list[i].copy, place->face.count = list[i].count, place->answer = i, place->gone = false;
}

}  // namespace cubenight::gui
