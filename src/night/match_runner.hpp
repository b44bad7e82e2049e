// The seam between a night and a game: one running match of two decks, fed with steps. A step is an option as the match
// lists it, packed into the number that the night's journal keeps. Night, journal and replay know no more of a game
// than this; src/games has what stands behind it.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "draft/night/night.hpp"
#include "draft/pool/deck.hpp"
#include "engine/bots/names/bot.hpp"
#include "engine/cards/card.hpp"
#include "engine/cards/rule_set.hpp"
#include "engine/core/result.hpp"
#include "src/text/language.hpp"

namespace cubenight {

// The cards of the decks of a match, its first player's first.
using MatchDecks = std::array<std::vector<CardId>, 2>;
// An error where the cube's cards lack an energy card of a deck.
Result<MatchDecks> match_decks(const draft::DraftCards& cards, const draft::Deck& first, const draft::Deck& second);

class MatchRunner {
public:
    MatchRunner() = default;
    MatchRunner(const MatchRunner&) = delete;
    MatchRunner& operator=(const MatchRunner&) = delete;
    virtual ~MatchRunner() = default;

    // The seat of the match that has to choose; nothing where it is over.
    virtual std::optional<SeatId> to_act() const = 0;
    // What to_act() may choose, as steps.
    virtual std::vector<std::uint32_t> options() const = 0;
    // Goes on to the next choice. Says why, and changes nothing, where the match does not allow the step.
    virtual std::optional<std::string> step(std::uint32_t value, text::Language language = text::Language::english) = 0;
    // What that bot does in the place of to_act(). REQUIRES: the match runs.
    virtual std::uint32_t bot_step(bots::MatchBot bot) = 0;
    // How many steps the seat that has to act can take back by itself: of what it did last by hand; 0 for none.
    virtual int steps_by_hand() const { return 0; }
    // What came of it; none while it runs.
    virtual draft::MatchResult result() const = 0;
    // How it ended, as one clause of a sentence: "the last Prize card was taken in turn 12"; empty while it runs.
    virtual std::string ending(text::Language language = text::Language::english) const = 0;
};

// What all matches of a night share: its cards and rules, made ready once.
class MatchRules {
public:
    MatchRules() = default;
    MatchRules(const MatchRules&) = delete;
    MatchRules& operator=(const MatchRules&) = delete;
    virtual ~MatchRules() = default;

    // Sets a match up. The same arguments and steps give the same match on every machine.
    virtual Result<std::unique_ptr<MatchRunner>> begin(const MatchDecks& decks, std::uint64_t seed) const = 0;
};

// Makes the rules of a night's game ready for its cards.
using Game = Result<std::shared_ptr<const MatchRules>> (*)(const draft::Night& night);

}  // namespace cubenight
