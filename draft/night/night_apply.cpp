// Entry by entry: first whether it may happen (Checker, changes nothing), then that it happens (Doer, cannot fail).
#include <algorithm>

#include "draft/night/night.hpp"
#include "draft/table/text.hpp"
#include "engine/core/ensure.hpp"

namespace cubenight::draft {
namespace {

constexpr std::int64_t most_added_seconds = 86'400;  // a day

NightRefusal denied(Denial why, int number = 0, int other = 0) { return {why, number, other, {}, {}}; }

Refused check_reason(const std::string& reason) {
    if (reason.empty()) return denied(Denial::reason_missing);
    return check_text(reason, longest_reason);
}

class Checker {
public:
    explicit Checker(const Night& night) : night_(night), phase_(night.phase()) {}

    Refused operator()(const PickEntry& entry) const;
    Refused operator()(const UndoEntry& entry) const;
    Refused operator()(const SeatEntry& entry) const;
    Refused operator()(const DeckEntry& entry) const;
    Refused operator()(const SubmitEntry& entry) const;
    Refused operator()(const PairEntry& entry) const;
    Refused operator()(const StartEntry& entry) const;
    Refused operator()(const StepEntry& entry) const;
    Refused operator()(const TakeBackEntry& entry) const;
    Refused operator()(const RetractEntry& entry) const {
        return check_steps_back(entry.round, entry.table, entry.steps);
    }
    Refused operator()(const ResultEntry& entry) const;
    Refused operator()(const AdjustEntry& entry) const;
    Refused operator()(const DropEntry& entry) const;
    Refused operator()(const ClockEntry& entry) const;
    Refused operator()(const NoteEntry& entry) const { return check_reason(entry.text); }
    Refused operator()(const FinishEntry& entry) const;

private:
    Refused wrong_phase(NightPhase needed) const {
        return denied(Denial::wrong_phase, static_cast<int>(phase_), static_cast<int>(needed));
    }
    Refused check_seat(SeatId seat) const {
        if (night_.seat_exists(seat)) return std::nullopt;
        return denied(Denial::no_such_seat, seat.value);
    }
    Refused check_cards(SeatId seat, const Deck& deck) const;
    Refused check_legal(SeatId seat, const Deck& deck) const;
    bool in_match(SeatId seat) const;
    // The match of a table, if there is one to be played.
    Refused check_match(int round, int table) const;
    // Whether that many steps of a running match can be taken back.
    Refused check_steps_back(int round, int table, int steps) const;
    const NightMatch& match(int round, int table) const {
        return night_.rounds[static_cast<std::size_t>(round - 1)].tables[static_cast<std::size_t>(table - 1)];
    }

