// What a bot does in a match of the Ultraman Card Game. It sees the View of its seat and nothing else; the same view and the
// same state of the generator give the same option.
#pragma once

#include "engine/bots/names/bot.hpp"
#include "engine/core/chance.hpp"
#include "engine/ultraman/book/rulebook.hpp"
#include "engine/ultraman/view.hpp"

namespace cubenight::bots {

// One of the options that the view's choice lists. REQUIRES: view.asks_me, the choice has options.
ultraman::Option bot_option(MatchBot bot, const ultraman::Rulebook& book, const ultraman::View& view,
                            Generator& generator);

// Whether a bot agrees to a draw: while it has won fewer battles of the last judgement than the other one.
bool takes_draw(const ultraman::View& view);

}  // namespace cubenight::bots
