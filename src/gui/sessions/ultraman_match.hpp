// A match of the Ultraman Card Game in memory (local_table.hpp).
#pragma once

#include <memory>

#include "engine/ultraman/arrange.hpp"
#include "src/gui/sessions/local_table.hpp"
#include "src/gui/sessions/ultraman_table.hpp"

namespace cubenight::gui {

using UltramanSeat = LocalTableSeat<UltramanTable>;
using UltramanSetup = LocalTableSetup<UltramanTable>;

class UltramanMatch final : public UltramanAnswers<LocalTable<UltramanTable>> {
public:
    // An error says what is wrong with the cards or a deck.
    static Result<std::unique_ptr<UltramanMatch>> begin(UltramanSetup setup);
    // The same from a position on; decks of the setup are not looked at.
    static Result<std::unique_ptr<UltramanMatch>> arranged(UltramanSetup setup, const ultraman::Position& position);

private:
    UltramanMatch(UltramanSetup setup, ultraman::Rulebook book) : UltramanAnswers(std::move(setup), std::move(book)) {}
};

}  // namespace cubenight::gui
