// Where the cards of a list lie while several of them are chosen one after another: each stays where it was.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/core/ids.hpp"

namespace cubenight::gui {

// Equal cards of one pile stand together.
struct ListedFace {
    CopyId copy{};
    int count = 1;
    std::string place;                // "deck", "on Gloom"
    std::vector<CopyId> copies = {};  // all that it stands for
};

struct ChoicePlace {
    ListedFace face;                    // as it lies there now
    std::vector<CopyId> copies;         // that lay there when the question began
    bool numbered = false;              // it could be chosen then
    std::optional<std::size_t> answer;  // by its place in what can be chosen now
    std::vector<CopyId> chosen = {};    // of them, in their order
    bool gone = false;                  // nothing lies there any more
};

class ChoicePlaces {
public:
    // Of the parts of a choice `picked` were chosen before; `list` can be chosen now, `looked` is only seen.
    void follow(std::span<const ListedFace> list, std::span<const ListedFace> looked, CopyId source,
                std::size_t picked);
    void choose(CopyId copy) { chosen_.push_back(copy); }
    // What was chosen has another choice behind it, or was taken back.
    void forget_after(std::size_t picked);
    const std::vector<ChoicePlace>& all() const { return places_; }

private:
    ChoicePlace* place_of(CopyId copy);
    bool stays(std::span<const ListedFace> list);
    void begin(std::span<const ListedFace> list, std::span<const ListedFace> looked);

    std::vector<ChoicePlace> places_;
    std::vector<CopyId> chosen_;  // in their order
    CopyId source_ = no_copy;
};

}  // namespace cubenight::gui
