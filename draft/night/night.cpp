#include "draft/night/night.hpp"

#include <algorithm>
#include <set>

#include "engine/core/ensure.hpp"

namespace cubenight::draft {
namespace {

// Milliseconds that lie between two times; nothing where the clock went backwards or a time is not known.
std::int64_t between(std::uint64_t from, std::uint64_t to) {
    constexpr std::uint64_t most = 1ull << 60;
    return from == 0 || to <= from ? 0 : static_cast<std::int64_t>(std::min(to - from, most));
}

std::optional<std::int64_t> seconds_left(std::int64_t allowed, std::int64_t passed) { return allowed - passed / 1000; }

}  // namespace

int Round::unfinished() const {
    return static_cast<int>(std::count_if(tables.begin(), tables.end(),
                                          [](const NightMatch& match) { return match.state != MatchState::over; }));
}

NightPhase Night::phase() const {
    if (ended_early) return NightPhase::finished;
    if (rounds.empty()) return drafting.over() ? NightPhase::build : NightPhase::draft;
    const bool last = static_cast<int>(rounds.size()) >= round_count();
    return last && rounds.back().unfinished() == 0 ? NightPhase::finished : NightPhase::play;
}

namespace {

void hand_in_what_is_brought(Night& night) {
    for (std::size_t i = 0; i < night.seats.size(); ++i) {
        night.seats[i].deck.cards = night.pool(SeatId{static_cast<std::uint8_t>(i)});
        night.seats[i].handed_in = 1;
    }
}

}  // namespace

BegunNight begin_night(const NightSettings& settings, const DraftCards& cards) {
    if (const auto refused = check_settings(settings, cards)) return NightRefusedAt{0, *refused};
    Night night;
    night.cards = cards;
    night.settings = settings;
    night.rules = night_rules(settings, cards);
    night.deck_rules = deck_rules(*cards.cube, night.rules);
    for (const auto& seat : settings.seats) night.seats.push_back({seat.name, seat.kind, {}, 0, 0, seat.skill});
    night.starters = static_cast<int>(night.seats.size());
    if (settings.constructed()) {
        night.drafting = Drafting::none(settings.row.players, cards.size());
        hand_in_what_is_brought(night);
    } else {
        night.drafting = Drafting(settings.row, PickLines(cards, lines_of(night.rules)), settings.seed,
                                  settings.passing, settings.leave);
    }
    return night;
}

BegunNight replay(const NightSettings& settings, const DraftCards& cards, const std::vector<Entry>& entries) {
    auto night = begin_night(settings, cards);
    if (!night) return night;
    for (std::size_t i = 0; i < entries.size(); ++i)
        if (const auto refused = apply(*night, entries[i])) return NightRefusedAt{static_cast<int>(i) + 1, *refused};
    return night;
}

bool undo_needs_reason(const Night& night, SeatId seat) {
    return std::ranges::any_of(night.drafting.undone_by(seat), [&](const Pick& pick) {
        return pick.seat != seat && night.seats[pick.seat.value].kind == SeatKind::person;
    });
}

std::vector<EntryAction> undo_actions(const Night& night, const UndoEntry& wish) {
    std::vector<EntryAction> actions{wish};
    Night after = night;
    while (!apply(after, {0, wish}) && after.drafting.only_card(wish.seat) && !check(after, {0, wish}))
        actions.emplace_back(wish);
    return actions;
}

std::vector<BrokenRule> deck_check(const Night& night, SeatId seat) {
    ENSURE(night.seat_exists(seat));
    return check_deck(night.cards, night.pool(seat), night.seats[seat.value].deck, night.deck_rules);
}

Refused can_pair(const Night& night) {
    const auto phase = night.phase();
    const int paired = static_cast<int>(night.rounds.size());
    if (phase == NightPhase::draft)
        return NightRefusal{Denial::wrong_phase, static_cast<int>(phase), static_cast<int>(NightPhase::play), {}, {}};
    if (phase == NightPhase::play && night.rounds.back().unfinished() > 0)
        return NightRefusal{Denial::round_unfinished, night.rounds.back().unfinished(), 0, {}, {}};
    if (phase == NightPhase::finished) return NightRefusal{Denial::no_rounds_left, paired, 0, {}, {}};
    const SeatSet out = sitting_out(night);
    int playing = 0;
    for (std::size_t i = 0; i < night.seats.size(); ++i) {
        if (out.has(SeatId{static_cast<std::uint8_t>(i)})) continue;
        ++playing;
        if (!night.seats[i].handed_in)
            return NightRefusal{Denial::deck_missing, 0, 0, SeatId{static_cast<std::uint8_t>(i)}, {}};
    }
    if (playing < 2) return NightRefusal{Denial::too_few_seats, playing, 0, {}, {}};
    return std::nullopt;
}

PairEntry next_pairing(const Night& night) {
    ENSURE(!can_pair(night));
    const auto played = played_rounds(night);
    const int players = static_cast<int>(night.seats.size());
    return {static_cast<int>(night.rounds.size()) + 1,
            pair_round(night.system(), players, played, night.settings.seed, sitting_out(night))};
}

std::optional<DeckEntry> deck_taken_back(const Night& night, SeatId seat) {
    const auto& before = night.seats[seat.value].history.before;
    if (before.empty()) return std::nullopt;
    return DeckEntry{seat, before.back(), DeckMove::taken_back};
}

std::optional<DeckEntry> deck_made_again(const Night& night, SeatId seat) {
    const auto& after = night.seats[seat.value].history.after;
    if (after.empty()) return std::nullopt;
    return DeckEntry{seat, after.back(), DeckMove::made_again};
}

std::vector<EntryAction> deck_changed(const Night& night, DeckEntry entry) {
    const SeatId seat = entry.seat;
    const bool in_again = night.seat_exists(seat) && night.phase() == NightPhase::build &&
                          night.seats[seat.value].handed == in_order(entry.deck);
    std::vector<EntryAction> actions{std::move(entry)};
    if (in_again) actions.push_back(SubmitEntry{seat});
    return actions;
}

std::vector<EntryAction> leaving(const Night& night, SeatId seat, Presence presence, const std::string& reason) {
    std::vector<EntryAction> actions;
    const auto* round = night.rounds.empty() ? nullptr : &night.rounds.back();
    for (std::size_t i = 0; round && presence == Presence::out && i < round->tables.size(); ++i) {
        const NightMatch& match = round->tables[i];
        if (match.state == MatchState::over) continue;
        const int number = static_cast<int>(night.rounds.size()), table = static_cast<int>(i) + 1;
        if (match.pairing.first == seat) actions.push_back(ResultEntry{number, table, MatchResult::second_wins});
        if (match.pairing.second == seat) actions.push_back(ResultEntry{number, table, MatchResult::first_wins});
    }
    actions.insert(actions.begin(), DropEntry{seat, presence, reason});
    return actions;
}

SeatSet sitting_out(const Night& night) {
    SeatSet out;
    if (night.system() == PairingSystem::elimination) out = knocked_out(played_rounds(night));
    for (std::size_t i = 0; i < night.seats.size(); ++i)
        if (night.seats[i].dropped) out.add(SeatId{static_cast<std::uint8_t>(i)});
    return out;
}

std::vector<PlayedRound> played_rounds(const Night& night) {
    return played_rounds(night, static_cast<int>(night.rounds.size()));
}

std::vector<PlayedRound> played_rounds(const Night& night, int until) {
    std::vector<PlayedRound> played;
    for (std::size_t i = 0; i < night.rounds.size() && static_cast<int>(i) < until; ++i) {
        PlayedRound round;
        for (const auto& match : night.rounds[i].tables) round.push_back({match.pairing, match.result});
        played.push_back(std::move(round));
    }
    return played;
}

namespace {

// Whoever has no result yet has met nobody: while the night goes on, they stand before those with as few points who
// have lost.
void put_waiting_first(const Night& night, std::vector<Standing>& table) {
    const auto waits = [&](const Standing& each) {
        return each.wins + each.losses + each.draws == 0 && night.seats[each.seat.value].dropped == 0;
    };
    std::ranges::stable_sort(table, [&](const Standing& a, const Standing& b) {
        return std::pair(a.points, waits(a)) > std::pair(b.points, waits(b));
    });
    const std::vector<Standing> by_rule = table;
    for (std::size_t i = 0; i < table.size(); ++i) {
        const bool tied = i > 0 && by_rule[i].rank == by_rule[i - 1].rank && waits(by_rule[i]) == waits(by_rule[i - 1]);
        table[i].rank = tied ? table[i - 1].rank : static_cast<int>(i) + 1;
        table[i].shared = tied;
        if (tied) table[i - 1].shared = true;
    }
}

}  // namespace

std::vector<Standing> night_standings(const Night& night) {
    return night_standings(night, static_cast<int>(night.rounds.size()));
}

std::vector<Standing> night_standings(const Night& night, int until) {
    auto played = played_rounds(night, until);
    if (night.system() == PairingSystem::elimination)
        for (auto& round : played)
            for (auto& table : round)
                if (table.result == MatchResult::draw) table.result = MatchResult::first_wins;
    std::vector<int> missed;
    for (const auto& seat : night.seats) missed.push_back(std::min(seat.missed, until));
    auto table = standings(static_cast<int>(night.seats.size()), played, missed);
    if (night.phase() != NightPhase::finished) put_waiting_first(night, table);
    return table;
}

std::optional<std::int64_t> round_seconds_left(const Night& night, std::uint64_t now) {
    if (night.settings.round_minutes == 0 || night.phase() != NightPhase::play) return std::nullopt;
    const auto& clock = night.rounds.back().clock;
    const auto passed = between(clock.started_at, clock.paused ? clock.paused_at : now);
    const auto paused = static_cast<std::int64_t>(std::min<std::uint64_t>(clock.paused_for, 1ull << 60));
    return seconds_left(night.settings.round_minutes * std::int64_t{60} + clock.added,
                        std::max<std::int64_t>(0, passed - paused));
}

std::optional<std::int64_t> build_seconds_left(const Night& night, std::uint64_t now) {
    if (night.settings.build_minutes == 0 || night.phase() != NightPhase::build) return std::nullopt;
    return seconds_left(night.settings.build_minutes * std::int64_t{60}, between(night.draft_ended_at, now));
}

namespace {

std::optional<std::string> broken_decks(const Night& night) {
    for (std::size_t i = 0; i < night.seats.size(); ++i) {
        const SeatId seat{static_cast<std::uint8_t>(i)};
        const auto& deck = night.seats[i].deck;
        const auto pool = night.pool(seat);
        if (deck.cards.size() + side(pool, deck).size() != pool.size())
            return "deck and side of seat " + std::to_string(i) + " are not its pool";
        if (!std::ranges::all_of(night.seats[i].locked, [&](CubeCopyId copy) { return deck.has(copy); }))
            return "seat " + std::to_string(i) + " has locked a card that is not in its deck";
        if (night.seats[i].handed_in && !deck_check(night, seat).empty())
            return "seat " + std::to_string(i) + " has handed in an illegal deck";
    }
    return std::nullopt;
}

std::optional<std::string> broken_rounds(const Night& night) {
    for (const auto& round : night.rounds) {
        std::set<SeatId> seated;
        for (const auto& match : round.tables) {
            if (!seated.insert(match.pairing.first).second) return "a seat is at two tables";
            if (match.pairing.second && !seated.insert(*match.pairing.second).second) return "a seat is at two tables";
            if (match.is_bye() && match.state != MatchState::over) return "a bye is not over";
            if (!match.is_bye() && (match.state == MatchState::over) != (match.result != MatchResult::none))
                return "a match is over without a result, or has one before its end";
        }
        if (&round != &night.rounds.back() && round.unfinished() > 0) return "a past round is unfinished";
    }
    return std::nullopt;
}

}  // namespace

std::optional<std::string> broken_invariant(const Night& night) {
    if (auto broken = night.drafting.broken_invariant()) return broken;
    if (auto broken = broken_decks(night)) return broken;
    return broken_rounds(night);
}

bool same_state(const Night& a, const Night& b) {
    return a.settings == b.settings && a.rules == b.rules && a.deck_rules == b.deck_rules && a.drafting == b.drafting &&
           a.seats == b.seats && a.rounds == b.rounds && a.notes == b.notes && a.draft_ended_at == b.draft_ended_at &&
           a.ended_early == b.ended_early && a.starters == b.starters;
}

}  // namespace cubenight::draft
