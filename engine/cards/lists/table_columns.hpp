// The columns of a table of cards: what the words of its head mean, and what a row says of a card.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/lists/card_list.hpp"
#include "engine/cards/lists/table_rows.hpp"

namespace cubenight {

enum class Column : std::uint8_t { unused, count, name, set, set_name, number, id, picture, section };

// What each field of a head means; a meaning that came before is not given again.
std::vector<Column> columns_of(const TableRow& head);

// The head of CubeKoga's export, which has none.
const std::vector<Column>& cubekoga_columns();

// The sign between the columns of a head, if the line is one: it names the cards and something else.
std::optional<char> separator_of_head(std::string_view line);

// Whether a line is one of CubeKoga's export: so many tabs, and the address of a picture at its place.
bool is_cubekoga_line(std::string_view line);

// Fills the entry from a row. Nothing, or what is wrong with it.
std::optional<Saying> read_row(const TableRow& row, const std::vector<Column>& columns, ListEntry& entry);

// The set and the number that a picture's address ends with: `.../sv1/23.png`, `.../sv1/23_hires.png`. Empty where it does not.
ListedPrinting printing_in_address(std::string_view address);

}  // namespace cubenight
