// The library's file: made, read by several, full, damaged, of others.
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tests/library/invented.hpp"
#include "tests/support/folder.hpp"
#include "tests/support/full_disk.hpp"

using namespace cubenight;
using namespace cubenight::library;
using namespace cubenight::test;
namespace fs = std::filesystem;

namespace {

std::string reason_of(const Result<Library>& result) { return result ? "" : result.error().reason.english(); }

// A library on disk with so many cards.
fs::path filled(const Folder& folder, int cards = 3) {
    const fs::path path = folder / "deep/er/cards.sqlite";
    const Library library = sound(Library::open_or_make(path));
    Writing writing = sound(Writing::begin(library));
    for (int i = 1; i <= cards; ++i) sound(writing.put(invented("reef1", std::to_string(i), "Lamp Eel")));
    REQUIRE_FALSE(writing.commit());
    return path;
}

// Does something to the file as any other program could.
void tamper(const fs::path& path, const char* sql) {
    sqlite3* database = nullptr;
    REQUIRE(::sqlite3_open(path.c_str(), &database) == SQLITE_OK);
    const int code = ::sqlite3_exec(database, sql, nullptr, nullptr, nullptr);
    INFO(::sqlite3_errmsg(database));
    CHECK(code == SQLITE_OK);
    ::sqlite3_close(database);
}

// Reads everything that can be read; the first error.
std::optional<Error> read_all(const Library& library) {
    if (auto error = library.for_each([](const LibraryCard&) { return true; })) return error;
    const auto sets = library.sets();
    if (!sets) return sets.error();
    const auto found = library.search("lamp");
    if (!found) return found.error();
    const auto near = library.near_names("lamp ele");
    return near ? std::nullopt : std::optional(near.error());
}

// Who may do everything is refused nothing: as long as this lives the test is somebody else, who may look into the folder.
class Nobody {
public:
    explicit Nobody(const Folder& folder) {
        if (::geteuid() != 0) return;
        ::chmod(folder.path().c_str(), 0755);
        for (const auto& entry : fs::recursive_directory_iterator(folder.path()))
            if (entry.is_directory()) ::chmod(entry.path().c_str(), 0755);
        was_root_ = ::seteuid(65534) == 0;
    }
    Nobody(const Nobody&) = delete;
    Nobody& operator=(const Nobody&) = delete;
    ~Nobody() {
        if (was_root_) CHECK(::seteuid(0) == 0);
    }

private:
    bool was_root_ = false;
};

}  // namespace

TEST_CASE("a library on disk is made with its folders and is there again", "[library.file]") {
    const Folder folder;
    const fs::path path = filled(folder);
    CHECK(sound(sound(Library::open(path)).size()) == 3);
    CHECK(sound(sound(Library::open_or_make(path)).size()) == 3);
}

TEST_CASE("without a library its error says how one is made", "[library.file]") {
    const Folder folder;
    const std::string none = "there is no card library yet: cubenight cards import makes one of card data";
    CHECK(reason_of(Library::open(folder / "none.sqlite")) == none);
    CHECK_FALSE(fs::exists(folder / "none.sqlite"));
    put_bytes(folder / "empty.sqlite", "");
    CHECK(reason_of(Library::open(folder / "empty.sqlite")) == none);
    CHECK(reason_of(Library::open({})) == none);
    CHECK_FALSE(Library::open_or_make({}));
}

TEST_CASE("what is no library is refused and stays as it is", "[library.file]") {
    const Folder folder;
    const std::string text(5000, 'x');
    put_bytes(folder / "text.sqlite", text);
    const std::string no_library = "this is no card library of CubeNight";
    CHECK(reason_of(Library::open(folder / "text.sqlite")) == no_library);
    CHECK(reason_of(Library::open_or_make(folder / "text.sqlite")) == no_library);
    CHECK(text_of(folder / "text.sqlite") == text);
    tamper(folder / "other.sqlite", "CREATE TABLE cards (id TEXT)");
    const std::string other = text_of(folder / "other.sqlite");
    CHECK(reason_of(Library::open_or_make(folder / "other.sqlite")) == no_library);
    CHECK(text_of(folder / "other.sqlite") == other);
    CHECK(reason_of(Library::open_or_make(folder.path())) == "is not a file");
    REQUIRE(::mkfifo((folder / "pipe").c_str(), 0600) == 0);
    CHECK(reason_of(Library::open(folder / "pipe")) == "is not a file");
}

TEST_CASE("a library of a newer program is refused", "[library.file]") {
    const Folder folder;
    const fs::path path = filled(folder);
    tamper(path, "PRAGMA user_version = 7");
    const std::string newer = "this card library was made by a newer CubeNight (format 7)";
    CHECK(reason_of(Library::open(path)) == newer);
    CHECK(reason_of(Library::open_or_make(path)) == newer);
}

TEST_CASE("tables that are not ours make a library damaged", "[library.file]") {
    const std::string damaged = "this card library is damaged: move it away and import the cards again";
    for (const char* sql : {"CREATE TRIGGER spy AFTER INSERT ON cards BEGIN DELETE FROM cards; END", "DROP TABLE parts",
                            "CREATE VIEW more AS SELECT * FROM cards", "CREATE TABLE more (a)", "DROP TABLE words",
                            "ALTER TABLE cards ADD COLUMN more TEXT", "DROP INDEX cards_by_name"}) {
        const Folder folder;
        const fs::path path = filled(folder);
        tamper(path, sql);
        CHECK(reason_of(Library::open(path)) == damaged);
        CHECK(reason_of(Library::open_or_make(path)) == damaged);
    }
}

