// A match in the terminal: the board as a seat may see it, what is asked, the options, and the log. pokemon_talk.cpp and
// ultraman_talk.cpp know the games; the rest of this folder does not.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "engine/cards/card.hpp"
#include "src/cli/card_talk.hpp"
#include "src/night/match_runner.hpp"
#include "src/text/log_line.hpp"

namespace cubenight::cli {

// What the seat that has to act is shown.
struct MatchQuestion {
    std::string board;  // both halves of the table and the seat's hand
    std::string asked;  // on one line
    struct Answer {
        std::string text;
        std::uint32_t step;  // as the match lists it
    };
    std::vector<Answer> options;           // all that the match lists, those of the hand in the hand's order
    std::function<std::string()> why_not;  // what cannot be done now and why: lines
    std::vector<ShownCard> cards;          // of the options by their numbers; of the hand and the table
    std::string piles;                     // what lies in the open piles
    std::uint32_t concede = 0;             // the step that gives the match up
};
// REQUIRES: the match runs, and stands still as long as the question does.
MatchQuestion match_question(const MatchRunner& match, const draft::DraftCards& cards,
                             std::array<std::string, 2> names);

// Lines of a log as the terminal prints them, each with its clauses and an end of line.
std::string log_text(const std::vector<text::LogLine>& lines);

// A match that is played again from its first card on, with its log.
class MatchTelling {
public:
    static Result<std::unique_ptr<MatchTelling>> begin(const MatchRules& rules, const MatchDecks& decks,
                                                       std::uint64_t seed, std::array<std::string, 2> names);
    MatchTelling() = default;
    MatchTelling(const MatchTelling&) = delete;
    MatchTelling& operator=(const MatchTelling&) = delete;
    virtual ~MatchTelling() = default;

    // Takes the step and says who took what: "Aino: Play Switch". An error where the match refuses it.
    virtual Result<std::string> step(std::uint32_t value) = 0;
    // How many steps lead back to where the seat that has to choose began its action, as long as that has shown it
    // nothing; 0 where nothing can be taken back.
    virtual int steps_back() const = 0;
    // Goes back there. REQUIRES: steps_back() is not 0.
    virtual void take_back() = 0;
    // What has happened since this was asked last, whoever may know it.
    virtual std::vector<text::LogLine> news() = 0;
    // What has happened since this player of the match (0 or 1) was told last, as that player may know it.
    virtual std::vector<text::LogLine> news_for(SeatId player) = 0;
    // As the first player may see it.
    virtual std::string board() const = 0;
    virtual draft::MatchResult result() const = 0;
    // One number for the whole state.
    virtual std::uint64_t state() const = 0;
};

}  // namespace cubenight::cli
