// What all matches on a screen share, whatever the game: who sits in front of it, the view and the log as that seat may
// know them, and whose wish is heard. `Game` says which game it is (pokemon_table.hpp, ultraman_table.hpp).
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "engine/play/actor.hpp"
#include "src/gui/sessions/open_views.hpp"
#include "src/gui/sessions/table_session.hpp"
#include "src/text/say.hpp"
#include "src/text/session_words.hpp"

namespace cubenight::gui {

template <class Game>
class SeatedTable : public Game::Session {
public:
    using Match = typename Game::Match;
    using View = typename Game::View;
    using Option = typename Game::Option;
    using Clause = typename Game::Clause;
    using LogEntry = typename Game::LogEntry;
    using Past = typename Game::Session::Past;

    void speak(text::Language language) override { say_.speak(language); }
    std::uint64_t version() const override { return version_; }
    std::optional<SeatId> seat() const override { return awaited_ ? std::nullopt : std::optional(seat_); }
    std::optional<SeatId> awaited() const override { return awaited_; }
    std::optional<SeatId> acting() const override { return to_act(); }
    void cover() override;
    void reveal() override;
    const View& view() const override;
    std::span<const LogEntry> log() const override;
    std::size_t told() const override { return log().size(); }
    Clause why_not(Option option) const override;
    Said choose(Option option) override;
    Said undo(const std::string& reason) override;
    Said concede() override { return take(Game::concession(seat_)); }
    Said why_no_draw() const override;
    Said offer_draw() override;
    std::optional<SeatId> draw_offered() const override;
    Said answer_draw(DrawAnswer answer) override;
    Said why_no_correction() const override;
    Said correct(const std::string& reason) override;
    std::size_t moments() const override { return moments_.size(); }
    Past past(std::size_t moment, Sight sight) const override;
    TurnAt turn_at(std::size_t moment) const override { return Game::turn_of(moments_[moment].match); }
    bool may_look(Sight sight) const override;
    std::size_t moment_of(std::size_t entries) const override;

protected:
    // The match as it stands, and everything that happened in it.
    virtual const Match& state() const = 0;
    virtual std::span<const LogEntry> happened() const = 0;
    // How it lay within its steps, as far as that is looked at by itself; in their order.
    virtual std::span<const typename Game::Interim> interims() const = 0;
    // Whether it goes on at this screen.
    virtual bool runs() const { return state().outcome == play::Outcome::running; }
    // Whether a match that is over may be looked at by everybody.
    virtual bool opens_afterwards() const { return true; }
    // The match in which an action of the turn would be begun.
    virtual const Match& asked() const { return state(); }
    // Whether the seat at the screen has something to choose.
    virtual bool may_choose() const { return seat() && to_act() == seat(); }
    // Takes the step for the seat at the screen.
    virtual Said take(Option option) = 0;
    // REQUIRES: can_undo().
    virtual Said undo_last(const std::string& reason) = 0;

    // What that seat sees now.
    virtual View see(SeatId seat) const { return Game::view_for(this->book(), state(), seat); }
    std::optional<SeatId> to_act() const { return play::seat_of(Game::to_act(state())); }
    // Seats whose person sits at this screen; bots do not.
    virtual bool sits_here(SeatId seat) const = 0;
    int people() const { return sits_here(play::seat0) + sits_here(play::seat1); }
    // Something happened, or was taken back.
    void changed();
    void add_moment(const Match& match, std::size_t events);
    // Whether more people than one use this screen, at this table or another.
    virtual bool is_shared() const { return people() > 1; }
    // Who sits in front of the screen at first. On a shared one no hand is shown before its owner sits down.
    void sit_down();
    // Two people at one screen: the one who has to act sits down in front of it.
    virtual void hand_over();
    // REQUIRES: there is such a moment.
    const Match& match_at(std::size_t moment) const { return moments_[moment].match; }

    text::Say say_;
    SeatId seat_ = play::seat0;
    std::optional<SeatId> awaited_;

private:
    struct Moment {
        Match match;
        std::size_t events;
    };

