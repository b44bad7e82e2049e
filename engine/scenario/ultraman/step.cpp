#include "engine/scenario/ultraman/step.hpp"

#include "engine/scenario/ultraman/judge/judge.hpp"

namespace cubenight::ultraman::scenario {
namespace {

using Trouble = std::optional<Saying>;

Trouble judged(const Finding& finding, bool negated) {
    if (!finding.problem.empty()) return finding.problem;
    if (finding.holds != negated) return std::nullopt;
    return finding.is.empty() ? saying("it is not so") : finding.is;
}

Trouble step(Table& table, const Act& act) {
    const Deed deed = table.perform(act);
    if (deed.done()) return std::nullopt;
    const std::string by = table.clause_words(deed.refused);
    if (by.empty()) return deed.problem;
    const Saying refused = saying("it is refused by {0}", by);
    return deed.problem.empty() ? refused : saying("{0} ({1})", refused, deed.problem);
}

Trouble step(Table& table, const Trial& trial) { return judged(Judge(table).judge(trial), false); }

Trouble step(Table& table, const ShuffleOrder& shuffle) { return table.add_shuffle(shuffle.top); }

Trouble step(Table& table, const RandomCard& random) {
    table.add_random(random.card);
    return std::nullopt;
}

Trouble step(Table& table, const ContestWinner& contest) {
    table.add_contest(contest.seat);
    return std::nullopt;
}

// What is asked and offered is looked at before anything answers itself, and again after each answer that does.
Trouble step(Table& table, const Expectation& expectation) {
    const bool of_choice = std::holds_alternative<AboutChoice>(expectation.what) ||
                           std::holds_alternative<AboutOffer>(expectation.what) ||
                           std::holds_alternative<Trial>(expectation.what);
    const auto* asked = std::get_if<AboutChoice>(&expectation.what);
    if (!of_choice) table.settle();
    else if (!asked || !asked->chance) table.play_chance();
    Judge judge(table);
    Trouble first = judged(judge.find(expectation.what), expectation.negated);
    while (of_choice && first && !expectation.negated && table.settle_one())
        if (!judged(judge.find(expectation.what), false)) return std::nullopt;
    return first;
}

}  // namespace

StatementKind kind_of(const Statement& statement) {
    if (std::holds_alternative<Act>(statement.what)) return StatementKind::act;
    const bool asks =
        std::holds_alternative<Trial>(statement.what) || std::holds_alternative<Expectation>(statement.what);
    return asks ? StatementKind::question : StatementKind::chance;
}

std::optional<Saying> carry_out(Table& table, const Statement& statement) {
    return std::visit([&](const auto& what) { return step(table, what); }, statement.what);
}

}  // namespace cubenight::ultraman::scenario