    const Night& night_;
    NightPhase phase_;
};

// ---- draft ----

Refused Checker::operator()(const PickEntry& entry) const {
    if (phase_ != NightPhase::draft) return wrong_phase(NightPhase::draft);
    return night_.drafting.check_pick(entry.seat, entry.card);
}

Refused Checker::operator()(const UndoEntry& entry) const {
    if (!night_.rounds.empty() || phase_ == NightPhase::finished) return wrong_phase(NightPhase::draft);
    if (auto refused = check_seat(entry.seat)) return refused;
    if (auto refused = check_reason(entry.reason)) return refused;
    if (night_.drafting.picks_made(entry.seat) == 0) return NightRefusal{Denial::nothing_to_undo, 0, 0, entry.seat, {}};
    return std::nullopt;
}

Refused Checker::operator()(const SeatEntry& entry) const {
    if (auto refused = check_seat(entry.seat)) return refused;
    if (auto refused = check_text(entry.name, longest_name)) return refused;
    const Seat& seat = night_.seats[entry.seat.value];
    if (seat.kind == entry.kind && seat.name == entry.name)
        return NightRefusal{Denial::seat_unchanged, 0, 0, entry.seat, {}};
    return std::nullopt;
}

// ---- decks ----

Refused Checker::check_cards(SeatId seat, const Deck& deck) const {
    const auto number = std::max(deck.cards.size(), deck.offered.size());
    if (number > most_deck_cards)
        return denied(Denial::deck_too_large, static_cast<int>(std::min<std::size_t>(number, 1 << 30)),
                      most_deck_cards);
    if (deck.energy_count() > static_cast<int>(most_deck_cards))
        return denied(Denial::deck_too_large, deck.energy_count(), most_deck_cards);
    for (const auto id : deck.offered)
        if (id.value >= night_.cards.set->size()) return denied(Denial::no_such_card, id.value);
    const auto pool = night_.pool(seat);
    for (const auto card : deck.cards) {
        const bool known = std::find(pool.begin(), pool.end(), card) != pool.end();
        const bool once = std::count(deck.cards.begin(), deck.cards.end(), card) == 1;
        if (!known || !once) return NightRefusal{Denial::not_in_pool, 0, 0, seat, card};
    }
    return std::nullopt;
}

Refused Checker::check_legal(SeatId seat, const Deck& deck) const {
    return check_seats_deck(night_.cards, night_.pool(seat), deck, night_.deck_rules, seat);
}

bool Checker::in_match(SeatId seat) const {
    if (night_.rounds.empty()) return false;
    const auto& tables = night_.rounds.back().tables;
    return std::any_of(tables.begin(), tables.end(), [&](const NightMatch& match) {
        return match.state == MatchState::running && (match.pairing.first == seat || match.pairing.second == seat);
    });
}

Refused Checker::operator()(const DeckEntry& entry) const {
    if (phase_ != NightPhase::build && phase_ != NightPhase::play) return wrong_phase(NightPhase::build);
    if (auto refused = check_seat(entry.seat)) return refused;
    if (auto refused = check_cards(entry.seat, entry.deck)) return refused;
    if (phase_ == NightPhase::build) return std::nullopt;
    if (in_match(entry.seat)) return NightRefusal{Denial::deck_in_match, 0, 0, entry.seat, {}};
    return check_legal(entry.seat, entry.deck);
}

Refused Checker::operator()(const SubmitEntry& entry) const {
    if (phase_ != NightPhase::build && phase_ != NightPhase::play) return wrong_phase(NightPhase::build);
    if (auto refused = check_seat(entry.seat)) return refused;
    const Seat& seat = night_.seats[entry.seat.value];
    if (seat.handed_in) return NightRefusal{Denial::seat_unchanged, 0, 0, entry.seat, {}};
    return check_legal(entry.seat, seat.deck);
}

// ---- rounds ----

Refused Checker::operator()(const PairEntry& entry) const {
    if (auto refused = can_pair(night_)) return refused;
    const int next = static_cast<int>(night_.rounds.size()) + 1;
    if (entry.round != next) return denied(Denial::wrong_round, entry.round, next);
    std::vector<int> seated(night_.seats.size(), 0);
    int byes = 0;
    const auto sit = [&](SeatId seat) -> Refused {
        if (auto refused = check_seat(seat)) return refused;
        const bool plays = !night_.seats[seat.value].dropped;
        if (!plays || ++seated[seat.value] > 1) return NightRefusal{Denial::pairing_incomplete, 0, 0, seat, {}};
        return std::nullopt;
    };
    for (const auto& table : entry.tables) {
        if (auto refused = sit(table.first)) return refused;
        if (!table.second) ++byes;
        else if (auto refused = sit(*table.second)) return refused;
    }
    int dropped = 0;
    for (std::size_t i = 0; i < seated.size(); ++i) {
        dropped += night_.seats[i].dropped;
        if (!seated[i] && !night_.seats[i].dropped)
            return NightRefusal{Denial::pairing_incomplete, 0, 0, SeatId{static_cast<std::uint8_t>(i)}, {}};
    }
    // One bye for an odd number; more only where a round robin meets seats that sit out.
    if (byes > static_cast<int>(seated.size()) % 2 + dropped)
        return NightRefusal{Denial::pairing_incomplete, byes, 0, entry.tables.back().first, {}};
    return std::nullopt;
}

Refused Checker::check_match(int round, int table) const {
    const int rounds = static_cast<int>(night_.rounds.size());
    if (round < 1 || round > rounds) return denied(Denial::wrong_round, round, rounds);
    const int tables = static_cast<int>(night_.rounds[static_cast<std::size_t>(round - 1)].tables.size());
    if (table < 1 || table > tables) return denied(Denial::no_such_table, table);
    if (match(round, table).is_bye()) return denied(Denial::match_is_bye);
    return std::nullopt;
}

Refused Checker::operator()(const StartEntry& entry) const {
    if (phase_ != NightPhase::play) return wrong_phase(NightPhase::play);
    if (auto refused = check_match(entry.round, entry.table)) return refused;
    const auto& match = this->match(entry.round, entry.table);
    if (match.state == MatchState::running) return denied(Denial::match_running);
    if (match.state == MatchState::over) return denied(Denial::match_decided);
    for (const auto seat : {match.pairing.first, *match.pairing.second})
        if (auto refused = check_legal(seat, night_.seats[seat.value].deck)) return refused;
    return std::nullopt;
}

Refused Checker::operator()(const StepEntry& entry) const {
    if (phase_ != NightPhase::play) return wrong_phase(NightPhase::play);
    if (auto refused = check_match(entry.round, entry.table)) return refused;
    const auto& match = this->match(entry.round, entry.table);
    if (match.state != MatchState::running) return denied(Denial::match_not_running);
    if (match.steps.size() >= most_match_steps)
        return denied(Denial::too_many_steps, static_cast<int>(match.steps.size()) + 1, most_match_steps);
    return std::nullopt;
}

Refused Checker::operator()(const TakeBackEntry& entry) const {
    if (auto refused = check_steps_back(entry.round, entry.table, entry.steps)) return refused;
    return check_reason(entry.reason);
}

Refused Checker::check_steps_back(int round, int table, int steps) const {
    if (phase_ != NightPhase::play) return wrong_phase(NightPhase::play);
    if (auto refused = check_match(round, table)) return refused;
    const auto& match = this->match(round, table);
    if (match.state != MatchState::running) return denied(Denial::match_not_running);
    const int played = static_cast<int>(match.steps.size());
    if (steps < 1 || steps > played) return denied(Denial::too_many_steps, steps, played);
    return std::nullopt;
}

Refused Checker::operator()(const ResultEntry& entry) const {
    if (phase_ != NightPhase::play) return wrong_phase(NightPhase::play);
    if (auto refused = check_match(entry.round, entry.table)) return refused;
    if (entry.result == MatchResult::none) return denied(Denial::match_undecided);
    if (match(entry.round, entry.table).state == MatchState::over) return denied(Denial::match_decided);
    return std::nullopt;
}

Refused Checker::operator()(const AdjustEntry& entry) const {
    if (auto refused = check_match(entry.round, entry.table)) return refused;
    if (auto refused = check_reason(entry.reason)) return refused;
    const int last = static_cast<int>(night_.rounds.size());
    const bool opens = entry.result == MatchResult::none;
    if (opens && night_.ended_early) return wrong_phase(NightPhase::play);
    if (opens && entry.round != last) return denied(Denial::wrong_round, entry.round, last);
    if (match(entry.round, entry.table).result == entry.result) return denied(Denial::result_unchanged);
    return std::nullopt;
}

Refused Checker::operator()(const DropEntry& entry) const {
    if (phase_ == NightPhase::draft || phase_ == NightPhase::finished) return wrong_phase(NightPhase::play);
    if (auto refused = check_seat(entry.seat)) return refused;
    if (auto refused = check_reason(entry.reason)) return refused;
    if ((night_.seats[entry.seat.value].dropped != 0) == (entry.presence == Presence::out))
        return NightRefusal{Denial::seat_unchanged, 0, 0, entry.seat, {}};
    return std::nullopt;
}

Refused Checker::operator()(const ClockEntry& entry) const {
    if (phase_ != NightPhase::play) return wrong_phase(NightPhase::play);
    const auto& clock = night_.rounds.back().clock;
    switch (entry.action) {
        case ClockAction::pause: return clock.paused ? Refused(denied(Denial::clock_unchanged)) : std::nullopt;
        case ClockAction::resume: return clock.paused ? std::nullopt : Refused(denied(Denial::clock_unchanged));
        case ClockAction::add: break;
    }
    const std::int64_t added = clock.added + entry.seconds;
    if (entry.seconds == 0 || added > most_added_seconds || added < -most_added_seconds)
        return denied(Denial::clock_unchanged);
    return std::nullopt;
}

Refused Checker::operator()(const FinishEntry& entry) const {
    if (phase_ == NightPhase::finished) return wrong_phase(NightPhase::play);
    return check_reason(entry.reason);
}

// ---- that it happens ----

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
            seat.handed_in = 0;
        }
        ENSURE(!night_.drafting.undo(entry.seat));
        night_.draft_ended_at = 0;
        note(entry.reason);
    }
    void operator()(const SeatEntry& entry) {
        seat_of(entry.seat).kind = entry.kind;
        seat_of(entry.seat).name = entry.name;
    }
    void operator()(const DeckEntry& entry) {
        Seat& seat = seat_of(entry.seat);
        seat.deck = in_order(entry.deck);
        if (night_.phase() == NightPhase::build) seat.handed_in = 0;
    }
    void operator()(const SubmitEntry& entry) { seat_of(entry.seat).handed_in = 1; }
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
        match.result = MatchResult::none;
        match.state = match.started ? MatchState::running : MatchState::waiting;
        match.ended_at = 0;
    }
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
    void take_back(int round, int table, int steps) {
        auto& played = match_of(round, table).steps;
        played.resize(played.size() - static_cast<std::size_t>(steps));
    }
    void note(const std::string& text) { night_.notes.push_back({at_, text}); }

    Night& night_;
    std::uint64_t at_;
};

}  // namespace

Refused check(const Night& night, const Entry& entry) { return std::visit(Checker(night), entry.action); }

Refused apply(Night& night, const Entry& entry) {
    if (auto refused = check(night, entry)) return refused;
    std::visit(Doer(night, entry.at), entry.action);
    ++night.entries;
    return std::nullopt;
}

}  // namespace cubenight::draft
