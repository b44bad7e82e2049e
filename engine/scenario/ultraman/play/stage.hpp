// What a scenario is played with: its cards, compiled, and its position, with what its labels mean.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/core/result.hpp"
#include "engine/scenario/ultraman/written/scenario.hpp"
#include "engine/ultraman/arrange.hpp"
#include "engine/ultraman/book/rulebook.hpp"

namespace cubenight::ultraman::scenario {

struct Stage {
    CardSet cards;
    Rulebook book;
    Position position;
    PerSeat<std::vector<CardId>> decks;  // of a match from its start, the lowest first
    std::map<std::string, CopyId, std::less<>> labels;
};

// An error names the line of what cannot be so.
Result<Stage> make_stage(const ScenarioFile& file, const Scenario& scenario, const CardFiles& card_files);

// The card of that number, or the only one of that name.
Result<CardId> find_card(const CardSet& cards, std::string_view name);

}  // namespace cubenight::ultraman::scenario
