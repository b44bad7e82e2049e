// A Pokémon match in memory (local_table.hpp).
#pragma once

#include <memory>

#include "src/gui/sessions/local_table.hpp"
#include "src/gui/sessions/pokemon_table.hpp"

namespace cubenight::gui {

using LocalSeat = LocalTableSeat<PokemonTable>;
using LocalSetup = LocalTableSetup<PokemonTable>;

class LocalMatch final : public PokemonAnswers<LocalTable<PokemonTable>> {
public:
    // An error says what is wrong with the cards or a deck.
    static Result<std::unique_ptr<LocalMatch>> begin(LocalSetup setup);

private:
    LocalMatch(LocalSetup setup, pokemon::Rulebook book) : PokemonAnswers(std::move(setup), std::move(book)) {}
};

}  // namespace cubenight::gui
