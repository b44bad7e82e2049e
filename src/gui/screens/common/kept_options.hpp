// The options of a question as they stood when it began: of several things that are chosen one after another each keeps its
// number until all are chosen.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

namespace cubenight::gui {

template <class Option>
class KeptOptions {
public:
    // `now`: what can be chosen; `picked`: parts of the question that were chosen before.
    void follow(const std::vector<Option>& now, int source, std::size_t picked) {
        const auto stays = [&](const Option& option) { return number_of(option) > 0; };
        if (picked == 0 || source != source_ || !std::ranges::all_of(now, stays)) all_ = now;
        source_ = source;
    }
    // 1-based; 0 where it never could be chosen.
    int number_of(const Option& option) const {
        const auto found = std::ranges::find(all_, option);
        return found == all_.end() ? 0 : static_cast<int>(found - all_.begin()) + 1;
    }
    // What has that number, whether it can be chosen now or was before.
    std::optional<Option> at(int number) const {
        const auto place = static_cast<std::size_t>(number) - 1;
        return place < all_.size() ? std::optional(all_[place]) : std::nullopt;
    }
    int count() const { return static_cast<int>(all_.size()); }

private:
    std::vector<Option> all_;
    int source_ = -1;
};

}  // namespace cubenight::gui
