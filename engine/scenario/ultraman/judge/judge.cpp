#include "engine/scenario/ultraman/judge/judge.hpp"

#include <algorithm>
#include <utility>

#include "engine/language/tokens.hpp"
#include "engine/scenario/ultraman/written/clauses.hpp"
#include "engine/scenario/ultraman/written/words.hpp"

namespace cubenight::ultraman::scenario {

Finding Judge::find(const Expected& expected) {
    return std::visit([&](const auto& about) { return judge(about); }, expected);
}

// -- the match

Finding Judge::judge(const AboutScene& about) {
    const CopyId scene = table_.match().scene;
    if (!about.name.empty() && !table_.is_known_name(about.name))
        return cannot_be_asked(saying("no card is called {0}", quoted(about.name)));
    if (!about.label.empty() && !table_.labelled(about.label))
        return cannot_be_asked(saying("nothing has the label ${0}", about.label));
    const Saying is = scene == no_copy ? saying("there is no scene") : saying("the scene is {0}", table_.name(scene));
    if (about.name.empty() && about.label.empty()) return found(scene == no_copy, is);
    bool right = scene != no_copy;
    right = right && (about.name.empty() || table_.is_called(scene, about.name));
    right = right && (about.label.empty() || table_.labelled(about.label) == scene);
    return found(right && (!about.seat || owner(scene) == *about.seat), is);
}

Finding Judge::judge(const AboutTurn& about) {
    const Match& match = table_.match();
    const bool right = (!about.number || match.turn == *about.number) && (!about.lead || match.lead == *about.lead) &&
                       (!about.phase || match.phase == *about.phase);
    return found(right, saying("it is turn {0} of {1}, phase {2}", match.turn, table_.scenario().players[match.lead],
                               words::phase[static_cast<std::size_t>(match.phase)]));
}

Finding Judge::judge(const AboutResult& about) {
    const Match& match = table_.match();
    const auto winner = play::winner_of(match.outcome);
    const auto how = words::ending[static_cast<std::size_t>(match.ending)];
    Saying is = saying("the match is running");
    if (winner) is = saying("{0} wins by {1}", table_.scenario().players[*winner], how);
    else if (match.outcome != Outcome::running) is = saying("it is a draw by {0}", how);
    bool right = (match.outcome != Outcome::running) == about.is_over;
    right = right && (!about.outcome || match.outcome == *about.outcome);
    return found(right && (!about.ending || match.ending == *about.ending), is);
}

Finding Judge::judge(const AboutCount& about) {
    const Match& match = table_.match();
    const int value = [&]() -> int {
        switch (about.what) {
            case AboutCount::What::areas: return match.areas;
            case AboutCount::What::rounds: return rounds(table_.book(), match);
            case AboutCount::What::wins: return match.wins[about.seat];
            case AboutCount::What::lasting: return static_cast<int>(match.lasting.size());
        }
        return 0;
    }();
    return found(compare(about.number, value), saying("there are {0}", value));
}

Finding Judge::judge(const AboutLead& about) {
    const Match& match = table_.match();
    const SeatId lead = about.next_turn ? match.next_lead : match.lead;
    return found(lead == about.seat, saying("{0} is Lead", table_.scenario().players[lead]));
}

// -- what is asked

Finding Judge::judge(const AboutChoice& about) {
    const Match& match = table_.match();
    const Choice& choice = match.choice;
    if (about.kind == ChoiceKind::none) return found(match.outcome != Outcome::running, table_.choice_words());
    bool right = match.outcome == Outcome::running;
    right = right && (!about.chance || choice.actor == Actor::chance);
    right = right && (!about.seat || choice.actor == actor_of(*about.seat));
    right = right && (!about.kind || choice.kind == *about.kind);
    right = right && (!about.options || static_cast<int>(choice.options.size()) == *about.options);
    right = right && (about.source.empty() ||
                      (choice.source < most_copies && table_.is_called(CopyId{choice.source}, about.source)));
    right = right && (about.clause.empty() || cites(citation(choice.clause), about.clause));
    return found(right, table_.choice_words());
}

Finding Judge::judge(const AboutOffer& about) {
    const Match& match = table_.match();
    const auto seat = play::seat_of(to_act(match));
    if (!seat) return found(false, table_.choice_words());
    const auto& options = match.choice.options;
    std::vector<Option> named;
    for (const Answer& answer : about.answers) {
        const auto meant = table_.matching(answer);
        if (meant.empty()) return found(false, table_.choice_words());
        named.insert(named.end(), meant.begin(), meant.end());
    }
    for (const Act& act : about.acts) {
        const auto wishes = table_.wishes(act, *seat);
        if (!wishes) return cannot_be_asked(wishes.error().reason);
        bool any = false;
        for (Option wish : *wishes)
            if (std::find(options.begin(), options.end(), wish) != options.end()) any = true, named.push_back(wish);
        if (!any) return found(false, table_.choice_words());
    }
    const bool others = std::any_of(options.begin(), options.end(), [&](Option option) {
        return std::find(named.begin(), named.end(), option) == named.end();
    });
    return found(!about.only || !others, table_.choice_words());
}

// -- what is tried

namespace {

// What comes of it when the steps before its own that can only end have passed.
Deed attempt_later(Table& table, const Act& act) {
    Table::Saved saved = table.save();
    Deed deed = table.perform(act);
    table.restore(std::move(saved));
    return deed;
}

}  // namespace

// A refusal is one of the open choice, or of the step to which the act belongs.
Finding Judge::judge(const Trial& trial) {
    Deed deed = table_.attempt(trial.act);
    if (deed.done()) return found(trial.allowed, saying("it is allowed"));
    if (deed.refused.empty()) return cannot_be_asked(deed.problem);
    if (trial.act.kind != ActKind::choose) {
        const Deed later = attempt_later(table_, trial.act);
        if (later.done() && trial.allowed) return found(true, saying("it is allowed"));
        deed.refused.insert(deed.refused.end(), later.refused.begin(), later.refused.end());
    }
    Saying is = saying("it is refused by {0}", table_.clause_words(deed.refused));
    if (!deed.problem.empty()) is = saying("{0} ({1})", is, deed.problem);
    if (trial.allowed) return found(false, is);
    return found(std::ranges::any_of(deed.refused,
                                     [&](Clause clause) { return founds_refusal(citation(clause), trial.clause); }),
                 is);
}

}  // namespace cubenight::ultraman::scenario
