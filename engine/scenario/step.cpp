#include "engine/scenario/step.hpp"

#include "engine/scenario/judge/expect.hpp"

namespace cubenight::scenario {
namespace {

using Trouble = std::optional<Saying>;

Saying refusal(const Table& table, const Act& act, pokemon::Clause clause) {
    if (act.kind == ActKind::choose && clause == pokemon::Clause::rule_choice)
        return saying("that is not offered: {0}", table.choice_words());
    if (act.who && clause == pokemon::Clause::rule_choice)
        return saying("it is the turn of {0}", table.player(table.match().turn_seat));
    const bool whose = act.kind == ActKind::attack && clause == pokemon::Clause::A_01_1;
    if (!whose) return saying("refused by {0}", table.cited(clause));
    return saying("refused by {0}; it is the turn of {1}", table.cited(clause), table.player(table.match().turn_seat));
}

Trouble judged(const Finding& finding) {
    if (finding.holds) return std::nullopt;
    return finding.problem ? saying("this cannot be told: {0}", finding.is) : saying("but {0}", finding.is);
}

Trouble step(Table& table, const Act& act) {
    if (act.kind != ActKind::choose) {
        table.settle();
        table.begin_act();
    }
    const Deed deed = Performer(table).perform(act);
    if (deed.problem) return deed.problem;
    if (deed.refused) return refusal(table, act, *deed.refused);
    table.play_chance();
    return std::nullopt;
}

Trouble step(Table& table, const Trial& trial) { return judged(Judge(table).find(trial)); }
Trouble step(Table& table, const Expectation& expectation) { return judged(Judge(table).find(expectation)); }

Trouble step(Table& table, const Coins& coins) {
    table.add_coins(coins);
    table.play_chance();
    return std::nullopt;
}

Trouble step(Table& table, const ShuffleOrder& order) {
    if (auto why = table.add_shuffle(order)) return why;
    table.play_chance();
    return std::nullopt;
}

Trouble step(Table& table, const RandomCard& random) {
    table.add_random(random.card);
    table.play_chance();
    return std::nullopt;
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

}  // namespace cubenight::scenario
