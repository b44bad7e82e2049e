// Cards and decks of the Ultraman Card Game, read from cubes/ultraman of the data folders and of the user's own folder.
#pragma once

#include <filesystem>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "engine/cards/ultraman/card.hpp"
#include "engine/cards/ultraman/deck_rules.hpp"
#include "engine/cards/ultraman/notation.hpp"
#include "engine/core/result.hpp"
#include "src/store/library.hpp"

namespace cubenight::store {

// The cards of all card files, as far as they can be read, and what is wrong with the rest.
struct UltramanCards {
    std::shared_ptr<const ultraman::CardSet> cards;
    std::vector<Error> errors;
};
UltramanCards load_ultraman_cards(const std::filesystem::path& wanted_data = {});

// Where deck files lie in a folder of data.
inline constexpr std::string_view ultraman_deck_place = "cubes/ultraman/decks";
// Those files, each file name once, by name.
std::vector<std::filesystem::path> ultraman_deck_files(const std::filesystem::path& wanted_data = {});
// The folders in which they may lie, whether there are such or not.
std::vector<std::filesystem::path> ultraman_deck_folders(const std::filesystem::path& wanted_data = {});
// The same files of the data folders alone: the decks that the program brings for everybody.
std::vector<std::filesystem::path> starter_deck_files(const std::filesystem::path& wanted_data = {});
// Finds a deck by file name, with or without ".deck", or by path. An error lists the decks that there are.
Result<std::filesystem::path> find_ultraman_deck(const std::string& name,
                                                 const std::filesystem::path& wanted_data = {});

struct UltramanDeck {
    std::string name;
    std::vector<CardId> cards;
};
// What keeps a deck from being played: a number that no card has, or a rule of decks that it breaks.
struct UltramanDeckFault {
    Saying reason;
    std::set<std::string> numbers;  // of the cards that are too many
    int line = 0;                   // of the file; 0 where it is none
};
std::vector<UltramanDeckFault> faults_of(const ultraman::DeckFile& deck, const ultraman::CardSet& cards,
                                         ultraman::DeckLimits limits = {});

// A deck file as far as it can be read, and all that keeps it from being played.
struct ReadUltramanDeck {
    UltramanDeck deck;  // without a name where the file cannot be read
    std::vector<Error> faults;
};
ReadUltramanDeck read_ultraman_deck(const std::filesystem::path& path, const ultraman::CardSet& cards,
                                    ultraman::DeckLimits limits = {});
// A deck that can be played, or the first of those faults.
Result<UltramanDeck> load_ultraman_deck(const std::filesystem::path& path, const ultraman::CardSet& cards,
                                        ultraman::DeckLimits limits = {});

// A cube of that name with the cards of the decks, copy by copy, one deck behind the other.
Result<LoadedCube> cube_of_decks(const std::string& name, std::span<const UltramanDeck> decks,
                                 const ultraman::CardSet& cards, const std::filesystem::path& wanted_data = {});

}  // namespace cubenight::store
