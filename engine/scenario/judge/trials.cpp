// What is tried without being done: whether it is refused, and by the clause that the scenario names.
#include "engine/scenario/judge/expect.hpp"

#include <algorithm>

#include "engine/scenario/judge/grounds.hpp"

namespace cubenight::scenario {

using pokemon::Clause;
using pokemon::Outcome;

namespace {

// The clause of choosing so many.
Clause clause_of_number(const pokemon::Choice& choice) {
    if (choice.least == choice.most) return Clause::D_04_b1;
    return choice.most > 60 ? Clause::D_02_b1 : Clause::D_05_b1;
}

}  // namespace

Finding Judge::find(const Trial& trial) {
    Table::Saved before = table_.save();
    Finding finding = judge(trial);
    table_.restore(std::move(before));
    return finding;
}

// Nothing of the turn can be done while somebody is asked something else, nor after the match.
bool Judge::waits_for_answer(const Trial& trial) const {
    if (trial.act.kind == ActKind::choose || table_.waits_for_chance()) return false;
    return table_.match().outcome != Outcome::running || table_.match().choice.kind != pokemon::ChoiceKind::main;
}

// The clause by which the match ended: after it nothing is done any more.
Clause Judge::clause_of_the_end() const {
    const auto& events = table_.events();
    const auto end = std::find_if(events.rbegin(), events.rend(), [](const Happened& happened) {
        return happened.event.type == pokemon::EventKind::match_ends;
    });
    return end == events.rend() ? Clause::none : end->event.clause;
}

// As the rule set in force cites it, or as the newest guide does.
bool Judge::founds(Clause clause, const Trial& trial) const {
    return founds_refusal(citation(clause), trial.clause) || founds_refusal(table_.cited(clause), trial.clause);
}

// An answer that is not offered has no clause of its own: the one of the choice stands for it.
bool Judge::refused_by_choice(const Trial& trial, Clause clause) const {
    const pokemon::Choice& choice = table_.match().choice;
    if (clause != Clause::rule_choice || choice.kind == pokemon::ChoiceKind::main) return false;
    if (founds(choice.clause, trial)) return true;
    // Made before the attack's coins, it is yet a choice of so many.
    return choice.clause == Clause::fi_detail_attack_4 && founds(clause_of_number(choice), trial);
}

// Declining is tried of the choice that is open, not of one that comes after it.
bool Judge::cannot_be_declined(const Trial& trial) const {
    const pokemon::Choice& choice = table_.match().choice;
    const bool declines = trial.act.kind == ActKind::choose && trial.act.answers.size() == 1 &&
                          trial.act.answers[0].kind == Answer::Kind::done;
    if (!declines || choice.kind == pokemon::ChoiceKind::main || choice.options.empty() || table_.waits_for_chance())
        return false;
    return std::none_of(choice.options.begin(), choice.options.end(),
                        [](pokemon::Option option) { return option.kind == pokemon::OptionKind::done; });
}

// Where a text would change nothing, or asks for something else, so says also the chapter about what it does.
bool Judge::refused_by_text(const Trial& trial, Clause clause) const {
    if (clause != Clause::A_02_1a && clause != Clause::I_B_01_proc_1 && clause != Clause::I_B_02_proc_1 &&
        clause != Clause::I_B_03_proc_1 && clause != Clause::rule_choice)
        return false;
    const pokemon::Match& match = table_.match();
    const pokemon::Choice& choice = match.choice;
    const auto says = [&](std::uint16_t program) {
        return program != pokemon::no_program &&
               is_about_text(trial.clause, table_.book(), table_.book().program(program));
    };
    const auto card = [&](CopyId copy) -> const pokemon::CompiledCard& {
        return table_.book().card(match.copies[copy.value].card);
    };
    if (choice.kind != pokemon::ChoiceKind::main) return choice.node != no_node && says(choice.program);
    if (clause == Clause::rule_choice) return false;
    if (trial.act.kind == ActKind::use_stadium) return match.stadium != no_copy && says(card(match.stadium).stadium);
    if (trial.act.kind == ActKind::ability) return refused_by_ability(trial);
    const auto copies = table_.copies(trial.act.subject);
    return copies && std::any_of(copies->begin(), copies->end(), [&](CopyId copy) { return says(card(copy).play); });
}

// By several clauses at once each of them will do.
bool Judge::refused_besides(const Trial& trial, const Deed& deed) {
    if (!deed.wish) return false;
    Table::Saved before = table_.save();
    table_.settle();
    bool right = false;
    std::vector<Clause> known{*deed.refused};
    while (const auto more = pokemon::why_not(table_.book(), table_.match(), *deed.wish, known)) {
        if (std::ranges::find(known, more->clause) != known.end()) break;
        known.push_back(more->clause);
        right = founds(more->clause, trial) || refused_by_text(trial, more->clause);
        if (right) break;
    }
    table_.restore(std::move(before));
    return right;
}

// Any ability of that name: which of them was meant made no difference to the refusal.
bool Judge::refused_by_ability(const Trial& trial) const {
    const pokemon::Rulebook& book = table_.book();
    for (std::size_t id = 0; id < book.card_count(); ++id) {
        const pokemon::CompiledCard& card = book.card(CardId{static_cast<std::uint16_t>(id)});
        for (int i = 0; i < card.ability_count; ++i) {
            const pokemon::CompiledAbility& ability = card.abilities[static_cast<std::size_t>(i)];
            if (book.word(ability.name) == trial.act.name &&
                is_about_text(trial.clause, book, book.program(ability.program)))
                return true;
        }
    }
    return false;
}

// Tries an act without doing it.
Finding Judge::judge(const Trial& trial) {
    if (trial.act.kind == ActKind::choose) table_.play_chance();
    else table_.settle();
    const Deed deed = cannot_be_declined(trial) ? Deed{std::nullopt, Clause::rule_choice, std::nullopt}
                                                : Performer(table_).attempt(trial.act);
    if (!trial.allowed && deed.problem && table_.match().outcome != Outcome::running)
        return found(founds(clause_of_the_end(), trial),
                     saying("{0} by {1}", *deed.problem, table_.cited(clause_of_the_end())));
    if (!trial.allowed && deed.problem && waits_for_answer(trial))
        return found(refused_by_choice(trial, Clause::rule_choice), *deed.problem);
    if (deed.problem && (trial.allowed || !deed.refused)) return cannot_be_asked(*deed.problem);
    if (!deed.refused) return found(trial.allowed, saying("it is allowed"));
    const std::string clause = table_.cited(*deed.refused);
    if (trial.allowed) return found(false, saying("it is refused by {0}", clause));
    const bool right = founds(*deed.refused, trial) || refused_by_choice(trial, *deed.refused) ||
                       refused_by_text(trial, *deed.refused) || refused_besides(trial, deed);
    return found(right, saying("it is refused, but by {0}", clause));
}

}  // namespace cubenight::scenario
