// Matches of the Ultraman Card Game for a night: its rules engine behind the night's seam.
#pragma once

#include <memory>

#include "engine/ultraman/book/rulebook.hpp"
#include "engine/ultraman/match/match.hpp"
#include "src/night/hand_steps.hpp"
#include "src/night/match_runner.hpp"

namespace cubenight {

class UltramanRules final : public MatchRules {
public:
    // The cards must outlive the rules.
    static Result<std::shared_ptr<const MatchRules>> make(const ultraman::CardSet& cards,
                                                          const ultraman::RuleSet& rules);

    Result<std::unique_ptr<MatchRunner>> begin(const MatchDecks& decks, std::uint64_t seed) const override;
    const ultraman::Rulebook& book() const { return *book_; }
    const ultraman::CardSet& cards() const { return *cards_; }

private:
    UltramanRules(ultraman::Rulebook book, const ultraman::CardSet& cards)
        : book_(std::make_shared<const ultraman::Rulebook>(std::move(book))), cards_(&cards) {}
    std::shared_ptr<const ultraman::Rulebook> book_;  // lives on in its matches
    const ultraman::CardSet* cards_;
};

class UltramanMatch final : public MatchRunner {
public:
    std::optional<SeatId> to_act() const override;
    std::vector<std::uint32_t> options() const override;
    std::optional<std::string> step(std::uint32_t value, text::Language language) override;
    std::uint32_t bot_step(bots::MatchBot bot) override;
    int steps_by_hand() const override;
    draft::MatchResult result() const override;
    std::string ending(text::Language language) const override;

    // For screens: view_for() says what a seat may know of it.
    const ultraman::Match& match() const { return match_; }
    const ultraman::Rulebook& book() const { return *book_; }

private:
    friend UltramanRules;
    UltramanMatch(std::shared_ptr<const ultraman::Rulebook> book, const ultraman::Match& match, std::uint64_t seed)
        : book_(std::move(book)), match_(match), seed_(seed) {}

    std::shared_ptr<const ultraman::Rulebook> book_;
    ultraman::Match match_;
    std::uint64_t seed_;
    HandSteps by_hand_;
};

// What came of a match; none while it runs.
draft::MatchResult result_of(const ultraman::Match& match);

// Rules and matches of a night as those of this game; null where they are of another.
const UltramanRules* ultraman_rules(const MatchRules& rules);
const UltramanMatch* ultraman_match(const MatchRunner& runner);

}  // namespace cubenight
