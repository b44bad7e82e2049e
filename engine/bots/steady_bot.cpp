#include "engine/bots/steady_bot.hpp"

#include "engine/bots/random_bot.hpp"

namespace cubenight::bots {

using namespace pokemon;

namespace {

int worth(const Rulebook& book, const View& view, Option option) {
    switch (option.kind) {
        case OptionKind::play: return is_energy(book.card(view.cards[option.a]).kind) ? 500 : 400;
        case OptionKind::ability: case OptionKind::use_stadium: return 300;
        case OptionKind::attack: return 100 + std::max<int>(0, view.attacks[option.a].now);
        case OptionKind::retreat: return -1;
        default: return 0;
    }
}

}  // namespace

Option steady_option(const Rulebook& book, const View& view, Generator& generator) {
    if (view.choice.kind != ChoiceKind::main) return random_option(view.choice, generator);
    Option best = view.choice.options[0];
    for (const Option& option : view.choice.options)
        if (worth(book, view, option) > worth(book, view, best)) best = option;
    return best;
}

}  // namespace cubenight::bots
