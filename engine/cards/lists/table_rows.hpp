// Text cut into rows and fields: commas, semicolons or tabs between them, quotes around those that hold such signs (RFC 4180).
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace cubenight {

// One row: the lines that it takes, from 0, and its fields.
struct TableRow {
    std::size_t first_line = 0, lines = 1;
    std::vector<std::string> fields;
    bool unclosed = false;  // a quote opens a field and none closes it: the row is that one line, cut as if it had none
    bool blank() const;
};

enum class Quotes : unsigned char { known, none };  // none: a quote is a sign like any other

// A quoted field reaches over so many lines at most.
inline constexpr std::size_t most_lines_of_a_row = 16;

std::vector<TableRow> table_rows(const std::vector<std::string_view>& lines, char separator, Quotes quotes);

// A field as it is written between commas: in quotes where it has to be.
std::string table_field(std::string_view text);

}  // namespace cubenight
