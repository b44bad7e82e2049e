#include "src/gui/sessions/local_match.hpp"

namespace cubenight::gui {

Result<std::unique_ptr<LocalMatch>> LocalMatch::begin(LocalSetup setup) {
    ENSURE(setup.cards);
    Result<pokemon::Rulebook> book = pokemon::Rulebook::make(*setup.cards, setup.rules);
    if (!book) return book.error();
    std::unique_ptr<LocalMatch> made(new LocalMatch(std::move(setup), std::move(*book)));
    if (const auto error = made->start()) return *error;
    return made;
}

}  // namespace cubenight::gui
