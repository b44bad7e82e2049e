// The tables of names in other languages: assets/names.tsv of the data folders, and ultraman_names.tsv beside it for the
// Ultraman Card Game.
#pragma once

#include <filesystem>
#include <optional>
#include <vector>

#include "engine/cards/naming/lexicon.hpp"

namespace cubenight::store {

// Of the first data folder that has the table; without one no names are known. An error names file, line and reason.
Result<naming::Lexicon> load_lexicon(const std::filesystem::path& wanted_data = {});
Result<naming::Lexicon> load_ultraman_lexicon(const std::filesystem::path& wanted_data = {});

// Gives the cards the book of their names. An error where the table cannot be read.
std::optional<Error> name_cards(std::vector<Card>& cards, const std::filesystem::path& wanted_data = {});
std::optional<Error> name_cards(CardSet& cards, const std::filesystem::path& wanted_data = {});
std::optional<Error> name_cards(std::vector<ultraman::Card>& cards, const std::filesystem::path& wanted_data = {});
std::optional<Error> name_cards(ultraman::CardSet& cards, const std::filesystem::path& wanted_data = {});
// The same, with their covers.
std::optional<Error> name_cards(ultraman::CardSet& cards, CardSet& covers,
                                const std::filesystem::path& wanted_data = {});

}  // namespace cubenight::store
