// A match of a night as its match screen sees it, whatever the game: one seat's view, its log, its wishes. What is chosen
// goes through the conductor into the journal first; this follows the journal's steps, one at a time, with a match of its
// own that keeps the log. Who chose takes back freely what has shown nothing yet; the host takes back anything, with a
// reason. Both are entries of the journal as well. `Game` says which game it is (gui/sessions/pokemon_table.hpp).
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "src/gui/sessions/pokemon_table.hpp"
#include "src/gui/sessions/ultraman_table.hpp"
#include "src/night/conductor.hpp"
#include "src/night/names.hpp"
#include "src/text/say.hpp"

namespace cubenight {

// A table of a night and who sits there. Rounds and tables are 0-based.
struct NightPlace {
    Conductor* conductor;  // outlives what is played there
    int round;
    int table;
    std::function<gui::SeatPlace(SeatId)> place_of;  // of a seat of the night
    std::function<std::uint64_t()> now = {};         // the night's clock, in milliseconds since 1970; may be empty

    const draft::NightMatch& entry() const {
        return conductor->night().rounds[static_cast<std::size_t>(round)].tables[static_cast<std::size_t>(table)];
    }
    // Whether it is played now.
    bool runs() const;
    // The match is there, begun where it waited; an error says why not.
    std::optional<Error> begin(const text::Say& say) const;
};

// A moment of the match and of its journal.
template <class Game>
struct NightPoint {
    typename Game::Match match;
    std::size_t events;
    std::size_t steps;  // that the journal had
};

template <class Game>
class NightTable : public gui::ReversibleTable<Game, NightPoint<Game>> {
public:
    using Match = typename Game::Match;
    using Option = typename Game::Option;
    using Point = NightPoint<Game>;
    using Reversible = gui::ReversibleTable<Game, Point>;

    const typename Game::Rulebook& book() const override { return *book_; }
    const typename Game::CardSet& cards() const override { return *cards_; }
    std::string title() const override;
    std::string name(SeatId seat) const override {
        return seat_name(at_.conductor->night(), seats_[seat], this->say_.language());
    }
    gui::SeatPlace place(SeatId seat) const override { return at_.place_of(seats_[seat]); }
    gui::Undoing undoing() const override {
        return draft::host_owes_reasons(at_.conductor->night()) ? gui::Undoing::with_reason : gui::Undoing::when_asked;
    }
    std::optional<SeatId> night_seat(SeatId seat) const override { return seats_[seat]; }
    std::optional<std::int64_t> seconds_left() const override;
    bool can_take_back() const override { return runs() && Reversible::can_take_back(); }
    bool can_undo() const override { return runs() && !by_people_.empty(); }
    std::size_t told_before_undone() const override { return by_people_.back().events; }
    gui::Said correct(const std::string& reason) override;
    bool can_set_result() const override { return runs(); }
    gui::Said set_result(play::Outcome outcome, const std::string& reason) override;
    // Shows the next step that the journal has. False where it has none.
    bool advance() override;

protected:
    NightTable(NightPlace at, const typename Game::Rulebook& book, const typename Game::CardSet& cards)
        : at_(std::move(at)), book_(&book), cards_(&cards), log_(book) {}
    // The match from its first card on, to where the journal is; then people sit down. REQUIRES: it is there.
    std::optional<Error> sit_at(const text::Say& say);
    const Match& state() const override { return match_; }

private:
    std::span<const typename Game::LogEntry> happened() const override { return log_.entries(); }
    std::span<const typename Game::Interim> interims() const override { return Game::interims(log_); }
    bool sits_here(SeatId seat) const override { return place(seat) == gui::SeatPlace::here; }
    bool may_choose() const override { return runs() && Reversible::may_choose(); }
    bool runs() const override { return at_.runs(); }
    bool is_shared() const override;
    // Decks are played again as long as the night lasts.
    bool opens_afterwards() const override { return at_.conductor->only_looks(); }
    Point point() const override { return {match_, log_.entries().size(), followed_}; }
    gui::Said perform(Option option) override;
    gui::Said go_back(Point point) override;
    gui::Said undo_last(const std::string& reason) override;
    std::optional<Error> replay();
    bool follow_one();

    NightPlace at_;
    const typename Game::Rulebook* book_;
    const typename Game::CardSet* cards_;
    play::PerSeat<SeatId> seats_;  // of the night
    Match match_;
    typename Game::LogBook log_;
    std::size_t followed_ = 0;  // steps of the journal
    struct Step {
        std::size_t at;      // in the journal
        std::size_t events;  // that had happened before it
    };
    std::vector<Step> by_people_;
};

// The match of a table, begun where it waits; a finished one is looked at as it ended. REQUIRES: the night is of the game.
class PokemonNightTable final : public gui::PokemonAnswers<NightTable<gui::PokemonTable>> {
public:
    static Result<std::unique_ptr<PokemonNightTable>> open(NightPlace at, text::Say say = text::Say());

private:
    using PokemonAnswers::PokemonAnswers;
};

class UltramanNightTable final : public gui::UltramanAnswers<NightTable<gui::UltramanTable>> {
public:
    static Result<std::unique_ptr<UltramanNightTable>> open(NightPlace at, text::Say say = text::Say());

private:
    using UltramanAnswers::UltramanAnswers;
};

}  // namespace cubenight
