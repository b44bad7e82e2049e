// The log answers what happened and why: every kind of event has a sentence, every line its clause, and a clause says
// what it says and where.
#include <algorithm>
#include <array>
#include <set>

#include "src/text/clause_text.hpp"
#include "src/text/pokemon/log_text.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/lantern.hpp"

using namespace cubenight;
using namespace cubenight::pokemon;
using namespace cubenight::text;

namespace {

constexpr int event_kinds = static_cast<int>(EventKind::by_hand) + 1;

// The whole log of match `number` of the laws.
struct Told {
    Names names;
    std::vector<LogEntry> entries;
};

Told tell(std::uint64_t number) {
    const auto f = test::fixture(number);
    LogBook log(f.league.book);
    auto match = start_match(f.league.book, f.setup, &log);
    REQUIRE(match.ok());
    Generator generator(number);
    for (int step = 0; to_act(*match) != Actor::nobody; ++step) {
        REQUIRE(step < test::most_steps);
        REQUIRE_FALSE(choose(f.league.book, *match, test::next_option(*match, number, generator), &log));
    }
    return {{&f.league.book, {"Aino", "Ben"}}, log.entries()};
}

}  // namespace

TEST_CASE("Every kind of event has a sentence of its own", "[text.log]") {
    const auto f = test::fixture(1);
    const Names names{&f.league.book, {"Aino", "Ben"}};
    std::set<std::string> sentences;
    for (int kind = 0; kind < event_kinds; ++kind) {
        LogEntry entry;
        entry.event.type = static_cast<EventKind>(kind);
        entry.event.seat = pokemon::seat0;
        entry.card = CardId{3};
        entry.other = CardId{4};
        entry.slot_card = CardId{5};
        // Played from the hand it is told as any card is.
        if (entry.event.type == EventKind::stadium_in_play) entry.event.by.kind = pokemon::TextKind::attack;
        const std::string told = sentence_of(entry, names);
        INFO(kind << ": " << told);
        CHECK(told.size() > 6);
        CHECK(told.find('{') == std::string::npos);
        CHECK(sentences.insert(told).second);
    }
}

TEST_CASE("Every line of a match has a sentence and a clause with its rule and document", "[text.log]") {
    std::array<int, event_kinds> met{};
    for (std::uint64_t number = 1; number <= 60; ++number) {
        const Told told = tell(number);
        for (const LogEntry& entry : told.entries) ++met[static_cast<std::size_t>(entry.event.type)];
        for (const LogLine& line : log_lines(told.entries, told.names)) {
            INFO("match " << number << ": " << line.text);
            REQUIRE_FALSE(line.text.empty());
            REQUIRE(line.text.find('{') == std::string::npos);
            if (line.kind == LineKind::heading) continue;
            REQUIRE_FALSE(line.clauses.empty());
            for (const std::string_view clause : line.clauses) {
                REQUIRE_FALSE(clause.empty());
                REQUIRE_FALSE(clause_sentence(clause, Language::english).empty());
                REQUIRE(clause_explained(clause, Language::english).find(document_name(clause, Language::english)) !=
                        std::string::npos);
            }
        }
    }
    int kinds = 0;
    for (const int count : met) kinds += count > 0;
    CHECK(kinds >= 34);
}

TEST_CASE("No event of a match is lost between the lines", "[text.log]") {
    for (std::uint64_t number = 61; number <= 80; ++number) {
        const Told told = tell(number);
        std::set<std::string_view> in_events, in_lines;
        for (const LogEntry& entry : told.entries) {
            const EventKind type = entry.event.type;
            const bool heads =
                type == EventKind::turn_begins || type == EventKind::checkup_begins || type == EventKind::sudden_death;
            if (!heads && type != EventKind::moved && entry.event.clause != Clause::none)
                in_events.insert(told.names.cited(entry.event.clause));
        }
        for (const LogLine& line : log_lines(told.entries, told.names))
            in_lines.insert(line.clauses.begin(), line.clauses.end());
        for (const std::string_view clause : in_events) {
            INFO("match " << number << ", " << clause);
            CHECK(in_lines.contains(clause));
        }
    }
}

TEST_CASE("A seat's log names no card that only the other seat has seen", "[text.log]") {
    int hidden = 0;
    for (std::uint64_t number = 81; number <= 95; ++number) {
        const Told told = tell(number);
        for (const LogEntry& entry : told.entries)
            for (const SeatId seat : pokemon::both_seats) {
                if ((entry.event.seen_by & pokemon::seat_bit(seat)) != 0 || entry.card == no_card) continue;
                const LogEntry seen = seen_by(entry, seat);
                INFO(sentence_of(entry, told.names) << " / " << sentence_of(seen, told.names));
                REQUIRE(seen.card == no_card);
                REQUIRE(seen.event.copy == no_copy);
                const std::string name = told.names.card(entry.card);
                const bool other_says_it = told.names.card(entry.other).find(name) != std::string::npos ||
                                           told.names.card(entry.slot_card).find(name) != std::string::npos;
                if (!other_says_it) REQUIRE(sentence_of(seen, told.names).find(name) == std::string::npos);
                ++hidden;
            }
    }
    CHECK(hidden > 200);
}

TEST_CASE("Who looks through a deck has a short line that names the cards to that seat alone", "[text.log]") {
    int searches = 0;
    for (std::uint64_t number = 1; number <= 30; ++number) {
        const Told told = tell(number);
        for (const SeatId reader : pokemon::both_seats) {
            std::vector<LogEntry> seen;
            for (const LogEntry& entry : told.entries) seen.push_back(seen_by(entry, reader));
            for (const LogLine& line : log_lines(seen, told.names)) {
                if (line.more.empty()) continue;
                INFO(line.text << " / " << line.more);
                CHECK(line.text.size() < 80);  // with the text that asks for it
                const bool hidden = line.more.find("card") != std::string::npos;
                CHECK(hidden == (line.seat != reader));
                ++searches;
            }
        }
    }
    CHECK(searches > 20);
}

TEST_CASE("Who has the cards shows them, also where another player's text asks for it", "[text.log]") {
    const auto f = test::fixture(1);
    const Names names{&f.league.book, {"Aino", "Ben"}};
    LogEntry entry;
    entry.event.type = EventKind::revealed;
    entry.event.seat = pokemon::seat0;
    entry.owner = pokemon::seat1;
    entry.card = CardId{3};
    CHECK(sentence_of(entry, names).starts_with("Ben shows "));
    const std::vector<LogEntry> shown = {entry, entry};
    const std::vector<LogLine> lines = log_lines(shown, names);
    REQUIRE_FALSE(lines.empty());
    CHECK(lines.back().text.starts_with("Ben shows "));
}
