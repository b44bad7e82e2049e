#include "tests/draft/night_runs.hpp"

#include "draft/night/journal_entry.hpp"
#include "engine/core/hash.hpp"
#include "tests/support/catch.hpp"

namespace cubenight::test {
using namespace draft;
namespace {

Night begun(const NightSettings& settings, const DraftCards& cards) {
    auto night = begin_night(settings, cards);
    if (!night) FAIL("denial " << static_cast<int>(night.refused().why.why));
    return *night;
}

}  // namespace

NightRun::NightRun(const NightSettings& settings, const DraftCards& cards) : night(begun(settings, cards)) {}

std::optional<EntryAction> next_bot_action(const Night& night, const CardValues& values) {
    const auto phase = night.phase();
    if (phase == NightPhase::finished) return std::nullopt;
    for (std::size_t i = 0; i < night.seats.size(); ++i) {
        const SeatId seat{static_cast<std::uint8_t>(i)};
        const auto& state = night.seats[i];
        if (state.kind != SeatKind::bot) continue;
        if (phase == NightPhase::draft ? !night.drafting.front(seat) : state.handed_in != 0) continue;
        const auto taste = hash_number(hash_number(hash_start, night.settings.seed), i + 1);
        if (auto action = bot_action(view_for(night, seat), night.cards, values, taste)) return action;
    }
    return std::nullopt;
}

void NightRun::happen(EntryAction action, std::uint64_t at) {
    const Entry entry{at, std::move(action)};
    const auto line = write_entry(entry);
    const auto read = read_entry(line);
    if (!read) FAIL(line << ": " << read.error().english());
    if (!(*read == entry)) FAIL("read back differently: " << line);
    if (const auto refused = apply(night, *read)) FAIL(line << ": denial " << static_cast<int>(refused->why));
    entries.push_back(entry);
}

int NightRun::let_bots_act(const CardValues& values, int most) {
    int acted = 0;
    while (acted < most) {
        auto action = next_bot_action(night, values);
        if (!action) break;
        happen(std::move(*action));
        ++acted;
    }
    return acted;
}

void NightRun::play_round(Generator& chance) {
    if (const auto refused = can_pair(night)) FAIL("denial " << static_cast<int>(refused->why));
    happen(next_pairing(night));
    const int round = static_cast<int>(night.rounds.size());
    for (std::size_t i = 0; i < night.rounds.back().tables.size(); ++i) {
        if (night.rounds.back().tables[i].is_bye()) continue;
        const int table = static_cast<int>(i) + 1;
        happen(StartEntry{round, table, chance.next()});
        for (int step = 0; step < 3; ++step) happen(StepEntry{round, table, static_cast<std::uint32_t>(chance.next())});
        happen(ResultEntry{round, table, static_cast<MatchResult>(1 + chance.below(3))});
    }
}

}  // namespace cubenight::test
