#include "engine/scenario/ultraman/run.hpp"

#include <algorithm>

#include "engine/scenario/script/puzzle.hpp"
#include "engine/scenario/script/report.hpp"
#include "engine/scenario/ultraman/judge/judge.hpp"

namespace cubenight::ultraman::scenario {
using cubenight::scenario::GoalState;

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
        last_turn_ = scenario_.goal && scenario_.goal->before ? *scenario_.goal->before - 1
                                                              : static_cast<int>(table_.match().turn);
        if (look() == GoalState::reached) return of_goal(saying("the goal is reached before anything is done"));
        for (const Statement& statement : statements_) {
            if (const Saying trouble = carry_out(statement); !trouble.empty())
                return report(Verdict::failed, statement.line, in_the_report(statement), trouble);
            look();
        }
        table_.settle();
        const int line = statements_.empty() ? scenario_.line : statements_.back().line;
        if (const Saying problem = table_.chance_problem(); !problem.empty())
            return report(Verdict::failed, line, {}, problem);
        return close_goal();
    }

private:
    // How the goal stands after an act: what has come of it by the end of its last turn counts.
    GoalState look() {
        if (!scenario_.goal || state_ != GoalState::open) return state_;
        const Goal& goal = *scenario_.goal;
        table_.settle();
        if (Judge(table_).find(goal.what.what).holds != goal.what.negated) state_ = GoalState::reached;
        else if (table_.match().turn > last_turn_ || table_.match().outcome != Outcome::running)
            state_ = GoalState::failed;
        return state_;
    }

    Report of_goal(Saying reason) {
        return report(Verdict::failed, scenario_.goal->line, saying("goal: {0}", scenario_.goal->text),
                      std::move(reason));
    }

    Report close_goal() {
        if (!scenario_.goal || look() == wanted_) return {};
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

    Saying carry_out(const Statement& statement) {
        if (const auto* act = std::get_if<Act>(&statement.what)) {
            const Deed deed = table_.perform(*act);
            if (deed.done()) return {};
            const std::string by = table_.clause_words(deed.refused);
            if (by.empty()) return deed.problem;
            const Saying refused = saying("it is refused by {0}", by);
            return deed.problem.empty() ? refused : saying("{0} ({1})", refused, deed.problem);
        }
        if (const auto* trial = std::get_if<Trial>(&statement.what)) return told_of(Judge(table_).judge(*trial), false);
        if (const auto* shuffle = std::get_if<ShuffleOrder>(&statement.what))
            return table_.add_shuffle(shuffle->top).value_or(Saying());
        if (const auto* random = std::get_if<RandomCard>(&statement.what)) {
            table_.add_random(random->card);
            return {};
        }
        if (const auto* contest = std::get_if<ContestWinner>(&statement.what)) {
            table_.add_contest(contest->seat);
            return {};
        }
        return expect(std::get<Expectation>(statement.what));
    }

    // What is asked and offered is looked at before anything answers itself, and again after each answer that does.
    Saying expect(const Expectation& expectation) {
        const bool of_choice = std::holds_alternative<AboutChoice>(expectation.what) ||
                               std::holds_alternative<AboutOffer>(expectation.what) ||
                               std::holds_alternative<Trial>(expectation.what);
        const auto* asked = std::get_if<AboutChoice>(&expectation.what);
        if (!of_choice) table_.settle();
        else if (!asked || !asked->chance) table_.play_chance();
        Judge judge(table_);
        Saying first = told_of(judge.find(expectation.what), expectation.negated);
        while (of_choice && !first.empty() && !expectation.negated && table_.settle_one())
            if (told_of(judge.find(expectation.what), false).empty()) return {};
        return first;
    }

    static Saying told_of(const Finding& finding, bool negated) {
        if (!finding.problem.empty()) return finding.problem;
        if (finding.holds != negated) return {};
        return finding.is.empty() ? saying("it is not so") : finding.is;
    }

    Table table_;
    const Scenario& scenario_;
    const std::vector<Statement>& statements_;
    GoalState wanted_;
    GoalState state_ = GoalState::open;
    int last_turn_ = 0;  // in which the goal can be reached
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
