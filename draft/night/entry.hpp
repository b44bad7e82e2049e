// What happened in a night, one entry each. An entry records what was decided, never how: a bot's pick or a
// round's pairing stands there as it was made, so that an old night replays under a newer program.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "draft/night/deck_history.hpp"
#include "draft/night/pairings.hpp"
#include "draft/night/settings.hpp"
#include "draft/pool/deck.hpp"

namespace cubenight::draft {

struct PickEntry {  // CUBE draft.1
    SeatId seat{};
    CubeCopyId card{};
    friend bool operator==(const PickEntry&, const PickEntry&) = default;
};
struct UndoEntry {  // takes back the seat's last pick and what came of it
    SeatId seat{};
    std::string reason;  // may be empty where no other person's pick goes back
    friend bool operator==(const UndoEntry&, const UndoEntry&) = default;
};
struct SeatEntry {  // the seat becomes a bot, a person, another person
    SeatId seat{};
    SeatKind kind = SeatKind::person;
    std::string name;
    BotSkill skill = BotSkill::steady;
    friend bool operator==(const SeatEntry&, const SeatEntry&) = default;
};
struct JoinEntry {  // somebody comes late and sits down behind the last seat, with cards that nobody was dealt
    std::string name;
    SeatKind kind = SeatKind::person;
    std::vector<CubeCopyId> cards;
    BotSkill skill = BotSkill::steady;
    friend bool operator==(const JoinEntry&, const JoinEntry&) = default;
};
struct DeckEntry {  // the seat's deck as it is now; taken back from "ready" while decks are built
    SeatId seat{};
    Deck deck;
    DeckMove move = DeckMove::changed;
    friend bool operator==(const DeckEntry&, const DeckEntry&) = default;
};
struct SubmitEntry {  // the seat is ready with its deck
    SeatId seat{};
    friend bool operator==(const SubmitEntry&, const SubmitEntry&) = default;
};
struct PairEntry {  // a round begins
    int round = 0;  // 1-based, as people count
    std::vector<Pairing> tables;
    friend bool operator==(const PairEntry&, const PairEntry&) = default;
};
struct StartEntry {  // a match begins
    int round = 0;
    int table = 0;  // 1-based
    std::uint64_t seed = 0;
    friend bool operator==(const StartEntry&, const StartEntry&) = default;
};
struct StepEntry {  // a step of a match; what the number means is the match's own affair
    int round = 0;
    int table = 0;
    std::uint32_t value = 0;
    friend bool operator==(const StepEntry&, const StepEntry&) = default;
};
struct TakeBackEntry {  // the host takes back the last steps of a running match
    int round = 0;
    int table = 0;
    int steps = 0;
    std::string reason;
    friend bool operator==(const TakeBackEntry&, const TakeBackEntry&) = default;
};
struct RetractEntry {  // a player takes back their own last steps, which have shown nothing yet
    int round = 0;
    int table = 0;
    int steps = 0;
    friend bool operator==(const RetractEntry&, const RetractEntry&) = default;
};
struct ResultEntry {  // a match is over; also for a match that was played off the program
    int round = 0;
    int table = 0;
    MatchResult result = MatchResult::none;
    friend bool operator==(const ResultEntry&, const ResultEntry&) = default;
};
struct WithdrawEntry {  // whoever entered a result takes it back: it was not meant
    int round = 0;
    int table = 0;
    friend bool operator==(const WithdrawEntry&, const WithdrawEntry&) = default;
};
struct AdjustEntry {  // the host changes a result; `none` opens the match again
    int round = 0;
    int table = 0;
    MatchResult result = MatchResult::none;
    std::string reason;
    friend bool operator==(const AdjustEntry&, const AdjustEntry&) = default;
};
enum class Presence : std::uint8_t { out, back };
struct DropEntry {  // the seat sits out from the next round on, or plays again
    SeatId seat{};
    Presence presence = Presence::out;
    std::string reason;
    friend bool operator==(const DropEntry&, const DropEntry&) = default;
};
enum class ClockAction : std::uint8_t { pause, resume, add };
struct ClockEntry {  // the round's clock
    ClockAction action = ClockAction::pause;
    int seconds = 0;  // for add; below zero shortens
    friend bool operator==(const ClockEntry&, const ClockEntry&) = default;
};
struct NoteEntry {
    std::string text;
    friend bool operator==(const NoteEntry&, const NoteEntry&) = default;
};
struct FinishEntry {  // the night ends before its last round
    std::string reason;
    friend bool operator==(const FinishEntry&, const FinishEntry&) = default;
};

struct LockEntry {  // the cards and the basic energy of its deck around which the seat wants others built, all of them
    SeatId seat{};
    std::vector<CubeCopyId> cards;
    EnergyCounts energy{};
    friend bool operator==(const LockEntry&, const LockEntry&) = default;
};

using EntryAction = std::variant<PickEntry, UndoEntry, SeatEntry, JoinEntry, DeckEntry, SubmitEntry, PairEntry,
                                 StartEntry, StepEntry, TakeBackEntry, RetractEntry, ResultEntry, WithdrawEntry,
                                 AdjustEntry, DropEntry, ClockEntry, NoteEntry, FinishEntry, LockEntry>;

struct Entry {
    std::uint64_t at = 0;  // milliseconds since 1970, as the caller's clock said; 0: not known
    EntryAction action;
    friend bool operator==(const Entry&, const Entry&) = default;
};

}  // namespace cubenight::draft
