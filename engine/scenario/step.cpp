#include "engine/scenario/step.hpp"

#include "engine/scenario/judge/expect.hpp"

namespace cubenight::scenario {
namespace {

using Trouble = std::optional<std::string>;

std::string refusal(const Table& table, const Act& act, pokemon::Clause clause) {
    if (act.kind == ActKind::choose && clause == pokemon::Clause::rule_choice)
        return "that is not offered: " + table.choice_words();
    if (act.who && clause == pokemon::Clause::rule_choice)
        return "it is the turn of " + table.player(table.match().turn_seat);
    const std::string whose = act.kind == ActKind::attack && clause == pokemon::Clause::A_01_1
                                  ? "; it is the turn of " + table.player(table.match().turn_seat)
                                  : "";
    return std::string("refused by ") + table.cited(clause) + whose;
}

Trouble judged(const Finding& finding) {
    if (finding.holds) return std::nullopt;
    return finding.problem ? "this cannot be told: " + finding.is : "but " + finding.is;
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

std::optional<std::string> carry_out(Table& table, const Statement& statement) {
    return std::visit([&](const auto& what) { return step(table, what); }, statement.what);
}

}  // namespace cubenight::scenario
