// Runs nights for tests: bots play them to any point, every entry goes through the journal's line form.
#pragma once

#include <optional>
#include <vector>

#include "draft/night/bot_seat.hpp"
#include "draft/night/night.hpp"
#include "engine/core/chance.hpp"

namespace cubenight::test {
using namespace draft;

// What the first bot of the night, in seat order, does that has something to do.
std::optional<EntryAction> next_bot_action(const Night& night, const CardValues& values);

// A night with what happened in it.
struct NightRun {
    Night night;
    std::vector<Entry> entries;

    NightRun(const NightSettings& settings, const DraftCards& cards);
    // Lets it happen and remembers it. Fails the test where it is refused.
    void happen(EntryAction action, std::uint64_t at = 0);
    // Bots act until none has anything to do, at most so many times. Returns how often they acted.
    int let_bots_act(const CardValues& values, int most = 100'000);
    // Pairs the next round and gives every table a random result.
    void play_round(Generator& chance);
};

}  // namespace cubenight::test
