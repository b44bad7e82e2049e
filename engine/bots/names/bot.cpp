#include "engine/bots/names/bot.hpp"

namespace cubenight::bots {

std::string_view match_bot_name(MatchBot bot) {
    switch (bot) {
        case MatchBot::random: return "random";
        case MatchBot::steady: return "steady";
    }
    return {};
}

}  // namespace cubenight::bots
