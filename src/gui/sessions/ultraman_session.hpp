// What the match screen of the Ultraman Card Game asks of the program, and all that it knows: one seat's view of one match,
// its log as that seat may know it, and the wishes of the person in front of the screen. A wish returns nothing when it was
// done, else the sentence why not; then nothing has changed.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/cards/ultraman/card.hpp"
#include "engine/ultraman/book/rulebook.hpp"
#include "engine/ultraman/inspect.hpp"
#include "engine/ultraman/view.hpp"
#include "src/gui/sessions/table_session.hpp"
#include "src/text/ultraman/log_book.hpp"

namespace cubenight::gui {

class UltramanSession : public TableSession {
public:
    virtual const ultraman::Rulebook& book() const = 0;
    virtual const ultraman::CardSet& cards() const = 0;

    // REQUIRES (both): seat() has a value. The span lives until the next change.
    virtual const ultraman::View& view() const = 0;
    virtual std::span<const ultraman::text::LogEntry> log() const = 0;

    // Why something is not listed (game.hpp); Clause::none where it is.
    virtual ultraman::Clause why_not(ultraman::Option option) const = 0;
    // The seat's view after that option, where it would show nothing that the seat does not know now.
    virtual std::optional<ultraman::View> preview(ultraman::Option option) const = 0;
    [[nodiscard]] virtual Said choose(ultraman::Option option) = 0;
    // The view in which the running choice was begun, while it can still be taken back; nothing otherwise.
    virtual const ultraman::View* before() const = 0;
    // How the BP of the character on that spot comes about. REQUIRES: the view's character is open.
    virtual std::vector<ultraman::BpStep> bp_steps(ultraman::Spot spot) const = 0;

    // A moment of the match, as it was seen then.
    struct Past {
        ultraman::View view;
        std::size_t entries = 0;                        // that the log had then
        std::span<const ultraman::text::LogEntry> log;  // all of it; lives until the next change
    };
    // REQUIRES: seat() has a value; there is such a moment; may_look(sight).
    virtual Past past(std::size_t moment, Sight sight) const = 0;
    // The same of that moment.
    virtual std::vector<ultraman::BpStep> bp_steps_then(std::size_t moment, ultraman::Spot spot) const = 0;
};

}  // namespace cubenight::gui
