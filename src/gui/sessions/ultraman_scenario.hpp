// A scenario of the Ultraman Card Game at its match table (scenario_table.hpp).
#pragma once

#include "engine/scenario/ultraman/goal.hpp"
#include "engine/scenario/ultraman/play/table.hpp"
#include "engine/scenario/ultraman/step.hpp"
#include "src/gui/sessions/scenario_table.hpp"
#include "src/gui/sessions/ultraman_table.hpp"

namespace cubenight::gui {

struct UltramanScenarios {
    using Game = UltramanTable;
    template <class Point>
    using Answers = UltramanAnswers<ReversibleTable<UltramanTable, Point>>;
    using ScenarioFile = ultraman::scenario::ScenarioFile;
    using CardFiles = ultraman::scenario::CardFiles;
    using Scenario = ultraman::scenario::Scenario;
    using Stage = ultraman::scenario::Stage;
    using Table = ultraman::scenario::Table;
    using Witness = ultraman::scenario::Witness;
    using Event = ultraman::Event;
    using GoalKeeper = ultraman::scenario::GoalKeeper;

    static bool is_told(ultraman::ChoiceKind kind) { return kind == ultraman::ChoiceKind::contest; }
    static constexpr bool has_coins = false;
    // How such chance falls in a puzzle that does not tell it: the other side wins.
    template <class Options>
    static ultraman::Option unlucky(const Options& options) {
        return options.back();
    }
    static bool is_act(ultraman::ChoiceKind) { return true; }
    // Steps of the turn, too, are left by themselves where nothing can be done in them.
    static bool is_not_asked(const ultraman::Choice&) { return true; }
    static PuzzleGoal goal(const ultraman::scenario::Goal& goal, const ultraman::Rulebook& book,
                           const ultraman::CardSet&, text::Language) {
        return {goal.kind, goal.text, {}, 0, !goal.before, book.option(ultraman::OptionKey::wins)};
    }
};

using UltramanScenario = ScenarioTable<UltramanScenarios>;
extern template class ScenarioTable<UltramanScenarios>;

}  // namespace cubenight::gui
