#include "src/gui/screens/night/night_values.hpp"

#include <algorithm>

namespace cubenight::gui {
namespace {

// While a round runs, whoever has no result yet has met nobody, and stands before those with as few points who have lost.
void put_waiting_first(const draft::Night& night, std::vector<draft::Standing>& table) {
    if (night.phase() == draft::NightPhase::finished) return;
    const auto waits = [&](const draft::Standing& each) {
        return each.wins + each.losses + each.draws == 0 && night.seats[each.seat.value].dropped == 0;
    };
    std::ranges::stable_sort(table, [&](const draft::Standing& a, const draft::Standing& b) {
        return a.points == b.points && waits(a) && !waits(b);
    });
    const std::vector<draft::Standing> by_rule = table;
    for (std::size_t i = 0; i < table.size(); ++i) table[i].shared = false;
    for (std::size_t i = 0; i < table.size(); ++i) {
        const bool tied = i > 0 && by_rule[i].rank == by_rule[i - 1].rank && waits(by_rule[i]) == waits(by_rule[i - 1]);
        table[i].rank = tied ? table[i - 1].rank : static_cast<int>(i) + 1;
        if (tied) table[i].shared = table[i - 1].shared = true;
    }
}

}  // namespace

void NightValues::refresh(const Session& session) {
    night = session.night();
    read_only = session.read_only();
    const int rounds = static_cast<int>(night->rounds.size());
    if (rounds != rounds_seen_) rounds_seen_ = rounds, shown = std::max(0, rounds - 1);
    if (version_ == session.version()) return;
    version_ = session.version();
    standings = draft::night_standings(*night);
    put_waiting_first(*night, standings);
    before = draft::night_standings(*night, std::max(0, rounds - 1));
}

}  // namespace cubenight::gui
