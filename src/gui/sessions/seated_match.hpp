// What all matches on a screen share: who sits in front of it, the view and the log as that seat may know them, and
// whose wish is heard.
#pragma once

#include <vector>

#include "engine/pokemon/game.hpp"
#include "src/gui/sessions/match_session.hpp"
#include "src/text/say.hpp"

namespace cubenight::gui {

class SeatedMatch : public MatchSession {
public:
    void speak(text::Language language) override { say_.speak(language); }
    std::uint64_t version() const override { return version_; }
    std::optional<SeatId> seat() const override { return awaited_ ? std::nullopt : std::optional(seat_); }
    std::optional<SeatId> awaited() const override { return awaited_; }
    void cover() override;
    void reveal() override;
    const pokemon::View& view() const override;
    std::span<const text::LogEntry> log() const override;
    pokemon::Clause why_not(pokemon::Option option) const override;
    Said choose(pokemon::Option option) override;
    Said undo(const std::string& reason) override;
    Said concede() override;
    std::size_t moments() const override { return moments_.size(); }
    Past past(std::size_t moment) const override;
    std::size_t moment_of(std::size_t entries) const override;

protected:
    // The match as it stands, and everything that happened in it.
    virtual const pokemon::Match& state() const = 0;
    virtual std::span<const text::LogEntry> happened() const = 0;
    // Whether it goes on at this screen.
    virtual bool runs() const { return state().outcome == pokemon::Outcome::running; }
    // The match in which an action of the turn would be begun.
    virtual const pokemon::Match& asked() const { return state(); }
    // Whether the seat at the screen has something to choose.
    virtual bool may_choose() const { return seat() && to_act() == seat(); }
    // Takes the step for the seat at the screen.
    virtual Said take(pokemon::Option option) = 0;
    // REQUIRES: can_undo().
    virtual Said undo_last(const std::string& reason) = 0;

    // What that seat sees now.
    virtual pokemon::View see(SeatId seat) const;
    std::optional<SeatId> to_act() const { return play::seat_of(pokemon::to_act(state())); }
    // Seats whose person sits at this screen; bots do not.
    virtual bool sits_here(SeatId seat) const = 0;
    int people() const { return sits_here(pokemon::seat0) + sits_here(pokemon::seat1); }
    // Something happened, or was taken back.
    void changed();
    // Who sits in front of the screen at first. With two people no hand is shown before its owner sits down.
    void sit_down();
    // Two people at one screen: the one who has to act sits down in front of it.
    void hand_over();

    text::Say say_;
    SeatId seat_ = pokemon::seat0;
    std::optional<SeatId> awaited_;

private:
    struct Moment {
        pokemon::Match match;
        std::size_t events;
    };

    std::uint64_t version_ = 1;
    std::vector<Moment> moments_;  // with more events each
    mutable pokemon::View view_;
    mutable std::uint64_t view_version_ = 0;
    mutable SeatId view_seat_ = pokemon::no_seat;
    mutable std::vector<text::LogEntry> seen_;
    mutable std::uint64_t seen_version_ = 0;
    mutable SeatId seen_seat_ = pokemon::no_seat;
};

}  // namespace cubenight::gui
