// The log of a match of the Ultraman Card Game in words: entries become lines, several entries of one happening become one
// line. What the reader may not know was taken out of the entries before (log_book.hpp); a hidden card is "a card", a
// character that lies face down "a face-down character" with its battle area.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/ultraman/book/rulebook.hpp"
#include "src/text/log_line.hpp"
#include "src/text/say.hpp"
#include "src/text/ultraman/log_book.hpp"

namespace cubenight::ultraman::text {

using cubenight::text::LogLine;
using cubenight::text::LogPart;
using cubenight::text::Say;

// Whose names the sentences use, and their language.
struct Names {
    const Rulebook* book = nullptr;
    PerSeat<std::string> seats;
    Language language = Language::english;
    const CardSet* cards = nullptr;  // what is printed on them, in other languages, too

    // The name of a card with its form, "a card" where it is not known.
    std::string card(CardId id) const;
    // The same with the level of a character card: "Ultraman Tiga Multi Type Lv 2".
    std::string card_with_level(CardId id) const;
    // Whose character the card is, "a card" where it is not known.
    std::string character_name(CardId id) const;
    std::string seat(SeatId seat) const;
    Say say() const { return Say(language); }
    // A character by its top card: "Ultraman Tiga Multi Type (area 2)", "a face-down character (area 2)".
    std::string character(CardId top, Spot spot) const;
    // A text of a card: the card's name, and which text it is where it has several.
    std::string text(CardId id, int index) const;
    // What that text says, with its states; empty without the set of cards.
    std::string words_of_text(CardId id, int index) const;
    // The condition of that text at that node, in words; empty without the set of cards.
    std::string words_of_condition(CardId id, int index, int node) const;
    // The card whose text it is; empty for none.
    std::string source(const Source& source, CardId card) const;
    const char* cited(Clause clause) const { return citation(clause); }
};

// "POWER", as texts of cards say it.
std::string type_text(Type type, Language language);
// "Kaiju", the same.
std::string category_text(Category category, Language language);
// "BASIC and POWER".
std::string types_text(TypeSet types, const Say& say);
// "Level-up phase".
std::string_view phase_text(Phase phase, Language language);
// Who goes first in every step of a turn, and who follows.
enum class Role : std::uint8_t { lead, next };
std::string_view role_text(Role role, Language language);
// Battle areas are counted from 1.
std::string area_number(Spot spot);

std::vector<LogLine> log_lines(std::span<const LogEntry> entries, const Names& names, LogPart part = LogPart::whole);

// The sentence of one entry by itself; `cards` stands for its card where several entries are told at once.
std::string sentence_of(const LogEntry& entry, const Names& names, std::string_view cards = {});

// The same with the card before it whose text brought it about: "The Observatory: Ada draws a card." A sentence that names
// its text itself stays as it is.
std::string with_source(std::string sentence, const LogEntry& entry, const Names& names);

}  // namespace cubenight::ultraman::text
