// An action that a seat has begun in a match and is still asked about: a retreat before its Energy is chosen. It can be
// taken back as long as it has shown the seat nothing and nothing was decided by chance.
#pragma once

#include <cstddef>
#include <optional>

#include "engine/core/ids.hpp"

namespace cubenight::cli {

template <class Match>
class BegunAction {
public:
    // That seat begins an action in this match, whose log has so many entries.
    void begin(const Match& match, SeatId seat, std::size_t entries) { from_.emplace(From{match, seat, entries, 0}); }
    // A step of that seat was taken.
    void went_on(SeatId seat) {
        if (from_ && from_->seat != seat) from_.reset();
        if (from_) ++from_->steps;
    }

    // How many steps lead back; 0 where none may. `reveals` says of the match where it began and the entries that its log
    // had there whether something was shown since.
    template <class Reveals>
    int steps_back(std::optional<SeatId> asked, const Reveals& reveals) const {
        return from_ && asked == from_->seat && !reveals(from_->match, from_->entries) ? from_->steps : 0;
    }

    // Puts the match and its log back where it began. REQUIRES: steps_back() is not 0.
    template <class Log>
    void take_back(Match& match, Log& log) {
        match = from_->match;
        log.forget_after(from_->entries);
        from_.reset();
    }

private:
    struct From {
        Match match;
        SeatId seat;
        std::size_t entries;
        int steps;
    };
    std::optional<From> from_;
};

}  // namespace cubenight::cli
