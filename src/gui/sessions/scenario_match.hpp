// A scenario of Pokémon at the match table (scenario_table.hpp).
#pragma once

#include "engine/cards/names.hpp"
#include "engine/scenario/goal.hpp"
#include "engine/scenario/play/table.hpp"
#include "engine/scenario/step.hpp"
#include "src/gui/sessions/pokemon_table.hpp"
#include "src/gui/sessions/scenario_table.hpp"

namespace cubenight::gui {

struct PokemonScenarios {
    using Game = PokemonTable;
    template <class Point>
    using Answers = PokemonAnswers<ReversibleMatch<Point>>;
    using ScenarioFile = scenario::ScenarioFile;
    using CardFiles = scenario::CardFiles;
    using Scenario = scenario::Scenario;
    using Stage = scenario::Stage;
    using Table = scenario::Table;
    using Witness = scenario::Witness;
    using Event = pokemon::Event;
    using GoalKeeper = scenario::GoalKeeper;

    // Whether the person says how that falls, where the scenario does not.
    static bool is_told(pokemon::ChoiceKind kind) { return kind == pokemon::ChoiceKind::flip; }
    static constexpr bool has_coins = true;
    // How such chance falls in a puzzle that does not tell it.
    template <class Options>
    static pokemon::Option unlucky(const Options& options) {
        const auto tails = std::ranges::find(options, pokemon::OptionKind::tails, &pokemon::Option::kind);
        return tails == std::end(options) ? *std::begin(options) : *tails;
    }
    // Whether whatever is chosen there is an act of its own.
    static bool is_act(pokemon::ChoiceKind kind) { return kind == pokemon::ChoiceKind::main; }
    // Whether nobody is asked where there is one option.
    static bool is_not_asked(const pokemon::Choice& choice) { return choice.kind != pokemon::ChoiceKind::main; }
    static PuzzleGoal goal(const scenario::Goal& goal, const pokemon::Rulebook&, const CardSet& cards,
                           text::Language language) {
        const std::string card(name_in(cards.names().get(), language, NameOf::card, goal.card));
        return {goal.kind, goal.text, card, goal.prizes, !goal.before};
    }
};

using ScenarioMatch = ScenarioTable<PokemonScenarios>;
extern template class ScenarioTable<PokemonScenarios>;

}  // namespace cubenight::gui
