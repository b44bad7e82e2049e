// What any match on a screen is, whatever the game: who plays, who looks, what can be taken back, which moments there
// were. What a game's own screen asks beyond that is in match_session.hpp and ultraman_session.hpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "engine/core/ids.hpp"
#include "engine/play/actor.hpp"
#include "src/gui/sessions/session.hpp"
#include "src/text/language.hpp"

namespace cubenight::gui {

// Whether steps may be undone: freely in practice; at a night's table by the host, who is asked first, and says why where other
// people play.
enum class Undoing : std::uint8_t { never, freely, when_asked, with_reason };

// What a player says to a draw that the other one offers.
enum class DrawAnswer : std::uint8_t { agrees, refuses };

// Whose cards are shown of a moment that is past: those of the seat at the screen, of the other one, or of both.
enum class Sight : std::uint8_t { own, other, both };

// A turn, and whose it is; turn 0 is the set-up.
struct TurnAt {
    int turn = 0;
    SeatId seat{0};
    friend bool operator==(const TurnAt&, const TurnAt&) = default;
};

class ScenarioScript;

// Seats of a match are 0 and 1.
class TableSession {
public:
    virtual ~TableSession() = default;

    // What it says from now on is said in that language.
    virtual void speak(text::Language language) = 0;

    // What never changes while the match runs.
    virtual std::string title() const = 0;  // "Round 2 · Table 1"
    virtual std::string name(SeatId seat) const = 0;
    virtual SeatPlace place(SeatId seat) const = 0;
    virtual Undoing undoing() const = 0;
    // Which seat of the open night that is; nothing where the match is of none.
    virtual std::optional<SeatId> night_seat(SeatId) const { return std::nullopt; }

    // Changes with everything that happens or is taken back.
    virtual std::uint64_t version() const = 0;
    // The seat whose cards this screen may show now; nothing while the curtain is closed.
    virtual std::optional<SeatId> seat() const = 0;
    // For whom the curtain waits; nothing while it is open.
    virtual std::optional<SeatId> awaited() const = 0;
    virtual void cover() = 0;
    virtual void reveal() = 0;
    // Who has to choose, as everybody may know; nobody where chance does or the match is over.
    virtual std::optional<SeatId> acting() const = 0;
    // Seconds left on the round's clock, where there is one.
    virtual std::optional<std::int64_t> seconds_left() const = 0;

    // Freely, without a reason: the running choice, else the last action, as long as it has shown nothing that was hidden
    // and nobody else has done anything since.
    virtual bool can_take_back() const = 0;
    [[nodiscard]] virtual Said take_back() = 0;
    // Takes back that the card was chosen in the running choice, and what was chosen after it, as freely. False where that
    // cannot be; then nothing has changed.
    [[nodiscard]] virtual bool take_back_pick(CopyId) { return false; }
    virtual bool can_undo() const = 0;
    // Back to the last choice of a person. REQUIRES: a reason where undoing() wants one.
    [[nodiscard]] virtual Said undo(const std::string& reason) = 0;
    // How many entries the log had at that choice. REQUIRES: can_undo().
    virtual std::size_t told_before_undone() const = 0;
    [[nodiscard]] virtual Said concede() = 0;

    // A draw, offered by the seat at the screen while it has to choose; once a turn. A bot answers at once; a person does
    // when the screen is theirs. Nothing: it can be offered; else why not, in an empty sentence where it never can.
    [[nodiscard]] virtual Said why_no_draw() const { return std::string(); }
    [[nodiscard]] virtual Said offer_draw() { return std::string(); }
    // Who has offered one that the seat at the screen has to answer.
    virtual std::optional<SeatId> draw_offered() const { return std::nullopt; }
    [[nodiscard]] virtual Said answer_draw(DrawAnswer) { return std::string(); }

    // The host corrects the match by hand, or says how it ended; the night's journal keeps why. Nothing: it can be done now;
    // else why not, as above.
    [[nodiscard]] virtual Said why_no_correction() const { return std::string(); }
    [[nodiscard]] virtual Said correct(const std::string& reason) { return reason; }
    virtual bool can_set_result() const { return false; }
    [[nodiscard]] virtual Said set_result(play::Outcome, const std::string& reason) { return reason; }

    // Lets a bot take one step, or shows the next one that it has taken. False where there is none.
    virtual bool advance() = 0;

    // How many entries the log has. REQUIRES: seat() has a value.
    virtual std::size_t told() const = 0;
    // Moments of the match: how it lay after something had happened. The first comes first, the last one is now.
    virtual std::size_t moments() const = 0;
    // The first moment at which the log had that many entries. REQUIRES: there are moments.
    virtual std::size_t moment_of(std::size_t entries) const = 0;
    // REQUIRES: there is such a moment.
    virtual TurnAt turn_at(std::size_t moment) const = 0;
    // Whether moments may be looked at so: what a seat does not know now is shown when nobody can use it any more.
    virtual bool may_look(Sight sight) const = 0;

    // What the scenario file says beside its position; nothing where the match is none of a scenario.
    virtual ScenarioScript* script() { return nullptr; }
};

// Whether the match waits for a bot.
inline bool bot_acts(const TableSession& match) {
    const auto seat = match.acting();
    return seat && match.place(*seat) == SeatPlace::bot;
}

}  // namespace cubenight::gui
