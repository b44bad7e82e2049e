// A line of a match's log, of whatever game.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/ids.hpp"

namespace cubenight::text {

enum class LineKind : std::uint8_t { heading, event };
enum class LineTone : std::uint8_t { plain, bad, by_hand };
// Details are left out of the short log.
enum class LineWeight : std::uint8_t { main, detail };
// A later part goes on under the heading that stands: it has headings only for what begins in it. Where something is asked
// behind it, the headings of turn and phase that wait for a line stand at its end: the answer comes below them.
enum class LogPart : std::uint8_t { whole, later, asked };

struct LogLine {
    LineKind kind = LineKind::event;
    LineTone tone = LineTone::plain;
    LineWeight weight = LineWeight::main;
    std::optional<SeatId> seat;  // whose line it is; nobody's: set-up of both, Checkup
    std::string text;
    std::string more;                       // what the text leaves out, for whoever points at the line
    std::vector<std::string_view> clauses;  // citations, each once, in order; the game's engine keeps their letters
    std::vector<CopyId> copies;             // cards that it is about, as far as they are known
    std::size_t end = 0;                    // how many entries are told when it is

    // Adds it, once.
    void cite(std::string_view clause);
    void mention(CopyId copy);
};

}  // namespace cubenight::text
