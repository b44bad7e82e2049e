// A list, resolved, made a cube with files of its own: nothing of the library is needed to play it, and no later import of card data
// changes it.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "engine/cards/lists/resolve.hpp"
#include "engine/cards/notation.hpp"
#include "src/lists/card_sources.hpp"

namespace cubenight {

struct MadeCube {
    CubeFile file;                   // but for the card files that it uses
    std::vector<std::string> cards;  // the texts of these
    std::string remarks;             // behind the cube: lines of the list that are not in it
    int copies = 0, different = 0, energies = 0;
    int left_out = 0;            // copies that the list names and the cube lacks
    int by_hand = 0;             // of the different cards: those with a text that nobody reads
    int lower_stages = 0;        // cards beside the packs that stand below evolutions of the cube
    int free = 0;                // different cards that everybody may have in the deck
    std::vector<Error> refused;  // cards of the library that the game cannot have, with their lines in the list
};

// A list with what its entries mean, one for each.
struct ResolvedList {
    const CardList& list;
    const std::vector<Resolution>& found;
};

// The cube of a list: every entry that is settled, with its printed texts as far as they are read, and the lines of all others
// as remarks in its file; cards of the other set as they are. Basic energy is offered freely and is no card of the cube; so is
// what the list `free` names. Stages of its evolutions that the list lacks come from the library, beside the packs: of the
// evolution's own set, else the newest. An error where the library cannot be read.
Result<MadeCube> made_cube(const std::string& name, ResolvedList cube, ResolvedList free, CardSources sources);

enum class IfThere : std::uint8_t { refuse, replace };

// Puts it into cubes/ of the user's folder: the card files first, under names of what they say, then the cube file at once; at any
// moment there is the old cube or the new one. Returns the cube's file. `stem`: what the files are called. An error where there is a cube
// of that name that may not be replaced.
Result<std::filesystem::path> save_made_cube(MadeCube cube, const std::string& stem, IfThere if_there);

}  // namespace cubenight
