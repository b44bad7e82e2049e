#include "draft/night/standings.hpp"

#include <algorithm>
#include <array>
#include <tuple>

#include "draft/table/table.hpp"
#include "engine/core/ensure.hpp"

namespace cubenight::draft {
namespace {

// What one seat did, and whom it met.
struct Record {
    int wins = 0, losses = 0, draws = 0, byes = 0;
    std::vector<SeatId> opponents;  // one for each match with a result

    int points() const { return points_for_win * (wins + byes) + points_for_draw * draws; }
    // Points of matches only: a bye says nothing about strength.
    Share match_wins() const {
        const int matches = static_cast<int>(opponents.size());
        const std::uint64_t floor = Share::one / 4;
        if (matches == 0) return {floor};
        const int earned = points_for_win * wins + points_for_draw * draws;
        return {std::max(floor, Share::one / static_cast<std::uint64_t>(points_for_win * matches) *
                                    static_cast<std::uint64_t>(earned))};
    }
};

using Records = std::vector<Record>;

void note(Records& records, const PlayedPairing& played) {
    const auto& [pairing, result] = played;
    ENSURE(pairing.first.value < records.size());
    if (!pairing.second) {
        ++records[pairing.first.value].byes;
        return;
    }
    ENSURE(pairing.second->value < records.size());
    Record& first = records[pairing.first.value];
    Record& second = records[pairing.second->value];
    switch (result) {
        case MatchResult::none: return;
        case MatchResult::first_wins: ++first.wins, ++second.losses; break;
        case MatchResult::second_wins: ++second.wins, ++first.losses; break;
        case MatchResult::draw: ++first.draws, ++second.draws; break;
    }
    first.opponents.push_back(*pairing.second);
    second.opponents.push_back(pairing.first);
}

// The mean of a share over a seat's opponents; the floor where it has met nobody.
Share mean_of(const Record& record, const std::vector<Share>& shares) {
    if (record.opponents.empty()) return {Share::one / 4};
    Share mean;
    for (const auto opponent : record.opponents) mean.parts += shares[opponent.value].parts / record.opponents.size();
    return mean;
}

auto without_direct(const Standing& standing) {
    return std::tuple(standing.points, standing.opponents, standing.opponents_opponents);
}
auto with_direct(const Standing& standing) { return std::tuple(without_direct(standing), standing.direct); }

// Points that each seat won against those that are equal to it in all else.
void add_direct(std::vector<Standing>& table, std::span<const PlayedRound> rounds) {
    std::array<std::size_t, most_players> at{};
    for (std::size_t i = 0; i < table.size(); ++i) at[table[i].seat.value] = i;
    for (const auto& round : rounds)
        for (const auto& [pairing, result] : round) {
            if (!pairing.second || result == MatchResult::none) continue;
            Standing& first = table[at[pairing.first.value]];
            Standing& second = table[at[pairing.second->value]];
            if (without_direct(first) != without_direct(second)) continue;
            if (result == MatchResult::draw) first.direct += points_for_draw, second.direct += points_for_draw;
            else (result == MatchResult::first_wins ? first : second).direct += points_for_win;
        }
}

void rank(std::vector<Standing>& table) {
    std::stable_sort(table.begin(), table.end(),
                     [](const Standing& a, const Standing& b) { return with_direct(a) > with_direct(b); });
    for (std::size_t i = 0; i < table.size(); ++i) {
        const bool tied = i > 0 && with_direct(table[i]) == with_direct(table[i - 1]);
        table[i].rank = tied ? table[i - 1].rank : static_cast<int>(i) + 1;
        table[i].shared = tied;
        if (tied) table[i - 1].shared = true;
    }
}

}  // namespace

int Share::per_mille() const {
    const std::uint64_t step = one / 1000;  // one is a multiple of 1000
    return static_cast<int>((parts + step / 2) / step);
}

std::vector<Standing> standings(int players, std::span<const PlayedRound> rounds, std::span<const int> missed) {
    ENSURE(players >= 0 && players <= most_players && rounds.size() <= most_rounds);
    Records records(static_cast<std::size_t>(players));
    for (const auto& round : rounds)
        for (const auto& played : round) note(records, played);

    std::vector<Share> wins, opponents;
    for (const auto& record : records) wins.push_back(record.match_wins());
    for (const auto& record : records) opponents.push_back(mean_of(record, wins));

    std::vector<Standing> table;
    for (int i = 0; i < players; ++i) {
        const auto at = static_cast<std::size_t>(i);
        const auto& record = records[at];
        Standing standing;
        standing.seat = SeatId{static_cast<std::uint8_t>(i)};
        standing.points = record.points();
        standing.wins = record.wins + record.byes;
        standing.losses = record.losses + (at < missed.size() ? missed[at] : 0);
        standing.draws = record.draws;
        standing.byes = record.byes;
        standing.match_wins = wins[at];
        standing.opponents = opponents[at];
        standing.opponents_opponents = mean_of(record, opponents);
        table.push_back(standing);
    }
    add_direct(table, rounds);
    rank(table);
    return table;
}

}  // namespace cubenight::draft
