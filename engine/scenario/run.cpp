#include "engine/scenario/run.hpp"

#include "engine/scenario/goal.hpp"
#include "engine/scenario/script/puzzle.hpp"
#include "engine/scenario/script/report.hpp"
#include "engine/scenario/step.hpp"

namespace cubenight::scenario {
namespace {

class Runner {
public:
    // Those statements, which lead to that where there is a goal.
    Runner(const Stage& stage, const Scenario& scenario, const std::vector<Statement>& statements, GoalState wanted)
        : table_(stage, scenario), scenario_(scenario), statements_(statements), wanted_(wanted) {}

    Report run() {
        if (auto why = table_.open())
            return report(Verdict::wrong, why->line > 0 ? why->line : scenario_.line, {}, why->reason);
        if (scenario_.goal) keeper_.emplace(*scenario_.goal, table_);
        if (look() == GoalState::reached) return of_goal(saying("the goal is reached before anything is done"));
        for (const Statement& statement : statements_) {
            const auto trouble = carry_out(table_, statement);
            const bool asks = kind_of(statement) == StatementKind::question;
            if (trouble && asks) table_.settle_to_look();  // for the report: what would have answered itself
            if (trouble)
                return report(Verdict::failed, statement.line,
                              asks ? saying("expected: {0}", statement.text) : Saying::as_is(statement.text), *trouble);
            ++done_;
            look();
        }
        const Report closed = close();
        return closed.verdict == Verdict::passed ? close_goal() : closed;
    }

private:
    GoalState look() {
        if (keeper_) state_ = keeper_->look(table_, state_);
        return state_;
    }

    Report of_goal(Saying reason) {
        return report(Verdict::failed, scenario_.goal->line, saying("goal: {0}", scenario_.goal->text),
                      std::move(reason));
    }

    Report close_goal() {
        if (!keeper_ || look() == wanted_) return report(Verdict::passed, 0, {}, {});
        Saying why = not_as_wanted(wanted_, state_);
        if (wanted_ == GoalState::reached) return of_goal(std::move(why));
        const int line = statements_.empty() ? scenario_.line : statements_.back().line;
        return report(Verdict::failed, line, saying("goal: {0}", scenario_.goal->text), std::move(why));
    }

    Report report(Verdict verdict, int line, Saying statement, Saying reason) {
        Report report{verdict, line, std::move(statement), std::move(reason), {}, table_.since(), done_};
        for (const Happened& happened : table_.events()) report.log.push_back(table_.event_words(happened));
        return report;
    }

    // What is left at the end: a coin that waits to fall, or chance that was told and never came. A game that begins
    // again, at the end of a scenario, is none of its business.
    Report close() {
        if (table_.match().phase != pokemon::MatchPhase::setup) table_.settle();
        const int line = statements_.empty() ? scenario_.line : statements_.back().line;
        const bool new_game = table_.match().phase == pokemon::MatchPhase::setup && table_.match().sudden_deaths > 0;
        if (!new_game && table_.waits_for_chance() && table_.chance_problem())
            return report(Verdict::failed, line, {}, *table_.chance_problem());
        const auto left = [&](Saying what) { return report(Verdict::failed, line, {}, std::move(what)); };
        if (const int coins = table_.coins_left())
            return left(saying("{0} of the scenario's coins were never flipped", coins));
        if (const int shuffles = table_.shuffles_left())
            return left(
                saying("{0} of the scenario's shuffles never came; `shuffle` stands before what shuffles", shuffles));
        if (const int cards = table_.random_left())
            return left(saying("{0} of the scenario's random cards were never picked", cards));
        return report(Verdict::passed, 0, {}, {});
    }

    Table table_;
    const Scenario& scenario_;
    const std::vector<Statement>& statements_;
    GoalState wanted_;
    std::optional<GoalKeeper> keeper_;
    GoalState state_ = GoalState::open;
    int done_ = 0;
};

}  // namespace

Report run_scenario(const ScenarioFile& file, const Scenario& scenario, const CardFiles& card_files) {
    const auto stage = make_stage(file, scenario, card_files);
    if (!stage) return {Verdict::wrong, stage.error().line, {}, stage.error().reason, {}, 0, 0};
    Report report = Runner(*stage, scenario, scenario.statements, GoalState::reached).run();
    for (const WrongLine& wrong : scenario.wrong) {
        if (report.verdict != Verdict::passed) break;
        report = Runner(*stage, scenario, wrong.statements, GoalState::failed).run();
    }
    return report;
}

std::string told(const ScenarioFile& file, const Scenario& scenario, const Report& report,
                 const std::function<std::string(const Saying&)>& say) {
    if (report.verdict == Verdict::passed) return {};
    std::string text = file.name.empty() ? "" : file.name + ":";
    text += std::to_string(report.line > 0 ? report.line : scenario.line) + ": " + scenario.title + "\n";
    if (!report.statement.empty()) text += "  " + say(report.statement) + "\n";
    text += "  " + say(report.reason) + "\n";
    return text + log_words(report.log, report.since, say);
}

}  // namespace cubenight::scenario