    std::uint64_t version_ = 1;
    std::optional<SeatId> draw_offered_by_;
    std::optional<int> draw_refused_in_;  // turn
    std::vector<Moment> moments_;         // with more events each
    mutable View view_;
    mutable std::uint64_t view_version_ = 0;
    mutable SeatId view_seat_ = play::no_seat;
    mutable std::vector<LogEntry> seen_;
    mutable std::uint64_t seen_version_ = 0;
    mutable SeatId seen_seat_ = play::no_seat;
    struct Told {
        Sight sight = Sight::own;
        std::uint64_t version = 0;
        SeatId seat = play::no_seat;
        std::vector<LogEntry> entries;
    };
    mutable Told past_told_;
};

template <class Game>
void SeatedTable<Game>::cover() {
    if (people() == 0 || awaited_) return;
    const std::optional<SeatId> next = draw_offered_by_ ? opponent(*draw_offered_by_) : to_act();
    awaited_ = next && sits_here(*next) ? *next : seat_;
}

template <class Game>
void SeatedTable<Game>::reveal() {
    if (!awaited_) return;
    seat_ = *std::exchange(awaited_, std::nullopt);
    changed();
}

template <class Game>
void SeatedTable<Game>::sit_down() {
    seat_ = !sits_here(play::seat0) && sits_here(play::seat1) ? play::seat1 : play::seat0;
    if (people() == 0 || !runs() || !is_shared()) return;
    awaited_ = people() > 1 ? to_act().value_or(play::seat0) : seat_;
}

template <class Game>
void SeatedTable<Game>::hand_over() {
    const std::optional<SeatId> next = to_act();
    if (next && sits_here(*next) && people() > 1 && *next != seat_) awaited_ = *next;
}

template <class Game>
void SeatedTable<Game>::changed() {
    ++version_;
    const std::size_t events = happened().size();
    while (!moments_.empty() && moments_.back().events > events) moments_.pop_back();
    const auto within = interims();
    const std::size_t known = moments_.empty() ? 0 : moments_.back().events;
    std::size_t first = within.size();
    while (first > 0 && within[first - 1].entries > known) --first;
    for (const auto& interim : within.subspan(first))
        if (interim.entries < events) add_moment(interim.match, interim.entries);
    add_moment(state(), events);
}

template <class Game>
void SeatedTable<Game>::add_moment(const Match& match, std::size_t events) {
    if (events > 0 && (moments_.empty() || moments_.back().events < events)) moments_.push_back({match, events});
}

template <class Game>
typename SeatedTable<Game>::Past SeatedTable<Game>::past(std::size_t moment, Sight sight) const {
    const Moment& then = moments_[moment];
    const SeatId other = opponent(seat_), seer = sight == Sight::other ? other : seat_;
    Past past{Game::view_for(this->book(), then.match, seer), then.events, {}};
    if (sight == Sight::both) open_to_both(past.view, Game::view_for(this->book(), then.match, other));
    if (past_told_.version != version_ || past_told_.seat != seat_ || past_told_.sight != sight) {
        past_told_ = {sight, version_, seat_, {}};
        for (const LogEntry& entry : happened()) {
            const bool open = sight == Sight::both && entry.event.seen_by != 0;
            past_told_.entries.push_back(open ? entry : Game::seen_by(entry, seer));
        }
    }
    past.log = past_told_.entries;
    return past;
}

template <class Game>
bool SeatedTable<Game>::may_look(Sight sight) const {
    if (sight == Sight::own) return true;
    return state().outcome != play::Outcome::running && (opens_afterwards() || sits_here(opponent(seat_)));
}

template <class Game>
std::size_t SeatedTable<Game>::moment_of(std::size_t entries) const {
    std::size_t moment = 0;
    while (moment + 1 < moments_.size() && moments_[moment].events < entries) ++moment;
    return moment;
}

template <class Game>
const typename SeatedTable<Game>::View& SeatedTable<Game>::view() const {
    if (view_version_ != version_ || view_seat_ != seat_) {
        view_ = see(seat_);
        view_version_ = version_, view_seat_ = seat_;
    }
    return view_;
}

template <class Game>
std::span<const typename SeatedTable<Game>::LogEntry> SeatedTable<Game>::log() const {
    if (seen_version_ != version_ || seen_seat_ != seat_) {
        seen_.clear();
        for (const LogEntry& entry : happened()) seen_.push_back(Game::seen_by(entry, seat_));
        seen_version_ = version_, seen_seat_ = seat_;
    }
    return seen_;
}

template <class Game>
typename SeatedTable<Game>::Clause SeatedTable<Game>::why_not(Option option) const {
    const auto refusal = Game::why_not(this->book(), asked(), option);
    return refusal ? refusal->clause : Clause::none;
}

// An empty sentence: not here at all.
template <class Game>
Said SeatedTable<Game>::why_no_draw() const {
    if (!may_choose())
        return std::string(say_(runs() ? text::SessionPhrase::draw_while_asked : text::SessionPhrase::match_is_over));
    if (draw_refused_in_ == static_cast<int>(state().turn)) return std::string(say_(text::SessionPhrase::draw_once));
    return std::nullopt;
}

template <class Game>
Said SeatedTable<Game>::offer_draw() {
    if (Said why = this->why_no_draw()) return why;
    const SeatId other = opponent(seat_);
    if (sits_here(other)) {
        draw_offered_by_ = seat_;
        awaited_ = other;
        ++version_;
        return std::nullopt;
    }
    if (Game::bot_takes_draw(this->book(), state(), other)) return take(Game::agreement());
    draw_refused_in_ = static_cast<int>(state().turn);
    return say_(text::SessionPhrase::draw_refused, {this->name(other)});
}

template <class Game>
std::optional<SeatId> SeatedTable<Game>::draw_offered() const {
    return awaited_ || draw_offered_by_ == seat_ ? std::nullopt : draw_offered_by_;
}

template <class Game>
Said SeatedTable<Game>::answer_draw(DrawAnswer answer) {
    if (!draw_offered()) return std::string();
    draw_offered_by_.reset();
    if (answer == DrawAnswer::agrees) return take(Game::agreement());
    draw_refused_in_ = static_cast<int>(state().turn);
    ++version_;
    hand_over();
    return std::nullopt;
}

template <class Game>
Said SeatedTable<Game>::why_no_correction() const {
    if (!Game::correction(seat_)) return std::string();
    const bool action = Game::begins_actions(state().choice.kind) && !Game::is_open(state());
    if (!may_choose() || !action) return std::string(say_(text::SessionPhrase::correction_in_turn));
    return std::nullopt;
}

template <class Game>
Said SeatedTable<Game>::correct(const std::string&) {
    if (Said why = this->why_no_correction()) return why;
    return take(*Game::correction(seat_));
}

template <class Game>
Said SeatedTable<Game>::choose(Option option) {
    draw_offered_by_.reset();
    if (!may_choose()) return Game::why_not_sentence(runs() ? Clause::rule_choice : Clause::rule_over, say_.language());
    return take(option);
}

template <class Game>
Said SeatedTable<Game>::undo(const std::string& reason) {
    if (!this->can_undo()) return std::string(say_(text::SessionPhrase::nothing_to_undo));
    return undo_last(reason);
}

}  // namespace cubenight::gui
