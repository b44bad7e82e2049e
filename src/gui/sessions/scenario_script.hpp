// What a scenario file says beside its position, of whichever game: what is done and what must then be true, as lines that
// can be read and played one by one.
#pragma once

#include <string>
#include <vector>

#include "engine/scenario/script/lists.hpp"
#include "engine/scenario/script/statement.hpp"
#include "src/gui/sessions/session.hpp"

namespace cubenight::gui {

enum class LineState : std::uint8_t { open, done, holds, fails };

struct ScriptLine {
    int line = 0;      // in its file
    std::string text;  // as it is written
    scenario::StatementKind kind = scenario::StatementKind::act;
    LineState state = LineState::open;
    Saying trouble;  // what is the case instead, where it fails
};

// What a puzzle wants.
struct PuzzleGoal {
    scenario::GoalKind kind = scenario::GoalKind::so;
    std::string text;        // as it is written
    std::string card;        // knock_out: who, as people call it; empty where nobody is named
    int prizes = 0;          // take_prizes
    bool this_turn = false;  // it is to be reached in the turn that runs at the beginning
    int battles = 0;         // win: so many in one judgement win the match; 0 where the game has no battles
};

// Of a scenario with a goal: how it stands.
struct Puzzle {
    int last_turn = 0;  // in which it can be reached
    scenario::GoalState state = scenario::GoalState::open;
    std::vector<std::string> rules;  // that it turns on, told before any move, a sentence each
    std::vector<std::string> hints;  // moves of a solution that were told, a sentence each
    bool has_hints = true;           // whether there are more
    bool without_luck = false;       // coins of which it tells nothing fall tails
};

class ScenarioScript {
public:
    virtual ~ScenarioScript() = default;
    virtual const std::string& path() const = 0;
    virtual std::string title() const = 0;
    virtual std::string where() const = 0;  // "puzzles.scn, line 12"
    virtual const std::vector<std::string>& clauses() const = 0;
    virtual const std::vector<ScriptLine>& lines() const = 0;
    // The line that is played next; their number where all were.
    virtual std::size_t next() const = 0;
    // Plays on to the end of the next act, with what chance is told and what must be true behind it.
    [[nodiscard]] virtual Said step() = 0;
    // The position again, as at the beginning.
    [[nodiscard]] virtual Said restart() = 0;
    // Null where the scenario has no goal. Of one that has, the statements are a solution.
    virtual const Puzzle* puzzle() const = 0;
    // REQUIRES (both): puzzle().
    virtual PuzzleGoal goal() const = 0;
    // Tells the rules that it turns on; after them one more move of the solution.
    virtual void give_hint() = 0;
};

}  // namespace cubenight::gui
