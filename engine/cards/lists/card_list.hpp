// Lists of cards as people keep them, read: exports of cube sites and deck builders, tables, plain lines. A list is outside
// input. Each of its lines is accounted for: it is an entry, a heading, blank, a remark, or wrong with a reason.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.hpp"

namespace cubenight {

// Which form a list has.
enum class ListKind : std::uint8_t {
    plain,     // `4 Nest Ball SVI 181`, a line each, with nothing around them
    live,      // of Pokémon TCG Live: headings `Pokémon: 12`, `Total Cards: 60`
    ptcgo,     // of the Pokémon TCG Online: `##Pokémon - 12`, `* 4 Nest Ball SVI 181`, lines of stars
    table,     // with a head that names its columns, and commas, semicolons or tabs between them
    cubekoga,  // of CubeKoga: tabs between name, set, number, kind, type, address of the picture and price; without a head
};

// The kind of that name (`plain`, `live`, `ptcgo`, `csv`, `cubekoga`), as arguments say it, and its name.
std::optional<ListKind> list_kind_called(std::string_view name);
std::string_view name_of(ListKind kind);

// Under which heading a line stands, or what its row says.
enum class ListSection : std::uint8_t { none, pokemon, trainers, energy };

// A printing as a list names it, unread: set and number as they are written.
struct ListedPrinting {
    std::string set, number;
    bool empty() const { return set.empty() && number.empty(); }
    friend bool operator==(const ListedPrinting&, const ListedPrinting&) = default;
};

struct ListEntry {
    int line = 0;   // 1-based; of a row over several lines its first
    int count = 1;  // from 1 to most_copies_listed
    std::string name;
    ListedPrinting printing;
    ListedPrinting picture;  // what the address of its picture or an id says; empty where there is none
    ListSection section = ListSection::none;
    bool parallel = false;  // Live's PH: a parallel holofoil
    std::string raw;        // as it stands in the list, without blanks around it
    friend bool operator==(const ListEntry&, const ListEntry&) = default;
};

enum class LineIs : std::uint8_t { blank, remark, heading, columns, entry, wrong };

// What a list says of its own size. A heading counts lines or cards, and nobody says which.
struct ListClaim {
    int line = 0;
    ListSection section = ListSection::none;  // none: of the whole list
    int said = 0;
    int lines = 0, cards = 0;  // what there is
    bool holds() const { return said == lines || said == cards; }
    friend bool operator==(const ListClaim&, const ListClaim&) = default;
};
// What differs. REQUIRES: the claim does not hold.
Saying said_of(const ListClaim& claim);

struct CardList {
    ListKind kind = ListKind::plain;
    std::vector<LineIs> lines;  // one for each line of the text
    std::vector<ListEntry> entries;
    std::vector<ListClaim> claims;
    std::vector<Error> errors;                // one for each line that is wrong
    std::vector<std::string> unused_columns;  // of a table: those that nothing was taken from
    bool recoded = false;                     // it was in another encoding than UTF-8
    int cards() const;                        // copies of all entries
};

// What a list may have.
inline constexpr std::size_t longest_list = 4u << 20;  // bytes
inline constexpr std::size_t longest_list_line = 2000;
inline constexpr int most_list_lines = 50'000;
inline constexpr int most_copies_listed = 99;     // of one entry, as in a cube file
inline constexpr int most_cards_listed = 20'000;  // as in a cube

// Reads a list, of the kind that it seems to be or of the one that is told. What is wrong with single lines stands in the list;
// an error where there is no list to read: a text beyond the bounds, or bytes that are no text. `file` is named in errors.
Result<CardList> read_card_list(std::string_view text, std::optional<ListKind> told = std::nullopt,
                                std::string_view file = {});

// The kind that a text seems to be.
ListKind seeming_kind(std::string_view text);

}  // namespace cubenight
