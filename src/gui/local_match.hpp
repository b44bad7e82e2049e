// A match in memory: people at this screen, bots on the other side of the table, nothing on disk. Practice matches,
// pictures and tests run on it. Options are steps of the engine; taking back and undoing put an earlier copy of the
// match in its place.
#pragma once

#include <array>
#include <memory>
#include <vector>

#include "engine/bots/bot.hpp"
#include "src/gui/match_session.hpp"

namespace cubenight::gui {

struct LocalSeat {
    std::string name;
    SeatPlace place = SeatPlace::here;  // `device` plays like `here`: nobody else is connected to this match
    bots::MatchBot bot = bots::MatchBot::steady;
    std::vector<CardId> deck;
};

enum class Undoing : std::uint8_t { not_allowed, allowed };

struct LocalSetup {
    std::string title;
    std::shared_ptr<const CardSet> cards;
    RuleSet rules;
    std::array<LocalSeat, 2> seats;
    std::uint64_t seed = 0;
    Undoing undoing = Undoing::allowed;
    std::optional<std::int64_t> seconds;
};

class LocalMatch final : public MatchSession {
public:
    // An error says what is wrong with the cards or a deck.
    static Result<std::unique_ptr<LocalMatch>> begin(LocalSetup setup);

    const pokemon::Rulebook& book() const override { return book_; }
    const CardSet& cards() const override { return *setup_.cards; }
    std::string title() const override { return setup_.title; }
    std::string name(int seat) const override { return setup_.seats[static_cast<std::size_t>(seat)].name; }
    SeatPlace place(int seat) const override { return setup_.seats[static_cast<std::size_t>(seat)].place; }
    bool practice() const override { return setup_.undoing == Undoing::allowed; }
    std::uint64_t version() const override { return version_; }
    std::optional<int> seat() const override { return awaited_ ? std::nullopt : std::optional(seat_); }
    std::optional<int> awaited() const override { return awaited_; }
    void cover() override;
    void reveal() override;
    const pokemon::View& view() const override;
    std::span<const text::LogEntry> log() const override;
    std::optional<std::int64_t> seconds_left() const override { return setup_.seconds; }
    pokemon::Clause why_not(pokemon::Option option) const override;
    std::optional<pokemon::View> preview(pokemon::Option option) const override;
    Said choose(pokemon::Option option) override;
    const pokemon::View* before() const override { return before_ ? &before_->view : nullptr; }
    Said take_back() override;
    bool can_undo() const override { return practice() && !past_.empty(); }
    Said undo() override;
    Said concede() override;
    bool advance() override;

    // The match itself, for samples and tests.
    const pokemon::Match& match() const { return match_; }
    // Takes a step for whoever has to act, person or bot. REQUIRES: the match runs and lists the option.
    void play(pokemon::Option option);
    // What a bot of that kind would choose for whoever has to act. REQUIRES: the match runs.
    pokemon::Option bot_choice(bots::MatchBot bot);

private:
    struct Point {
        pokemon::Match match;
        std::size_t log;
    };
    struct Before {
        Point point;
        pokemon::View view;
        std::size_t past;  // points that lie before it
    };

    LocalMatch(LocalSetup setup, pokemon::Rulebook book);
    std::optional<int> to_act() const;
    bool is_bot(int seat) const { return place(seat) == SeatPlace::bot; }
    int people() const;
    Said step(pokemon::Option option);
    void go_back(const Point& point);
    void changed();
    void hand_over();

    LocalSetup setup_;
    pokemon::Rulebook book_;
    pokemon::Match match_;
    text::LogBook log_;
    Generator bot_chance_;
    int seat_ = 0;
    std::optional<int> awaited_;
    std::uint64_t version_ = 1;
    std::optional<Before> before_;
    std::vector<Point> past_;  // before each choice of a person
    mutable pokemon::View view_;
    mutable std::uint64_t view_version_ = 0;
    mutable int view_seat_ = -1;
    mutable std::vector<text::LogEntry> seen_;
    mutable std::uint64_t seen_version_ = 0;
    mutable int seen_seat_ = -1;
};

}  // namespace cubenight::gui
