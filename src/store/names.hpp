// The table of names in other languages, assets/names.tsv of the data folders.
#pragma once

#include <filesystem>
#include <optional>
#include <vector>

#include "engine/cards/naming/lexicon.hpp"

namespace cubenight::store {

// Of the first data folder that has the table; without one no names are known. An error names file, line and reason.
Result<naming::Lexicon> load_lexicon(const std::filesystem::path& wanted_data = {});

// Gives the cards the book of their names. An error where the table cannot be read.
std::optional<Error> name_cards(std::vector<Card>& cards, const std::filesystem::path& wanted_data = {});

}  // namespace cubenight::store
