// The fields of a journal line: key=value, separated by blanks. Only the writer and the reader of entries use it.
// A value is a run of words, numbers and quoted texts joined by "," ":" and "-".
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/saying.hpp"

namespace cubenight::draft {

inline constexpr std::size_t longest_quoted = 4096;  // bytes of one text
inline constexpr std::size_t most_items = 256;       // of one list

// A text in quotes, with escapes for quotes, backslashes, control characters and bytes that are not UTF-8.
std::string quoted_value(std::string_view text);
// The text of a whole quoted value; nothing where it is not one.
std::optional<std::string> unquoted_value(std::string_view value);

// A whole number within limits, in decimal; nothing else may stand beside it.
std::optional<std::int64_t> whole_number(std::string_view value, std::int64_t least, std::int64_t most);
std::optional<std::uint64_t> natural_number(std::string_view value, std::uint64_t most);

// Splits at a separator, quotes respected. An empty value has no parts. Nothing beyond most_items parts.
std::optional<std::vector<std::string_view>> split_value(std::string_view value, char separator);

struct LineFields {
    std::string_view word;                                         // what the line is about
    std::map<std::string_view, std::string_view, std::less<>> of;  // values by key
};
// What is wrong with the line, or its fields. They point into the line.
struct ReadLine {
    LineFields fields;
    Saying fault;  // empty: none
};
ReadLine read_fields(std::string_view line, std::size_t most_bytes);

}  // namespace cubenight::draft
