// Card data from files into a library (docs/library.md): what can be read goes in, all at once; what cannot is told.
#pragma once

#include <filesystem>
#include <functional>
#include <span>

#include "src/library/library.hpp"
#include "src/library/writing.hpp"

namespace cubenight::library {

struct ImportReport {
    std::size_t files = 0;                         // that were read
    std::size_t added = 0, changed = 0, same = 0;  // cards
    std::size_t sets = 0;                          // that were told of
    std::size_t deck_lists = 0;                    // passed over: they hold no cards
    std::size_t kept = 0;       // cards of the library that stay though the files have their sets without them
    std::vector<Error> faults;  // what was refused, in the order of reading: the first most_faults of them
    std::size_t refused = 0;    // all of them
    std::size_t cards() const { return added + changed + same; }
};

inline constexpr std::size_t most_faults = 1000;

// Tells how much of all bytes is read.
using ImportProgress = std::function<void(std::size_t done, std::size_t all)>;

// Reads files, and from folders and those below them all whose names end with ".json". A card of an id that the library has is written
// over it; none is taken out, but with Begin::empty all that were there before. Where no card
// and no set could be read the library stays as it was. An error means that it could not be written, and is as it was.
Result<ImportReport> import_cards(const Library& library, std::span<const std::filesystem::path> places,
                                  Begin begin = Begin::with_what_is_there, const ImportProgress& progress = {});

}  // namespace cubenight::library
