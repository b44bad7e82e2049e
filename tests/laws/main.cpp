// Random matches of every card in the repository, each held to every law, for as long as one likes. To be built with
// sanitizers:
//   cmake -S . -B build/laws -G Ninja -DCMAKE_CXX_COMPILER=clang++ -DCUBENIGHT_GUI=OFF
//     -DCMAKE_CXX_FLAGS="-fsanitize=address,undefined -fno-sanitize-recover=undefined -g1 -O2"
//   ninja -C build/laws law_runs && build/laws/tests/law_runs 1000000
// It stops at the first broken law and says how to see it again: law_runs 1 NUMBER. Several at once take other numbers
// each: law_runs 500000 0, law_runs 500000 500000. The cards are those of the folder it was built from, or of another.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>

#include "tests/laws/law_match.hpp"

using namespace cubenight;
using namespace cubenight::test;

namespace {

using Clock = std::chrono::steady_clock;
inline constexpr auto between_lines = std::chrono::seconds(60);

double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

void tell_progress(const Tally& tally, Clock::time_point start) {
    const double seconds = seconds_since(start);
    std::printf("%llu matches, %llu steps, %.0f s, %.0f matches/s\n", static_cast<unsigned long long>(tally.matches),
                static_cast<unsigned long long>(tally.steps), seconds,
                static_cast<double>(tally.matches) / std::max(seconds, 0.001));
    std::fflush(stdout);
}

void tell_end(const EveryCard& every, const Tally& tally, Clock::time_point start) {
    for (int law = 0; law < law_count; ++law)
        std::printf("%12llu checks: %s\n", static_cast<unsigned long long>(tally.checks[static_cast<std::size_t>(law)]),
                    name_of(static_cast<Law>(law)));
    std::printf("cards: %zu known, %zu in decks, %zu played or used\n", every.all.size(), count_of(tally.in_decks),
                count_of(tally.acted));
    std::printf("ended by");
    static constexpr const char* endings[] = {"nothing",  "prizes",     "no Pokemon",   "deck out",     "effect",
                                              "conceded", "turn limit", "simultaneous", "choice limit", "agreed"};
    static_assert(std::size(endings) == ending_count);
    for (std::size_t i = 1; i < tally.endings.size(); ++i)
        std::printf(" %s %llu", endings[i], static_cast<unsigned long long>(tally.endings[i]));
    std::printf("\nsignature %016llx\n", static_cast<unsigned long long>(tally.signature));
    tell_progress(tally, start);
}

int run(const EveryCard& every, std::uint64_t first, std::uint64_t count) {
    Tally tally(every.cards.size());
    const auto start = Clock::now();
    auto told_at = start;
    std::optional<RandomLeague> league;
    for (std::uint64_t number = first; number < first + count; ++number) {
        if (!league || number % matches_of_league == 0) {
            auto made = random_league(every, number / matches_of_league);
            if (!made) return std::printf("%s\n", made.error().english().c_str()), 1;
            league = std::move(*made);
        }
        if (const auto broken = broken_law(*league, number, tally)) {
            std::printf("%s", told(*league, number, *broken).c_str());
            tell_progress(tally, start);
            return 1;
        }
        if (Clock::now() - told_at < between_lines) continue;
        told_at = Clock::now();
        tell_progress(tally, start);
    }
    tell_end(every, tally, start);
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 2 || argc > 4) return std::printf("law_runs COUNT [FIRST [FOLDER]]\n"), 2;
    const auto every = read_every_card(argc > 3 ? argv[3] : CUBENIGHT_SOURCE_DIR);
    if (!every) return std::printf("%s\n", every.error().english().c_str()), 1;
    return run(*every, argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 0, std::strtoull(argv[1], nullptr, 10));
}
