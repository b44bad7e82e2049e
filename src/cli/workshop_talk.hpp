// What the commands of the cube workshop tell (src/workshop).
#pragma once

#include <string>
#include <vector>

#include "src/cli/commands.hpp"
#include "src/cli/words.hpp"
#include "src/library/library.hpp"
#include "src/workshop/counts.hpp"

namespace cubenight::cli {

// The cube of that name or file, or nothing when it was said why it cannot be opened.
std::optional<workshop::OpenedCube> opened_cube(const std::string& named, const Request& request);

// How many of its cards play wholly, by hand in part, or not at all.
std::string ready_text(const workshop::ReadinessCounts& counts);
// The same for a night that begins, with where the cards are named; empty where all of them play wholly.
std::string ready_before_night(const store::LoadedCube& cube);

// How many Pokémon of the cube are stranded under that line policy, and which option would mend it; empty where none is.
std::string stranded_text(const store::LoadedCube& cube, LinePolicy lines);

// A heading and what stands under it.
struct CountPart {
    Word heading;
    std::vector<std::pair<std::string, workshop::Count>> counts;
};
// By kind, type and stage, in the language of this run; parts without cards are left out.
std::vector<CountPart> count_parts(const workshop::CubeCounts& counts, text::Language language);
std::string counts_text(const workshop::CubeCounts& counts);

// Lower stages that are missing, each with the ids that the library has of it; `library` is null where there is none.
struct MissingText {
    std::string name;
    std::vector<std::string> wanted_by, in_library;
};
std::vector<MissingText> missing_lines(const workshop::OpenedCube& cube, const library::Library* library);
std::string missing_text(const std::vector<MissingText>& missing);

// "2 Tide Crab (sv1-13)".
std::string card_line(int copies, const std::string& name, const std::string& key);

}  // namespace cubenight::cli
