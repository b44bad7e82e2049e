#include "engine/scenario/run.hpp"

#include "engine/scenario/expect.hpp"

namespace cubenight::scenario {
namespace {

class Runner {
public:
    Runner(const Stage& stage, const Scenario& scenario) : table_(stage, scenario), scenario_(scenario) {}

    Report run() {
        if (auto why = table_.open()) return report(Verdict::wrong, scenario_.line, {}, *why);
        for (const Statement& statement : scenario_.statements) {
            auto failed = std::visit([&](const auto& what) { return step(statement, what); }, statement.what);
            if (failed) return *failed;
            ++done_;
        }
        return close();
    }

private:
    Report report(Verdict verdict, int line, std::string statement, std::string reason) {
        Report report{verdict, line, std::move(statement), std::move(reason), {}, table_.since(), done_};
        for (const Happened& happened : table_.events()) report.log.push_back(table_.event_words(happened));
        return report;
    }

    // What is left at the end: a coin that waits to fall, or chance that was told and never came.
    Report close() {
        table_.play_chance();
        const int line = scenario_.statements.empty() ? scenario_.line : scenario_.statements.back().line;
        if (table_.waits_for_chance() && table_.chance_problem()) return report(Verdict::failed, line, {}, *table_.chance_problem());
        const auto left = [&](int count, const char* what) { return report(Verdict::failed, line, {}, std::to_string(count) + what); };
        if (table_.coins_left() > 0) return left(table_.coins_left(), " of the scenario's coins were never flipped");
        if (table_.shuffles_left() > 0) return left(table_.shuffles_left(), " of the scenario's shuffles never came; `shuffle` stands before what shuffles");
        if (table_.random_left() > 0) return left(table_.random_left(), " of the scenario's random cards were never picked");
        return report(Verdict::passed, 0, {}, {});
    }

    std::optional<Report> step(const Statement& statement, const Act& act) {
        if (act.kind != ActKind::choose) table_.settle();
        if (act.kind != ActKind::choose) table_.begin_act();
        const Deed deed = Performer(table_).perform(act);
        if (deed.problem) return report(Verdict::failed, statement.line, statement.text, *deed.problem);
        if (deed.refused) return report(Verdict::failed, statement.line, statement.text, refusal(act, *deed.refused));
        table_.play_chance();
        return std::nullopt;
    }

    std::string refusal(const Act& act, pokemon::Clause clause) {
        if (act.kind == ActKind::choose && clause == pokemon::Clause::rule_choice) return "that is not offered: " + table_.choice_words();
        if (act.who && clause == pokemon::Clause::rule_choice) return "it is the turn of " + table_.player(table_.match().turn_seat);
        return std::string("refused by ") + citation(clause);
    }

    std::optional<Report> step(const Statement& statement, const Trial& trial) { return judged(statement, Judge(table_).find(trial)); }
    std::optional<Report> step(const Statement& statement, const Expectation& expectation) {
        return judged(statement, Judge(table_).find(expectation));
    }

    std::optional<Report> judged(const Statement& statement, const Finding& finding) {
        if (finding.holds) return std::nullopt;
        table_.settle_to_look();  // for the report: what would have answered itself
        const std::string reason = finding.problem ? "this cannot be told: " + finding.is : "but " + finding.is;
        return report(Verdict::failed, statement.line, "expected: " + statement.text, reason);
    }

    std::optional<Report> step(const Statement&, const Coins& coins) {
        table_.add_coins(coins);
        table_.play_chance();
        return std::nullopt;
    }

    std::optional<Report> step(const Statement& statement, const ShuffleOrder& order) {
        if (auto why = table_.add_shuffle(order)) return report(Verdict::failed, statement.line, statement.text, *why);
        table_.play_chance();
        return std::nullopt;
    }

    std::optional<Report> step(const Statement&, const RandomCard& random) {
        table_.add_random(random.card);
        table_.play_chance();
        return std::nullopt;
    }

    Table table_;
    const Scenario& scenario_;
    int done_ = 0;
};

}  // namespace

Report run_scenario(const ScenarioFile& file, const Scenario& scenario, const CardFiles& card_files) {
    const auto stage = make_stage(file, scenario, card_files);
    if (!stage) return {Verdict::wrong, stage.error().line, {}, stage.error().reason, {}, 0, 0};
    return Runner(*stage, scenario).run();
}

}  // namespace cubenight::scenario
