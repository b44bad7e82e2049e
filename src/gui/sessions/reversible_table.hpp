// A match in which a choice can be gone back on: freely as long as nothing was shown, and, where undoing() says so, choice
// by choice. `Point` is a moment of the match to come back to; it has the `match` and the number of `events`.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "src/gui/sessions/seated_table.hpp"

namespace cubenight::gui {

template <class Game, class Point>
class ReversibleTable : public SeatedTable<Game> {
public:
    using typename SeatedTable<Game>::Match;
    using typename SeatedTable<Game>::View;
    using typename SeatedTable<Game>::Option;

    std::optional<View> preview(Option option) const override;
    const View* before() const override { return before_ ? &*before_ : nullptr; }
    bool can_take_back() const override { return this->seat() && !actions_.empty(); }
    Said take_back() override;
    bool take_back_pick(CopyId copy) override;
    bool can_undo() const override { return this->undoing() == Undoing::freely && !past_.empty(); }
    std::size_t told_before_undone() const override { return past_.back().events; }

protected:
    virtual Point point() const = 0;
    // Says why not; then nothing has changed.
    virtual Said go_back(Point point) = 0;
    // The option, and what then happens by itself.
    virtual Said perform(Option option) = 0;

    const Match& asked() const override { return before_ ? past_[actions_.back()].match : this->state(); }
    Said take(Option option) override;
    Said undo_last(const std::string& reason) override;

    // A point to undo to, but not freely.
    void remember(Point from);
    // There is no way back from here.
    void forget();
    // Questions that people here have one answer to are answered.
    void answer_forced();

private:
    static constexpr std::size_t most_undone = 200;

    void remember_choice(Point from, std::optional<View> turn, SeatId actor);

    std::vector<Point> past_;           // before each choice of a person
    std::vector<std::size_t> actions_;  // of the points: where each action begins that can be taken back freely
    std::optional<View> before_;        // of the turn, while the last of these actions still asks something
};

template <class Game, class Point>
auto ReversibleTable<Game, Point>::preview(Option option) const -> std::optional<View> {
    Match copy = this->state();
    typename Game::LogBook events(this->book());
    if (Game::choose(this->book(), copy, option, &events)) return std::nullopt;
    if (Game::to_act(copy) == play::Actor::chance || Game::reveals(this->state(), copy, events.entries(), this->seat_))
        return std::nullopt;
    return Game::view_for(this->book(), copy, this->seat_);
}

template <class Game, class Point>
Said ReversibleTable<Game, Point>::take(Option option) {
    Point from = point();
    const SeatId actor = this->seat_;
    std::optional<View> turn;
    if (Game::begins_actions(from.match.choice.kind)) turn = this->view();
    if (Said said = perform(option)) return said;
    answer_forced();
    remember_choice(std::move(from), std::move(turn), actor);
    this->hand_over();
    return std::nullopt;
}

template <class Game, class Point>
void ReversibleTable<Game, Point>::answer_forced() {
    while (const auto only = Game::forced(this->state())) {
        const std::optional<SeatId> who = this->to_act();
        if (!who || !this->sits_here(*who) || perform(*only)) return;
    }
}

// `turn`: the view in which an action of the turn was chosen. A choice within it belongs to it; any other, as in the
// set-up, is an action of its own.
template <class Game, class Point>
void ReversibleTable<Game, Point>::remember_choice(Point from, std::optional<View> turn, SeatId actor) {
    const auto all = this->happened();
    const auto events = all.subspan(std::min(from.events, all.size()));
    const bool open = Game::is_open(from.match) && Game::is_open(this->state());
    const bool stands = this->to_act() != actor || (!open && Game::reveals(from.match, this->state(), events, actor));
    const bool goes_on = !Game::begins_actions(this->state().choice.kind);
    if (stands) return remember(std::move(from));
    if (!before_) actions_.push_back(past_.size());
    past_.push_back(std::move(from));
    if (turn) before_ = std::move(turn);
    if (!goes_on) before_.reset();
}

template <class Game, class Point>
Said ReversibleTable<Game, Point>::take_back() {
    if (!this->can_take_back()) return Game::why_not_sentence(Game::Clause::rule_choice, this->say_.language());
    const auto first = past_.begin() + static_cast<std::ptrdiff_t>(actions_.back());
    if (Said said = go_back(*first)) return said;
    past_.erase(first, past_.end());
    actions_.pop_back();
    before_.reset();
    return std::nullopt;
}

// The last choice of the same text in which the card could be chosen is the one that chose it.
template <class Game, class Point>
bool ReversibleTable<Game, Point>::take_back_pick(CopyId copy) {
    if (!this->can_take_back()) return false;
    const auto chooses = [&](const Option& option) {
        return option.kind == decltype(Option::kind)::copy && option.a == copy.value;
    };
    for (std::size_t i = past_.size(); i-- > actions_.front();) {
        const auto& asked = past_[i].match.choice;
        if (asked.source != this->state().choice.source) return false;
        if (std::none_of(asked.options.begin(), asked.options.end(), chooses)) continue;
        if (go_back(past_[i])) return false;
        past_.erase(past_.begin() + static_cast<std::ptrdiff_t>(i), past_.end());
        std::erase_if(actions_, [&](std::size_t begins) { return begins >= i; });
        return true;
    }
    return false;
}

template <class Game, class Point>
Said ReversibleTable<Game, Point>::undo_last(const std::string&) {
    if (Said said = go_back(past_.back())) return said;
    past_.pop_back();
    std::erase_if(actions_, [&](std::size_t begins) { return begins >= past_.size(); });
    before_.reset();
    this->hand_over();
    return std::nullopt;
}

template <class Game, class Point>
void ReversibleTable<Game, Point>::remember(Point from) {
    actions_.clear();
    before_.reset();
    past_.push_back(std::move(from));
    if (past_.size() > most_undone) past_.erase(past_.begin());
}

template <class Game, class Point>
void ReversibleTable<Game, Point>::forget() {
    before_.reset();
    actions_.clear();
    past_.clear();
}

}  // namespace cubenight::gui
