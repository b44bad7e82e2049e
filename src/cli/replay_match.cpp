#include "src/cli/replay_match.hpp"

#include <charconv>
#include <cstdio>
#include <iostream>

#include "engine/pokemon/game.hpp"
#include "engine/pokemon/view.hpp"
#include "src/cli/match_talk.hpp"
#include "src/text/pokemon/log_book.hpp"
#include "src/text/pokemon/log_text.hpp"

namespace cubenight::cli {
namespace {

using namespace pokemon;

// A match under way again, with its log.
class Telling {
public:
    Telling(const Rulebook& book, std::array<std::string, 2> names) : log_(book), names_{&book, std::move(names)} {}

    std::optional<Error> begin(const MatchDecks& decks, std::uint64_t seed) {
        auto match = start_match(book(), {{decks[0], decks[1]}, seed, ChanceMode::generator}, &log_);
        if (!match) return match.error();
        match_ = *match;
        tell_news();
        return {};
    }

    // The step, who takes it, and what comes of it. Why not, where the match refuses it.
    std::optional<std::string> step(std::size_t number, std::uint32_t value) {
        const Option option = Option::unpack(value);
        const Actor actor = to_act(match_);
        if (actor != Actor::seat0 && actor != Actor::seat1) return "nobody has to choose any more";
        const SeatId seat{static_cast<std::uint8_t>(actor == Actor::seat1)};
        const std::string told = option_text(names_, view_for(book(), match_, seat), option);
        if (const auto refusal = choose(book(), match_, option, &log_))
            return std::string("refused by ") + citation(refusal->clause);
        std::printf("%5zu  %s: %s\n", number, names_.seats[seat.value].c_str(), told.c_str());
        tell_news();
        return {};
    }

    void tell_board() const { std::cout << board_text(names_, view_for(book(), match_, SeatId{0})) << std::flush; }
    const Match& match() const { return match_; }

private:
    const Rulebook& book() const { return *names_.book; }

    void tell_news() {
        const auto news = std::span(log_.entries()).subspan(told_);
        for (const text::LogLine& line :
             text::log_lines(news, names_, told_ == 0 ? text::LogPart::whole : text::LogPart::later)) {
            if (line.kind == text::LineKind::heading) {
                std::printf("\n== %s ==\n", line.text.c_str());
                continue;
            }
            std::string clauses;
            for (const std::string_view clause : line.clauses)
                clauses.append(clauses.empty() ? "" : ", ").append(clause);
            std::printf("         %s%s\n", line.text.c_str(), clauses.empty() ? "" : (" [" + clauses + "]").c_str());
        }
        told_ = log_.entries().size();
    }

    text::LogBook log_;
    text::Names names_;
    Match match_;
    std::size_t told_ = 0;
};

bool fail(const std::string& reason) {
    std::cerr << reason << "\n";
    return false;
}

// Enter goes on, "b" shows the board of the first player, "q" or the end of the input leaves.
bool goes_on(const Telling& telling) {
    std::string line;
    while (true) {
        std::cout << "  Enter: next step, b: board, q: leave > " << std::flush;
        if (!std::getline(std::cin, line) || line == "q") return false;
        if (line != "b") return true;
        telling.tell_board();
    }
}

bool tell(const draft::NightMatch& entry, Telling& telling, bool wait) {
    for (std::size_t i = 0; i < entry.steps.size(); ++i) {
        if (wait && !goes_on(telling)) return true;
        if (const auto why = telling.step(i + 1, entry.steps[i]))
            return fail("step " + std::to_string(i + 1) + " of " + std::to_string(entry.steps.size()) +
                        " cannot be played: " + *why);
    }
    const bool same = result_of(telling.match()) == entry.result || !entry.adjusted.empty();
    if (!same) return fail("the steps do not lead to the result that the night holds");
    std::printf("\n%zu steps, all as the match lists them; state %016llx at the end%s\n", entry.steps.size(),
                static_cast<unsigned long long>(hash(telling.match())),
                entry.adjusted.empty() ? "" : (". The host adjusted the result: " + entry.adjusted).c_str());
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
        return fail("there is no round " + std::to_string(wanted.round) + "; the night has " +
                    std::to_string(night.rounds.size()));
    const auto& tables = night.rounds[static_cast<std::size_t>(wanted.round - 1)].tables;
    if (wanted.table < 1 || wanted.table > static_cast<int>(tables.size()))
        return fail("there is no table " + std::to_string(wanted.table) + "; round " + std::to_string(wanted.round) +
                    " has " + std::to_string(tables.size()));
    const draft::NightMatch& entry = tables[static_cast<std::size_t>(wanted.table - 1)];
    if (entry.started == 0) return fail("that match was not played here");

    const auto decks = match_decks(night.cards, entry.decks[0], entry.decks[1]);
    if (!decks) return fail(decks.error().text());
    Telling telling(conductor.book(),
                    {night.seats[entry.pairing.first.value].name, night.seats[entry.pairing.second->value].name});
    if (const auto error = telling.begin(*decks, entry.seed)) return fail(error->text());
    return tell(entry, telling, wanted.wait);
}

}  // namespace cubenight::cli
