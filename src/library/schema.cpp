#include "src/library/schema.hpp"

#include <array>
#include <set>
#include <string>

namespace cubenight::library {
namespace {

// Lists of words (subtypes, types, costs) are texts with a line for each. A part is an Ability, an attack, a Weakness, a Resistance or
// a line of rules; `tag` is an Ability's kind, an attack's cost, or a type, `value` a damage or what a Weakness says. `words` is
// made anew from the cards whenever these change, and keeps no texts of its own.
constexpr std::array tables = {
    "CREATE TABLE sets (code TEXT NOT NULL PRIMARY KEY, ptcgo_code TEXT NOT NULL, name TEXT NOT NULL, series TEXT NOT "
    "NULL, "
    "released TEXT NOT NULL, printed_total INTEGER NOT NULL, total INTEGER NOT NULL)",
    "CREATE TABLE cards (card INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, set_code TEXT NOT NULL, number TEXT NOT "
    "NULL, "
    "number_key TEXT NOT NULL, name TEXT NOT NULL, name_key TEXT NOT NULL, supertype TEXT NOT NULL, subtypes TEXT NOT "
    "NULL, "
    "level TEXT NOT NULL, hp INTEGER NOT NULL, types TEXT NOT NULL, evolves_from TEXT NOT NULL, trait_name TEXT NOT "
    "NULL, "
    "trait_text TEXT NOT NULL, retreat_cost TEXT NOT NULL, regulation_mark TEXT NOT NULL)",
    "CREATE INDEX cards_by_name ON cards (name_key)",
    "CREATE INDEX cards_by_number ON cards (set_code, number_key)",
    "CREATE TABLE parts (card INTEGER NOT NULL, place INTEGER NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL, "
    "tag TEXT NOT NULL, value TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (card, place)) WITHOUT ROWID",
    "CREATE VIRTUAL TABLE words USING fts5 (name, text, type, set_words, kind, content='', "
    "tokenize='unicode61 remove_diacritics 2')",
};

enum class Found : std::uint8_t { nothing, library };

// What the file is; an error where it is something that this program must not touch.
Result<Found> recognise(const Database& database) {
    const auto mark = database.number("PRAGMA application_id");
    if (!mark) return mark.error();
    const auto version = database.number("PRAGMA user_version");
    if (!version) return version.error();
    const auto contents = database.number("SELECT count(*) FROM sqlite_schema");
    if (!contents) return contents.error();
    if (*mark == 0 && *version == 0 && *contents == 0) return Found::nothing;
    const auto told = [&](const Saying& reason) { return Error{database.path().string(), 0, reason}; };
    if (*mark != application_mark) return told(saying("this is no card library of CubeNight"));
    if (*version > schema_version)
        return told(saying("this card library was made by a newer CubeNight (format {0})", *version));
    return *version == schema_version ? Result<Found>(Found::library) : database.damage();
}

// Whether its tables are ours, every one and no other. Those that full-text search keeps for itself are its own affair.
std::optional<Error> check_tables(const Database& database) {
    auto statement = database.prepare(
        "SELECT sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite~_%' ESCAPE '~' AND name NOT LIKE 'words~_%' ESCAPE "
        "'~'");
    if (!statement) return statement.error();
    std::set<std::string> missing(tables.begin(), tables.end());
    for (;;) {
        const auto row = statement->step();
        if (!row) return row.error();
        if (!*row) break;
        if (missing.erase(statement->text(0)) == 0) return database.damage();
    }
    return missing.empty() ? std::nullopt : std::optional(database.damage());
}

std::optional<Error> make_tables(const Database& database) {
    for (const char* const table : tables)
        if (auto error = database.run(table)) return error;
    if (auto error = database.run(("PRAGMA application_id = " + std::to_string(application_mark)).c_str()))
        return error;
    return database.run(("PRAGMA user_version = " + std::to_string(schema_version)).c_str());
}

}  // namespace

Error no_library(const std::filesystem::path& path) {
    return {path.string(), 0, saying("there is no card library yet: cubenight cards import makes one of card data")};
}

std::optional<Error> check_library(const Database& database) {
    const auto found = recognise(database);
    if (!found) return found.error();
    return *found == Found::nothing ? std::optional(no_library(database.path())) : check_tables(database);
}

std::optional<Error> make_library(const Database& database) {
    const auto found = recognise(database);
    if (!found) return found.error();
    if (*found == Found::library) return check_tables(database);
    if (auto error = database.run("BEGIN IMMEDIATE")) return error;
    // Another program may have been quicker.
    const auto still = recognise(database);
    auto error = !still                     ? std::optional(still.error())
                 : *still == Found::library ? check_tables(database)
                                            : make_tables(database);
    if (!error) error = database.run("COMMIT");
    if (error) database.run("ROLLBACK");
    return error;
}

}  // namespace cubenight::library
