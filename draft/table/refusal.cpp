#include "draft/table/refusal.hpp"

#include "draft/table/text.hpp"

namespace cubenight::draft {
namespace {

std::string range_text(const char* what, const NightRefusal& refusal) {
    const char* side = refusal.number > refusal.other ? " is too many; the most is " : " is too few; the least is ";
    return std::string(what) + ": " + std::to_string(refusal.number) + side + std::to_string(refusal.other) + ".";
}

std::string phase_text(const NightRefusal& refusal) {
    static constexpr const char* names[] = {"the draft", "deck building", "the rounds", "after its end"};
    const auto name = [](int phase) { return phase >= 0 && phase < 4 ? names[phase] : "another phase"; };
    return std::string("That belongs to ") + name(refusal.other) + "; the night is in " + name(refusal.number) + ".";
}

}  // namespace

const char* NightRefusal::clause() const {
    if (why == Denial::cube_too_small) return "CUBE draft.table";
    if (why == Denial::no_pack || why == Denial::not_in_pack) return "CUBE draft.1";
    if (why == Denial::deck_illegal) return "CUBE draft.4";
    return "";
}

std::string NightRefusal::text() const {
    const std::string who = seat ? "Seat " + std::to_string(seat->value + 1) : "The seat";
    const std::string n = std::to_string(number);
    const std::string m = std::to_string(other);
    switch (why) {
        case Denial::players_out_of_range: return range_text("Players", *this);
        case Denial::packs_out_of_range: return range_text("Packs for each player", *this);
        case Denial::pack_size_out_of_range: return range_text("Cards in a pack", *this);
        case Denial::deck_size_out_of_range: return range_text("Cards in a deck", *this);
        case Denial::prizes_out_of_range: return range_text("Prize cards", *this);
        case Denial::leave_out_of_range: return range_text("Cards left over in a pack", *this);
        case Denial::rounds_out_of_range: return range_text("Rounds", *this);
        case Denial::cube_too_small: return "The packs need " + n + " cards; the cube has " + m + ".";
        case Denial::cube_too_large: return "The cube has " + n + " cards; the most is " + m + ".";
        case Denial::another_cube: return "The night was set with other cards than this cube's.";
        case Denial::unknown_rule_set: return "There is no rule set of that name.";
        case Denial::unknown_option: return "A rule option or its value is not known.";
        case Denial::text_too_long: return "The text has " + n + " bytes; the most is " + m + ".";
        case Denial::text_not_utf8: return "The text is not UTF-8.";
        case Denial::no_such_seat: return "There is no seat " + std::to_string(number + 1) + ".";
        case Denial::no_such_card: return "There is no card number " + n + " in the cube.";
        case Denial::wrong_phase: return phase_text(*this);
        case Denial::no_pack: return who + " has no pack in front of it.";
        case Denial::not_in_pack: return "The card is not in the pack in front of " + who + ".";
        case Denial::nothing_to_undo: return who + " has no pick to take back.";
        case Denial::reason_missing: return "This needs a reason.";
        case Denial::seat_unchanged: return who + " is that already.";
        case Denial::deck_illegal: return "The deck of " + who + " breaks " + counted(number, "rule.", "rules.");
        case Denial::deck_too_large: return "The deck names " + n + " cards; the most is " + m + ".";
        case Denial::not_in_pool: return "The deck holds a card that is not in the pool of " + who + ", or one twice.";
        case Denial::deck_missing: return who + " has not handed in a deck.";
        case Denial::deck_in_match: return who + " is in a match with that deck.";
        case Denial::wrong_round: return "Round " + n + " is not the one; it is round " + m + ".";
        case Denial::no_rounds_left: return "All " + counted(number, "round is", "rounds are") + " paired.";
        case Denial::too_few_seats: return "Only " + counted(number, "seat still plays.", "seats still play.");
        case Denial::round_unfinished: return counted(number, "match has", "matches have") + " no result yet.";
        case Denial::pairing_incomplete: return "Every seat sits at exactly one table; look at " + who + ".";
        case Denial::no_such_table: return "There is no table " + n + ".";
        case Denial::match_is_bye: return "Nobody plays at this table: it is a bye.";
        case Denial::match_running: return "The match is running already.";
        case Denial::match_not_running: return "The match is not running.";
        case Denial::match_decided: return "The match has a result.";
        case Denial::match_undecided: return "The match needs a result.";
        case Denial::result_unchanged: return "The match has that result already.";
        case Denial::too_many_steps: return n + " steps; the most is " + m + ".";
        case Denial::clock_unchanged: return "The clock is in that state already.";
    }
    return {};
}

}  // namespace cubenight::draft
