// Where statements of written notation begin and end.
#pragma once

#include <cstddef>
#include <string_view>

namespace cubenight::printed {

// Where the statement that begins there ends: at its semicolon or at the brace that closes its block.
std::size_t end_of_statement(std::string_view text, std::size_t from);

// Where the bracket that opens there closes again; npos where it does not.
std::size_t end_of_bracket(std::string_view text, std::size_t open);

// Where the statement begins that ends at that place.
std::size_t beginning_of(std::string_view text, std::size_t end);

// The brace that opens the block around that place; npos where none does.
std::size_t block_around(std::string_view text, std::size_t at);

}  // namespace cubenight::printed
