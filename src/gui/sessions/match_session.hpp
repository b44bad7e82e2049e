// What the Pokémon match screen asks of the program, and all that it knows: one seat's view of one match, its log as that
// seat may know it, and the wishes of the person in front of the screen. A wish returns nothing when it was done, else the
// sentence why not; then nothing has changed. A practice match implements it in memory (local_match.hpp); a night's
// conductor does the same over its journal.
#pragma once

#include <optional>
#include <span>

#include "engine/cards/card.hpp"
#include "engine/pokemon/book/rulebook.hpp"
#include "engine/pokemon/inspect.hpp"
#include "engine/pokemon/view.hpp"
#include "src/gui/sessions/table_session.hpp"
#include "src/text/pokemon/log_book.hpp"

namespace cubenight::gui {

class MatchSession : public TableSession {
public:
    virtual const pokemon::Rulebook& book() const = 0;
    virtual const CardSet& cards() const = 0;

    // REQUIRES (both): seat() has a value. The span lives until the next change.
    virtual const pokemon::View& view() const = 0;
    virtual std::span<const text::LogEntry> log() const = 0;

    // Why an action of a turn is not listed; Clause::none where it is.
    virtual pokemon::Clause why_not(pokemon::Option option) const = 0;
    // The seat's view after that option, where it would show nothing that the seat does not know now.
    virtual std::optional<pokemon::View> preview(pokemon::Option option) const = 0;
    [[nodiscard]] virtual Said choose(pokemon::Option option) = 0;
    // Why the card of the hand that would be played so cannot go to that Pokémon; Clause::none where it can, or where nobody
    // can tell.
    virtual pokemon::Clause why_not_onto(pokemon::Option, std::uint8_t) const { return pokemon::Clause::none; }
    // The condition of that card of the hand, as a node of its text, that keeps it from being played now; no_node where none
    // does, or where nobody can tell.
    virtual NodeIndex unmet_condition(CopyId) const { return no_node; }
    // How the number beside an attack of the turn player's Active Pokémon comes about (inspect.hpp); empty where nobody can
    // tell.
    virtual std::vector<pokemon::DamageStep> damage_steps(int) const { return {}; }
    virtual std::vector<pokemon::DamageStep> damage_steps_then(std::size_t, int) const { return {}; }
    // What that attack of the turn player's Active Pokémon would come to with its text; nothing where nobody can tell.
    virtual std::optional<pokemon::Foretold> foretold(int) const { return std::nullopt; }
    // The view in which the running choice was begun, while it can still be taken back; nothing otherwise.
    virtual const pokemon::View* before() const = 0;

    // A moment of the match, as it was seen then.
    struct Past {
        pokemon::View view;
        std::size_t entries = 0;              // that the log had then
        std::span<const text::LogEntry> log;  // all of it; lives until the next change
    };
    // REQUIRES: seat() has a value; there is such a moment; may_look(sight).
    virtual Past past(std::size_t moment, Sight sight) const = 0;
};

}  // namespace cubenight::gui
