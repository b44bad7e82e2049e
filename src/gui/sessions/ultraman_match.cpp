#include "src/gui/sessions/ultraman_match.hpp"

namespace cubenight::gui {

Result<std::unique_ptr<UltramanMatch>> UltramanMatch::begin(UltramanSetup setup) {
    ENSURE(setup.cards);
    Result<ultraman::Rulebook> book = ultraman::Rulebook::make(*setup.cards, setup.rules);
    if (!book) return book.error();
    std::unique_ptr<UltramanMatch> made(new UltramanMatch(std::move(setup), std::move(*book)));
    if (const auto error = made->start()) return *error;
    return made;
}

Result<std::unique_ptr<UltramanMatch>> UltramanMatch::arranged(UltramanSetup setup,
                                                               const ultraman::Position& position) {
    ENSURE(setup.cards);
    Result<ultraman::Rulebook> book = ultraman::Rulebook::make(*setup.cards, setup.rules);
    if (!book) return book.error();
    std::unique_ptr<UltramanMatch> made(new UltramanMatch(std::move(setup), std::move(*book)));
    auto match = ultraman::arrange(made->book(), position, &made->log_book());
    if (!match) return match.error();
    made->stand_at(*match);
    return made;
}

}  // namespace cubenight::gui
