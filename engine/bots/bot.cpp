#include "engine/bots/bot.hpp"

#include "engine/bots/random_bot.hpp"
#include "engine/bots/steady/steady_bot.hpp"

namespace cubenight::bots {

std::string_view match_bot_name(MatchBot bot) {
    switch (bot) {
        case MatchBot::random: return "random";
        case MatchBot::steady: return "steady";
    }
    return {};
}

std::optional<MatchBot> find_match_bot(std::string_view name) {
    for (MatchBot bot : all_match_bots)
        if (match_bot_name(bot) == name) return bot;
    return std::nullopt;
}

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
