// That an entry happens, once it may (night_check.cpp): it cannot fail.
#include <algorithm>

#include "draft/night/night.hpp"
#include "engine/core/ensure.hpp"

namespace cubenight::draft {
namespace {

EnergyCounts at_most(EnergyCounts counts, const EnergyCounts& most) {
    for (std::size_t i = 0; i < counts.size(); ++i) counts[i] = std::min(counts[i], most[i]);
    return counts;
}

class Doer {
public:
    Doer(Night& night, std::uint64_t at) : night_(night), at_(at) {}

    void operator()(const PickEntry& entry) {
        ENSURE(!night_.drafting.pick(entry.seat, entry.card, at_));
        if (night_.drafting.over()) night_.draft_ended_at = at_;
    }
    void operator()(const UndoEntry& entry) {
        for (const auto& pick : night_.drafting.undone_by(entry.seat)) {
            Seat& seat = seat_of(pick.seat);
            std::erase(seat.deck.cards, pick.card);
            std::erase(seat.locked, pick.card);
            seat.history = {};  // its decks may have the card
            seat.handed_in = 0;
            seat.handed.reset();
        }
        ENSURE(!night_.drafting.undo(entry.seat));
        night_.draft_ended_at = 0;
        note(entry.reason);
    }
    void operator()(const SeatEntry& entry) {
        seat_of(entry.seat).kind = entry.kind;
        seat_of(entry.seat).name = entry.name;
        seat_of(entry.seat).skill = entry.skill;
    }
    void operator()(const JoinEntry& entry) {
        const int paired = static_cast<int>(night_.rounds.size());
        night_.seats.push_back({entry.name, entry.kind, {}, 0, 0, entry.skill, entry.cards, paired});
        if (paired == 0) ++night_.starters;
    }
    void operator()(const DeckEntry& entry) {
        Seat& seat = seat_of(entry.seat);
        Deck next = in_order(entry.deck);
        follow(seat.history, seat.deck, next, entry.move);
        seat.deck = std::move(next);
        std::erase_if(seat.locked, [&](CubeCopyId copy) { return !seat.deck.has(copy); });
        seat.locked_energy = at_most(seat.locked_energy, seat.deck.energy);
        if (night_.phase() == NightPhase::build) seat.handed_in = 0;
    }
    void operator()(const SubmitEntry& entry) {
        seat_of(entry.seat).handed_in = 1;
        seat_of(entry.seat).handed = seat_of(entry.seat).deck;
    }
    void operator()(const PairEntry& entry) {
        Round round;
        round.clock.started_at = at_;
        for (const auto& table : entry.tables) {
            NightMatch match;
            match.pairing = table;
            if (match.is_bye()) match.state = MatchState::over;
            round.tables.push_back(std::move(match));
        }
        night_.rounds.push_back(std::move(round));
    }
    void operator()(const StartEntry& entry) {
        NightMatch& match = match_of(entry.round, entry.table);
        match.state = MatchState::running;
        match.seed = entry.seed;
        match.decks = {seat_of(match.pairing.first).deck, seat_of(*match.pairing.second).deck};
        match.started = 1;
        match.started_at = at_;
    }
    void operator()(const StepEntry& entry) { match_of(entry.round, entry.table).steps.push_back(entry.value); }
    void operator()(const TakeBackEntry& entry) {
        take_back(entry.round, entry.table, entry.steps);
        note(entry.reason);
    }
    void operator()(const RetractEntry& entry) { take_back(entry.round, entry.table, entry.steps); }
    void operator()(const ResultEntry& entry) { end(match_of(entry.round, entry.table), entry.result); }
    void operator()(const AdjustEntry& entry) {
        NightMatch& match = match_of(entry.round, entry.table);
        match.adjusted = entry.reason;
        note(entry.reason);
        if (entry.result != MatchResult::none) return end(match, entry.result);
        open_again(match);
    }
    void operator()(const WithdrawEntry& entry) { open_again(match_of(entry.round, entry.table)); }
    void operator()(const DropEntry& entry) {
        seat_of(entry.seat).dropped = entry.presence == Presence::out;
        note(entry.reason);
    }
    void operator()(const ClockEntry& entry) {
        auto& clock = night_.rounds.back().clock;
        if (entry.action == ClockAction::add) {
            clock.added += entry.seconds;
        } else if (entry.action == ClockAction::pause) {
            clock.paused = 1;
            clock.paused_at = at_;
        } else {
            if (at_ > clock.paused_at) clock.paused_for += at_ - clock.paused_at;
            clock.paused = 0;
            clock.paused_at = 0;
        }
    }
    void operator()(const NoteEntry& entry) { note(entry.text); }
    void operator()(const FinishEntry& entry) {
        night_.ended_early = 1;
        note(entry.reason);
    }
    void operator()(const LockEntry& entry) {
        Seat& seat = seat_of(entry.seat);
        seat.locked = entry.cards;
        std::ranges::sort(seat.locked);
        seat.locked_energy = at_most(entry.energy, seat.deck.energy);
    }

private:
    Seat& seat_of(SeatId seat) { return night_.seats[seat.value]; }
    NightMatch& match_of(int round, int table) {
        return night_.rounds[static_cast<std::size_t>(round - 1)].tables[static_cast<std::size_t>(table - 1)];
    }
    void end(NightMatch& match, MatchResult result) {
        match.result = result;
        match.state = MatchState::over;
        match.ended_at = at_;
    }
    static void open_again(NightMatch& match) {
        match.result = MatchResult::none;
        match.state = match.started ? MatchState::running : MatchState::waiting;
        match.ended_at = 0;
    }
    void take_back(int round, int table, int steps) {
        auto& played = match_of(round, table).steps;
        played.resize(played.size() - static_cast<std::size_t>(steps));
    }
    // Who owes nobody a reason may have given none.
    void note(const std::string& text) {
        if (!text.empty()) night_.notes.push_back({at_, text});
    }

    Night& night_;
    std::uint64_t at_;
};

}  // namespace

Refused apply(Night& night, const Entry& entry) {
    if (auto refused = check(night, entry)) return refused;
    std::visit(Doer(night, entry.at), entry.action);
    ++night.entries;
    return std::nullopt;
}

}  // namespace cubenight::draft
