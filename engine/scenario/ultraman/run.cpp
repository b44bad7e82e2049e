#include "engine/scenario/ultraman/run.hpp"

#include <algorithm>

#include "engine/scenario/script/puzzle.hpp"
#include "engine/scenario/script/report.hpp"
#include "engine/scenario/ultraman/goal.hpp"
#include "engine/scenario/ultraman/step.hpp"

namespace cubenight::ultraman::scenario {
namespace {

class Runner {
public:
    // Those statements, which lead to that where there is a goal.
    Runner(const Stage& stage, const Scenario& scenario, const std::vector<Statement>& statements, GoalState wanted)
        : table_(stage, scenario), scenario_(scenario), statements_(statements), wanted_(wanted) {}

    Report run(int seed) {
        seed_ = seed;
        if (auto why = table_.open(static_cast<std::uint64_t>(seed)))
            return report(Verdict::wrong, why->line > 0 ? why->line : scenario_.line, {}, why->reason);
        if (scenario_.goal) keeper_.emplace(*scenario_.goal, table_);
        if (look() == GoalState::reached) return of_goal(saying("the goal is reached before anything is done"));
        for (const Statement& statement : statements_) {
            if (const auto trouble = carry_out(table_, statement))
                return report(Verdict::failed, statement.line, in_the_report(statement), *trouble);
            look();
        }
        table_.settle();
        const int line = statements_.empty() ? scenario_.line : statements_.back().line;
        if (const Saying problem = table_.chance_problem(); !problem.empty())
            return report(Verdict::failed, line, {}, problem);
        return close_goal();
    }

private:
    GoalState look() {
        if (!keeper_ || state_ != GoalState::open) return state_;
        table_.settle();
        return state_ = keeper_->look(table_, state_);
    }

    Report of_goal(Saying reason) {
        return report(Verdict::failed, scenario_.goal->line, saying("goal: {0}", scenario_.goal->text),
                      std::move(reason));
    }

    Report close_goal() {
        if (!keeper_ || look() == wanted_) return {};
        Saying why = cubenight::scenario::not_as_wanted(wanted_, state_);
        if (wanted_ == GoalState::reached) return of_goal(std::move(why));
        const int line = statements_.empty() ? scenario_.line : statements_.back().line;
        return report(Verdict::failed, line, saying("goal: {0}", scenario_.goal->text), std::move(why));
    }

    static Saying in_the_report(const Statement& statement) {
        const bool asks = std::holds_alternative<Expectation>(statement.what);
        return asks ? saying("expected: {0}", statement.text) : Saying::as_is(statement.text);
    }

    Report report(Verdict verdict, int line, Saying statement, Saying reason) {
        Report report{verdict, line, std::move(statement), std::move(reason), {}, table_.since(), seed_};
        for (const Event& event : table_.events()) report.log.push_back(table_.event_words(event));
        return report;
    }

    Table table_;
    const Scenario& scenario_;
    const std::vector<Statement>& statements_;
    GoalState wanted_;
    std::optional<GoalKeeper> keeper_;
    GoalState state_ = GoalState::open;
    int seed_ = 0;
};

}  // namespace

Report run_scenario(const ScenarioFile& file, const Scenario& scenario, const CardFiles& card_files) {
    if (scenario.unread) return {Verdict::wrong, scenario.unread->line, {}, scenario.unread->reason, {}, 0, 0};
    const auto stage = make_stage(file, scenario, card_files);
    if (!stage)
        return {Verdict::wrong, std::max(stage.error().line, scenario.line), {}, stage.error().reason, {}, 0, 0};
    const int seeds = scenario.position.seeds;
    for (int seed = 1; seed <= std::max(seeds, 1); ++seed) {
        const int told = seeds > 0 ? seed : 0;
        Report report = Runner(*stage, scenario, scenario.statements, GoalState::reached).run(told);
        for (const WrongLine& wrong : scenario.wrong) {
            if (report.verdict != Verdict::passed) break;
            report = Runner(*stage, scenario, wrong.statements, GoalState::failed).run(told);
        }
        if (report.verdict != Verdict::passed) return report;
    }
    return {};
}

std::string told(const ScenarioFile& file, const Scenario& scenario, const Report& report,
                 const std::function<std::string(const Saying&)>& say) {
    if (report.verdict == Verdict::passed) return {};
    std::string text = file.name.empty() ? "" : file.name + ":";
    text += std::to_string(report.line > 0 ? report.line : scenario.line) + ": " + scenario.title + "\n";
    if (!report.statement.empty()) text += "  " + say(report.statement) + "\n";
    if (report.seed > 0) text += "  " + say(saying("with seed {0}", report.seed)) + "\n";
    text += "  " + say(report.reason) + "\n";
    return text + cubenight::scenario::log_words(report.log, report.since, say);
}

}  // namespace cubenight::ultraman::scenario
