// What a bot does in a Pokémon match. It sees the View of its seat and nothing else; the same view and the same state of
// the generator give the same option.
#pragma once

#include "engine/bots/names/bot.hpp"
#include "engine/core/chance.hpp"
#include "engine/pokemon/book/rulebook.hpp"
#include "engine/pokemon/match/choice.hpp"
#include "engine/pokemon/view.hpp"

namespace cubenight::bots {

// One of the options that the view's choice lists. REQUIRES: view.asks_me, the choice has options.
pokemon::Option bot_option(MatchBot bot, const pokemon::Rulebook& book, const pokemon::View& view,
                           Generator& generator);

// Whether a bot agrees to a draw: while it stands worse, by the Prize cards that are left, and where its own deck is as good
// as used up.
bool takes_draw(const pokemon::View& view);

}  // namespace cubenight::bots
