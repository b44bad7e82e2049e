#include "engine/bots/ultraman/bot.hpp"

#include "engine/bots/ultraman/steady.hpp"
#include "engine/core/ensure.hpp"

namespace cubenight::bots {

ultraman::Option bot_option(MatchBot bot, const ultraman::Rulebook& book, const ultraman::View& view,
                            Generator& generator) {
    ENSURE(view.asks_me && !view.choice.options.empty());
    const auto& options = view.choice.options;
    // What people correct by hand is no bot's business.
    if (view.choice.kind == ultraman::ChoiceKind::by_hand) return {ultraman::OptionKind::done, 0, 0, 0};
    switch (bot) {
        case MatchBot::random: return options[generator.below(static_cast<std::uint32_t>(options.size()))];
        case MatchBot::steady: return ultraman::steady::option(book, view, generator);
    }
    return options[0];
}

bool takes_draw(const ultraman::View& view) {
    return view.seats[view.seat].wins < view.seats[opponent(view.seat)].wins;
}

}  // namespace cubenight::bots