TEST_CASE("rows that are not ours are an error and no card", "[library.file]") {
    for (const char* sql :
         {"UPDATE cards SET name = x'FF' WHERE card = 2", "UPDATE cards SET name = '' WHERE card = 2",
          "UPDATE cards SET hp = 'many' WHERE card = 2", "UPDATE cards SET hp = 9999999999 WHERE card = 2",
          "UPDATE cards SET supertype = 'Toy' WHERE card = 2", "UPDATE cards SET name = 'a' || char(27) WHERE card = 2",
          "UPDATE cards SET types = replace(hex(zeroblob(40)), '0', 'x' || char(10)) WHERE card = 2",
          "INSERT INTO parts VALUES (2, 0, 'toy', '', '', '', '')",
          "INSERT INTO parts VALUES (2, 0, 'attack', '', '', '', '')",
          "INSERT INTO parts VALUES (2, 0, 'rule', '', '', '', x'00')",
          "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000) "
          "INSERT INTO parts SELECT 2, i, 'rule', '', '', '', 'x' FROM n"}) {
        const Folder folder;
        const fs::path path = filled(folder);
        tamper(path, sql);
        const Library library = sound(Library::open(path));
        INFO(sql);
        CHECK(read_all(library));
        CHECK_FALSE(library.by_id("reef1-2"));
        CHECK(sound(library.by_id("reef1-1")));  // its neighbours are read
    }
    const Folder folder;
    const fs::path path = filled(folder);
    tamper(path, "UPDATE sets SET total = -1");
    CHECK_FALSE(sound(Library::open(path)).sets());
}

TEST_CASE("a file with any byte changed is read or refused", "[library.file]") {
    const Folder folder;
    const fs::path path = filled(folder, 40);
    const std::string whole = text_of(path);
    std::size_t refused = 0, read = 0;
    for (std::size_t at = 0; at < whole.size(); at += 97) {
        std::string bytes = whole;
        bytes[at] = static_cast<char>(bytes[at] ^ (1 << at % 8));
        put_bytes(path, bytes);
        const auto library = Library::open(path);
        if (library && !read_all(*library)) ++read;
        else ++refused;
        if (!library) continue;
        if (auto writing = Writing::begin(*library)) (void)writing->put(invented("reef1", "2", "Lamp Cod"));
    }
    CHECK(refused > 20);
    CHECK(read > 20);
    for (const std::size_t size : {100u, 4096u, 20'000u}) {
        put_bytes(path, whole.substr(0, size));
        const auto library = Library::open(path);
        CHECK((!library || read_all(*library)));
    }
}

TEST_CASE("who reads is not disturbed by who writes", "[library.file]") {
    const Folder folder;
    const fs::path path = filled(folder);
    const Library reader = sound(Library::open(path)), writer = sound(Library::open(path));
    Writing writing = sound(Writing::begin(writer, Begin::empty));
    for (int i = 0; i < 5000; ++i) sound(writing.put(invented("reef2", std::to_string(i), "Lamp Cod")));
    CHECK(sound(reader.size()) == 3);
    CHECK(sound(reader.by_id("reef1-1")));
    REQUIRE_FALSE(writing.commit());
    CHECK(sound(reader.size()) == 5000);
    CHECK_FALSE(sound(reader.by_id("reef1-1")));
}

TEST_CASE("one program at a time writes", "[library.file]") {
    const Folder folder;
    const fs::path path = filled(folder);
    const Library first = sound(Library::open(path)), second = sound(Library::open(path));
    Writing writing = sound(Writing::begin(first));
    const auto other = Writing::begin(second);
    REQUIRE_FALSE(other);
    CHECK(other.error().reason.english() == "another program is writing to this card library");
    CHECK(sound(writing.put(invented("reef2", "1", "Lamp Cod"))) == Put::added);
    REQUIRE_FALSE(writing.commit());
    CHECK(sound(second.size()) == 4);
}

TEST_CASE("a full disk leaves the library as it was", "[library.file][disk]") {
    const Folder folder;
    const fs::path path = filled(folder);
    const auto before = fs::file_size(path);
    for (const std::uintmax_t room : {0u, 8'000u, 100'000u}) {
        std::optional<Error> error;
        {
            const FullDisk full(before + room);
            const Library library = sound(Library::open(path));
            Writing writing = sound(Writing::begin(library));
            for (int i = 0; i < 5000 && !error; ++i)
                if (const auto put = writing.put(invented("reef2", std::to_string(i), "Lamp Cod")); !put)
                    error = put.error();
            if (!error) error = writing.commit();
        }
        REQUIRE(error);
        CHECK(error->reason.english().starts_with("cannot use the card library: "));
        const Library library = sound(Library::open(path));
        CHECK(sound(library.size()) == 3);
        CHECK(sound(library.search("lamp")).all == 3);
        CHECK_FALSE(read_all(library));
    }
}

TEST_CASE("a library that may not be written is read", "[library.file]") {
    const Folder folder;
    const fs::path path = filled(folder);
    REQUIRE(::chmod(path.c_str(), 0444) == 0);
    const Nobody nobody(folder);
    const Library library = sound(Library::open_or_make(path));
    CHECK_FALSE(read_all(library));
    const auto writing = Writing::begin(library);
    REQUIRE_FALSE(writing);
    CHECK(writing.error().reason.english() == "this card library cannot be written to");
}

TEST_CASE("a library that may not be read says so", "[library.file]") {
    const Folder folder;
    const fs::path path = filled(folder);
    REQUIRE(::chmod(path.c_str(), 0) == 0);
    const Nobody nobody(folder);
    CHECK(reason_of(Library::open(path)) == "cannot use the card library: Permission denied");
}
