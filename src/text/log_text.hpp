// The log in plain English: entries become lines, several entries of one happening become one line. What the reader
// may not know was taken out of the entries before (log_book.hpp); a hidden card is "a card".
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "src/text/language.hpp"
#include "src/text/log_book.hpp"

namespace cubenight::text {

// Whose names the sentences use, and in which language they tell what a clause says.
struct Names {
    const pokemon::Rulebook* book = nullptr;
    std::array<std::string, 2> seats;
    Language language = Language::english;

    // The name of a card, "a card" where it is not known.
    std::string card(CardId id) const;
    std::string seat(int seat) const;
    const std::string& word(std::uint16_t word) const { return book->word(word); }
};

enum class LineKind : std::uint8_t { heading, event };
enum class LineTone : std::uint8_t { plain, bad, by_hand };
// Details are left out of the short log.
enum class LineWeight : std::uint8_t { main, detail };

struct LogLine {
    LineKind kind = LineKind::event;
    LineTone tone = LineTone::plain;
    LineWeight weight = LineWeight::main;
    std::uint8_t seat = 2;  // whose line it is; 2: nobody's (set-up of both, Checkup)
    std::string text;
    std::vector<pokemon::Clause> clauses;  // each once, in order
    std::vector<CopyId> copies;            // cards that it is about, as far as they are known
};

// A later part goes on under the heading that stands: it has headings only for turns that begin in it.
enum class LogPart : std::uint8_t { whole, later };
std::vector<LogLine> log_lines(std::span<const LogEntry> entries, const Names& names, LogPart part = LogPart::whole);

// The sentence of one entry by itself; `cards` stands for its card where several entries are told at once.
std::string sentence_of(const LogEntry& entry, const Names& names, std::string_view cards = {});

// The newest coin: how it fell, under which clause, and how many fell so far.
struct LastCoin {
    bool heads = false;
    pokemon::Clause clause = pokemon::Clause::none;
    std::size_t number = 0;
};
LastCoin last_coin(std::span<const LogEntry> entries);

}  // namespace cubenight::text
