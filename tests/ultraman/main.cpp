// Plays as many matches of the Ultraman Card Game by their laws as one likes, or counts how many there are in a second:
//   ultraman_runs FOLDER laws|texts FIRST COUNT     FOLDER: of the repository
//   ultraman_runs FOLDER speed COUNT
//   ultraman_runs FOLDER bots COUNT                 how often the steady bot beats the random one
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "tests/ultraman/bot_matches.hpp"

using namespace cubenight;
using namespace cubenight::test;

namespace {

int run_laws(const std::string& folder, bool random_texts, std::uint64_t first, std::uint64_t count) {
    UltramanLeague league = random_texts ? UltramanLeague{} : real_league(folder);
    long choices = 0, endings[8] = {};
    for (std::uint64_t number = first; number < first + count; ++number) {
        if (random_texts) league = random_league(number);
        const Played played = play_by_law(league, legal_decks(league, number), number,
                                          random_texts ? Secrets::not_asked : Secrets::asked);
        if (played.problem) {
            std::printf("match %llu: %s\n", static_cast<unsigned long long>(number), played.problem->c_str());
            return 1;
        }
        choices += played.choices;
        ++endings[static_cast<int>(played.ending)];
    }
    std::printf("%llu matches, %ld choices; won %ld, could not set %ld, turn limit %ld, choice limit %ld\n",
                static_cast<unsigned long long>(count), choices, endings[1], endings[2], endings[5], endings[6]);
    return 0;
}

int count_matches(const std::string& folder, std::uint64_t count) {
    const UltramanLeague league = real_league(folder);
    const UltramanFixture decks = starter_decks(league, folder);
    long choices = 0, turns = 0;
    const auto begin = std::chrono::steady_clock::now();
    for (std::uint64_t seed = 0; seed < count; ++seed) {
        const Played played = play_through(league, decks, seed);
        choices += played.choices;
        turns += played.turns;
    }
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    std::printf("%.0f matches a second, %.1f choices and %.1f turns each\n", static_cast<double>(count) / seconds,
                static_cast<double>(choices) / static_cast<double>(count),
                static_cast<double>(turns) / static_cast<double>(count));
    return 0;
}

int count_wins(const std::string& folder, std::uint64_t count) {
    const UltramanLeague league = real_league(folder);
    const UltramanFixture starters = starter_decks(league, folder);
    const auto tell = [&](const char* which, auto&& decks_of) {
        const auto begin = std::chrono::steady_clock::now();
        const Series series = play_series(league, count, decks_of);
        const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
        std::printf("%s: %d of %d won, %d drawn, %d for want of a character; %.1f turns each, %.0f matches a second\n",
                    which, series.won, series.matches, series.drawn, series.unset,
                    static_cast<double>(series.turns) / series.matches, series.matches / seconds);
    };
    for (int mine = 0; mine < 2; ++mine)
        for (int theirs = 0; theirs < 2; ++theirs)
            tell(mine == theirs ? "a starter deck against itself" : "a starter deck against the other",
                 [&](std::uint64_t) {
                     return UltramanFixture{{starters.decks[mine], starters.decks[theirs]}};
                 });
    tell("legal decks at random", [&](std::uint64_t number) { return legal_decks(league, number); });
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    const std::string folder = argc > 1 ? argv[1] : ".", what = argc > 2 ? argv[2] : "";
    const auto number = [&](int i, std::uint64_t usual) {
        return argc > i ? std::strtoull(argv[i], nullptr, 10) : usual;
    };
    if (what == "speed") return count_matches(folder, number(3, 20'000));
    if (what == "bots") return count_wins(folder, number(3, 400));
    if (what == "laws" || what == "texts") return run_laws(folder, what == "texts", number(3, 0), number(4, 1000));
    std::printf("ultraman_runs FOLDER laws|texts FIRST COUNT, or ultraman_runs FOLDER speed|bots COUNT\n");
    return 2;
}
