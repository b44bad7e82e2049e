// The moment of a match that is looked back at, as the values of its table: read once, not each frame.
#pragma once

#include <optional>
#include <utility>

#include "src/gui/screens/common/look_back.hpp"
#include "src/text/language.hpp"

namespace cubenight::gui {

template <class Values>
class PastMoment {
public:
    template <class Match>
    void follow(Match& match, const LookBack& back, text::Language language) {
        if (!back.on()) return at_.reset();
        const std::pair<std::size_t, Sight> moment{back.moment(), back.sight()};
        if (at_ == moment && values_.names.language == language) return;
        at_ = moment;
        const auto past = match.past(moment.first, moment.second);
        entries_ = past.entries;
        values_.read_past(match, past, language);
    }
    // REQUIRES: one is looked back at.
    Values& values() { return values_; }
    const Values& values() const { return values_; }
    // How many entries of the log were told then; nothing: none is looked back at.
    std::optional<std::size_t> entries() const { return at_ ? std::optional(entries_) : std::nullopt; }

private:
    Values values_;
    std::size_t entries_ = 0;
    std::optional<std::pair<std::size_t, Sight>> at_;
};

}  // namespace cubenight::gui
