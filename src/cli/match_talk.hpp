// A match in the terminal: the board as a seat may see it, what is asked, the options, and the log. Of this folder
// match_talk.cpp alone knows which game is played.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "engine/cards/card.hpp"
#include "src/night/match_runner.hpp"
#include "src/text/log_line.hpp"

namespace cubenight::cli {

// What the seat that has to act is shown.
struct MatchQuestion {
    std::string board;                 // both halves of the table and the seat's hand
    std::string asked;                 // on one line
    std::vector<std::string> options;  // one for each of the match's options
    std::uint32_t concede = 0;         // the step that gives the match up
};
// REQUIRES: the match runs.
MatchQuestion match_question(const MatchRunner& match, const CardSet& cards, std::array<std::string, 2> names);

// Lines of a log as the terminal prints them, each with its clauses and an end of line.
std::string log_text(const std::vector<text::LogLine>& lines);

// A match that is played again from its first card on, with its log.
class MatchTelling {
public:
    static Result<MatchTelling> begin(const MatchRules& rules, const MatchDecks& decks, std::uint64_t seed,
                                      std::array<std::string, 2> names);
    MatchTelling(MatchTelling&&) noexcept;
    ~MatchTelling();

    // Takes the step and says who took what: "Aino: Play Switch". An error where the match refuses it.
    Result<std::string> step(std::uint32_t value);
    // What has happened since this was asked last, whoever may know it.
    std::vector<text::LogLine> news();
    // What has happened since this player of the match (0 or 1) was told last, as that player may know it.
    std::vector<text::LogLine> news_for(SeatId player);
    // As the first player may see it.
    std::string board() const;
    draft::MatchResult result() const;
    // One number for the whole state.
    std::uint64_t state() const;

private:
    struct Table;
    explicit MatchTelling(std::unique_ptr<Table> table);
    std::unique_ptr<Table> table_;
};

}  // namespace cubenight::cli
