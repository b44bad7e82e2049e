// Matches of Pokémon for a night: its rules engine behind the night's seam.
#pragma once

#include <memory>
#include <vector>

#include "engine/pokemon/book/rulebook.hpp"
#include "engine/pokemon/match/events.hpp"
#include "engine/pokemon/match/match.hpp"
#include "src/night/hand_steps.hpp"
#include "src/night/match_runner.hpp"

namespace cubenight {

class PokemonRules final : public MatchRules {
public:
    // What a night calls to make this game's rules ready.
    static Result<std::shared_ptr<const MatchRules>> make(const CardSet& cards, const RuleSet& rules);

    Result<std::unique_ptr<MatchRunner>> begin(const MatchDecks& decks, std::uint64_t seed) const override;
    const pokemon::Rulebook& book() const { return *book_; }

private:
    explicit PokemonRules(pokemon::Rulebook book) : book_(std::make_shared<const pokemon::Rulebook>(std::move(book))) {}
    std::shared_ptr<const pokemon::Rulebook> book_;  // lives on in its matches
};

class PokemonMatch final : public MatchRunner {
public:
    std::optional<SeatId> to_act() const override;
    std::vector<std::uint32_t> options() const override;
    std::optional<std::string> step(std::uint32_t value, text::Language language) override;
    std::uint32_t bot_step(bots::MatchBot bot) override;
    int steps_by_hand() const override;
    draft::MatchResult result() const override;
    std::string ending(text::Language language) const override;

    // For screens: view_for() says what a seat may know of it.
    const pokemon::Match& match() const { return match_; }
    const pokemon::Rulebook& book() const { return *book_; }

private:
    friend PokemonRules;
    PokemonMatch(std::shared_ptr<const pokemon::Rulebook> book, const pokemon::Match& match, std::uint64_t seed)
        : book_(std::move(book)), match_(match), seed_(seed) {}

    std::shared_ptr<const pokemon::Rulebook> book_;
    pokemon::Match match_;
    std::uint64_t seed_;
    HandSteps by_hand_;
};

// What came of a match; none while it runs.
draft::MatchResult result_of(const pokemon::Match& match);

// The rulebook behind a night's rules, and the match behind its runner. REQUIRES: they are of this game.
const pokemon::Rulebook& pokemon_book(const MatchRules& rules);
const PokemonMatch& pokemon_match(const MatchRunner& runner);

}  // namespace cubenight
