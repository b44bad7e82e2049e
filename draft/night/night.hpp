// The night: settings and what happened, as a value. Its state is computed from them by apply(), entry by entry;
// an entry that is refused changes nothing.
// 1. Everything of Drafting.
// 2. A seat's deck and side are its pool, at all times.
// 3. A deck that is handed in is legal, and only seats with such a deck are paired.
// 4. What a seat has locked is in its deck.
// 5. No seat is at two tables of a round; the seats that play are at one each.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "draft/decks/legality.hpp"
#include "draft/night/entry.hpp"
#include "draft/night/pairings.hpp"
#include "draft/night/settings.hpp"
#include "draft/night/standings.hpp"
#include "draft/pool/deck.hpp"
#include "draft/table/drafting.hpp"
#include "draft/table/refusal.hpp"

namespace cubenight::draft {

enum class NightPhase : std::uint8_t { draft, build, play, finished };
enum class MatchState : std::uint8_t { waiting, running, over };

struct Seat {
    std::string name;
    SeatKind kind = SeatKind::person;
    Deck deck;
    std::uint8_t handed_in = 0;  // 1: ready
    std::uint8_t dropped = 0;    // 1: sits out from the next round on
    BotSkill skill = BotSkill::steady;
    std::vector<CubeCopyId> joined_with = {};  // of a seat that came late: all that it has
    int missed = 0;                            // rounds that were paired before it came
    DeckHistory history = {};
    std::vector<CubeCopyId> locked = {};  // of its deck, ascending
    EnergyCounts locked_energy = {};      // no more than its deck has
    std::optional<Deck> handed = {};      // that it handed in last, whatever it has changed since
    friend bool operator==(const Seat&, const Seat&) = default;
};

struct NightMatch {
    Pairing pairing;
    MatchState state = MatchState::waiting;  // a bye is over at once
    MatchResult result = MatchResult::none;
    std::uint64_t seed = 0;
    std::array<Deck, 2> decks;  // that it was started with, in the pairing's order; seats may change theirs later
    std::vector<std::uint32_t> steps;
    std::uint8_t started = 0;      // 1: it was played here, not only entered
    std::uint64_t started_at = 0;  // milliseconds
    std::uint64_t ended_at = 0;
    std::string adjusted;  // the reason of the last adjustment; empty: none
    bool is_bye() const { return !pairing.second; }
    friend bool operator==(const NightMatch&, const NightMatch&) = default;
};

struct RoundClock {
    std::uint64_t started_at = 0;
    std::uint8_t paused = 0;
    std::uint64_t paused_at = 0;
    std::uint64_t paused_for = 0;  // milliseconds, of ended pauses
    std::int64_t added = 0;        // seconds
    friend bool operator==(const RoundClock&, const RoundClock&) = default;
};

struct Round {
    std::vector<NightMatch> tables;
    RoundClock clock;
    int unfinished() const;
    friend bool operator==(const Round&, const Round&) = default;
};

struct Note {
    std::uint64_t at = 0;
    std::string text;
    friend bool operator==(const Note&, const Note&) = default;
};

inline constexpr std::size_t most_match_steps = 200'000;
inline constexpr std::size_t most_deck_cards = 200;  // that a deck entry may name

struct Night {
    DraftCards cards;  // not owned
    NightSettings settings;
    GameRules rules;
    DeckRules deck_rules;
    Drafting drafting;
    std::vector<Seat> seats;
    std::vector<Round> rounds;
    std::vector<Note> notes;  // notes, and the reasons of undos, adjustments and ends, as people read them
    std::uint64_t draft_ended_at = 0;
    std::uint8_t ended_early = 0;
    int starters = 0;           // seats that were there when the first round was paired; before that, all seats
    std::uint32_t entries = 0;  // how many were applied

