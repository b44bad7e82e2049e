// The decks of a constructed night: whose file is whose, and the cube that they make together.
#pragma once

#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "draft/night/settings.hpp"
#include "src/store/ultraman.hpp"

namespace cubenight {

// The deck files of so many seats, in table order: first those that are wanted, by name or path, then the decks that the
// program brings for everybody, in turn. REQUIRES: no more are wanted than there are seats.
Result<std::vector<std::filesystem::path>> deck_files_for(const std::vector<std::string>& wanted, int seats,
                                                          const std::filesystem::path& wanted_data = {});

// What decks may be under the rules of the game with those changes. What is no option of the game, the night refuses.
ultraman::DeckLimits limits_under(std::span<const draft::RuleChange> changes);

// A cube of decks, and how they lie in it, as a night's settings say it.
struct BroughtDecks {
    std::shared_ptr<const store::LoadedCube> cube;
    std::vector<draft::BroughtDeck> decks;
};
// Reads the deck file of every seat. An error names the file, and the line where the fault is in one. `called`: the cube's name.
Result<BroughtDecks> bring_decks(const std::vector<std::filesystem::path>& files, const ultraman::CardSet& cards,
                                 ultraman::DeckLimits limits, const std::string& called,
                                 const std::filesystem::path& wanted_data = {});

}  // namespace cubenight
