#include "draft/night/pairings.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <optional>

#include "draft/night/standings.hpp"
#include "draft/table/table.hpp"
#include "engine/core/chance.hpp"
#include "engine/core/ensure.hpp"

namespace cubenight::draft {
namespace {

SeatId seat_of(int number) { return SeatId{static_cast<std::uint8_t>(number)}; }

// The circle method: one place stands still, the others move on by one place a round. With an odd number of
// players the still place is empty, and who meets it has the bye.
std::vector<Pairing> circle_round(int players, int round, SeatSet out) {
    const int places = players + players % 2;
    const int moving = places - 1;
    const auto at = [&](int place) { return place == moving ? moving : (place + round) % moving; };
    std::vector<Pairing> tables;
    std::vector<Pairing> byes;
    const auto plays = [&](int seat) { return seat < players && !out.has(seat_of(seat)); };
    for (int i = 0; i < places / 2; ++i) {
        const int a = at(moving - i);  // place `moving` stands still
        const int b = at(i);
        if (plays(a) && plays(b)) tables.push_back({seat_of(a), seat_of(b)});
        else if (plays(a) || plays(b)) byes.push_back({seat_of(plays(a) ? a : b), std::nullopt});
    }
    tables.insert(tables.end(), byes.begin(), byes.end());
    return tables;
}

// What Swiss pairing has to know of the rounds before.
struct Past {
    std::array<std::array<int, most_players>, most_players> met{};
    std::array<int, most_players> byes{};
    std::array<int, most_players> points{};
};

Past past_of(int players, std::span<const PlayedRound> played) {
    Past past;
    for (const auto& round : played)
        for (const auto& [pairing, result] : round) {
            if (!pairing.second) {
                ++past.byes[pairing.first.value];
                continue;
            }
            ++past.met[pairing.first.value][pairing.second->value];
            ++past.met[pairing.second->value][pairing.first.value];
        }
    for (const auto& standing : standings(players, played)) past.points[standing.seat.value] = standing.points;
    return past;
}

// What a table costs: a second meeting more than any difference of points, and those by their square, so that
// many small differences are better than a great one.
std::int64_t table_cost(const Past& past, SeatId a, SeatId b) {
    const std::int64_t apart = past.points[a.value] - past.points[b.value];
    return std::int64_t{1'000'000} * past.met[a.value][b.value] + apart * apart;
}

// The cheapest way to pair all of `order` (an even number of seats), found over all subsets; of equally cheap
// ones the first in that order.
class CheapestPairing {
public:
    CheapestPairing(const Past& past, const std::vector<SeatId>& order) : past_(past), order_(order) {
        const std::size_t subsets = std::size_t{1} << order.size();
        cost_.assign(subsets, 0);
        partner_.assign(subsets, 0);
        for (std::size_t subset = 1; subset < subsets; ++subset) solve(subset);
    }
    std::int64_t cost() const { return cost_.back(); }
    std::vector<Pairing> tables() const {
        std::vector<Pairing> tables;
        for (std::size_t subset = cost_.size() - 1; subset != 0;) {
            const auto first = static_cast<std::size_t>(std::countr_zero(subset));
            const std::size_t second = partner_[subset];
            tables.push_back({order_[first], order_[second]});
            subset &= ~((std::size_t{1} << first) | (std::size_t{1} << second));
        }
        return tables;
    }

private:
    static constexpr std::int64_t impossible = std::numeric_limits<std::int64_t>::max() / 2;

    void solve(std::size_t subset) {
        cost_[subset] = impossible;
        const auto first = static_cast<std::size_t>(std::countr_zero(subset));
        for (std::size_t second = first + 1; second < order_.size(); ++second) {
            if (!((subset >> second) & 1)) continue;
            const std::size_t rest = subset & ~((std::size_t{1} << first) | (std::size_t{1} << second));
            const std::int64_t cost = cost_[rest] + table_cost(past_, order_[first], order_[second]);
            if (cost < cost_[subset]) {
                cost_[subset] = cost;
                partner_[subset] = static_cast<std::uint8_t>(second);
            }
        }
    }

