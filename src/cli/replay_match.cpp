#include "src/cli/replay_match.hpp"

#include <charconv>
#include <cstdio>
#include <iomanip>
#include <iostream>

#include "engine/core/printable.hpp"
#include "src/cli/match_talk.hpp"
#include "src/cli/night_report.hpp"
#include "src/cli/words.hpp"

namespace cubenight::cli {
namespace {

bool fail(std::string_view reason) {
    std::cerr << printable(reason) << "\n";
    return false;
}

// Enter goes on, "b" shows the board of the first player, "q" or the end of the input leaves.
bool goes_on(const MatchTelling& telling) {
    std::string line;
    while (true) {
        std::cout << say(Word::ask_replay) << " > " << std::flush;
        if (!std::cout || !std::getline(std::cin, line) || line == "q") return false;
        if (line != "b") return true;
        std::cout << telling.board() << std::flush;
    }
}

// Plays and tells the match's steps.
bool tell_match(const draft::NightMatch& entry, MatchTelling& telling, bool wait) {
    std::cout << log_text(telling.news());
    for (std::size_t i = 0; i < entry.steps.size(); ++i) {
        if (wait && !goes_on(telling)) return true;
        const auto told = telling.step(entry.steps[i]);
        if (!told)
            return fail(say(Word::step_impossible,
                            {std::to_string(i + 1), std::to_string(entry.steps.size()), say(told.error().reason)}));
        std::cout << std::setw(5) << i + 1 << "  " << *told << "\n";
        std::cout << log_text(telling.news());
    }
    const bool same = telling.result() == entry.result || !entry.adjusted.empty();
    if (!same) return fail(say(Word::other_result));
    char state[17];
    std::snprintf(state, sizeof state, "%016llx", static_cast<unsigned long long>(telling.state()));
    std::cout << "\n"
              << say(entry.adjusted.empty() ? Word::all_steps : Word::all_steps_adjusted,
                     {std::to_string(entry.steps.size()), state, printable(entry.adjusted)})
              << "\n";
    return true;
}

}  // namespace

std::optional<WantedMatch> read_wanted(const std::string& text) {
    WantedMatch wanted;
    const char* end = text.data() + text.size();
    const auto round = std::from_chars(text.data(), end, wanted.round);
    if (round.ec != std::errc{} || round.ptr == end || *round.ptr != '.') return {};
    const auto table = std::from_chars(round.ptr + 1, end, wanted.table);
    if (table.ec != std::errc{} || table.ptr != end) return {};
    return wanted;
}

bool replay_match(const Conductor& conductor, const WantedMatch& wanted) {
    const draft::Night& night = conductor.night();
    if (wanted.round < 1 || wanted.round > static_cast<int>(night.rounds.size()))
        return fail(say(Word::no_round, {std::to_string(wanted.round), std::to_string(night.rounds.size())}));
    const auto& tables = night.rounds[static_cast<std::size_t>(wanted.round - 1)].tables;
    if (wanted.table < 1 || wanted.table > static_cast<int>(tables.size()))
        return fail(say(Word::no_table,
                        {std::to_string(wanted.table), std::to_string(wanted.round), std::to_string(tables.size())}));
    const draft::NightMatch& entry = tables[static_cast<std::size_t>(wanted.table - 1)];
    if (entry.started == 0) return fail(say(Word::not_played_here));

    const auto decks = match_decks(night.cards, entry.decks[0], entry.decks[1]);
    if (!decks) return fail(say(decks.error()));
    auto telling = MatchTelling::begin(conductor.rules(), *decks, entry.seed,
                                       {name_of(night, entry.pairing.first), name_of(night, *entry.pairing.second)});
    if (!telling) return fail(say(telling.error()));
    return tell_match(entry, **telling, wanted.wait);
}

}  // namespace cubenight::cli
