// What the match screen asks of the program, and all that it knows: one seat's view of one match, its log as that seat
// may know it, and the wishes of the person in front of the screen. A wish returns nothing when it was done, else the
// sentence why not; then nothing has changed. A practice match implements it in memory (local_match.hpp); a night's
// conductor does the same over its journal.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "engine/cards/card.hpp"
#include "engine/pokemon/book/rulebook.hpp"
#include "engine/pokemon/view.hpp"
#include "src/gui/sessions/session.hpp"
#include "src/text/pokemon/log_book.hpp"

namespace cubenight::gui {

// Whether steps may be undone: freely in practice; at a night's table by the host, who says why.
enum class Undoing : std::uint8_t { never, freely, with_reason };

class ScenarioScript;

// Seats of a match are 0 and 1.
class MatchSession {
public:
    virtual ~MatchSession() = default;

    // What it says from now on is said in that language.
    virtual void speak(text::Language language) = 0;

    // What never changes while the match runs.
    virtual const pokemon::Rulebook& book() const = 0;
    virtual const CardSet& cards() const = 0;
    virtual std::string title() const = 0;  // "Round 2 · Table 1"
    virtual std::string name(SeatId seat) const = 0;
    virtual SeatPlace place(SeatId seat) const = 0;
    virtual Undoing undoing() const = 0;

    // Changes with everything that happens or is taken back.
    virtual std::uint64_t version() const = 0;
    // The seat whose cards this screen may show now; nothing while the curtain is closed.
    virtual std::optional<SeatId> seat() const = 0;
    // For whom the curtain waits; nothing while it is open.
    virtual std::optional<SeatId> awaited() const = 0;
    virtual void cover() = 0;
    virtual void reveal() = 0;
    // REQUIRES (both): seat() has a value. The span lives until the next change.
    virtual const pokemon::View& view() const = 0;
    virtual std::span<const text::LogEntry> log() const = 0;
    // Seconds left on the round's clock, where there is one.
    virtual std::optional<std::int64_t> seconds_left() const = 0;

    // Why an action of a turn is not listed; Clause::none where it is.
    virtual pokemon::Clause why_not(pokemon::Option option) const = 0;
    // The seat's view after that option, where it would show nothing that the seat does not know now.
    virtual std::optional<pokemon::View> preview(pokemon::Option option) const = 0;
    virtual Said choose(pokemon::Option option) = 0;

    // The view in which the running choice was begun, while it can still be taken back; nothing otherwise.
    virtual const pokemon::View* before() const = 0;
    // Freely, without a reason: the running choice, else the last action, as long as it has shown nothing that was hidden
    // and nobody else has done anything since.
    virtual bool can_take_back() const = 0;
    virtual Said take_back() = 0;
    virtual bool can_undo() const = 0;
    // Back to the last choice of a person. REQUIRES: a reason where undoing() wants one.
    virtual Said undo(const std::string& reason) = 0;
    virtual Said concede() = 0;

    // Lets a bot take one step, or shows the next one that it has taken. False where there is none.
    virtual bool advance() = 0;

    // A moment of the match: how it lay after something had happened, as the seat at the screen saw it.
    struct Past {
        pokemon::View view;
        std::size_t entries = 0;  // that log() had then
    };
    virtual std::size_t moments() const = 0;
    // The first moment comes first, the last one is now. REQUIRES: seat() has a value; there is such a moment.
    virtual Past past(std::size_t moment) const = 0;
    // The first moment at which log() had that many entries. REQUIRES: there are moments.
    virtual std::size_t moment_of(std::size_t entries) const = 0;

    // What the scenario file says beside its position; nothing where the match is none of a scenario.
    virtual ScenarioScript* script() { return nullptr; }
};

}  // namespace cubenight::gui
