#include "src/library/database.hpp"

#include <cerrno>

#include "src/store/files.hpp"

namespace cubenight::library {

namespace fs = std::filesystem;

namespace {

constexpr int most_wait = 5000;             // milliseconds for another program to end its import
constexpr int largest_value = 8 << 20;      // bytes
constexpr int longest_statement = 1 << 16;  // bytes

// What SQLite says of the disk, in the words of files.
Error disk_error(const fs::path& path, sqlite3* database, int otherwise) {
    const int number = database ? ::sqlite3_system_errno(database) : 0;
    errno = number != 0 ? number : otherwise;
    return store::system_error(path, saying("cannot use the card library"));
}

Error error_of(const fs::path& path, sqlite3* database, int code) {
    const auto told = [&path](const Saying& reason) { return Error{path.string(), 0, reason}; };
    switch (code & 0xFF) {
        case SQLITE_BUSY:
        case SQLITE_LOCKED: return told(saying("another program is writing to this card library"));
        case SQLITE_READONLY: return told(saying("this card library cannot be written to"));
        case SQLITE_PERM:
        case SQLITE_AUTH: return disk_error(path, nullptr, EACCES);
        case SQLITE_FULL: return disk_error(path, nullptr, ENOSPC);
        case SQLITE_CANTOPEN: return disk_error(path, database, ENOENT);
        case SQLITE_IOERR: return disk_error(path, database, EIO);
        case SQLITE_NOTADB: return told(saying("this is no card library of CubeNight"));
        case SQLITE_CORRUPT:
            return told(saying("this card library is damaged: move it away and import the cards again"));
        case SQLITE_NOMEM: return told(saying("there is not enough memory"));
        default: break;
    }
    return told(saying("cannot use the card library: {0}", std::string(::sqlite3_errstr(code))));
}

// What is in the file may be anything.
void trust_nothing(sqlite3* database) {
    ::sqlite3_busy_timeout(database, most_wait);
    ::sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    ::sqlite3_db_config(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    ::sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
    ::sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_VIEW, 0, nullptr);
    ::sqlite3_limit(database, SQLITE_LIMIT_LENGTH, largest_value);
    ::sqlite3_limit(database, SQLITE_LIMIT_SQL_LENGTH, longest_statement);
    ::sqlite3_limit(database, SQLITE_LIMIT_ATTACHED, 0);
}

}  // namespace

Statement& Statement::bind(int place, std::string_view text) {
    // A text without bytes is one; none at all is another thing to SQLite.
    ::sqlite3_bind_text(statement_.get(), place, text.empty() ? "" : text.data(), static_cast<int>(text.size()),
                        SQLITE_STATIC);
    return *this;
}

Statement& Statement::bind(int place, std::int64_t number) {
    ::sqlite3_bind_int64(statement_.get(), place, number);
    return *this;
}

Result<bool> Statement::step() {
    const int code = ::sqlite3_step(statement_.get());
    if (code == SQLITE_ROW) return true;
    if (code == SQLITE_DONE) return false;
    return error_of(path_, ::sqlite3_db_handle(statement_.get()), code);
}

std::optional<Error> Statement::run() {
    Result<bool> row = step();
    while (row && *row) row = step();
    reset();
    return row ? std::nullopt : std::optional(row.error());
}

void Statement::reset() {
    ::sqlite3_reset(statement_.get());
    ::sqlite3_clear_bindings(statement_.get());
}

std::string Statement::text(int column) {
    if (::sqlite3_column_type(statement_.get(), column) != SQLITE_TEXT) {
        damaged_ = true;
        return {};
    }
    const auto* bytes = reinterpret_cast<const char*>(::sqlite3_column_text(statement_.get(), column));
    const auto size = static_cast<std::size_t>(::sqlite3_column_bytes(statement_.get(), column));
    return bytes ? std::string(bytes, size) : std::string();
}

std::int64_t Statement::number(int column) {
    damaged_ |= ::sqlite3_column_type(statement_.get(), column) != SQLITE_INTEGER;
    return ::sqlite3_column_int64(statement_.get(), column);
}

Result<Database> Database::open(const fs::path& path, Missing missing) {
    // SQLite would wait for a pipe, and reads some names as addresses; no absolute path is one.
    std::error_code ignored;
    const fs::file_status there = fs::status(path, ignored);
    if (!path.empty() && fs::exists(there) && !fs::is_regular_file(there))
        return Error{path.string(), 0, saying("is not a file")};
    const std::string name = path.empty() ? ":memory:" : fs::absolute(path).string();
    const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
    sqlite3* made = nullptr;
    const int code = ::sqlite3_open_v2(name.c_str(), &made,
                                       missing == Missing::is_made ? flags | SQLITE_OPEN_CREATE : flags, nullptr);
    Database database;
    database.database_.reset(made);
    database.path_ = path;
    if (code != SQLITE_OK) return error_of(path, made, code);
    trust_nothing(made);
    // What an import changes fits into memory, so that readers are kept away while it is put to disk alone.
    for (const char* const setting :
         {"PRAGMA cell_size_check = ON", "PRAGMA temp_store = MEMORY", "PRAGMA cache_size = -131072"})
        if (auto error = database.run(setting)) return *error;
    return database;
}

Result<Statement> Database::prepare(const char* sql) const {
    sqlite3_stmt* made = nullptr;
    const int code = ::sqlite3_prepare_v2(database_.get(), sql, -1, &made, nullptr);
    Statement statement;
    statement.statement_.reset(made);
    statement.path_ = path_;
    if (code != SQLITE_OK) return error_of(path_, database_.get(), code);
    return statement;
}

std::optional<Error> Database::run(const char* sql) const {
    auto statement = prepare(sql);
    return statement ? statement->run() : std::optional(statement.error());
}

Result<std::int64_t> Database::number(const char* sql) const {
    auto statement = prepare(sql);
    if (!statement) return statement.error();
    const auto row = statement->step();
    if (!row) return row.error();
    return *row ? statement->number(0) : 0;
}

std::optional<Error> Database::write_protection() const {
    // A transaction of what cannot be written begins without complaint.
    if (::sqlite3_db_readonly(database_.get(), "main") == 0) return std::nullopt;
    return error_of(path_, database_.get(), SQLITE_READONLY);
}

Error Database::damage() const { return error_of(path_, database_.get(), SQLITE_CORRUPT); }

}  // namespace cubenight::library
