// Whether an entry may happen; nothing changes.
#include <algorithm>
#include <set>

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
    Refused operator()(const JoinEntry& entry) const;
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
    Refused operator()(const WithdrawEntry& entry) const;
    Refused operator()(const AdjustEntry& entry) const;
    Refused operator()(const DropEntry& entry) const;
    Refused operator()(const ClockEntry& entry) const;
    Refused operator()(const NoteEntry& entry) const { return check_reason(entry.text); }
    Refused operator()(const FinishEntry& entry) const;
    Refused operator()(const LockEntry& entry) const;

private:
    // What the host does against the others' wish, or without asking them.
    Refused check_hosts_reason(const std::string& reason) const {
        return reason.empty() && !host_owes_reasons(night_) ? std::nullopt : check_reason(reason);
    }
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
    const bool alone = entry.reason.empty() && !undo_needs_reason(night_, entry.seat);
    if (auto refused = alone ? std::nullopt : check_reason(entry.reason)) return refused;
    if (night_.drafting.picks_made(entry.seat) == 0) return NightRefusal{Denial::nothing_to_undo, 0, 0, entry.seat, {}};
    return std::nullopt;
}

Refused Checker::operator()(const SeatEntry& entry) const {
    if (auto refused = check_seat(entry.seat)) return refused;
    if (auto refused = check_text(entry.name, longest_name)) return refused;
    const Seat& seat = night_.seats[entry.seat.value];
    if (seat.kind == entry.kind && seat.name == entry.name && seat.skill == entry.skill)
        return NightRefusal{Denial::seat_unchanged, 0, 0, entry.seat, {}};
    return std::nullopt;
}

// Who comes late to a round robin or an elimination finds no place in it.
Refused Checker::operator()(const JoinEntry& entry) const {
    if (phase_ != NightPhase::build && phase_ != NightPhase::play) return wrong_phase(NightPhase::build);
    if (night_.settings.constructed()) return denied(Denial::joins_without_deck);
    const int seats = static_cast<int>(night_.seats.size()), paired = static_cast<int>(night_.rounds.size());
    if (seats >= most_players) return denied(Denial::players_out_of_range, seats + 1, most_players);
    if (paired >= night_.round_count()) return denied(Denial::no_rounds_left, paired);
    if (paired > 0 && night_.system() != PairingSystem::swiss) return denied(Denial::joins_too_late);
    if (auto refused = check_text(entry.name, longest_name)) return refused;
    std::set<CubeCopyId> taken;
    for (std::size_t i = 0; i < night_.seats.size(); ++i)
        for (const auto card : night_.pool(SeatId{static_cast<std::uint8_t>(i)})) taken.insert(card);
    for (const auto card : entry.cards) {
        if (card.value >= night_.cards.size()) return denied(Denial::no_such_card, card.value);
        if (!taken.insert(card).second) return NightRefusal{Denial::not_in_pool, 0, 0, SeatId{}, card};
    }
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

Refused Checker::operator()(const LockEntry& entry) const {
    if (phase_ != NightPhase::build && phase_ != NightPhase::play) return wrong_phase(NightPhase::build);
    if (auto refused = check_seat(entry.seat)) return refused;
    Deck unlocked = night_.seats[entry.seat.value].deck;
    for (const auto card : entry.cards)
        if (std::erase(unlocked.cards, card) == 0) return NightRefusal{Denial::not_in_pool, 0, 0, entry.seat, card};
    return std::nullopt;
}

// ---- rounds ----

Refused Checker::operator()(const PairEntry& entry) const {
    if (auto refused = can_pair(night_)) return refused;
    const int next = static_cast<int>(night_.rounds.size()) + 1;
    if (entry.round != next) return denied(Denial::wrong_round, entry.round, next);
    std::vector<int> seated(night_.seats.size(), 0);
    const SeatSet out = sitting_out(night_);
    int byes = 0;
    const auto sit = [&](SeatId seat) -> Refused {
        if (auto refused = check_seat(seat)) return refused;
        if (out.has(seat) || ++seated[seat.value] > 1) return NightRefusal{Denial::pairing_incomplete, 0, 0, seat, {}};
        return std::nullopt;
    };
    for (const auto& table : entry.tables) {
        if (auto refused = sit(table.first)) return refused;
        if (!table.second) ++byes;
        else if (auto refused = sit(*table.second)) return refused;
    }
    int dropped = 0;
    for (std::size_t i = 0; i < seated.size(); ++i) {
        const SeatId seat{static_cast<std::uint8_t>(i)};
        dropped += night_.seats[i].dropped;
        if (!seated[i] && !out.has(seat)) return NightRefusal{Denial::pairing_incomplete, 0, 0, seat, {}};
    }
    // One bye for an odd number; more only where a round robin meets seats that sit out, and in an elimination.
    const bool tree = night_.system() == PairingSystem::elimination;
    if (!tree && byes > static_cast<int>(seated.size()) % 2 + dropped)
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
    return check_hosts_reason(entry.reason);
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

// A result that was adjusted had a reason, and is not taken back without one.
Refused Checker::operator()(const WithdrawEntry& entry) const {
    if (night_.ended_early) return wrong_phase(NightPhase::play);
    if (auto refused = check_match(entry.round, entry.table)) return refused;
    const int last = static_cast<int>(night_.rounds.size());
    if (entry.round != last) return denied(Denial::wrong_round, entry.round, last);
    const auto& match = this->match(entry.round, entry.table);
    if (match.state != MatchState::over) return denied(Denial::match_undecided);
    return match.adjusted.empty() ? std::nullopt : Refused(denied(Denial::reason_missing));
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
    return check_hosts_reason(entry.reason);
}

}  // namespace

bool host_owes_reasons(const Night& night) {
    return std::ranges::count(night.seats, SeatKind::person, &Seat::kind) > 1;
}

Refused check(const Night& night, const Entry& entry) { return std::visit(Checker(night), entry.action); }

}  // namespace cubenight::draft
