// The arguments by which decks are brought to a night: --constructed and --deck.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace cubenight::cli {

struct DeckChoice {
    bool constructed = false;
    std::vector<std::string> decks;  // names or files, in table order

    // Adds the options to the parser. REQUIRES: those are there already that belong to a draft.
    void add_to(CLI::App& command);
    // Why such decks cannot be brought to a night of that game with so many seats.
    std::optional<std::string> wrong(const std::string& game, int seats) const;
};

}  // namespace cubenight::cli
