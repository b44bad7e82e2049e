#include "engine/bots/steady/steady_bot.hpp"

#include "engine/bots/steady/main_choice.hpp"
#include "engine/bots/steady/part_choice.hpp"

namespace cubenight::bots {

Option steady_option(const Rulebook& book, const View& view, Generator& generator) {
    if (view.choice.options.size() == 1) return view.choice.options[0];
    const Sight sight(book, view);
    const Outlook outlook(sight);
    return view.choice.kind == ChoiceKind::main ? main_option(outlook, generator) : part_option(outlook, generator);
}

}  // namespace cubenight::bots
