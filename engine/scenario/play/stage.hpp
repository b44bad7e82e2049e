// A scenario's cards, rules and position as the engine takes them. Tests run them, a window opens them as a puzzle.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/pokemon/arrange.hpp"
#include "engine/pokemon/game.hpp"
#include "engine/scenario/written/scenario.hpp"

namespace cubenight::scenario {

// Cards by name, or by key where names are equal.
class CardNames {
public:
    explicit CardNames(const CardSet& cards);
    // An error says in one sentence why no card is meant.
    Result<CardId> find(std::string_view name) const;

private:
    const CardSet& cards_;
    std::multimap<std::string, CardId, std::less<>> by_name_;
};

// Every scenario knows the basic energies and this Basic Pokémon: Colorless, 100 HP, retreat 1, no Weakness, attack
// "Nudge" [C] 10. It stands in the Active Spot of a player of whom nothing is said.
inline constexpr std::string_view bystander = "Bystander";

struct Stage {
    CardSet cards;
    pokemon::Rulebook book;
    Begin begin = Begin::main;
    pokemon::Position position;                   // main and turn_start
    pokemon::PerSeat<std::vector<CardId>> decks;  // setup; the last is the top
    std::map<std::string, CopyId, std::less<>> labels;
};

// An error names the file and the line of what cannot be.
Result<Stage> make_stage(const ScenarioFile& file, const Scenario& scenario, const CardFiles& card_files = {});

// The match of a stage, run to its first choice.
Result<pokemon::Match> open_match(const Stage& stage, pokemon::ChanceMode chance, std::uint64_t seed,
                                  pokemon::EventListener* listener = nullptr);

}  // namespace cubenight::scenario
