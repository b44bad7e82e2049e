// A match in memory: people at this screen, bots on the other side of the table, nothing on disk. Practice matches,
// pictures and tests run on it. Options are steps of the engine.
#pragma once

#include <array>
#include <memory>
#include <vector>

#include "engine/bots/names/bot.hpp"
#include "src/gui/sessions/reversible_match.hpp"

namespace cubenight::gui {

struct LocalSeat {
    std::string name;
    SeatPlace place = SeatPlace::here;
    bots::MatchBot bot = bots::MatchBot::steady;
    std::vector<CardId> deck;
};

struct LocalSetup {
    std::string title;
    std::shared_ptr<const CardSet> cards;
    RuleSet rules;
    pokemon::PerSeat<LocalSeat> seats;
    std::uint64_t seed = 0;
    Undoing undoing = Undoing::freely;  // freely or never
    std::optional<std::int64_t> seconds;
};

// A moment of the match.
struct LocalPoint {
    pokemon::Match match;
    std::size_t events;
};

class LocalMatch final : public ReversibleMatch<LocalPoint> {
public:
    // An error says what is wrong with the cards or a deck.
    static Result<std::unique_ptr<LocalMatch>> begin(LocalSetup setup);

    const pokemon::Rulebook& book() const override { return book_; }
    const CardSet& cards() const override { return *setup_.cards; }
    std::string title() const override { return setup_.title; }
    std::string name(SeatId seat) const override { return setup_.seats[seat].name; }
    SeatPlace place(SeatId seat) const override { return setup_.seats[seat].place; }
    Undoing undoing() const override { return setup_.undoing; }
    std::optional<std::int64_t> seconds_left() const override { return setup_.seconds; }
    bool advance() override;

    // The match itself, for samples and tests.
    const pokemon::Match& match() const { return match_; }
    // Takes a step for whoever has to act, person or bot. REQUIRES: the match runs and lists the option.
    void play(pokemon::Option option);
    // What a bot of that kind would choose for whoever has to act. REQUIRES: the match runs.
    pokemon::Option bot_choice(bots::MatchBot bot);

private:
    LocalMatch(LocalSetup setup, pokemon::Rulebook book);
    const pokemon::Match& state() const override { return match_; }
    std::span<const text::LogEntry> happened() const override { return log_.entries(); }
    bool sits_here(SeatId seat) const override { return !is_bot(seat); }
    bool is_bot(SeatId seat) const { return place(seat) == SeatPlace::bot; }
    Said perform(pokemon::Option option) override;
    LocalPoint point() const override { return {match_, log_.entries().size()}; }
    Said go_back(LocalPoint point) override;

    LocalSetup setup_;
    pokemon::Rulebook book_;
    pokemon::Match match_;
    text::LogBook log_;
    Generator bot_chance_;
};

}  // namespace cubenight::gui
