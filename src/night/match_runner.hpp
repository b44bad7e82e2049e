// The narrow seam between a night and the rules engine: one running match of two decks, fed with steps. A step is an
// option as the match lists it, packed into the number that the night's journal keeps.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "draft/night/pairings.hpp"
#include "draft/pool/deck.hpp"
#include "engine/cards/card.hpp"
#include "engine/cards/rule_set.hpp"
#include "engine/core/result.hpp"

namespace cubenight {

namespace pokemon {
struct Match;
class Rulebook;
}  // namespace pokemon

// What all matches of a night share: its cards and rules, made ready once.
class MatchRules {
public:
    static Result<MatchRules> make(const CardSet& cards, const RuleSet& rules);

    const pokemon::Rulebook& book() const;

private:
    struct Shared;
    std::shared_ptr<const Shared> shared_;
};

// The cards of the decks of a match, its first player's first.
using MatchDecks = std::array<std::vector<CardId>, 2>;
// An error where the cube's cards lack an energy card of a deck.
Result<MatchDecks> match_decks(const draft::DraftCards& cards, const draft::Deck& first, const draft::Deck& second);

// What came of a match; none while it runs.
draft::MatchResult result_of(const pokemon::Match& match);

class MatchRunner {
public:
    // Sets a match up. The same arguments and steps give the same match on every machine.
    static Result<MatchRunner> begin(const MatchRules& rules, const MatchDecks& decks, std::uint64_t seed);
    MatchRunner(MatchRunner&&) noexcept;
    MatchRunner& operator=(MatchRunner&&) noexcept;
    ~MatchRunner();

    // The match itself, for screens: view_for() says what a seat may know of it.
    const pokemon::Match& match() const;
    const pokemon::Rulebook& book() const;
    // Which deck's owner has to choose, 0 or 1; nothing where the match is over.
    std::optional<int> to_act() const;
    draft::MatchResult result() const { return result_of(match()); }
    // How it ended, as one clause of a sentence: "the last Prize card was taken in turn 12"; empty while it runs.
    std::string ending() const;
    // Goes on to the next choice. Says why, and changes nothing, where the step is not among the options.
    std::optional<std::string> step(std::uint32_t value);
    // What a bot in the place of to_act() does. REQUIRES: the match runs.
    std::uint32_t bot_step();

private:
    struct Running;
    explicit MatchRunner(std::unique_ptr<Running> running);
    std::unique_ptr<Running> running_;
};

}  // namespace cubenight
