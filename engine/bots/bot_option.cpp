#include "engine/bots/bot_option.hpp"

#include <bit>

#include "engine/bots/random_bot.hpp"
#include "engine/bots/steady/steady_bot.hpp"

namespace cubenight::bots {
namespace {

using pokemon::ChoiceKind;
using pokemon::OptionKind;

bool is_of_text_by_hand(const pokemon::Rulebook& book, const pokemon::Choice& choice) {
    return choice.node != no_node && book.node(book.program(choice.program), choice.node).kind == NodeKind::by_hand;
}

// No bot reads what the program could not: it does nothing by hand, and agrees to what others do.
std::optional<pokemon::Option> answer_by_hand(const pokemon::Rulebook& book, const pokemon::Choice& choice) {
    if (choice.kind == ChoiceKind::by_hand) return pokemon::Option{OptionKind::done, 0, 0, 0};
    if (choice.kind == ChoiceKind::agree && is_of_text_by_hand(book, choice))
        return pokemon::Option{OptionKind::yes, 0, 0, 0};
    return std::nullopt;
}

}  // namespace

pokemon::Option bot_option(MatchBot bot, const pokemon::Rulebook& book, const pokemon::View& view,
                           Generator& generator) {
    ENSURE(view.asks_me && !view.choice.options.empty());
    if (const auto by_hand = answer_by_hand(book, view.choice)) return *by_hand;
    switch (bot) {
        case MatchBot::random: return random_option(view.choice, generator);
        case MatchBot::steady: return steady_option(book, view, generator);
    }
    return view.choice.options[0];
}

bool takes_draw(const pokemon::View& view) {
    const pokemon::SeatView& mine = view.seats[view.seat];
    const pokemon::SeatView& theirs = view.seats[opponent(view.seat)];
    const int left = std::popcount(mine.prize_there), left_to_them = std::popcount(theirs.prize_there);
    if (left != left_to_them) return left > left_to_them;
    constexpr std::size_t nearly_none = 2;
    return mine.deck.size() <= nearly_none && mine.deck.size() < theirs.deck.size();
}

}  // namespace cubenight::bots
