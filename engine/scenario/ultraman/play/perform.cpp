// Acts of a scenario, as options of the match.
#include <algorithm>

#include "engine/scenario/ultraman/play/table.hpp"

namespace cubenight::ultraman::scenario {
namespace {

constexpr int most_passes = 1000;

bool is_step_of(ActKind act, ChoiceKind choice) {
    switch (act) {
        case ActKind::scene: return choice == ChoiceKind::set_scene;
        case ActKind::set: return choice == ChoiceKind::set_character;
        case ActKind::level_up: return choice == ChoiceKind::level_up;
        case ActKind::use: return choice == ChoiceKind::activate;
        case ActKind::choose:
        case ActKind::concede:
        case ActKind::go_to:
        case ActKind::end_turn: break;
    }
    return false;
}

bool is_any_step(ChoiceKind kind) {
    return kind == ChoiceKind::set_scene || kind == ChoiceKind::set_character || kind == ChoiceKind::level_up ||
           kind == ChoiceKind::activate;
}

void add(std::vector<Clause>& to, const std::vector<Clause>& more) { to.insert(to.end(), more.begin(), more.end()); }

}  // namespace

Deed Table::perform(const Act& act, Passing passing) {
    begin_act();
    play_chance();
    if (match_.outcome != Outcome::running) return {{Clause::rule_over}, saying("the match is over")};
    if (!chance_problem_.empty()) return {{}, chance_problem_};
    Deed deed;
    switch (act.kind) {
        case ActKind::scene:
        case ActKind::set:
        case ActKind::level_up:
        case ActKind::use: deed = step(act, passing); break;
        case ActKind::choose: deed = answer(act); break;
        case ActKind::concede: deed = concede(act); break;
        case ActKind::go_to: deed = go_to(act); break;
        case ActKind::end_turn: deed = end_turn(); break;
    }
    play_chance();
    return deed;
}

Deed Table::attempt(const Act& act) {
    Saved saved = save();
    Deed deed;
    // It is tried of what is asked now, and not of what comes after it; a text that asks leaves nothing to decide first.
    const auto& asked = match_.choice;
    play_chance();
    const bool answers = act.kind == ActKind::choose && match_.outcome == Outcome::running;
    const bool stays = answers && (!is_any_step(asked.kind) || act.answers[0].kind == Answer::Kind::done);
    if (stays && matching(act.answers[0]).empty()) deed = {{asked.clause, Clause::rule_choice}, choice_words()};
    else {
        if (act.kind != ActKind::choose) settle();
        deed = perform(act, Passing::nothing);
    }
    restore(std::move(saved));
    return deed;
}

std::vector<Clause> Table::why_not(const std::vector<Option>& wishes, SeatId seat) const {
    std::vector<Clause> clauses;
    Match asked = match_;
    if (asked.choice.actor != actor_of(seat) || !is_any_step(asked.choice.kind)) {
        if (!is_any_step(asked.choice.kind)) clauses.push_back(asked.choice.clause);
        asked.choice.options.clear();
        asked.choice.actor = actor_of(seat);
    }
    for (Option wish : wishes) {
        const auto refusal = ultraman::why_not(book(), asked, wish);
        if (!refusal) continue;
        clauses.push_back(refusal->clause);
        if (refusal->clause == Clause::rule_choice) clauses.push_back(asked.choice.clause);
    }
    if (clauses.empty()) clauses.push_back(Clause::rule_choice);
    return clauses;
}

// What leaves nothing to decide is passed on the way to the step.
Deed Table::step(const Act& act, Passing passing) {
    const int turn = match_.turn;
    Deed deed;
    for (int i = 0; i < most_passes; ++i) {
        play_chance();
        const auto actor = play::seat_of(to_act(match_));
        if (!actor || match_.turn != turn) break;
        const bool here = is_step_of(act.kind, match_.choice.kind) && (!act.who || *act.who == *actor);
        if (here || i == 0) {
            const auto wishes = this->wishes(act, here ? *actor : act.who.value_or(*actor));
            if (!wishes) return {{}, wishes.error().reason};
            const auto& options = match_.choice.options;
            for (Option wish : *wishes)
                if (here && std::find(options.begin(), options.end(), wish) != options.end()) {
                    take(wish);
                    return {};
                }
            add(deed.refused, why_not(*wishes, act.who.value_or(*actor)));
            if (here) return deed;
        }
        const auto option = passing == Passing::nothing ? std::nullopt : forced();
        if (!option) break;
        take(*option);
    }
    deed.problem = saying("it cannot be done now: {0}", choice_words());
    return deed;
}

Deed Table::answer(const Act& act) {
    for (const Answer& answer : act.answers)
        if (Deed deed = one_answer(answer, act.who); !deed.done()) return deed;
    return {};
}

Deed Table::one_answer(const Answer& wanted, std::optional<SeatId> who) {
    if (auto error = check_names(wanted.object)) return {{}, error->reason};
    for (int i = 0; i < most_passes; ++i) {
        play_chance();
        const auto actor = play::seat_of(to_act(match_));
        if (!actor) break;
        if (!who || *who == *actor) {
            const auto options = matching(wanted);
            for (Option option : options)
                if (!alike(option, options[0]))
                    return {{}, saying("several are meant: {0}, {1}", option_words(options[0]), option_words(option))};
            if (!options.empty()) {
                take(options[0]);
                return {};
            }
        }
        if (said_already(wanted)) return {};
        const auto option = forced();
        if (!option) break;
        take(*option);
    }
    return {{match_.choice.clause, Clause::rule_choice}, saying("that is not offered: {0}", choice_words())};
}

Deed Table::concede(const Act& act) {
    const auto actor = play::seat_of(to_act(match_));
    const SeatId seat = act.who.value_or(actor.value_or(seat0));
    take({OptionKind::concede, seat.value, 0, 0});
    return {};
}

// Nothing more is done and what may be declined is declined.
Deed Table::pass() {
    const auto& options = match_.choice.options;
    for (const OptionKind kind : {OptionKind::done, OptionKind::no})
        for (Option option : options)
            if (option.kind == kind) {
                take(option);
                return {};
            }
    const auto option = forced();
    if (!option) return {{match_.choice.clause}, saying("this must be answered: {0}", choice_words())};
    take(*option);
    return {};
}

Deed Table::go_to(const Act& act) {
    const auto key = [](int turn, Phase phase) { return turn * 16 + static_cast<int>(phase); };
    const auto actor = [&] { return play::seat_of(to_act(match_)); };
    int turn = match_.turn;
    const bool later_step = act.step && match_.phase == act.phase && actor() == match_.lead && *act.step != match_.lead;
    if (match_.phase > act.phase || (match_.phase == act.phase && !later_step)) ++turn;
    for (int i = 0; i < most_passes; ++i) {
        play_chance();
        if (!actor()) return {};
        const int now = key(match_.turn, match_.phase), wanted = key(turn, act.phase);
        if (now > wanted) return {};
        if (now == wanted && (!act.step || actor() == *act.step || *act.step == match_.lead)) return {};
        if (Deed deed = pass(); !deed.done()) return deed;
    }
    return {{}, saying("that phase does not come")};
}

Deed Table::end_turn() {
    const int turn = match_.turn;
    for (int i = 0; i < most_passes; ++i) {
        play_chance();
        if (!play::seat_of(to_act(match_)) || match_.turn != turn) return {};
        if (Deed deed = pass(); !deed.done()) return deed;
    }
    return {{}, saying("the turn does not end")};
}

}  // namespace cubenight::ultraman::scenario
