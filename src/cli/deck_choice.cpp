#include "src/cli/deck_choice.hpp"

#include <CLI/CLI.hpp>

#include "src/cli/words.hpp"

namespace cubenight::cli {

void DeckChoice::add_to(CLI::App& command) {
    auto* flag = command.add_flag("--constructed", constructed, help(Help::constructed));
    command.add_option("--deck", decks, help(Help::deck))->needs(flag);
    for (const char* of_a_draft : {"--cube", "--packs", "--pack-size", "--leave"})
        flag->excludes(command.get_option(of_a_draft));
}

std::optional<std::string> DeckChoice::wrong(const std::string& game, int seats) const {
    if (!constructed) return std::nullopt;
    if (game != "ucg") return std::string(say(Word::decks_of_ucg_alone));
    if (decks.size() > static_cast<std::size_t>(seats))
        return say(Word::too_many_decks, {std::to_string(decks.size()), std::to_string(seats)});
    return std::nullopt;
}

}  // namespace cubenight::cli