    NightPhase phase() const;
    PairingSystem system() const { return system_for(settings.pairing, starters); }
    int round_count() const { return rounds_of(settings, starters); }
    bool seat_exists(SeatId seat) const { return seat.value < seats.size(); }
    // What the seat has picked, brought, or come with.
    std::vector<CubeCopyId> pool(SeatId seat) const {
        if (seat.value >= static_cast<std::size_t>(settings.row.players)) return seats[seat.value].joined_with;
        return settings.constructed() ? brought_by(settings, seat) : drafting.pool(seat);
    }
};

// Where a night was refused, and why: its settings (0), or an entry, from 1 on.
struct NightRefusedAt {
    int entry = 0;
    NightRefusal why;
};

// A night, or why there is none.
class BegunNight {
public:
    BegunNight(Night night) : held_(std::in_place_index<0>, std::move(night)) {}
    BegunNight(NightRefusedAt refused) : held_(std::in_place_index<1>, refused) {}

    bool ok() const { return held_.index() == 0; }
    explicit operator bool() const { return ok(); }
    // REQUIRES: ok().
    Night& operator*() { return std::get<0>(held_); }
    const Night& operator*() const { return std::get<0>(held_); }
    Night* operator->() { return &**this; }
    const Night* operator->() const { return &**this; }
    // REQUIRES: not ok().
    const NightRefusedAt& refused() const { return std::get<1>(held_); }

private:
    std::variant<Night, NightRefusedAt> held_;
};

// A night before its first entry: packs dealt, or the decks that are brought handed in. The cube and the set behind `cards` must outlive it.
BegunNight begin_night(const NightSettings& settings, const DraftCards& cards);

// Lets it happen. A refusal says why and nothing has changed.
Refused apply(Night& night, const Entry& entry);
// Whether apply would refuse, without doing it.
Refused check(const Night& night, const Entry& entry);

// The night after all entries, up to the first that is refused.
BegunNight replay(const NightSettings& settings, const DraftCards& cards, const std::vector<Entry>& entries);

// Whether the seat's last pick goes back only with a reason: another person's pick goes back with it.
bool undo_needs_reason(const Night& night, SeatId seat);
// Whether its host says why it ends before its last round, or why steps of a match are taken back: where there are other people. Who
// plays with bots alone owes nobody a reason.
bool host_owes_reasons(const Night& night);
// The entries of a wish to take a pick back. A seat's last card of a pack goes back with the pick before it, which was a choice.
std::vector<EntryAction> undo_actions(const Night& night, const UndoEntry& wish);

// The entry that takes back the last change of a seat's deck, and the one that makes it again; nothing where there is none.
std::optional<DeckEntry> deck_taken_back(const Night& night, SeatId seat);
std::optional<DeckEntry> deck_made_again(const Night& night, SeatId seat);
// What happens when a seat's deck changes: one that becomes again what its seat has handed in is handed in by that.
std::vector<EntryAction> deck_changed(const Night& night, DeckEntry entry);

// What is wrong with a seat's deck now.
std::vector<BrokenRule> deck_check(const Night& night, SeatId seat);
// The entry that pairs the next round, as the program proposes it. REQUIRES: can_pair(night).
PairEntry next_pairing(const Night& night);
// Why the next round cannot be paired yet; nothing where it can.
Refused can_pair(const Night& night);
// What happens when a seat leaves or comes back: who leaves in the middle of a match has lost it.
std::vector<EntryAction> leaving(const Night& night, SeatId seat, Presence presence, const std::string& reason);
// Seats that the next round is paired without: those that have left, and in an elimination those that have lost.
SeatSet sitting_out(const Night& night);
// Results of the rounds so far; `until` rounds only, for movements in the table.
std::vector<PlayedRound> played_rounds(const Night& night);
std::vector<PlayedRound> played_rounds(const Night& night, int until);
// A draw of an elimination counts as the win that it is there. Until the night is over, seats without a result stand first
// among those with no points.
std::vector<Standing> night_standings(const Night& night);
std::vector<Standing> night_standings(const Night& night, int until);

// Seconds left on the current round's clock; nothing without one. Below zero: overtime.
std::optional<std::int64_t> round_seconds_left(const Night& night, std::uint64_t now);
std::optional<std::int64_t> build_seconds_left(const Night& night, std::uint64_t now);

// The first broken invariant, in words; for tests.
std::optional<std::string> broken_invariant(const Night& night);
// Everything but the cards that are pointed at and the number of entries.
bool same_state(const Night& a, const Night& b);

}  // namespace cubenight::draft
