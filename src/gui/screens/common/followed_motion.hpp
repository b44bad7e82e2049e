// The motion of a match table from the moment that was shown last to the one that is shown now, in any game.
#pragma once

#include <algorithm>
#include <optional>

#include "src/gui/screens/common/bot_pace.hpp"
#include "src/gui/screens/common/look_back.hpp"
#include "src/gui/screens/common/table_motion.hpp"

namespace cubenight::gui {

// `told`: entries of the log at that moment.
ShownMoment shown_moment(const TableSession& match, SeatId seat, const LookBack& back, std::size_t told);
// Of hands in that strip as the seat sees them, both beside each other where both are shown.
HandBox hand_boxes(Rect strip, SeatId seat, const LookBack& back);

template <class View>
class FollowedMotion : public TableMotion {
public:
    // What is shown next has nothing before it: a curtain lay between.
    void forget() {
        finish();
        shown_ = {};
    }
    // A card of the hand was let go there: what comes of it begins there.
    void let_go(CopyId copy, Rect box) { let_go_ = {copy, {}, box}; }
    // What happened moves where one step led from there to here. `sight_of`: of a view; `told_since`: what was told behind so
    // many entries of the log.
    template <class SightOf, class ToldSince>
    void follow(Frame& f, const ShownMoment& now, const View& view, const BotPace& pace, SightOf&& sight_of,
                ToldSince&& told_since) {
        const std::optional<Lying> let_go = let_go_;
        let_go_.reset();
        if (now == shown_) return go_on(f);
        const float tempo = pace.skips() ? 0 : tempo_of(f.go.taste());
        if (tempo > 0 && now.is_next_to(shown_)) {
            TableSight before = sight_of(view_);
            for (Lying& lies : before.cards)
                if (let_go && lies.copy == let_go->copy) lies.box = let_go->box;
            begin(before, sight_of(view), told_since(std::min(shown_.told, now.told)), tempo);
        } else {
            finish();
        }
        shown_ = now;
        view_ = view;
        if (runs()) f.ui.keep_moving();
    }

private:
    ShownMoment shown_;
    View view_;                    // that was shown then
    std::optional<Lying> let_go_;  // since then, of the hand
};

}  // namespace cubenight::gui
