// A match in memory, of whatever game: people at this screen, bots on the other side of the table, nothing on disk.
// Practice matches, pictures and tests run on it. Options are steps of the engine. `Game` says which game it is.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/core/chance.hpp"
#include "engine/core/ensure.hpp"
#include "src/gui/sessions/reversible_table.hpp"
#include "src/text/given_names.hpp"

namespace cubenight::gui {

template <class Game>
struct LocalTableSeat {
    std::string name;
    SeatPlace place = SeatPlace::here;
    typename Game::Bot bot = Game::usual_bot;
    std::vector<CardId> deck;
};

// A table of a night; both count from 1.
struct NightPlace {
    int round = 0;
    int table = 0;
};

template <class Game>
struct LocalTableSetup {
    std::optional<NightPlace> at;  // a match of practice lies at none
    std::shared_ptr<const typename Game::CardSet> cards;
    typename Game::RuleSet rules = Game::usual_rules();
    play::PerSeat<LocalTableSeat<Game>> seats;
    std::uint64_t seed = 0;
    Undoing undoing = Undoing::freely;  // freely or never
    std::optional<std::int64_t> seconds;
};

// A moment of the match.
template <class Game>
struct LocalTablePoint {
    typename Game::Match match;
    std::size_t events;
};

template <class Game>
class LocalTable : public ReversibleTable<Game, LocalTablePoint<Game>> {
public:
    using Setup = LocalTableSetup<Game>;
    using Point = LocalTablePoint<Game>;
    using typename SeatedTable<Game>::Match;
    using typename SeatedTable<Game>::Option;
    using typename SeatedTable<Game>::LogEntry;
    using Rulebook = typename Game::Rulebook;

    const Rulebook& book() const override { return book_; }
    const typename Game::CardSet& cards() const override { return *setup_.cards; }
    std::string title() const override;
    std::string name(SeatId seat) const override {
        return text::given_name(setup_.seats[seat].name, this->say_.language());
    }
    SeatPlace place(SeatId seat) const override { return setup_.seats[seat].place; }
    Undoing undoing() const override { return setup_.undoing; }
    std::optional<std::int64_t> seconds_left() const override { return setup_.seconds; }
    bool advance() override;

    // As it was begun.
    const Setup& setup() const { return setup_; }
    // The match itself, for samples and tests.
    const Match& match() const { return match_; }
    // Takes a step for whoever has to act, person or bot. REQUIRES: the match runs and lists the option.
    void play(Option option);
    // What a bot of that kind would choose for whoever has to act. REQUIRES: the match runs.
    Option bot_choice(typename Game::Bot bot);

protected:
    LocalTable(Setup setup, Rulebook book)
        : setup_(std::move(setup)), book_(std::move(book)), log_(book_), bot_chance_(setup_.seed ^ 0xB07) {}
    // An error says what is wrong with a deck.
    std::optional<Error> start();
    // The match lies so, and whoever sits here sits down.
    void stand_at(const Match& match);
    typename Game::LogBook& log_book() { return log_; }
    const Match& state() const override { return match_; }

private:
    std::span<const LogEntry> happened() const override { return log_.entries(); }
    std::span<const typename Game::Interim> interims() const override { return Game::interims(log_); }
    bool sits_here(SeatId seat) const override { return !is_bot(seat); }
    bool is_bot(SeatId seat) const { return place(seat) == SeatPlace::bot; }
    Said perform(Option option) override;
    Point point() const override { return {match_, log_.entries().size()}; }
    Said go_back(Point point) override;

    Setup setup_;
    Rulebook book_;
    Match match_;
    typename Game::LogBook log_;
    Generator bot_chance_;
};

template <class Game>
std::string LocalTable<Game>::title() const {
    using text::SessionPhrase;
    if (!setup_.at) return std::string(this->say_(SessionPhrase::practice_title));
    return this->say_(SessionPhrase::table_title, {std::to_string(setup_.at->round), std::to_string(setup_.at->table)});
}

template <class Game>
std::optional<Error> LocalTable<Game>::start() {
    const auto& seats = setup_.seats;
    auto match = Game::start(book_, seats[play::seat0].deck, seats[play::seat1].deck, setup_.seed, &log_);
    if (!match) return match.error();
    stand_at(*match);
    return std::nullopt;
}

template <class Game>
void LocalTable<Game>::stand_at(const Match& match) {
    match_ = match;
    this->changed();
    this->sit_down();
}

template <class Game>
Said LocalTable<Game>::perform(Option option) {
    const auto refusal = Game::choose(book_, match_, option, &log_);
    if (refusal) return Game::why_not_cited(refusal->clause, book_, this->say_.language());
    this->changed();
    return std::nullopt;
}

template <class Game>
Said LocalTable<Game>::go_back(Point point) {
    match_ = point.match;
    log_.forget_after(point.events);
    this->changed();
    return std::nullopt;
}

template <class Game>
void LocalTable<Game>::play(Option option) {
    const Said said = perform(option);
    ENSURE(!said);
    this->forget();
}

template <class Game>
typename LocalTable<Game>::Option LocalTable<Game>::bot_choice(typename Game::Bot bot) {
    return Game::bot_option(bot, book_, Game::view_for(book_, match_, this->to_act().value()), bot_chance_);
}

template <class Game>
bool LocalTable<Game>::advance() {
    const std::optional<SeatId> actor = this->to_act();
    if (!actor || !is_bot(*actor) || this->awaited_) return false;
    const bool done = !perform(bot_choice(setup_.seats[*actor].bot));
    this->answer_forced();
    this->hand_over();
    return done;
}

}  // namespace cubenight::gui
