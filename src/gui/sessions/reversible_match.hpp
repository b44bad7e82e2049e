// A match that people try things out in: what was chosen can be taken back as long as nothing was shown, and undone
// choice by choice. `Point` is a moment of the match to come back to; it has the `match` and the number of `events`.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "src/gui/sessions/reveals.hpp"
#include "src/gui/sessions/seated_match.hpp"
#include "src/text/pokemon/why_not.hpp"

namespace cubenight::gui {

template <class Point>
class ReversibleMatch : public SeatedMatch {
public:
    std::optional<pokemon::View> preview(pokemon::Option option) const override;
    const pokemon::View* before() const override { return before_ ? &before_->view : nullptr; }
    Said take_back() override;
    bool can_undo() const override { return undoing() == Undoing::freely && !past_.empty(); }

protected:
    virtual Point point() const = 0;
    virtual void go_back(Point point) = 0;
    // The option, and what then happens by itself.
    virtual Said perform(pokemon::Option option) = 0;

    const pokemon::Match& asked() const override { return before_ ? past_[before_->past].match : state(); }
    Said take(pokemon::Option option) override;
    Said undo_last(const std::string& reason) override;

    // The action of the turn that is being chosen.
    struct Before {
        pokemon::View view;
        std::size_t past;  // points that lie before it
    };
    // A point to undo to; with `begun`, the running choice can be taken back.
    void remember(Point from, std::optional<Before> begun = std::nullopt);
    // There is no way back from here.
    void forget();

private:
    static constexpr std::size_t most_undone = 200;

    std::optional<Before> before_;
    std::vector<Point> past_;  // before each choice of a person
};

template <class Point>
std::optional<pokemon::View> ReversibleMatch<Point>::preview(pokemon::Option option) const {
    pokemon::Match copy = state();
    text::LogBook events(book());
    if (pokemon::choose(book(), copy, option, &events)) return std::nullopt;
    if (pokemon::to_act(copy) == pokemon::Actor::chance || reveals(state(), copy, events.entries(), seat_))
        return std::nullopt;
    return pokemon::view_for(book(), copy, SeatId{static_cast<std::uint8_t>(seat_)});
}

template <class Point>
Said ReversibleMatch<Point>::take(pokemon::Option option) {
    Point from = point();
    const int actor = seat_;
    std::optional<Before> begun = before_;
    if (from.match.choice.kind == pokemon::ChoiceKind::main) begun = Before{view(), past_.size()};
    if (Said said = perform(option)) return said;
    const bool goes_on = to_act() == actor && state().choice.kind != pokemon::ChoiceKind::main;
    const auto events = happened().subspan(std::min(from.events, happened().size()));
    const bool shown = reveals(from.match, state(), events, actor);
    remember(std::move(from), goes_on && !shown ? begun : std::nullopt);
    hand_over();
    return std::nullopt;
}

template <class Point>
Said ReversibleMatch<Point>::take_back() {
    if (!before_) return text::why_not_sentence(pokemon::Clause::rule_choice);
    const auto first = past_.begin() + static_cast<std::ptrdiff_t>(before_->past);
    Point point = std::move(*first);
    past_.erase(first, past_.end());
    before_.reset();
    go_back(std::move(point));
    return std::nullopt;
}

template <class Point>
Said ReversibleMatch<Point>::undo_last(const std::string&) {
    Point point = std::move(past_.back());
    past_.pop_back();
    before_.reset();
    go_back(std::move(point));
    hand_over();
    return std::nullopt;
}

template <class Point>
void ReversibleMatch<Point>::remember(Point from, std::optional<Before> begun) {
    past_.push_back(std::move(from));
    before_ = std::move(begun);
    if (past_.size() > most_undone && !before_) past_.erase(past_.begin());
}

template <class Point>
void ReversibleMatch<Point>::forget() {
    before_.reset();
    past_.clear();
}

}  // namespace cubenight::gui