    const Past& past_;
    const std::vector<SeatId>& order_;
    std::vector<std::int64_t> cost_;
    std::vector<std::uint8_t> partner_;
};

// Seats by points, best first; within equal points in an order drawn for this round.
std::vector<SeatId> swiss_order(int players, SeatSet out, const Past& past, std::size_t round, std::uint64_t seed) {
    std::vector<SeatId> order;
    for (int i = 0; i < players; ++i)
        if (!out.has(seat_of(i))) order.push_back(seat_of(i));
    Generator chance(seed ^ (0x5755'1553'0000'0000u + round));
    chance.shuffle(order.data(), order.size());
    std::stable_sort(order.begin(), order.end(),
                     [&](SeatId a, SeatId b) { return past.points[a.value] > past.points[b.value]; });
    return order;
}

std::vector<Pairing> swiss_round(int players, std::span<const PlayedRound> played, std::uint64_t seed, SeatSet out) {
    const Past past = past_of(players, played);
    auto order = swiss_order(players, out, past, played.size(), seed);
    if (order.empty()) return {};
    if (order.size() % 2 == 0) return CheapestPairing(past, order).tables();

    // The bye goes to the lowest seat with the fewest byes; to the next one where the rest cannot be paired
    // without a second meeting.
    auto candidates = std::vector<SeatId>(order.rbegin(), order.rend());
    std::stable_sort(candidates.begin(), candidates.end(),
                     [&](SeatId a, SeatId b) { return past.byes[a.value] < past.byes[b.value]; });
    const int fewest = past.byes[candidates.front().value];
    std::vector<Pairing> best;
    std::int64_t best_cost = std::numeric_limits<std::int64_t>::max();
    for (const auto seat : candidates) {
        if (past.byes[seat.value] > fewest) break;
        auto rest = order;
        rest.erase(std::find(rest.begin(), rest.end(), seat));
        const CheapestPairing pairing(past, rest);
        const std::int64_t second_meetings = pairing.cost() / 1'000'000;
        if (second_meetings >= best_cost) continue;
        best_cost = second_meetings;
        best = pairing.tables();
        best.push_back({seat, std::nullopt});
        if (second_meetings == 0) break;
    }
    return best;
}

SeatId winner_of(const PlayedPairing& played) {
    const auto& [pairing, result] = played;
    return pairing.second && result == MatchResult::second_wins ? *pairing.second : pairing.first;
}

// Neighbours of a list, two at a table; who has none there has a bye.
std::vector<Pairing> neighbours(std::span<const std::optional<SeatId>> places) {
    std::vector<Pairing> tables;
    for (std::size_t i = 0; i < places.size(); i += 2) {
        const auto first = places[i], second = i + 1 < places.size() ? places[i + 1] : std::nullopt;
        if (first && second) tables.push_back({*first, *second});
        else if (first || second) tables.push_back({first ? *first : *second, std::nullopt});
    }
    return tables;
}

// The first round of an elimination: seats by lot, numbered; the first numbers have the byes, and meet as late as can be.
std::vector<Pairing> first_of_elimination(int players, std::uint64_t seed, SeatSet out) {
    std::vector<SeatId> lots;
    for (int i = 0; i < players; ++i)
        if (!out.has(seat_of(i))) lots.push_back(seat_of(i));
    Generator chance(seed ^ 0xE11'4140'0000'0000u);
    chance.shuffle(lots.data(), lots.size());
    std::vector<std::size_t> tree{0};
    while (tree.size() < lots.size()) {
        std::vector<std::size_t> next;
        for (const std::size_t number : tree) next.insert(next.end(), {number, 2 * tree.size() - 1 - number});
        tree = std::move(next);
    }
    std::vector<std::optional<SeatId>> places;
    places.reserve(tree.size());
    for (const std::size_t number : tree)
        places.push_back(number < lots.size() ? std::optional(lots[number]) : std::nullopt);
    return neighbours(places);
}

std::vector<Pairing> elimination_round(int players, std::span<const PlayedRound> played, std::uint64_t seed,
                                       SeatSet out) {
    if (played.empty()) return first_of_elimination(players, seed, out);
    std::vector<std::optional<SeatId>> places;
    for (const PlayedPairing& table : played.back()) {
        const SeatId winner = winner_of(table);
        places.push_back(out.has(winner) ? std::nullopt : std::optional(winner));
    }
    return neighbours(places);
}

}  // namespace

SeatSet knocked_out(std::span<const PlayedRound> played) {
    SeatSet out;
    for (const PlayedRound& round : played)
        for (const PlayedPairing& table : round) {
            if (!table.pairing.second || table.result == MatchResult::none) continue;
            const SeatId winner = winner_of(table);
            out.add(winner == table.pairing.first ? *table.pairing.second : table.pairing.first);
        }
    return out;
}

PairingSystem system_for(PairingSystem asked, int players) {
    if (asked != PairingSystem::by_size) return asked;
    return players <= 5 ? PairingSystem::round_robin : PairingSystem::swiss;
}

int default_rounds(PairingSystem asked, int players) {
    if (system_for(asked, players) == PairingSystem::round_robin) return players - 1 + players % 2;
    int rounds = 1;
    while ((1 << rounds) < players) ++rounds;
    return rounds;
}

std::vector<Pairing> pair_round(PairingSystem asked, int players, std::span<const PlayedRound> played,
                                std::uint64_t seed, SeatSet out) {
    ENSURE(players >= fewest_players && players <= most_players && played.size() <= most_rounds);
    switch (system_for(asked, players)) {
        case PairingSystem::swiss: return swiss_round(players, played, seed, out);
        case PairingSystem::elimination: return elimination_round(players, played, seed, out);
        case PairingSystem::by_size:
        case PairingSystem::round_robin: break;
    }
    return circle_round(players, static_cast<int>(played.size()), out);
}

}  // namespace cubenight::draft
