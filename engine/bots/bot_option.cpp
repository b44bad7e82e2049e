#include "engine/bots/bot_option.hpp"

#include "engine/bots/random_bot.hpp"
#include "engine/bots/steady/steady_bot.hpp"

namespace cubenight::bots {

pokemon::Option bot_option(MatchBot bot, const pokemon::Rulebook& book, const pokemon::View& view,
                           Generator& generator) {
    ENSURE(view.asks_me && !view.choice.options.empty());
    switch (bot) {
        case MatchBot::random: return random_option(view.choice, generator);
        case MatchBot::steady: return steady_option(book, view, generator);
    }
    return view.choice.options[0];
}

}  // namespace cubenight::bots
