// A match in the middle of a scenario: what was done so far, what has happened, what chance is told to do, and who is meant
// by the scenario's names. Nothing here judges; run.cpp and judge do.
#pragma once

#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "engine/scenario/ultraman/play/stage.hpp"
#include "engine/ultraman/game.hpp"
#include "engine/ultraman/inspect.hpp"
#include "engine/ultraman/match/places.hpp"

namespace cubenight::ultraman::scenario {

// What came of an act: it was done, refused by a clause, or cannot be tried for a reason.
struct Deed {
    std::vector<Clause> refused;  // each clause that forbids it, as far as they are known
    Saying problem;
    bool done() const { return refused.empty() && problem.empty(); }
};

// Which steps of the turn are passed by themselves on the way to the one that an act belongs to.
enum class Passing : std::uint8_t { what_can_only_end, nothing };

// Hears what happens at a table, and how much of it still stands after something was only tried.
class Witness : public EventListener {
public:
    // All but the first `count` events were taken back.
    virtual void forget_after(std::size_t count) = 0;
    // Somebody, or chance, has taken that option of the match as it was before.
    virtual void on_choice(const Match&, Option) {}
};

class Table final : private EventListener {
public:
    // `also` hears what happens too.
    Table(const Stage& stage, const Scenario& scenario, Witness* also = nullptr)
        : stage_(stage), scenario_(scenario), also_(also) {}
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;

    // Opens the match; the seed counts where chance is not told. Nothing, or why not.
    std::optional<Error> open(std::uint64_t seed);
    // Of a scenario that is played with many chances, with the first.
    std::optional<Error> open() { return open(scenario_.position.seeds > 0 ? 1 : 0); }
    const Match& match() const { return match_; }
    const Rulebook& book() const { return stage_.book; }
    const CardSet& cards() const { return stage_.cards; }
    const Scenario& scenario() const { return scenario_; }

    // -- doing
    Deed perform(const Act& act, Passing passing = Passing::what_can_only_end);
    // Tries it and goes back.
    Deed attempt(const Act& act);
    // Nothing, or the clause of the refusal. Chance is not played yet.
    std::optional<Clause> choose(Option option);
    void begin_act();
    // Answers of texts that leave nothing to decide, before something is looked at.
    void settle();
    // One of them; nothing where somebody has to decide.
    bool settle_one();
    // For going back to where a trial began.
    struct Script {
        std::deque<SeatId> contests;
        std::deque<std::deque<std::string>> shuffles;
        std::deque<Ref> random;
    };
    struct Decided {
        Match before;
        Option option;
    };
    struct Saved {
        Match match;
        std::size_t events;
        std::size_t since;
        std::vector<Decided> decided;
        Script script;
    };
    Saved save() const { return {match_, events_.size(), since_, decided_, script_}; }
    void restore(Saved saved);

    // -- chance
    // Answers for it as the script says; stops where it says nothing.
    void play_chance();
    bool waits_for_chance() const { return to_act(match_) == Actor::chance; }
    void add_contest(SeatId winner) { script_.contests.push_back(winner); }
    std::optional<Saying> add_shuffle(const CardList& top);
    void add_random(const Ref& card) { script_.random.push_back(card); }
    // Why chance could not be played as the script says, or what of the script is left; empty where all went well.
    Saying chance_problem() const;

    // -- who is meant
    std::optional<CopyId> labelled(std::string_view label) const;
    bool is_known_name(std::string_view name) const;
    bool is_called(CopyId copy, std::string_view name) const;
    // Characters; an unknown name or label is an error.
    Result<std::vector<Spot>> spots(const Ref& ref) const;
    // Single cards.
    Result<std::vector<CopyId>> copies(const Ref& ref) const;
    // The spot that a place names, whoever stands there.
    std::optional<Spot> place(const Ref& ref, SeatId usual) const;
    // Options of the running choice that the answer means.
    std::vector<Option> matching(const Answer& answer) const;
    // Options that the act of a step could mean, listed or not.
    Result<std::vector<Option>> wishes(const Act& act, SeatId seat) const;

    // -- words for reports
    std::string name(CopyId copy) const;
    std::string spot_words(Spot spot) const;
    std::string option_words(Option option) const;
    Saying choice_words() const;
    std::string event_words(const Event& event) const;
    std::string clause_words(const std::vector<Clause>& clauses) const;

    const std::vector<Event>& events() const { return events_; }
    // The first event of the last act.
    std::size_t since() const { return since_; }

private:
    void on_event(const Match& match, const Event& event) override;
    // REQUIRES: the option is listed.
    void take(Option option);
    std::optional<Option> chance_answer();
    std::optional<Option> shuffle_answer();
    std::optional<Option> random_answer();
    std::optional<Option> forced() const;
    bool alike(Option a, Option b) const;
    bool takes_all(const Choice& choice) const;
    Deed step(const Act& act, Passing passing);
    Deed answer(const Act& act);
    Deed one_answer(const Answer& wanted, std::optional<SeatId> who);
    Deed concede(const Act& act);
    Deed go_to(const Act& act);
    Deed end_turn();
    Deed pass();
    bool said_already(const Answer& answer);
    bool fits(Option option, const Answer& answer) const;
    bool fits_object(Option option, const Ref& ref) const;
    bool copy_fits(const Ref& ref, CopyId copy) const;
    std::vector<Clause> why_not(const std::vector<Option>& wishes, SeatId seat) const;
    std::optional<Error> check_names(const Ref& ref) const;

    const Stage& stage_;
    const Scenario& scenario_;
    Witness* also_;
    Match match_;
    std::vector<Event> events_;
    std::size_t since_ = 0;
    std::vector<Decided> decided_;  // by themselves, since the last act
    Script script_;
    Saying chance_problem_;
};

}  // namespace cubenight::ultraman::scenario
