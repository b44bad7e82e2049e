// A deck as its file has it, whichever game it is of: lines that each name a card and how many of it there are. Decks of the Ultraman
// Card Game name cards by their numbers; decks of Pokémon are lists as Pokémon TCG Live takes them in, called as their files are.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/lists/card_list.hpp"
#include "engine/core/result.hpp"

namespace cubenight::workshop {

enum class DeckFileKind : std::uint8_t { ultraman, list };
// ".deck", ".txt".
std::string_view ending_of(DeckFileKind kind);
// By the ending of its file.
DeckFileKind deck_file_kind(const std::filesystem::path& file);

struct DeckLine {
    std::string card;  // its number; in a list its name, with set and number where they are said
    int copies = 1;
    ListSection part = ListSection::none;  // of a list: under which heading it stands
    friend bool operator==(const DeckLine&, const DeckLine&) = default;
};

struct DeckLines {
    std::string name;
    std::vector<DeckLine> lines;            // each card once
    std::vector<std::string> remarks = {};  // they stand at the top when it is written
    std::vector<std::string> unread = {};   // lines of a list that nobody can read, which stand at its end then
};

inline constexpr int most_in_deck_file = 99;  // cards that are put there; a list may have more when it is opened

// `file` is named in errors, and gives a list its name.
Result<DeckLines> read_deck_lines(DeckFileKind kind, std::string_view text, const std::filesystem::path& file);
std::string write_deck_lines(DeckFileKind kind, const DeckLines& deck);

}  // namespace cubenight::workshop
