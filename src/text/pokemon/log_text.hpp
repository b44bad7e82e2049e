// The log in words: entries become lines, several entries of one happening become one line. What the reader
// may not know was taken out of the entries before (log_book.hpp); a hidden card is "a card".
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/names.hpp"
#include "src/text/log_line.hpp"
#include "src/text/pokemon/log_book.hpp"
#include "src/text/say.hpp"

namespace cubenight::text {

// Whose names the sentences use, and their language.
struct Names {
    const pokemon::Rulebook* book = nullptr;
    pokemon::PerSeat<std::string> seats;
    Language language = Language::english;
    const CardSet* cards = nullptr;  // what is printed on them, where that is to be said

    // The name of a card, "a card" where it is not known.
    std::string card(CardId id) const;
    std::string seat(SeatId seat) const;
    Say say() const { return Say(language); }
    // The name of an attack or Ability, or of what else a word of the rulebook is.
    std::string word(std::uint16_t word, NameOf what = NameOf::text) const;
    // A text as people speak of it: "Poison Point of Roselia", or the name of the Trainer; empty for none.
    std::string source(const pokemon::Source& source, CardId card) const;
    // The clause as the rule set of the match cites it.
    const char* cited(pokemon::Clause clause) const {
        return pokemon::citation(clause, pokemon::document_of(book->rules().name));
    }
};

std::vector<LogLine> log_lines(std::span<const LogEntry> entries, const Names& names, LogPart part = LogPart::whole);

// The sentence of one entry by itself; `cards` stands for its card where several entries are told at once.
std::string sentence_of(const LogEntry& entry, const Names& names, std::string_view cards = {});

// The same with the text before it that brought it about: "Poison Point of Roselia: Oddish is now Poisoned." A sentence
// that names its text itself stays as it is.
std::string with_source(std::string sentence, const LogEntry& entry, const Names& names);

// What a coin was flipped for.
enum class CoinFor : std::uint8_t { card, first_turn, confusion, sleep, burn };

// The newest coin of this turn, or of the one before where none fell in this one, and how many fell in that turn. A turn is over
// when its Checkup begins.
struct LastCoin {
    bool heads = false;
    CoinFor why = CoinFor::card;
    std::size_t number = 0;
};
LastCoin last_coin(std::span<const LogEntry> entries);

}  // namespace cubenight::text
