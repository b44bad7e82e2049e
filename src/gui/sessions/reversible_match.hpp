// A match in which a choice can be gone back on: freely as long as nothing was shown, and, where undoing() says so, choice
// by choice. `Point` is a moment of the match to come back to; it has the `match` and the number of `events`.
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
    const pokemon::View* before() const override { return before_ ? &*before_ : nullptr; }
    bool can_take_back() const override { return seat() && !actions_.empty(); }
    Said take_back() override;
    bool can_undo() const override { return undoing() == Undoing::freely && !past_.empty(); }

protected:
    virtual Point point() const = 0;
    // Says why not; then nothing has changed.
    virtual Said go_back(Point point) = 0;
    // The option, and what then happens by itself.
    virtual Said perform(pokemon::Option option) = 0;

    const pokemon::Match& asked() const override { return before_ ? past_[actions_.back()].match : state(); }
    Said take(pokemon::Option option) override;
    Said undo_last(const std::string& reason) override;

    // A point to undo to, but not freely.
    void remember(Point from);
    // There is no way back from here.
    void forget();

private:
    static constexpr std::size_t most_undone = 200;

    void remember_choice(Point from, std::optional<pokemon::View> turn, SeatId actor);

    std::vector<Point> past_;              // before each choice of a person
    std::vector<std::size_t> actions_;     // of the points: where each action begins that can be taken back freely
    std::optional<pokemon::View> before_;  // of the turn, while the last of these actions still asks something
};

template <class Point>
std::optional<pokemon::View> ReversibleMatch<Point>::preview(pokemon::Option option) const {
    pokemon::Match copy = state();
    text::LogBook events(book());
    if (pokemon::choose(book(), copy, option, &events)) return std::nullopt;
    if (pokemon::to_act(copy) == pokemon::Actor::chance || reveals(state(), copy, events.entries(), seat_))
        return std::nullopt;
    return pokemon::view_for(book(), copy, seat_);
}

template <class Point>
Said ReversibleMatch<Point>::take(pokemon::Option option) {
    Point from = point();
    const SeatId actor = seat_;
    std::optional<pokemon::View> turn;
    if (from.match.choice.kind == pokemon::ChoiceKind::main) turn = view();
    if (Said said = perform(option)) return said;
    remember_choice(std::move(from), std::move(turn), actor);
    hand_over();
    return std::nullopt;
}

// `turn`: the view in which an action of the turn was chosen. A choice within it belongs to it; any other, as in the
// set-up, is an action of its own.
template <class Point>
void ReversibleMatch<Point>::remember_choice(Point from, std::optional<pokemon::View> turn, SeatId actor) {
    const auto events = happened().subspan(std::min(from.events, happened().size()));
    const bool stands = to_act() != actor || reveals(from.match, state(), events, actor);
    const bool goes_on = state().choice.kind != pokemon::ChoiceKind::main;
    if (stands) return remember(std::move(from));
    if (!before_) actions_.push_back(past_.size());
    past_.push_back(std::move(from));
    if (turn) before_ = std::move(turn);
    if (!goes_on) before_.reset();
}

template <class Point>
Said ReversibleMatch<Point>::take_back() {
    if (!can_take_back()) return text::why_not_sentence(pokemon::Clause::rule_choice, say_.language());
    const auto first = past_.begin() + static_cast<std::ptrdiff_t>(actions_.back());
    if (Said said = go_back(*first)) return said;
    past_.erase(first, past_.end());
    actions_.pop_back();
    before_.reset();
    return std::nullopt;
}

template <class Point>
Said ReversibleMatch<Point>::undo_last(const std::string&) {
    if (Said said = go_back(past_.back())) return said;
    past_.pop_back();
    std::erase_if(actions_, [&](std::size_t begins) { return begins >= past_.size(); });
    before_.reset();
    hand_over();
    return std::nullopt;
}

template <class Point>
void ReversibleMatch<Point>::remember(Point from) {
    actions_.clear();
    before_.reset();
    past_.push_back(std::move(from));
    if (past_.size() > most_undone) past_.erase(past_.begin());
}

template <class Point>
void ReversibleMatch<Point>::forget() {
    before_.reset();
    actions_.clear();
    past_.clear();
}

}  // namespace cubenight::gui
