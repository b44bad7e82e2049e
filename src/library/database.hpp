// SQLite with errors as values. A database file can be damaged or made by somebody who wishes harm: nothing in it is run
// (no triggers, no views), a row is at most a few megabytes, and a value of a wrong kind is told, never taken for another.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.hpp"

namespace cubenight::library {

// Whether a file that is not there is made.
enum class Missing : std::uint8_t { is_error, is_made };

// A query that may run several times. REQUIRES: its database lives.
class Statement {
public:
    // Places are counted from 1. A text must live until the next reset.
    Statement& bind(int place, std::string_view text);
    Statement& bind(int place, std::int64_t number);
    // Whether there is a row now.
    Result<bool> step();
    // Runs to the end, then is ready to run again.
    std::optional<Error> run();
    void reset();

    // Columns of the row, from 0. A value of another kind is empty, or 0, and makes the row damaged.
    std::string text(int column);
    std::int64_t number(int column);
    // Whether a row so far had a value of a wrong kind.
    bool damaged() const { return damaged_; }

private:
    friend class Database;
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const { ::sqlite3_finalize(statement); }
    };
    std::unique_ptr<sqlite3_stmt, Finalize> statement_;
    std::filesystem::path path_;
    bool damaged_ = false;
};

class Database {
public:
    // An open file, or a database in memory alone where the path is empty.
    static Result<Database> open(const std::filesystem::path& path, Missing missing);

    Result<Statement> prepare(const char* sql) const;
    std::optional<Error> run(const char* sql) const;
    // The first column of the first row; 0 where there is none.
    Result<std::int64_t> number(const char* sql) const;
    const std::filesystem::path& path() const { return path_; }
    // The error where it cannot be written to; nothing where it can, as far as is known before.
    std::optional<Error> write_protection() const;
    // What is told where a row is not what this program wrote.
    Error damage() const;

private:
    struct Close {
        void operator()(sqlite3* database) const { ::sqlite3_close_v2(database); }
    };
    std::unique_ptr<sqlite3, Close> database_;
    std::filesystem::path path_;
};

// As long as it lives, what is read is of one state of the database, whoever writes meanwhile.
class OneState {
public:
    explicit OneState(const Database& database) : database_(database) { database_.run("SAVEPOINT one_state"); }
    OneState(const OneState&) = delete;
    OneState& operator=(const OneState&) = delete;
    ~OneState() { database_.run("RELEASE one_state"); }

private:
    const Database& database_;
};

}  // namespace cubenight::library
