// Cards and sets as rows of the tables (schema.cpp).
#pragma once

#include "src/library/card.hpp"
#include "src/library/database.hpp"

namespace cubenight::library {

// What every query for cards selects; CardReader reads it.
inline constexpr const char* card_columns =
    "SELECT cards.card, cards.id, cards.set_code, cards.number, cards.name, cards.supertype, cards.subtypes, "
    "cards.level, "
    "cards.hp, cards.types, cards.evolves_from, cards.trait_name, cards.trait_text, cards.retreat_cost, "
    "cards.regulation_mark";
inline const std::string with_sets = " LEFT JOIN sets ON sets.code = cards.set_code ";
inline const std::string select_cards = card_columns + (" FROM cards" + with_sets);
// Those that full-text search finds.
inline const std::string select_found =
    card_columns + (" FROM words JOIN cards ON cards.card = words.rowid" + with_sets);

// The order in which cards come: sets by their day, then by code, then numbers.
inline const std::string order = "sets.released, cards.set_code, cards.number_key, cards.id";

// A word of a list a line.
std::string joined(const std::vector<std::string>& words);

// Reads cards whole. REQUIRES: its database lives.
class CardReader {
public:
    static Result<CardReader> make(const Database& database);
    // The card of the query's row: `select_cards`. An error where the row is not what this program writes.
    Result<LibraryCard> read(Statement& row);
    // All rows that are left of the query.
    Result<std::vector<LibraryCard>> read_all(Statement& query);

private:
    CardReader(Statement parts, Error damage) : parts_(std::move(parts)), damage_(std::move(damage)) {}
    std::optional<Error> read_parts(std::int64_t row, LibraryCard& card);

    Statement parts_;
    Error damage_;
};

// Writes cards over those of the same id. REQUIRES: a transaction; its database lives.
class CardWriter {
public:
    static Result<CardWriter> make(const Database& database);
    std::optional<Error> write(const LibraryCard& card);

private:
    CardWriter() = default;
    std::optional<Error> write_row(const LibraryCard& card);
    std::optional<Error> write_parts(const LibraryCard& card);

    Statement row_of_, put_, drop_parts_, put_part_;
    std::int64_t row_ = 0;  // of the card that is written; parts name it
};

}  // namespace cubenight::library
