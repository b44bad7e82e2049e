#include "engine/ultraman/inspect.hpp"

#include "engine/ultraman/ask/quantities.hpp"

namespace cubenight::ultraman {

CharacterNumbers numbers_of(const Rulebook& book, const Match& match, Spot spot) {
    Match copy = match;
    Game g{book, copy};
    CharacterNumbers numbers;
    numbers.bp = bp_of(g, spot);
    numbers.types = types_of(g, spot);
    numbers.level = level_of(g, spot);
    numbers.raised = numbers.bp.ups > 0;
    numbers.lowered = numbers.bp.downs > 0;
    numbers.wins = is_said_to_win(g, spot);
    numbers.ties = is_said_to_tie(g, spot);
    const CopyId top = open_top(g.m, spot);
    for (int i = 0; i < card(g, top).text_count; ++i)
        if (is_negated(g, top, i)) numbers.negated |= static_cast<std::uint8_t>(1u << i);
    return numbers;
}

int times_used(const Match& match, CopyId copy, int text) { return (state(match, copy).uses >> (4 * text)) & 15; }

int rounds(const Rulebook& book, const Match& match) {
    Match copy = match;
    return rounds_of(Game{book, copy});
}

}  // namespace cubenight::ultraman
