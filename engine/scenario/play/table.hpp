// A match in the middle of a scenario: what was done so far, what has happened, what chance is told to do, and who
// is meant by the scenario's names. Nothing here judges; run.cpp and expect.cpp do.
#pragma once

#include <deque>
#include <functional>
#include <string>
#include <vector>

#include "engine/pokemon/game.hpp"
#include "engine/pokemon/inspect.hpp"
#include "engine/pokemon/match/places.hpp"
#include "engine/scenario/play/stage.hpp"
#include "engine/scenario/script/cites.hpp"

namespace cubenight::scenario {

// An event with what its cards were called when it happened.
struct Happened {
    pokemon::Event event;
    std::string card;
    std::string other;
    std::string pokemon;        // the slot's top card
    std::string word;           // the attack, ability or marker
    CopyId bottom = no_copy;    // the slot's lowest card
    CopyId comes_up = no_copy;  // retreated, switched: the lowest card of who comes up
    bool active = false;
};

// Hears what happens at a table, and how much of it still stands after something was only tried.
class Witness : public pokemon::EventListener {
public:
    // All but the first `count` events were taken back.
    virtual void forget_after(std::size_t count) = 0;
    // Somebody, or chance, has taken that option of the match as it was before.
    virtual void on_choice(const pokemon::Match&, pokemon::Option) {}
};

class Table final : private pokemon::EventListener {
public:
    // `also` hears what happens too.
    Table(const Stage& stage, const Scenario& scenario, Witness* also = nullptr)
        : stage_(stage), scenario_(scenario), names_(stage.cards), also_(also) {}
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;

    // Opens the match. Nothing, or why not.
    std::optional<Error> open();
    const pokemon::Match& match() const { return match_; }
    const pokemon::Rulebook& book() const { return stage_.book; }
    const CardSet& cards() const { return stage_.cards; }
    const CardNames& names() const { return names_; }
    const RuleSet& rules() const { return scenario_.rules; }
    // REQUIRES: a Pokémon is in that slot.
    pokemon::PokemonNumbers numbers_of(std::uint8_t slot) const {
        return pokemon::numbers_of(stage_.book, match_, slot);
    }

    // -- doing
    // Nothing, or the clause of the refusal. Chance is not played yet.
    std::optional<pokemon::Clause> choose(pokemon::Option option);
    // Answers coins, shuffles and random cards as the script says; stops where it says nothing.
    void play_chance();
    // And choices that leave nothing to decide, until somebody really has to decide.
    void settle();
    // The same before something is looked at: the set-up does not go on by itself.
    void settle_to_look();
    // The answer to a choice that leaves nothing to decide.
    std::optional<pokemon::Option> forced() const;
    bool waits_for_chance() const { return pokemon::to_act(match_) == pokemon::Actor::chance; }
    // What decided itself may still be said, once, in the words that fitted then.
    void decided_itself(pokemon::Option option) { decided_.push_back({match_, option}); }
    bool said_already(const Answer& answer);
    void begin_act();
    // For going back to where a trial began.
    struct Script {
        std::deque<bool> coins;
        std::optional<bool> always;
        std::deque<std::deque<std::string>> shuffles;
        std::deque<Ref> random;
    };
    struct Decided {
        pokemon::Match before;
        pokemon::Option option;
    };
    struct Saved {
        pokemon::Match match;
        std::size_t events;
        std::size_t since;
        std::vector<Decided> decided;
        Script script;
    };
    Saved save() const { return {match_, events_.size(), since_, decided_, script_}; }
    void restore(Saved saved);

    // -- chance
    void add_coins(const Coins& coins);
    std::optional<Saying> add_shuffle(const ShuffleOrder& order);
    void add_random(const Ref& card) { script_.random.push_back(card); }
    int coins_left() const { return static_cast<int>(script_.coins.size()); }
    int shuffles_left() const { return static_cast<int>(script_.shuffles.size()); }
    int random_left() const { return static_cast<int>(script_.random.size()); }
    // Why chance could not be played as the script says, if so.
    const std::optional<Saying>& chance_problem() const { return chance_problem_; }

    // -- who is meant
    // Pokémon in play, Active Spots first. An unknown name or label is an error.
    Result<std::vector<std::uint8_t>> slots(const Ref& ref) const;
    Result<std::vector<CopyId>> copies(const Ref& ref) const;
    // Whether the card is called that, by name or key.
    bool is_called(CopyId copy, std::string_view name) const;
    bool is_known_name(std::string_view name) const;
    // Whether any card of the scenario has an attack or ability of that name.
    bool is_known_attack(std::string_view name) const;
    bool is_known_ability(std::string_view name) const;
    std::optional<CopyId> labelled(std::string_view label) const;
    // Options of the running choice that the answer means.
    Result<std::vector<pokemon::Option>> matching(const Answer& answer) const;
    bool answers(const Answer& answer, pokemon::Option option, std::size_t index) const;
    // Options that differ in nothing that anybody could tell.
    bool alike(pokemon::Option a, pokemon::Option b) const;

    // -- words for reports
    // The clause as the rule set in force cites it.
    const char* cited(pokemon::Clause clause) const {
        return pokemon::citation(clause, pokemon::document_of(rules().name));
    }
    // Whether somebody who cites `wanted` means that clause, as it is cited here or in the newest guide.
    bool cites_clause(pokemon::Clause clause, std::string_view wanted) const {
        return cites(cited(clause), wanted) || cites(citation(clause), wanted);
    }
    std::string name(CopyId copy) const;
    std::string name_of_slot(std::uint8_t slot) const;
    std::string player(SeatId seat) const;
    std::string option_words(pokemon::Option option) const;
    std::string attack_words(pokemon::Option option) const;
    Saying choice_words() const;
    std::string event_words(const Happened& happened) const;

    const std::vector<Happened>& events() const { return events_; }
    std::size_t since() const { return since_; }

private:
    void on_event(const pokemon::Match& match, const pokemon::Event& event) override;
    std::string word_of(const pokemon::Match& match, const pokemon::Event& event) const;
    std::optional<pokemon::Option> chance_answer();
    std::optional<pokemon::Option> coin_answer();
    std::optional<pokemon::Option> shuffle_answer();
    std::optional<pokemon::Option> random_answer();
    bool slot_fits(const Ref& ref, std::uint8_t slot) const;
    bool copy_fits(const Ref& ref, CopyId copy) const;
    bool copy_lies(const Ref& ref, CopyId copy) const;
    bool nobody_is_ill() const;
    bool sides_alike() const;
    bool reactions_alike() const;
    bool same_pokemon(std::uint8_t a, std::uint8_t b) const;
    bool same_trigger(pokemon::Option a, pokemon::Option b) const;
    std::optional<Error> check_names(const Ref& ref) const;
    bool same_cards(CopyId a, CopyId b) const { return match_.copies[a.value].card == match_.copies[b.value].card; }

    const Stage& stage_;
    const Scenario& scenario_;
    CardNames names_;
    Witness* also_;
    pokemon::Match match_;
    std::vector<Happened> events_;
    std::size_t since_ = 0;
    std::vector<Decided> decided_;  // by themselves, since the last act
    Script script_;
    std::optional<Saying> chance_problem_;
};

}  // namespace cubenight::scenario
