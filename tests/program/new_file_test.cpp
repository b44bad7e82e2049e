// Files on their way to their names: whole or not there, on any file system, and nothing stays behind.
#include "src/store/new_file.hpp"

#include <sys/file.h>

#include "src/store/journal.hpp"
#include "tests/support/folder.hpp"
#include "tests/support/program.hpp"

using namespace cubenight;
using namespace cubenight::store;
using test::Folder;
using test::put_bytes;
using test::text_of;

namespace {

int fails_with_EPERM(const char*, const char*) { return errno = EPERM, -1; }
int fails_with_EINVAL(const char*, const char*) { return errno = EINVAL, -1; }
int fails_with_EIO(const char*, const char*) { return errno = EIO, -1; }

// A FAT disk, then a FUSE one that knows neither.
const NamingCalls without_links = {fails_with_EPERM, system_naming.rename_if_free};
const NamingCalls plain_names = {fails_with_EPERM, fails_with_EINVAL};

std::vector<std::string> names_in(const Folder& folder) {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder.path()))
        names.push_back(entry.path().filename().string());
    std::ranges::sort(names);
    return names;
}

// The number of a process that has ended.
int ended_process() {
    const pid_t child = ::fork();
    if (child == 0) ::_exit(0);
    ::waitpid(child, nullptr, 0);
    return child;
}

}  // namespace

TEST_CASE("a file takes a free name and no other on any file system", "[new_file]") {
    for (const NamingCalls& calls : {system_naming, without_links, plain_names}) {
        Folder folder;
        put_bytes(folder / "taken", "old");
        {
            auto file = NewFile::make(folder / "free");
            REQUIRE(file.ok());
            REQUIRE_FALSE(file->write("new"));
            REQUIRE_FALSE(file->take_free_name(calls));
            auto late = NewFile::make(folder / "taken");
            REQUIRE(late.ok());
            REQUIRE_FALSE(late->write("new"));
            const auto error = late->take_free_name(calls);
            REQUIRE(error.has_value());
            CHECK(error->reason == name_is_taken());
        }
        CHECK(text_of(folder / "free") == "new");
        CHECK(text_of(folder / "taken") == "old");
        CHECK(names_in(folder) == std::vector<std::string>{"free", "taken"});
    }
}

TEST_CASE("other troubles with a name are told and leave nothing", "[new_file]") {
    Folder folder;
    {
        auto file = NewFile::make(folder / "a");
        REQUIRE(file->take_free_name({fails_with_EIO, system_naming.rename_if_free}).has_value());
        REQUIRE(file->take_free_name({fails_with_EPERM, fails_with_EIO}).has_value());
    }
    CHECK(names_in(folder).empty());
}

TEST_CASE("a file that is put aside lies in a folder beside it and covers none", "[new_file]") {
    for (const NamingCalls& calls : {system_naming, plain_names}) {
        const Folder folder;
        const auto file = folder.path() / "mine.cube", aside = folder.path() / "deleted";
        for (const char* const said : {"one", "two"}) {
            put_bytes(file, said);
            REQUIRE(put_aside(file, calls));
            CHECK_FALSE(std::filesystem::exists(file));
        }
        CHECK(text_of(aside / "mine.cube") == "one");
        CHECK(text_of(aside / "mine-2.cube") == "two");
        CHECK_FALSE(put_aside(file, calls));  // it is not there any more
    }
}

TEST_CASE("a night is begun and goes on where a disk knows no hard links", "[new_file][journal]") {
    const std::vector<std::string> first = {"one"}, more = {"two"};
    for (const NamingCalls& calls : {without_links, plain_names}) {
        Folder folder;
        const auto path = folder / "a.night";
        {
            auto journal = Journal::create(path, first, calls);
            REQUIRE(journal.ok());
            CHECK_FALSE(Journal::create(path, first, calls).ok());
            CHECK_FALSE(Journal::open(path).ok());  // the lock holds
            REQUIRE_FALSE(journal->append(more));
        }
        CHECK(read_journal(path)->entries == std::vector<std::string>{"one", "two"});
        CHECK(names_in(folder) == std::vector<std::string>{"a.night"});
    }
}

TEST_CASE("what killed programs left goes with the next file of its kind and nothing else does", "[new_file]") {
    Folder folder;
    const std::string ended = std::to_string(ended_process()), here = std::to_string(::getppid());
    const std::vector<std::string> left = {"a.night.new-" + ended, "b.night.new-" + ended + "-2"};
    const std::vector<std::string> not_left = {"c.night.new-" + here,   // that program runs
                                               "d.txt.new-" + ended,    // of another kind
                                               "e.night.new-" + ended,  // locked: another machine's, on a shared folder
                                               "f.night.new-" + ended + "x", "g.night.new-", "h.night"};
    for (const auto& names : {left, not_left})
        for (const auto& name : names) put_bytes(folder / name, "x");
    const OpenFile locked(::open((folder / not_left[2]).c_str(), O_RDONLY));
    REQUIRE(::flock(locked.get(), LOCK_EX) == 0);
    const std::vector<std::string> first = {"one"};
    REQUIRE(Journal::create(folder / "i.night", first).ok());
    std::vector<std::string> expected = not_left;
    expected.emplace_back("i.night");
    std::ranges::sort(expected);
    CHECK(names_in(folder) == expected);
}

TEST_CASE("a file that is replaced is the old one or the new one and nothing is left beside it", "[new_file]") {
    Folder folder;
    put_bytes(folder / "a.txt", "old");
    { REQUIRE_FALSE(NewFile::make(folder / "a.txt")->write("half")); }
    CHECK(text_of(folder / "a.txt") == "old");
    REQUIRE_FALSE(replace_file(folder / "a.txt", "new"));
    CHECK(text_of(folder / "a.txt") == "new");
    CHECK(names_in(folder) == std::vector<std::string>{"a.txt"});
}
